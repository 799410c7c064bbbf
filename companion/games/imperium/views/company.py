"""The columns of several people who tell their tokens: `company_view(state)`."""

from __future__ import annotations

from dataclasses import dataclass

from companion.core.message import Message
from companion.games.imperium.content import named
from companion.games.imperium.rules import written
from companion.games.imperium.state import Phase, State
from companion.games.imperium.tokens import KINDS


@dataclass(frozen=True, slots=True)
class TokenTile:
    """A kind of token; a touch is one more."""

    id: str
    name: Message
    icon: str
    n: int


@dataclass(frozen=True, slots=True)
class TokenColumn:
    """Somebody."""

    seat: str
    name: Message | str
    nation: Message
    colour: str
    shape: str
    to_move: bool
    tokens: tuple[TokenTile, ...]


@dataclass(frozen=True, slots=True)
class TurnOf:
    """Whose turn it is, and whose comes next."""

    name: Message | str
    colour: str
    shape: str
    then: Message | str


@dataclass(frozen=True, slots=True)
class CompanyView:
    """Everybody, in the order of the table."""

    way: str
    over: bool
    turn: TurnOf
    columns: tuple[TokenColumn, ...]


def company_view(state: State) -> CompanyView:
    """The table now."""
    then = written.name_of(state, written.next_seat(state))
    sign = written.sign_of(state, state.turn)
    turn = TurnOf(written.name_of(state, state.turn), *sign, then)
    columns = tuple(_column(state, seat) for seat in written.people(state))
    return CompanyView(state.way.value, state.phase is Phase.OVER, turn, columns)


def _column(state: State, seat: str) -> TokenColumn:
    tokens = written.tokens_of(state, seat)
    return TokenColumn(
        seat,
        written.name_of(state, seat),
        written.nation_of(state, seat),
        *written.sign_of(state, seat),
        to_move=state.turn == seat,
        tokens=tuple(
            TokenTile(
                f"tokens.{kind}.{seat}", named("token", kind), f"imperium-{kind}", tokens.of(kind)
            )
            for kind in KINDS
        ),
    )
