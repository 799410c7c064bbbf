"""The command that puts a number of "Check the table" right: `correct(state, fact, value)`."""

from __future__ import annotations

from companion.core.command import Command
from companion.core.game import TableFact
from companion.games.tapestry.bot.correcting import CorrectBots
from companion.games.tapestry.commands import Correct, CorrectHand
from companion.games.tapestry.state import AUTOMA, SHADOW, UNKNOWN, UNKNOWN_TILE, State


def correct(state: State, fact: TableFact, value: int) -> Command[State]:
    """The command for a fact whose value is a number."""
    owner, _, what = fact.key.partition(".")
    if owner in (AUTOMA, SHADOW):
        return CorrectBots(f"{what}.{owner}" if what == "outposts" else what, value)
    if what == "hand":
        return CorrectHand(owner, what, _as_many(state.players[owner].hand, value, UNKNOWN))
    if what == "tiles":
        held = tuple(str(tile) for tile in state.players[owner].tiles)
        return CorrectHand(owner, what, _as_many(held, value, str(UNKNOWN_TILE)))
    return Correct(owner, what, value)


def _as_many(held: tuple[str, ...], n: int, unknown: str) -> tuple[str, ...]:
    """The first of those held, and cards nobody named."""
    return (*held[:n], *(unknown for _ in range(n - len(held))))
