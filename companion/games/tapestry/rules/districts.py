"""What a completed district gives, once.

Rulebook, "Completing districts": one resource at once for a full district.
"""

from __future__ import annotations

from collections.abc import Mapping

from companion.games.tapestry import content
from companion.games.tapestry.events.city import DistrictCompleted
from companion.games.tapestry.player import Capital, Cell
from companion.games.tapestry.rules import noticing, plots, verbs
from companion.games.tapestry.rules.turn import Turn


def completing(city: Capital, fits: Mapping[str, frozenset[Cell]]) -> list[str]:
    """Of these places for a piece, those where it would complete a district."""
    full = plots.filled(city)
    return [key for key, cells in fits.items() if _completes(city, full, cells)]


def _completes(city: Capital, full: frozenset[Cell], cells: frozenset[Cell]) -> bool:
    touched = {f"{row // 3},{column // 3}" for row, column in cells}
    return any(plots.in_district(full | cells, one) for one in touched.difference(city.districts))


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
