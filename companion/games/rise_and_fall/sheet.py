"""The score sheet as the printed pad has it, and how each of its rows is told."""

from __future__ import annotations

from collections.abc import Iterator

from companion.core.grid import Entry, Keys, Thing
from companion.core.message import Message, name
from companion.core.noun import Noun
from companion.core.score_sheet import ROW, SEAT, ScoreSheet
from companion.core.written import MOST, Written
from companion.games.rise_and_fall.content import kinds, terrains
from companion.games.rise_and_fall.nouns import SEAT as EVERYBODY
from companion.games.rise_and_fall.nouns import piece_name
from companion.games.rise_and_fall.rules import boxes
from companion.games.rise_and_fall.rules.boxes import ECONOMY, GROUNDS, TROPHIES
from companion.games.rise_and_fall.rules.cards import who
from companion.games.rise_and_fall.rules.written import row_icon, row_name, rows_of, sheet_of
from companion.games.rise_and_fall.signs import colour_of
from companion.games.rise_and_fall.state import State


def asked(row: str) -> Message:
    """What its box counts."""
    if row in kinds():
        return Message("rise_and_fall.ask.box_pieces", piece=piece_name(row))
    if row in GROUNDS:
        ground = name("rise_and_fall", "terrain", row)
        return Message("rise_and_fall.ask.box_spaces", terrain=ground)
    return Message("rise_and_fall.ask.box_gold")


def entry(state: State, row: str) -> Entry:
    """Digits for the gold, one touch for pieces, one for each region, one for each trophy."""
    if row in kinds():
        kind = kinds()[row]
        worth = (0, *kind.values)
        note = Message("rise_and_fall.count.struck")
        return Entry(Keys.ONE, kind.count, worth, asks=asked(row), note=note, boxed=True)
    if row in GROUNDS:
        worth = (terrains()[row].points,)
        note = Message("rise_and_fall.count.tie")
        ask = Message("rise_and_fall.count.sizes", terrain=name("rise_and_fall", "terrain", row))
        return Entry(Keys.PARTS, boxes.MOST_SPACES, worth, asks=ask, note=note, boxed=True)
    if row == TROPHIES:
        things = tuple(_trophies(state))
        ask = Message("rise_and_fall.ask.box_trophies")
        return Entry(Keys.SOME, len(things), things=things, asks=ask)
    most = boxes.most(row) or MOST
    return Entry(Keys.DIGITS, most, asks=asked(row), boxed=row == ECONOMY)


def _trophies(state: State) -> Iterator[Thing]:
    """Each is one person's: nobody else wins it."""
    told = {seat: one.told.get(TROPHIES) for seat, one in state.written.items()}
    has = {kind: seat for seat, won in told.items() if isinstance(won, tuple) for kind in won}
    has |= dict(state.trophies_won)
    for one in kinds().values():
        yield Thing(one.id, piece_name(one.id), one.icon, one.trophy, has.get(one.id, ""))


def head(state: State, seat: str) -> tuple[Message, str, str]:
    """Somebody's name and sign."""
    return (who(state, seat), *colour_of(state, seat))


def _counted(state: State, sheet: Written, row: str) -> int | None:
    return boxes.how_many(row, sheet.told.get(row))


A_ROW: Noun[State] = Noun(
    ROW,
    Message("core.sheet.row"),
    lambda state, filled: rows_of(state),
    lambda state, row: row_name(row),
    lambda state, row: row_icon(row),
)
SHEET = ScoreSheet(
    EVERYBODY.as_blank(SEAT, Message("core.sheet.who")),
    A_ROW,
    sheet_of,
    head,
    entry,
    _counted,
)
