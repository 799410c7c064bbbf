"""What people do with the pad."""

from __future__ import annotations

from dataclasses import dataclass, replace

from companion.core.command import Command, Entry
from companion.core.message import Message
from companion.core.person_name import clean_name, name_trouble
from companion.core.step import Step
from companion.errors import RuleBroken
from companion.games.score_pad.events import (
    PadEnded,
    RowAdded,
    RowCounted,
    RowRenamed,
    ScoreCleared,
    ScoreWritten,
    SeatChanged,
    WinnerTurned,
)
from companion.games.score_pad.options import COLOURS, SHAPES
from companion.games.score_pad.state import LARGEST, State
from companion.games.score_pad.words import row_name, seat_name


@dataclass(frozen=True, slots=True)
class WriteScore(Command[State]):
    """Write points into a cell, or correct them there."""

    row: int
    seat: str
    points: int

    def verify(self, state: State) -> None:
        """The cell is on the pad, and the number can be."""
        need_cell(state, self.row, self.seat)
        if abs(self.points) > LARGEST:
            raise RuleBroken("score_pad.broken.points", most=LARGEST)

    def carry_out(self, step: Step[State]) -> None:
        """When the last round is full, the next one begins."""
        step.record(ScoreWritten(self.row, self.seat, self.points))
        last = len(step.state.rows) - 1
        if step.state.counts_rounds and step.state.full(last) and step.state.may_grow:
            step.record(RowAdded())

    def label(self, entry: Entry[State]) -> Message:
        """A correction says what was there before."""
        name, row = seat_name(entry.before, self.seat), row_name(entry.before, self.row)
        old = entry.before.rows[self.row].points.get(self.seat)
        if old is None:
            return Message("score_pad.did.write", name=name, row=row, points=self.points)
        return Message("score_pad.did.correct", name=name, row=row, points=self.points, old=old)


@dataclass(frozen=True, slots=True)
class ClearScore(Command[State]):
    """Empty a cell."""

    row: int
    seat: str

    def verify(self, state: State) -> None:
        """There is something in it."""
        need_cell(state, self.row, self.seat)
        if self.seat not in state.rows[self.row].points:
            raise RuleBroken("score_pad.broken.empty_cell")

    def carry_out(self, step: Step[State]) -> None:
        """Nothing else changes."""
        step.record(ScoreCleared(self.row, self.seat))

    def label(self, entry: Entry[State]) -> Message:
        """Whose and where."""
        return Message(
            "score_pad.did.clear",
            name=seat_name(entry.before, self.seat),
            row=row_name(entry.before, self.row),
        )


@dataclass(frozen=True, slots=True)
class AddRow(Command[State]):
    """Another round, or another row with a name."""

    name: str = ""

    def verify(self, state: State) -> None:
        """There is room, and the name will do."""
        need_open(state)
        if not state.may_grow:
            raise RuleBroken("score_pad.broken.rows", most=len(state.rows))
        need_row_name(state, self.name)

    def carry_out(self, step: Step[State]) -> None:
        """At the end."""
        step.record(RowAdded(clean_name(self.name)))

    def label(self, entry: Entry[State]) -> Message:
        """Which."""
        return Message(
            "score_pad.did.add_row", row=row_name(entry.after, len(entry.after.rows) - 1)
        )


@dataclass(frozen=True, slots=True)
class RenameRow(Command[State]):
    """Give a row another name; none for its number."""

    row: int
    name: str

    def verify(self, state: State) -> None:
        """The row is on the pad, and the name will do; also after the end."""
        need_on_pad(state, self.row)
        need_row_name(state, self.name, besides=self.row)

    def carry_out(self, step: Step[State]) -> None:
        """Its points stay."""
        step.record(RowRenamed(self.row, clean_name(self.name)))

    def label(self, entry: Entry[State]) -> Message:
        """From what to what."""
        old, new = row_name(entry.before, self.row), row_name(entry.after, self.row)
        return Message("score_pad.did.rename", old=old, new=new)


@dataclass(frozen=True, slots=True)
class CountTwice(Command[State]):
    """Let the points of a row count twice, or once again."""

    row: int

    def verify(self, state: State) -> None:
        """The row is on the pad."""
        need_row(state, self.row)

    def carry_out(self, step: Step[State]) -> None:
        """What was written stays."""
        step.record(RowCounted(self.row, 1 if step.state.rows[self.row].times > 1 else 2))

    def label(self, entry: Entry[State]) -> Message:
        """Which row, and how often."""
        row = row_name(entry.after, self.row)
        if entry.after.rows[self.row].times > 1:
            return Message("score_pad.did.twice", row=row)
        return Message("score_pad.did.once", row=row)


@dataclass(frozen=True, slots=True)
class ChangeSeat(Command[State]):
    """Another name, colour or shape; what is empty stays, so a name is never taken away."""

    seat: str
    name: str = ""
    colour: str = ""
    shape: str = ""

    def verify(self, state: State) -> None:
        """The name will do, and nobody else has the colour or shape; also after the end."""
        need_at_table(state, self.seat)
        others = [one for seat, one in state.seats.items() if seat != self.seat]
        if self.name:
            refuse(name_trouble(self.name, [one.name for one in others if one.name]))
        for chosen, known, taken in (
            (self.colour, COLOURS, [one.colour for one in others]),
            (self.shape, SHAPES, [one.shape for one in others]),
        ):
            if chosen and (chosen in taken or chosen not in known):
                raise RuleBroken("score_pad.broken.taken")

    def carry_out(self, step: Step[State]) -> None:
        """Their points stay."""
        old = step.state.seats[self.seat]
        name = clean_name(self.name) or old.name
        new = replace(
            old, name=name, colour=self.colour or old.colour, shape=self.shape or old.shape
        )
        step.record(SeatChanged(self.seat, new.name, new.colour, new.shape))

    def label(self, entry: Entry[State]) -> Message:
        """From whom to whom."""
        old, new = seat_name(entry.before, self.seat), seat_name(entry.after, self.seat)
        if old == new:
            return Message("score_pad.did.repaint", name=new)
        return Message("score_pad.did.rename", old=old, new=new)


@dataclass(frozen=True, slots=True)
class TurnWinner(Command[State]):
    """Let the lowest total win instead of the highest, or the other way round."""

    def verify(self, state: State) -> None:
        """As long as the game goes on."""
        need_open(state)

    def carry_out(self, step: Step[State]) -> None:
        """The points stay."""
        step.record(WinnerTurned(not step.state.highest_wins))

    def label(self, entry: Entry[State]) -> Message:
        """Which wins now."""
        if entry.after.highest_wins:
            return Message("score_pad.did.highest")
        return Message("score_pad.did.lowest")


@dataclass(frozen=True, slots=True)
class EndGame(Command[State]):
    """That was it: the ranking is final."""

    def verify(self, state: State) -> None:
        """Somebody has points."""
        need_open(state)
        if not state.written:
            raise RuleBroken("score_pad.broken.nothing_written")

    def carry_out(self, step: Step[State]) -> None:
        """Cells left empty count nothing."""
        step.record(PadEnded())

    def label(self, entry: Entry[State]) -> Message:
        """The end."""
        return Message("score_pad.did.end")


def need_open(state: State) -> None:
    """The game goes on."""
    if state.over:
        raise RuleBroken("score_pad.broken.over")


def need_row(state: State, row: int) -> None:
    """The game goes on and the row is on the pad."""
    need_open(state)
    need_on_pad(state, row)


def need_on_pad(state: State, row: int) -> None:
    """The row is on the pad."""
    if not 0 <= row < len(state.rows):
        raise RuleBroken("score_pad.broken.no_row")


def need_seat(state: State, seat: str) -> None:
    """The game goes on and somebody sits there."""
    need_open(state)
    need_at_table(state, seat)


def need_at_table(state: State, seat: str) -> None:
    """Somebody sits there."""
    if seat not in state.seats:
        raise RuleBroken("score_pad.broken.no_seat")


def need_cell(state: State, row: int, seat: str) -> None:
    """The game goes on and the cell is on the pad."""
    need_row(state, row)
    need_seat(state, seat)


def need_row_name(state: State, name: str, besides: int = -1) -> None:
    """The name is empty, or will do and no other row has it."""
    others = [row.name for number, row in enumerate(state.rows) if row.name and number != besides]
    if clean_name(name):
        refuse(name_trouble(name, others))


def refuse(trouble: Message | None) -> None:
    """Raise RuleBroken if there is trouble."""
    if trouble:
        raise RuleBroken(trouble.key, **trouble.params)
