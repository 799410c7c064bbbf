"""Your Nation deck and Development zone."""

from __future__ import annotations

from dataclasses import dataclass, replace

from companion.core.act import Act, Seen, Verb
from companion.core.event import Event
from companion.games.imperium.content import nation
from companion.games.imperium.places import (
    CARD,
    EXHAUST,
    ON_NATION,
    ON_ZONE,
    YOUR_DISCARD,
    YOUR_NATION,
    YOUR_PLAY,
    YOUR_STATE,
    YOUR_ZONE,
)
from companion.games.imperium.state import State


@dataclass(frozen=True, slots=True)
class NationCardTaken(Event[State]):
    """The top card of your Nation deck was taken, and an Exhaust token laid on the deck."""

    def apply(self, state: State) -> State:
        you = state.you
        left = max(0, you.nation_cards - 1)
        you = replace(you, nation_cards=left, exhausts=you.exhausts - 1, deck_token=True)
        return replace(state, you=you)

    def acts(self, before: State) -> tuple[Act | Seen, ...]:
        """Rulebook, "Mélanger votre deck": into your discard; the Nadir goes straight into play."""
        you = before.you
        nadir = you.nation_cards == 1 and nation(you.nation).at_card == "nadir"
        target = YOUR_PLAY if nadir else YOUR_DISCARD
        return (
            Act(Verb.DRAW, CARD, 1, YOUR_NATION, target),
            Act(Verb.MOVE, EXHAUST, 1, YOUR_STATE, ON_NATION),
        )


@dataclass(frozen=True, slots=True)
class Developed(Event[State]):
    """You developed a card; `token`: an Exhaust token was laid for it."""

    token: bool = False

    def apply(self, state: State) -> State:
        you = replace(state.you, developments=max(0, state.you.developments - 1))
        if self.token:
            you = replace(you, exhausts=you.exhausts - 1, zone_token=True)
        return replace(state, you=you)

    def acts(self, before: State) -> tuple[Act | Seen, ...]:
        card = Act(Verb.DISCARD, CARD, 1, YOUR_ZONE, YOUR_DISCARD)
        token = Act(Verb.MOVE, EXHAUST, 1, YOUR_STATE, ON_ZONE)
        return (card, token) if self.token else (card,)
