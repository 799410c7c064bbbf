"""A player's numbers, counted anew."""

from __future__ import annotations

from companion.core.message import Message
from companion.core.offer import Filled, Section
from companion.core.question import Amount, Choice, Option
from companion.games.tapestry.correcting.commands import (
    LIMITS,
    MOST_POINTS,
    Correct,
    most_of,
)
from companion.games.tapestry.offers.blanks import NUMBER, PLAYER, so_many, whose
from companion.games.tapestry.state import State
from companion.games.tapestry.turn.names import thing_name

WHAT = "what"


def put_right(section: Section[State], state: State) -> None:
    """Points, resources, buildings, outposts, income turns."""
    section.offer(
        "right.number",
        Message("tapestry.offer.number"),
        lambda f: Correct(f[PLAYER], f[WHAT], f[NUMBER]),
        whose(state),
        _what(),
        lambda f: _number(state, f),
        icon="edit",
    )


def _what() -> Choice:
    options = tuple(Option(one, _called(one)) for one in LIMITS)
    return Choice(WHAT, Message("tapestry.offer.ask.what"), options)


def _called(what: str) -> Message:
    kind, _, which = what.partition(".")
    return thing_name(which) if which else Message(f"tapestry.corrected.{kind}")


def _number(state: State, filled: Filled) -> Amount:
    player, what = filled[PLAYER], filled[WHAT]
    low = -MOST_POINTS if what == "points" else 0
    return so_many(low, most_of(state, player, what), _now(state, player, what))


def _now(state: State, player: str, what: str) -> int:
    me = state.players[player]
    kind, _, which = what.partition(".")
    match kind:
        case "points":
            return max(-MOST_POINTS, min(me.score, MOST_POINTS))
        case "resource":
            return me.resources[which]
        case "building":
            return me.buildings[which]
        case "rows":
            return me.capital.rows_counted
        case "columns":
            return me.capital.columns_counted
    return int(getattr(me, kind))
