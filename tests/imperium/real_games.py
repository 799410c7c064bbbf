"""Whole games with real cards, every one of them named as it comes."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from companion.core.command import Command, Entry
from companion.core.session import Session
from companion.games.imperium.cards import Card
from companion.games.imperium.commands.anytime import TriggerScoring
from companion.games.imperium.commands.civ import RevealSlot
from companion.games.imperium.state import Phase, State
from tests.imperium.real_table import RealTable
from tests.soak import imperium as games
from tests.soak.imperium_named import begun


def play_real(case: int, seed: str) -> Session[State]:
    """A game against the nation of this case, up to its score."""
    random = Random(f"{seed}:{case}")
    session, real = begun(case, random, f"{seed}:{case}")
    while session.state.phase not in (Phase.SCORING, Phase.OVER):
        for command in games.commands(session.state, random):
            if session.why_not(command) is None:
                _carry_out(session, command, real)
            if session.state.collapsed:
                break
    return session


def turned_over(session: Session[State]) -> Iterator[tuple[Entry[State], Card, str]]:
    """Each card of the C.I.V. as it lay in its slot, and what it turned out to be."""
    for entry in session.entries:
        if isinstance(entry.command, RevealSlot):
            slot = entry.command.slot
            lies = entry.before.civ.slots[slot - 1]
            assert lies is not None
            yield entry, lies, str(entry.answers[f"slot.{slot}.card"].value)


def _carry_out(session: Session[State], command: Command[State], real: RealTable) -> None:
    before = len(session.entries)
    done = session.do(command)
    while done is not None and not isinstance(done, Entry):
        done = session.answer(real.answer(session, done))
    for entry in session.entries[before:]:
        real.follow(entry.before, entry.events)
    if isinstance(command, TriggerScoring):
        real.main.clear()  # a game that lasts too long: somebody says that it has run out
    assert session.state.market.main == len(real.main)
