"""The tracks: twelve spaces a lane, everybody's tokens, landmarks; what is lit says what it costs.

A lane is cut into layers by what changes it: its ground and print (a landmark goes), what is lit,
and each token, which slides.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Any, NamedTuple

from companion.core.message import Message
from companion.describe import metrics
from companion.describe.node import Board
from companion.describe.scene import Box, Hit, Icon, Layer, Scene, Shape, Words
from companion.describe.surface import Surface
from companion.games.tapestry.boards.signs import marks_at, marks_width, owner_icon, token
from companion.games.tapestry.tracks.view import TrackView, printed_spaces
from companion.games.tapestry.tracks.view_marks import OR, Mark, own_resource, space_marks

TINTS = (0.12, 0.19, 0.26, 0.34)
"""Of the track's colour in the ground of a tier: later ones glow more."""
TIERS = (("I", 0, 1), ("II", 1, 1), ("III", 1, 2), ("IV", 2, 0))
"""The tiers, and what an advance into each costs: of the track's own resource, of any."""
COLOURS = ("exploration", "science", "military", "technology")
GROUND = "tapestry_stage"
SPACES, IN_TIER = 12, 3
TOKEN, CARRIED = "token.", 28.0
"""How the layers of tokens begin, and how large one is to a finger."""
NAMED = 84.0
"""A space narrower than this has no room for its name."""
SIDES = {1: 34.0, 2: 29.0}
"""The side of pictures, by how many of them a space has."""
OTHERS = 23.0


class Piece(NamedTuple):
    """Somebody's token."""

    owner: str
    space: int
    colour: str
    icon: str


class Lane(NamedTuple):
    """A track: its tokens, and its landmarks with the colour they have there."""

    track: str
    tokens: tuple[Piece, ...]
    landmarks: tuple[tuple[int, str], ...]


class Lit(NamedTuple):
    """A space that something is said of: what it costs, whether it is the one that is meant."""

    track: str
    space: int
    cost: tuple[Mark, ...] = ()
    chosen: bool = False
    does: str = ""
    dark: bool = False
    """It may be looked at, and cannot be done now."""


class Size(NamedTuple):
    """What the places of spaces depend on."""

    w: float
    h: float
    rows: int
    large: bool


class Printed(NamedTuple):
    """What is printed on a track, and the landmarks still on it."""

    track: str
    names: tuple[str, ...]
    landmarks: tuple[tuple[int, str], ...]
    text: float


def lanes_of(tracks: Iterable[TrackView]) -> tuple[Lane, ...]:
    """Small records of the tracks that can be compared."""
    return tuple(_lane_of(track) for track in tracks)


def _lane_of(track: TrackView) -> Lane:
    tokens = tuple(
        Piece(one.owner, one.space, one.colour, owner_icon(one.owner, one.shape))
        for one in track.tokens
    )
    landmarks = tuple((one.space, "gold") for one in track.landmarks if not one.gone)
    return Lane(track.id, tokens, landmarks)


def board(
    lanes: tuple[Lane, ...],
    lit: tuple[Lit, ...],
    large: bool,
    opens: str = "",
    *,
    moves: bool = False,
    **more: Any,
) -> Board:
    """The node of the tracks; folded they show numbers, tokens and landmarks.

    `opens`: how the act of a space begins that nothing is said of; its track and number follow.
    `moves`: a finger carries tokens along their track.
    """
    return Board((lanes, lit, large, opens, moves), draw, key="tracks", **more)


def draw(
    surface: Surface,
    w: float,
    h: float,
    lanes: tuple[Lane, ...],
    lit: tuple[Lit, ...],
    large: bool,
    opens: str = "",
    moves: bool = False,
) -> Scene:
    """All tracks."""
    size = Size(w, h, len(lanes), large)
    layers: list[Layer] = [_tiers(size)] if large else []
    hits: list[Hit] = []
    for row, lane in enumerate(lanes):
        here = tuple(one for one in lit if one.track == lane.track)
        drawn, touched = _lane(surface, lane, here, row, size, opens, moves)
        layers += drawn
        hits += touched
    return Scene(w, h, tuple(layers), tuple(hits))


@lru_cache(maxsize=128)
def _lane(
    surface: Surface,
    lane: Lane,
    here: tuple[Lit, ...],
    row: int,
    size: Size,
    opens: str,
    moves: bool,
) -> tuple[tuple[Layer, ...], tuple[Hit, ...]]:
    """One of them: of an advance the others are as they were."""
    names = tuple(surface.say(one.name) for one in printed_spaces(lane.track))
    text = max(1.0, min(1.3, surface.text))
    printed = Printed(lane.track, names, lane.landmarks, text)
    lit = (_lit(one, printed, row, size) for one in here if not one.dark)
    tokens = _tokens(lane, row, size)
    hits = _hits(printed, here, row, size, surface, opens)
    if moves:
        hits = [*_takers(lane, hits), *_carried(lane, tokens, hits)]
    return (_print(printed, row, size), *lit, *tokens), tuple(hits)


def _takers(lane: Lane, hits: list[Hit]) -> list[Hit]:
    """Every space of a track, and its start, takes the tokens of that track."""
    return [one._replace(takes=f"{TOKEN}{lane.track}.") for one in hits]


def _carried(lane: Lane, tokens: list[Layer], hits: list[Hit]) -> Iterator[Hit]:
    """A token is carried from where it stands; touched, it opens its space."""
    half = CARRIED / 2
    for piece, layer in zip(lane.tokens, tokens, strict=True):
        under, (x, y) = hits[piece.space], layer.at
        yield under._replace(
            key=layer.key, x=x - half, y=y - half, w=CARRIED, h=CARRIED, carries=layer.key
        )


class Grid:
    """Where the spaces are."""

    def __init__(self, size: Size) -> None:
        self.head, self.above = (92.0, 24.0) if size.large else (92.0, 4.0)
        self.gap, self.between = 2.0, 12 * min(1.0, size.w / 1280)
        room = size.w - self.head - 12 - 3 * self.between - (SPACES - 1) * self.gap
        self.wide = room / SPACES
        self.pitch = (size.h - self.above) / max(1, size.rows)
        self.high = self.pitch - 6

    def x(self, space: float) -> float:
        """The left of a space."""
        tier = min(3, max(0, int(space - 1) // IN_TIER))
        return self.head + (space - 1) * (self.wide + self.gap) + tier * self.between

    def y(self, row: int) -> float:
        """The top of a lane."""
        return self.above + row * self.pitch


@lru_cache(maxsize=16)
def _tiers(size: Size) -> Layer:
    """What each tier costs, over its spaces: of the track's own in four colours, of any."""
    grid = Grid(size)
    shapes: list[Shape] = []
    for tier, (name, own, anything) in enumerate(TIERS):
        x = grid.x(IN_TIER * tier + 1) + IN_TIER * grid.wide / 2 - 20
        shapes.append(Words(name, x, 11, 14, "ink", True))
        x += 26
        for n in range(own):
            shapes += [
                Box(x + 18 * n - 7 + 7 * (m % 2), 4 + 7 * (m // 2), 6, 6, 2, colour)
                for m, colour in enumerate(COLOURS)
            ]
        x += 18 * own
        shapes += [Icon("resource-any", x + 18 * n, 11, 14, "dim") for n in range(anything)]
    return Layer("tiers", tuple(shapes), flat=True)


@lru_cache(maxsize=128)
def _print(printed: Printed, row: int, size: Size) -> Layer:
    """Tier boxes, cells and what is printed in them."""
    grid = Grid(size)
    y, high, track = grid.y(row), grid.high, printed.track
    shapes: list[Shape] = []
    for tier, tint in enumerate(TINTS):
        x = grid.x(IN_TIER * tier + 1)
        wide = IN_TIER * grid.wide + (IN_TIER - 1) * grid.gap
        shapes.append(Box(x - 2, y - 2, wide + 4, high + 4, 11, f"{track}@{tint}:{GROUND}"))
        fill = f"{track}@{tint + 0.06:.2f}:{GROUND}"
        spaces = range(IN_TIER * tier + 1, IN_TIER * (tier + 1) + 1)
        shapes += [Box(grid.x(one), y, grid.wide, high, 8, fill) for one in spaces]
    shapes += _head(track, y, high, size.large)
    for space in range(1, SPACES + 1):
        shapes += _space(printed, space, (grid.x(space), y, grid.wide, high), size.large)
    return Layer(f"print.{track}", tuple(shapes))


def _head(track: str, y: float, high: float, large: bool) -> list[Shape]:
    """The track's sign; large also the resource it asks for first."""
    if not large:
        return [Icon(f"track-{track}", 18, y + high / 2, min(30, high * 0.8), track)]
    return [
        Icon(f"track-{track}", 36, y + high * 0.36, min(38, high * 0.5), track),
        Icon(own_resource(track), 36, y + high * 0.8, 18, "dim"),
    ]


def _space(
    printed: Printed,
    space: int,
    room: tuple[float, float, float, float],
    large: bool,
    here: bool = False,
) -> list[Shape]:
    """Number and name, what it gives, its landmark, its bonus."""
    x, y, wide, high = room
    ink, landmark = "ink" if here else "dim", dict(printed.landmarks).get(space, "")
    if not large:
        found: list[Shape] = [Words(str(space), x + 5, y + 9, 12, ink, here, "l")]
        side = min(16.0, high * 0.5, wide * 0.4)
        mark = Icon("landmark", x + wide - side / 2 - 3, y + side / 2 + 2, side, landmark)
        return [*found, mark] if landmark else found
    marks, size = space_marks(printed.track, space), 12 * printed.text
    words = str(space)
    if here and wide >= NAMED:
        named = f"{space} {printed.names[space - 1]}"
        words = named if metrics.fits(named, size, True, wide - 8) else words
    found = [Words(words, x + 6, y + 4 + size * 0.6, size, ink, here, "l")]
    count = len([one for one in marks.benefit if one.icon != OR])
    middle = y + high * (0.44 if marks.bonus or landmark else 0.52)
    side, role = min(SIDES.get(count, OTHERS), high * 0.42), "ink" if here else "ink~.74"
    found += marks_at(marks.benefit, x + wide / 2, middle, side, wide - 8, role)
    if landmark:
        found.append(Icon("landmark", x + 15, y + high - 14, 21, landmark))
    if marks.bonus:
        left, low = x + wide, y + high - 27
        broad = min(wide * 0.56, marks_width(marks.bonus, 15) + 10)
        found.append(Box(left - broad - 4, low, broad, 23, 8, "", printed.track, 1.5, True))
        found += marks_at(
            marks.bonus, left - 4 - broad / 2, low + 11.5, 15, broad - 8, printed.track
        )
    return found


@lru_cache(maxsize=256)
def _lit(lit: Lit, printed: Printed, row: int, size: Size) -> Layer:
    """A space over what is printed: ringed in gold where it is meant, with its cost."""
    grid = Grid(size)
    x, y, wide, high = grid.x(lit.space), grid.y(row), grid.wide, grid.high
    shapes: list[Shape] = []
    if lit.chosen:
        shapes += [
            Box(x - 6, y - 6, wide + 12, high + 12, 14, "lit_ring"),
            Box(x - 4, y - 4, wide + 8, high + 8, 12, "gold"),
        ]
    edge = ("", 0.0) if lit.chosen else (lit.track, 2.0)
    shapes.append(Box(x, y, wide, high, 9, f"{lit.track}@.5:cell", *edge))
    shapes += _space(printed, lit.space, (x, y, wide, high), size.large, here=True)
    if lit.cost and size.large:
        broad = min(wide - 30, marks_width(lit.cost, 17) + 12)
        left = x + 4 + (22 if lit.space in dict(printed.landmarks) else 0)
        shapes.append(Box(left, y + high - 28, broad, 24, 8, "gold" if lit.chosen else "price"))
        ink = "gold_ink" if lit.chosen else "cell"
        shapes += marks_at(lit.cost, left + broad / 2, y + high - 16, 17, broad - 8, ink)
    return Layer(f"lit.{lit.track}.{lit.space}", tuple(shapes))


def _tokens(lane: Lane, row: int, size: Size) -> list[Layer]:
    """A layer for each: it slides."""
    grid = Grid(size)
    found: list[Layer] = []
    stood: dict[int, int] = {}
    side = 26.0 if size.large else min(28.0, grid.high - 8, grid.wide - 4)
    for nth, piece in enumerate(lane.tokens):
        n = stood[piece.space] = stood.get(piece.space, -1) + 1
        at = _stands(piece.space, n, row, grid, side, size.large)
        shapes = _token(piece.icon, piece.colour, side)
        found.append(Layer(f"{TOKEN}{lane.track}.{nth}", shapes, at))
    return found


@lru_cache(maxsize=64)
def _token(icon: str, colour: str, side: float) -> tuple[Shape, ...]:
    return token(icon, colour, 0, 0, side)


def _stands(
    space: int, n: int, row: int, grid: Grid, side: float, large: bool
) -> tuple[float, float]:
    """On the lower edge of a space, beside each other; at the start beside the track's sign."""
    y, high = grid.y(row), grid.high
    if space < 1:
        if large:
            return grid.head - side / 2 - 5, y + 14 + side * 0.9 * n
        return grid.head - side / 2 - 5 - 13 * n, y + high / 2
    step = min(side * 0.86, max(6.0, (grid.wide - side) / 2))
    return grid.x(space) + side / 2 + 4 + step * n, y + high - side / 2 - (1 if large else 3)


def _hits(
    printed: Printed, lit: tuple[Lit, ...], row: int, size: Size, surface: Surface, opens: str
) -> list[Hit]:
    """A space that does something is touched, the sign of the track too; any is held."""
    grid, acts, found = Grid(size), {one.space: one.does for one in lit}, []
    track, y, high = printed.track, grid.y(row), grid.high
    for space in range(1, SPACES + 1):
        key = f"space.{track}.{space}"
        says = surface.say(Message("tapestry.page.space", n=space, name=printed.names[space - 1]))
        does = acts.get(space) or (f"{opens}{track}.{space}" if opens else "")
        found.append(Hit(key, grid.x(space), y, grid.wide, high, says, does, key, round=True))
    says = surface.say(Message(f"tapestry.name.track.{track}"))
    begin = f"{opens}{track}.0" if opens else ""
    head = f"track.{track}"
    return [Hit(head, 0, y, grid.head - 4, high, says, begin, head, round=True), *found]
