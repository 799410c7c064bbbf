"""A score as nodes: who leads, the totals, a row for each source of points, its course."""

from __future__ import annotations

from collections.abc import Sequence

from companion.core import scored as core
from companion.core.game import Result, Standing
from companion.core.message import Message
from companion.core.scored import Cell, Course, Decided, Line
from companion.describe import scored_lines
from companion.describe.asking import Acts
from companion.describe.banner import banner
from companion.describe.desk import Desk
from companion.describe.node import Board, Chart, Column, Grid, Node, Pic, Row, Series, Text
from companion.describe.parts import OWNERS, shape_icon
from companion.describe.surface import PHONE, Says, Surface

LINE = "line."
PAIR = 2
LOW_CLOTH = 160.0
UNTOLD, HUMAN = "?", "human"


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
    """A line each; touched, in which turns its points came."""
    if not lines:
        return ()
    rows = people_first(result) if len(result.rows) <= PAIR else [*result.rows]
    most = max((abs(cell.points or 0) for line in lines for cell in line.cells.values()), default=1)
    told = tuple(_told(desk, line, rows, acts) for line in lines)
    roles = tuple(row.colour or "ink" for row in rows)
    high = scored_lines.high_of(surface, len(told), len(rows))
    drawn = Board((told, roles, max(1, most)), scored_lines.draw, h=high, share=1, key="of")
    return (drawn, *_opened(desk, lines, rows))


def _told(desk: Desk, line: Line, rows: Sequence[Standing], acts: Acts) -> scored_lines.Told:
    """What it gave each, and the act that opens it where that is known turn by turn."""
    key = f"{LINE}{line.key}"
    opened = desk.looking.opened == key
    came = any(cell.came for cell in line.cells.values())
    does = acts.add(key, desk.look(opened="" if opened else key)) if came else ""
    values = tuple(_shown(line.cells.get(row.seat)) for row in rows)
    return scored_lines.Told(line.head, line.icon, values, does, opened)


def _opened(desk: Desk, lines: Sequence[Line], rows: Sequence[Standing]) -> tuple[Node, ...]:
    """When the points of the line that was touched came."""
    line = next((one for one in lines if desk.looking.opened == f"{LINE}{one.key}"), None)
    cells = [(row, line.cells[row.seat]) for row in rows if row.seat in line.cells] if line else []
    return tuple(_came(row, cell) for row, cell in cells if cell.came)


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
    return UNTOLD if cell.points is None else str(cell.points).replace("-", scored_lines.MINUS)


# its end


def ended(desk: Desk, surface: Surface, result: Result) -> tuple[Node, ...]:
    """What decided it, and what it wove, as high as there is room."""
    threads = desk.session.game.woven(desk.session.entries)
    deciding = core.decided(result, core.scored_of(desk.session))
    said = tuple(decided(one, result, f"decided.{n}") for n, one in enumerate(deciding))
    if not threads:
        return said
    words = Text(Message("app.final.wove"), "caption", "dim", align="c", key="wove")
    if surface.is_wide:
        cloth = Column((banner(threads, share=1), words), gap=10, share=1, key="woven")
    else:
        cloth = Column((banner(threads, h=LOW_CLOTH), words), gap=10, key="woven")
    return (*said, cloth)


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
