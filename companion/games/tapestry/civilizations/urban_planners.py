"""The Urban Planners.

Their mat, as listed in the data.
"""

from __future__ import annotations

from companion.core.message import Message
from companion.games.tapestry.capital import plots
from companion.games.tapestry.city import landmark_cards
from companion.games.tapestry.civilizations.power import Power
from companion.games.tapestry.player import BUILDINGS, Cell
from companion.games.tapestry.score import counting


class UrbanPlanners(Power):
    """Landmarks that touch."""

    keeps_landmarks_aside = True

    def start(self) -> None:
        """One more landmark card, from those that are left."""
        landmark_cards.draw_one_more(self.turn)

    def may_be_drawn_again(self) -> bool:
        """Where no landmark card is left."""
        return not landmark_cards.not_dealt(self.state)

    def gained_later(self) -> None:
        """The same in mid-game."""
        self.start()

    def final(self) -> None:
        """Points for the largest group of landmarks that touch."""
        text, seen = Message("tapestry.ask.planners"), self.largest_group()
        landmarks = counting.landmarks_owned(self.state, self.player)
        if self._all_seen():
            group = self.turn.computed("planners", text, seen)
        else:
            group = self.turn.amount("planners", text, max(seen, min(landmarks, 1)), landmarks)
        table = self.printed.final[0].table
        if group > 0:
            self.score(table[min(group, len(table)) - 1])

    def _all_seen(self) -> bool:
        """Whether the plots of every landmark in the city are known."""
        landmarks = (p for p in self.me.capital.placed if p.piece not in BUILDINGS)
        return plots.has_grid(self.me.capital) and all(p.cells for p in landmarks)

    def largest_group(self) -> int:
        """The most landmarks joined side by side."""
        left = [
            set(p.cells) for p in self.me.capital.placed if p.piece not in BUILDINGS and p.cells
        ]
        best = 0
        while left:
            group, count = left.pop(), 1
            while near := [cells for cells in left if cells & _around(group)]:
                for cells in near:
                    left.remove(cells)
                    group |= cells
                    count += 1
            best = max(best, count)
        return best


def _around(cells: set[Cell]) -> set[Cell]:
    steps = ((0, 1), (1, 0), (0, -1), (-1, 0))
    return {(row + r, column + c) for row, column in cells for r, c in steps}
