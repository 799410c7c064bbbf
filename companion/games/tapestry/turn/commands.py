"""What may be done at any time: whose turn it is, the end, a note."""

from __future__ import annotations

from dataclasses import dataclass

from companion.core.command import Command, Entry
from companion.core.message import Message
from companion.core.step import Step
from companion.errors import RuleBroken
from companion.games.tapestry.state import Phase, State
from companion.games.tapestry.turn.allowed import phase_name
from companion.games.tapestry.turn.events import GameEnded, PlayerFinished, TurnPassed
from companion.games.tapestry.turn.names import player_name


@dataclass(frozen=True, slots=True)
class PassTurnTo(Command[State]):
    """It is another seat's turn: a turn that the app did not follow is over."""

    seat: str

    def verify(self, state: State) -> None:
        if state.turn == "" or self.seat not in state.order:
            raise RuleBroken("tapestry.broken.no_such_player", player=self.seat)

    def carry_out(self, step: Step[State]) -> None:
        step.record(TurnPassed(self.seat))

    def label(self, entry: Entry[State]) -> Message:
        return Message("tapestry.label.pass", player=player_name(entry.before, self.seat))


@dataclass(frozen=True, slots=True)
class EndGame(Command[State]):
    """The game is over on the table, whatever turns the app did not follow."""

    def verify(self, state: State) -> None:
        if state.phase in (Phase.SETUP, Phase.OVER):
            raise RuleBroken("tapestry.broken.not_now", phase=phase_name(state))

    def carry_out(self, step: Step[State]) -> None:
        for player, me in step.state.players.items():
            if not me.finished:
                step.record(PlayerFinished(player))
        step.record(GameEnded())

    def label(self, entry: Entry[State]) -> Message:
        return Message("tapestry.label.end")
