"""The tracks: twelve spaces a lane, everybody's tokens, landmarks; what is lit says what it costs.

A lane is cut into layers by what changes it: its ground and print (a landmark goes), what is lit,
and each token, which slides.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Any

from companion.core.message import Message
from companion.describe import metrics
from companion.describe.node import Board
from companion.describe.scene import Box, Hit, Icon, Layer, Scene, Shape, Words
from companion.describe.surface import Surface
from companion.games.tapestry.boards.lane_places import (
    IN_TIER,
    SPACES,
    Ghost,
    Grid,
    Lane,
    Lit,
    Piece,
    Printed,
    Size,
)
from companion.games.tapestry.boards.lane_tokens import (
    TOKEN,
    Free,
    ghosts,
    on_the_left,
    price,
    sold_width,
    tokens,
)
from companion.games.tapestry.boards.signs import marks_at, owner_icon
from companion.games.tapestry.tracks.view import TrackView, printed_spaces
from companion.games.tapestry.tracks.view_marks import OR, own_resource, space_marks

TINTS = (0.12, 0.19, 0.26, 0.34)
"""Of the track's colour in the ground of a tier: later ones glow more."""
TIERS = (("I", 0, 1), ("II", 1, 1), ("III", 1, 2), ("IV", 2, 0))
"""The tiers, and what an advance into each costs: of the track's own resource, of any."""
COLOURS = ("exploration", "science", "military", "technology")
GROUND = "tapestry_stage"
CARRIED = 28.0
"""How large a token is to a finger."""
NAMED = 84.0
"""A space narrower than this has no room for its name."""
SIDES = {1: 34.0, 2: 29.0}
"""The side of pictures, by how many of them a space has."""
OTHERS = 23.0
PRICE, SOLD = 22.0, 23.0
"""How high the cost of a lit space and a bonus for sale are."""


def lanes_of(tracks: Iterable[TrackView], may: tuple[Ghost, ...] = ()) -> tuple[Lane, ...]:
    """Small records of the tracks that can be compared."""
    lanes = map(_lane_of, tracks)
    return tuple(
        one._replace(ghosts=tuple(ghost for ghost in may if ghost.track == one.track))
        for one in lanes
    )


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
    free = Free(lane, here, Grid(size))
    lit = (_lit(one, printed, row, size, free.above(one.space)) for one in here if not one.dark)
    stood = tokens(lane, free, row, size)
    hits = _hits(printed, here, row, size, surface, opens)
    if moves:
        hits = [*_takers(lane, hits), *_carried(lane, stood, hits)]
    may = ghosts(lane, free, row, size)
    return (_print(printed, row, size), *lit, *may, *stood), tuple(hits)


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
    taken: float = 0,
) -> list[Shape]:
    """Number and name, what it gives, its landmark, its bonus; `taken`: beside its name."""
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
        words = named if metrics.fits(named, size, True, wide - 8 - taken) else words
    found = [Words(words, x + 6, y + 4 + size * 0.6, size, ink, here, "l")]
    count = len([one for one in marks.benefit if one.icon != OR])
    middle = y + high * (0.44 if marks.bonus or landmark else 0.52)
    side, role = min(SIDES.get(count, OTHERS), high * 0.42), "ink" if here else "ink~.74"
    if here:  # between its name and its cost
        free = high - PRICE - size - 10
        middle, side = y + size + 4 + free / 2, min(side, free)
    found += marks_at(marks.benefit, x + wide / 2, middle, side, wide - 8, role)
    if landmark:
        found.append(Icon("landmark", x + 15, y + high - 14, 21, landmark))
    if marks.bonus:
        left, low, broad = x + wide, y + high - SOLD - 4, sold_width(printed.track, space, wide)
        found.append(Box(left - broad - 4, low, broad, SOLD, 8, "", printed.track, 1.5, True))
        found += marks_at(
            marks.bonus, left - 4 - broad / 2, low + SOLD / 2, 15, broad - 8, printed.track
        )
    return found


@lru_cache(maxsize=256)
def _lit(lit: Lit, printed: Printed, row: int, size: Size, taken: float) -> Layer:
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
    shapes += _space(printed, lit.space, (x, y, wide, high), size.large, True, taken)
    if lit.cost and size.large:
        left, broad = x + on_the_left(printed.landmarks, lit.space), price(lit, wide)
        low, fill = y + high - PRICE - 4, "gold" if lit.chosen else "price"
        shapes.append(Box(left, low, broad, PRICE, 8, fill))
        ink = "gold_ink" if lit.chosen else "cell"
        shapes += marks_at(lit.cost, left + broad / 2, low + PRICE / 2, 16, broad - 8, ink)
    return Layer(f"lit.{lit.track}.{lit.space}", tuple(shapes))


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
