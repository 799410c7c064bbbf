"""What is wrong with a page, without any window: the contract of every page in every form."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import NamedTuple

from companion.describe import metrics
from companion.describe.node import GOLD, Act, Board, Grid, Many, Node, Over, Page, Row, Scroll
from companion.describe.pictures import there_are
from companion.describe.roles import least_contrast
from companion.describe.scene import Disc, Icon, Piece, Words
from companion.describe.surface import Surface
from companion.describe.touching import all_met

FINGER = 47.5
SMALLEST = 11.5
SLACK = 2.0
EDGE = 1.5
SEEN = 3.0
"""The contrast that a sign needs."""
SIGNED = (
    *("exploration", "science", "military", "technology", "arts"),
    *("human", "automa", "shadow"),
)
"""Colours on which a sign or a word of a token stands."""


class Fault(NamedTuple):
    """What, and where."""

    what: str
    where: str


def faults(page: Page, pieces: tuple[Piece, ...], surface: Surface) -> Iterator[Fault]:
    """Everything that is wrong with a page as it was laid out."""
    for piece in pieces:
        yield from _outside(piece, surface.w, surface.h)
        yield from _words(piece)
    yield from _overlaps(pieces)
    yield from _hits(page, pieces)
    golds = [act for act in acts_of(page.root) if act.look == GOLD and act.reason is None]
    over = [act for act in acts_of(page.over) if act.look == GOLD] if page.over else []
    if max(len(golds), len(over)) > 1:
        yield Fault("two golds", ", ".join(act.key or act.does for act in golds or over))


def acts_of(node: Node) -> Iterator[Act]:
    """Every button in a tree; of a long list the first row stands for all."""
    if isinstance(node, Act):
        yield node
    elif isinstance(node, (Row, Grid, Over)):
        for one in node.inside:
            yield from acts_of(one)
    elif isinstance(node, Scroll):
        yield from acts_of(node.inside)
    elif isinstance(node, Many) and node.n:
        yield from acts_of(node.row(node.of, 0))


def boards_of(node: Node) -> Iterator[Board]:
    """Every board in a tree."""
    if isinstance(node, Board):
        yield node
    elif isinstance(node, (Row, Grid, Over)):
        for one in node.inside:
            yield from boards_of(one)
    elif isinstance(node, Scroll):
        yield from boards_of(node.inside)


def _outside(piece: Piece, w: float, h: float) -> Iterator[Fault]:
    if (
        piece.x < -EDGE
        or piece.y < -EDGE
        or piece.x + piece.w > w + EDGE
        or piece.y + piece.h > h + EDGE
    ):
        yield Fault(
            "outside", f"{piece.key} {piece.x},{piece.y} {piece.w}x{piece.h} of {w:.0f}x{h:.0f}"
        )
    if (piece.w < 1 or piece.h < 1) and (piece.layers or piece.inside):
        yield Fault("no room", piece.key)
    for one in piece.inside:
        yield from _outside(one, max(piece.inner[0], piece.w), max(piece.inner[1], piece.h))


def _words(piece: Piece) -> Iterator[Fault]:
    for layer in piece.layers:
        for shape in layer.shapes:
            if isinstance(shape, Words):
                yield from _line(piece, shape, layer.at)
            elif isinstance(shape, Icon) and shape.name and shape.name not in there_are():
                yield Fault("no such icon", f"{piece.key}: {shape.name}")
        for disc, sign in pairwise(layer.shapes):
            if isinstance(disc, Disc) and isinstance(sign, Icon) and _is_pale(disc, sign):
                yield Fault("pale", f"{piece.key}: {sign.name} on {disc.fill}")
    for one in piece.inside:
        yield from _words(one)


def _is_pale(disc: Disc, sign: Icon) -> bool:
    """A sign that hardly stands out from the disc it stands on, in either theme."""
    is_on = abs(disc.x - sign.x) + abs(disc.y - sign.y) < 1 and disc.r > sign.side / 2
    faint = "~" in disc.fill or "~" in sign.role
    return is_on and not faint and least_contrast(sign.role, disc.fill) < SEEN


def _line(piece: Piece, shape: Words, at: tuple[float, float]) -> Iterator[Fault]:
    where = f"{piece.key}: {shape.text}"
    wide = metrics.width(shape.text, shape.size, shape.bold) / metrics.AIR
    left = at[0] + shape.x - {"l": 0.0, "c": wide / 2, "r": wide}[shape.anchor]
    y = at[1] + shape.y
    if shape.text.endswith(metrics.MORE):
        yield Fault("cut", where)
    if shape.size < SMALLEST:
        yield Fault("too small", f"{where} {shape.size:.1f}")
    across = left < -SLACK or left + wide > piece.w + SLACK
    high = shape.size * 0.5
    if across or y - high < -SLACK - 1 or y + high > piece.h + SLACK + 1:
        yield Fault("words outside", where)


def _overlaps(pieces: tuple[Piece, ...]) -> Iterator[Fault]:
    """Two leaves with words or touches on one another, where neither holds the other."""
    leaves = [one for one in pieces if one.hits and not one.key.startswith("/scrim")]
    for n, one in enumerate(leaves):
        for other in leaves[n + 1 :]:
            if not _holds(one.key, other.key) and _overlap(one, other):
                yield Fault("overlap", f"{one.key} and {other.key}")
    for piece in pieces:
        yield from _overlaps(piece.inside)


def _holds(one: str, other: str) -> bool:
    over = one.startswith("/over") != other.startswith("/over")
    return over or other.startswith(f"{one}/") or one.startswith(f"{other}/")


def _overlap(one: Piece, other: Piece) -> bool:
    across = min(one.x + one.w, other.x + other.w) - max(one.x, other.x)
    down = min(one.y + one.h, other.y + other.h) - max(one.y, other.y)
    return across > 2 and down > 2


def _hits(page: Page, pieces: tuple[Piece, ...]) -> Iterator[Fault]:
    for met, _clip in all_met(pieces):
        hit = met.hit
        if hit.does and hit.does not in page.acts:
            yield Fault("no such act", f"{hit.key} {hit.does}")
        if not (hit.does or hit.hold or hit.reason or hit.takes or hit.carries):
            continue
        if not hit.round and min(hit.w, hit.h) < FINGER:
            yield Fault("small target", f"{hit.key} {hit.w:.0f}x{hit.h:.0f}")
        if not hit.says and met.piece.key != "/scrim":
            yield Fault("says nothing", hit.key)


def contrasts() -> tuple[tuple[str, str], ...]:
    """Pairs of roles that words and their grounds are made of."""
    stages = ("app", "tapestry", "imperium", "rise_and_fall", "score_pad")
    grounds = [f"{stage}_{part}" for stage in stages for part in ("stage", "dock", "bar")]
    inks = ("ink", "dim", "accent")
    on_paper = tuple((ink, "paper") for ink in ("paper_ink", "paper_dim", "paper_gold"))
    plain = tuple((ink, ground) for ink in inks for ground in (*grounds, "ground", "surface"))
    low = (("paper_ink", "paper_low"), ("paper_dim", "paper_low"))
    dice = (("die_ink", "die_red"), ("die_ink", "die_black"))
    signs = tuple(("token_sign", colour) for colour in SIGNED)
    return (*plain, *on_paper, *low, *dice, *signs, ("gold_ink", "gold"))
