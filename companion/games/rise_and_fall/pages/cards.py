"""A civilization card as a card: its picture and name on the colour of its owner."""

from __future__ import annotations

from companion.core.message import Message, name
from companion.describe.count_keys import fit, shortened
from companion.describe.node import Board
from companion.describe.parts import shape_icon
from companion.describe.scene import Box, Hit, Icon, Layer, Scene, Shape, Words
from companion.describe.surface import Says, Surface
from companion.games.rise_and_fall.content import kinds

UP, BACK, DARK, AWAY = "up", "back", "dark", "away"
"""Lit, face down, in decline, in the reserve."""


def card(
    kind: str, colour: str, shape: str = "", *, looks: str = UP, chosen: bool = False,
    does: str = "", says: Says = "", reason: Says = "", note: Says = "", w: float = 0,
    h: float = 112, key: str = "",
) -> Board:  # fmt: skip
    """The node."""
    of = (kind, colour, shape, looks, chosen, does, says, reason, note)
    return Board(of, _draw, key=key or f"card.{kind}", w=w, h=h, share=0 if w else 1)


def _draw(
    surface: Surface, w: float, h: float, kind: str, colour: str, shape: str, looks: str,
    chosen: bool, does: str, says: Says, reason: Says, note: Says,
) -> Scene:  # fmt: skip
    named = name("rise_and_fall", "piece", kind) if kind else Message("rise_and_fall.page.back")
    words = surface.say(note or (named if looks == UP else ""))
    icon = kinds()[kind].icon if kind else shape_icon(shape)
    shapes: list[Shape] = list(_ground(colour, looks, w, h))
    low = 24.0 if words else 0.0
    ink = "token_sign" if looks == UP else colour if looks != AWAY else "edge~.7"
    side = max(12.0, min(w * 0.6, (h - low) * 0.62))
    shapes.append(Icon(icon, w / 2, (h - low) / 2 + (2 if low else 0), side, ink))
    if words:
        size = fit(words, min(surface.size("body"), 20.0), True, w - 8)
        shown = shortened(words, size, True, w - 6)
        role = "token_sign" if looks == UP else "dim"
        shapes.append(Words(shown, w / 2, h - 17, size, role, True))
    if chosen:
        shapes.append(Box(0, 0, w, h, 12, "", "gold", 4))
        shapes += [Box(w - 25, 3, 22, 22, 11, "gold"), Icon("check", w - 14, 14, 17, "gold_ink")]
    said = surface.say(says or named)
    why = surface.say(reason) if reason else ""
    hold = f"piece.{kind}" if kind else ""
    key, act = does or f"card.{kind}", "" if why else does
    hits = (Hit(key, 0, 0, w, h, said, act, hold, why, round=True),)
    return Scene(w, h, (Layer("card", tuple(shapes)),), hits if does or why or hold else ())


def _ground(colour: str, looks: str, w: float, h: float) -> tuple[Shape, ...]:
    if looks == UP:
        return (
            Box(0, 0, w, h, 12, f"{colour}@.62:land_edge"),
            Box(0, 0, w, h - 4, 12, colour),
            Box(6, 6, w - 12, h - 36, 8, "paper~.22"),
        )
    if looks == BACK:
        return (Box(0, 0, w, h, 12, f"{colour}@.5:rise_and_fall_stage", colour, 2),)
    if looks == DARK:
        return (Box(0, 0, w, h, 12, "land_edge~.45", colour, 1.5),)
    return (Box(0, 0, w, h, 12, "", "edge~.5", 1.5, True),)
