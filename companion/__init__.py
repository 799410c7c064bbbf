"""Loom: the table companion, without its screens."""
