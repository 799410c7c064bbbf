"""Content files into records that check themselves."""

from companion.content.load import SHELF, Shelf, find, load, read

__all__ = ["SHELF", "Shelf", "find", "load", "read"]
