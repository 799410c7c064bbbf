"""Laying the game out."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from companion.core.command import Command, Entry
from companion.core.message import Message
from companion.core.question import Choice, Option
from companion.core.step import Step
from companion.errors import RuleBroken
from companion.games.imperium.catalogue import called, card
from companion.games.imperium.events.market import MarketSetOut
from companion.games.imperium.events.seen import MainDeckCounted, UnrestPileCounted
from companion.games.imperium.events.turns import SetupTicked
from companion.games.imperium.flow import PLAYING, go_on, only_in
from companion.games.imperium.options import SOLO
from companion.games.imperium.rules import keeping
from companion.games.imperium.say import thing
from companion.games.imperium.setup import (
    is_left_untold,
    step_ids,
    untold,
    waits_for_market,
)
from companion.games.imperium.start import main_at_first
from companion.games.imperium.state import CATEGORIES, DUAL, MARKET, SMALL_DECKS, Phase, State

MOST_UNREST = 60
TELL, WITHOUT = "tell", "without"
"""What to do about cards of the Market that are not told."""


@dataclass(frozen=True, slots=True)
class TickSetup(Command[State]):
    """A step of the walk-through is done (or not)."""

    step: str
    done: bool = True
    as_told: bool = True
    """Not in games of before: what waits for the cards of the Market too."""

    VERSION: ClassVar[int] = 2

    def verify(self, state: State) -> None:
        _verify_step(state, self.step)
        if self.as_told and self.done and is_left_untold(state, self.step):
            raise _market_untold(state)

    def carry_out(self, step: Step[State]) -> None:
        step.record(SetupTicked(self.step, self.done))

    def label(self, entry: Entry[State]) -> Message:
        done = "ticked" if self.done else "unticked"
        return Message(f"imperium.label.{done}", step=Message(f"imperium.setup.{self.step}.title"))


@dataclass(frozen=True, slots=True)
class TickSteps(Command[State]):
    """Several steps of the walk-through are done at once.

    What waits for the cards of the Market is done only if the table goes on without telling them.
    """

    steps: tuple[str, ...]
    asks_untold: bool = True
    """Not in games of before."""

    VERSION: ClassVar[int] = 2

    def verify(self, state: State) -> None:
        if not self.steps:
            raise RuleBroken("imperium.broken.no_such_step", step="")
        for one in self.steps:
            _verify_step(state, one)

    def carry_out(self, step: Step[State]) -> None:
        left_open = self._left_open(step) if self.asks_untold else set()
        for one in self.steps:
            if one not in left_open:
                step.record(SetupTicked(one))

    def _left_open(self, step: Step[State]) -> set[str]:
        waiting = {one for one in self.steps if is_left_untold(step.state, one)}
        go_on_without = not waiting or step.ask(untold_asked(step.state)) == WITHOUT
        return set() if go_on_without else waiting

    def label(self, entry: Entry[State]) -> Message:
        ticked = sum(isinstance(event, SetupTicked) for event in entry.events)
        return Message("imperium.label.ticked_steps", n=ticked)


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
            step.record(MarketSetOut(tuple(map(categories_of, self.categories)), self.cards))

    def label(self, entry: Entry[State]) -> Message:
        named = self.cards or ("",) * MARKET
        both = zip(named, self.categories, strict=True)
        cards = tuple(_lying(one, category) for one, category in both if category)
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

    as_told: bool = True
    """The Market was told, and the Main deck is counted from now on; not in games of before."""

    VERSION: ClassVar[int] = 2

    def verify(self, state: State) -> None:
        only_in(state, Phase.SETUP)
        if self.as_told and waits_for_market(state):
            raise _market_untold(state)

    def carry_out(self, step: Step[State]) -> None:
        if self.as_told and step.state.options.mode == SOLO:
            step.record(MainDeckCounted(main_at_first(step.state.options)))
        if step.state.civ.kept:
            keeping.deal(step)
        go_on(step)

    def label(self, entry: Entry[State]) -> Message:
        return Message("imperium.label.begin")


def untold_asked(state: State) -> Choice:
    """Cards of the Market are not told: now, or without?"""
    options = (
        Option(TELL, Message("imperium.option.market_tell"), icon="imperium-market"),
        Option(WITHOUT, Message("imperium.option.market_without"), icon="cross"),
    )
    note = Message("imperium.rule.market_untold")
    return Choice("setup.untold", _untold_said(state), options, note=note)


def _untold_said(state: State) -> Message:
    slots = untold(state)
    numbers = tuple(Message("imperium.number", number=slot) for slot in slots)
    return Message("imperium.broken.market_untold", n=len(slots), slots=numbers)


def _market_untold(state: State) -> RuleBroken:
    said = _untold_said(state)
    return RuleBroken(said.key, **said.params)


def _verify_step(state: State, step: str) -> None:
    only_in(state, Phase.SETUP)
    if step not in step_ids(state.options):
        raise RuleBroken("imperium.broken.no_such_step", step=step)


def _verify_dealt(categories: tuple[str, ...]) -> None:
    if reason := not_dealt(categories):
        raise RuleBroken(reason.key, **reason.params)


def not_dealt(categories: Sequence[str]) -> Message | None:
    """Why the five cannot lie so at first, whatever is told of the places that are empty.

    Rulebook, "Mise en place générale", 14: one card of each small deck is among them. What is
    Tradition and Civilised counts as a Tradition there.
    """
    lie = {"uncivilised" if one == DUAL else one for one in categories}
    missing = [deck for deck in SMALL_DECKS if deck not in lie]
    if len(missing) <= categories.count(""):
        return None
    return Message("imperium.broken.not_dealt", what=thing(missing[0]))


def tick(step: Step[State], item: str) -> None:
    """What was told of it shows that this step of the set-up is done."""
    state = step.state
    if state.phase is Phase.SETUP and item in step_ids(state.options):
        step.record(SetupTicked(item))


def _lying(card_id: str, category: str) -> Message:
    return called(card_id) if card_id else thing("uncivilised" if category == DUAL else category)


def card_kind(card_id: str) -> str:
    """As what it lies in the Market; `dual` counts as Tradition and Civilised."""
    facts = card(card_id)
    return DUAL if {"uncivilised", "civilised"} <= set(facts.categories) else facts.kind


def categories_of(category: str) -> tuple[str, ...]:
    if category == DUAL:
        return ("uncivilised", "civilised")
    return (category,) if category else ()
