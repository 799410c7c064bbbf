"""Loom: the table companion, without its screens."""

__version__ = "0.3.0"
