"""Whose something is, by shape as well as by colour; what pictures take how much room."""

from __future__ import annotations

from collections.abc import Iterable

from companion.describe.scene import Disc, Icon, Shape, Shapes, Words
from companion.games.tapestry.owners import AUTOMA, SHADOW
from companion.games.tapestry.tracks.view_marks import OR, Mark

BOTS = {AUTOMA: "owner-automa", SHADOW: "owner-shadow"}
HUMAN = "human"
INK = "token_sign"
LEAST = 12.0
ALONE, BETWEEN, COUNTED = 1.08, 0.34, 0.67
"""The room of a picture, of an "or", of the number before a picture, in parts of its side."""


def owner_icon(owner: str, shape: str = "") -> str:
    """The sign of somebody's pieces."""
    return BOTS.get(owner) or ("owner-human" if shape in ("", HUMAN) else f"shape-{shape}")


def token(icon: str, colour: str, x: float, y: float, side: float) -> Shapes:
    """A piece with a dark rim and a dark sign."""
    return (
        Disc(x, y, side / 2 + 2, "lit_ring"),
        Disc(x, y, side / 2, colour),
        Icon(icon, x, y, side * 0.6, INK),
    )


def marks_width(marks: Iterable[Mark], side: float) -> float:
    """How wide pictures are in a line."""
    return sum(side * _room(one) for one in marks)


def _room(one: Mark) -> float:
    if one.icon == OR:
        return BETWEEN
    return ALONE + (COUNTED if one.n > 1 else 0.0)


def marks_at(
    marks: tuple[Mark, ...], x: float, y: float, side: float, room: float, role: str
) -> Shapes:
    """Pictures around a middle; smaller where the room is less."""
    wide = marks_width(marks, side)
    if not wide:
        return ()
    side *= min(1.0, room / wide)
    x -= marks_width(marks, side) / 2
    found: list[Shape] = []
    for one in marks:
        if one.icon == OR:
            found.append(Words("/", x + side * BETWEEN / 2, y, max(LEAST, side * 0.85), role, True))
            x += side * BETWEEN
            continue
        if one.n > 1:
            found.append(Words(str(one.n), x + side * 0.33, y, max(LEAST, side * 0.85), role, True))
            x += side * COUNTED
        found.append(Icon(one.icon, x + side * ALONE / 2, y, side, role))
        x += side * ALONE
    return tuple(found)


def words_of(marks: Iterable[Mark]) -> tuple[str, ...]:
    """The same as marks of a chip: pictures, and numbers behind a quote."""
    found: list[str] = []
    for one in marks:
        if one.icon == OR:
            found.append("'/")
        else:
            found += ([f"'{one.n}"] if one.n > 1 else []) + [one.icon]
    return tuple(found)
