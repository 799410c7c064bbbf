"""The Architects.

Their mat, as listed in the data.
"""

from __future__ import annotations

from companion.games.tapestry.capital import plots
from companion.games.tapestry.civilizations.power import Power
from companion.games.tapestry.player import BUILDINGS
from companion.games.tapestry.state import State
from companion.games.tapestry.turn import resources


class Architects(Power):
    """Districts and lines of one kind of building pay."""

    def district_completed(self) -> None:
        """A resource for a district whose income buildings, at least one, are all of one type."""
        city = self.me.capital
        down, _, across = city.districts[-1].partition(",")
        if not across.isdecimal():
            return
        cells = set(plots.district(int(down), int(across)))
        kinds = {p.piece for p in city.placed if p.piece in BUILDINGS and cells & set(p.cells)}
        if len(kinds) == 1:
            resources.any_resource(self.turn)

    def capital_points(self) -> int:
        """Complete rows and columns whose income buildings are all of one type count twice."""
        return matching_lines(self.state, self.player)


def matching_lines(state: State, player: str) -> int:
    """Complete rows and columns whose income buildings are all of one type."""
    city = state.players[player].capital
    if not plots.has_grid(city):
        return 0
    kinds = {c: p.piece for p in city.placed if p.piece in BUILDINGS for c in p.cells}
    full = plots.filled(city)
    span = range(plots.SIZE)
    lines = [[(row, column) for column in span] for row in span]
    lines += [[(row, column) for row in span] for column in span]
    whole = [line for line in lines if full.issuperset(line)]
    return sum(len({kinds[c] for c in line if c in kinds}) == 1 for line in whole)
