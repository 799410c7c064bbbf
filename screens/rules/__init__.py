"""The rules at hand: found in a breath, opened over the table, told by the owner where unknown."""
