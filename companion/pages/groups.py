"""The table in the groups in which it is looked over: numbers as tiles, all else as lines."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass

from companion.core.checked import BOARD, BOTS, YOU, Group, TableFact
from companion.core.message import Message
from companion.describe.node import Column, Count, Grid, Node, Pic, Row, Text
from companion.describe.surface import Surface

COLUMNS = (YOU, BOTS, BOARD)
ROOMY = 1200
TILE, LINE = 104.0, 240.0


@dataclass(frozen=True)
class Shown:
    """How facts are shown: what each was before, what a touch does, which one is open."""

    was: Mapping[str, TableFact]
    touch: Callable[[TableFact], str] = lambda _fact: ""
    opened: str = ""

    def righted(self, fact: TableFact) -> bool:
        """Whether it was otherwise before."""
        was = self.was
        return bool(was) and (fact.key not in was or was[fact.key].value != fact.value)


def facts_in(groups: Iterable[Group]) -> Iterator[TableFact]:
    """Everything in them, each once."""
    seen = {one.key: one for group in groups for one in (*group.cells, *group.drawn)}
    return iter(seen.values())


def columns(
    groups: tuple[Group, ...], surface: Surface, shown: Shown, *, beside: bool = False
) -> Node:
    """A group below the other; where there is room the columns of the picture side by side."""
    made = {
        column: tuple(
            _group(one, surface, shown) for one in groups if one.column == column and one.cells
        )
        for column in COLUMNS
    }
    if beside and surface.w / surface.text >= ROOMY:
        sides = tuple(Column(one, gap=20, share=1) for one in made.values() if one)
        return Row(sides, gap=16, key="all")
    return Column(tuple(one for each in made.values() for one in each), gap=20, key="all")


def _group(group: Group, surface: Surface, shown: Shown) -> Node:
    """Whose it is; its numbers as tiles, all else as lines."""
    numbers = tuple(one for one in group.cells if isinstance(one.value, int))
    others = tuple(one for one in group.cells if not isinstance(one.value, int))
    sign = "" if group.colour == "dim" else group.colour
    words: tuple[Node, ...] = (Text(group.title, "label", bold=True, key="title"),)
    if group.note is not None:
        words = (*words, Text(group.note, "caption", "dim", key="note"))
    head = (Pic(group.icon, 36, disc=sign), Column(words, gap=0, share=1, key="words"))
    text = min(1.5, surface.text)
    parts: list[Node] = [Row(head, gap=12, middle=True, key="head")]
    if numbers:
        tiles = tuple(_tile(one, shown) for one in numbers)
        parts.append(Grid(tiles, TILE * text, key="tiles"))
    if others:
        lines = tuple(_line(one, shown) for one in others)
        parts.append(Grid(lines, LINE * text, most=2, even=False, key="lines"))
    return Column(tuple(parts), gap=8, key=f"of.{group.column}.{'.'.join(group.places)}")


def _tile(fact: TableFact, shown: Shown) -> Node:
    """A picture and a number, what it is below; put right, it says what it was."""
    was = shown.was.get(fact.key)
    now = fact.value if isinstance(fact.value, int) else None
    before = was.value if was is not None and isinstance(was.value, int) else now
    number = Count(fact.icon or "edit", before, fact.short, after=now, key="n")
    name = Text(fact.short, "caption", "dim", key="name")
    return _cell(fact, shown, (number, name), down=True)


def _line(fact: TableFact, shown: Shown) -> Node:
    """A picture, what it is, and what lies there."""
    words = Column(
        (
            Text(fact.short, "caption", "dim", key="name"),
            Text(fact.seen or fact.value, bold=True, key="value"),
        ),
        gap=0, share=1, key="words",
    )  # fmt: skip
    picture: tuple[Node, ...] = (Pic(fact.icon, 28, "dim"),) if fact.icon else ()
    return _cell(fact, shown, (*picture, words), down=False)


def _cell(fact: TableFact, shown: Shown, inside: tuple[Node, ...], *, down: bool) -> Row:
    """Framed in gold once it was put right, or while it is touched."""
    key = shown.touch(fact)
    framed = shown.righted(fact) or (bool(key) and shown.opened == key)
    said = Message("app.check.cell", what=fact.short, value=fact.seen or fact.value)
    return Row(
        inside, gap=2 if down else 10, pad=8, down=down, middle=not down, radius=14,
        fill="lit" if framed else "ink~.06", edge="gold" if framed else "",
        edge_width=3 if framed else 0, does=key, says=said, help=fact.help,
        key=key or f"fact.{fact.key}",
    )  # fmt: skip
