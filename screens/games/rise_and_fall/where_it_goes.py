"""Where the pieces of Rise & Fall's set-up go: the world grows, level on level, as it is ticked."""

from kivy.graphics import Color, Line, Mesh
from kivy.metrics import dp
from kivy.properties import ObjectProperty

from companion.core.hexgrid import to_pixel, within
from screens.play.table_plan import TablePlan, Zone
from screens.widgets.boards.batch import Batch
from screens.widgets.boards.hex_drawing import corners
from screens.widgets.frame.box import Box

PLACES = {
    "players": "colour take first",
    "bank": "bank gold_out watch_bank",
    "trophies": "trophies",
    "tiles": "tiles builder",
    "world": "first_tiles sea plain forest mountain glacier",
}
FILLS = {"sea": "water", "plain": "plain", "forest": "woods", "mountain": "rock", "glacier": "ice"}
"""The colour of each terrain."""
BANK = ("rise-gold", "rise-wood", "rise-stone")
LEVELS = {
    "first_tiles": frozenset(within((0, 0), 1)),
    "sea": frozenset(within((0, 0), 3)),
    "plain": frozenset(within((0, 0), 2)) - {(0, -2), (2, -2), (-2, 2)},
    "forest": frozenset(within((0, 0), 1)) | {(1, 1), (2, 0)},
    "mountain": frozenset({(0, 0), (1, 0), (0, 1), (1, -1)}),
    "glacier": frozenset({(1, 0), (0, 1)}),
}
"""A small world: each level lies on the one before."""


class RisePlan(TablePlan):
    """The world of the tablet where it is laid there; else a small one that shows what is done."""

    laid = ObjectProperty(None, allownone=True, rebind=False)
    zone_of = {item: zone for zone, items in PLACES.items() for item in items.split()}
    zones = {
        "trophies": Zone(0.0, 0.28, 0.16, 0.72),
        "world": Zone(0.18, 0.28, 0.62, 0.72, ground="ocean"),
        "bank": Zone(0.82, 0.66, 0.18, 0.34),
        "tiles": Zone(0.82, 0.28, 0.18, 0.36),
        "players": Zone(0.0, 0.0, 1.0, 0.25),
    }

    def on_laid(self, *_args):
        self.draw()

    def fill(self, name: str, where, group, theme) -> bool:
        """Everything is drawn as it lies."""
        if self.laid is not None:
            getattr(self, f"_{name}")(where, group, theme)
        return True

    def _world(self, where, group, theme) -> None:
        """What lies; the hexes of a small world that are laid now have a gold edge."""
        hexes = dict(self.laid.world) or self._grown()
        bare = () if self.laid.world else LEVELS["sea"]
        spot, radius = _fitted(where, (*hexes, *bare))
        for at in bare:
            _edge(group, spot(at), radius, theme.line, dp(1))
        for at, terrain in hexes.items():
            _hex(group, spot(at), radius, theme.of(FILLS[terrain]))
        for at in self._now_laid() if bare else ():
            _edge(group, spot(at), radius, theme.gold, dp(1.6))

    def _grown(self) -> dict:
        """What the levels that are done come to."""
        done = {item for item, is_done in self.every if is_done}
        grown = {}
        for level, places in LEVELS.items():
            if level in done:
                grown |= dict.fromkeys(places, "sea" if level == "first_tiles" else level)
        return grown

    def _now_laid(self) -> frozenset:
        item = self.steps[int(self.now) - 1][0] if self.now else ""
        return LEVELS.get(item, frozenset())

    def _trophies(self, where, group, theme) -> None:
        """Six, one below the other; the ring around the number agreed."""
        x, y, wide, high = where
        n = len(self.laid.trophies)
        side = min(high / n * 0.7, wide * 0.42)
        batch = Batch()
        for at, icon in enumerate(self.laid.trophies):
            middle = y + high * (n - at - 0.5) / n
            made = Box()
            made.pos, made.size = (x + wide * 0.08, middle - side * 0.6), (side * 1.2, side * 1.2)
            made.look = theme.paper, dp(6), theme.line, dp(1)
            group.add(made)
            batch.icon(icon, (x + wide * 0.08 + side * 0.6, middle), side * 0.9, theme.paper_ink)
            ringed = at + 1 == self.laid.ring
            spot = x + wide * 0.78, middle
            group.add(Color(*(theme.accent if ringed else theme.dim)))
            group.add(Line(circle=(*spot, side * (0.45 if ringed else 0.08)), width=dp(1.8)))
        batch.onto(group)

    def _bank(self, where, group, theme) -> None:
        batch = Batch()
        for at, icon in enumerate(BANK):
            batch.icon(icon, _row_spot(where, at, len(BANK)), _side(where, len(BANK)), theme.ink)
        batch.onto(group)

    def _tiles(self, where, group, theme) -> None:
        """How many of each terrain."""
        batch, n = Batch(), len(self.laid.tiles)
        for at, (icon, count) in enumerate(self.laid.tiles):
            x, y = _row_spot(where, at, n)
            batch.icon(icon, (x - where[2] * 0.2, y), _side(where, n), theme.ink)
            batch.words(str(count), (x + where[2] * 0.22, y), dp(15), theme.ink)
        batch.onto(group)

    def _players(self, where, group, theme) -> None:
        """Everybody's reserve with the first three pieces; who builds, who begins."""
        x, y, wide, high = where
        people = self.laid.people
        across = wide / len(people)
        for at, one in enumerate(people):
            self._person(one, (x + at * across, y, across, high), group, theme)

    def _person(self, one, where, group, theme) -> None:
        x, y, wide, high = where
        batch, colour = Batch(), theme.of(one.colour)
        side = min(high * 0.4, wide * 0.24)
        batch.icon(f"shape-{one.shape}", (x + wide * 0.22, y + high * 0.68), side, colour)
        mark = "rise-first-player" if one.first else "layers" if one.builds else ""
        if mark:
            batch.icon(mark, (x + wide * 0.62, y + high * 0.68), side, theme.accent)
        for at, icon in enumerate(self.laid.starts):
            spot = x + wide * (0.22 + 0.28 * at), y + high * 0.26
            batch.icon(icon, spot, min(side * 0.9, wide * 0.24), colour)
        batch.onto(group)


def _fitted(where, places):
    """Where the middle of a hex is, and how large hexes are for all of them to fit."""
    x, y, wide, high = where
    points = [to_pixel(at, 1, True) for at in places]
    across, up = ([point[axis] for point in points] for axis in (0, 1))
    size = max(across) - min(across) + 2, max(up) - min(up) + 2
    radius = min(wide / size[0], high / size[1]) * 0.95
    middle = (max(across) + min(across)) / 2, (max(up) + min(up)) / 2

    def spot(at):
        px, py = to_pixel(at, 1, True)
        right, higher = (px - middle[0]) * radius, (py - middle[1]) * radius
        return x + wide / 2 + right, y + high / 2 + higher

    return spot, radius


def _row_spot(where, at: int, n: int) -> tuple[float, float]:
    x, y, wide, high = where
    return x + wide / 2, y + high * (n - at - 0.5) / n


def _side(where, n: int) -> float:
    return min(where[3] / n * 0.72, where[2] * 0.5)


def _hex(group, spot, radius: float, colour) -> None:
    group.add(Color(*colour))
    outline = corners(*spot, radius * 0.96, True)
    vertices = [part for px, py in outline for part in (px, py, 0, 0)]
    group.add(Mesh(vertices=vertices, indices=range(6), mode="triangle_fan"))


def _edge(group, spot, radius: float, colour, width: float) -> None:
    group.add(Color(*colour))
    points = [part for corner in corners(*spot, radius * 0.94, True) for part in corner]
    group.add(Line(points=points, close=True, width=width))
