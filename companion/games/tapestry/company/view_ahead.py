"""What stands beside a capital until somebody says where it goes."""

from __future__ import annotations

from dataclasses import dataclass

from companion.core.message import Message
from companion.games.tapestry.city.building import piece_name
from companion.games.tapestry.state import State
from companion.games.tapestry.turn.names import player_name


@dataclass(frozen=True, slots=True)
class WaitingPiece:
    """One piece, whose it is, and what is to be done."""

    seat: str
    text: Message


def waiting_pieces(state: State) -> tuple[WaitingPiece, ...]:
    """Everybody's."""
    return tuple(
        WaitingPiece(seat, _places(state, seat, piece))
        for seat, me in state.players.items()
        for piece in me.waiting
    )


def _places(state: State, seat: str, piece: str) -> Message:
    who = player_name(state, seat)
    return Message("tapestry.ahead.place", player=who, piece=piece_name(piece))
