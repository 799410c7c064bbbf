"""What is decided before a pad is begun."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator
from dataclasses import replace

from companion.core.message import Message
from companion.core.question import Amount, Choice, Option, Text
from companion.core.setting import (
    COLOUR,
    SHAPE,
    YES,
    Setting,
    colour_name,
    people,
    shape_name,
    yes_or_no,
)
from companion.games.score_pad.kinds import KINDS, kind_of, laid_out_in
from companion.games.score_pad.options import (
    COLOURS,
    EXAMPLE,
    SHAPES,
    UNNAMED,
    Options,
    Seat,
    laid_out_as,
    rows_of,
    said_rows,
    with_looks,
)
from companion.games.score_pad.state import LARGEST, MOST_ROWS, MOST_SEATS

TEAMS = ("A", "B", "C", "D")
LONGEST = {"title": 60, "rows": 2_000, "teams": 200}
LOOKS = (
    (COLOUR, COLOURS, colour_name, Message("score_pad.offer.ask.colour")),
    (SHAPE, SHAPES, shape_name, Message("score_pad.offer.ask.shape")),
)
LINES = (
    Option(
        "rounds",
        Message("score_pad.new.rounds"),
        Message("score_pad.offer.ask.lines_rounds"),
        "repeat-position",
    ),
    Option(
        "named",
        Message("score_pad.new.named"),
        Message("score_pad.offer.ask.lines_named"),
        "tag",
    ),
)
Ask = Setting[Options]


def settings(options: Options) -> tuple[Ask, ...]:
    """Who, what and how many; a common kind, colours and shapes for whoever wants to."""
    names = [seat.name for seat in options.seats]
    return (
        *people(names, 1, MOST_SEATS, lambda now: replace(options, seats=seated(options, now))),
        *_teams(options),
        _title(options),
        _wins(options),
        Setting(
            Amount("target", Message("score_pad.offer.ask.target"), 0, LARGEST, options.target),
            lambda target: replace(options, target=target),
        ),
        *_lines(options),
        _kind(options),
        _typed_teams(options),
        *_looks(options),
    )


def seated(options: Options, names: tuple[str, ...]) -> tuple[Seat, ...]:
    """Those who were there keep their colours."""
    old = (*options.seats, *(Seat() for _ in names))
    seats = (replace(seat, name=name) for seat, name in zip(old, names, strict=False))
    return with_looks(tuple(seats))


def _title(options: Options) -> Ask:
    """A title that was played before opens as last time."""
    text, note = Message("score_pad.offer.ask.title"), Message("score_pad.offer.ask.title_note")
    asked = Text("title", text, LONGEST["title"], options.title, note=note)
    take = lambda title: replace(options, title=title.strip())  # noqa: E731 – handed over
    return Setting(asked, take, recall=laid_out_as)


def _teams(options: Options) -> tuple[Ask, ...]:
    """Whether there are any, then whose; two by turns at first."""
    if len(options.seats) < len(TEAMS):
        return ()
    now = any(seat.team for seat in options.seats)
    two = [TEAMS[at % 2] for at in range(len(options.seats))]
    asked = Setting(
        yes_or_no("teams", Message("score_pad.offer.ask.teams"), now),
        lambda said: options if (said == YES) is now else _in_teams(options, [] if now else two),
    )
    return (asked, *(_team(options, at) for at in range(len(options.seats)) if now))


def _in_teams(options: Options, teams: Iterable[str]) -> Options:
    every = (*teams, *("" for _ in options.seats))
    seats = zip(options.seats, every, strict=False)
    return replace(options, seats=tuple(replace(seat, team=team) for seat, team in seats))


def _team(options: Options, at: int) -> Ask:
    text = Message("score_pad.offer.ask.team", number=at + 1)
    named = dict.fromkeys((*TEAMS, *(seat.team for seat in options.seats if seat.team)))
    teams = tuple(Option(one, Message("score_pad.offer.team", name=one)) for one in named)
    before = tuple(seat.team for seat in options.seats)
    now = before[at] or TEAMS[0]
    return Setting(
        Choice(f"team.{at + 1}", text, teams, now),
        lambda team: _in_teams(options, (*before[:at], team, *before[at + 1 :])),
    )


def _typed_teams(options: Options) -> Ask:
    """All of them in a line, in the order of the people."""
    now = ", ".join(seat.team for seat in options.seats).rstrip(", ")
    asked = Text("team_names", Message("score_pad.new.teams"), LONGEST["teams"], now)
    typed: Callable[[str], Options] = lambda text: _in_teams(  # noqa: E731 – handed over
        options, [team.strip() for team in text.split(",")]
    )
    return Setting(asked, typed, aside=True)


def _wins(options: Options) -> Ask:
    both = (
        Option("highest", Message("score_pad.new.highest"), icon="arrow-up"),
        Option("lowest", Message("score_pad.new.lowest"), icon="arrow-down"),
    )
    now = "highest" if options.highest_wins else "lowest"
    return Setting(
        Choice("wins", Message("score_pad.offer.ask.wins"), both, now),
        lambda wins: replace(options, highest_wins=wins == "highest"),
    )


def _lines(options: Options) -> tuple[Ask, ...]:
    """Rounds, or rows with names; what follows hangs on it."""
    first = Setting(
        Choice(
            "lines",
            Message("score_pad.offer.ask.lines"),
            LINES,
            "named" if options.rows else "rounds",
        ),
        lambda kind: replace(options, rows=(options.rows or UNNAMED) if kind == "named" else ()),
    )
    return (first, _row_names(options) if options.rows else _rounds(options))


def _rounds(options: Options) -> Ask:
    text = Message("score_pad.offer.ask.rounds")
    return Setting(
        Amount("rounds", text, 0, MOST_ROWS, options.rounds),
        lambda n: replace(options, rounds=n),
    )


def _row_names(options: Options) -> Ask:
    """Names as typed, with commas between; those with "×2" count twice."""
    text, note = Message("score_pad.offer.ask.row_names"), Message("score_pad.new.row_names_note")
    now = said_rows(options.rows, options.doubled)
    asked = Text("row_names", text, LONGEST["rows"], now, note=note)
    return Setting(asked, lambda typed: _with_rows(options, typed), example=_example(options))


def _example(options: Options) -> Message | None:
    if not options.rows or not options.rows[0].startswith(EXAMPLE):
        return None
    names = Message(f"score_pad.rows.{options.rows[0].removeprefix(EXAMPLE)}")
    return Message("score_pad.new.row_names_bonus", names=names) if options.doubled else names


def _with_rows(options: Options, text: str) -> Options:
    names, doubled = rows_of(text)
    return replace(options, rows=names or UNNAMED, doubled=doubled)


def _kind(options: Options) -> Ask:
    """The pads that many games need, each at a touch."""
    kinds = tuple(Option(one, Message(f"score_pad.kind.{one}")) for one in KINDS)
    asked = Choice("kind", Message("score_pad.new.kinds"), kinds, kind_of(options))
    return Setting(asked, lambda kind: laid_out_in(options, kind), aside=True)


def _looks(options: Options) -> Iterator[Ask]:
    """Everybody's colour and shape, other than anybody else's."""
    for at, seat in enumerate(options.seats):
        for what, known, named, text in LOOKS:
            own = getattr(seat, what)
            free = _free(known, {getattr(one, what) for one in options.seats} - {own})
            asked = Choice(f"{what}.{at + 1}", text, tuple(Option(o, named(o)) for o in free), own)
            yield Setting(asked, _exchanged(options, at, what), icon=seat.shape, aside=True)


def _free(known: Collection[str], taken: Collection[str]) -> Collection[str]:
    """Those that nobody else has; where there is but the own one, all of them."""
    free = [one for one in known if one not in taken]
    return free if len(free) > 1 else known


def _exchanged(options: Options, at: int, what: str) -> Callable[[str], Options]:
    """Whoever has it takes the one that is given up."""

    def taken(look: str) -> Options:
        before = getattr(options.seats[at], what)
        given = [before if getattr(one, what) == look else "" for one in options.seats]
        given[at] = look
        seats = zip(options.seats, given, strict=True)
        changed = (replace(one, **{what: new}) if new else one for one, new in seats)
        return replace(options, seats=tuple(changed))

    return taken
