"""The score, live and at the end: who leads, what the points are made of, how they came."""

from __future__ import annotations

from companion.core.message import Message
from companion.core.road import said_of
from companion.core.scored import scored_of
from companion.describe import scored
from companion.describe.asking import Acts
from companion.describe.desk import Desk
from companion.describe.node import NOTHING, Act, Column, Node, Page, Row, Scroll, Text
from companion.describe.parts import dock, foot, gold
from companion.describe.surface import Surface
from companion.games.tapestry.pages.shared import GAME, question_parts, state_of, top
from companion.games.tapestry.pages.sheets import with_sheets
from companion.games.tapestry.score.so_far import so_far
from companion.games.tapestry.score.view import score_view

DECIDING = ("tallest.", "richest.")
"""The offers that break a tie."""
ASIDE = 112.0


def score(desk: Desk, surface: Surface) -> Page:
    """At any time; at the end it is kept from here."""
    acts, state = Acts(), state_of(desk)
    title = Message("tapestry.screen.score")
    bar = top(desk, surface, acts, title)
    view, result, made = score_view(state), so_far(state), scored_of(desk.session)
    head: tuple[Node, ...] = (
        scored.verdict(view.headline, result, surface), scored.totals(result),
    )  # fmt: skip
    said = (Text(one, "body", "dim", key=one.key) for one in said_of(desk.session))
    head = (*head, *said)
    if view.tie is not None:
        head = (*head, Text(view.tie, key="tie"))
    if desk.asked is not None:
        below, gold_one, leave = question_parts(desk, surface, acts)
        others: tuple[Act, ...] = (leave,)
    else:
        below = _decides(desk, acts)
        gold_one, others = _goes_on(desk, view.over, view.may_write, acts)
    table, *came = scored.sources(desk, surface, result, made.lines, acts) or (NOTHING,)
    chart: tuple[Node, ...] = ()
    if made.course is not None:
        chart = (scored.course(made.course, result, 200.0),)
    if view.over and desk.asked is None and view.tie is None:
        chart = scored.ended(desk, surface, result) or chart
    foot_row = foot(surface, gold_one, *others)
    if surface.is_wide and made.lines:
        told = Column((*head, *below, *(came or chart)), gap=14, pad=16, key="told")
        left = Scroll(told, key="list", w=surface.w * 0.4)
        right = Scroll(Column((table,), pad=16), key="lines_list", share=1)
        middle: Node = Row((left, right), gap=0, share=1, key="middle")
    else:
        listed = Column((*head, *below, table, *came, *chart), gap=14, pad=16)
        middle = Scroll(listed, key="list", share=1)
    root = Column((bar, middle, dock(GAME, foot_row)), gap=0)
    return with_sheets(desk, surface, acts, root, title)


def _decides(desk: Desk, acts: Acts) -> tuple[Node, ...]:
    """Whose tallest landmark is the tallest, or who has most left."""
    offers = [one for one in desk.session.offers if one.id.startswith(DECIDING)]
    rows = tuple(
        Act(one.label, acts.add(f"decide.{one.id}", desk.takes(one)), one.icon, key=one.id)
        for one in offers
    )
    return (Row(rows, gap=8, stacks=True, key="decides"),) if rows else ()


def _goes_on(desk: Desk, over: bool, may_write: bool, acts: Acts) -> tuple[Act, tuple[Act, ...]]:
    """Kept at the end, back before it; what happened, and what is still to be written."""
    acts.add("log", desk.goes("log"))
    others = [Act(Message("app.log.title"), "log", "log", w=ASIDE, key="log")]
    if may_write:
        acts.add("sheet", desk.goes("sheet"))
        written = Message("tapestry.company.by_source")
        others.append(Act(written, "sheet", "edit", w=ASIDE, key="sheet"))
    if over:
        acts.add("keep", desk.goes("keep"))
        return gold(Message("tapestry.screen.keep"), "keep", "save"), tuple(others)
    acts.add("leave_score", desk.goes("back"))
    return gold(Message("kit.back"), "leave_score", "chevron-left"), tuple(others)
