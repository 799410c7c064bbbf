"""Nothing but the score sheet."""

from __future__ import annotations

from companion.core.command import Command
from companion.core.message import Message, name
from companion.core.offer import Section
from companion.core.question import Amount, Choice, Option
from companion.core.written import POINTS, ROW, SEAT, offer_sheet
from companion.games.rise_and_fall.commands.written import EndSheet, FillBox, WriteRow, WriteTotal
from companion.games.rise_and_fall.content import kinds
from companion.games.rise_and_fall.nouns import piece_name
from companion.games.rise_and_fall.offers.ways import WAYS
from companion.games.rise_and_fall.rules import boxes, written
from companion.games.rise_and_fall.rules.cards import who
from companion.games.rise_and_fall.state import State


def write_sheet(section: Section[State], state: State) -> None:
    """Rows, totals, the end, and the other ways."""
    people = tuple(Option(player.id, who(state, player.id)) for player in state.players)
    rows = tuple(
        Option(one, written.row_name(one), icon=written.row_icon(one))
        for one in written.rows_of(state)
    )
    offer_sheet(
        section,
        Choice(SEAT, Message("core.sheet.who"), people),
        Choice(ROW, Message("core.sheet.row"), rows),
        _write,
        WriteTotal,
        lambda seat: written.sheet_of(state, seat),
        lambda seat, row: _box(state, seat, row),
    )
    section.offer("end", Message("core.sheet.end"), EndSheet(), icon="flag", first=True)
    section.under(Message("rise_and_fall.new.way"), aside=True).forms(WAYS)


def _write(seat: str, row: str, n: int) -> Command[State]:
    """Where a row has a left box the points follow from it."""
    return WriteRow(seat, row, n) if boxes.most(row) is None else FillBox(seat, row, n)


def _box(state: State, seat: str, row: str) -> Amount | None:
    """What the left box takes; None where points are written."""
    most = boxes.most(row)
    if most is None:
        return None
    note = Message("rise_and_fall.ask.box_out") if row in kinds() else None
    return Amount(POINTS, _asked(row), 0, most, written.box_of(state, seat, row), note=note)


def _asked(row: str) -> Message:
    if row in kinds():
        return Message("rise_and_fall.ask.box_pieces", piece=piece_name(row))
    if row in boxes.GROUNDS:
        ground = name("rise_and_fall", "terrain", row)
        return Message("rise_and_fall.ask.box_spaces", terrain=ground)
    return Message("rise_and_fall.ask.box_gold")
