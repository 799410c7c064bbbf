"""The sheet filled in by hand, and its end."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from companion.core.command import Command, Entry
from companion.core.message import Message
from companion.core.score_sheet import WritesRow, WritesTotal
from companion.core.step import Step
from companion.core.written import verify_points
from companion.errors import RuleBroken
from companion.games.rise_and_fall import sheet
from companion.games.rise_and_fall.commands.score import learn
from companion.games.rise_and_fall.events.flow import PhaseBegun
from companion.games.rise_and_fall.events.score import BoxFilled
from companion.games.rise_and_fall.options import Way
from companion.games.rise_and_fall.rules import boxes, written
from companion.games.rise_and_fall.rules.cards import who
from companion.games.rise_and_fall.state import Phase, State


@dataclass(frozen=True, slots=True)
class WriteRow(WritesRow):
    """So many points in a row of somebody's sheet."""

    SHEET: ClassVar = sheet.SHEET

    def verify(self, state: State) -> None:
        self.SHEET.verify(state, self.seat, self.row if self.row != written.TERRITORY else "")
        verify_points(self.points)


@dataclass(frozen=True, slots=True)
class FillBox(Command[State]):
    """So much gold, so many pieces of a card, so many spaces of a terrain: the points follow."""

    seat: str
    row: str
    n: int
    of: tuple[str, ...] = ()
    """Of a terrain the size of each region, of the trophies which they are."""

    def verify(self, state: State) -> None:
        sheet.SHEET.verify(state, self.seat)
        most = boxes.most(self.row)
        if most is None:
            raise RuleBroken("rise_and_fall.broken.no_such_row")
        if not 0 <= self.n <= most:
            raise RuleBroken("core.answer.between", low=0, high=most)
        told = self.of or self.row == boxes.TROPHIES
        if told and boxes.of_parts(self.row, self.of) != self.n:
            raise RuleBroken("rise_and_fall.broken.no_such_row")

    def carry_out(self, step: Step[State]) -> None:
        points = boxes.worth(step.state, self.row, self.n, self.of)
        step.record(BoxFilled(self.seat, self.row, self.n, points, self.of))

    def after(self, last: Command[State]) -> Command[State] | None:
        """Region after region, digit after digit come to one step."""
        same = isinstance(last, FillBox) and (last.seat, last.row) == (self.seat, self.row)
        return self if same else None

    def label(self, entry: Entry[State]) -> Message:
        named, row = who(entry.before, self.seat), written.row_name(self.row)
        points = entry.after.written[self.seat].rows[self.row]
        return Message("rise_and_fall.did.box", who=named, row=row, count=self.n, n=points)


@dataclass(frozen=True, slots=True)
class WriteTotal(WritesTotal):
    """So many points in all."""

    SHEET: ClassVar = sheet.SHEET


@dataclass(frozen=True, slots=True)
class EndSheet(Command[State]):
    """It is written as it shall be: who has won."""

    def verify(self, state: State) -> None:
        if state.way is not Way.SHEET or state.phase is Phase.OVER:
            raise RuleBroken("rise_and_fall.broken.same_way")

    def carry_out(self, step: Step[State]) -> None:
        learn(step, step.state.values_needed())
        step.record(PhaseBegun(Phase.OVER))

    def label(self, entry: Entry[State]) -> Message:
        return Message("rise_and_fall.did.sheet_ended")
