"""Choosing somebody at the table."""

from __future__ import annotations

from companion.core.message import Message
from companion.games.tapestry.cards.moments import in_force
from companion.games.tapestry.nouns import ANYBODY
from companion.games.tapestry.turn.neighbours import opponents
from companion.games.tapestry.turn.turn import Turn


def choose(turn: Turn) -> str:
    """One of the people opposite; nobody where there is none."""
    people = [owner for owner in opponents(turn.state, turn.player) if owner in turn.state.players]
    options = ANYBODY.these(turn.state, people)
    return turn.choose("partner", Message("tapestry.ask.partner"), options) if options else ""


def at_peace(turn: Turn, other: str | None) -> bool:
    """Whether a card of either forbids conquests between the player and this owner."""
    if other is None:
        return False
    mine = any(card.at_peace(other) for card in in_force(turn))
    return mine or any(card.at_peace(turn.player) for card in in_force(turn.of(other)))
