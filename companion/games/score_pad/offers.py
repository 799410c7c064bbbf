"""Everything that can be done on the pad: what each command takes, in rows, seats and cells."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace

from companion.core.form import Form, form
from companion.core.message import Message
from companion.core.noun import HowMany, Noun, Put
from companion.core.offer import Filled, Offer, Section, offered
from companion.core.question import Name
from companion.core.setting import colour_name, shape_name
from companion.core.sure import sure
from companion.games.score_pad.commands import (
    AddRow,
    ChangeSeat,
    ClearScore,
    CountTwice,
    EndGame,
    RenameRow,
    TurnWinner,
    WriteScore,
)
from companion.games.score_pad.options import COLOURS, SHAPES
from companion.games.score_pad.sheet import A_ROW, A_SEAT, ROW, SEAT
from companion.games.score_pad.state import LARGEST, State
from companion.games.score_pad.words import row_name, seat_name

POINTS, NAME, CELL = "points", "name", "cell"


def offers(state: State) -> tuple[Offer[State], ...]:
    """The next cell first; what is needed seldom last. After the end names alone."""
    now: Section[State] = Section(state)
    pad = now.under(Message("score_pad.offer.pad"), aside=True)
    people = now.under(Message("score_pad.offer.people"), aside=True)
    if state.over:
        pad.forms((RENAME,))
        people.forms((PERSON,))
        return now.offers
    full = state.first_gap() is None
    now.forms((next_cell(state),) if not full else ())
    now.forms((write(first=full and not state.may_grow), add_row(first=full and state.may_grow)))
    end = replace(offered(state, Message("kit.end_game"), EndGame(), "flag"), id="end")
    now.keep(sure(end, _what_is_empty(state)) if state.unfinished() else end)
    pad.forms((CLEAR, RENAME, TWICE))
    turn = Message("score_pad.let_lowest" if state.highest_wins else "score_pad.let_highest")
    pad.offer("turn", turn, TurnWinner(), icon="sort")
    people.forms((PERSON,))
    return now.offers


def _cells(state: State, _filled: Filled) -> Iterator[str]:
    """Those that something stands in."""
    return (f"{at}:{seat}" for at, row in enumerate(state.rows) for seat in row.points)


def _row_and_seat(cell: str) -> tuple[int, str]:
    row, _, seat = cell.partition(":")
    return int(row), seat


def _cell_called(state: State, cell: str) -> Message:
    row, seat = _row_and_seat(cell)
    return Message("score_pad.cell", name=seat_name(state, seat), row=row_name(state, row))


A_CELL: Noun[State] = Noun(
    CELL,
    Message("score_pad.offer.ask.cell"),
    _cells,
    _cell_called,
    place=lambda state, cell: f"cell:{cell}",
)


def _written(state: State, filled: Filled) -> int | None:
    """What stands there."""
    return state.rows[int(filled[ROW])].points.get(filled[SEAT])


SCORE: HowMany[State] = HowMany(
    POINTS,
    lambda state, filled: Message(
        "score_pad.offer.ask.points",
        name=seat_name(state, filled[SEAT]),
        row=row_name(state, int(filled[ROW])),
    ),
    _written,
    lambda state, filled: LARGEST,
    lambda state, filled: -LARGEST,
)


def write(*, first: bool) -> Form[State]:
    """Points of somebody in a row."""
    return form(
        WriteScore,
        "write",
        Message("score_pad.offer.write"),
        icon="edit",
        first=first,
        row=A_ROW,
        seat=A_SEAT,
        points=SCORE,
    )


def next_cell(state: State) -> Form[State]:
    """The same of the next cell that is empty."""
    row, seat = state.first_gap() or (0, "")
    where = {"name": seat_name(state, seat), "row": row_name(state, row)}
    known = {ROW: str(row), SEAT: seat}
    return form(
        WriteScore,
        "next",
        Message("score_pad.offer.write_next", **where),
        icon="edit",
        first=True,
        places=(f"cell:{row}:{seat}",),
        makes=lambda state, f: WriteScore(row, seat, f[POINTS]),
        points=SCORE.about(known),
    )


def _row_named(state: State, filled: Filled) -> Name:
    """What a row is called; empty for its number."""
    besides = int(filled.get(ROW, -1))
    taken = tuple(row.name for at, row in enumerate(state.rows) if row.name and at != besides)
    note = Message("score_pad.offer.ask.row_name_note")
    text = Message("score_pad.offer.ask.row_name")
    return Name(NAME, text, note=note, taken=taken, may_be_empty=True)


def add_row(*, first: bool) -> Form[State]:
    """One more; rounds are counted, not called."""
    return form(
        AddRow,
        "add_row",
        Message("score_pad.add_row"),
        icon="plus",
        first=first,
        makes=lambda state, f: AddRow(f.get(NAME, "")),
        name=Put(NAME, _row_named, asked=lambda state, filled: not state.counts_rounds),
    )


def _person(state: State, filled: Filled) -> Name:
    """Left empty, the name stays."""
    seat = filled[SEAT]
    taken = tuple(one.name for at, one in state.seats.items() if one.name and at != seat)
    now = state.seats[seat].name
    text = Message("score_pad.offer.ask.name")
    return Name(NAME, text, kind="person", taken=taken, may_be_empty=True, guess=now)


COLOUR: Noun[State] = Noun(
    "colour",
    Message("score_pad.offer.ask.colour"),
    lambda state, f: _free(COLOURS, (o.colour for at, o in state.seats.items() if at != f[SEAT])),
    lambda state, colour: colour_name(colour),
    guess=lambda state, f: state.seats[f[SEAT]].colour,
)
SHAPE: Noun[State] = Noun(
    "shape",
    Message("score_pad.offer.ask.shape"),
    lambda state, f: _free(SHAPES, (o.shape for at, o in state.seats.items() if at != f[SEAT])),
    lambda state, shape: shape_name(shape),
    guess=lambda state, f: state.seats[f[SEAT]].shape,
)


def _what_is_empty(state: State) -> Message:
    """Said before the end: what is empty counts nothing."""
    cells = tuple(_cell_called(state, f"{row}:{seat}") for row, seat in state.unfinished())
    return Message("score_pad.offer.unfinished", cells=cells, n=len(cells))


CLEAR = form(
    ClearScore,
    "clear",
    Message("score_pad.clear"),
    icon="trash",
    makes=lambda state, f: ClearScore(*_row_and_seat(f[CELL])),
    cell=A_CELL,
)
RENAME = form(
    RenameRow,
    "rename_row",
    Message("score_pad.offer.rename_row"),
    icon="tag",
    row=A_ROW,
    name=Put(NAME, _row_named),
)
TWICE = form(
    CountTwice, "count_twice", Message("score_pad.offer.count_twice"), icon="layers", row=A_ROW
)
PERSON = form(
    ChangeSeat,
    "seat",
    Message("score_pad.offer.seat"),
    icon="people",
    seat=A_SEAT,
    name=Put(NAME, _person),
    colour=COLOUR,
    shape=SHAPE,
)


def _free(known: Iterable[str], taken: Iterable[str]) -> list[str]:
    """Those that nobody else has."""
    gone = set(taken)
    return [one for one in known if one not in gone]
