"""An income turn that is only counted: what the uncovered icons are worth and give.

Rulebook, "Income turns": points on turns 2 to 5, income on turns 1 to 4. What the app cannot know
(technologies, territories, rows and columns) is said, as it was said the last time.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from companion.games.tapestry.benefits import Benefit, Verb
from companion.games.tapestry.company.reported import Reported
from companion.games.tapestry.flow import INCOME_STEPS
from companion.games.tapestry.income import income_mat
from companion.games.tapestry.income.income_mat import Icon
from companion.games.tapestry.player import RESOURCES, Player
from companion.games.tapestry.score import counting
from companion.games.tapestry.state import LAST_INCOME_TURN, Phase, State

FIRST_THAT_SCORES = 2
"""From this income turn on points are counted."""


@dataclass(frozen=True, slots=True)
class Turn:
    """Which income turn it is, and what of it is still to be done."""

    number: int
    begun: bool
    """The app has followed it so far."""
    phases: tuple[Phase, ...]

    @property
    def scores(self) -> bool:
        return Phase.INCOME_POINTS in self.phases

    @property
    def gains(self) -> bool:
        return Phase.INCOME_GAIN in self.phases

    @property
    def plays_tapestry(self) -> bool:
        return Phase.INCOME_TAPESTRY in self.phases and self.number < LAST_INCOME_TURN


def turn_of(state: State, player: str) -> Turn:
    """The one that the person is in, or the next."""
    order = [step.phase for step in INCOME_STEPS]
    begun = state.turn == player and state.phase in order
    number = state.players[player].income_turns + (not begun)
    phases = [step.phase for step in INCOME_STEPS if number in step.turns]
    if begun:
        phases = [phase for phase in phases if order.index(phase) >= order.index(state.phase)]
    return Turn(number, begun, tuple(phases))


def reported_before(state: State, player: str) -> Reported:
    """As it was said the last time; where everything was told, as the app knows it."""
    last = state.told.get(player, Reported())
    return Reported(
        max(last.techs, counting.technologies(state, player)),
        max(last.territories, counting.controlled_territories(state, player)),
        max(last.lines, counting.rows_and_columns(state, player)),
    )


def said_before(state: State, player: str) -> frozenset[str]:
    """What was asked at an income turn before: a 0 of these was said by somebody."""
    me = state.players[player]
    if player not in state.told or me.income_turns < FIRST_THAT_SCORES:
        return frozenset()
    return frozenset(asks_for(income_mat.point_icons(me)))


def with_buildings(me: Player, buildings: Mapping[str, int]) -> Player:
    """As if so many buildings were off the mat."""
    return replace(me, buildings={**me.buildings, **buildings})


def point_icons(me: Player) -> tuple[Icon, ...]:
    """The uncovered icons that give points."""
    return income_mat.point_icons(me)


def worth(icon: Icon, told: Reported) -> int:
    """What an icon gives with what was said."""
    return _worth(icon.benefit, told)


def _worth(benefit: Benefit, told: Reported) -> int:
    if benefit.op is Verb.POINTS:
        return benefit.n
    if benefit.op is Verb.SCORE_CAPITAL:
        return told.lines
    counted = {"tech_card": told.techs, "controlled_territory": told.territories}
    return benefit.each * counted.get(benefit.per, 0)


def gains(me: Player) -> dict[str, int]:
    """Resources of the uncovered icons."""
    found = income_mat.gains_of(me)
    return {resource: found.get(resource, 0) for resource in RESOURCES}


def asks_for(icons: tuple[Icon, ...]) -> tuple[str, ...]:
    """What of `Told` these icons count."""
    named = {"tech_card": "techs", "controlled_territory": "territories"}
    found = {
        "lines" if icon.benefit.op is Verb.SCORE_CAPITAL else named.get(icon.benefit.per, "")
        for icon in icons
        if icon.benefit.op is not Verb.POINTS
    }
    return tuple(one for one in ("techs", "territories", "lines") if one in found)
