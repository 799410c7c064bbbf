"""Whether a turn waits for answers, and that what was filled in for them is right."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from companion.core.command import Command, Entry
from companion.core.message import Message
from companion.core.step import Step
from companion.errors import RuleBroken
from companion.games.tapestry.company.commands import verify_playing
from companion.games.tapestry.company.events import AheadChanged, FilledConfirmed
from companion.games.tapestry.options import Asking, Way
from companion.games.tapestry.state import State


@dataclass(frozen=True, slots=True)
class FillAhead(Command[State]):
    """So much is asked in a turn; the likeliest is filled in for the rest and told afterwards."""

    VERSION = 2
    CORRECTS: ClassVar[bool] = True
    asking: Asking

    def verify(self, state: State) -> None:
        if state.way is not Way.EVERYTHING or state.asks is self.asking:
            raise RuleBroken("tapestry.company.same_way")

    def carry_out(self, step: Step[State]) -> None:
        step.record(AheadChanged(self.asking))

    def label(self, entry: Entry[State]) -> Message:
        return Message(f"tapestry.asking.did.{self.asking.value}")


@dataclass(frozen=True, slots=True)
class ConfirmFilled(Command[State]):
    """Nothing is still to tell: it is as it was filled in."""

    CORRECTS: ClassVar[bool] = True
    CONFIRMS: ClassVar[bool] = True

    def verify(self, state: State) -> None:
        verify_playing(state)

    def carry_out(self, step: Step[State]) -> None:
        step.record(FilledConfirmed())

    def label(self, entry: Entry[State]) -> Message:
        return Message("tapestry.ahead.did.confirmed")


COMMANDS = (FillAhead, ConfirmFilled)
