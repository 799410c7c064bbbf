"""Civilizations: a file and a class for each, named as in the data, and the moments they answer."""
