"""The Islanders.

Their mat, as listed in the data: an island of its own, six hexes around a printed one. A counter
for each hex keeps its tile and how it is turned.
"""

from __future__ import annotations

from companion.core.message import Message
from companion.core.question import Option
from companion.games.tapestry import content
from companion.games.tapestry.civilizations.power import Power
from companion.games.tapestry.content.land import DIRECTIONS, STEPS, Edges
from companion.games.tapestry.content.words import Terrain
from companion.games.tapestry.land import exploring, geography, tiles
from companion.games.tapestry.land.events import TileLaidOnMat
from companion.games.tapestry.score import points
from companion.games.tapestry.state import UNKNOWN_TILE, hex_key
from companion.games.tapestry.turn import verbs
from companion.games.tapestry.turn.turn import DECLINED, NONE

CENTRE = "0,0"
HEXES = {direction: hex_key(STEPS[direction]) for direction in DIRECTIONS}
TILES_FROM = 2
TURNS = 6
EACH = 4
MOST_LATER = 4


class Islanders(Power):
    """An island of one's own, explored hex by hex."""

    def own_land(self) -> list[Option]:
        """The hexes without a tile, numbered clockwise from the top."""
        return [
            Option(f"{self.id}:{direction}", Message("tapestry.option.island", number=number))
            for number, direction in enumerate(DIRECTIONS, 1)
            if not self.marked(direction)
        ]

    def _laid(self) -> dict[str, tuple[int, int]]:
        """hex -> tile and sixths."""
        counters = {HEXES[d]: self.marked(d) for d in DIRECTIONS}
        return {
            key: (value // TURNS - TILES_FROM, value % TURNS)
            for key, value in counters.items()
            if value
        }

    def _island(self) -> dict[str, Edges | None]:
        """The sides of everything that lies there, the printed middle too."""
        mat = self.printed.mat
        middle = mat.edges if mat else None
        return {CENTRE: middle} | {key: _edges(*there) for key, there in self._laid().items()}

    def may_be_drawn_again(self) -> bool:
        return True

    def gained_later(self) -> None:
        """Kept, up to four tiles of the supply are laid here and give nothing."""
        for _ in range(MOST_LATER):
            if not self.me.tiles or not self.own_land():
                return
            options = [DECLINED, *self.own_land()]
            text = Message("tapestry.ask.islanders_later")
            place = self.turn.choose("islanders.later", text, options)
            if place == NONE:
                return
            self._lay(exploring.choose_tile(self.turn), place)

    def income(self) -> None:
        """Maybe explore a hex of the mat, with the usual gains."""
        if not self.me.tiles or not self.own_land():
            return
        options = [DECLINED, *self.own_land()]
        place = self.turn.choose("islanders", Message("tapestry.ask.islanders"), options)
        if place != NONE:
            self.lay(exploring.choose_tile(self.turn), place)

    def lay(self, tile: int, place: str) -> None:
        """Points for aligned sides, then what the tile shows."""
        key = HEXES[place.partition(":")[2]]
        near = self._near(key)
        sixths = self._lay(tile, place)
        aligned = exploring.aligned_sides(self.turn, tile, key, sixths, near)
        points.score(self.turn, aligned, "exploration", self.id)
        verbs.gain_all(self.turn, tiles.benefits_of(self.turn, tile), "exploration", self.id)

    def _near(self, key: str) -> dict[str, Edges | None]:
        """What lies around a hex."""
        island = self._island()
        return {other: island[other] for _, other in geography.beside(key) if other in island}

    def _lay(self, tile: int, place: str) -> int:
        """A tile on a hex, turned as one likes; how it is turned."""
        direction = place.partition(":")[2]
        key = HEXES[direction]
        sixths = exploring.rotation(self.turn, tile, key, self._near(key), on_map=False)
        self.turn.record(TileLaidOnMat(self.player, tile, self.id, direction, sixths))
        self.mark(direction, (tile + TILES_FROM) * TURNS + sixths)
        return sixths

    def final(self) -> None:
        """4 points for each tile of the mat with only water on its outer sides."""
        text = Message("tapestry.ask.islanders_tiles")
        laid = self._laid()
        known = sum(_only_sea_outside(key, *there) for key, there in laid.items())
        unknown = any(tile == UNKNOWN_TILE for tile, _ in laid.values())
        if unknown:
            n = self.turn.amount("islanders.final", text, 0, len(HEXES), known or None)
        else:
            n = self.turn.computed("islanders.final", text, known)
        self.score(EACH * n)


def _edges(tile: int, sixths: int) -> Edges | None:
    return None if tile == UNKNOWN_TILE else content.territory_tile(tile).turned(sixths)


def _only_sea_outside(key: str, tile: int, sixths: int) -> bool:
    edges = _edges(tile, sixths)
    inside = {CENTRE, *HEXES.values()}
    outer = (
        [edges[side] for side, other in geography.beside(key) if other not in inside]
        if edges
        else []
    )
    return bool(outer) and all(half is Terrain.SEA for edge in outer for half in edge)
