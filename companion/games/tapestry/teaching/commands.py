"""Teaching a card at any time."""

from __future__ import annotations

from dataclasses import dataclass

from companion.core.command import Command, Entry
from companion.core.message import Message
from companion.core.step import Step
from companion.errors import RuleBroken
from companion.games.tapestry.content.teaching import Teaching
from companion.games.tapestry.state import State
from companion.games.tapestry.teaching import checking, kept
from companion.games.tapestry.teaching.events import CardTaught
from companion.games.tapestry.turn.names import card_name


@dataclass(frozen=True, slots=True)
class TeachTapestry(Command[State]):
    """A card that no source has: what it says, for this game and those to come.

    One that this game knows already stays as it was taught; what is said now holds for later ones.
    """

    taught: Teaching

    def verify(self, state: State) -> None:
        checking.verify(state, self.taught)
        if self.taught.id not in state.taught and not kept.room_for(state, self.taught):
            raise RuleBroken("tapestry.taught.none_left")

    def carry_out(self, step: Step[State]) -> None:
        kept.keep(step, self.taught)
        if self.taught.id not in step.state.taught:
            step.record(CardTaught(self.taught, _holder(step.state, self.taught.card)))

    def label(self, entry: Entry[State]) -> Message:
        return Message("tapestry.taught.label", card=card_name("tapestry", self.taught.id))


def _holder(state: State, card: str) -> str:
    """Whose hand it is in, by the name that says nothing."""
    return next((one for one, me in state.players.items() if card in me.hand), "")


COMMANDS = (TeachTapestry,)
