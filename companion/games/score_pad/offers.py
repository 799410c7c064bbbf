"""Everything that can be done on the pad."""

from __future__ import annotations

from collections.abc import Iterable

from companion.core.message import Message
from companion.core.offer import Filled, Offer, Section
from companion.core.question import Amount, Choice, Name, Option
from companion.core.setting import colour_name, shape_name
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
from companion.games.score_pad.state import LARGEST, State
from companion.games.score_pad.words import row_name, seat_name

ROW, SEAT, POINTS, NAME = "row", "seat", "points", "name"


def offers(state: State) -> tuple[Offer[State], ...]:
    """The next cell first; what is needed seldom last. After the end names alone."""
    now: Section[State] = Section(state)
    if state.over:
        _names(now.under(Message("score_pad.offer.pad"), aside=True), state)
        _people(now.under(Message("score_pad.offer.people"), aside=True), state)
        return now.offers
    _next_cell(now, state)
    now.offer(
        "write",
        Message("score_pad.offer.write"),
        lambda f: WriteScore(int(f[ROW]), f[SEAT], f[POINTS]),
        rows(state),
        seats(state),
        lambda f: points(state, int(f[ROW]), f[SEAT]),
        icon="edit",
        first=state.first_gap() is None and not state.may_grow,
    )
    blanks = () if state.counts_rounds else (row_named(state),)
    label = Message("score_pad.add_row")
    first = state.first_gap() is None and state.may_grow
    now.offer(
        "add_row", label, lambda f: AddRow(f.get(NAME, "")), *blanks, icon="plus", first=first
    )
    _end(now, state)
    _pad(now.under(Message("score_pad.offer.pad"), aside=True), state)
    _people(now.under(Message("score_pad.offer.people"), aside=True), state)
    return now.offers


def _end(now: Section[State], state: State) -> None:
    """An unfinished row is said first: what is empty counts nothing."""
    empty = tuple(
        Message("score_pad.cell", name=seat_name(state, seat), row=row_name(state, row))
        for row, seat in state.unfinished()
    )
    text = Message("score_pad.offer.unfinished", cells=empty, n=len(empty))
    all_the_same = Option("end", Message("score_pad.offer.end_all_the_same"))
    asked = (Choice("unfinished", text, (all_the_same,)),) if empty else ()
    now.offer("end", Message("score_pad.end"), lambda _filled: EndGame(), *asked, icon="flag")


def _next_cell(now: Section[State], state: State) -> None:
    gap = state.first_gap()
    if gap is None:
        return
    row, seat = gap
    where = {"name": seat_name(state, seat), "row": row_name(state, row)}
    now.offer(
        "next",
        Message("score_pad.offer.write_next", **where),
        lambda f: WriteScore(row, seat, f[POINTS]),
        points(state, row, seat),
        icon="edit",
        first=True,
        places=(f"cell:{row}:{seat}",),
    )


def _pad(section: Section[State], state: State) -> None:
    section.offer("clear", Message("score_pad.clear"), _cleared, written(state), icon="trash")
    _names(section, state)
    section.offer(
        "count_twice",
        Message("score_pad.offer.count_twice"),
        lambda f: CountTwice(int(f[ROW])),
        rows(state),
        icon="layers",
    )
    turn = Message("score_pad.let_lowest" if state.highest_wins else "score_pad.let_highest")
    section.offer("turn", turn, TurnWinner(), icon="sort")


def _names(section: Section[State], state: State) -> None:
    section.offer(
        "rename_row",
        Message("score_pad.offer.rename_row"),
        lambda f: RenameRow(int(f[ROW]), f[NAME]),
        rows(state),
        lambda f: row_named(state, int(f[ROW])),
        icon="tag",
    )


def _people(section: Section[State], state: State) -> None:
    section.offer(
        "seat",
        Message("score_pad.offer.seat"),
        lambda f: ChangeSeat(f[SEAT], f[NAME], f["colour"], f["shape"]),
        seats(state),
        lambda f: _person(state, f[SEAT]),
        lambda f: _colour(state, f[SEAT]),
        lambda f: _shape(state, f[SEAT]),
        icon="people",
    )


def rows(state: State) -> Choice:
    """Which row."""
    options = tuple(Option(str(at), row_name(state, at)) for at in range(len(state.rows)))
    return Choice(ROW, Message("score_pad.offer.ask.row"), options)


def seats(state: State) -> Choice:
    """Whose."""
    options = tuple(Option(seat, seat_name(state, seat)) for seat in state.seats)
    return Choice(SEAT, Message("score_pad.offer.ask.seat"), options)


def points(state: State, row: int, seat: str) -> Amount:
    """What is written; our guess is what stands there."""
    text = Message(
        "score_pad.offer.ask.points", name=seat_name(state, seat), row=row_name(state, row)
    )
    return Amount(POINTS, text, -LARGEST, LARGEST, state.rows[row].points.get(seat))


def written(state: State) -> Choice:
    """A cell that something stands in."""
    options = tuple(
        Option(
            f"{at}:{seat}",
            Message("score_pad.cell", name=seat_name(state, seat), row=row_name(state, at)),
            place=f"cell:{at}:{seat}",
        )
        for at, row in enumerate(state.rows)
        for seat in row.points
    )
    return Choice("cell", Message("score_pad.offer.ask.cell"), options)


def row_named(state: State, besides: int = -1) -> Name:
    """What a row is called; empty for its number."""
    taken = tuple(row.name for at, row in enumerate(state.rows) if row.name and at != besides)
    note = Message("score_pad.offer.ask.row_name_note")
    text = Message("score_pad.offer.ask.row_name")
    return Name(NAME, text, note=note, taken=taken, may_be_empty=True)


def _cleared(filled: Filled) -> ClearScore:
    row, _, seat = filled["cell"].partition(":")
    return ClearScore(int(row), seat)


def _person(state: State, seat: str) -> Name:
    """Left empty, the name stays."""
    taken = tuple(one.name for at, one in state.seats.items() if one.name and at != seat)
    now = state.seats[seat].name
    text = Message("score_pad.offer.ask.name")
    return Name(NAME, text, kind="person", taken=taken, may_be_empty=True, guess=now)


def _colour(state: State, seat: str) -> Choice:
    free = _free(COLOURS, (one.colour for at, one in state.seats.items() if at != seat))
    options = tuple(Option(one, colour_name(one)) for one in free)
    text = Message("score_pad.offer.ask.colour")
    return Choice("colour", text, options, state.seats[seat].colour)


def _shape(state: State, seat: str) -> Choice:
    free = _free(SHAPES, (one.shape for at, one in state.seats.items() if at != seat))
    options = tuple(Option(one, shape_name(one)) for one in free)
    text = Message("score_pad.offer.ask.shape")
    return Choice("shape", text, options, state.seats[seat].shape)


def _free(known: Iterable[str], taken: Iterable[str]) -> list[str]:
    """Those that nobody else has."""
    gone = set(taken)
    return [one for one in known if one not in gone]
