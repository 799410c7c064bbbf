"""A page as lines, in reading order: what a terminal writes and what is read aloud."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from companion.describe import looks
from companion.describe.node import (
    Act,
    Board,
    Chart,
    Chip,
    Count,
    Field,
    Grid,
    Many,
    Node,
    Over,
    Page,
    Pic,
    Prose,
    Row,
    Scroll,
    Text,
)
from companion.describe.surface import Surface

BOARD = (640.0, 480.0)
"""A board is asked for its places in a room of this size: what they say does not depend on it."""


class Spoken(NamedTuple):
    """A line, what touching it would do, and whether it is a place on a board."""

    text: str
    does: str = ""
    gold: bool = False
    reason: str = ""
    place: bool = False
    typed: bool = False


def lines(page: Page, surface: Surface) -> Iterator[Spoken]:
    """Everything that can be seen or done; a sheet alone where one lies above."""
    yield from _lines(page.root if page.over is None else page.over, surface)


def _lines(node: Node, surface: Surface) -> Iterator[Spoken]:
    say = surface.say
    if isinstance(node, Row):
        speaks = bool(node.does or (node.help and node.says))
        named = say(node.says) if speaks else ""
        if speaks:
            yield Spoken(named, node.does)
        yield from _once(node.inside, surface, named)
    elif isinstance(node, (Grid, Over)):
        for one in node.inside:
            yield from _lines(one, surface)
    elif isinstance(node, Scroll):
        yield from _lines(node.inside, surface)
    elif isinstance(node, Many):
        for n in range(node.n):
            yield from _lines(node.row(node.of, n), surface)
    elif isinstance(node, Board):
        for hit in node.draw(surface, *BOARD, *node.of).hits:
            yield Spoken(hit.says, hit.does, reason=hit.reason, place=True)
    else:
        yield from (one for one in _leaf(node, surface) if one.text)


def _once(inside: Iterable[Node], surface: Surface, named: str) -> Iterator[Spoken]:
    """What a row is called, and what a picture says, is not said again by the words beside it."""
    for node in inside:
        for one in _lines(node, surface):
            if one.does or one.text != named:
                yield one
        if isinstance(node, Pic):
            named = next((one.text for one in _leaf(node, surface)), "") or named


def _leaf(node: Node, surface: Surface) -> Iterator[Spoken]:
    say = surface.say
    if isinstance(node, Text):
        yield Spoken(say(node.text))
    elif isinstance(node, Prose):
        written = "".join(say(run.text) for run in node.runs).strip()
        yield Spoken(say(node.says) or written)
        for run in node.runs:
            if run.does:
                yield Spoken(say(run.says or run.text).strip(), run.does)
    elif isinstance(node, Field):
        yield Spoken(f"{say(node.label)}: {node.value}", node.does, typed=True)
    elif isinstance(node, Act):
        reason = "" if node.reason is None else say(node.reason)
        note = f" ({say(node.note)})" if node.note else ""
        gold = node.look == "gold"
        yield Spoken(f"{say(node.label)}{note}", "" if reason else node.does, gold, reason)
    elif isinstance(node, (Count, Chip, Pic, Chart)):
        yield _hit_of(node, surface)


def _hit_of(node: Node, surface: Surface) -> Spoken:
    """What it says to a finger it says to an ear."""
    _shapes, hits = looks.draw(node, surface, 400, 200, "")
    if not hits:
        return Spoken("")
    return Spoken(hits[0].says, hits[0].does, reason=hits[0].reason)
