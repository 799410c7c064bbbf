"""Several people who keep their tokens, or their points alone."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from companion.core import kept
from companion.core.command import Command, Entry
from companion.core.message import Message
from companion.core.score_sheet import WritesRow, WritesTotal
from companion.core.step import Step
from companion.errors import RuleBroken
from companion.games.imperium.content import named
from companion.games.imperium.events.company import TokensTold, TurnHanded
from companion.games.imperium.events.turns import PhaseBegun
from companion.games.imperium.options import TABLE, Way
from companion.games.imperium.rules import written
from companion.games.imperium.state import Phase, State
from companion.games.imperium.tokens import KINDS, tokens_of

MOST_TOKENS = 99


def _verify_seat(state: State, seat: str) -> None:
    if state.options.mode != TABLE or seat not in written.people(state):
        raise RuleBroken("imperium.broken.no_such_seat")


@dataclass(frozen=True, slots=True)
class ChangeWay(Command[State]):
    """The game is kept another way; what was told stays."""

    CORRECTS: ClassVar[bool] = True
    way: str

    def verify(self, state: State) -> None:
        known = self.way in tuple(Way)
        if state.options.mode != TABLE or state.phase is Phase.OVER:
            raise RuleBroken("imperium.company.not_now")
        if not known or state.way == self.way:
            raise RuleBroken("core.kept.same_way")

    def carry_out(self, step: Step[State]) -> None:
        step.record(kept.WayChanged(self.way))

    def label(self, entry: Entry[State]) -> Message:
        return kept.way_said(Message(f"imperium.company.way.{self.way}"))


@dataclass(frozen=True, slots=True)
class TellTokens(Command[State]):
    """So many more of a kind, or fewer when negative."""

    CORRECTS: ClassVar[bool] = True
    seat: str
    kind: str
    by: int

    def verify(self, state: State) -> None:
        _verify_seat(state, self.seat)
        if self.kind not in KINDS:
            raise RuleBroken("imperium.broken.no_such_seat")
        after = written.tokens_of(state, self.seat).of(self.kind) + self.by
        if not 0 <= after <= MOST_TOKENS:
            raise RuleBroken("core.answer.between", low=0, high=MOST_TOKENS)

    def carry_out(self, step: Step[State]) -> None:
        now = written.tokens_of(step.state, self.seat) + tokens_of(self.kind, self.by)
        step.record(TokensTold(self.seat, now))

    def after(self, last: Command[State]) -> Command[State] | None:
        """Touch after touch comes to one step."""
        return kept.touched_again(last, self)

    def label(self, entry: Entry[State]) -> Message:
        who = written.name_of(entry.before, self.seat)
        return kept.counted_said(who, named("token", self.kind), self.by)


@dataclass(frozen=True, slots=True)
class HandOver(Command[State]):
    """The turn is over, and somebody else has it; without a seat the next one at the table."""

    to: str = ""

    def verify(self, state: State) -> None:
        _verify_seat(state, self.to or state.turn)
        if state.phase is Phase.OVER:
            raise RuleBroken("imperium.company.not_now")

    def carry_out(self, step: Step[State]) -> None:
        step.record(TurnHanded(self.to or written.next_seat(step.state)))

    def label(self, entry: Entry[State]) -> Message:
        return kept.done_said(written.name_of(entry.before, entry.before.turn))


@dataclass(frozen=True, slots=True)
class WriteRow(WritesRow):
    """So many points in a row of somebody's sheet."""

    SHEET: ClassVar = written.SHEET


@dataclass(frozen=True, slots=True)
class WriteTotal(WritesTotal):
    """So many points in all."""

    SHEET: ClassVar = written.SHEET


@dataclass(frozen=True, slots=True)
class EndSheet(Command[State]):
    """It is written as it shall be: who has won."""

    def verify(self, state: State) -> None:
        if not written.by_hand(state) or state.phase is Phase.OVER:
            raise RuleBroken("imperium.company.not_now")

    def carry_out(self, step: Step[State]) -> None:
        step.record(PhaseBegun(Phase.OVER))

    def label(self, entry: Entry[State]) -> Message:
        return Message("imperium.label.scored")
