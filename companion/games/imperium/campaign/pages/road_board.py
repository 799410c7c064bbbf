"""The road over the hills to the sun: five stations, the walked part in gold."""

from __future__ import annotations

import itertools
from math import cos, pi, sin
from typing import NamedTuple

from companion.describe import metrics
from companion.describe.node import Board
from companion.describe.scene import Band, Disc, Icon, Layer, Line, Scene, Shape, Words
from companion.describe.surface import SMALLEST, Says, Surface

AT = ((0.13, 0.84), (0.34, 0.66), (0.17, 0.46), (0.42, 0.29), (0.66, 0.13))
"""Where the stations lie, in parts of the room."""
HILLS = ((0.62, 0.05, 0.05), (0.8, 0.09, 0.10))
"""How high a ridge lies, how much it rises, how much of the ink it is."""
SUN, RAYS = (0.88, 0.12), 14
LOCK = "lock"


class Station(NamedTuple):
    """A level: what stands on it, what it is called, how it ended."""

    icon: str
    name: Says
    note: Says
    state: str
    """done, now or ahead."""


def road(stations: tuple[Station, ...], high: float) -> Board:
    """The node."""
    return Board((stations,), _draw, h=high, key="road")


def _draw(surface: Surface, w: float, h: float, stations: tuple[Station, ...]) -> Scene:
    side = min(84.0, h * 0.15, w * 0.16)
    places = [(x * w, y * h) for x, y in AT[: len(stations)]]
    shapes: list[Shape] = [*_hills(w, h), *_sun(w, h, side)]
    reached = sum(one.state == "done" for one in stations)
    for n, (here, there) in enumerate(itertools.pairwise(places)):
        role = "gold" if n < reached else "ink~.35"
        shapes.append(Line(_bend(here, there), role, side * 0.24))
    for one, (x, y) in zip(stations, places, strict=True):
        shapes += _station(surface, one, x, y, side, w)
    return Scene(w, h, (Layer("road", tuple(shapes)),))


def _bend(here: tuple[float, float], there: tuple[float, float]) -> tuple[float, ...]:
    """Out of one station upwards, into the next from below."""
    (x, y), (to_x, to_y) = here, there
    found: list[float] = []
    for step in range(13):
        t = step / 12
        soft = t * t * (3 - 2 * t)
        found += [x + (to_x - x) * soft, y + (to_y - y) * t]
    return tuple(found)


def _hills(w: float, h: float) -> list[Shape]:
    found: list[Shape] = []
    for at, rise, ink in HILLS:
        outer: list[float] = []
        inner: list[float] = []
        for step in range(25):
            x = w * step / 24
            outer += [x, h * (at - rise * sin(step / 24 * pi * 1.6))]
            inner += [x, h]
        found.append(Band(tuple(outer), tuple(inner), f"ink~{ink}"))
    return found


def _sun(w: float, h: float, side: float) -> list[Shape]:
    x, y, r = SUN[0] * w, SUN[1] * h, side * 0.55
    rays: list[Shape] = []
    for n in range(RAYS):
        a = 2 * pi * n / RAYS
        ends = [(x + k * r * cos(a), y + k * r * sin(a)) for k in (1.25, 1.55)]
        rays.append(Line((*ends[0], *ends[1]), "gold~.8", 4))
    return [*rays, Disc(x, y, r, "gold~.85")]


def _station(
    surface: Surface, one: Station, x: float, y: float, side: float, w: float
) -> list[Shape]:
    """Its medal, what it is called, how it ended."""
    now, ahead = one.state == "now", one.state == "ahead"
    r = side / 2
    found: list[Shape] = [Disc(x, y, r + (6 if now else 4), "gold" if now else "imperium_bar")]
    found.append(Disc(x, y, r, "automa" if now else "imperium_dock" if ahead else "imperium"))
    sign = "token_sign" if now else "ink~.6" if ahead else "on_game"
    found.append(Icon(LOCK if ahead else one.icon, x, y, side * 0.56, sign))
    if one.state == "done":
        found += [Disc(x + r * 0.8, y + r * 0.7, r * 0.34, "good")]
        found.append(Icon("check", x + r * 0.8, y + r * 0.7, r * 0.46, "token_sign"))
    return [*found, *_label(surface, one, x, y, r, w)]


def _label(surface: Surface, one: Station, x: float, y: float, r: float, w: float) -> list[Shape]:
    """What it is called and how it ended: beside it, where there is more room."""
    far = x > w / 2
    left, anchor = (x - r - 18, "r") if far else (x + r + 18, "l")
    room = left - 6 if far else w - left - 6
    role = {"now": "accent", "ahead": "dim"}.get(one.state, "ink")
    said, size = surface.say(one.name), surface.size("label")
    scaled = room - 1  # what would fill it to the last bit is cut where a sum is rounded up
    size = max(SMALLEST, size * min(1.0, scaled / max(1.0, metrics.width(said, size, True))))
    shapes: list[Shape] = []
    note = surface.say(one.note)
    if note:
        small = surface.size("caption")
        small = max(SMALLEST, small * min(1.0, scaled / max(1.0, metrics.width(note, small))))
        shapes.append(Words(note, left, y + size * 0.6, small, "dim", False, anchor))
    name = metrics.fitted(said, size, True, room)
    return [*shapes, Words(name, left, y - (size * 0.5 if note else 0), size, role, True, anchor)]
