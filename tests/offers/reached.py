"""What can be done by each front end in a state, as the commands it comes to.

The terminal and a random player take the session's offers. The window takes what its pages are
touched for: the same pages that a browser shows.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from itertools import islice
from typing import Any

from companion.core.command import Command
from companion.core.noun import nobody_refused
from companion.core.offer import Offer, refusal
from companion.core.question import Choice, Text
from companion.core.sure import SURE, YES, Sure
from companion.games.rise_and_fall.commands.act import Act
from companion.games.rise_and_fall.commands.setup import PlaceStart
from companion.games.tapestry.tracks.commands import AdvanceOnTrack
from tests.offers.touched import on_the_pages

ENOUGH = 4_000
"""So many ways of one offer at most."""
MOST_BLANKS = 4
"""A grid of numbers is not filled in every way: only its kind is compared."""
NUMBERS, LISTS = re.compile(r"(?<![\w'.])-?\d+\b"), re.compile(r"\((?:[^()=]*,[^()=]*)?\)")
NONE: frozenset[type] = frozenset()
LAID = ("LayTile", "TurnTile", "PaintSea", "RubOutSea", "TeachTapestry")
"""Not looked at, so that they need not be filled in: their ways are more than can be tried."""


Reached = Mapping[str, Command[Any] | None]


def commands_of(offers: Iterable[Offer[Any]]) -> Reached:
    """Every command that those come to which may be done, by what it is; None for a grid's."""
    may = [one for one in offers if _kind_of(one) not in LAID and one.reason is None]
    few = (one for one in may if len(one.blanks) <= MOST_BLANKS)
    found = ((one, way) for one in few for way in islice(_ways(one.filling, {}), ENOUGH))
    made = ((one.make(filled), kinds) for one, (filled, kinds) in found)
    known = {_known_as(command, kinds): command for command, kinds in made}
    return {**known, **{_kind_of(one): None for one in may if len(one.blanks) > MOST_BLANKS}}


def _kind_of(offer: Offer[Any]) -> str:
    """What it comes to, however it is filled in; empty where only filling says so."""
    kind = getattr(getattr(offer.filling, "form", None), "kind", None)
    return "" if kind is None else kind.__name__


def _known_as(command: Command[Any], asked: frozenset[type]) -> str:
    """What there is without end is one: any number, any of several, any words."""
    if any(issubclass(one, Text) for one in asked):
        return _kind(command)
    return _said(command) if asked <= {Choice} else _outline(command)


def _kind(command: Command[Any]) -> str:
    return type(command).__name__


def _said(command: Command[Any]) -> str:
    """A space that a touch has said is asked for otherwise."""
    by_touch = isinstance(command, PlaceStart | Act)
    return repr(replace(command, space="") if by_touch else command)


def _bonus_later(command: Command[Any]) -> str:
    """The window may leave the bonus of an advance open: it is asked when it comes."""
    return _said(replace(command, bonus="") if isinstance(command, AdvanceOnTrack) else command)


def _outline(command: Command[Any]) -> str:
    """Without its numbers and lists."""
    return NUMBERS.sub("#", LISTS.sub("()", _said(command)))


Way = tuple[Mapping[str, Any], frozenset[type]]
"""What is filled in, and the kinds of questions that asked for it."""


def _ways(filling: Any, so_far: Mapping[str, Any], kinds: frozenset[type] = NONE) -> Iterator[Way]:
    """Ways to fill it in; what fits is not looked at."""
    if filling is None:
        yield so_far, kinds
        return
    if isinstance(filling, Sure):
        yield {SURE: YES}, kinds
        return
    filled = {**filling.known, **so_far}
    for one in filling.form.open(filling.state, filled):
        question = one.question(filling.state, filled, nobody_refused)
        if question is not None:
            for value in question.examples():
                more = {**so_far, question.key: value}
                yield from _ways(filling, more, kinds | {type(question)})
            return
    yield so_far, kinds


def differences(game: Any, state: Any) -> tuple[set[str], set[str]]:
    """What can be done in the terminal alone, and in the window alone."""
    there, here = commands_of(game.offers(state)), commands_of(on_the_pages(game, state))
    later = {*map(_bonus_later, filter(None, there.values()))}
    return {*_alone(there, here, state)}, {*_alone(here, there, state)} - later


def _alone(some: Reached, others: Reached, state: Any) -> Iterator[str]:
    """What is reached among some, and not among others; not what is refused all the same."""
    made = [*filter(None, others.values())]
    known = {*others, *map(_outline, made), *map(_kind, made)}
    for key, command in some.items():
        if command is None:
            if key not in known:
                yield key
            continue
        ways = {_outline(command), _kind(command)}
        if key not in known and not ways & others.keys() and _counts(command, state):
            yield key


def _counts(command: Command[Any], state: Any) -> bool:
    """May be done; what is put together touch by touch no view holds."""
    return _kind(command) not in LAID and refusal(command, state) is None
