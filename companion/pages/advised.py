"""Which opponent comes next: what past games speak for, and the one of this week."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from companion.core.ladder import Advice, Rung
from companion.core.message import Message
from companion.describe.asking import Acts
from companion.describe.node import Act, Column, Grid, Node, Pic, Row, Text
from companion.describe.surface import Surface
from companion.library.afterwards import level_next
from companion.library.new_game import CODE
from companion.pages.deciding import Deciding

UP = "level"
"""The picture of a step."""


def advice_card(said: Advice, take: Callable[[Rung], object], surface: Surface, acts: Acts) -> Node:
    """The sentence, and a button a step; a finer one says whose it is."""
    head = Row((Pic(UP, 28, "accent"), Text(said.reason, share=1, key="said")), gap=10, middle=True,
               key="reason")  # fmt: skip
    ways = tuple(_way(one, take, acts) for one in said.to)
    below: tuple[Node, ...] = ()
    if ways:
        below = (Grid(ways, narrowest=230 * max(1.0, surface.text), gap=8, key="ways"),)
    return Column((head, *below), gap=10, pad=14, fill="ink~.07", radius=14, key="advice")


def _way(rung: Rung, take: Callable[[Rung], object], acts: Acts) -> Act:
    does = acts.add(f"try.{rung.key}", partial(take, rung))
    note = Message("core.ladder.ours") if not rung.printed else ""
    return Act(rung.name, does, "play", note=note, key=does)


def advised(deciding: Deciding, surface: Surface, acts: Acts) -> Iterator[Node]:
    """Which step past games speak for."""
    new = deciding.new
    said = level_next(new.library, new.game.id, new.options)
    if said is not None:
        yield advice_card(said, lambda rung: deciding.like(rung.options), surface, acts)


def week(deciding: Deciding, acts: Acts) -> Node:
    """The opponent that everybody may meet this week: its code is made of the date alone."""
    code = deciding.new.of_week
    does, chosen = acts.add("week", deciding.sets(CODE, code)), code == deciding.new.code
    return Act(Message("code.week"), does, "clock", note=code, chosen=chosen, key=does)
