"""Rise & Fall's set-up: the world grows level by level, everybody's reserve below it."""

from __future__ import annotations

from typing import Any

from companion.core.chance import DICE, used
from companion.core.hexgrid import Hex, to_pixel, within
from companion.core.message import Message
from companion.core.set_up import SetUp
from companion.describe.desk import Desk
from companion.describe.node import Board, Page
from companion.describe.parts import shape_icon
from companion.describe.pictures import Pictures
from companion.describe.plan import Spot
from companion.describe.scene import Layer, Poly, Scene, Shape
from companion.describe.scene import Line as Stroke
from companion.describe.set_up import Laid, Line
from companion.describe.set_up import set_up as page_of
from companion.describe.surface import Surface
from companion.games.rise_and_fall.state import State
from companion.games.rise_and_fall.views.set_up import laid_view, set_up_view

GAME = "rise_and_fall"
PLACES = {
    "trophies": "trophies",
    "world": "first_tiles sea plain forest mountain glacier",
    "bank": "bank gold_out watch_bank",
    "tiles": "tiles builder",
    "players": "colour take first",
}
ZONES = {
    "trophies": (0.0, 0.0, 0.17, 0.74),
    "world": (0.17, 0.0, 0.65, 0.74),
    "bank": (0.82, 0.0, 0.18, 0.36),
    "tiles": (0.82, 0.36, 0.18, 0.38),
    "players": (0.0, 0.75, 1.0, 0.25),
}
FILLS = {"sea": "water", "plain": "plain", "forest": "woods", "mountain": "rock", "glacier": "ice"}
"""The colour of each terrain."""
LEVELS: dict[str, frozenset[Hex]] = {
    "first_tiles": frozenset(within((0, 0), 1)),
    "sea": frozenset(within((0, 0), 3)),
    "plain": frozenset(within((0, 0), 2)) - {(0, -2), (2, -2), (-2, 2)},
    "forest": frozenset(within((0, 0), 1)) | {(1, 1), (2, 0)},
    "mountain": frozenset({(0, 0), (1, 0), (0, 1), (1, -1)}),
    "glacier": frozenset({(1, 0), (0, 1)}),
}
"""A small world: each level lies on the one before."""
MARKS = {
    "gold_out": ("rise-gold", "arrow-right", "upload"),
    "bank": ("rise-gold", "rise-wood", "rise-stone"),
    "builder": ("people", "arrow-right", "layers"),
}


def set_up(desk: Desk, surface: Surface) -> Page:
    """The page."""
    return page_of(desk, surface, LAID)


class LaidHere(Laid):
    """What Rise & Fall says of it."""

    ground, pictures = GAME, Pictures("rise", {})
    to_board = Message("rise_and_fall.screen.to_map")

    def view(self, state: State) -> SetUp[Any]:
        """The walk-through."""
        return set_up_view(state)

    def spots(self, desk: Desk, now: Line | None) -> tuple[Spot, ...]:
        """The world of the tablet where it is laid there; else one that shows what is done."""
        state: State = desk.session.state
        laid, lines = laid_view(state), _lines(self.view(state))
        rows = {
            "trophies": tuple((one,) for one in laid.trophies),
            "bank": (("rise-gold",), ("rise-wood",), ("rise-stone",)),
            "tiles": tuple((icon,) for icon, _n in laid.tiles),
            "players": tuple(
                (shape_icon(one.shape), *laid.starts, *_marks(one.first, one.builds))
                for one in laid.people
            ),
        }
        roles = tuple(one.colour for one in laid.people)
        there = {one.key for one in lines}
        return tuple(
            Spot(
                zone, ZONES[zone], Message(f"rise_and_fall.zone.{zone}"),
                rows.get(zone, ()), roles if zone == "players" else (),
                _world(laid.world, lines, now) if zone == "world" else None,
                tuple(one for one in its.split() if one in there),
            )
            for zone, its in PLACES.items()
        )  # fmt: skip

    def marks(self, line: Line) -> tuple[str, ...]:
        """Pictures of what is carried where."""
        return MARKS.get(line.key) or super().marks(line)

    def draws_itself(self, desk: Desk) -> bool:
        """Where dice are rolled by hand nobody needs to tell who lays the first tile."""
        return used(desk.session.by_app, DICE)


LAID = LaidHere()


def _lines(view: SetUp[Any]) -> tuple[Line, ...]:
    return tuple(line for part in view.parts for line in part.lines)


def _marks(first: bool, builds: bool) -> tuple[str, ...]:
    return ("rise-first-player",) if first else ("layers",) if builds else ()


def _world(laid: tuple[tuple[Hex, str], ...], lines: tuple[Line, ...], now: Line | None) -> Board:
    done = tuple(one.key for one in lines if one.ticked and one.key in LEVELS)
    return Board((laid, done, now.key if now is not None else ""), _draw_world, key="world")


def _draw_world(
    surface: Surface, w: float, h: float, laid: tuple[tuple[Hex, str], ...],
    done: tuple[str, ...], now: str,
) -> Scene:  # fmt: skip
    """What lies; of a small world what is laid now has a gold edge."""
    del surface
    hexes = dict(laid) or _grown(done)
    bare: frozenset[Hex] = frozenset() if laid else LEVELS["sea"]
    places = [*hexes, *bare]
    points = [to_pixel(at, 1, True) for at in places]
    across, down = [x for x, _ in points], [y for _, y in points]
    r = min(w / (max(across) - min(across) + 2), h / (max(down) - min(down) + 2)) * 0.95
    middle = (max(across) + min(across)) / 2, (max(down) + min(down)) / 2

    def ring(at: Hex, part: float) -> tuple[float, ...]:
        x, y = to_pixel(at, r, True)
        x, y = w / 2 + x - middle[0] * r, h / 2 - y + middle[1] * r
        corners = ((1, 0), (0.5, 0.866), (-0.5, 0.866), (-1, 0), (-0.5, -0.866), (0.5, -0.866))
        return tuple(v for cx, cy in corners for v in (x + cx * r * part, y + cy * r * part))

    shapes: list[Shape] = [Stroke(ring(at, 0.94), "line", 1, True) for at in sorted(bare)]
    shapes += [Poly(ring(at, 0.96), FILLS[terrain]) for at, terrain in hexes.items()]
    lit = LEVELS.get(now, frozenset()) if bare else frozenset()
    shapes += [Stroke(ring(at, 0.94), "gold", 2.5, True) for at in sorted(lit)]
    return Scene(w, h, (Layer("world", tuple(shapes)),))


def _grown(done: tuple[str, ...]) -> dict[Hex, str]:
    """What the levels that are done come to."""
    grown: dict[Hex, str] = {}
    for level, places in LEVELS.items():
        if level in done:
            grown |= dict.fromkeys(places, "sea" if level == "first_tiles" else level)
    return grown
