"""What a page is made of. A node says what is there, never where: the layout finds its place.

Every node may have a `key` (by which it is found again), a fixed `w` and `h` in dp (`h` never on
one that holds words), and a `share` of the room that is left in its row. Cards, docks, bars and
sheets are functions of these (`companion.describe.parts`), not kinds of their own.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from companion.core.message import Message

if TYPE_CHECKING:
    from companion.describe.scene import Scene
    from companion.describe.surface import Says

Do = Callable[[], object]
Dropped = Callable[[str, str], object]
Stroked = Callable[[tuple[str, ...], bool], object]
GOLD, QUIET, TOOL, PLAIN = "gold", "quiet", "tool", "plain"


@dataclass(frozen=True, slots=True, kw_only=True)
class Node:
    """Anything on a page."""

    key: str = ""
    w: float = 0
    h: float = 0
    share: float = 0


@dataclass(frozen=True, slots=True)
class Text(Node):
    """Words; they break into lines, or are cut after `lines` of them."""

    text: Says
    size: str = "body"
    role: str = "ink"
    bold: bool = False
    lines: int = 0
    align: str = "l"
    help: str = ""


@dataclass(frozen=True, slots=True)
class Pic(Node):
    """A pictogram; on a disc where it is somebody's token."""

    icon: str
    side: float = 28
    role: str = "ink"
    disc: str = ""
    says: Says = ""
    help: str = ""


@dataclass(frozen=True, slots=True)
class Count(Node):
    """A number with what it counts; itself the button that puts it right."""

    icon: str
    n: int | None
    """None: nobody has told it."""
    name: Says
    does: str = ""
    after: int | None = None
    """What it will be."""
    help: str = ""


@dataclass(frozen=True, slots=True)
class Chip(Node):
    """One of a few to choose from; `marks` are icons, and words and numbers behind a quote."""

    marks: tuple[str, ...]
    says: Says
    does: str = ""
    chosen: bool = False
    look: str = ""
    """`paper` on a card; `flat` and `paper_flat` without a ground: only told."""
    reason: Says | None = None
    help: str = ""


@dataclass(frozen=True, slots=True)
class Act(Node):
    """A button: gold (one a page), quiet, a tool of the bar, or plain words."""

    label: Says
    does: str
    icon: str = ""
    look: str = QUIET
    note: Says = ""
    reason: Says | None = None
    """Why it cannot be done now."""
    help: str = ""
    tick: bool | None = None
    """Ticked or not, where it is something that is ticked."""
    chosen: bool = False
    """The one that was touched among those beside it."""


@dataclass(frozen=True, slots=True)
class Field(Node):
    """Something is typed here; `does` is given the text."""

    value: str
    label: Says
    does: str
    kind: str = "text"
    longest: int = 200
    focused: bool = False


@dataclass(frozen=True, slots=True)
class Run:
    """A stretch of words in prose: bold, or leading to an act."""

    text: Says
    bold: bool = False
    does: str = ""
    icon: str = ""
    """A pictogram that stands before the words, in the line."""
    says: Says = ""
    """What a pictogram that leads somewhere is called, where it stands without words."""
    stands: str = ""
    """`apart`: a space before it; `kept`: that, and on the line of the one before it."""


@dataclass(frozen=True, slots=True)
class Prose(Node):
    """Paragraphs of running text with links in it."""

    runs: tuple[Run, ...]
    size: str = "body"
    role: str = "ink"
    says: Says = ""
    """What an ear hears where its pictograms tell more than its words."""


@dataclass(frozen=True, slots=True)
class Series:
    """A line of a chart: whose, its colour and sign, and its values."""

    name: Says
    role: str
    icon: str
    values: tuple[int | None, ...]


@dataclass(frozen=True, slots=True)
class Chart(Node):
    """Values over time (`line`), or beside each other (`bars`), mirrored for two (`facing`)."""

    series: tuple[Series, ...]
    labels: tuple[Says, ...]
    kind: str = "line"


@dataclass(frozen=True, slots=True)
class Board(Node):
    """A scene: a pure function of the surface, its room, and what it is of."""

    of: tuple[Any, ...]
    draw: Callable[..., Scene] = field(compare=False)
    zooms: bool = False


@dataclass(frozen=True, slots=True)
class Row(Node):
    """Beside each other, or below each other where it goes `down`."""

    inside: tuple[Node, ...]
    gap: float = 8
    pad: float = 0
    fill: str = ""
    radius: float = 0
    edge: str = ""
    edge_width: float = 0
    down: bool = False
    middle: bool = False
    """Across its way things keep their own size and stand in the middle."""
    stacks: bool = False
    """Below each other where they would be squeezed beside each other."""
    does: str = ""
    """The whole of it is one button."""
    says: Says = ""
    help: str = ""


def Column(inside: tuple[Node, ...], **more: Any) -> Row:  # noqa: N802 - a kind to who writes pages
    """Below each other."""
    return Row(inside, down=True, **more)


@dataclass(frozen=True, slots=True)
class Grid(Node):
    """Cells of one size in as many columns as there is room for."""

    inside: tuple[Node, ...]
    narrowest: float = 160
    gap: float = 8
    most: int = 0
    """Columns at the most; 0: as many as fit."""
    even: bool = True
    """All rows as high as the highest."""


@dataclass(frozen=True, slots=True)
class Over(Node):
    """The first below, the others on it where they are placed: (x, y, w, h) in dp."""

    inside: tuple[Node, ...]
    at: tuple[tuple[float, float, float, float], ...]


@dataclass(frozen=True, slots=True)
class Scroll(Node):
    """What may be longer than its room."""

    inside: Node


@dataclass(frozen=True, slots=True)
class Many(Node):
    """Rows of one height in a scroll; only those in sight are made."""

    n: int
    high: float
    of: Any
    row: Callable[[Any, int], Node] = field(compare=False)


NOTHING = Row(())


@dataclass(frozen=True, slots=True)
class Page:
    """A moment as it is shown: what is there, and what a touch does by the key that nodes name."""

    root: Node
    acts: Mapping[str, Do] = field(default_factory=dict)
    title: Says = ""
    ground: str = "ground"
    over: Node | None = None
    """A sheet above it; what lies below is out of reach."""
    close: str = ""
    """The act that closes the sheet: a touch beside it, Esc, Back."""
    typed: Mapping[str, Callable[[str], object]] = field(default_factory=dict)
    """What is done with what was typed, by the key that fields name."""
    dropped: Dropped | None = None
    """A layer was carried to a place: its key and the place's."""
    held: Callable[[str], tuple[str, tuple[Message, ...]]] | None = None
    """Of what is held: its entry in the rules, and what is so there now."""
    live: tuple[Message, ...] = ()
    """What has just happened, for those who listen."""
    stroked: Stroked | None = None
    """A finger drew over places: their keys as it came, empty where it was beside all of them;
    whether it was lifted. None at all: another finger came, and nothing was drawn."""
    answered: bool = False
    """Something was touched or typed in the sheet: a touch beside it throws none of that away."""
