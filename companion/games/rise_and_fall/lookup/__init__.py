"""The rules at hand, rendered from the printed facts; what the owner may tell or put right."""

from companion.games.rise_and_fall.lookup.entries import entries, house_facts
from companion.games.rise_and_fall.lookup.held import ACTS as ACTS
from companion.games.rise_and_fall.lookup.held import HELD as HELD

__all__ = ["HELD", "entries", "house_facts"]
