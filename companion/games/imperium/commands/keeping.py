"""The C.I.V.'s deck changes between the table and Loom, as a whole."""

from __future__ import annotations

from dataclasses import dataclass

from companion.core.command import Command, Entry
from companion.core.message import Message
from companion.core.step import Step
from companion.errors import RuleBroken
from companion.games.imperium.events.keeping import CivDeckLaidOut, CivDeckPutAway
from companion.games.imperium.flow import PLAYING, is_alone, only_in
from companion.games.imperium.rules.taking_in import found_out
from companion.games.imperium.state import State


@dataclass(frozen=True, slots=True)
class KeepDeck(Command[State]):
    """From now on Loom keeps its deck, or it lies on the table."""

    in_loom: bool

    def verify(self, state: State) -> None:
        only_in(state, *PLAYING)
        if not is_alone(state) or not state.options.names:
            raise RuleBroken("imperium.broken.deck_unnamed")
        if state.civ.kept == self.in_loom:
            raise RuleBroken("imperium.broken.deck_there")

    def carry_out(self, step: Step[State]) -> None:
        if self.in_loom:
            faces = found_out(step)
            put_away = Message("imperium.loom.put_away")
            with step.because(heading=put_away, key="civ.put_away", icon="cards"):
                step.record(CivDeckPutAway(faces))
        else:
            laid_out = Message("imperium.loom.lay_out")
            with step.because(heading=laid_out, key="civ.lay_out", icon="cards"):
                step.record(CivDeckLaidOut())

    def label(self, entry: Entry[State]) -> Message:
        return Message(f"imperium.label.deck_{'in_loom' if self.in_loom else 'on_table'}")
