"""Who has won. Rulebook, "Décompte" and "Effondrement"; solo booklet, the same sections.

Against the C.I.V. you win only with more points. Several players share a tie; after a collapse
the fewest Unrest win, and only among those with as few do the points count.
"""

from __future__ import annotations

from companion.games.imperium.events.ending import UNREST_LINE
from companion.games.imperium.options import SOLO
from companion.games.imperium.rules.scoring import CIV_SEAT, counted, points, seats
from companion.games.imperium.state import State


def winners(state: State) -> tuple[str, ...]:
    """Who has won; several share a victory."""
    if state.options.mode == SOLO:
        return (CIV_SEAT,) if _civ_wins(state) else ("0",)
    left = seats(state)
    best = min(_standing(state, seat) for seat in left)
    return tuple(seat for seat in left if _standing(state, seat) == best)


def rank(state: State, seat: str) -> int:
    """How many of several players stand before this one, and one more."""
    mine = _standing(state, seat)
    return 1 + sum(_standing(state, other) < mine for other in seats(state))


def _standing(state: State, seat: str) -> tuple[int, int]:
    """After a collapse the fewest Unrest, and only then the most points."""
    return (_unrest(state, seat) if state.collapsed else 0), -points(state, seat)


def _civ_wins(state: State) -> bool:
    """A collapse is lost whatever the C.I.V. has, and a tie is its victory."""
    return state.collapsed or points(state, "0") <= points(state, CIV_SEAT)


def _unrest(state: State, seat: str) -> int:
    return counted(state, seat, UNREST_LINE) or 0
