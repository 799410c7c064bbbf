"""What a completed district gives, once.

Rulebook, "Completing districts": one resource at once for a full district.
"""

from __future__ import annotations

from companion.games.tapestry import content
from companion.games.tapestry.events.city import DistrictCompleted
from companion.games.tapestry.player import Capital, Cell
from companion.games.tapestry.rules import noticing, plots, verbs
from companion.games.tapestry.rules.turn import Turn


def completed_by(city: Capital, cells: frozenset[Cell]) -> tuple[str, ...]:
    """The districts that a piece laid there would complete."""
    full = plots.filled(city) | cells
    touched = {f"{row // 3},{column // 3}" for row, column in cells}
    return tuple(
        one for one in sorted(touched - set(city.districts)) if plots.in_district(full, one)
    )


def pay(turn: Turn) -> None:
    """Every newly full district gives its resource at once."""
    if not plots.has_grid(turn.me.capital):
        return
    for district in plots.full_districts(turn.me.capital):
        if district not in turn.me.capital.districts:
            turn.record(DistrictCompleted(turn.player, district))
            verbs.gain_all(turn, content.district_reward(), "district", district)
            noticing.district_completed(turn)


def counted(turn: Turn) -> None:
    """A full district of a capital that is not drawn."""
    number = len(turn.me.capital.districts) + 1
    turn.record(DistrictCompleted(turn.player, f"counted.{number}"))
    verbs.gain_all(turn, content.district_reward(), "district", str(number))
    noticing.district_completed(turn)
