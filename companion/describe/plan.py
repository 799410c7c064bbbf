"""A table in small: the places where things lie, which of them is looked at, which are done.

A game says where its places are, in parts of the whole, and what is drawn in each.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from companion.describe import metrics
from companion.describe.node import Board
from companion.describe.scene import Box, Disc, Hit, Icon, Layer, Scene, Shape, Words
from companion.describe.surface import Says, Surface

NOW, DONE, OPEN = "now", "done", "open"
FILLS = {NOW: "lit", DONE: "ink~.07", OPEN: "ink~.07"}
AIR, NAME, SMALLEST = 6.0, 15.0, 12.0


class Spot(NamedTuple):
    """A place: left, top, width and height in parts of the table, and what lies there."""

    key: str
    at: tuple[float, float, float, float]
    name: Says
    rows: tuple[tuple[str, ...], ...] = ()
    """Pictures, row on row."""
    roles: tuple[str, ...] = ()
    """The colour of each row; ink where nothing is said."""
    inset: Board | None = None
    """A board of its own, instead of pictures."""
    items: tuple[str, ...] = ()
    """What of the set-up is laid there."""


class Marked(NamedTuple):
    """How a place stands, and what a touch on it does."""

    state: str
    does: str = ""


def board(spots: tuple[Spot, ...], marks: tuple[Marked, ...], **more: Any) -> Board:
    """The node; a mark for each place."""
    return Board((spots, marks), draw, key="plan", **more)


def draw(
    surface: Surface, w: float, h: float, spots: tuple[Spot, ...], marks: tuple[Marked, ...]
) -> Scene:
    """Every place; the one of the moment is gold."""
    layers: list[Layer] = []
    hits: list[Hit] = []
    for spot, mark in zip(spots, marks, strict=True):
        x, y = spot.at[0] * w + AIR / 2, spot.at[1] * h + AIR / 2
        wide, high = spot.at[2] * w - AIR, spot.at[3] * h - AIR
        layers += _place(surface, spot, mark, (x, y, wide, high))
        if mark.does:
            says = surface.say(spot.name)
            hits.append(Hit(f"spot.{spot.key}", x, y, wide, high, says, mark.does, round=True))
    return Scene(w, h, tuple(layers), tuple(hits))


def _place(
    surface: Surface, spot: Spot, mark: Marked, at: tuple[float, float, float, float]
) -> list[Layer]:
    x, y, w, h = at
    edge = ("gold", 4.0) if mark.state == NOW else ("line", 1.5)
    shapes: list[Shape] = [Box(x, y, w, h, 14, FILLS[mark.state], *edge)]
    name = _name(surface, spot, w)
    low = NAME * 1.3 if name and h > 60 else 0.0
    if low:
        role = "ink" if mark.state == NOW else "dim"
        shapes.append(Words(name, x + w / 2, y + h - low * 0.62, NAME, role, mark.state == NOW))
    shapes += _pictures(spot, mark, x, y, w, h - low)
    layers = [Layer(f"spot.{spot.key}", tuple(shapes))]
    if spot.inset is not None:
        inner = spot.inset.draw(surface, w - 12, h - low - 12, *spot.inset.of)
        layers += [
            one._replace(key=f"{spot.key}.{one.key}", at=(one.at[0] + x + 6, one.at[1] + y + 6))
            for one in inner.layers
        ]
    if mark.state == DONE:
        layers.append(Layer(f"done.{spot.key}", _tick(x + w - 15, y + 15)))
    return layers


def _name(surface: Surface, spot: Spot, w: float) -> str:
    """Its name where it fits; its pictures say it elsewhere."""
    words = "" if spot.inset is not None else surface.say(spot.name)
    return words if metrics.fits(words, NAME, True, w - 8) else ""


def _pictures(spot: Spot, mark: Marked, x: float, y: float, w: float, h: float) -> list[Shape]:
    """As large as there is room."""
    found: list[Shape] = []
    y, h = y + 5, h - 7
    for n, row in enumerate(spot.rows):
        high = h / len(spot.rows)
        side = min(
            high * (0.72 if len(spot.rows) < 3 else 0.84), (w - 10) / max(1, len(row)) * 0.82, 64.0
        )
        role = spot.roles[n] if n < len(spot.roles) else "ink"
        role = role if mark.state == NOW or role != "ink" else "dim"
        for at, icon in enumerate(row):
            middle = x + 5 + (w - 10) * (at + 0.5) / len(row)
            found.append(Icon(icon, middle, y + high * (n + 0.5), side, role))
    return found


def _tick(x: float, y: float) -> tuple[Shape, ...]:
    return (Disc(x, y, 13, "good"), Icon("check", x, y, 18, "token_sign"))


# what is done of each part


class Part(NamedTuple):
    """A part of something long: its picture, its name, its steps as states."""

    name: Says
    icon: str
    steps: tuple[str, ...]
    does: str


def segments(parts: tuple[Part, ...], surface: Surface) -> Board:
    """A segment for each step, under the names of the parts; touched, a part is shown."""
    return Board((parts,), _segments, key="parts", h=52.0 * min(1.2, max(1.0, surface.text)))


def _segments(surface: Surface, w: float, h: float, parts: tuple[Part, ...]) -> Scene:
    gap, every = 10.0, sum(len(one.steps) for one in parts)
    least = 48.0
    free = w - gap * (len(parts) - 1) - least * len(parts)
    shapes: list[Shape] = []
    hits: list[Hit] = []
    x = 0.0
    for n, part in enumerate(parts):
        wide = least + free * len(part.steps) / max(1, every)
        shapes += _part(surface, part, x, wide, h)
        says = surface.say(part.name)
        hits.append(Hit(f"part.{n}", x, 0, wide, h, says, part.does))
        x += wide + gap
    return Scene(w, h, (Layer("parts", tuple(shapes)),), tuple(hits))


def _part(surface: Surface, part: Part, x: float, w: float, h: float) -> list[Shape]:
    here = NOW in part.steps
    role = "accent" if here else "good" if set(part.steps) == {DONE} else "dim"
    size = max(SMALLEST, min(20.0, 17.0 * surface.text))
    middle, words = (h - 12) / 2, surface.say(part.name)
    shapes: list[Shape] = [Icon(part.icon, x + 13, middle, 24, role)]
    if metrics.fits(words, size, True, w - 34):
        shapes.append(Words(words, x + 32, middle, size, role, here, "l"))
    step = w / max(1, len(part.steps))
    fills = {NOW: "gold", DONE: "good", OPEN: "ink~.22"}
    bar = max(2.0, step - 4)
    shapes += [
        Box(x + step * n, h - 10, bar, 8, 4, fills[state]) for n, state in enumerate(part.steps)
    ]
    return shapes
