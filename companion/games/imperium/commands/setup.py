"""Laying the game out."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from companion.core.command import Command, Entry
from companion.core.message import Message
from companion.core.step import Step
from companion.errors import RuleBroken
from companion.games.imperium.catalogue import called
from companion.games.imperium.events.market import MarketSetOut
from companion.games.imperium.events.seen import UnrestPileCounted
from companion.games.imperium.events.turns import SetupTicked
from companion.games.imperium.flow import PLAYING, go_on, only_in
from companion.games.imperium.rules.refilling import CATEGORIES
from companion.games.imperium.say import thing
from companion.games.imperium.setup import step_ids
from companion.games.imperium.state import MARKET, SMALL_DECKS, Phase, State

DUAL = "dual"
MOST_UNREST = 60


@dataclass(frozen=True, slots=True)
class TickSetup(Command[State]):
    """A step of the walk-through is done (or not)."""

    step: str
    done: bool = True

    def verify(self, state: State) -> None:
        only_in(state, Phase.SETUP)
        if self.step not in step_ids(state.options):
            raise RuleBroken("imperium.broken.no_such_step", step=self.step)

    def carry_out(self, step: Step[State]) -> None:
        step.record(SetupTicked(self.step, self.done))

    def label(self, entry: Entry[State]) -> Message:
        done = "ticked" if self.done else "unticked"
        return Message(f"imperium.label.{done}", step=Message(f"imperium.setup.{self.step}.title"))


@dataclass(frozen=True, slots=True)
class TickSteps(Command[State]):
    """Several steps of the walk-through are done at once."""

    steps: tuple[str, ...]

    def verify(self, state: State) -> None:
        if not self.steps:
            raise RuleBroken("imperium.broken.no_such_step", step="")
        for one in self.steps:
            TickSetup(one).verify(state)

    def carry_out(self, step: Step[State]) -> None:
        for one in self.steps:
            step.record(SetupTicked(one))

    def label(self, entry: Entry[State]) -> Message:
        return Message("imperium.label.ticked_steps", n=len(self.steps))


@dataclass(frozen=True, slots=True)
class LayMarket(Command[State]):
    """What lies in the Market, left to right; `dual` is Tradition and Civilised in one.

    A place whose card nobody has told yet is empty.
    """

    categories: tuple[str, ...]
    cards: tuple[str, ...] = ()
    """Which cards they are, where they are named."""
    as_dealt: bool = True
    """Not in games of before: five cards of any kinds."""

    VERSION: ClassVar[int] = 2

    def verify(self, state: State) -> None:
        only_in(state, Phase.SETUP)
        if self.cards and len(self.cards) != MARKET:
            raise RuleBroken("imperium.broken.five_cards")
        told = set(self.categories) - {""}
        if len(self.categories) != MARKET or not told or not told <= {*CATEGORIES, DUAL}:
            raise RuleBroken("imperium.broken.five_cards")
        if self.as_dealt:
            _verify_dealt(self.categories)

    def carry_out(self, step: Step[State]) -> None:
        dealt = Message("imperium.told.market_dealt")
        with step.because(heading=dealt, key="market", icon="imperium-market"):
            step.record(MarketSetOut(tuple(map(_categories, self.categories)), self.cards))

    def label(self, entry: Entry[State]) -> Message:
        named = self.cards or ("",) * MARKET
        both = zip(named, self.categories, strict=True)
        cards = tuple(_lying(card, category) for card, category in both if category)
        return Message("imperium.label.market", cards=cards)


@dataclass(frozen=True, slots=True)
class CountUnrest(Command[State]):
    """So many cards lie in the Unrest pile; -1: nobody counts it."""

    cards: int
    CORRECTS = True

    def verify(self, state: State) -> None:
        only_in(state, Phase.SETUP, *PLAYING)
        if not -1 <= self.cards <= MOST_UNREST:
            raise RuleBroken("imperium.broken.unrest_number", most=MOST_UNREST)
        if self.cards == 0:
            raise RuleBroken("imperium.broken.say_collapse")

    def carry_out(self, step: Step[State]) -> None:
        step.record(UnrestPileCounted(self.cards if self.cards >= 0 else None))

    def label(self, entry: Entry[State]) -> Message:
        return Message("imperium.label.unrest_counted", n=max(0, self.cards))


@dataclass(frozen=True, slots=True)
class BeginPlay(Command[State]):
    """Everything lies where it should."""

    def verify(self, state: State) -> None:
        only_in(state, Phase.SETUP)

    def carry_out(self, step: Step[State]) -> None:
        go_on(step)

    def label(self, entry: Entry[State]) -> Message:
        return Message("imperium.label.begin")


def _verify_dealt(categories: tuple[str, ...]) -> None:
    """Rulebook, "Mise en place générale", 14: one card of each small deck is among the five.

    What is Tradition and Civilised counts as a Tradition there.
    """
    lie = {"uncivilised" if one == DUAL else one for one in categories}
    for deck in SMALL_DECKS if all(categories) else ():
        if deck not in lie:
            raise RuleBroken("imperium.broken.not_dealt", what=thing(deck))


def tick(step: Step[State], item: str) -> None:
    """What was told of it shows that this step of the set-up is done."""
    state = step.state
    if state.phase is Phase.SETUP and item in step_ids(state.options):
        step.record(SetupTicked(item))


def _lying(card: str, category: str) -> Message:
    return called(card) if card else thing("uncivilised" if category == DUAL else category)


def _categories(category: str) -> tuple[str, ...]:
    if category == DUAL:
        return ("uncivilised", "civilised")
    return (category,) if category else ()


COMMANDS: tuple[type[Command[State]], ...] = (
    TickSetup,
    TickSteps,
    LayMarket,
    CountUnrest,
    BeginPlay,
)
