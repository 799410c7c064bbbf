"""The rules at hand, rendered from the printed facts; what the owner may tell or put right."""

from companion.games.rise_and_fall.lookup.entries import entries, house_facts

__all__ = ["entries", "house_facts"]
