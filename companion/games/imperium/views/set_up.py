"""The walk-through of the set-up as a screen shows it."""

from __future__ import annotations

from itertools import groupby

from companion.core.message import Message
from companion.core.offer import Offer, Section
from companion.core.set_up import SetUp, SetUpLine, SetUpPart
from companion.games.imperium.offers import setting_up
from companion.games.imperium.setup import (
    MARKET_STEP,
    UNREST_STEP,
    SaidStep,
    is_done,
    part_said,
    waits_for_market,
    walk_through,
)
from companion.games.imperium.state import State

POWER, PILE = "power", UNREST_STEP
TOPICS = {"you": "setup.player", "common": "setup.market", "civ": "setup.civ"}
ICONS = {"you": "person", "common": "imperium-market", "civ": "imperium-bot"}

__all__ = ["MARKET_STEP", "PILE", "POWER", "set_up_view"]


def set_up_view(state: State) -> SetUp[State]:
    """The parts in the order of the rulebook: yours, everybody's, the C.I.V.'s."""
    section: Section[State] = Section(state)
    by_part = groupby(walk_through(state.options), key=lambda step: step.part)
    parts = tuple(_part(state, part, tuple(steps)) for part, steps in by_part)
    begin = setting_up.begin(section)
    if not waits_for_market(state):
        return SetUp(parts, begin)
    return SetUp(parts, begin, missing=begin.reason)


def _part(state: State, part: str, steps: tuple[SaidStep, ...]) -> SetUpPart[State]:
    section: Section[State] = Section(state)
    return SetUpPart(
        part,
        part_said(state, part),
        Message("imperium.setup.document.civ") if part == "civ" else None,
        tuple(_line(state, step) for step in steps),
        ICONS[part],
        setting_up.all_ready(section, state, part),
    )


def _line(state: State, step: SaidStep) -> SetUpLine[State]:
    return SetUpLine(
        step.id,
        step.title,
        step.icon,
        is_done(state, step.id),
        tick=_tick(state, step),
        note=step.text,
        results=setting_up.results(state, step.id),
        topic=TOPICS[step.part],
    )


def _tick(state: State, step: SaidStep) -> Offer[State] | None:
    """A Market of five known cards is laid."""
    if is_done(state, step.id) and step.id not in state.laid_out:
        return None
    return setting_up.tick(Section(state), state, step)
