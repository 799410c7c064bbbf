"""How a table stands, in groups: to be checked, or looked at as it stood once."""
