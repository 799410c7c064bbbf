"""A space of a track as a card: from where to where, its name, what it gives."""

from __future__ import annotations

from dataclasses import replace

from companion.core.message import Message
from companion.describe.node import Chip, Column, Node, Pic, Row, Text
from companion.describe.parts import paper
from companion.describe.surface import PHONE, Surface
from companion.games.tapestry.boards.signs import words_of
from companion.games.tapestry.tracks.view_marks import Mark
from companion.games.tapestry.turn.names import space_name


def space_card(
    surface: Surface, track: str, start: int, space: int, gives: tuple[Mark, ...],
    landmark: Message | None = None, either: Node | None = None, *, low: bool = False,
) -> Row:  # fmt: skip
    """Paper, its head in the track's colour; `either`: the choice in place of what it gives.

    `low`: one row, where much is asked below it.
    """
    small, name = surface.shape == PHONE, space_name(track, space)
    marks, entry = words_of(gives), f"space.{track}.{space}"
    shown: tuple[Node, ...] = (Chip(marks, name, look="paper_flat", key="gives"),) if marks else ()
    shown = (either,) if either is not None else shown
    flat = low and either is None
    size = "body" if flat else "label" if small or low or either is not None else "button"
    called = Text(name, size, "paper_ink", True, 2, help=entry, key="name")
    sign = Pic("landmark", 26 if flat else 30, "paper_gold", says=landmark or "", key="landmark")
    held: tuple[Node, ...] = (sign,) if landmark is not None else ()
    head = _head(track, f"{start} › {space}", small, flat)
    if flat:
        row = Row((head, replace(called, share=1), *held, *shown), gap=10, middle=True, key="row")
        return paper(row, key="card", pad=2)
    named = Row((replace(called, share=1), *held), gap=8, middle=True, key="named")
    parts: tuple[Node, ...] = (named if held else called, *shown)
    inside = Column(
        parts, gap=0 if low else 2 if small else 4, pad=4 if low else 8, share=1, key="words"
    )
    return replace(paper(Row((head, inside), gap=0), key="card", pad=0), gap=0)


def _head(track: str, steps: str, small: bool, flat: bool) -> Node:
    """Its sign and from where to where: one above the other, or beside each other."""
    side = 26 if flat else 30 if small else 44
    inside = (
        Pic(f"track-{track}", side, "token_sign"),
        Text(steps, "body", "token_sign", bold=True, lines=1),
    )
    if flat:
        return Row(inside, gap=6, pad=10, middle=True, fill=track, radius=14, key="head")
    return Column(
        inside, gap=2, pad=8 if small else 10, middle=True, fill=track, radius=14, w=84, key="head"
    )
