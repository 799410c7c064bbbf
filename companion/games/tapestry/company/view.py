"""The columns as screens draw them: `company_view(state)`; what a touch does are the offers.

`points.p1` counts points on, `count` whatever else (blank `by`), `income.p1` is an income turn,
`turn.p1` gives the turn, `done` hands it over; `catch_up` takes the whole grid, `sheet.write`
and `sheet.total` the score sheet, `way.…` the other ways to keep the game.
"""

from __future__ import annotations

from dataclasses import dataclass

from companion.core.grid import Grid, Head, Line
from companion.core.message import Message
from companion.games.tapestry import content
from companion.games.tapestry.company import commands as c
from companion.games.tapestry.company import sheet
from companion.games.tapestry.company.income import turn_of
from companion.games.tapestry.company.passing import next_seat
from companion.games.tapestry.company.sheet import COUNTED
from companion.games.tapestry.correcting.facts.people import number_name, number_of
from companion.games.tapestry.describing import benefit_text
from companion.games.tapestry.owner_signs import head_of, label_of, shape_of
from companion.games.tapestry.player import BUILDINGS, RESOURCES
from companion.games.tapestry.state import Phase, State
from companion.games.tapestry.turn.allowed import step_word
from companion.games.tapestry.turn.neighbours import first_into_era

KEYS = (1, 2, 3, 5, 10)


@dataclass(frozen=True, slots=True)
class Tile:
    """A number that a touch changes."""

    id: str
    """What it is, and whose: `resource.coin.p1`."""
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
    return Grid(tuple(Head(one, *head_of(state, one)) for one in state.players), lines)
