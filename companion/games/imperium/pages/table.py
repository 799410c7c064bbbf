"""The table of Imperium: the C.I.V.'s turn, yours, the Solstice, the count."""

from __future__ import annotations

from dataclasses import replace

from companion.core.message import Message
from companion.describe.asking import Acts
from companion.describe.desk import Desk
from companion.describe.node import Column, Node, Page, Pic, Row, Scroll, Text
from companion.describe.parts import DOCK_WIDE, dock, foot
from companion.describe.surface import PHONE, Says, Surface
from companion.games.imperium.content import named
from companion.games.imperium.pages import booklet, civ, mine
from companion.games.imperium.pages.civ_stage import stage_of
from companion.games.imperium.pages.score import score
from companion.games.imperium.pages.shared import GAME, Made, state_of, top, view_of
from companion.games.imperium.pages.sheets import with_sheets
from companion.games.imperium.pages.told import CIVS, is_its, left_of, now_of
from companion.games.imperium.state import Phase, State

COUNTED = (Phase.SCORING, Phase.OVER)
END_RULE = "end.last_round"
ALONE = 190.0
"""The way back, where no gold stands beside it."""


def table(desk: Desk, surface: Surface) -> Page:
    """What is asked, what is told, or what can be done."""
    phase = desk.session.state.phase
    if phase in COUNTED:
        return score(desk, surface)
    acts = Acts()
    title = _title(desk)
    bar = top(desk, surface, acts, title, _note(desk))
    made = _made(desk, surface, acts)
    first = not is_its(desk) and desk.asked is None and not _is_left(desk)
    alone = made.gold is None
    others = tuple(replace(one, w=ALONE) for one in made.others) if alone else made.others
    below = foot(surface, made.gold, *others)
    root = _laid(desk, surface, bar, made, below, first)
    return with_sheets(desk, surface, acts, root, title)


def _made(desk: Desk, surface: Surface, acts: Acts) -> Made:
    if booklet.compares(desk):
        body, gold = booklet.booklet(desk, surface, acts)
        return Made(stage_of(desk, surface, acts), body, gold)
    if is_its(desk):
        return civ.its_turn(desk, surface, acts)
    return mine.my_turn(desk, surface, acts)


def _title(desk: Desk) -> Message:
    part = "civ" if is_its(desk) else desk.session.state.phase.value
    return Message(f"imperium.page.title_{part}")


def _note(desk: Desk) -> Says:
    view, state = view_of(desk), state_of(desk)
    if not view.solo:
        return view.recap
    whose = state.civ.nation if is_its(desk) else state.you.nation
    return Message(
        "imperium.page.round", nation=named("nation", whose), level=view.level, n=view.round
    )


def _is_left(desk: Desk) -> bool:
    """Hands have something to do first."""
    return now_of(desk, left_of(desk)) is not None


def ending_of(surface: Surface, state: State) -> tuple[Node, ...]:
    """That the end was triggered: this is the last round, or the one before it.

    Why stands beside it where there is room, and is always heard.
    """
    if state.ending is None:
        return ()
    why = Message(f"imperium.reason.{state.ending.reason}")
    said = Message("imperium.page.one_more_round", why=why)
    short = Message("imperium.page.one_more_round_short")
    if state.last_round:
        said = Message("imperium.page.last_round", why=why)
        short = Message("imperium.page.last_round_short")
    words = Text(short if surface.shape == PHONE else said, "label", bold=True, share=1)
    inside = (Pic("imperium-scoring", 26, "accent"), words)
    fill = "gold~.25" if state.last_round else "ink~.08"
    return (Row(inside, gap=12, pad=12, middle=True, fill=fill, radius=14, help=END_RULE,
                says=said, key="ending"),)  # fmt: skip


def _about(desk: Desk) -> str:
    """What a list is of: what opens is shown from its top, what goes on stays where it was left.

    Your own turn is one list, as its numbers are touched again and again, but for what is told.
    """
    state, last = state_of(desk), desk.session.last
    tells = last is not None and (state.phase in CIVS or _is_left(desk))
    step = f"step.{last.id}" if last is not None and tells else f"{state.phase.value}.{state.round}"
    return desk.moment or step


def _laid(desk: Desk, surface: Surface, bar: Row, made: Made, foot_row: Row, first: bool) -> Node:
    """Stage and dock beside each other; in upright windows one list, your numbers first."""
    ending, about, stage = ending_of(surface, state_of(desk)), _about(desk), made.stage
    if surface.is_wide:
        wide = min(DOCK_WIDE * max(1.0, min(surface.text, 1.3)), surface.w * 0.5)
        listed = Column((*ending, *made.body), gap=12, key="below")
        inner = Scroll(listed, key=f"dock_list.{about}", share=1)
        docked = dock(GAME, inner, foot_row, w=wide)
        staged = Scroll(Column((stage,), pad=16), key="stage_list", share=1)
        sides = (docked, staged) if surface.left_handed else (staged, docked)
        return Column((bar, Row(sides, gap=0, share=1, key="middle")), gap=0)
    listed = Column(made.body, gap=12, key="below")
    both = (stage, listed) if first else (listed, stage)
    inside = Column((*ending, *both), gap=14, pad=12)
    scrolled = Scroll(inside, key=f"list.{about}", share=1)
    return Column((bar, scrolled, dock(GAME, foot_row)), gap=0)
