"""A picture in plain Python: seven shapes in layers, and the places that are touched on it.

Lengths are dp, y goes down. Colours are roles: `gold`, `science`; `science@.12` is so much of it
mixed into the ground, `science@.42:cell` into another role; `ink~.5` is so opaque.

>>> Disc(10, 10, 4, "gold").fill
'gold'
"""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

Points: TypeAlias = tuple[float, ...]
"""x, y, x, y …"""


class Poly(NamedTuple):
    """Convex, filled."""

    points: Points
    fill: str


class Band(NamedTuple):
    """What lies between two lines of as many points: a shore, a wedge."""

    outer: Points
    inner: Points
    fill: str


class Line(NamedTuple):
    """A line through points."""

    points: Points
    role: str
    width: float
    close: bool = False


class Disc(NamedTuple):
    """A circle, or what is seen of it from aside."""

    x: float
    y: float
    r: float
    fill: str
    stretch: float = 1.0
    """Height to width."""


class Box(NamedTuple):
    """Corners that may be round; its edge lies inside and may be dashed."""

    x: float
    y: float
    w: float
    h: float
    r: float
    fill: str = ""
    edge: str = ""
    width: float = 0.0
    dash: bool = False


class Icon(NamedTuple):
    """A pictogram of ours by its middle."""

    name: str
    x: float
    y: float
    side: float
    role: str


class Words(NamedTuple):
    """One line; `x` is its left end, its middle or its right end, `y` the middle of the line."""

    text: str
    x: float
    y: float
    size: float
    role: str
    bold: bool = False
    anchor: str = "c"
    """`l`, `c` or `r`."""


Shape: TypeAlias = Poly | Band | Line | Disc | Box | Icon | Words
Shapes: TypeAlias = tuple[Shape, ...]
SIGNS: dict[type, str] = {
    Poly: "P",
    Band: "B",
    Line: "L",
    Disc: "D",
    Box: "R",
    Icon: "I",
    Words: "W",
}


class Layer(NamedTuple):
    """What changes together; drawn again only where it is not equal to what was drawn."""

    key: str
    shapes: Shapes
    at: tuple[float, float] = (0.0, 0.0)
    """Where its shapes begin: a layer that lay elsewhere slides there."""
    flat: bool = False
    """Nothing in it covers anything else in it, so it may be drawn in any order."""
    enter: str = ""
    """How it appears: `fade`, `grow`, `turn` (as a card is turned over); at once without."""


class Hit(NamedTuple):
    """What is touched there, what it says to somebody who cannot see it, and what it does."""

    key: str
    x: float
    y: float
    w: float
    h: float
    says: str
    does: str = ""
    """The key of an act of the page."""
    hold: str = ""
    """The entry of the rules that a long touch opens."""
    reason: str = ""
    """Why nothing is done there now, said where it is touched."""
    round: bool = False
    """The nearest middle wins, so it may be smaller than a finger."""
    carries: str = ""
    """The layer that a finger may carry away from here."""
    takes: str = ""
    """What may be let go of here: the word with which keys of layers begin, `tile`."""
    drawn: bool = False
    """A finger that slides on from here draws: the places it passes are handed on."""


class Scene(NamedTuple):
    """A board: its size, its layers from the bottom up, its places."""

    w: float
    h: float
    layers: tuple[Layer, ...]
    hits: tuple[Hit, ...] = ()


class Typed(NamedTuple):
    """A place where something is typed; the front end lends its own field."""

    value: str
    label: str
    does: str
    kind: str = "text"
    """`text`, `number`, `search`, `lines`."""
    size: float = 18.0
    longest: int = 200
    focused: bool = False
    """Whether it has the cursor as soon as the page opens."""


class Piece(NamedTuple):
    """Part of a page where it lies: what a front end draws and lets people touch."""

    key: str
    x: float
    y: float
    w: float
    h: float
    layers: tuple[Layer, ...] = ()
    hits: tuple[Hit, ...] = ()
    inside: tuple[Piece, ...] = ()
    """What scrolls in it."""
    inner: tuple[float, float] = (0.0, 0.0)
    """How wide and high what scrolls is; (0, 0) where nothing does."""
    typed: Typed | None = None
    zooms: bool = False
    """Two fingers make what scrolls in it larger."""
