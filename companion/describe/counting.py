"""Counting the points of any game: the sheet, and in the dock the keys of the cell that is told.

A number is written before it shows in the sheet; gold goes on to what is still empty, and says so.
Nothing stands there that nobody told.
"""

from __future__ import annotations

from collections.abc import Mapping

from companion.core.game import Result
from companion.core.grid import Grid, Head, Keys, Line
from companion.core.message import Message
from companion.describe import count_sum, scored
from companion.describe.asking import Acts, asked, leaving
from companion.describe.count_entry import (
    KEYS,
    LARGE_WORDS,
    MORE,
    Counted,
    Now,
    Told,
    put,
    refused,
    sum_of,
    value_of,
)
from companion.describe.count_order import each_cell, is_blank, next_asked
from companion.describe.count_sheet import (
    CELL,
    Chosen,
    as_wide,
    beside,
    cell_key,
    cells,
    columns,
    tabs,
)
from companion.describe.count_sum import is_adding, parts_told
from companion.describe.desk import Desk, Looking
from companion.describe.node import Act, Column, Do, Node, Page, Pic, Row, Scroll, Text
from companion.describe.offering import offers_list
from companion.describe.parts import bar, dock, foot, gold, missing, shape_icon, sheet, tool
from companion.describe.sizes import Sizes
from companion.describe.surface import PHONE, Says, Surface

MENU, CLOSE, LEFT = "menu", "close", "left"
SELDOM = ("end", "sheet.total", "way.")
"""What is done with a sheet beside which nothing is followed."""
DOCK = 420.0
PLACES = (
    ("rules", "rules.title", "search"),
    ("log", "app.log.title", "log"),
    ("check", "app.check.title", "table"),
)


def counting(desk: Desk, surface: Surface, counted: Counted) -> Page:
    """The sheet beside its keys, or above them."""
    acts = Acts()
    top = _bar(desk, surface, counted, acts)
    if counted.grid.heads:
        root = _of_somebody(desk, surface, counted, top, acts)
    else:
        root = _of_nobody(desk, surface, counted, top, acts)
    over = _menu(desk, surface, counted, acts) if desk.looking.opened == MENU else None
    close = CLOSE if over is not None else ""
    stage = f"{counted.ground}_stage"
    return Page(root, acts.acts, counted.title, stage, over, close, acts.typed)


def _of_somebody(desk: Desk, surface: Surface, counted: Counted, top: Row, acts: Acts) -> Node:
    """Each cell leads to its keys."""
    now = _now(desk, counted.grid)
    for head in counted.grid.heads:
        for line in (*counted.grid.lines, None):
            key = cell_key(head.seat, line.id if line else "")
            acts.add(key, _opens(desk, counted, now, key))
    told, foot_row = _dock(desk, surface, counted, now, acts)
    return _laid(surface, counted, now, top, told, foot_row)


def _of_nobody(desk: Desk, surface: Surface, counted: Counted, top: Row, acts: Acts) -> Node:
    """Nobody has a column: there is nothing to tell, and a way back."""
    told, foot_row = _stands(desk, surface, acts)
    below = dock(counted.ground, foot_row)
    return Column((top, Column(told.above, pad=16, share=1, key="nobody"), below), gap=0)


def _stands(desk: Desk, surface: Surface, acts: Acts) -> tuple[Told, Row]:
    """It can be read, and left."""
    acts.add("leave", desk.goes("back"))
    words = Text(Message("core.count.stands"), "label", key="stands")
    return Told((words,), ()), foot(surface, gold(Message("kit.back"), "leave", "chevron-left"))


# where one is


def _opens(desk: Desk, counted: Counted, now: Now, cell: str) -> Do:
    """The act that tells another cell; what is typed in this one is written before."""
    value = value_of(now) if now.typed and not now.more else None
    if value is None or cell == cell_key(*now.cell[:2]):
        return desk.look(opened=cell, typed=None, picked=())
    return put(desk, counted, now, value, cell)


def _now(desk: Desk, grid: Grid) -> Now:
    """What was touched; otherwise the first that is blank."""
    looking = desk.looking
    every = [*each_cell(grid)]
    if looking.opened.startswith(CELL):
        seat, _, line = looking.opened.removeprefix(CELL).partition(":")
        head = next((one for one in grid.heads if one.seat == seat), grid.heads[0])
        told = {one.id: one for one in grid.lines}.get(line)
        return _told_now(looking, head, told)
    head, first = next((one for one in every if is_blank(*one)), every[0])
    return _told_now(looking, head, first)


def _told_now(looking: Looking, head: Head, line: Line | None) -> Now:
    """A cell as it is told; larger parts are typed only where there are parts."""
    in_parts = line is not None and line.entry.keys is Keys.PARTS
    more = in_parts and looking.picked == (MORE,)
    return Now(head, line, looking.typed or "", more, _parts(looking, line))


def _parts(looking: Looking, line: Line | None) -> Mapping[str, int] | None:
    """By part how many lie there, where that is told and not the points."""
    of = line.entry.sum if line is not None else None
    if of is None or not (of.alone or is_adding(looking)):
        return None
    lies = {one.id for one in of.parts}
    return {part: n for part, n in parts_told(looking).items() if part in lies}


# the dock


def _dock(desk: Desk, surface: Surface, counted: Counted, now: Now, acts: Acts) -> tuple[Told, Row]:
    if desk.asked is not None:
        shown = asked(desk.asked, desk, acts)
        return Told(shown.body, ()), foot(surface, shown.gold, leaving(desk, acts))
    if counted.result is not None:
        return _over(desk, surface, counted, counted.result, acts)
    if counted.grid.write is None:
        return _stands(desk, surface, acts)
    following = next_asked(desk, counted, now)
    then = cell_key(following[0].seat, following[1].id) if following else cell_key(*now.cell[:2])
    if now.parts is not None and now.line is not None and now.line.entry.sum is not None:
        here = cell_key(*now.cell[:2])
        parts = count_sum.body(desk, surface, now.line.entry.sum, here, acts)
        take = _takes_sum(desk, counted, now, then, acts)
        if now.line.entry.sum.alone and not now.parts:
            take = _goes_on(desk, counted, now, following, acts)
        return Told((*_title(surface, counted, now), *parts), ()), foot(surface, take)
    told = KEYS[now.keys](desk, surface, counted, now, then, acts)
    gold_one = _goes_on(desk, counted, now, following, acts)
    others = _ends_now(desk, counted, now, following, acts)
    asks = now.line.entry.asks if now.line is not None else None
    keys = told.keys
    if asks is not None and surface.shape == PHONE and surface.text >= LARGE_WORDS:
        keys = (*keys, Text(asks, "body", "dim", key="asks"))
    title = _title(surface, counted, now)
    if surface.shape == PHONE and surface.text < LARGE_WORDS:
        digits = KEYS[Keys.DIGITS](desk, surface, counted, now, then, Acts())
        still = _as_high(surface, (*told.above, *keys), digits.keys)
        return Told(title, (still,)), foot(surface, gold_one, *others)
    return Told((*title, *told.above), keys), foot(surface, gold_one, *others)


def _as_high(surface: Surface, shown: tuple[Node, ...], highest: tuple[Node, ...]) -> Row:
    """Keys of any kind take the room of the digits: the sheet above them stands still."""
    inside, other = (Column(one, gap=12, key="keys") for one in (shown, highest))
    sizes, room = Sizes(surface), surface.w - 32
    high = max(sizes.of(one, room)[1] for one in (inside, other))
    return Column((Row((), share=1, key="free"), inside), gap=0, h=high, key="told")


def _ends_now(
    desk: Desk, counted: Counted, now: Now, following: tuple[Head, Line] | None, acts: Acts
) -> tuple[Act, ...]:
    """What was passed over stays blank, where all behind it is told."""
    if counted.leaves is not None:
        acts.add(LEFT, _left(desk, counted, now))
        return (Act(Message("kit.done"), LEFT, "check", w=120, key=LEFT),)
    every = [*each_cell(counted.grid)]
    places = {(head.seat, line.id): n for n, (head, line) in enumerate(every)}
    here = places.get((now.head.seat, now.line.id if now.line else ""), -1)
    if following is None or not counted.grid.ends or counted.end:
        return ()
    if places[following[0].seat, following[1].id] > here:
        return ()
    acts.add("end_now", _ends(desk, counted, now, None))
    return (Act(Message("core.sheet.end"), "end_now", "flag", w=150, key="end_now"),)


def _title(surface: Surface, counted: Counted, now: Now) -> tuple[Node, ...]:
    """Whose and what, what is touched, and the sum that it makes."""
    row = now.line.name if now.line else Message("core.sheet.sum")
    sign = Pic(shape_icon(now.head.shape), 30, now.head.colour or "ink")
    said: Says = Message("core.count.of", name=now.head.name, row=row)
    if surface.shape == PHONE and now.line is not None:
        said = row  # whose stands above it, in gold
    size = "button" if surface.shape == PHONE or surface.h < 700 else "command"
    words = Text(said, size, bold=True, share=1, key="of")
    head: Node = Row((sign, words, *_sum(surface, now)), gap=12, middle=True, key="head")
    asks = now.line.entry.asks if now.line else None
    if asks is None or surface.shape == PHONE:
        return (head,)
    note = now.line.entry.note if now.line else None
    below = (Text(note, "caption", "dim", key="note"),) if note and surface.h >= 700 else ()
    return (head, Text(asks, "body", "dim", key="asks"), *below)


def _sum(surface: Surface, now: Now) -> tuple[Node, ...]:
    """What the line comes to, large."""
    if now.line is None or (now.keys is Keys.DIGITS and now.parts is None):
        return ()
    points = sum_of(now) if now.parts is not None else now.line.cells.get(now.head.seat)
    if points is None:
        return ()
    size = "button" if surface.shape == PHONE else "number"
    return (Text(points, size, "accent", bold=True, lines=1, key="sum"),)


# gold


def _takes_sum(desk: Desk, counted: Counted, now: Now, then: str, acts: Acts) -> Act:
    """What the parts come to; where another may be added it stays there."""
    value = sum_of(now)
    if not now.parts or value is None or now.line is None or now.line.entry.sum is None:
        return missing(Message("core.count.touch_parts"))
    adds = now.line.entry.sum.adds
    after = cell_key(*now.cell[:2]) if adds else then
    acts.add("on", put(desk, counted, now, value, after))
    return gold(Message("core.count.takes", n=value), "on", "check")


def _goes_on(
    desk: Desk, counted: Counted, now: Now, following: tuple[Head, Line] | None, acts: Acts
) -> Act:
    """To the next, with what is typed; who has won, once nothing is blank."""
    value = value_of(now) if now.typed else None
    why = refused(now)
    if why is not None:
        return missing(why)
    if now.more and value is not None and now.line is not None:
        told = now.line.told.get(now.head.seat, ())
        parts = (*(told if isinstance(told, tuple) else ()), str(value))
        acts.add("on", put(desk, counted, now, parts, cell_key(*now.cell[:2])))
        return gold(Message("core.count.add", n=value), "on", "plus")
    if following is None and counted.grid.grows and value is not None:
        acts.add("on", put(desk, counted, now, value, ""))
        first = counted.grid.heads[0].name
        return gold(Message("core.count.next", what=first), "on", "arrow-right")
    if following is None and counted.leaves is not None:
        acts.add("on", _left(desk, counted, now))
        return gold(Message("kit.done"), "on", "check")
    if following is None:
        acts.add("on", _ends(desk, counted, now, value))
        return gold(Message("core.sheet.end"), "on", "flag")
    head, line = following
    then = cell_key(head.seat, line.id)
    if value is not None:
        acts.add("on", put(desk, counted, now, value, then))
    elif now.keys is Keys.SOME and now.line is not None and is_blank(now.head, now.line):
        acts.add("on", put(desk, counted, now, (), then))
    else:
        passed = (*desk.looking.passed, cell_key(*now.cell[:2]))
        acts.add("on", desk.look(opened=then, typed=None, picked=(), passed=passed))
    other = head.seat != now.head.seat
    next_ = head.name if other else line.name
    note = line.name if other else head.name
    return gold(Message("core.count.next", what=next_), "on", "arrow-right", note)


def _ends(desk: Desk, counted: Counted, now: Now, value: int | None) -> Do:
    """What is typed last is written before; what is still empty then may be asked about."""

    def do() -> None:
        if value is not None:
            put(desk, counted, now, value, "")()
        for offer in counted.grid.ends:
            desk.takes(desk.offers[offer.id])()

    return do


def _left(desk: Desk, counted: Counted, now: Now) -> Do:
    """What is typed is written; then back."""
    value = value_of(now) if now.typed else None

    def do() -> None:
        if value is not None:
            put(desk, counted, now, value, "")()
        if counted.leaves is not None:
            counted.leaves()

    return do


def _over(
    desk: Desk, surface: Surface, counted: Counted, result: Result, acts: Acts
) -> tuple[Told, Row]:
    """Who has won, and by how much; kept from here."""
    route, label, icon = counted.after
    acts.add("after", desk.goes(route))
    verdict = scored.verdict(scored.who_won(result), result, surface)
    ties = _ties(desk, counted, result, acts)
    wove = () if ties or not surface.is_wide else scored.ended(desk, surface, result)
    told = Told((verdict, *ties, *wove), ())
    return told, foot(surface, gold(label, "after", icon))


def _ties(desk: Desk, counted: Counted, result: Result, acts: Acts) -> tuple[Node, ...]:
    """Asked where points do not decide; what does stands below it."""
    offers = [
        one for one in desk.session.offers if counted.ties and one.id.startswith(counted.ties)
    ]
    if not offers:
        return ()
    rows = tuple(
        Act(one.label, acts.add(f"tie.{one.id}", desk.takes(one)), one.icon, key=one.id)
        for one in offers
    )
    why = (Text(result.note, "body", "dim", key="why"),) if result.note else ()
    words = Text(Message("core.count.tie"), "label", bold=True, key="tie")
    return (words, *why, *rows)


# where it lies


def _bar(desk: Desk, surface: Surface, counted: Counted, acts: Acts) -> Row:
    for route in ("back", "rules"):
        acts.add(route, desk.goes(route))
    tools: list[Act] = []
    if desk.session.undo_label is not None:
        acts.add("undo", desk.hands.undo)
        says = Message("kit.undo_named", what=desk.session.undo_label)
        tools.append(tool(says, "undo", "undo"))
    if desk.session.redo_label is not None:
        acts.add("redo", desk.hands.redo)
    acts.add(MENU, desk.look(opened=MENU))
    tools.append(tool(Message("kit.more"), MENU, "menu"))
    return bar(surface, counted.ground, counted.title, counted.note, tools=tuple(tools))


def _menu(desk: Desk, surface: Surface, counted: Counted, acts: Acts) -> Node:
    """The log, the other ways to keep the game, what is seldom done."""
    acts.add(CLOSE, desk.look(opened=""))
    rows: list[Node] = []
    session = desk.session
    there = session.game.checked(session.state)
    for route, said, icon in PLACES if there else PLACES[:-1]:
        acts.add(f"go.{route}", desk.leads(route))
        rows.append(Act(Message(said), f"go.{route}", icon, key=f"go.{route}"))
    close = Act(Message("kit.close"), CLOSE, "cross", "tool", key=CLOSE)
    title = Text(Message("kit.more"), "button", bold=True, share=1, key="title")
    head = Row((title, close), gap=12, key="head")
    only = SELDOM if counted.sheet_alone else ()
    return sheet(surface, head, *rows, *offers_list(desk, acts, "sheet.write", only))


def _laid(surface: Surface, counted: Counted, now: Now, top: Row, told: Told, low: Row) -> Node:
    grid, body = counted.grid, (*told.above, *told.keys)
    chosen = now.cell if counted.result is None and grid.write is not None else Chosen("", "")
    if surface.is_wide:
        wide = min(DOCK * max(1.0, min(1.25, surface.text)), surface.w * 0.44)
        listed = Column(told.above, gap=10, key="told")
        inner = Scroll(listed, key=f"dock_list.{chosen.seat}.{chosen.line}", share=1)
        right = dock(counted.ground, inner, *told.keys, low, w=wide)
        left = as_wide(surface, grid, chosen, surface.w - wide)
        stage = Column((left,), pad=12, share=1, key="stage")
        sides = (right, stage) if surface.left_handed else (stage, right)
        return Column((top, Row(sides, gap=0, share=1, key="middle")), gap=0)
    room = surface.w - 16
    adding = now.parts is not None
    if adding or (surface.text >= LARGE_WORDS and (surface.shape == PHONE or surface.h < 900)):
        whole = chosen if chosen.seat else Chosen(grid.heads[0].seat, "")
        high = 60.0 * -(-len(grid.lines) // 2)
        across = 2 if surface.shape == PHONE else 5
        parts = (tabs(grid, whole, 64.0, across), *body, cells(grid, whole, high))
        inner = Scroll(
            Column(parts, gap=10, pad=8), key=f"list.{chosen.seat}.{chosen.line}", share=1
        )
        return Column((top, inner, dock(counted.ground, low)), gap=0)
    if not beside(surface, grid, room):
        whole = chosen if chosen.seat else Chosen(grid.heads[0].seat, "")
        boards = (
            tabs(grid, whole, 62.0, 4 if len(grid.heads) > 5 else 5),
            cells(grid, whole),
        )
        stage = Column(boards, gap=8, pad=8, share=1, key="stage")
    else:
        stage = Column((columns(grid, chosen),), pad=8, share=1, key="stage")
    return Column((top, stage, dock(counted.ground, *body, low)), gap=0)
