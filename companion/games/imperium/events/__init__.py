"""What can happen at an Imperium table."""

from companion.core import kept, written
from companion.core.rooms import events_of
from companion.games.imperium.events import (
    cards,
    company,
    ending,
    keeping,
    market,
    seen,
    tokens,
    turns,
    your_deck,
)
from companion.games.imperium.rows_only import events as reading

EVENTS = events_of(
    cards, tokens, market, seen, turns, ending, keeping, your_deck, company, kept, written, reading
)
