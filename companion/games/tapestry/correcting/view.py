"""The command that puts a number of "Check the table" right: `correct(state, fact, value)`."""

from __future__ import annotations

from companion.core.command import Command
from companion.core.game import TableFact
from companion.games.tapestry.bots.correcting import CorrectBots
from companion.games.tapestry.correcting.commands import Correct, CorrectHand
from companion.games.tapestry.owners import AUTOMA, SHADOW
from companion.games.tapestry.state import UNKNOWN, UNKNOWN_TILE, State


def correct(state: State, fact: TableFact, value: int) -> Command[State]:
    """The command for a fact whose value is a number."""
    owner, _, what = fact.key.partition(".")
    if owner in (AUTOMA, SHADOW):
        return CorrectBots(f"{what}.{owner}" if what == "outposts" else what, value)
    return set_number(state, owner, what, value)


def set_number(state: State, player: str, what: str, value: int) -> Command[State]:
    """The command for a number of a player: `what` is the id of a `Count`, or "points"."""
    me = state.players[player]
    held = {
        "hand": me.hand,
        "tiles": tuple(str(tile) for tile in me.tiles),
        "space_tiles": tuple(str(tile) for tile in me.space_tiles),
    }
    if what not in held:
        return Correct(player, what, value)
    unknown = UNKNOWN if what == "hand" else str(UNKNOWN_TILE)
    return CorrectHand(player, what, _as_many(held[what], value, unknown))


def _as_many(held: tuple[str, ...], n: int, unknown: str) -> tuple[str, ...]:
    """The first of those held, and cards nobody named."""
    return (*held[:n], *(unknown for _ in range(n - len(held))))
