"""Tapestry cards that the vocabulary cannot say: a file and a class for each, named as there."""
