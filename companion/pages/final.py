"""A game that is over: who won, the totals, what they are made of; to keep, or to go back from."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from companion.core.game import Result, Standing
from companion.core.message import Message
from companion.core.scored import Cell, Line, Scored
from companion.describe.asking import Acts
from companion.describe.node import Act, Chart, Column, Do, Node, Page, Row, Scroll, Series, Text
from companion.describe.parts import bar, dock, foot, gold, shape_icon
from companion.describe.scored import points_of, who_won
from companion.describe.surface import Says, Surface
from companion.games import title
from companion.library.alone import YOU

GROUND = "app"
COLOURS = ("human", "automa", "shadow", "good", "bad")


@dataclass(frozen=True)
class Over:
    """What is shown, and what can be done."""

    game: str
    result: Result
    scored: Scored
    keep: Do
    back: Do


def final(over: Over, surface: Surface) -> Page:
    """The verdict large, the totals, a row for each source of points."""
    acts = Acts()
    acts.add("keep", over.keep)
    acts.add("back", over.back)
    acts.add("not_over", over.back)
    top = bar(surface, GROUND, title(over.game))
    verdict = Text(verdict_of(over.result), "command", bold=True, align="c", key="verdict")
    totals = Column(tuple(_total(row, n) for n, row in enumerate(over.result.rows)), key="totals")
    parts: tuple[Node, ...] = (verdict, totals, *_made_of(over))
    listed = Scroll(Column(parts, gap=20, pad=24, key="over"), key="list", share=1)
    keep = gold(Message("app.plain.keep"), "keep", "save")
    back = Act(Message("app.plain.not_over"), "not_over", "undo", key="not_over", share=1)
    root = Column((top, listed, dock(GROUND, foot(surface, keep, back))), gap=0)
    return Page(root, acts.acts, title(over.game), f"{GROUND}_stage")


def verdict_of(result: Result) -> Message:
    """Who won, in a line."""
    winners = [row for row in result.rows if row.winner]
    if any(row.name == YOU for row in winners):
        n, points = len(winners), points_of(winners[0])
        if points is None:
            return Message("kit.you_win", n=n)
        return Message("kit.you_win_with", n=n, points=points)
    return who_won(result)


def _total(row: Standing, n: int) -> Node:
    """Place, sign, name, points."""
    points: Says = "" if row.score is None else row.score
    words: tuple[Node, ...] = (Text(row.name, "label", bold=row.winner, key="name"),)
    if row.note is not None:
        words = (*words, Text(row.note, "caption", "dim", key="note"))
    return Row(
        (
            Text(row.rank, "label", "dim", w=36, key="rank"),
            Column(words, gap=2, share=1, key="who"),
            Text(points, "number", "accent" if row.winner else "ink", bold=True, key="points"),
        ),
        gap=12, pad=8, middle=True, fill="ink~.06", radius=14, key=f"row.{n}",
    )  # fmt: skip


def _made_of(over: Over) -> tuple[Node, ...]:
    """For two facing each other; for more a table."""
    lines = over.scored.lines
    if not lines:
        return ()
    rows = over.result.rows
    if len(rows) == 2:
        series = tuple(_series(row, n, lines) for n, row in enumerate(rows))
        return (Chart(series, tuple(line.name for line in lines), "facing", key="made_of"),)
    return tuple(_line(line, rows) for line in lines)


def _series(row: Standing, n: int, lines: Sequence[Line]) -> Series:
    cells = (line.cells.get(row.seat) for line in lines)
    values = tuple(cell.points if cell else 0 for cell in cells)
    return Series(row.name, COLOURS[n % len(COLOURS)], shape_icon(row.shape), values)


def _line(line: Line, rows: Sequence[Standing]) -> Node:
    cells = tuple(line.cells.get(row.seat) for row in rows)
    numbers = tuple(Text(_shown(cell), bold=True, w=52) for cell in cells)
    return Row((Text(line.name, share=1), *numbers), gap=8, pad=6, middle=True, key=line.key)


def _shown(cell: Cell | None) -> str:
    """Nothing there is 0; what nobody has counted is a question mark."""
    if cell is None:
        return "0"
    return "?" if cell.points is None else str(cell.points)
