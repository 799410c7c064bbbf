"""Landmark cards of MM and AA.

Rulebook, "Landmark cards": the player right of the first draws as many cards as there are
players, one more with both boxes; keeps one, passes on, against the turn order.
Player aid, solo: draw two, keep one, the landmark of the other goes to the Automa.
"""

from __future__ import annotations

from dataclasses import dataclass

from companion.core.command import Command, Entry
from companion.core.message import Message
from companion.core.step import Step
from companion.errors import RuleBroken
from companion.games.tapestry import content
from companion.games.tapestry.chance import LANDMARK_CARDS
from companion.games.tapestry.city.events import LandmarkTaken
from companion.games.tapestry.owners import AUTOMA
from companion.games.tapestry.setup.checks import setting_up, somebody
from companion.games.tapestry.setup.events import (
    BotLandmarkCardSet,
    LandmarkCardKept,
    LandmarkCardsDealt,
)
from companion.games.tapestry.state import State
from companion.games.tapestry.teaching import conditions
from companion.games.tapestry.turn.names import word

SOLO_CARDS = 2


@dataclass(frozen=True, slots=True)
class DealLandmarkCards(Command[State]):
    """The cards come to the player who chooses first."""

    def verify(self, state: State) -> None:
        setting_up(state)
        if not used(state):
            raise RuleBroken("tapestry.setup.no_landmark_cards")
        if any(dealt.landmark_cards for dealt in state.setup.dealt.values()):
            raise RuleBroken("tapestry.setup.drawn_already")
        if not state.setup.first_player:
            raise RuleBroken("tapestry.setup.first_player_first")
        if len(free_cards(state)) < how_many(state):
            raise RuleBroken("tapestry.setup.too_few_landmark_cards")

    def carry_out(self, step: Step[State]) -> None:
        state = step.state
        left = step.shuffle("landmark_cards.order", free_cards(state))
        drawn: list[str] = []
        for number in range(1, how_many(state) + 1):
            rest = tuple(card for card in left if card not in drawn)
            drawn.append(_one(step, f"landmark_card.{number}", rest))
        step.record(LandmarkCardsDealt(choosing_order(state)[0], tuple(drawn)))

    def label(self, entry: Entry[State]) -> Message:
        return Message("tapestry.setup.did.deal_landmark_cards")


@dataclass(frozen=True, slots=True)
class KeepLandmarkCard(Command[State]):
    """A player keeps one card; the rest goes on."""

    player: str
    card: str

    def verify(self, state: State) -> None:
        setting_up(state)
        somebody(state, self.player)
        dealt = state.setup.of(self.player)
        if self.card not in dealt.landmark_cards:
            raise RuleBroken("tapestry.setup.not_drawn", thing=word("landmark", self.card))
        if dealt.landmark_card:
            raise RuleBroken("tapestry.setup.kept_already")

    def carry_out(self, step: Step[State]) -> None:
        dealt = step.state.setup.of(self.player).landmark_cards
        rest = tuple(card for card in dealt if card != self.card)
        condition = conditions.of_landmark(step, self.card)
        step.record(LandmarkCardKept(self.player, self.card, condition))
        order = choosing_order(step.state)
        after = order[order.index(self.player) + 1 :]
        if after:
            step.record(LandmarkCardsDealt(after[0], rest))
        elif step.state.options.solo:
            _to_the_automa(step, rest[0])

    def label(self, entry: Entry[State]) -> Message:
        return Message("tapestry.setup.did.keep_landmark_card", card=word("landmark", self.card))


def used(state: State) -> bool:
    """MM or AA is in play."""
    return state.options.has("MM") or state.options.has("AA")


def free_cards(state: State) -> tuple[str, ...]:
    """Cards of the pile whose landmark nobody has: the Automa may have drawn some before."""
    return tuple(
        card
        for card in state.decks["landmark_card"].cards
        if content.landmark_cards()[card].landmark not in state.landmarks
    )


def how_many(state: State) -> int:
    """One for each player, one more with both boxes; two in solo."""
    if state.options.solo:
        return SOLO_CARDS
    both = state.options.has("MM") and state.options.has("AA")
    return len(state.players) + both


def choosing_order(state: State) -> tuple[str, ...]:
    """The people against the turn order, from the right neighbour of the first player."""
    at = state.order.index(state.setup.first_player)
    turn_order = state.order[at:] + state.order[:at]
    return tuple(seat for seat in reversed(turn_order) if seat in state.players)


def _to_the_automa(step: Step[State], card: str) -> None:
    """Its landmark too, unless the table has told since the draw who has it."""
    landmark = content.landmark_cards()[card].landmark
    step.record(BotLandmarkCardSet(card))
    if landmark not in step.state.landmarks:
        step.record(LandmarkTaken(AUTOMA, landmark))


def _one(step: Step[State], key: str, cards: tuple[str, ...]) -> str:
    text = Message("tapestry.setup.ask.landmark_card")
    return step.draw(key, cards, text, lambda card: word("landmark", card), LANDMARK_CARDS)
