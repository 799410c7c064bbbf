"""Rulebook, "Initial deployment" and "B – Actions": whose turn it is.

1. The first player places one of three pieces, then everybody clockwise, until all stand.
2. Pieces are activated in turn, clockwise from the first player on.
3. Cards are laid and given at the same time: that is everybody's turn.
4. To the left is clockwise; who is extinct is passed over.
"""

from __future__ import annotations

from companion.games.rise_and_fall.content import kinds
from companion.games.rise_and_fall.state import Phase, State

TOGETHER = (Phase.SETUP, Phase.CARDS, Phase.DECLINE, Phase.END_OF_TURN, Phase.SCORING, Phase.OVER)
"""Phases of everybody at once."""


def next_to_place(state: State) -> str | None:
    """1. Whose turn it is to place; None when all pieces stand."""
    order = state.in_order
    wanted = sum(kind.starts for kind in kinds().values())
    if len(state.deployed) >= wanted * len(order):
        return None
    return order[len(state.deployed) % len(order)]


def whose_turn(state: State) -> str:
    """1. to 3. Whose turn it is; empty where it is everybody's."""
    if state.phase is Phase.DEPLOY:
        return next_to_place(state) or ""
    if state.phase in TOGETHER or not state.waiting:
        return ""
    return state.waiting[0]


def next_seat(state: State, seat: str) -> str:
    """4. The next living player clockwise."""
    seats = [player.id for player in state.players]
    at = seats.index(seat)
    turned = seats[at + 1 :] + seats[: at + 1]
    return next(one for one in turned if one in state.living)
