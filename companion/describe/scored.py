"""A score as nodes: who leads, the totals, a row for each source of points, its course."""

from __future__ import annotations

from collections.abc import Sequence

from companion.core.game import Result, Standing
from companion.core.message import Message
from companion.core.scored import Cell, Course, Decided, Line
from companion.describe import metrics
from companion.describe.asking import Acts
from companion.describe.desk import Desk
from companion.describe.node import Board, Chart, Column, Grid, Node, Pic, Row, Series, Text
from companion.describe.parts import OWNERS, shape_icon
from companion.describe.scene import Box, Icon, Layer, Scene, Shape, Words
from companion.describe.surface import PHONE, Says, Surface

LINE = "line."
HIGH, PAIR, ROOMY, CRAMPED = 44.0, 2, 0.36, 190.0
UNTOLD, HUMAN, MINUS = "?", "human", "−"


def sign_of(row: Standing) -> str:
    """The pictogram of somebody's pieces."""
    if row.bot:
        return f"owner-{row.seat}" if row.seat in OWNERS else "owner-automa"
    return "owner-human" if row.shape in ("", HUMAN) else shape_icon(row.shape)


def who_won(result: Result) -> Message:
    """Who has won, in a line."""
    winners = [row for row in result.rows if row.winner]
    if not winners:
        return Message("kit.nobody_won")
    n, points = len(winners), points_of(winners[0])
    names = tuple(_named(row) for row in winners)
    if points is None:
        return Message("kit.wins", names=names, n=n)
    return Message("kit.wins_with", names=names, n=n, points=points)


def points_of(row: Standing) -> Message | None:
    """Somebody's, in words."""
    return None if row.score is None else Message("kit.points", n=row.score)


def _named(row: Standing) -> Message:
    return row.name if isinstance(row.name, Message) else Message("front.typed", text=row.name)


def verdict(headline: Says, result: Result, surface: Surface) -> Node:
    """The trophy, who leads or has won, by how much."""
    scores = [row.score for row in result.rows if row.score is not None]
    by = abs(scores[0] - scores[1]) if len(scores) > 1 else 0
    size = "command" if surface.shape != PHONE else "button"
    words: tuple[Node, ...] = (Text(headline, size, "accent", bold=True, key="headline"),)
    if by:
        words = (*words, Text(Message("kit.ahead", n=by), "body", "dim", key="ahead"))
    return Row(
        (Pic("trophy", 56, "accent"), Column(words, gap=2, share=1)), gap=16, middle=True,
        key="verdict",
    )  # fmt: skip


def people_first(result: Result) -> list[Standing]:
    """As two face each other: the person to the left."""
    return sorted(result.rows, key=lambda row: row.bot)


def totals(result: Result) -> Node:
    """Everybody with their points."""
    if len(result.rows) > PAIR:
        return Grid(tuple(map(_total, result.rows)), narrowest=220, gap=12, key="totals")
    return Row(tuple(map(_total, people_first(result))), gap=12, stacks=True, key="totals")


def _total(row: Standing) -> Node:
    points: Says = UNTOLD if row.score is None else row.score
    name = Text(row.name, "body", "dim", key="name")
    number = Text(points, "number", row.colour or "ink", bold=True, lines=1, key="points")
    inside = (Pic(sign_of(row), 36, disc=row.colour or "ink"), Column((name, number), share=1))
    return Row(inside, gap=10, pad=10, middle=True, fill="ink~.06", radius=14, share=1,
               key=f"total.{row.seat}")  # fmt: skip


# what it is made of


def sources(
    desk: Desk, surface: Surface, result: Result, lines: Sequence[Line], acts: Acts
) -> tuple[Node, ...]:
    """A row each; touched, in which turns its points came."""
    rows = people_first(result) if len(result.rows) <= PAIR else [*result.rows]
    most = max((abs(cell.points or 0) for line in lines for cell in line.cells.values()), default=1)
    names = (metrics.width(surface.say(line.head), 1.0) for line in lines)
    longest = max(names, default=1.0)
    found: list[Node] = []
    for line in lines:
        key = f"{LINE}{line.key}"
        opened = desk.looking.opened == key
        came = any(cell.came for cell in line.cells.values())
        does = acts.add(key, desk.look(opened="" if opened else key)) if came else ""
        found.append(_line(surface, line, rows, max(1, most), longest, does))
        if opened:
            found += [_came(row, cell) for row, cell in _cells(line, rows) if cell.came]
    return tuple(found)


def _cells(line: Line, rows: Sequence[Standing]) -> list[tuple[Standing, Cell]]:
    return [(row, line.cells[row.seat]) for row in rows if row.seat in line.cells]


def _line(
    surface: Surface, line: Line, rows: Sequence[Standing], most: int, longest: float, does: str
) -> Node:
    """Two face each other with bars; more have a column each."""
    values = tuple(_shown(line.cells.get(row.seat)) for row in rows)
    roles = tuple(row.colour or "ink" for row in rows)
    room = surface.w * (0.6 if surface.is_wide else 1.0)
    if len(rows) <= PAIR and longest * surface.size("body") < room * ROOMY:
        high = HIGH * max(1.0, min(1.6, surface.text))
        bars = Board((line.head, line.icon, values, roles, most, longest), facing, share=1, h=high)
        inside: tuple[Node, ...] = (bars,)
    else:
        inside = _in_columns(line, values, roles, surface.text, room)
    return Row(inside, gap=10, pad=4, middle=True, radius=10, does=does, says=line.head,
               key=f"of.{line.key}")  # fmt: skip


def _in_columns(
    line: Line, values: tuple[str, ...], roles: tuple[str, ...], text: float, room: float
) -> tuple[Node, ...]:
    """The name, a number for each; below it where there is no room."""
    wide = min(64 * text, (room - 90) / max(1, len(values)))
    numbers = tuple(
        Text(value, "label", role, bold=True, lines=1, align="r", w=wide, key=f"n{n}")
        for n, (value, role) in enumerate(zip(values, roles, strict=True))
    )
    named = (Pic(line.icon or "vp", 26, "dim"), Text(line.head, share=1, key="name"))
    if room / text > CRAMPED + 64 * len(values):
        return (*named, *numbers)
    below = Row((Row((), share=1), *numbers), gap=10, key="numbers")
    return (Column((Row(named, gap=10, middle=True), below), share=1),)


def facing(
    surface: Surface, w: float, h: float, name: Says, icon: str, values: tuple[str, ...],
    roles: tuple[str, ...], most: int, longest: float,
) -> Scene:  # fmt: skip
    """Bars from the middle outward, the number at their ends."""
    size, number = surface.size("body"), surface.size("label")
    middle = min(w * 0.46, longest * size * metrics.AIR + size * 2.6)
    long = (w - middle) / 2 - number * 2.4
    text, room = surface.say(name), middle - size * 2.2
    size *= min(1.0, room / max(1.0, longest * size * metrics.AIR))
    wide = metrics.width(text, size) + size * 1.8
    left = (w - wide) / 2
    shapes: list[Shape] = [
        Icon(icon or "vp", left + size * 0.6, h / 2, size * 1.2, "dim"),
        Words(text, left + size * 1.6, h / 2, size, "ink", False, "l"),
    ]
    for value, role, side in zip(values, roles, (-1, 1), strict=False):
        points = value.removeprefix(MINUS)
        part = long * int(points) / most if points.isdigit() else 0.0
        x = w / 2 + side * middle / 2
        fill = role if points == value else f"{role}~.35"  # what is taken away is no gain
        shapes.append(Box(x if side > 0 else x - part, h * 0.18, part, h * 0.64, 6, fill))
        end = x + side * (part + 8)
        shapes.append(Words(value, end, h / 2, number, "ink", True, "l" if side > 0 else "r"))
    return Scene(w, h, (Layer("line", tuple(shapes)),))


def _came(row: Standing, cell: Cell) -> Node:
    """Whose, and when they came."""
    parts: list[Node] = [Pic(sign_of(row), 26, disc=row.colour or "ink")]
    told = Column(
        tuple(
            Row((Text(when, "body", "dim", share=1, key="when"), Text(n, "body", bold=True)), gap=8,
                key=str(at))
            for at, (when, n) in enumerate(cell.came)
        ),
        gap=4, share=1, key="came",
    )  # fmt: skip
    return Row((*parts, told), gap=12, pad=10, fill="ink~.05", radius=12, key=f"came.{row.seat}")


def _shown(cell: Cell | None) -> str:
    """Nothing there is 0; what nobody has counted is a question mark."""
    if cell is None:
        return "0"
    return UNTOLD if cell.points is None else str(cell.points).replace("-", MINUS)


# its course


def course(shown: Course, result: Result, high: float) -> Node:
    """A line for each seat over the game."""
    series = tuple(
        Series(row.name, row.colour or "ink", sign_of(row), shown.values[row.seat])
        for row in result.rows
        if row.seat in shown.values
    )
    title = Text(shown.title, "body", "dim", key="title")
    return Column((title, over_time(shown.stages, series, high)), gap=6, key="course")


def over_time(stages: Sequence[Says], series: tuple[Series, ...], high: float) -> Chart:
    """Lines from stage to stage; after the last that is named they go on without a name."""
    long = max((len(one.values) for one in series), default=0)
    named = (*stages, *("",) * (long - len(stages)))
    return Chart(series, named, h=high, key="chart")


def decided(one: Decided, result: Result, key: str, where: Message | None = None) -> Node:
    """Where the winner gained most on the next, and by how much; `where`: under such a heading."""
    names = {row.seat: _named(row) for row in result.rows}
    kind = "app.score.moment" if one.moment else "app.score.line"
    where = where or Message(kind, where=one.where)
    gains = tuple(
        Message("app.score.gain", who=names[seat], points=points)
        for seat, points in ((one.winner, one.gained), (one.other, one.others))
    )
    said = Message("app.final.gains", where=where, gains=gains)
    icon = "timer" if one.moment else "trophy"
    return Row((Pic(icon, 26, "accent"), Text(said, "body", share=1, key="said")), gap=10,
               middle=True, key=key)  # fmt: skip
