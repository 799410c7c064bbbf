"""Everybody's board: the card laid, pieces of each kind against the trophy's number."""

from __future__ import annotations

from typing import NamedTuple

from companion.core.message import Message
from companion.describe import metrics
from companion.describe.count_keys import fit, shortened
from companion.describe.node import Board
from companion.describe.parts import shape_icon
from companion.describe.scene import Box, Hit, Icon, Layer, Scene, Shape, Words
from companion.describe.surface import SMALLEST, Says, Surface

GAP = 10.0
NARROW, STRIP = 560.0, 30.0
"""A narrower board has whose it is above what is theirs, in a line so high."""
LINES, HIGHEST = 2, 240.0
RESOURCES = ("gold", "wood", "stone")


class Kind(NamedTuple):
    """Pieces of a kind in the world, and how many there are."""

    icon: str
    n: int
    most: int
    trophy: bool
    name: Message


class Person(NamedTuple):
    """Somebody's board."""

    seat: str
    name: Message
    colour: str
    shape: str
    laid: str
    """The picture of the card; `card` face down, empty where none is laid."""
    now: Says
    acting: bool
    purse: tuple[int, ...]
    """Gold, wood, stone, where they are followed."""
    kinds: tuple[Kind, ...]
    does: str


def board(people: tuple[Person, ...], **more: float) -> Board:
    """The node."""
    share, high = more.get("share", 0), more.get("h", 0)
    return Board((people,), draw, key="people", share=share, h=high)


def draw(surface: Surface, w: float, h: float, people: tuple[Person, ...]) -> Scene:
    """One below the other; the acting one is ringed."""
    high = min(HIGHEST, (h - GAP * (len(people) - 1)) / max(1, len(people)))
    layers, hits = [], []
    for n, one in enumerate(people):
        y = n * (high + GAP)
        layers.append(Layer(f"person.{one.seat}", tuple(_person(surface, one, y, w, high))))
        says = Message("rise_and_fall.page.person", who=one.name, now=one.now)
        hits.append(Hit(f"person.{one.seat}", 0, y, w, high, surface.say(says), one.does))
    return Scene(w, h, tuple(layers), tuple(hits))


def _person(surface: Surface, one: Person, y: float, w: float, h: float) -> list[Shape]:
    """Whose it is beside what is theirs; above it where the window is narrow."""
    edge = ("gold", 4.0) if one.acting else ("", 0.0)
    shapes: list[Shape] = [Box(0, y, w, h, 16, "ink~.06", *edge)]
    narrow = w < NARROW
    head, top = (0.0, STRIP) if narrow else (w * 0.17, 0.0)
    shapes += _strip(surface, one, y, w) if narrow else _head(surface, one, y, head, h)
    low = h - top
    card = min(low * 0.6, 112.0)
    shapes += _card(one, head + 8 * narrow, y + top + low / 2 - 3 * narrow, card)
    left = head + card + 14 + 4 * narrow
    wide = (w - left - 8) / len(one.kinds)
    for n, kind in enumerate(one.kinds):
        x = left + n * wide
        shapes += _kind(kind, one.colour, x, y + top + 8 - 6 * narrow, wide - 6, low - 16)
    return shapes


def _strip(surface: Surface, one: Person, y: float, w: float) -> list[Shape]:
    """Name and treasury in a line; what matters now where there is room for all of it."""
    name, now = surface.say(one.name), surface.say(one.now) if one.now else ""
    middle, purse = y + STRIP / 2 + 1, 52.0 * len(one.purse)
    size = fit(name, min(surface.size("body"), 18.0), True, w - purse - 46)
    shapes: list[Shape] = [
        Icon(shape_icon(one.shape), 20, middle, 20, one.colour),
        Words(shortened(name, size, True, w - purse - 42), 36, middle, size, "ink", True, "l"),
    ]
    for n, held in enumerate(one.purse):
        x = w - purse + n * 52
        number = fit(str(held), 16.0, True, 26)
        shapes += [Icon(f"rise-{RESOURCES[n]}", x + 9, middle, 18, "dim"),
                   Words(str(held), x + 21, middle, number, "ink", True, "l")]  # fmt: skip
    room = w - 60 - metrics.width(name, size, True)
    if now and not one.purse and metrics.fits(now, 14.0, False, room):
        role = "accent" if one.acting else "dim"
        shapes.append(Words(now, w - 12, middle, 14.0, role, False, "r"))
    return shapes


def _head(surface: Surface, one: Person, y: float, w: float, h: float) -> list[Shape]:
    """Below each other: the name beside its sign, or below it where it is long."""
    side = min(32.0, h * 0.2)
    name, now = surface.say(one.name), surface.say(one.now) if one.now else ""
    most = min(surface.size("body"), h * 0.2)
    beside = metrics.fits(name, SMALLEST, True, w - side - 22)
    room, left = (w - side - 22, 18 + side) if beside else (w - 18, 12.0)
    size = fit(name, most, True, room)
    sign, at = (h * 0.24, h * 0.24) if beside else (h * 0.13, h * 0.34)
    shapes: list[Shape] = [
        Icon(shape_icon(one.shape), 12 + side / 2, y + sign, side, one.colour),
        Words(shortened(name, size, True, room + 4), left, y + at, size, "ink", True, "l"),
    ]
    if now:
        role = "accent" if one.acting else "dim"
        small, lines = _now(now, min(surface.size("body"), h * 0.13), w - 14)
        for n, line in enumerate(lines):
            shapes.append(Words(line, 12, y + h * 0.52 + n * small * 1.15, small, role, False, "l"))
    return [*shapes, *_purse(one.purse, y + h * 0.84, w - 14, min(24.0, h * 0.15))]


def _purse(purse: tuple[int, ...], y: float, w: float, size: float) -> list[Shape]:
    """Each as wide as its number is, and as far from the next as there is room."""
    said = [str(held) for held in purse]
    units = sum(metrics.width(one, 1.0, True) + 1.15 for one in said) + 0.35 * (len(said) - 1)
    size = max(SMALLEST, min(size, w / units)) if said else size
    gap = max(2.0, min(14.0, (w - size * units) / 2 + size * 0.35))
    shapes: list[Shape] = []
    x = 12.0
    for what, held in zip(RESOURCES, said, strict=False):
        shapes.append(Icon(f"rise-{what}", x + size / 2, y, size, "dim"))
        shapes.append(Words(held, x + size * 1.15, y, size, "ink", True, "l"))
        x += size * 1.15 + metrics.width(held, size, True) + gap
    return shapes


def _now(now: str, size: float, room: float) -> tuple[float, tuple[str, ...]]:
    """As large as it can be in two lines; nothing where even small words have no room."""
    while size >= SMALLEST:
        lines = metrics.wrapped(now, size, False, room)
        if len(lines) <= LINES and metrics.widest_word(now, size) <= room:
            return size, lines
        size -= 1
    return size, ()


def _card(one: Person, x: float, y: float, w: float) -> list[Shape]:
    """In the colour of its owner; face down its back, none an outline."""
    high = w * 1.36
    top = y - high / 2
    if not one.laid:
        return [Box(x, top, w, high, 10, "", "edge~.6", 1.5, True)]
    if one.laid == "card":
        back = f"{one.colour}@.55:rise_and_fall_stage"
        sign = Icon(shape_icon(one.shape), x + w / 2, y, w * 0.4, one.colour)
        return [Box(x, top, w, high, 10, back, one.colour, 2), sign]
    return [
        Box(x, top + 3, w, high, 10, f"{one.colour}@.6:land_edge"),
        Box(x, top, w, high, 10, one.colour),
        Box(x + 5, top + 5, w - 10, high - 10, 7, "paper~.22"),
        Icon(one.laid, x + w / 2, y, w * 0.66, "token_sign"),
    ]


def _kind(kind: Kind, colour: str, x: float, y: float, w: float, h: float) -> list[Shape]:
    """The number large, its picture, the race to the trophy as a bar."""
    there = kind.n > 0
    role = colour if there else "edge"
    shapes: list[Shape] = [Box(x, y, w, h, 12, "ink~.05" if there else "")]
    size = min(56.0, h * 0.32, w * 0.62)
    number = "ink" if there else "edge"
    shapes += [
        Words(str(kind.n), x + w / 2, y + h * 0.28, max(12.0, size), number, True),
        Icon(kind.icon, x + w / 2, y + h * 0.6, min(40.0, h * 0.22, w * 0.5), role),
        Box(x + 6, y + h * 0.84, w - 12, 5, 2.5, "land_edge~.5"),
    ]
    part = (w - 12) * kind.n / kind.most
    if part > 1:
        shapes.append(Box(x + 6, y + h * 0.84, part, 5, 2.5, colour))
    if kind.trophy:
        side = min(22.0, w * 0.4)
        shapes += [
            Box(x + w - side, y, side, side, side / 2, "gold"),
            Icon("trophy", x + w - side / 2, y + side / 2, side * 0.66, "gold_ink"),
        ]
    return shapes
