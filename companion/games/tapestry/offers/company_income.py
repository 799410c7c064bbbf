"""An income turn told at once: what is uncovered by the buildings is worked out as they are said.

Every number is a blank with what it would be; whoever says nothing else takes them all.
"""

from __future__ import annotations

from companion.core.message import Message
from companion.core.offer import Blank, Filled, Section
from companion.core.question import Amount
from companion.games.tapestry import content
from companion.games.tapestry.company import income
from companion.games.tapestry.company.commands import MOST_AT_ONCE
from companion.games.tapestry.company.commands_of_income import MOST_TOLD, CountIncome
from companion.games.tapestry.company.reported import Reported
from companion.games.tapestry.correcting.facts.people import number_name
from companion.games.tapestry.describing import benefit_text
from companion.games.tapestry.income.income_mat import SCORED, Icon
from companion.games.tapestry.nouns import said
from companion.games.tapestry.player import BUILDINGS, BUILDINGS_EACH, RESOURCE_CAP, RESOURCES
from companion.games.tapestry.player import Player as Person
from companion.games.tapestry.state import State
from companion.games.tapestry.turn.names import player_name, thing_name

WAITED, TOLD = "waited", ("techs", "territories", "lines")


def incomes(section: Section[State], state: State) -> None:
    """Everybody's next, whoever's turn it is."""
    for player in state.players:
        name = said(player_name(state, player))
        number = income.turn_of(state, player).number
        section.under(name).offer(
            f"income.{player}",
            Message("tapestry.company.income", player=name, turn=number),
            _Draft(state, player).command,
            *_Draft(state, player).blanks(),
            icon="income",
        )


class _Draft:
    """An income turn of somebody as far as it was said."""

    def __init__(self, state: State, player: str) -> None:
        self.me = state.players[player]
        self.turn = income.turn_of(state, player)
        self.before = income.reported_before(state, player)
        self.said = income.said_before(state, player)

    def blanks(self) -> tuple[Blank, ...]:
        """In the order in which one follows from the other."""
        return (
            Amount(WAITED, Message("tapestry.company.ask.waited"), -MOST_AT_ONCE, MOST_AT_ONCE, 0),
            *(self._building(one) for one in BUILDINGS),
            *(self._told(one) for one in TOLD),
            *(self._points(place) for place in _places()),
            *(self._gain(one) for one in RESOURCES),
        )

    def command(self, f: Filled) -> CountIncome:
        """With everything said."""
        told = self._said(f)
        return CountIncome(
            self.me.id,
            f[WAITED],
            {one: f[f"building.{one}"] for one in BUILDINGS},
            told.techs,
            told.territories,
            told.lines,
            {one: f[f"points.{one}"] for one in _places() if f"points.{one}" in f},
            {one: f[f"gain.{one}"] for one in RESOURCES if f"gain.{one}" in f},
        )

    def _now(self, f: Filled) -> Person:
        buildings = {one: f[f"building.{one}"] for one in BUILDINGS}
        return income.with_buildings(self.me, buildings)

    def _icons(self, f: Filled) -> tuple[Icon, ...]:
        return income.point_icons(self._now(f)) if self.turn.scores else ()

    def _said(self, f: Filled) -> Reported:
        return Reported(*(f.get(one, getattr(self.before, one)) for one in TOLD))

    def _building(self, one: str) -> Amount:
        now = self.me.buildings[one]
        return Amount(f"building.{one}", number_name(f"building.{one}"), 0, BUILDINGS_EACH, now)

    def _told(self, one: str) -> Blank:
        text = Message(f"tapestry.company.ask.{one}")
        before = min(getattr(self.before, one), MOST_TOLD)
        guess = before if before or one in self.said else None
        asked = Amount(one, text, 0, MOST_TOLD, guess)
        return lambda f: asked if one in income.asks_for(self._icons(f)) else None

    def _points(self, place: str) -> Blank:
        def asked(f: Filled) -> Amount | None:
            icon = next((one for one in self._icons(f) if one.place == place), None)
            if icon is None:
                return None
            guess = min(income.worth(icon, self._said(f)), MOST_AT_ONCE)
            text = benefit_text(icon.benefit)
            return Amount(f"points.{place}", text, -MOST_AT_ONCE, MOST_AT_ONCE, guess)

        return asked

    def _gain(self, resource: str) -> Blank:
        def asked(f: Filled) -> Amount | None:
            if not self.turn.gains:
                return None
            guess = income.gains(self._now(f))[resource]
            text = thing_name(resource)
            return Amount(f"gain.{resource}", text, -RESOURCE_CAP, RESOURCE_CAP, guess)

        return asked


def _places() -> tuple[str, ...]:
    """Every space of the income mat that may give points."""
    return tuple(
        f"{building}.{space.space}"
        for building in BUILDINGS
        for space in content.income_track(building).spaces
        if any(one.op in SCORED for one in space.reveals)
    )
