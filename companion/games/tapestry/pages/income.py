"""An income turn, step by step: the thing itself large, beside it what is to be done with it.

The steps hang on a thread. Nothing is chosen behind anybody's back: before a card is touched the
gold place is empty, and what is counted is told line by line before it is taken.
"""

from __future__ import annotations

from typing import NamedTuple

from companion.core.message import Message
from companion.core.offer import Offer
from companion.describe.asking import Acts
from companion.describe.desk import Desk
from companion.describe.node import Act, Column, Node, Page, Row, Scroll, Text
from companion.describe.offering import told_list
from companion.describe.parts import dock, foot, gold, line, paper
from companion.describe.surface import PHONE, Surface
from companion.describe.thread import NOW, Bead, thread
from companion.games.tapestry.boards import capital
from companion.games.tapestry.city.view import capital_view
from companion.games.tapestry.income.view import DONE, LATER, IncomeView, StepView, income_view
from companion.games.tapestry.pages import placing
from companion.games.tapestry.pages.asked import asked_at
from companion.games.tapestry.pages.income_lines import (
    changed_of,
    changes,
    changing,
    gain_counts,
    point_lines,
    points_of,
)
from companion.games.tapestry.pages.income_stage import (
    GO_ON,
    cards,
    cards_of,
    chosen_of,
    eras,
    mat,
    technologies,
)
from companion.games.tapestry.pages.shared import (
    GAME,
    state_of,
    the_map,
    top,
    tracks,
)
from companion.games.tapestry.pages.sheets import with_sheets
from companion.games.tapestry.pages.teaching import is_teaching, teaching
from companion.games.tapestry.state import LAST_INCOME_TURN, Phase, State
from companion.games.tapestry.table.view_turn import turn_of

ASIDE = 112.0
ICONS = {
    Phase.INCOME_POWERS: "civilization",
    Phase.INCOME_TAPESTRY: "card-tapestry",
    Phase.INCOME_UPGRADE: "upgrade",
    Phase.INCOME_POINTS: "vp",
    Phase.INCOME_GAIN: "income",
}
STAGES = {"done": "done", "now": "now", "later": "next"}


class Shown(NamedTuple):
    """What stands large, what beside it, what goes on."""

    stage: Node
    body: tuple[Node, ...]
    gold: Act | None = None
    others: tuple[Act, ...] = ()
    fixed: bool = False
    """The stage takes the room it is given."""


def income(desk: Desk, surface: Surface) -> Page:
    """The step of now, or what it asks."""
    if is_teaching(desk):
        return teaching(desk, surface)
    acts, now = Acts(), income_view(state_of(desk))
    asks = placing.asked_of(desk)
    if desk.asked is not None:
        shown = _asking(desk, surface, asks, acts)
    else:
        shown = _step(desk, surface, now, acts)
    title = Message("tapestry.screen.income_turn", turn=now.turn)
    whose = turn_of(state_of(desk))
    bar = top(desk, surface, acts, title, whose.name if whose is not None else "")
    beads = tuple(Bead(ICONS[Phase(s.phase)], s.name, _stage(now, s)) for s in now.steps)
    body = (*shown.body, *_to_come(now), *_told(desk, now))
    root = _laid(desk, surface, bar, thread(beads, surface), shown._replace(body=body))
    drop = (lambda _layer, place: placing.drop(desk, asks, place)) if asks else None
    return with_sheets(desk, surface, acts, root, title, drop)


def _stage(now: IncomeView, step: StepView) -> str:
    """Points and income are taken together, where nothing is decided between them."""
    return NOW if now.counts_income and step.when == LATER else STAGES[step.when]


def _laid(desk: Desk, surface: Surface, bar: Row, beads: Node, shown: Shown) -> Node:
    """The thing itself beside what is to be done; on a phone and upright above it."""
    foot_row = foot(surface, shown.gold, *shown.others)
    listed = Column(shown.body, gap=12, key="below")
    if surface.is_wide:
        wide = min(548.0 * max(1.0, min(1.2, surface.text)), surface.w * 0.56)
        inner = Scroll(listed, key=f"dock_list.{desk.moment}", share=1)
        docked = dock(GAME, beads, inner, foot_row, w=wide)
        stage = shown.stage if shown.fixed else Scroll(shown.stage, key="stage_list", share=1)
        left = Column((stage,), pad=16, share=1, key="stage")
        sides = (docked, left) if surface.left_handed else (left, docked)
        return Column((bar, Row(sides, gap=0, share=1, key="middle")), gap=0)
    if shown.fixed:
        high = min(surface.w, surface.h * (0.45 if surface.text <= 1.3 else 0.3))
        above = Column((shown.stage,), pad=8, h=high, key="stage")
        inner = Scroll(listed, key=f"list.{desk.moment}", share=1)
        return Column((bar, above, dock(GAME, beads, inner, foot_row, share=1)), gap=0)
    everything = Column((beads, shown.stage, listed), gap=16, pad=12)
    scrolled = Scroll(everything, key=f"list.{desk.moment}", share=1)
    return Column((bar, scrolled, dock(GAME, foot_row)), gap=0)


# what is asked, what was told


def _asking(desk: Desk, surface: Surface, asks: placing.Placing | None, acts: Acts) -> Shown:
    """On the board that it is about."""
    if asks is not None:
        parts = placing.asked_parts(desk, acts, asks)
        return Shown(placing.stage(desk, acts, asks, share=1), *parts, True)
    shown = asked_at(desk, surface, acts)
    high = 4 * (30.0 if surface.shape == PHONE else 46.0)
    land = the_map(desk, shown.lights, laid=shown.laid, share=1)
    boards = (tracks(desk, shown.lit, False, h=high), land)
    small = surface.shape == PHONE and not shown.lit
    stage = Column(boards[1:] if small else boards, gap=8, share=1, key="boards")
    return Shown(stage, shown.body, shown.gold, shown.others, True)


def _to_come(now: IncomeView) -> tuple[Node, ...]:
    """What the steps that count will bring, while they are still ahead."""
    return tuple(
        line(s.name, ICONS[Phase(s.phase)], s.note, key=f"ahead.{s.phase}")
        for s in now.steps
        if s.when == LATER and s.note is not None and not now.counts_income
    )


def _told(desk: Desk, now: IncomeView) -> tuple[Node, ...]:
    """What hands do for the step before this one."""
    last = desk.session.last
    if desk.question is not None or last is None or not any(s.when == DONE for s in now.steps):
        return ()
    return told_list(last.told, Message("tapestry.page.on_the_table")) if last.told else ()


# each step


def _step(desk: Desk, surface: Surface, now: IncomeView, acts: Acts) -> Shown:
    phase = state_of(desk).phase
    if phase is Phase.INCOME_POINTS or phase is Phase.INCOME_GAIN:
        return _counting(desk, surface, now, acts)
    if phase is Phase.INCOME_UPGRADE:
        return _choosing(desk, surface, now, technologies(desk, now, acts), acts)
    stage = cards(desk, surface, now, acts)
    if phase is Phase.INCOME_TAPESTRY:
        stage = Column((eras(desk, now), stage), gap=16, key="hand")
    return _choosing(desk, surface, now, stage, acts)


def _choosing(desk: Desk, surface: Surface, now: IncomeView, stage: Node, acts: Acts) -> Shown:
    """A card is touched, gold does it; what goes on without one stands beside it."""
    chosen, ahead = chosen_of(desk, now), _without(now)
    words: Message = chosen.label if chosen else _instruction(desk, now)
    said = [Text(words, "command", "paper_ink", bold=True, key="words")]
    several = len(cards_of(now)) > 1
    if chosen is not None and chosen.note is not None and surface.is_wide and several:
        said.append(Text(chosen.note, "label", "paper_ink", key="note"))
    if now.first_into_era:
        first = Message("tapestry.screen.first_into_era")
        said.append(Text(first, "body", "paper_dim", key="first"))
    body: tuple[Node, ...] = (paper(*said),)
    if ahead is not None:
        acts.add(GO_ON, desk.takes(ahead))
        if not any(one.reason is None for one in cards_of(now)):
            return Shown(stage, body, gold(ahead.label, GO_ON, ahead.icon, reason=ahead.reason))
    if chosen is not None:
        acts.add("do", desk.takes(chosen))
        if state_of(desk).phase is Phase.INCOME_UPGRADE:
            body = (*body, *changes(desk, chosen, now.player))
        go_on = gold(_does(desk), "do", chosen.icon, chosen.label)
    else:
        go_on = gold(_does(desk), "do", reason=Message("tapestry.page.touch_card"))
    if ahead is None:
        return Shown(stage, body, go_on)
    label = NONE.get(state_of(desk).phase, ahead.label)
    icon = ahead.icon if label is ahead.label else "skip"
    none = Act(label, GO_ON, icon, reason=ahead.reason, w=ASIDE, key=GO_ON)
    return Shown(stage, body, go_on, (none,))


def _without(now: IncomeView) -> Offer[State] | None:
    """What goes on without a card."""
    return now.next or next((one for one in now.rows if one.id == GO_ON), None)


NONE = {
    Phase.INCOME_POWERS: Message("tapestry.page.use_none"),
    Phase.INCOME_UPGRADE: Message("tapestry.page.no_upgrade"),
}
"""Going on without a card."""


WITHOUT = {
    "face_down": "tapestry.page.hand_empty",
    "reserve": "tapestry.page.reserve_waits",
    "tapestry.unknown": "tapestry.page.hand_unnamed",
}
"""What is done where no card is chosen by its name, by the offer that does it."""


def _does(desk: Desk) -> Message:
    """What gold does with the card."""
    return Message(f"tapestry.page.does.{state_of(desk).phase.value}")


def _instruction(desk: Desk, now: IncomeView) -> Message:
    """The step in a few words."""
    if not cards_of(now):
        without = now.next.id if now.next is not None else ""
        return Message(WITHOUT.get(without, "tapestry.page.nothing_to_choose"))
    return Message(f"tapestry.page.choose.{state_of(desk).phase.value}")


def _counting(desk: Desk, surface: Surface, now: IncomeView, acts: Acts) -> Shown:
    """The mat and what of it counts; points and what is gained."""
    stage = _counted_on(desk, surface, now, acts)
    typing = changing(desk, now, acts)
    if typing is not None:
        return Shown(stage, *typing)
    body: tuple[Node, ...] = ()
    if now.counts_points:
        body = point_lines(desk, surface, now, acts)
    if now.counts_income:
        me = state_of(desk).players[now.player]
        held = {**me.resources, "territory_tile": len(me.tiles), "tapestry": len(me.hand)}
        body = (*body, gain_counts(desk, surface, now, acts, held))
    ahead = now.next
    if ahead is None:
        return Shown(stage, body)
    label = ahead.label
    if now.counts_points:
        points = points_of(desk, now)
        key = "tapestry.company.points_and_income" if now.at_once else "tapestry.button.points"
        label = Message(key, n=points)
    acts.add("take", desk.does(ahead.command(), changed_of(desk)))
    note, others = _guarded(desk, now, acts)
    return Shown(stage, body, gold(label, "take", ahead.icon, note, ahead.reason), others)


def _guarded(desk: Desk, now: IncomeView, acts: Acts) -> tuple[Message | str, tuple[Act, ...]]:
    """The last of all: what it ends is said, and the table can be checked before."""
    if now.turn < LAST_INCOME_TURN:
        return "", ()
    acts.add("check", desk.goes("check"))
    check = Act(Message("tapestry.menu.check"), "check", "table", w=ASIDE, key="check")
    return Message("tapestry.page.ends_your_game"), (check,)


def _counted_on(desk: Desk, surface: Surface, now: IncomeView, acts: Acts) -> Node:
    """The mat; while points are counted the capital, where it is drawn, and the map."""
    shown: tuple[Node, ...] = (mat(desk, surface, now),)
    if now.counts_points and surface.shape != PHONE:
        view = capital_view(state_of(desk), now.player)
        if view.waiting:
            acts.add("capital", desk.goes("capital"))
            waits = Message("tapestry.page.waits", n=len(view.waiting))
            shown = (*shown, Act(waits, "capital", "capital", key="capital_first"))
        high = 250.0 if surface.h >= 700 else 200.0
        boards: tuple[Node, ...] = (the_map(desk, share=1, h=high),)
        if view.drawn:
            boards = (capital.board(view, capital.Laid(), (), share=1, h=high), *boards)
        shown = (*shown, Row(boards, gap=12, key="boards"))
    return Column(shown, gap=14, key="counted")
