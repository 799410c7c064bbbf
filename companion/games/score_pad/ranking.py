"""Who is where."""

from __future__ import annotations

from dataclasses import dataclass

from companion.games.score_pad.state import State


@dataclass(frozen=True, slots=True)
class Place:
    """A seat in the ranking; equal totals share a rank and the next ranks are left out.

    A team has one total and one rank.
    """

    seat: str
    total: int
    rank: int


def ranking(state: State) -> tuple[Place, ...]:
    """Best first; seats with equal totals in the order of the table."""
    totals = {seat: state.together(seat) for seat in state.seats}
    best_first = sorted(totals.values(), reverse=state.highest_wins)
    places = [Place(seat, total, 1 + best_first.index(total)) for seat, total in totals.items()]
    return tuple(sorted(places, key=lambda place: place.rank))


def leaders(state: State) -> tuple[str, ...]:
    """Everybody on the first rank."""
    return tuple(place.seat for place in ranking(state) if place.rank == 1)
