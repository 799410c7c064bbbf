"""An income turn told at once: what is uncovered by the buildings is worked out as they are said.

Every number is a blank with what it would be; whoever says nothing else takes them all.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache
from typing import Any

from companion.core.form import Form, form
from companion.core.message import Message
from companion.core.noun import HowMany
from companion.core.offer import Filled, Section
from companion.games.tapestry import content
from companion.games.tapestry.company import income
from companion.games.tapestry.company.commands import MOST_AT_ONCE
from companion.games.tapestry.company.commands_of_income import (
    MOST_TOLD,
    CountIncome,
    why_no_more,
)
from companion.games.tapestry.company.reported import Reported
from companion.games.tapestry.correcting.facts.people import number_name
from companion.games.tapestry.describing import benefit_text
from companion.games.tapestry.income.income_mat import SCORED, Icon
from companion.games.tapestry.nouns import PERSON, PLAYER, said
from companion.games.tapestry.player import BUILDINGS, BUILDINGS_EACH, RESOURCE_CAP, RESOURCES
from companion.games.tapestry.player import Player as Person
from companion.games.tapestry.state import State
from companion.games.tapestry.turn.names import player_name, thing_name

WAITED, TOLD = "waited", ("techs", "territories", "lines")
Known = Callable[[State, Filled], int | None]


def incomes(section: Section[State], state: State) -> None:
    """Everybody's next, whoever's turn it is."""
    for player in state.players:
        name = said(player_name(state, player))
        number = income.turn_of(state, player).number
        label = Message("tapestry.company.income", player=name, turn=number)
        offer = _form().on(state, known={PLAYER: player})
        section.under(name).keep(replace(offer, id=f"income.{player}", label=label))


def _now(state: State, f: Filled) -> Person:
    """With the buildings that were said."""
    buildings = {one: f[f"building.{one}"] for one in BUILDINGS}
    return income.with_buildings(state.players[f[PLAYER]], buildings)


def _icons(state: State, f: Filled) -> tuple[Icon, ...]:
    scores = income.turn_of(state, f[PLAYER]).scores
    return income.point_icons(_now(state, f)) if scores else ()


def _icon(state: State, f: Filled, place: str) -> Icon | None:
    return next((one for one in _icons(state, f) if one.place == place), None)


def _reported(state: State, f: Filled) -> Reported:
    before = income.reported_before(state, f[PLAYER])
    return Reported(*(f.get(one, getattr(before, one)) for one in TOLD))


def _beside(key: str, text: Message, most: int, now: Known) -> HowMany[State]:
    """A number that may as well be less than nothing."""
    return HowMany(key, text, now, lambda state, f: most, lambda state, f: -most)


def _building(one: str) -> HowMany[State]:
    return HowMany(
        f"building.{one}",
        number_name(f"building.{one}"),
        lambda state, f: state.players[f[PLAYER]].buildings[one],
        lambda state, f: BUILDINGS_EACH,
    )


def _told(one: str) -> HowMany[State]:
    """As it was said the last time; empty where nobody said it."""

    def before(state: State, f: Filled) -> int | None:
        known: int = getattr(income.reported_before(state, f[PLAYER]), one)
        return known if known or one in income.said_before(state, f[PLAYER]) else None

    return HowMany(
        one,
        Message(f"tapestry.company.ask.{one}"),
        before,
        lambda state, f: MOST_TOLD,
        asked=lambda state, f: one in income.asks_for(_icons(state, f)),
    )


def _points(place: str) -> HowMany[State]:
    """What an uncovered icon is worth."""

    def worth(state: State, f: Filled) -> int | None:
        icon = _icon(state, f, place)
        return None if icon is None else income.worth(icon, _reported(state, f))

    def text(state: State, f: Filled) -> Message:
        icon = _icon(state, f, place)
        assert icon is not None
        return benefit_text(icon.benefit)

    return replace(
        _beside(f"points.{place}", Message("tapestry.company.ask.waited"), MOST_AT_ONCE, worth),
        text=text,
        asked=lambda state, f: _icon(state, f, place) is not None,
    )


def _gain(resource: str) -> HowMany[State]:
    """What the uncovered icons give of a resource."""
    return replace(
        _beside(
            f"gain.{resource}",
            thing_name(resource),
            RESOURCE_CAP,
            lambda state, f: income.gains(_now(state, f))[resource],
        ),
        asked=lambda state, f: income.turn_of(state, f[PLAYER]).gains,
    )


def _places() -> tuple[str, ...]:
    """Every space of the income mat that may give points."""
    return tuple(
        f"{building}.{space.space}"
        for building in BUILDINGS
        for space in content.income_track(building).spaces
        if any(one.op in SCORED for one in space.reveals)
    )


def _counted(state: State, f: Filled) -> CountIncome:
    """With everything said."""
    told = _reported(state, f)
    return CountIncome(
        f[PLAYER],
        f[WAITED],
        {one: f[f"building.{one}"] for one in BUILDINGS},
        told.techs,
        told.territories,
        told.lines,
        {one: f[f"points.{one}"] for one in _places() if f"points.{one}" in f},
        {one: f[f"gain.{one}"] for one in RESOURCES if f"gain.{one}" in f},
    )


def _numbers() -> Iterator[HowMany[State]]:
    """In the order in which one follows from the other."""
    text = Message("tapestry.company.ask.waited")
    yield _beside(WAITED, text, MOST_AT_ONCE, lambda state, f: 0)
    yield from map(_building, BUILDINGS)
    yield from map(_told, TOLD)
    yield from map(_points, _places())
    yield from map(_gain, RESOURCES)


@cache
def _form() -> Form[State]:
    """Whose, and the numbers."""
    numbers: dict[str, Any] = {one.key: one for one in _numbers()}
    whose = replace(PERSON, closed=lambda state, f, player: why_no_more(state, player))
    text = Message("tapestry.button.income")
    return form(CountIncome, "income", text, icon="income", makes=_counted, player=whose, **numbers)
