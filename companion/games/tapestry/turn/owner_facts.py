"""What no source gives, asked of the owner when it first matters and kept with the game."""

from __future__ import annotations

from companion.games.tapestry import house_facts
from companion.games.tapestry.turn.events import FactSettled
from companion.games.tapestry.turn.turn import Turn


def settle(turn: Turn, fact: str) -> str:
    """Ask once in this game; the answer is kept with it."""
    if fact not in turn.state.setup.facts:
        turn.record(FactSettled(fact, house_facts.ask(turn.step, fact)))
    return turn.state.setup.fact(fact)
