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
    landmark: Message | None = None,
) -> Node:  # fmt: skip
    """Paper, its head in the colour of the track."""
    small, name = surface.shape == PHONE, space_name(track, space)
    steps = Text(f"{start} › {space}", "body", "token_sign", bold=True, lines=1)
    sign = Pic(f"track-{track}", 30 if small else 44, "token_sign")
    head = Column(
        (sign, steps),
        gap=4, pad=8 if small else 14, middle=True, fill=track, radius=14, w=84, key="head",
    )  # fmt: skip
    marks = words_of(gives)
    shown = (Chip(marks, name, look="paper_flat", key="gives"),) if marks else ()
    entry = f"space.{track}.{space}"
    called = Text(name, "label" if small else "button", "paper_ink", True, 2, help=entry)
    parts: tuple[Node, ...] = (replace(called, key="name"), *shown)
    if landmark is not None:
        words = Text(landmark, "body", "paper_ink", share=1, key="landmark")
        parts = (*parts, Row((Pic("landmark", 24, "paper_gold"), words), gap=8, middle=True))
    inside = Column(parts, gap=2 if small else 6, pad=10, share=1, key="words")
    return replace(paper(Row((head, inside), gap=0), key="card", pad=0), gap=0)
