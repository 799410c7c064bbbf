"""Which level past games speak for, as one sentence, with a button for each step it names."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from companion.core.ladder import Advice, Rung
from companion.core.message import Message
from companion.describe.asking import Acts
from companion.describe.node import Act, Column, Grid, Node, Pic, Row, Text
from companion.describe.surface import Surface

UP = "level"
"""The picture of a step."""


def advice_card(
    said: Advice, take: Callable[[Rung], object] | None, surface: Surface, acts: Acts
) -> Node:
    """The sentence; where it can be taken, a button a step, and a finer one says whose it is."""
    head = Row((Pic(UP, 28, "accent"), Text(said.reason, share=1, key="said")), gap=10, middle=True,
               key="reason")  # fmt: skip
    ways = tuple(_way(one, take, acts) for one in said.to) if take is not None else ()
    below: tuple[Node, ...] = ()
    if ways:
        below = (Grid(ways, narrowest=230 * max(1.0, surface.text), gap=8, key="ways"),)
    return Column((head, *below), gap=10, pad=14, fill="ink~.07", radius=14, key="advice")


def _way(rung: Rung, take: Callable[[Rung], object], acts: Acts) -> Act:
    does = acts.add(f"try.{rung.key}", partial(take, rung))
    note = Message("core.ladder.ours") if not rung.printed else ""
    return Act(rung.name, does, "play", note=note, key=does)
