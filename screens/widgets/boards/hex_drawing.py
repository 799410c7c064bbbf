"""How one hex is drawn on a canvas: the tile and its pieces."""

from math import atan2, cos, pi, sin

from kivy.graphics import Color, Mesh, Rectangle, SmoothLine

from companion.core.hexgrid import to_pixel
from screens.widgets.pictures.icon import texture_of


def corners(x: float, y: float, radius: float, flat: bool) -> list[tuple[float, float]]:
    """The six corners, turning."""
    first = 0.0 if flat else pi / 6
    angles = [first + side * pi / 3 for side in range(6)]
    return [(x + radius * cos(angle), y + radius * sin(angle)) for angle in angles]


def draw_hex(group, look, where, theme) -> None:
    """Add everything of a hex to its group."""
    x, y, radius, _flat = where
    _tile(group, look, where, theme)
    if look.borders:
        _sides(group, look.borders, look.place, where, (*theme.ink[:3], 0.6), 0.035)
    if look.cliffs:
        _sides(group, look.cliffs, look.place, where, theme.ink, 0.055)
    if look.icon and not look.tokens:
        draw_icon(group, look.icon, (x, y), radius * 0.8, (*theme.ink[:3], 0.75))
    elif look.icon:
        draw_icon(group, look.icon, (x, y - radius * 0.7), radius * 0.36, (*theme.ink[:3], 0.75))
    size = radius * (0.806 if len(look.tokens) == 1 else 0.62)
    for place, token in zip(_places(len(look.tokens)), look.tokens, strict=True):
        spot = x + place[0] * radius, y + place[1] * radius
        _piece(group, token, spot, size, theme)


def _tile(group, look, where, theme) -> None:
    x, y, radius, flat = where
    fill = theme.of(look.fill) if look.fill else theme.surface
    outline = corners(x, y, radius * 0.96, flat)
    edge = [part for point in (*outline, *outline[:2]) for part in point]
    group.add(Color(*fill[:3], 0.45 if look.faint else 1))
    vertices = [part for px, py in outline for part in (px, py, 0, 0)]
    group.add(Mesh(vertices=vertices, indices=range(6), mode="triangle_fan"))
    if look.lit:
        group.add(Color(*theme.accent))
        group.add(SmoothLine(points=edge, width=max(1.8, radius * 0.06)))
    else:
        group.add(Color(*(theme.edge if look.fill else theme.line)))
        group.add(SmoothLine(points=edge, width=1.05))


def _sides(group, neighbours, place, where, colour, width) -> None:
    """A line on the sides towards some neighbours: a cliff, or where a tile ends."""
    x, y, radius, flat = where
    group.add(Color(*colour))
    for q, r in neighbours:
        across, up = to_pixel((q - place[0], r - place[1]), 1, flat)
        towards = atan2(up, across)
        ends = [
            (x + radius * 0.94 * cos(towards + turn), y + radius * 0.94 * sin(towards + turn))
            for turn in (-pi / 6, pi / 6)
        ]
        points = [part for end in ends for part in end]
        group.add(SmoothLine(points=points, width=max(1.2, radius * width)))


def _places(number: int) -> tuple[tuple[float, float], ...]:
    """Where the pieces stand, in parts of the radius."""
    if number <= 1:
        return ((0.0, 0.08),)[:number]
    if number == 2:
        return ((-0.36, 0.08), (0.36, 0.08))
    return ((-0.36, 0.34), (0.36, 0.34), (0.0, -0.26), (0.0, 0.62))[:number]


def _piece(group, token, spot, size, theme) -> None:
    """The owner's shape in the owner's colour, and on it what it is; a tick once it has acted."""
    x, y = spot
    draw_icon(group, token.icon, spot, size * 1.72, theme.ground)
    draw_icon(group, token.icon, spot, size * 1.5, theme.of(token.owner))
    low = 0.14 if token.icon == "shape-triangle" else 0
    kind = "check" if token.acted else token.kind
    draw_icon(group, kind, (x, y - size * low), size * 0.66, theme.ground)


def draw_icon(group, name, spot, size, colour) -> None:
    """A picture of the atlas around a point."""
    group.add(Color(*colour))
    place = spot[0] - size / 2, spot[1] - size / 2
    group.add(Rectangle(texture=texture_of(name), pos=place, size=(size, size)))
