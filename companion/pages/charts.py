"""Small charts of the seven shapes: games won and lost, shares, a table, time, points."""

from __future__ import annotations

from collections.abc import Sequence

from companion.core.message import Message
from companion.describe.node import Board
from companion.describe.scene import Box, Hit, Icon, Layer, Scene, Shape
from companion.describe.surface import Surface

MARK, GAP = 26.0, 5.0


def marks(outcomes: Sequence[bool], *, w: float = 0, share: float = 0, h: float = MARK) -> Board:
    """Game by game: full with a tick for won, an empty square for lost; the last one last."""
    return Board((tuple(outcomes),), _marks, w=w, share=share, h=h, key="marks")


def _marks(surface: Surface, w: float, h: float, outcomes: tuple[bool, ...]) -> Scene:
    side = min(MARK, h)
    room = max(1, int((w + GAP) / (side + GAP)))
    shown, shapes = outcomes[-room:], list[Shape]()
    for n, won in enumerate(shown):
        shapes += mark(n * (side + GAP), (h - side) / 2, side, won)
    said = Message("statistics.won_of", won=sum(shown), n=len(shown))
    hits = (Hit("marks", 0, 0, w, h, surface.say(said)),) if shown else ()
    return Scene(w, h, (Layer("marks", tuple(shapes)),), hits)


def mark(x: float, y: float, side: float, won: bool) -> list[Shape]:
    """One game."""
    if not won:
        return [Box(x, y, side, side, side * 0.28, "", "edge", 2)]
    return [
        Box(x, y, side, side, side * 0.28, "good"),
        Icon("check", x + side / 2, y + side / 2, side * 0.72, "app_bar"),
    ]
