"""What each kind of leaf looks like and how large it is: one place a kind, for every front end."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from companion.describe.looks import boxes, buttons, charts, counts, fields, prose, words
from companion.describe.node import Act, Chart, Chip, Count, Field, Node, Pic, Prose, Row, Text
from companion.describe.scene import Hit, Shapes
from companion.describe.surface import Surface

Drawn = tuple[Shapes, tuple[Hit, ...]]


class Look(NamedTuple):
    """Of one kind."""

    natural: Callable[[Any, Surface, float], tuple[float, float]]
    draw: Callable[[Any, Surface, float, float, str], Drawn]


LOOKS: dict[type[Node], Look] = {
    Text: Look(words.natural, words.draw),
    Pic: Look(words.natural_picture, words.draw_picture),
    Count: Look(counts.natural, counts.draw),
    Chip: Look(buttons.natural_chip, buttons.draw_chip),
    Act: Look(buttons.natural, buttons.draw),
    Field: Look(fields.natural, fields.draw),
    Prose: Look(prose.natural, prose.draw),
    Chart: Look(charts.natural, charts.draw),
    Row: Look(boxes.natural, boxes.draw),
}


def natural(node: Node, surface: Surface, room: float) -> tuple[float, float]:
    """How large it would be with so much room across."""
    return LOOKS[type(node)].natural(node, surface, room)


def draw(node: Node, surface: Surface, w: float, h: float, key: str) -> Drawn:
    """Its shapes and what is touched on it, in a room of this size."""
    return LOOKS[type(node)].draw(node, surface, w, h, key)
