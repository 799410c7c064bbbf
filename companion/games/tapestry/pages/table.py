"""My turn: the board is the menu. The next space of each track is lit and says what it costs.

Touched, its card opens in the dock: what it gives, how it is paid, its bonus, and gold advances.
"""

from __future__ import annotations

from typing import NamedTuple

from companion.core.message import Message
from companion.describe.asking import Acts
from companion.describe.desk import Desk
from companion.describe.node import (
    Act,
    Board,
    Chip,
    Column,
    Count,
    Node,
    Page,
    Pic,
    Row,
    Scroll,
    Text,
)
from companion.describe.offering import offers_list, told_list
from companion.describe.parts import dock, foot, gold
from companion.describe.surface import PHONE, Surface
from companion.games.tapestry.boards import income_mat
from companion.games.tapestry.boards.lanes import Lit
from companion.games.tapestry.pages.shared import (
    GAME,
    asked_hexes,
    question_parts,
    the_map,
    top,
    tracks,
    view_of,
)
from companion.games.tapestry.pages.teaching import is_teaching, teaching
from companion.games.tapestry.table.view_hands import TABLE, told_on
from companion.games.tapestry.table.view_people import PlayerView
from companion.games.tapestry.tracks.view_advances import AdvanceView, WayView, advances
from companion.games.tapestry.tracks.view_marks import OR, Mark

MORE, TRACK, WAY, BONUS = "more", "track.", "way.", "bonus"
ASIDE = 112.0
TRACKS_HIGH = 392.0
FOLDED, LEAST_MAP = 190.0, 90.0
MOST_WAYS = 6
Shown = tuple[tuple[Node, ...], Act | None, tuple[Act, ...]]


class Parts(NamedTuple):
    """What stands on the page, wherever it lies."""

    bar: Row
    lit: tuple[Lit, ...]
    land: Board
    mat: Node
    body: tuple[Node, ...]
    foot: Row


def table(desk: Desk, surface: Surface) -> Page:
    """What is asked, what was done, or what can be done."""
    if is_teaching(desk):
        return teaching(desk, surface)
    acts, view = Acts(), view_of(desk)
    chosen = _chosen(desk) if desk.question is None else None
    body, gold_one, others = _dock(desk, surface, chosen, acts)
    lit = _lit(desk, chosen, acts) if desk.question is None else ()
    lights = asked_hexes(desk, acts) if desk.question is not None else ()
    me = next((one for one in view.players if one.id == view.seat), view.players[0])
    title = Message("tapestry.turn.your_turn") if view.my_turn else Message("tapestry.title")
    bar, below = top(desk, surface, acts, title), foot(surface, gold_one, *others)
    parts = Parts(bar, lit, the_map(desk, lights, share=1), _mat(me), body, below)
    root = _wide(desk, surface, parts) if surface.is_wide else _upright(desk, surface, parts)
    return Page(root, acts.acts, title, f"{GAME}_stage", typed=acts.typed)


# where things lie


def _wide(desk: Desk, surface: Surface, parts: Parts) -> Node:
    """The tracks over the whole width; map, mat and dock below; larger words leave out the mat."""
    large = surface.h >= 700 and surface.text <= 1.3
    inner = Scroll(Column(parts.body, gap=12, key="below"), key="dock_list", share=1)
    docked = dock(GAME, inner, parts.foot, w=min(520.0, surface.w * 0.44))
    roomy = surface.w / surface.text >= 1100
    mat = (Column((parts.mat,), pad=8, share=1, key="side"),) if roomy else ()
    sides = (parts.land, *mat, docked)
    low = Row(sides[::-1] if surface.left_handed else sides, gap=4, share=1, key="low")
    lanes = tracks(desk, parts.lit, large, h=TRACKS_HIGH if large else FOLDED)
    return Column((parts.bar, lanes, low), gap=0)


def _upright(desk: Desk, surface: Surface, parts: Parts) -> Node:
    """Tracks, map, dock above each other; a phone leaves out the mat, what is low the map."""
    small = surface.shape == PHONE
    lanes = tracks(desk, parts.lit, False, h=152.0 if small else FOLDED)
    high = surface.h * (0.42 if surface.text <= 1.3 else 0.3)
    fits = high > lanes.h + LEAST_MAP
    boards = Column((lanes, parts.land), gap=4, h=high, key="boards") if fits else lanes
    listed = parts.body if small else (*parts.body, parts.mat)
    inner = Scroll(Column(listed, gap=12, key="below"), key="dock_list", share=1)
    return Column((parts.bar, boards, dock(GAME, inner, parts.foot, share=1)), gap=0)


def _mat(me: PlayerView) -> Node:
    """Resources as numbers, each with its row of buildings."""
    rows = tuple(
        Row(
            (
                Count(resource.icon, resource.n, resource.name, key=resource.id, w=104),
                income_mat.row(building.id.partition(".")[2], building.n, share=1, h=46),
            ),
            gap=8,
            middle=True,
            key=f"row.{n}",
        )
        for n, (resource, building) in enumerate(zip(me.resources, me.buildings, strict=True))
    )
    return Column(rows, gap=6, key="mat")


# the board is the menu


def _chosen(desk: Desk) -> AdvanceView | None:
    """The advance that is looked at."""
    wanted = desk.looking.opened
    found = advances(desk.session.state) if wanted.startswith(TRACK) else ()
    return next((one for one in found if f"{TRACK}{one.key}" == wanted), None)


def _lit(desk: Desk, chosen: AdvanceView | None, acts: Acts) -> tuple[Lit, ...]:
    """The next space of every token that can move, with what it costs."""
    found = []
    for one in advances(desk.session.state):
        if one.reason is not None:
            continue
        does = acts.add(f"{TRACK}{one.key}", desk.look(opened=f"{TRACK}{one.key}", picked=()))
        here = chosen is not None and chosen.key == one.key
        found.append(Lit(one.track, one.space, one.cost, here, does))
    return tuple(found)


# the dock


def _dock(desk: Desk, surface: Surface, chosen: AdvanceView | None, acts: Acts) -> Shown:
    if desk.asked is not None:
        body, gold_one, leave = question_parts(desk, acts)
        pending = desk.session.pending
        told = told_list(pending.told[-3:]) if pending else ()
        return (*told, *body), gold_one, (leave,)
    left = desk.session.hands.open
    if left is not None and told_on(left) == TABLE:
        acts.add("done", desk.hands.done)
        return told_list(left.told), gold(Message("tapestry.page.done"), "done", "check"), ()
    if desk.looking.opened == MORE:
        acts.add("leave", desk.look(opened=""))
        close = Act(Message("kit.close"), "leave", "cross", key="leave")
        return offers_list(desk, acts, ""), None, (close,)
    acts.add(MORE, desk.look(opened=MORE))
    more = Act(Message("kit.more"), MORE, "more", w=ASIDE, key=MORE)
    if chosen is not None:
        return _advance(desk, chosen, acts, more)
    return _nothing_chosen(desk, acts, more)


def _nothing_chosen(desk: Desk, acts: Acts, more: Act) -> Shown:
    """The instruction, and what goes on where nothing is chosen on the board."""
    view = view_of(desk)
    words = Text(view.now, "command", "paper_ink", bold=True)
    body = (Column((words,), pad=18, fill="paper", radius=16, key="paper"),)
    result = desk.session.game.finished(desk.session.state)
    if result is not None:
        acts.add("final", desk.goes("final"))
        return body, gold(Message("tapestry.screen.score"), "final", "flag"), (more,)
    first = next((one for one in desk.session.offers if one.first and one.reason is None), None)
    if first is not None and not view.my_turn:
        acts.add("first", desk.takes(first))
        return body, gold(first.label, "first", first.icon or "play"), (more,)
    return body, None, (more, _income(desk, acts))


def _income(desk: Desk, acts: Acts) -> Act:
    """Income keeps its place beside what is chosen on the board."""
    income = view_of(desk).income
    acts.add("income", desk.takes(income))
    why = income.reason
    return Act(income.label, "income", "income", reason=why, w=ASIDE, key="income")


def _advance(desk: Desk, one: AdvanceView, acts: Acts, more: Act) -> Shown:
    """Its card, the ways to pay, its bonus; gold advances."""
    picked = dict(part.split("=", 1) for part in desk.looking.picked)
    at = int(picked.get(WAY, "0"))
    way = one.ways[at] if one.ways else None
    buys = picked.get(BONUS) == "yes"
    body: tuple[Node, ...] = (_card(one),)
    if len(one.ways) > 1:
        body = (*body, _ways(desk, one, at, buys, acts))
    if one.asks_bonus:
        body = (*body, _bonus(desk, one, at, buys, acts))
    seat = view_of(desk).seat
    acts.add("advance", desk.does(one.paid(way).command(), one.answers(seat, buys)))
    note = Message("tapestry.page.pays", n=sum(mark.n for mark in one.cost))
    go = gold(Message("tapestry.page.advance"), "advance", "advance-any", note)
    return body, go, (more, _income(desk, acts))


def _card(one: AdvanceView) -> Node:
    """Paper: the track and from where to where, the name, what it gives."""
    head = Column(
        (
            Pic(f"track-{one.track}", 44, "paper_ink"),
            Text(f"{one.start} › {one.space}", "body", "paper_ink", bold=True),
        ),
        gap=6, pad=16, middle=True, fill=one.track, radius=14, w=92, key="head",
    )  # fmt: skip
    gives = Chip(words_of(one.benefit), one.name, look="paper", key="gives")
    parts: tuple[Node, ...] = (Text(one.name, "button", "paper_ink", bold=True, key="name"), gives)
    if one.landmark is not None and one.free:
        row = Row((Pic("landmark", 26, "paper_gold"), Text(one.landmark, role="paper_ink")), gap=8)
        parts = (*parts, row)
    words = Column(parts, gap=8, pad=12, share=1, key="words")
    return Row((head, words), gap=0, fill="paper", radius=16, key="card")


def words_of(marks: tuple[Mark, ...]) -> tuple[str, ...]:
    """Pictures and numbers in a line."""
    found: list[str] = []
    for mark in marks:
        if mark.icon == OR:
            found.append("'/")
        else:
            found += ([f"'{mark.n}"] if mark.n > 1 else []) + [mark.icon]
    return tuple(found)


def _ways(desk: Desk, one: AdvanceView, at: int, buys: bool, acts: Acts) -> Node:
    """How it is paid: what is free to choose of each way."""
    chips = tuple(
        _way(desk, one, way, n, n == at, buys, acts) for n, way in enumerate(one.ways[:6])
    )
    return Row(chips, gap=8, stacks=True, key="ways")


def _way(
    desk: Desk, one: AdvanceView, way: WayView, n: int, chosen: bool, buys: bool, acts: Acts
) -> Chip:
    picked = (f"{WAY}={n}", f"{BONUS}={'yes' if buys else 'no'}")
    does = acts.add(f"{WAY}{n}", desk.look(opened=f"{TRACK}{one.key}", picked=picked))
    marks = words_of(way.chosen or one.cost)
    says = Message("tapestry.page.way", n=n + 1)
    return Chip(marks, says, does, chosen, share=1, key=does)


def _bonus(desk: Desk, one: AdvanceView, at: int, buys: bool, acts: Acts) -> Node:
    """A full row: what it costs and what it brings, bought or not."""
    picked = (f"{WAY}={at}", f"{BONUS}={'no' if buys else 'yes'}")
    does = acts.add(BONUS, desk.look(opened=f"{TRACK}{one.key}", picked=picked))
    marks = (*words_of(one.bonus_cost), "'›", *words_of(one.bonus))
    inside = (
        Pic("checkbox-on" if buys else "checkbox", 28),
        Text(Message("tapestry.page.bonus"), bold=True, share=1),
        Chip(marks, Message("tapestry.page.bonus"), key="marks"),
    )
    says = Message("tapestry.page.bonus")
    return Row(
        inside,
        gap=10,
        pad=8,
        middle=True,
        fill="ink~.06",
        radius=14,
        does=does,
        says=says,
        key=BONUS,
    )
