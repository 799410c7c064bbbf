"""Our drawings of the three games, as scenes: a cloth on its rod, a temple, a world of hexes."""

from __future__ import annotations

from collections.abc import Iterator
from math import cos, pi, sin

from companion.core.woven import BAND, even
from companion.describe.banner import hung
from companion.describe.scene import Band, Box, Disc, Icon, Layer, Poly, Scene, Shape
from companion.describe.surface import PHONE, Surface

CLOTH = (
    even(["exploration"]), BAND, even(["science"]), even(["military"]), even(["technology"]),
)  # fmt: skip
RAYS, COLUMNS = 21, 5
WORLD = (
    "MMGFSDF",
    "MGGMSDF",
    "MGMMFDD",
    "FMFMFSM",
    "MMFFMSD",
    "SMMDFFS",
    "SSMDDFM",
)
"""A corner of it, a letter a hex; the middle one is in the middle of the picture."""
TERRAINS = {"M": "mountain", "G": "paper", "S": "sea", "D": "desert", "F": "forest"}
SIGNS = {(2, 2): "rise-glacier", (3, 4): "rise-forest", (1, 1): "rise-glacier",
         (4, 5): "rise-sea", (2, 5): "rise-plain", (5, 4): "rise-forest"}  # fmt: skip
PLACED = {(2, 4): "rise-nomad", (3, 3): "rise-temple", (4, 2): "rise-city"}
"""What lies where, by row and column."""
ACROSS = 8.2
CORNER = 20.0
"""As round as the card whose top it is."""
LOOM, BEAMS = ("exploration", "science", "military", "arts"), 4
PIECES = {"rise-city": "red", "rise-nomad": "blue", "rise-temple": "green"}


def app(surface: Surface, w: float, h: float) -> Scene:
    """The sign of the app: threads over and under each other."""
    del surface
    side = min(w, h)
    pitch, wide = side * 0.2, side * 0.13
    first, long = side * 0.135, side * 0.78
    shapes: list[Shape] = [Box(0, 0, side, side, side * 0.19, "gold_ink")]
    shapes += [
        Box((side - long) / 2, first + n * pitch, long, wide, wide / 4, role)
        for n, role in enumerate(LOOM)
    ]
    for beam in range(BEAMS):
        x = first + beam * pitch
        over = (n for n in range(len(LOOM)) if (n + beam) % 2 == 0)
        shapes += [Box(x, first + (n - 0.2) * pitch, wide, pitch, wide / 4, "gold") for n in over]
    return Scene(w, h, (Layer("sign", tuple(shapes)),))


def tapestry(surface: Surface, w: float, h: float) -> Scene:
    """A cloth that is being woven."""
    wide = min(w * 0.86, h * 1.3)
    cloth = hung(surface, wide, h * 0.92, CLOTH)
    left, top = (w - wide) / 2, h * 0.06
    return Scene(w, h, tuple(one._replace(at=(left, top)) for one in cloth.layers))


def imperium(surface: Surface, w: float, h: float) -> Scene:
    """A temple before the rising sun."""
    del surface
    x, ground = w / 2, h * 0.88
    r = min(w, h) * 0.37
    sky: list[Shape] = [*_rays(x, ground - r * 0.7, r), Disc(x, ground - r * 0.7, r, "gold")]
    hill = Band((0, h * 0.78, x, h * 0.7, w, h * 0.8), (0, h, x, h, w, h), "gold_ink")
    return Scene(w, h, (Layer("sky", tuple(sky)), Layer("temple", (hill, *_temple(x, ground, r)))))


def _rays(x: float, y: float, r: float) -> Iterator[Shape]:
    for n in range(RAYS):
        angle = pi * n / (RAYS - 1)
        dx, dy = cos(angle), -sin(angle)
        a, b = r * 1.12, r * (1.5 if n % 2 else 1.34)
        yield Poly(
            (x + a * dx - dy * 2.4, y + a * dy + dx * 2.4, x + a * dx + dy * 2.4,
             y + a * dy - dx * 2.4, x + b * dx, y + b * dy), "gold~.55",
        )  # fmt: skip


def _temple(x: float, ground: float, r: float) -> Iterator[Shape]:
    wide, tall = r * 1.7, r * 0.72
    for n in range(3):
        yield Box(x - wide * (0.5 + 0.05 * n), ground + r * 0.07 * n, wide * (1 + 0.1 * n),
                  r * 0.08, 0, "paper")  # fmt: skip
    step = wide / COLUMNS
    for n in range(COLUMNS):
        yield Box(x - wide / 2 + step * (n + 0.22), ground - tall, step * 0.56, tall, 0, "paper")
    yield Box(x - wide * 0.53, ground - tall - r * 0.14, wide * 1.06, r * 0.14, 0, "paper_low")
    top = ground - tall - r * 0.14
    yield Poly((x - wide * 0.56, top, x, top - r * 0.42, x + wide * 0.56, top), "paper")
    yield Poly((x - wide * 0.3, top - r * 0.06, x, top - r * 0.29, x + wide * 0.3, top - r * 0.06),
               "imperium")  # fmt: skip


def rise_and_fall(surface: Surface, w: float, h: float) -> Scene:
    """A corner of the world from above; as the top of a card it is as round as that."""
    r = max(w / ACROSS, h / 10)
    ground: list[Shape] = []
    pieces: list[Shape] = []
    for row, terrains in enumerate(WORLD):
        for column, terrain in enumerate(terrains):
            x = w / 2 + (column - 3) * r * 1.5
            y = h / 2 + (row - 3 + (0.5 if column % 2 else 0) - 0.25) * r * 1.732
            if -r < x < w + r and -r < y < h + r:
                ground.append(_hex(x, y, r * 0.96, TERRAINS[terrain], w, h))
            if not (r * 0.6 < x < w - r * 0.6 and r * 0.6 < y < h - r * 0.6):
                continue
            if piece := PLACED.get((row, column)):
                pieces += [
                    Disc(x, y, r * 0.56, PIECES[piece]),
                    Icon(piece, x, y, r * 0.7, "token_sign"),
                ]
            elif sign := SIGNS.get((row, column)):
                pieces.append(Icon(sign, x, y, r * 0.66, "token_sign~.5"))
    if surface.shape != PHONE:
        pieces += [_corner(0, 1), _corner(w, -1)]
    return Scene(w, h, (Layer("ground", tuple(ground)), Layer("pieces", tuple(pieces))))


def _corner(x: float, side: int) -> Poly:
    """What lies behind the card, where its corner is round."""
    points = [x, 0.0]
    for n in range(7):
        angle = pi / 2 * n / 6
        points += (x + side * CORNER * (1 - sin(angle)), CORNER * (1 - cos(angle)))
    return Poly(tuple(points), "app_stage")


def _hex(x: float, y: float, r: float, role: str, w: float, h: float) -> Poly:
    """Cut off at the edges of the picture."""
    points: list[float] = []
    for n in range(6):
        points += (
            min(max(x + r * cos(pi / 3 * n), 0), w),
            min(max(y + r * sin(pi / 3 * n), 0), h),
        )
    return Poly(tuple(points), role)
