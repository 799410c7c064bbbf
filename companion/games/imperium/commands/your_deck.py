"""Your deck, your Nation deck and your Developments."""

from __future__ import annotations

from dataclasses import dataclass

from companion.core.command import Command, Entry
from companion.core.message import Message
from companion.core.step import Step
from companion.errors import RuleBroken
from companion.games.imperium.events.seen import YourPilesCounted
from companion.games.imperium.flow import PLAYING, only_in
from companion.games.imperium.options import WITHOUT_DEVELOPMENTS
from companion.games.imperium.rules.run import Run
from companion.games.imperium.rules.your_deck import develop, shuffle
from companion.games.imperium.state import Phase, State

MOST_CARDS = 40


@dataclass(frozen=True, slots=True)
class ShuffleDeck(Command[State]):
    """Your deck has run out and you need a card, in whoever's turn."""

    def verify(self, state: State) -> None:
        only_in(state, *PLAYING)

    def carry_out(self, step: Step[State]) -> None:
        shuffle(Run(step, "your_deck"))

    def label(self, entry: Entry[State]) -> Message:
        return Message("imperium.label.your_deck")


@dataclass(frozen=True, slots=True)
class Develop(Command[State]):
    """An effect of yours develops a card; it lays no Exhaust token."""

    def verify(self, state: State) -> None:
        only_in(state, *PLAYING)
        if state.you.nation in WITHOUT_DEVELOPMENTS:
            raise RuleBroken("imperium.broken.never_develops")
        if state.you.side != "empire":
            raise RuleBroken("imperium.broken.develops_as_empire")
        if not state.you.developments:
            raise RuleBroken("imperium.broken.no_development_left")

    def carry_out(self, step: Step[State]) -> None:
        develop(Run(step, "your_deck"), token=False)

    def label(self, entry: Entry[State]) -> Message:
        return Message("imperium.label.developed")


@dataclass(frozen=True, slots=True)
class CountYourPiles(Command[State]):
    """So many cards are left in your Nation deck and Development zone."""

    nation_cards: int
    developments: int
    CORRECTS = True

    def verify(self, state: State) -> None:
        only_in(state, Phase.SETUP, *PLAYING)
        if not min(self.nation_cards, self.developments) >= 0:
            raise RuleBroken("imperium.broken.pile", most=MOST_CARDS)
        if max(self.nation_cards, self.developments) > MOST_CARDS:
            raise RuleBroken("imperium.broken.pile", most=MOST_CARDS)

    def carry_out(self, step: Step[State]) -> None:
        step.record(YourPilesCounted(self.nation_cards, self.developments))

    def label(self, entry: Entry[State]) -> Message:
        return Message(
            "imperium.label.your_piles", cards=self.nation_cards, developments=self.developments
        )
