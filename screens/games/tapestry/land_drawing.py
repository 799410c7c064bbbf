"""How a territory of Tapestry is drawn: sea, land by sector, shores, its benefit, its outposts."""

from dataclasses import dataclass
from math import cos, pi, sin

from kivy.graphics import Color, Ellipse, Mesh, SmoothLine

from companion.games.tapestry.boards.terrain import SEA, shapes_of
from screens.widgets.boards.hex_drawing import draw_arrow, draw_icon, draw_number, draw_words
from screens.widgets.boards.hex_map import HexLook
from screens.widgets.frame.box import Box

INNER = 0.975
"""A hex is drawn a little smaller than its place."""
TOWER = 0.74
LEGIBLE = 15
"""The radius from which words on a hex can be read."""
DARK_SIGN, PALE_SIGN = (0, 0, 0, 0.42), (1, 1, 1, 0.55)
PILL = (0.05, 0.08, 0.11, 0.82)
PALE_SIGNS = (SEA, "forest")


@dataclass(frozen=True)
class LandLook(HexLook):
    """A hex of the map. `fill` is empty where nothing lies yet."""

    edges: tuple[tuple[str, str], ...] = ()
    laid: bool = False
    """A tile, not printed on the board."""
    benefit: str = ""
    """The icon of what the tile gives."""
    island: bool = False
    asked: bool = False
    """May be chosen: dashed, where `lit` is chosen."""
    gains: tuple[int, ...] = ()
    """The sides that give a point, clockwise from the top."""

    def paint(self, group, where, theme) -> None:
        """Everything on it."""
        if self.fill:
            self._tile(group, where, theme)
        else:
            self._empty(group, where, theme)
        self._edge(group, where, theme)
        x, y, radius, _ = where
        if self.benefit and not self.tokens:
            _disc(group, self.benefit, (x, y), radius * 0.56, theme)
        for at, token in zip(_places(len(self.tokens)), self.tokens, strict=True):
            spot = x + at[0] * radius, y + at[1] * radius
            _tower(group, token, spot, radius * TOWER, theme)
        if self.label and radius > LEGIBLE:
            _pill(group, self.label, (x, y - radius * 0.66), radius, theme)
        if self.arrow:
            draw_arrow(group, self, where, theme)
        if self.number:
            draw_number(group, self, where, theme)
        for side in self.gains:
            _gain(group, side, where, theme)

    def _tile(self, group, where, theme) -> None:
        x, y, radius, _ = where
        shapes, size = shapes_of(self.edges), radius * INNER
        group.add(Color(*theme.sea if self.edges else theme.mountain))
        group.add(_fan([_at(x, y, size, corner) for corner in _corners()]))
        for patch in shapes.patches:
            group.add(Color(*theme.of(patch.terrain)))
            group.add(_strip(patch, x, y, size))
        if self.island:
            _island(group, where, theme)
        for shore in shapes.shores:
            points = [part for point in shore for part in _at(x, y, size, point)]
            group.add(Color(*theme.shore))
            group.add(SmoothLine(points=points, width=max(1.0, radius * 0.03)))
        for terrain, spot in () if self.island else shapes.signs:
            colour = PALE_SIGN if terrain in PALE_SIGNS else DARK_SIGN
            draw_icon(group, f"terrain-{terrain}", _at(x, y, size, spot), radius * 0.34, colour)

    def _empty(self, group, where, theme) -> None:
        x, y, radius, _ = where
        lit = self.asked or self.lit
        group.add(Color(*(theme.lit[:3] if lit else theme.surface[:3]), 0.85 if lit else 0.55))
        group.add(_fan([_at(x, y, radius * INNER, corner) for corner in _corners()]))

    def _edge(self, group, where, theme) -> None:
        """Dark round printed land, pale round a tile; gold where something is to be chosen."""
        x, y, radius, _ = where
        shrink = INNER if not self.laid else 0.955
        corners = [_at(x, y, radius * shrink, corner) for corner in _corners()]
        if self.asked and not self.lit:
            _dashes(group, corners, max(1.4, radius * 0.03), theme.accent)
            return
        colour, width = theme.hex_line, 1.05
        if self.lit:
            colour, width = theme.gold, max(2.0, radius * 0.055)
        elif self.fill:
            colour = theme.tile_edge if self.laid else theme.land_edge
            width = max(1.2, radius * 0.028)
        group.add(Color(*colour))
        group.add(SmoothLine(points=[p for one in corners for p in one], close=True, width=width))


def _corners():
    return [(cos(pi / 3 * at), sin(pi / 3 * at)) for at in range(6)]


def _at(x: float, y: float, size: float, point) -> tuple[float, float]:
    return x + point[0] * size, y + point[1] * size


def _fan(points) -> Mesh:
    vertices = [part for x, y in points for part in (x, y, 0, 0)]
    return Mesh(vertices=vertices, indices=range(len(points)), mode="triangle_fan")


def _strip(patch, x: float, y: float, size: float) -> Mesh:
    """Between the border and the shore."""
    vertices = []
    for pair in zip(patch.outer, patch.inner, strict=True):
        for point in pair:
            vertices += [*_at(x, y, size, point), 0, 0]
    count = 2 * len(patch.outer)
    return Mesh(vertices=vertices, indices=range(count), mode="triangle_strip")


def _island(group, where, theme) -> None:
    x, y, radius, _ = where
    wide, high = radius * 0.98, radius * 0.76
    group.add(Color(*theme.desert))
    group.add(Ellipse(pos=(x - wide / 2, y - high / 2), size=(wide, high)))
    group.add(Color(*theme.shore))
    line = SmoothLine(
        ellipse=(x - wide / 2, y - high / 2, wide, high), width=max(1.0, radius * 0.03)
    )
    group.add(line)
    draw_icon(group, "island", (x, y), radius * 0.5, (0.2, 0.16, 0.08, 0.75))


def _disc(group, icon: str, spot, side: float, theme) -> None:
    """What a tile gives, on paper."""
    group.add(Color(*theme.paper))
    group.add(Ellipse(pos=(spot[0] - side / 2, spot[1] - side / 2), size=(side, side)))
    draw_icon(group, icon, spot, side * 0.68, theme.paper_ink)


def _pill(group, text: str, spot, radius: float, theme) -> None:
    """Where two outposts begin: the players' numbers."""
    wide, high = radius * 0.62, radius * 0.34
    pill = Box()
    pill.pos, pill.size = (spot[0] - wide / 2, spot[1] - high / 2), (wide, high)
    pill.look = PILL, round(high / 2)
    group.add(pill)
    draw_words(group, text, spot, max(9, radius * 0.26), (1, 1, 1, 1))


def _places(number: int) -> tuple[tuple[float, float], ...]:
    """Where outposts stand, in parts of the radius."""
    if number <= 1:
        return ((0.0, 0.0),)[:number]
    if number == 2:
        return ((-0.36, 0.02), (0.36, 0.02))
    return ((-0.36, 0.3), (0.36, 0.3), (0.0, -0.32), (0.0, 0.7))[:number]


def _tower(group, token, spot, side: float, theme) -> None:
    """An outpost in its owner's colour with the owner's sign; a toppled one lies."""
    lying = "-lying" if token.toppled else ""
    draw_icon(group, f"tower{lying}-edge", spot, side, (0.05, 0.09, 0.14, 1))
    draw_icon(group, f"tower{lying}", spot, side, theme.of(token.owner))
    sign = spot if token.toppled else (spot[0], spot[1] - side * 0.06)
    draw_icon(group, token.icon, sign, side * 0.4, (0.05, 0.09, 0.14, 1))


def _dashes(group, corners, width: float, colour) -> None:
    """A dashed outline: three dashes a side."""
    group.add(Color(*colour))
    for one, other in zip(corners, (*corners[1:], corners[0]), strict=True):
        for part in (0.06, 0.39, 0.72):
            ends = [(one[i] + (other[i] - one[i]) * p) for p in (part, part + 0.22) for i in (0, 1)]
            group.add(SmoothLine(points=ends, width=width))


def _gain(group, side: int, where, theme) -> None:
    """One point for a side that matches."""
    x, y, radius, _ = where
    turn = pi / 2 - side * pi / 3
    spot = x + radius * 0.87 * cos(turn), y + radius * 0.87 * sin(turn)
    size = radius * 0.4
    group.add(Color(*theme.gold))
    group.add(Ellipse(pos=(spot[0] - size / 2, spot[1] - size / 2), size=(size, size)))
    draw_words(group, "+1", spot, max(9, radius * 0.22), theme.gold_ink)
