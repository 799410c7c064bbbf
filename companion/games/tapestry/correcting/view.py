"""The offer that puts a number of "Check the table" right: `correct(state, fact)`."""

from __future__ import annotations

from functools import partial

from companion.core.command import Command
from companion.core.game import TableFact
from companion.core.message import Message
from companion.core.offer import Offer, number_of
from companion.games.tapestry.bots.correcting import CorrectBots
from companion.games.tapestry.correcting.commands import Correct, CorrectHand
from companion.games.tapestry.owners import AUTOMA, SHADOW
from companion.games.tapestry.state import UNKNOWN, UNKNOWN_TILE, State


def correct(state: State, fact: TableFact) -> Offer[State]:
    """For a fact whose value is a number."""
    owner, _, what = fact.key.partition(".")
    now = int(str(fact.value))
    if owner not in (AUTOMA, SHADOW):
        return number_right(state, owner, what, now)
    number = f"{what}.{owner}" if what == "outposts" else what
    return number_of(fact.key, fact.label, lambda n: CorrectBots(number, n), now)


def number_right(state: State, player: str, what: str, now: int = 0) -> Offer[State]:
    """For a number of a player: `what` is the id of a `Count`, or "points"."""
    label = Message("tapestry.offer.number")
    make = partial(_command, state, player, what)
    return number_of(f"{player}.{what}", label, make, now)


def _command(state: State, player: str, what: str, value: int) -> Command[State]:
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
