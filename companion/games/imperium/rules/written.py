"""Several people and nothing of the moves: everybody's tokens, and the sheet filled in by hand.

Rulebook, "Décompte": a point per Progress, the printed points, conditional and variable cards,
the Power card.
"""

from __future__ import annotations

from companion.core.grid import Entry
from companion.core.message import Message
from companion.core.noun import Noun
from companion.core.score_sheet import ROW, SEAT, ScoreSheet
from companion.core.written import Written
from companion.games.imperium.content import named
from companion.games.imperium.events.ending import VARIABLE_AT_MOST
from companion.games.imperium.options import SOLO, TABLE, Way
from companion.games.imperium.rules.scoring import entered_lines
from companion.games.imperium.rules.sums import sum_of
from companion.games.imperium.state import State
from companion.games.imperium.tokens import Tokens

ROWS = {
    "progress": "imperium-progress",
    "fixed": "imperium-vp",
    "conditional": "imperium-scroll",
    "variable": "cards",
    "power": "imperium-power",
    "fame": "imperium-fame",
    "unrest": "imperium-unrest",
}
"""The printed rows and their pictures; Fame and Unrest for who counts these apart."""
EACH = {"variable": VARIABLE_AT_MOST}
"""No card of the row gives more."""
COLOURS = ("blue", "red", "green", "yellow")
SHAPES = ("circle", "triangle", "square", "diamond")


def people(state: State) -> tuple[str, ...]:
    """Seats by number, in the order of the table."""
    return tuple(str(at) for at in range(len(state.options.seats)))


def by_hand(state: State) -> bool:
    """Whether the sheet counts as people wrote it."""
    return state.options.mode != SOLO and state.way is not Way.WALK


def name_of(state: State, seat: str) -> Message | str:
    """Somebody by name, or by seat."""
    typed = state.options.seats[int(seat)].name
    return typed or Message("imperium.screen.seat", seat=int(seat) + 1)


def said(state: State, seat: str) -> Message:
    """The same as a message, also where somebody typed it."""
    name = name_of(state, seat)
    return name if isinstance(name, Message) else Message("imperium.offer.seat", name=name)


def sign_of(state: State, seat: str) -> tuple[str, str]:
    """Colour and shape of somebody."""
    one, at = state.options.seats[int(seat)], int(seat)
    return one.colour or COLOURS[at], one.shape or SHAPES[at]


def tokens_of(state: State, seat: str) -> Tokens:
    """What somebody has, as it was told."""
    return state.held.get(seat, state.options.start)


def next_seat(state: State) -> str:
    """Who has the turn after this one."""
    seats = people(state)
    return seats[(seats.index(state.turn) + 1) % len(seats)]


def nation_of(state: State, seat: str) -> Message:
    """What somebody plays."""
    return named("nation", state.options.seats[int(seat)].nation)


def _sheet_of(state: State, seat: str) -> Written:
    """What is written; what nobody wrote is as it was counted elsewhere."""
    own = state.written.get(seat, Written())
    known = entered_lines(state, seat)
    if seat in state.held:
        known = {**known, "progress": state.held[seat].progress}
    return Written({**known, **own.rows}, own.total)


def _entry(state: State, row: str) -> Entry:
    asks = Message(f"imperium.count.asks.{row}")
    return Entry(asks=asks, each=EACH.get(row, 0), sum=sum_of(row, state.options))


A_PERSON: Noun[State] = Noun(
    SEAT,
    Message("core.sheet.who"),
    lambda state, filled: people(state) if state.options.mode == TABLE else (),
    said,
    place=lambda state, seat: f"seat:{seat}",
)
A_ROW: Noun[State] = Noun(
    ROW,
    Message("core.sheet.row"),
    lambda state, filled: ROWS,
    lambda state, row: Message(f"imperium.scored.{row}"),
    lambda state, row: ROWS[row],
)
SHEET = ScoreSheet(
    A_PERSON,
    A_ROW,
    _sheet_of,
    lambda state, seat: (name_of(state, seat), *sign_of(state, seat)),
    _entry,
)
