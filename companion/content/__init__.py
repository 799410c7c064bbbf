"""Content files into records that check themselves."""

from companion.content.load import SHELF, Shelf, find, load, load_all, read
from companion.content.owners_words import word_of
from companion.content.printed import fact_of

__all__ = ["SHELF", "Shelf", "fact_of", "find", "load", "load_all", "read", "word_of"]
