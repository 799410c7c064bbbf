"""Laying something aside for the fifth income turn."""

from __future__ import annotations

from dataclasses import dataclass

from companion.core.command import Command, Entry
from companion.core.message import Message
from companion.core.step import Step
from companion.errors import RuleBroken
from companion.games.tapestry.income import reserve
from companion.games.tapestry.player import BUILDINGS, BUILDINGS_EACH
from companion.games.tapestry.state import State
from companion.games.tapestry.turn.allowed import verify_player
from companion.games.tapestry.turn.names import player_name, thing_name, word
from companion.games.tapestry.turn.turn import Turn


@dataclass(frozen=True, slots=True)
class ReserveItem(Command[State]):
    """FF: put an item on the right edge of the income mat."""

    player: str
    kind: str

    def verify(self, state: State) -> None:
        verify_player(state, self.player)
        if self.kind not in reserve.KINDS:
            raise RuleBroken("tapestry.broken.cannot_reserve", thing=self.kind)
        if self.kind in BUILDINGS:
            left = BUILDINGS_EACH - state.players[self.player].buildings[self.kind]
            if not left:
                building = word("building", self.kind)
                raise RuleBroken("tapestry.broken.no_building_left", building=building)

    def carry_out(self, step: Step[State]) -> None:
        reserve.lay_aside(Turn(step, self.player), self.kind)

    def label(self, entry: Entry[State]) -> Message:
        who, thing = player_name(entry.before, self.player), thing_name(self.kind)
        return Message("tapestry.label.reserve_item", player=who, thing=thing)
