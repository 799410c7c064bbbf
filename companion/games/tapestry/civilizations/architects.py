"""The Architects.

Their mat, as listed in the data.
"""

from __future__ import annotations

from companion.core.message import Message
from companion.core.question import Option
from companion.games.tapestry.capital import plots
from companion.games.tapestry.city import building
from companion.games.tapestry.city.events import BuildingsSwapped
from companion.games.tapestry.civilizations.power import Power
from companion.games.tapestry.player import BUILDINGS, Capital, Placed
from companion.games.tapestry.turn import resources
from companion.games.tapestry.turn.turn import DECLINED

MOST_SWAPS = 3
TOLD = "lines"
"""The counter of lines that count twice in a capital that is not drawn."""


class Architects(Power):
    """Districts and lines of one kind of building pay."""

    def gained_later(self) -> None:
        """Up to three times two income buildings change places; told where they are not drawn."""
        if not plots.has_grid(self.me.capital):
            super().gained_later()
            return
        for _ in self.turn.step.rounds(MOST_SWAPS):
            if not self._swapped():
                return

    def _swapped(self) -> bool:
        """Whether two of different kinds did: two of a kind need not."""
        built = [one for one in self.me.capital.placed if one.piece in BUILDINGS and one.cells]
        if len({one.piece for one in built}) == 1 or not built:
            return False
        no = DECLINED
        first = self._chosen("swap", Message("tapestry.ask.architects_swap"), built, no)
        if first is None:
            return False
        others = [one for one in built if one.piece != first.piece]
        other = self._chosen("with", Message("tapestry.ask.architects_with"), others)
        if other is not None:
            self.turn.record(BuildingsSwapped(self.player, first.cells[0], other.cells[0]))
        return True

    def _chosen(self, place: str, text: Message, built: list[Placed], *no: Option) -> Placed | None:
        """One of the buildings by its plot."""
        by_plot = {_key(*one.cells[0]): one for one in built}
        options = [*no, *(_option(key, one) for key, one in by_plot.items())]
        return by_plot.get(self.turn.choose(f"architects.{place}", text, options))

    def district_completed(self) -> None:
        """A resource for a district whose income buildings, at least one, are all of one type."""
        if self._of_one_type(self.me.capital.districts[-1]):
            resources.any_resource(self.turn)

    def _of_one_type(self, district: str) -> bool:
        """Seen where it is drawn, else said."""
        city = self.me.capital
        if not plots.has_grid(city):
            text = Message("tapestry.ask.architects_district")
            return self.turn.may("architects.district", text)
        down, across = map(int, district.split(","))
        cells = set(plots.district(down, across))
        kinds = {p.piece for p in city.placed if p.piece in BUILDINGS and cells & set(p.cells)}
        return len(kinds) == 1

    def lines_counted(self) -> None:
        """Of those that were told: how many count twice."""
        city, text = self.me.capital, Message("tapestry.ask.architects_lines")
        most = city.rows_counted + city.columns_counted
        n = self.turn.amount("architects.lines", text, 0, most) if most else 0
        if n != self.marked(TOLD):
            self.mark(TOLD, n)

    def capital_points(self) -> int:
        """Complete rows and columns whose income buildings are all of one type count twice."""
        city = self.me.capital
        return matching_lines(city) if plots.has_grid(city) else self.marked(TOLD)


def _key(row: int, column: int) -> str:
    return f"{row},{column},0"


def _option(key: str, built: Placed) -> Option:
    """A building and where it stands."""
    (row, column), name = built.cells[0], building.piece_name(built.piece)
    text = Message("tapestry.option.building_at", piece=name, row=row + 1, column=column + 1)
    return Option(key, text, place=f"plot:{key}", icon=f"building-{built.piece}")


def matching_lines(city: Capital) -> int:
    """Complete rows and columns whose income buildings are all of one type."""
    kinds = {c: p.piece for p in city.placed if p.piece in BUILDINGS for c in p.cells}
    full = plots.filled(city)
    span = range(plots.SIZE)
    lines = [[(row, column) for column in span] for row in span]
    lines += [[(row, column) for row in span] for column in span]
    whole = [line for line in lines if full.issuperset(line)]
    return sum(len({kinds[c] for c in line if c in kinds}) == 1 for line in whole)
