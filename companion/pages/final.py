"""The end of a game is an event: who won, the totals, what they are made of, what it wove."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from companion.core.game import Result, Standing
from companion.core.message import Message
from companion.core.road import said_of
from companion.core.scored import Cell, Line, Scored, decided, scored_of
from companion.core.woven import Thread, colours
from companion.describe import metrics
from companion.describe.asking import Acts
from companion.describe.banner import banner
from companion.describe.node import (
    Act,
    Chart,
    Column,
    Do,
    Grid,
    Node,
    Page,
    Pic,
    Row,
    Scroll,
    Series,
    Text,
)
from companion.describe.parts import bar, dock, foot, gold, shape_icon, tool
from companion.describe.scored import course, people_first, sign_of
from companion.describe.scored import decided as gained_most
from companion.describe.sizes import Sizes
from companion.describe.surface import LANDSCAPE, PHONE, Says, Surface
from companion.describe.way import Way
from companion.games import title
from companion.library.alone import YOU, seen_by
from companion.library.rows import FinishedRow
from companion.library.statistics.statistics import Statistics

if TYPE_CHECKING:
    from companion.core.session import Session
    from companion.library.people import Person

GROUND = "app"
CLOTH, LOW_CLOTH = 0.24, 190.0
ROW, LEAST = 46.0, 24.0
"""A source of points takes so much at the most, and at the least."""
AROUND = 390.0
"""What else stands above and below the sources."""
AROUND_CLOTH = 90.0
"""What stands above and below the cloth, with the line that says what it is."""
WAYS, BESIDE, SHORT = 200.0, 3, 20
ROOMY, NARROW, TIGHT = 0.34, 300.0, 400.0


@dataclass(frozen=True)
class Over:
    """What is shown, and what can be done."""

    game: str
    result: Result
    scored: Scored
    gold: Way
    ways: tuple[Way, ...]
    back: Do
    tools: tuple[Way, ...] = ()
    threads: tuple[Thread, ...] = ()
    name: Says = ""
    when: Says = ""
    said: tuple[Says, ...] = ()
    """What it was among others, how a tie was broken, what somebody wrote about it."""


def final(over: Over, surface: Surface) -> Page:
    """The verdict large, the totals, a row for each source of points; beside them the cloth."""
    acts = Acts()
    acts.add("back", over.back)
    for way in (over.gold, *over.ways, *over.tools):
        acts.add(way.key, way.do)
    name = over.name or title(over.game)
    if surface.w / surface.text < TIGHT:
        over = replace(over, ways=(*over.ways, *over.tools), tools=())
    tools = tuple(tool(one.words, one.key, one.icon) for one in over.tools)
    top = bar(surface, GROUND, name, over.when, tools=tools)
    ends = gold(over.gold.words, over.gold.key, over.gold.icon, over.gold.note, over.gold.reason)
    beside = BESIDE if (surface.is_wide and surface.text <= 1.1) or len(over.ways) < 2 else 0
    few = tuple(_button(one) for one in over.ways[:beside])
    told = (*what_it_was(over, surface), *_more(over.ways[beside:], surface))
    listed = Column(told, gap=18, pad=20, key="over")
    low = dock(GROUND, foot(surface, ends, *few))
    cloth = banner(over.threads, h=LOW_CLOTH)
    if surface.is_wide:
        sizes = Sizes(surface)
        taken = sum(sizes.of(one, surface.w)[1] for one in (top, low)) + AROUND_CLOTH * surface.text
        cloth = banner(over.threads, h=max(LOW_CLOTH, surface.h - taken))
        words = Text(Message("app.final.wove"), "caption", "dim", align="c", key="wove")
        woven = Column((cloth, words), gap=10, pad=20, w=surface.w * CLOTH, key="woven")
        sides: tuple[Node, ...] = (woven, Scroll(listed, key="list", share=1))
        middle: Node = Row(sides[::-1] if surface.left_handed else sides, gap=0, share=1, key="m")
    else:
        woven = Column((cloth,), pad=20, key="woven")
        middle = Scroll(Column((listed, woven), gap=0), key="list", share=1)
    root = Column((top, middle, low), gap=0)
    return Page(root, acts.acts, name, f"{GROUND}_stage")


def _button(way: Way) -> Act:
    return Act(way.words, way.key, way.icon, key=way.key, w=WAYS, reason=way.reason)


def _more(seldom: Sequence[Way], surface: Surface) -> tuple[Node, ...]:
    """What there is no room for beside gold."""
    ways = tuple(
        Act(one.words, one.key, one.icon, key=one.key, reason=one.reason) for one in seldom
    )
    if not ways:
        return ()
    return (Grid(ways, narrowest=260 * max(1.0, surface.text), gap=10, key="ways"),)


def what_it_was(over: Over, surface: Surface) -> tuple[Node, ...]:
    """Everything beside the cloth, from the top down; people without colours in ours."""
    over = replace(over, result=told_apart(over.result))
    chart = over.scored.course
    shown = course(chart, over.result, 180.0) if chart is not None else None
    return (
        _head(over, surface),
        *(Text(one, "body", "dim", key=f"said.{n}") for n, one in enumerate(over.said) if one),
        *_made_of(over, surface),
        *(
            gained_most(one, over.result, f"decided.{n}")
            for n, one in enumerate(decided(over.result, over.scored))
        ),
        *((shown,) if shown is not None else ()),
    )


def _head(over: Over, surface: Surface) -> Node:
    """Trophy and verdict; beside them everybody's points."""
    said = surface.say(verdict_of(over.result))
    roomy = surface.is_wide and surface.text <= 1.1 and len(said) <= SHORT
    large = "hero" if roomy else "command"
    words = Column(
        (
            Text(verdict_of(over.result), large, "accent", bold=True, key="verdict"),
            *_ahead(over.result),
        ),
        gap=2, share=1, key="words",
    )  # fmt: skip
    side = 56.0 if surface.shape == PHONE else 96.0
    crown: tuple[Node, ...] = (Pic("trophy", side / surface.text, disc="gold"), words)
    if surface.w / surface.text < NARROW:
        crown = (words,)
    rows = people_first(over.result) if len(over.result.rows) == 2 else over.result.rows
    totals = tuple(_total(row, surface) for row in rows)
    verdict = Row(crown, gap=16, middle=True, key="head")
    if len(totals) <= 2 and surface.shape == LANDSCAPE and surface.text <= 1.3:
        beside = Row(totals, gap=24, w=220 * len(totals), key="totals")
        return Row((Row(crown, gap=16, middle=True, share=1, key="head"), beside), gap=16)
    grid = Grid(totals, narrowest=190 * max(1.0, surface.text), gap=10, key="totals")
    return Column((verdict, grid), gap=16, key="top")


def _ahead(result: Result) -> tuple[Node, ...]:
    """How far the first is ahead of the next; nothing alone, level or without points."""
    scores = [row.score for row in result.rows if row.score is not None]
    by = abs(scores[0] - scores[1]) if len(scores) > 1 else 0
    return (Text(Message("kit.ahead", n=by), "label", "dim", key="ahead"),) if by else ()


def verdict_of(result: Result) -> Message:
    """Who won, in a line."""
    winners = [row for row in result.rows if row.winner]
    if not winners:
        return Message("kit.nobody_won")
    n = len(winners)
    if any(row.name == YOU for row in winners):
        return Message("kit.you_win", n=n)
    return Message("kit.wins", names=tuple(_named(row) for row in winners), n=n)


def _named(row: Standing) -> Message:
    return row.name if isinstance(row.name, Message) else Message("front.typed", text=row.name)


def told_apart(result: Result) -> Result:
    """Where somebody has no colour, in one of ours: each as at the table."""
    pairs = zip(result.rows, colours(result), strict=True)
    return replace(result, rows=tuple(replace(row, colour=colour) for row, colour in pairs))


def _total(row: Standing, surface: Surface) -> Node:
    """Whose, and their points."""
    points: Says = "?" if row.score is None else row.score
    size = "hero" if surface.text <= 1.1 and surface.shape != PHONE else "number"
    sign = Pic(sign_of(row), 34, disc=row.colour)
    named = Row((sign, Text(row.name, "body", bold=row.winner, share=1, key="name")), gap=8,
                middle=True, key="who")  # fmt: skip
    number = Text(points, size, row.colour, bold=True, lines=1, key="points")
    note = (Text(row.note, "caption", "dim", key="note"),) if row.note is not None else ()
    return Column((named, number, *note), gap=2, share=1, key=f"total.{row.seat}")


def _made_of(over: Over, surface: Surface) -> tuple[Node, ...]:
    """For two facing each other, as high as there is room; for more a table."""
    lines = [one for one in over.scored.lines if any(map(_counts, one.cells.values()))]
    if not lines:
        return ()
    rows = people_first(over.result)
    room = surface.w * (0.7 if surface.is_wide else 1.0)
    size = surface.size("body") * metrics.AIR
    longest = max(metrics.width(surface.say(line.head), size) for line in lines)
    if len(rows) == 2 and longest < room * ROOMY:
        room = (surface.h - AROUND) / len(lines)
        high = min(ROW, max(LEAST, room)) * max(1.0, surface.text)
        series = tuple(_series(row, lines) for row in rows)
        names = tuple(line.head for line in lines)
        return (Chart(series, names, "facing", h=high * len(lines), key="made_of"),)
    return tuple(_line(line, over.result.rows, surface) for line in lines)


def _counts(cell: Cell) -> bool:
    return cell.points != 0


def _series(row: Standing, lines: Sequence[Line]) -> Series:
    cells = (line.cells.get(row.seat) for line in lines)
    values = tuple(cell.points if cell else 0 for cell in cells)
    return Series(row.name, row.colour, shape_icon(row.shape), values)


def _line(line: Line, rows: Sequence[Standing], surface: Surface) -> Node:
    """The source, and everybody's points from it; below it where there is no room beside it."""
    numbers = tuple(
        Text(_shown(line.cells.get(row.seat)), "label", row.colour, bold=True, lines=1,
             align="r", share=1, key=f"n{n}")
        for n, row in enumerate(rows)
    )  # fmt: skip
    icon = (Pic(line.icon, 24, "dim"),) if line.icon else ()
    named = Row((*icon, Text(line.head, share=1, key="name")), gap=8, middle=True, key="named")
    points = Row(numbers, gap=6, key="numbers")
    if surface.w / surface.text < 700:
        return Column((named, points), gap=2, pad=4, key=line.key)
    beside = (replace(named, share=1), replace(points, share=1))
    return Row(beside, gap=8, pad=4, middle=True, key=line.key)


def _shown(cell: Cell | None) -> str:
    """Nothing there is 0; what nobody has counted is a question mark."""
    if cell is None:
        return "0"
    return "?" if cell.points is None else str(cell.points).replace("-", "−")


def record_of(statistics: Statistics, row: FinishedRow) -> Says:
    """The best so far, or where it stands; nothing of a first game or without points."""
    place = statistics.place_of(row)
    if place is None or place.among < 2:
        return ""
    if place.rank == 1:
        return Message("app.score.record", n=place.among)
    return Message("app.score.below", place=place.rank, n=place.among, best=place.best)


def at_the_end(session: Session[Any], me: Person | None, keep: Do, back: Do) -> Over:
    """Of a game that was just played: to keep, or to go back from."""
    game = session.game
    over = game.finished(session.state)
    assert over is not None
    result, scored = seen_by(over, me), scored_of(session)
    return Over(
        game.id, result, scored,
        Way("keep", Message("app.plain.keep"), "save", keep),
        (Way("not_over", Message("app.plain.not_over"), "undo", back),),
        back,
        threads=game.woven(session.entries),
        said=(*said_of(session), *((result.note,) if result.note is not None else ())),
    )  # fmt: skip
