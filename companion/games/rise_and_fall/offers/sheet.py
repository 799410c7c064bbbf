"""Nothing but the score sheet."""

from __future__ import annotations

from typing import Any

from companion.core.command import Command
from companion.core.grid import Value
from companion.core.message import Message
from companion.core.noun import nobody_refused
from companion.core.offer import Section
from companion.core.question import Amount, Question, Several
from companion.core.score_sheet import POINTS
from companion.games.rise_and_fall import sheet
from companion.games.rise_and_fall.commands.written import EndSheet, FillBox, WriteRow, WriteTotal
from companion.games.rise_and_fall.content import kinds
from companion.games.rise_and_fall.nouns import KIND
from companion.games.rise_and_fall.offers.ways import WAYS
from companion.games.rise_and_fall.rules import boxes, written
from companion.games.rise_and_fall.state import State


def write_sheet(section: Section[State], state: State) -> None:
    """Rows, totals, the end once something of everybody is told, and the other ways to keep it."""
    section.forms(SHEET)
    first = sheet.SHEET.told_by_all(state)
    section.offer("end", Message("core.sheet.end"), EndSheet(), icon="flag", first=first)
    if not state.options.counted:
        section.under(Message("rise_and_fall.new.way"), aside=True).forms(WAYS)


def write(seat: str, row: str, told: Value) -> Command[State]:
    """Where a row has a left box the points follow from it."""
    if isinstance(told, tuple):
        return FillBox(seat, row, boxes.of_parts(row, told) or 0, told)
    return FillBox(seat, row, told) if _has_box(row) else WriteRow(seat, row, told)


def _has_box(row: str) -> bool:
    """Trophies have none: which they are is told."""
    return row != boxes.TROPHIES and boxes.most(row) is not None


def _box(state: State, seat: str, row: str) -> Question[Any] | None:
    """What the left box takes, or which trophies; None where points are written."""
    most = boxes.most(row)
    if row == boxes.TROPHIES:
        options = tuple(KIND.options(state, {}, nobody_refused))
        won = written.sheet_of(state, seat).told.get(row)
        text = Message("rise_and_fall.ask.box_trophies")
        return Several(POINTS, text, options, guess=won if isinstance(won, tuple) else None)
    if most is None:
        return None
    note = Message("rise_and_fall.ask.box_out") if row in kinds() else None
    return Amount(POINTS, sheet.asked(row), 0, most, written.box_of(state, seat, row), note=note)


SHEET = sheet.SHEET.forms(write, WriteTotal, _box)
