"""The table: the world or everybody's boards as the stage, in the dock what is done now."""

from __future__ import annotations

from companion.core.message import Message
from companion.core.offer import Offer
from companion.describe.asking import Acts, asked, leaving
from companion.describe.desk import Desk
from companion.describe.node import Act, Column, Node, Page, Row, Scroll, Text
from companion.describe.offering import told_list
from companion.describe.parts import dock, foot, gold, instruction
from companion.describe.surface import PHONE, Surface
from companion.games.rise_and_fall.offers.turn import groups
from companion.games.rise_and_fall.pages import acting, settling, turning
from companion.games.rise_and_fall.pages.shared import (
    GAME,
    REGIONS,
    has_world,
    regions,
    stage,
    state_of,
    top,
    view_of,
    with_sheets,
)
from companion.games.rise_and_fall.state import Phase, State
from companion.games.rise_and_fall.views.world import asked_there

DOCK = 560.0
Dock = tuple[tuple[Node, ...], Act | None, tuple[Act, ...]]


def table(desk: Desk, surface: Surface) -> Page:
    """Phase by phase."""
    desk.begins_page()
    acts, state = Acts(), state_of(desk)
    bar = top(desk, surface, acts)
    if desk.asked is None and state.phase is Phase.DECLINE:
        root = settling.laid(desk, surface, bar, acts)
    elif desk.asked is None and turning.is_turned(desk):
        root = turning.laid(desk, surface, bar, acts)
    else:
        root = _staged(desk, surface, bar, _dock(desk, surface, acts), acts)
    return with_sheets(desk, surface, acts, root, Message("rise_and_fall.title"))


def _dock(desk: Desk, surface: Surface, acts: Acts) -> Dock:
    state = state_of(desk)
    if desk.asked is not None:
        return _asked(desk, surface, acts)
    if desk.looking.opened == REGIONS and surface.shape != PHONE:
        acts.add("leave", desk.look(opened=""))
        title = Text(Message("rise_and_fall.page.regions"), "command", bold=True, key="title")
        return (title, *regions(desk)), gold(Message("kit.back"), "leave", "chevron-left"), ()
    notices = tuple(
        Text(one, "body", "accent", bold=True, key=f"notice.{n}")
        for n, one in enumerate(view_of(desk).notices)
    )
    if state.phase is Phase.CARDS:
        body, gold_one, others = turning.lay(desk, surface, acts)
    elif state.phase is Phase.ACTIONS and state.waiting:
        body, gold_one, others = acting.dock_of(desk, surface, acts)
    else:
        body, gold_one, others = _listed(desk, state, acts)
    return (*notices, *body), gold_one, others


def _asked(desk: Desk, surface: Surface, acts: Acts) -> Dock:
    """What is answered on the world is asked there; its other answers stand here."""
    question = desk.asked
    assert question is not None
    shown = asked(question, desk, acts)
    told = desk.session.pending.told if desk.session.pending else ()
    body = shown.body
    if asked_there(question) and has_world(state_of(desk)):
        options = getattr(question, "options", ())
        there = [one for one in options if not one.place]
        icon = next((one.icon for one in options if one.icon), "rise-move")
        rows = tuple(
            Act(one.text, acts.add(f"answer.{one.id}", desk.answers(one.id)), one.icon,
                reason=one.reason, key=one.id)
            for one in there
        )  # fmt: skip
        body = (
            Text(question.text, "command", bold=True, key="question")
            if surface.shape == PHONE
            else instruction(surface, question.text, icon, GAME),
            Text(Message("rise_and_fall.page.touch_it"), "body", "dim", key="there"),
            *rows,
        )
    return (*told_list(told), *body), shown.gold, (leaving(desk, acts),)


def _listed(desk: Desk, state: State, acts: Acts) -> Dock:
    """Any other phase: who has to say what."""
    found: list[Node] = [Text(view_of(desk).next, "command", bold=True, key="next")]
    gold_one: Act | None = None
    for group in groups(state):
        if group.seat and group.title != view_of(desk).next:
            found.append(Text(group.title, "label", bold=True, key=f"title.{group.seat}"))
        for one in group.offers:
            if gold_one is None and one.first and one.reason is None:
                gold_one = _gold(desk, one, acts)
            else:
                found.append(offered(desk, one, acts))
    if gold_one is None and state.phase is Phase.SCORING:
        acts.add("score", desk.goes("score"))
        gold_one = gold(Message("rise_and_fall.menu.count"), "score", "score")
    return tuple(found), gold_one, ()


def _gold(desk: Desk, one: Offer[State], acts: Acts) -> Act:
    key = acts.add(f"offer.{one.id}", desk.takes(one))
    return gold(one.label, key, one.icon, one.note or "")


def offered(desk: Desk, one: Offer[State], acts: Acts) -> Act:
    """A button."""
    key = acts.add(f"offer.{one.id}", desk.takes(one))
    note = one.note or ""
    return Act(one.label, key, one.icon, note=note, reason=one.reason, help=one.help, key=key)


def _staged(desk: Desk, surface: Surface, bar: Row, docked: Dock, acts: Acts) -> Node:
    """Beside each other; upright what is done comes first, and is never left scrolled away."""
    body, gold_one, others = docked
    low, listed = foot(surface, gold_one, *others), Column(body, gap=12, key="below")
    if surface.is_wide:
        wide = min(DOCK * max(1.0, min(1.25, surface.text)), surface.w * 0.47)
        inner = Scroll(listed, key=f"dock.{_moment(desk)}", share=1)
        right = dock(GAME, inner, low, w=wide)
        left = Column((stage(desk, surface, acts),), pad=14, share=1, key="stage")
        sides = (right, left) if surface.left_handed else (left, right)
        return Column((bar, Row(sides, gap=0, share=1, key="middle")), gap=0)
    room = surface.h * (0.3 if surface.shape == PHONE else 0.42)
    if has_world(state_of(desk)) and surface.text <= 1.3:
        board = Column((stage(desk, surface, acts, room),), pad=6, key="stage")
        inner = Scroll(Column((listed,), pad=12), key=f"list.{_moment(desk)}", share=1)
        return Column((bar, board, inner, dock(GAME, low)), gap=0)
    everything = Column((listed, stage(desk, surface, acts, room)), gap=20, pad=12)
    inner = Scroll(everything, key=f"list.{_moment(desk)}", share=1)
    return Column((bar, inner, dock(GAME, low)), gap=0)


def _moment(desk: Desk) -> str:
    """Another phase, another actor: shown from its top."""
    state = state_of(desk)
    who = state.waiting[0] if state.waiting else ""
    return f"{state.turn}.{state.phase.value}.{who}"
