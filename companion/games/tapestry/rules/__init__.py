"""The rulebook of Tapestry, a file per chapter."""
