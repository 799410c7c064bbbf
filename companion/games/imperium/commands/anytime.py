"""What can be said at any moment: the table is the truth, and the end may come."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from companion.core.command import Command, Entry
from companion.core.message import Message
from companion.core.step import Step
from companion.errors import RuleBroken
from companion.games.imperium.commands.setup import tick
from companion.games.imperium.events.ending import Collapsed, ScoringTriggered, ScoringUndone
from companion.games.imperium.events.market import KingTurned, MainDeckEmptied
from companion.games.imperium.events.seen import MainDeckCounted, StateSeen, TokensCounted
from companion.games.imperium.events.tokens import CIV, YOU
from companion.games.imperium.events.turns import HandLimitSet, PowerSideLaid
from companion.games.imperium.flow import PLAYING, only_in
from companion.games.imperium.options import SOLO
from companion.games.imperium.rules import main_deck
from companion.games.imperium.rules.ending import can_be_reported, still_happens, trigger
from companion.games.imperium.rules.run import Run
from companion.games.imperium.say import tokens_said
from companion.games.imperium.state import MARKET, Phase, State
from companion.games.imperium.tokens import Tokens


@dataclass(frozen=True, slots=True)
class CorrectTokens(Command[State]):
    """The tokens of you, of the C.I.V. or of a Market space are these."""

    where: str
    """you, civ, or 1 to 5."""
    tokens: Tokens
    CORRECTS = True

    def verify(self, state: State) -> None:
        only_in(state, Phase.SETUP, *PLAYING, Phase.SCORING)
        if self.where not in (YOU, CIV, *map(str, range(1, MARKET + 1))):
            raise RuleBroken("imperium.broken.no_such_place")
        if self.where.isdecimal() and state.market.spaces[int(self.where) - 1].gone:
            raise RuleBroken("imperium.broken.no_card_here", slot=int(self.where))
        if min(self.tokens.materials, self.tokens.population, self.tokens.progress) < 0:
            raise RuleBroken("imperium.broken.below_zero")

    def carry_out(self, step: Step[State]) -> None:
        step.record(TokensCounted(self.where, self.tokens))

    def label(self, entry: Entry[State]) -> Message:
        place = self.where if self.where in (YOU, CIV) else "space"
        where = Message(f"imperium.place.{place}", slot=self.where)
        return Message("imperium.label.corrected", where=where, tokens=tokens_said(self.tokens))


@dataclass(frozen=True, slots=True)
class CorrectState(Command[State]):
    """A State card lies on this side."""

    owner: str
    side: str
    CORRECTS = True

    def verify(self, state: State) -> None:
        only_in(state, Phase.SETUP, *PLAYING)
        if self.owner not in (YOU, CIV) or self.side not in ("barbarian", "empire"):
            raise RuleBroken("imperium.broken.no_such_place")

    def carry_out(self, step: Step[State]) -> None:
        step.record(StateSeen(self.owner, self.side))

    def label(self, entry: Entry[State]) -> Message:
        return Message(f"imperium.label.state_{self.owner}_{self.side}")


@dataclass(frozen=True, slots=True)
class LayPowerSide(Command[State]):
    """Your Power card lies on side A or B; chosen while setting up, put right at any time."""

    side: str
    ticks: bool = True
    """The step of the set-up is done by it; not in games of before."""

    VERSION: ClassVar[int] = 2

    def verify(self, state: State) -> None:
        only_in(state, Phase.SETUP, *PLAYING)
        if self.side not in ("a", "b"):
            raise RuleBroken("imperium.broken.no_such_place")

    def carry_out(self, step: Step[State]) -> None:
        step.record(PowerSideLaid(self.side))
        if self.ticks:
            tick(step, "power")

    def label(self, entry: Entry[State]) -> Message:
        return Message(f"imperium.label.power_{self.side}")


@dataclass(frozen=True, slots=True)
class SetHandLimit(Command[State]):
    """Your hand is drawn up to so many cards."""

    cards: int

    def verify(self, state: State) -> None:
        if not 1 <= self.cards <= 12:
            raise RuleBroken("imperium.broken.hand_limit")

    def carry_out(self, step: Step[State]) -> None:
        step.record(HandLimitSet(self.cards))

    def label(self, entry: Entry[State]) -> Message:
        return Message("imperium.label.hand_limit", n=self.cards)


@dataclass(frozen=True, slots=True)
class TriggerScoring(Command[State]):
    """Something at the table triggered the scoring."""

    reason: str

    def verify(self, state: State) -> None:
        only_in(state, *PLAYING)
        if not any(can_be_reported(self.reason, seat.nation) for seat in state.options.seats):
            raise RuleBroken("imperium.broken.not_your_end")
        if state.ending and not still_happens(self.reason, state):
            raise RuleBroken("imperium.broken.already_triggered")

    def carry_out(self, step: Step[State]) -> None:
        if self.reason == "king_of_kings":
            step.record(KingTurned())
        if self.reason == "main_deck" and step.state.market.main:
            step.record(MainDeckCounted(0))
        if self.reason == "main_deck":
            step.record(MainDeckEmptied())
        if step.state.ending is None:
            step.record(ScoringTriggered(self.reason))

    def label(self, entry: Entry[State]) -> Message:
        why = Message(f"imperium.reason.{self.reason}")
        return Message("imperium.label.scoring", why=why)


@dataclass(frozen=True, slots=True)
class CallOffScoring(Command[State]):
    """The scoring was not triggered after all."""

    def verify(self, state: State) -> None:
        only_in(state, *PLAYING)
        if state.ending is None:
            raise RuleBroken("imperium.broken.not_triggered")

    def carry_out(self, step: Step[State]) -> None:
        """Whoever calls off that the Main deck has run out does not know what is left of it."""
        ending = step.state.ending
        if ending and ending.reason == "main_deck" and step.state.market.main == 0:
            step.record(MainDeckCounted(None))
        step.record(ScoringUndone())

    def label(self, entry: Entry[State]) -> Message:
        return Message("imperium.label.scoring_called_off")


@dataclass(frozen=True, slots=True)
class CountMainDeck(Command[State]):
    """So many cards lie in the Main deck; -1: nobody counts it. With none it has run out."""

    cards: int
    CORRECTS = True

    def verify(self, state: State) -> None:
        only_in(state, *PLAYING)
        if state.options.mode != SOLO:
            raise RuleBroken("imperium.broken.no_such_place")
        if not -1 <= self.cards <= main_deck.MOST:
            raise RuleBroken("imperium.broken.pile", most=main_deck.MOST)

    def carry_out(self, step: Step[State]) -> None:
        step.record(MainDeckCounted(self.cards if self.cards >= 0 else None))
        if not self.cards:
            trigger(Run(step, "main"), "main_deck")

    def label(self, entry: Entry[State]) -> Message:
        return Message("imperium.label.main_counted", n=max(0, self.cards))


@dataclass(frozen=True, slots=True)
class SayCollapse(Command[State]):
    """The Unrest pile is empty."""

    def verify(self, state: State) -> None:
        only_in(state, *PLAYING)

    def carry_out(self, step: Step[State]) -> None:
        step.record(Collapsed())

    def label(self, entry: Entry[State]) -> Message:
        return Message("imperium.label.collapse")
