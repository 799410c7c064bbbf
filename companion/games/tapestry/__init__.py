"""Tapestry: the human side of the table, its bots, its printed facts."""
