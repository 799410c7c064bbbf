"""Your Nation deck and Development zone."""

from __future__ import annotations

from dataclasses import dataclass, replace

from companion.core.event import Event
from companion.games.imperium.state import State


@dataclass(frozen=True, slots=True)
class NationCardTaken(Event[State]):
    """The top card of your Nation deck was taken, and an Exhaust token laid on the deck."""

    def apply(self, state: State) -> State:
        you = state.you
        left = max(0, you.nation_cards - 1)
        you = replace(you, nation_cards=left, exhausts=you.exhausts - 1, deck_token=True)
        return replace(state, you=you)


@dataclass(frozen=True, slots=True)
class Developed(Event[State]):
    """You developed a card; `token`: an Exhaust token was laid for it."""

    token: bool = False

    def apply(self, state: State) -> State:
        you = replace(state.you, developments=max(0, state.you.developments - 1))
        if self.token:
            you = replace(you, exhausts=you.exhausts - 1, zone_token=True)
        return replace(state, you=you)


@dataclass(frozen=True, slots=True)
class YourPilesCounted(Event[State]):
    """Somebody counted them."""

    nation_cards: int
    developments: int

    def apply(self, state: State) -> State:
        counted = replace(state.you, nation_cards=self.nation_cards, developments=self.developments)
        return replace(state, you=counted)


EVENTS: tuple[type[Event[State]], ...] = (NationCardTaken, Developed, YourPilesCounted)
