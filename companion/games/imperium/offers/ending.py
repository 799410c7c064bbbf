"""What is said of the end at any moment: what triggers it, or not after all."""

from __future__ import annotations

from dataclasses import replace

from companion.core.message import Message
from companion.core.offer import Section, offered
from companion.core.sure import sure
from companion.games.imperium.commands.anytime import (
    CallOffScoring,
    SayCollapse,
    TriggerScoring,
)
from companion.games.imperium.rules.ending import REPORTED, can_be_reported, still_happens
from companion.games.imperium.state import State


def report(section: Section[State], state: State) -> None:
    """The scoring is triggered, or not after all; the Unrest pile is empty."""
    nations = [seat.nation for seat in state.options.seats]
    for reason in REPORTED:
        possible = any(can_be_reported(reason, one) for one in nations)
        if possible and (state.ending is None or still_happens(reason, state)):
            text = Message("words.shape.line", said=Message(f"imperium.reason.{reason}"))
            command = TriggerScoring(reason)
            section.offer(f"scoring.{reason}", text, command, icon="imperium-scoring")
    if state.ending is not None:
        text = Message("imperium.screen.call_off")
        section.offer("scoring.not", text, CallOffScoring(), icon="cross")
    text = Message("imperium.screen.collapse")
    note = Message("imperium.screen.collapse_sure")
    collapse = offered(state, text, SayCollapse(), "imperium-unrest", note)
    section.keep(sure(replace(collapse, id="collapse"), note))
