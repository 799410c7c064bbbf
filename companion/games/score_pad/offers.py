"""Everything that can be done on the pad, and decided before it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from companion.core.message import Message
from companion.core.offer import Filled, Offer, Section
from companion.core.question import Amount, Choice, Name, Option, Question, Text
from companion.core.setting import YES, Setting, colour_name, people, shape_name, yes_or_no
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
from companion.games.score_pad.options import COLOURS, SHAPES, Options, Seat, rows_of, said_rows
from companion.games.score_pad.state import LARGEST, MOST_ROWS, MOST_SEATS, State
from companion.games.score_pad.words import row_name, seat_name

TEAMS = ("A", "B", "C", "D")
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
    now.offer("end", Message("score_pad.end"), EndGame(), icon="flag")
    _pad(now.under(Message("score_pad.offer.pad"), aside=True), state)
    _people(now.under(Message("score_pad.offer.people"), aside=True), state)
    return now.offers


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


def settings(options: Options) -> tuple[Setting[Options], ...]:
    """Who, what and how many."""
    names = [seat.name for seat in options.seats]
    return (
        *people(names, 1, MOST_SEATS, lambda now: replace(options, seats=_seated(options, now))),
        *_teams(options),
        Setting(
            Text(
                "title",
                Message("score_pad.offer.ask.title"),
                60,
                options.title,
                note=Message("score_pad.offer.ask.title_note"),
            ),
            lambda title: replace(options, title=title),
        ),
        Setting(_wins(options), lambda wins: replace(options, highest_wins=wins == "highest")),
        Setting(
            Amount("target", Message("score_pad.offer.ask.target"), 0, LARGEST, options.target),
            lambda target: replace(options, target=target),
        ),
        *_lines(options),
    )


def _seated(options: Options, names: tuple[str, ...]) -> tuple[Seat, ...]:
    """Those who were there keep their colours."""
    old = (*options.seats, *(Seat() for _ in names))
    return tuple(replace(seat, name=name) for seat, name in zip(old, names, strict=False))


def _teams(options: Options) -> tuple[Setting[Options], ...]:
    """Whether there are any, then whose; two by turns at first."""
    if len(options.seats) < len(TEAMS):
        return ()
    now = any(seat.team for seat in options.seats)
    asked = Setting(
        yes_or_no("teams", Message("score_pad.offer.ask.teams"), now),
        lambda said: options if (said == YES) is now else _in_teams(options, said == YES),
    )
    if not now:
        return (asked,)
    return (asked, *(_team(options, at) for at in range(len(options.seats))))


def _in_teams(options: Options, wanted: bool) -> Options:
    teams = (TEAMS[at % 2] if wanted else "" for at in range(len(options.seats)))
    seats = zip(options.seats, teams, strict=True)
    return replace(options, seats=tuple(replace(seat, team=team) for seat, team in seats))


def _team(options: Options, at: int) -> Setting[Options]:
    text = Message("score_pad.offer.ask.team", number=at + 1)
    teams = tuple(Option(one, Message("score_pad.offer.team", name=one)) for one in TEAMS)
    seats = options.seats

    def joined(team: str) -> Options:
        moved = (*seats[:at], replace(seats[at], team=team), *seats[at + 1 :])
        return replace(options, seats=moved)

    return Setting(Choice(f"team.{at + 1}", text, teams, seats[at].team or TEAMS[0]), joined)


def _wins(options: Options) -> Question[str]:
    texts = (Message("score_pad.new.highest"), Message("score_pad.new.lowest"))
    both = tuple(Option(*one) for one in zip(("highest", "lowest"), texts, strict=True))
    now = "highest" if options.highest_wins else "lowest"
    return Choice("wins", Message("score_pad.offer.ask.wins"), both, now)


def _lines(options: Options) -> tuple[Setting[Options], ...]:
    """Rounds, or rows with names; what follows hangs on it."""
    kinds = (
        Option(
            "rounds",
            Message("score_pad.new.rounds"),
            Message("score_pad.offer.ask.lines_rounds"),
        ),
        Option("named", Message("score_pad.new.named"), Message("score_pad.offer.ask.lines_named")),
    )
    now = "named" if options.rows else "rounds"
    first = Setting(
        Choice("lines", Message("score_pad.offer.ask.lines"), kinds, now),
        lambda kind: replace(options, rows=(options.rows or ("1",)) if kind == "named" else ()),
    )
    if not options.rows:
        how_many = Amount(
            "rounds", Message("score_pad.offer.ask.rounds"), 0, MOST_ROWS, options.rounds
        )
        return (first, Setting(how_many, lambda n: replace(options, rounds=n)))
    named = Text(
        "row_names",
        Message("score_pad.offer.ask.row_names"),
        longest=2_000,
        guess=said_rows(options.rows, options.doubled),
        note=Message("score_pad.new.row_names_note"),
    )
    return (first, Setting(named, lambda text: _with_rows(options, text)))


def _with_rows(options: Options, text: str) -> Options:
    """As typed, with commas between; those with "×2" count twice."""
    names, doubled = rows_of(text)
    return replace(options, rows=names, doubled=doubled)
