"""A player's numbers, counted anew."""

from __future__ import annotations

from companion.core.message import Message
from companion.core.offer import Filled, Section
from companion.core.question import Amount, Choice
from companion.games.tapestry.correcting.facts import Number
from companion.games.tapestry.correcting.facts.people import LIMITS, number_name, number_of
from companion.games.tapestry.correcting.set_value import SetValue
from companion.games.tapestry.offers.blanks import NUMBER, PLAYER, one_of, so_many, whose
from companion.games.tapestry.state import State

WHAT = "what"


def put_right(section: Section[State], state: State) -> None:
    """Points, resources, buildings, outposts, income turns."""
    section.offer(
        "right.number",
        Message("tapestry.offer.number"),
        lambda f: SetValue(Number(f[PLAYER], f[WHAT], f[NUMBER])),
        whose(state),
        _what(),
        lambda f: _number(state, f),
        icon="edit",
    )


def _what() -> Choice:
    named = ((one, number_name(one)) for one in LIMITS)
    return one_of(WHAT, Message("tapestry.offer.ask.what"), named)


def _number(state: State, filled: Filled) -> Amount:
    now = number_of(state, filled[PLAYER], filled[WHAT])
    low, most = Number(filled[PLAYER], filled[WHAT], now).limits(state)
    return so_many(low, most, max(low, min(now, most)))
