"""The columns as screens draw them: `company_view(state)`; what a touch does are the offers.

`points.p1`, `resource.coin.p1`, `building.farm.p1` count on (blank `by`), `income.p1` is an income
turn, `turn.p1` gives the turn, `done` hands it over; `catch_up` takes the whole grid, `sheet.write`
and `sheet.total` the score sheet, `way.…` the other ways to keep the game.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from companion.core.grid import Entry, Grid, Head, Line
from companion.core.message import Message
from companion.games.tapestry import content
from companion.games.tapestry.company import commands as c
from companion.games.tapestry.company import sheet
from companion.games.tapestry.company.events import UNACCOUNTED
from companion.games.tapestry.company.income import turn_of
from companion.games.tapestry.company.passing import next_seat
from companion.games.tapestry.company.sheet import COUNTED, sheet_rows
from companion.games.tapestry.company.sums import sums
from companion.games.tapestry.correcting.facts.people import number_name, number_of
from companion.games.tapestry.describing import benefit_text
from companion.games.tapestry.owner_signs import label_of, shape_of
from companion.games.tapestry.player import BUILDINGS, RESOURCES
from companion.games.tapestry.score import ending
from companion.games.tapestry.score.scored import icon_of
from companion.games.tapestry.state import Phase, State
from companion.games.tapestry.turn.allowed import step_word
from companion.games.tapestry.turn.neighbours import first_into_era

KEYS = (1, 2, 3, 5, 10)
SO_FAR = Entry(asks=Message("tapestry.company.sum.so_far"), leaves=(sheet.INCOME,))
"""With what the points track shows, the last income turn alone is missing."""


@dataclass(frozen=True, slots=True)
class Tile:
    """A number that a touch changes."""

    id: str
    """Of its offer."""
    name: Message
    icon: str
    n: int
    most: int


@dataclass(frozen=True, slots=True)
class Column:
    """Somebody's numbers."""

    seat: str
    name: Message | str
    colour: str
    shape: str
    points: int
    era: int
    income: int
    """The number of the next income turn; 0 when the fifth is over."""
    to_move: bool
    follows: bool
    """Has the turn after this one."""
    finished: bool
    resources: tuple[Tile, ...]
    buildings: tuple[Tile, ...]


@dataclass(frozen=True, slots=True)
class CompanyView:
    """Everybody, in the order of the table."""

    way: str
    turn_number: int
    seat: str
    next_seat: str
    columns: tuple[Column, ...]
    over: bool


def company_view(state: State) -> CompanyView:
    """The table now."""
    over = state.phase is Phase.OVER
    following = "" if over or state.phase is Phase.SETUP else next_seat(state)
    return CompanyView(
        way=state.way.value,
        turn_number=state.turn_number,
        seat=state.turn,
        next_seat=following,
        columns=tuple(_column(state, player, following) for player in state.players),
        over=over,
    )


def _column(state: State, player: str, following: str) -> Column:
    me = state.players[player]
    return Column(
        seat=player,
        name=label_of(state, player),
        colour=me.colour,
        shape=shape_of(state, player),
        points=me.score,
        era=me.income_turns,
        income=0 if me.finished else turn_of(state, player).number,
        to_move=state.turn == player,
        follows=following == player != state.turn,
        finished=me.finished,
        resources=tuple(_tile(state, player, f"resource.{one}") for one in RESOURCES),
        buildings=tuple(_tile(state, player, f"building.{one}") for one in BUILDINGS),
    )


def _tile(state: State, player: str, what: str) -> Tile:
    n, most = number_of(state, player, what), c.bounds(what)[1]
    return Tile(f"{what}.{player}", number_name(what), what.replace(".", "-"), n, most)


def income_steps(state: State, player: str) -> tuple[Message, ...]:
    """Rulebook, "Income turns": the steps of this turn, to play by."""
    turn = turn_of(state, player)
    steps = [Message(f"tapestry.company.step.{step_word(state, one)}") for one in turn.phases]
    if turn.plays_tapestry and first_into_era(state, player, turn.number):
        gains = content.income().first_into_era.get(str(turn.number), ())
        what = tuple(benefit_text(one) for one in gains)
        steps.append(Message("tapestry.company.step.first", what=what, era=turn.number))
    return tuple(steps)


def catch_up_grid(state: State) -> Grid:
    """Everybody's numbers, to be put right at once."""
    icons = {sheet.POINTS: "vp", "income_turns": "era"}
    lines = tuple(
        Line(
            what,
            number_name(what),
            icons.get(what, what.replace(".", "-")),
            {player: number_of(state, player, what) for player in state.players},
        )
        for what in COUNTED
    )
    return Grid(_heads(state), lines)


def sheet_grid(state: State) -> Grid:
    """The score sheet: nothing stands where nothing was said."""
    added = sums(state)
    lines = tuple(
        Line(
            source,
            Message(f"tapestry.source.{source}"),
            icon_of(source),
            {player: _on_sheet(state, player, source) for player in state.players},
            follows=source == UNACCOUNTED,
            entry=SO_FAR if source == sheet.SO_FAR else Entry(sum=added.get(source)),
        )
        for source in sheet_rows(state)
    )
    told = {player: sheet.total_told(me) for player, me in state.players.items()}
    return Grid(tuple(replace(one, told=told[one.seat]) for one in _heads(state)), lines)


def _on_sheet(state: State, player: str, source: str) -> int | None:
    me = state.players[player]
    said = any(line.source == source for line in me.points)
    return sheet.of_source(me, source) if said else None


def _heads(state: State) -> tuple[Head, ...]:
    points = ending.scores(state)
    best = max(points.values())
    return tuple(
        Head(
            player,
            label_of(state, player),
            me.colour,
            shape_of(state, player),
            points[player],
            best > 0 and points[player] == best,
        )
        for player, me in state.players.items()
    )
