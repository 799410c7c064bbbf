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
) -> Node:  # fmt: skip
    """Paper, its head in the track's colour; `either`: the choice in place of what it gives."""
    small, name = surface.shape == PHONE, space_name(track, space)
    steps = Text(f"{start} › {space}", "body", "token_sign", bold=True, lines=1)
    head_sign = Pic(f"track-{track}", 30 if small else 44, "token_sign")
    head = Column(
        (head_sign, steps),
        gap=2, pad=8 if small else 10, middle=True, fill=track, radius=14, w=84, key="head",
    )  # fmt: skip
    marks = words_of(gives)
    shown: tuple[Node, ...] = (Chip(marks, name, look="paper_flat", key="gives"),) if marks else ()
    shown = (either,) if either is not None else shown
    entry = f"space.{track}.{space}"
    size = "label" if small or low or either is not None else "button"
    called = Text(name, size, "paper_ink", True, 2, help=entry)
    parts: tuple[Node, ...] = (replace(called, key="name"), *shown)
    if landmark is not None:
        sign = Pic("landmark", 30, "paper_gold", says=landmark, key="landmark")
        parts = (Row((replace(called, key="name", share=1), sign), gap=8, key="named"), *shown)
    inside = Column(
        parts, gap=0 if low else 2 if small else 4, pad=4 if low else 8, share=1, key="words"
    )
    return replace(paper(Row((head, inside), gap=0), key="card", pad=0), gap=0)
