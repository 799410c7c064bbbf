"""An income turn told at once."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import ClassVar

from companion.core.command import Command, Entry
from companion.core.message import Message
from companion.core.step import Step
from companion.errors import RuleBroken
from companion.games.tapestry.company.commands import MOST_AT_ONCE, verify_playing
from companion.games.tapestry.company.events import (
    EraCounted,
    IncomeTold,
    PointsCounted,
)
from companion.games.tapestry.company.income import turn_of
from companion.games.tapestry.company.passing import next_seat, pass_on
from companion.games.tapestry.correcting.facts import Number
from companion.games.tapestry.correcting.set_value import ValueSet
from companion.games.tapestry.player import BUILDINGS, BUILDINGS_EACH, RESOURCE_CAP, RESOURCES
from companion.games.tapestry.state import LAST_INCOME_TURN, State
from companion.games.tapestry.turn.allowed import verify_player
from companion.games.tapestry.turn.events import GameEnded, PlayerFinished
from companion.games.tapestry.turn.names import player_name

MOST_TOLD = 61


def why_no_more(state: State, player: str) -> Message | None:
    """Why somebody has no income turn left."""
    if state.players[player].finished or turn_of(state, player).number > LAST_INCOME_TURN:
        return Message("tapestry.broken.five_income_turns")
    return None


@dataclass(frozen=True, slots=True)
class CountIncome(Command[State]):
    """Points and gains of an income turn; whoever's turn it is has had it, then."""

    CORRECTS: ClassVar[bool] = True
    player: str
    waited: int = 0
    """Points of the turns before that nobody told yet."""
    buildings: Mapping[str, int] = field(default_factory=dict, hash=False)
    """Those off the mat now."""
    techs: int = 0
    territories: int = 0
    lines: int = 0
    points: Mapping[str, int] = field(default_factory=dict, hash=False)
    """By the place of the icon on the income mat: `farm.3`."""
    gains: Mapping[str, int] = field(default_factory=dict, hash=False)

    def verify(self, state: State) -> None:
        verify_player(state, self.player)
        verify_playing(state)
        if reason := why_no_more(state, self.player):
            raise RuleBroken(reason.key, **reason.params)
        for low, most, values in (
            (-MOST_AT_ONCE, MOST_AT_ONCE, (self.waited, *self.points.values())),
            (0, MOST_TOLD, (self.techs, self.territories, self.lines)),
            (0, BUILDINGS_EACH, self.buildings.values()),
            (-RESOURCE_CAP, RESOURCE_CAP, self.gains.values()),
        ):
            if not all(low <= value <= most for value in values):
                raise RuleBroken("tapestry.broken.out_of_range", low=low, most=most)
        if not set(self.buildings) <= set(BUILDINGS) or not set(self.gains) <= set(RESOURCES):
            raise RuleBroken("tapestry.broken.cannot_be", what=Message("tapestry.corrected.things"))

    def carry_out(self, step: Step[State]) -> None:
        turn = turn_of(step.state, self.player)
        if self.waited:
            step.record(PointsCounted(self.player, self.waited))
        self._buildings(step)
        if not turn.begun:
            step.record(EraCounted(self.player, turn.plays_tapestry))
        step.record(IncomeTold(self.player, self.techs, self.territories, self.lines))
        for place, amount in self.points.items():
            if amount:
                step.record(PointsCounted(self.player, amount, "income", place))
        self._gains(step)
        if turn.number == LAST_INCOME_TURN:
            step.record(PlayerFinished(self.player))
        if step.state.turn == self.player:
            pass_on(step)
        elif not next_seat(step.state):
            step.record(GameEnded())

    def _buildings(self, step: Step[State]) -> None:
        for building, n in self.buildings.items():
            if step.state.players[self.player].buildings[building] != n:
                step.record(ValueSet(Number(self.player, f"building.{building}", n)))

    def _gains(self, step: Step[State]) -> None:
        """Income mat: at most 8 of each resource."""
        has = step.state.players[self.player].resources
        for resource, n in self.gains.items():
            now = min(max(has[resource] + n, 0), RESOURCE_CAP)
            if now != has[resource]:
                step.record(ValueSet(Number(self.player, f"resource.{resource}", now)))

    def label(self, entry: Entry[State]) -> Message:
        who = player_name(entry.before, self.player)
        before, after = entry.before.players[self.player], entry.after.players[self.player]
        gained = after.score - before.score
        turn = after.income_turns
        return Message("tapestry.company.did.income", player=who, turn=turn, n=gained)
