"""People who tell their counts: the board of one of them, everybody beside it, one hand-over."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from companion.core.message import Message
from companion.core.offer import Offer
from companion.describe.asking import Acts
from companion.describe.desk import Desk
from companion.describe.node import (
    TOOL,
    Act,
    Column,
    Count,
    Grid,
    Node,
    Page,
    Pic,
    Row,
    Scroll,
    Text,
)
from companion.describe.offering import offers_list
from companion.describe.parts import dock, foot, gold, missing, sheet
from companion.describe.surface import PHONE, Surface
from companion.games.tapestry.boards import income_mat
from companion.games.tapestry.boards.signs import owner_icon
from companion.games.tapestry.company.view import Column as Person
from companion.games.tapestry.company.view import CompanyView, Tile, company_view
from companion.games.tapestry.offers.company import counting
from companion.games.tapestry.pages.catching_up import CATCH_UP, catches_up, catching_up
from companion.games.tapestry.pages.counted_income import INCOME, income_parts
from companion.games.tapestry.pages.shared import ASIDE, GAME, question_parts, state_of, top

SEAT, COUNT, MENU, MINUS = "seat.", "count.", "menu", "minus"
KEYS = (1, 2, 3, 5, 10, 20)
UNTOLD = "untold"
DOCK = 420.0
PLACES = (
    ("tapestry.company.by_source", "sheet", "score"),
    ("tapestry.menu.score", "score", "chart"),
    ("tapestry.menu.log", "log", "log"),
    ("tapestry.menu.settings", "settings", "settings"),
    ("rules.title", "rules", "search"),
)


def company(desk: Desk, surface: Surface) -> Page:
    """Whose board is looked at, what is asked, or an income turn that is told."""
    if catches_up(desk):
        return catching_up(desk, surface)
    acts, pending = Acts(), desk.session.pending
    view = company_view(pending.state if pending else state_of(desk))
    offers = {one.id: one for one in desk.session.offers}
    me = _looked_at(desk, view)
    title = Message("tapestry.turn.of", who=me.name)
    below: tuple[Act, ...]
    bar = top(desk, surface, acts, title, Message("tapestry.turn.bar", turn=view.turn_number))
    told = f"{INCOME}{me.seat}"
    if desk.asked is not None:
        shown, gold_one, leave = question_parts(desk, surface, acts)
        wait = missing(Message("tapestry.page.choose_one"))
        stage, body, below = (
            _board(desk, surface, me, offers, acts),
            shown,
            (gold_one or wait, leave),
        )
    elif desk.looking.opened == told and told in offers:
        stage, body, below = income_parts(desk, surface, me, offers[told], acts)
    else:
        stage = _board(desk, surface, me, offers, acts)
        body = tuple(_person(desk, surface, one, me, acts) for one in view.columns)
        below = _hand_over(desk, view, me, offers, acts)
    root = _laid(desk, surface, bar, stage, body, foot(surface, *below))
    over = _menu(desk, surface, acts) if desk.looking.opened == MENU else None
    close = "close" if over is not None else ""
    return Page(root, acts.acts, title, f"{GAME}_stage", over, close, acts.typed)


def _looked_at(desk: Desk, view: CompanyView) -> Person:
    """Whose name was touched, whose number is put right; else whose turn it is."""
    wanted = desk.looking.opened.rpartition(".")[2]
    by_seat = {one.seat: one for one in view.columns}
    return by_seat.get(wanted) or by_seat.get(view.seat) or view.columns[0]


def _laid(
    desk: Desk, surface: Surface, bar: Row, stage: Node, body: tuple[Node, ...], below: Row
) -> Node:
    moment = desk.moment
    listed = Column(body, gap=8, key="below")
    if surface.is_wide:
        wide = min(DOCK * max(1.0, min(1.4, surface.text)), surface.w * 0.48)
        right = dock(GAME, Scroll(listed, key=f"dock_list.{moment}", share=1), below, w=wide)
        left = Scroll(Column((stage,), pad=16, gap=12), key="board", share=1)
        sides = (right, left) if surface.left_handed else (left, right)
        return Column((bar, Row(sides, gap=0, share=1, key="middle")), gap=0)
    parts = (listed, stage) if desk.asked is not None else (stage, listed)
    every = Column(parts, gap=16, pad=12)
    return Column((bar, Scroll(every, key=f"list.{moment}", share=1), dock(GAME, below)), gap=0)


# the board of one


def _board(
    desk: Desk, surface: Surface, me: Person, offers: dict[str, Offer[Any]], acts: Acts
) -> Node:
    """Points and their keys, the resources, the rows of the income mat."""
    rows = (
        _head(desk, me, offers, acts),
        _keys(desk, surface, me, offers, acts),
        _resources(desk, surface, me, offers, acts),
        *(_building(desk, surface, one, offers, acts) for one in me.buildings),
    )
    return Column(rows, gap=12, key="columns")


def _head(desk: Desk, me: Person, offers: dict[str, Offer[Any]], acts: Acts) -> Node:
    """Who it is, and the points; touched, any number of points is told."""
    points = offers.get(f"points.{me.seat}")
    does = acts.add("points", desk.takes(points)) if points is not None else ""
    now = "tapestry.company.out" if me.finished else "tapestry.screen.era"
    words = (
        Text(me.name, "button", bold=True, key="name"),
        Text(Message(now, era=me.era), "body", "dim", key="era"),
    )
    count = Count("vp", me.points, Message("tapestry.screen.points"), does, help="icon.vp", w=150)
    return Row(
        (Pic(owner_icon(me.seat, me.shape), 64, disc=me.colour), Column(words, gap=2, share=1),
         count),
        gap=14, pad=12, middle=True, stacks=True, fill=f"{me.colour}~.25", radius=16, key="head",
    )  # fmt: skip


def _keys(
    desk: Desk, surface: Surface, me: Person, offers: dict[str, Offer[Any]], acts: Acts
) -> Node:
    """Points are added at a touch; the last key turns which way they count."""
    back = desk.looking.typed == MINUS
    points, keys = offers.get(f"points.{me.seat}"), []
    for n in KEYS:
        by = -n if back else n
        key = f"key.{n}"
        if points is not None:
            known = points.with_(by=by, source=UNTOLD)
            acts.add(key, desk.steps(known, f"{SEAT}{me.seat}"))
        label = Message("tapestry.page.fewer" if back else "tapestry.page.further", n=n)
        keys.append(Act(label, key if points is not None else "", "vp", help="icon.vp", key=key))
    opened = f"{SEAT}{me.seat}"
    acts.add("turn_keys", desk.look(typed="" if back else MINUS, opened=opened))
    turn = Act("±", "turn_keys", chosen=back, key="turn_keys")
    narrow = 92 * min(1.6, max(1.0, surface.text))
    return Grid((*keys, turn), narrowest=narrow, key="keys")


def _resources(
    desk: Desk, surface: Surface, me: Person, offers: dict[str, Offer[Any]], acts: Acts
) -> Node:
    """Four numbers; a touch puts minus and plus in the place of one."""
    found = tuple(_resource(desk, one, offers, acts) for one in me.resources)
    narrow = 170 * min(1.6, max(1.0, surface.text))
    return Grid(found, narrowest=narrow, gap=10, key="resources")


def _resource(desk: Desk, one: Tile, offers: dict[str, Offer[Any]], acts: Acts) -> Node:
    key = f"{COUNT}{one.id}"
    if desk.looking.opened != key:
        acts.add(key, desk.look(opened=key))
        count = Count(one.icon, one.n, one.name, key, help=f"icon.{one.icon}", share=1, key=key)
        return Row((count,), pad=12, fill="ink~.08", radius=14, key=f"of.{key}")
    parts: list[Node] = [Pic(one.icon, 30)]
    for by, icon, says in ((-1, "minus", "kit.less"), (1, "plus", "kit.more")):
        does = _count(desk, one, by, offers, acts, key)
        if by > 0:
            parts.append(Text(one.n, "number", "accent", True, 1, "c", share=1, key="n"))
        parts.append(Act(Message(says), does, icon, TOOL, key=does or icon))
    return Row(
        tuple(parts), gap=6, pad=6, middle=True, fill="lit", radius=14, edge="gold", edge_width=3,
        key=key,
    )  # fmt: skip


def _count(
    desk: Desk, one: Tile, by: int, offers: dict[str, Offer[Any]], acts: Acts, opened: str
) -> str:
    """The act that counts one on; none where the number ends."""
    what, _, seat = one.id.rpartition(".")
    if f"points.{seat}" not in offers or not 0 <= one.n + by <= one.most:
        return ""
    offer = counting(state_of(desk), seat, what)
    return acts.add(f"by{by}.{one.id}", desk.steps(offer.with_(by=by), opened))


def _building(
    desk: Desk, surface: Surface, one: Tile, offers: dict[str, Offer[Any]], acts: Acts
) -> Node:
    """A row of the mat: a touch builds the next, minus puts one back."""
    kind, _, seat = one.id.removeprefix("building.").partition(".")
    opened, high = f"{SEAT}{seat}", 84.0 if surface.is_wide and surface.h >= 700 else 56.0
    more, less = (_count(desk, one, by, offers, acts, opened) for by in (1, -1))
    says = Message("tapestry.page.standing_count", name=one.name, n=one.n)
    row = Row(
        (income_mat.row(kind, one.n, share=1, h=high),), share=1, does=more, says=says,
        help=f"icon.{one.icon}", key=f"row.{one.id}",
    )  # fmt: skip
    back = (Act(Message("kit.less"), less, "minus", TOOL, key=less),) if less else (Row((), w=48),)
    number = Text(one.n, "number", bold=True, lines=1, align="c", w=44, key="n")
    return Row((number, row, *back), gap=10, middle=True, key=f"mat.{one.id}")


# everybody


def _person(desk: Desk, surface: Surface, one: Person, me: Person, acts: Acts) -> Node:
    """In brief; a touch shows their board."""
    key = acts.add(f"{SEAT}{one.seat}", desk.look(opened=f"{SEAT}{one.seat}"))
    note = Message("tapestry.screen.era", era=one.era)
    if one.follows or one.finished:
        note = Message("tapestry.company.is_next" if one.follows else "tapestry.company.out")
    roomy = surface.shape != PHONE or surface.text <= 1.3
    few = tuple(
        part
        for tile in one.resources
        for part in (Pic(tile.icon, 18, "dim"), Text(tile.n, "body", bold=True, share=1))
    )
    words = Column(
        (Text(one.name, "label", bold=True, key="name"), Text(note, "caption", "dim", key="note"),
         *((Row(few, gap=5, middle=True, key="few"),) if roomy else ())),
        gap=3, share=1, key="words",
    )  # fmt: skip
    points = Text(one.points, "number", bold=True, lines=1, key="points")
    here = one.seat == me.seat
    return Row(
        (Pic(owner_icon(one.seat, one.shape), 46, disc=one.colour), words, points),
        gap=12, pad=10, middle=True, fill=f"{one.colour}~.25" if here else "ink~.06", radius=14,
        edge="gold" if one.to_move else "", edge_width=3 * one.to_move, does=key, says=one.name,
        key=key,
    )  # fmt: skip


def _hand_over(
    desk: Desk, view: CompanyView, me: Person, offers: dict[str, Offer[Any]], acts: Acts
) -> tuple[Act, ...]:
    """Gold gives the turn on; beside it the income turn, and the turn to whoever is looked at."""
    if view.over:
        acts.add("score", desk.goes("score"))
        return (gold(Message("tapestry.screen.score"), "score", "score"),)
    begin, others = offers.get("begin"), list(_others(desk, me, offers, acts))
    if begin is not None:
        acts.add("done", desk.takes(begin))
        return (gold(begin.label, "done", "play", reason=begin.reason), *others)
    done = offers.get("done")
    then = next((one.name for one in view.columns if one.seat == view.next_seat), "")
    note = Message("tapestry.page.then", who=then) if then else ""
    if done is not None:
        acts.add("done", desk.takes(done))
    reason = done.reason if done is not None else Message("tapestry.page.choose_one")
    return (gold(Message("kit.done"), "done", "check", note, reason), *others)


def _others(desk: Desk, me: Person, offers: dict[str, Offer[Any]], acts: Acts) -> Iterator[Act]:
    income = offers.get(f"{INCOME}{me.seat}")
    if income is not None:
        acts.add("income", desk.look(opened=f"{INCOME}{me.seat}", given=()))
        label = Message("tapestry.company.income_short", turn=me.income or 5)
        yield Act(label, "income", "income", reason=income.reason, w=ASIDE, key="income")
    turn = offers.get(f"turn.{me.seat}")
    if turn is not None and not me.to_move:
        acts.add("turn", desk.takes(turn))
        label = Message("tapestry.screen.turn_of", who=me.name)
        yield Act(label, "turn", "play", reason=turn.reason, w=ASIDE, key="turn")


def _menu(desk: Desk, surface: Surface, acts: Acts) -> Node:
    """Where one goes from here, and everything that can be told."""
    acts.add("close", desk.look(opened=""))
    close = Act(Message("kit.close"), "close", "cross", TOOL, key="close")
    title = Text(Message("tapestry.title"), "button", bold=True, share=1, key="title")
    rows = [
        Act(Message(text), acts.add(f"go.{route}", desk.leads(route)), icon, key=f"go.{route}")
        for text, route, icon in PLACES
    ]
    if desk.session.redo_label is not None:
        acts.add("redo", desk.hands.redo)
        redo = Message("kit.redo_named", what=desk.session.redo_label)
        rows.append(Act(redo, "redo", "redo", key="redo"))
    places = Grid(tuple(rows), narrowest=260, most=2, key="places")
    head = Row((title, close), gap=12, key="head")
    every = Message("tapestry.company.catch_up")
    grid = Act(every, acts.add(CATCH_UP, desk.look(opened=CATCH_UP)), "table", key=CATCH_UP)
    return sheet(surface, head, grid, places, *offers_list(desk, acts, CATCH_UP))
