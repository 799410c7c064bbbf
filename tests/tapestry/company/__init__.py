"""A table of people that does not tell every move."""
