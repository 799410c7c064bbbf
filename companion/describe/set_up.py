"""The set-up of any game, a step at a time: the table as it lies, what goes where now, gold.

A step is ticked by who has done it and by nobody else; what is still to be said is picked by its
picture. Which step is shown follows from the record: the next after the one done last.
"""

from __future__ import annotations

from typing import Any, TypeAlias

from companion.core.message import Message
from companion.core.question import Choice, Question
from companion.core.set_up import SetUpPart
from companion.describe import plan
from companion.describe.asking import TAKE, asked, by_name, heading, leaving
from companion.describe.desk import Desk
from companion.describe.node import Act, Board, Column, Grid, Node, Page, Row, Scroll, Text
from companion.describe.offering import offers_list, told_list
from companion.describe.parts import bar, dock, foot, gold, missing, sheet, tool
from companion.describe.pictures import with_pictures
from companion.describe.set_up_laid import LINE, PART, Laid, Line, Moment
from companion.describe.set_up_step import (
    ASIDE,
    dock_wide,
    end,
    paper,
    picked,
    row,
    shortcuts,
    step_body,
    step_foot,
    tile,
)
from companion.describe.surface import PHONE, Surface

MENU, CLOSE = "menu", "close"
PLACES = (
    ("app.log.title", "log", "log"),
    ("app.check.title", "check", "table"),
    ("rules.title", "rules", "search"),
)
FEW = 4
"""So many answers stand in the dock; more are cards on the stage."""
Shown: TypeAlias = tuple[tuple[Node, ...], tuple[Node, ...], Row]
"""What stands on the stage, in the dock, and at its foot."""


def set_up(desk: Desk, surface: Surface, laid: Laid) -> Page:
    """What is to be done next, or what is asked of it."""
    now = Moment(laid, desk, surface)
    top = _top(now)
    if desk.asked is not None:
        shown = _asking(now, with_pictures(desk.asked, laid.pictures))
    elif (otherwise := laid.otherwise(now)) is not None:
        body, gold_one, others = otherwise
        wait = missing(Message("app.set_up.choose"))
        shown = (_plan(now),), body, foot(surface, gold_one or wait, *others)
    elif now.part is not None:
        shown = _part(now, now.part)
    else:
        shown = _doing(now)
    over = _menu(now) if desk.looking.opened == MENU and desk.asked is None else None
    close, title = CLOSE if over is not None else "", laid.title(desk.session.state)
    root = _laid_out(now, top, *shown)
    acts = now.acts
    return Page(root, acts.acts, title, f"{laid.ground}_stage", over, close, acts.typed)


def _top(now: Moment) -> Row:
    """Back, how far it is, look up, undo, the menu."""
    desk, acts, surface = now.desk, now.acts, now.surface
    for route in ("back", "rules"):
        acts.add(route, desk.goes(route))
    acts.add(MENU, desk.look(opened=MENU))
    tools = [tool(Message("rules.title"), "rules", "search")] if surface.shape != PHONE else []
    if desk.session.undo_label is not None:
        acts.add("undo", desk.hands.undo)
        tools.append(tool(Message("kit.undo_named", what=desk.session.undo_label), "undo", "undo"))
    if desk.session.redo_label is not None and surface.is_wide:
        acts.add("redo", desk.hands.redo)
        tools.append(tool(Message("kit.redo_named", what=desk.session.redo_label), "redo", "redo"))
    tools.append(tool(Message("kit.more"), MENU, "menu"))
    note = Message("app.set_up.done", done=now.done, n=len(now.lines))
    title = now.laid.title(desk.session.state)
    return bar(surface, now.laid.ground, title, note, tools=tuple(tools))


def _doing(now: Moment) -> Shown:
    """The step of the moment; where all is done, what was drawn, and the first turn."""
    if now.line is None:
        words = Text(Message("app.set_up.all_lies"), "command", "paper_ink", bold=True, key="now")
        chance = (one for one in now.lines if len(one.results) == 1 and one.person is None)
        drawn = tuple(row(now, one) for one in chance)
        return (_plan(now),), (paper(words), *drawn, *shortcuts(now, None)), end(now)
    body, below = step_body(now, now.line), step_foot(now, now.line)
    cards = picked(now, now.line)
    stage: tuple[Node, ...] = (
        (Grid(cards, narrowest=_cell(now, 220), gap=12, key="picked"),) if cards else ()
    )
    stage = stage or now.laid.stage(now, now.line)
    return stage or (_plan(now),), body, below


def _part(now: Moment, part: SetUpPart[Any]) -> Shown:
    """All lines of a part, to be looked at one by one."""
    rows = Grid(
        tuple(row(now, one) for one in part.lines),
        narrowest=_cell(now, 360),
        even=False,
        key="rows",
    )
    title = Text(part.name, "command", "paper_ink", bold=True, key="now")
    document = (Text(part.document, "body", "paper_dim", key="document"),) if part.document else ()
    now.acts.add("next", now.desk.look(opened=""))
    on = gold(Message("app.set_up.go_on"), "next", "chevron-right")
    below = end(now) if now.plays else foot(now.surface, on)
    return (rows,), (paper(title, *document),), below


def _asking(now: Moment, question: Question[Any]) -> Shown:
    """What a step asks: its answers as cards on the stage, few of them in the dock."""
    desk, acts, pending = now.desk, now.acts, now.desk.session.pending
    told, words = told_list(pending.told) if pending else (), heading(question)
    head = Column((*told, *words), gap=12, key="asked")
    leave, wait = leaving(desk, acts, ASIDE), missing(Message("app.set_up.choose"))
    options = question.options if isinstance(question, Choice) else ()
    options = by_name(options, now.surface.say)
    if len(options) > FEW and all(one.reason is None for one in options):
        cards = tuple(
            tile(now, f"{TAKE}.{one.id}", one.text, one.icon, desk.answers(one.id))
            for one in options
        )
        stage = Grid(cards, narrowest=_cell(now, 170), gap=12, key="answers")
        return (stage,), (head,), foot(now.surface, wait, leave)
    shown = asked(question, desk, acts, now.surface)
    body = (head, *shown.body[len(words) :])
    return (_plan(now),), body, foot(now.surface, shown.gold or wait, leave)


def _cell(now: Moment, wide: float) -> float:
    """Wider for larger words."""
    return wide * min(1.6, max(1.0, now.surface.text))


# the table in small


def _plan(now: Moment) -> Board:
    """Where everything lies; a touch on a place looks at what is done there."""
    line = now.line if now.part is None else None
    spots = now.laid.spots(now.desk, line)
    return plan.board(spots, tuple(_mark(now, one, line) for one in spots), share=1)


def _mark(now: Moment, spot: plan.Spot, line: Line | None) -> plan.Marked:
    here = [one for one in now.lines if _item(one) in spot.items]
    if not here:
        return plan.Marked(plan.OPEN)
    wanted = next((one for one in here if not one.ticked), here[0])
    does = now.acts.add(f"{LINE}{wanted.key}", now.desk.look(opened=f"{LINE}{wanted.key}"))
    if line is not None and _item(line) in spot.items:
        return plan.Marked(plan.NOW, does)
    done = all(one.ticked for one in here)
    return plan.Marked(plan.DONE if done else plan.OPEN, does)


def _item(line: Line) -> str:
    return line.key.partition(":")[0]


def _segments(now: Moment) -> Board:
    """The parts, a segment for each line; touched, a part is looked through."""
    found = []
    for part in now.view.parts:
        key = f"{PART}{part.id}"
        shut = now.part is part
        does = now.acts.add(key, now.desk.look(opened="" if shut else key))
        states = tuple(_state(now, one) for one in part.lines)
        found.append(plan.Part(part.name, part.icon or "layers", states, does))
    return plan.segments(tuple(found), now.surface)


def _state(now: Moment, line: Line) -> str:
    if line is now.line and now.part is None:
        return plan.NOW
    return plan.DONE if line.ticked else plan.OPEN


# where it lies


def _laid_out(
    now: Moment, top: Row, stage: tuple[Node, ...], body: tuple[Node, ...], below: Row
) -> Node:
    surface, ground, moment = now.surface, now.laid.ground, _about(now)
    segments = _segments(now)
    if surface.is_wide:
        shown: Node = Column(stage, share=1, key="stage")
        if not isinstance(stage[0], Board):
            picks = Scroll(Column(stage, gap=12), key=f"picks.{moment}", share=1)
            shown = Column((picks,), share=1)
        left = Column((segments, shown), gap=12, pad=16, share=1, key="left")
        listed = Scroll(Column(body, gap=12, key="below"), key=f"dock_list.{moment}", share=1)
        right = dock(ground, listed, below, w=dock_wide(surface))
        sides = (right, left) if surface.left_handed else (left, right)
        return Column((top, Row(sides, gap=0, share=1, key="middle")), gap=0)
    high = min(surface.w, surface.h * 0.42)
    boards = tuple(_high(one, high) for one in stage)
    inside = Column((*body[:1], *boards, *body[1:]), gap=12, pad=12)
    head = Row((Column((segments,), pad=12, share=1),), key="parts_row")
    scrolled = Scroll(inside, key=f"list.{moment}", share=1)
    return Column((top, head, scrolled, dock(ground, below)), gap=0)


def _about(now: Moment) -> str:
    """What a list is of: another item, part, step or question is shown from its top.

    People who each tick an item for themselves stay where they are.
    """
    if now.part is not None or now.line is None:
        return now.desk.moment or (now.part.id if now.part is not None else "")
    step = 0 if now.line.people else len(now.desk.session.entries)
    return now.desk.moment or f"{now.line.key}.{step}"


def _high(node: Node, high: float) -> Node:
    return Board(node.of, node.draw, key=node.key, h=high) if isinstance(node, Board) else node


# the menu


def _menu(now: Moment) -> Node:
    """Where one goes from here, and everything that can be said."""
    desk, acts = now.desk, now.acts
    acts.add(CLOSE, desk.look(opened=""))
    close = Act(Message("kit.close"), CLOSE, "cross", "tool", key=CLOSE)
    head = Row(
        (Text(Message("kit.more"), "button", bold=True, share=1, key="title"), close), gap=12,
        key="head",
    )  # fmt: skip
    rows = [
        Act(Message(text), acts.add(f"go.{route}", desk.leads(route)), icon, key=f"go.{route}")
        for text, route, icon in PLACES
    ]
    if desk.session.redo_label is not None:
        acts.add("redo", desk.hands.redo)
        redo = Message("kit.redo_named", what=desk.session.redo_label)
        rows.append(Act(redo, "redo", "redo", key="redo"))
    grid = Grid(tuple(rows), narrowest=260, most=2, key="places")
    offers = () if now.plays else offers_list(desk, acts, "")
    return sheet(now.surface, head, grid, *offers)


__all__ = ["Laid", "Line", "Moment", "set_up"]
