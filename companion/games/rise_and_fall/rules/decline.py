"""Rulebook, "C – Decline" and "D – Buying a card back".

1. For each trophy won this turn every player, winners included, puts a card of the hand or the
   discard into decline.
2. The price of a card depends on the trophies won so far by all: 5 … 80.
3. A player buys at most one card in this phase; it goes to the hand if a piece of its kind is in
   the world, otherwise to the reserve.
4. A player without an active card must buy one; who cannot pay is extinct.
5. A trophy that is seen only in D or E brings its decline then. The card that a player has bought
   back this turn was in decline when it was won, and is not given again.
"""

from __future__ import annotations

from companion.core.instruction import Instruction
from companion.core.message import Message, name
from companion.core.question import Amount
from companion.core.step import Step
from companion.errors import RuleBroken
from companion.games.rise_and_fall.content import GOLD, bank_facts
from companion.games.rise_and_fall.events.cards import (
    CardBought,
    CardMoved,
)
from companion.games.rise_and_fall.events.score import ValueLearned
from companion.games.rise_and_fall.rules.cards import who
from companion.games.rise_and_fall.rules.treasury import pay
from companion.games.rise_and_fall.state import ACTIVE, Place, Player, State

HIGHEST_PRICE = 80


def cards_owed(state: State) -> dict[str, int]:
    """1. One a trophy; nobody can give more cards than are active."""
    return {seat: min(len(state.won_now), len(cards_to_give(state, seat))) for seat in state.living}


def cards_to_give(state: State, seat: str) -> tuple[str, ...]:
    """1. and 5. The active cards but those chosen already and the one bought back this turn."""
    gone = {*state.given.get(seat, ()), state.bought.get(seat)}
    return tuple(card for card in state.player(seat).cards_in(*ACTIVE) if card not in gone)


def verify_decline(state: State, seat: str, card: str) -> None:
    """1. The card must be active, and one must be owed."""
    if not state.owed.get(seat):
        raise RuleBroken("rise_and_fall.broken.no_decline_owed")
    if card == state.bought.get(seat):
        raise RuleBroken(
            "rise_and_fall.broken.card_just_bought", card=name("rise_and_fall", "piece", card)
        )
    if card not in cards_to_give(state, seat):
        raise RuleBroken(
            "rise_and_fall.broken.card_not_active", card=name("rise_and_fall", "piece", card)
        )


def price(state: State, trophies: int = 0) -> int:
    """2. With the trophies won so far, or with so many: as told in this game, else as printed.

    A card may lie in decline without any trophy where one was put right: then the first price.
    """
    at = max(1, trophies or len(state.trophies_won))
    return state.values.get(f"price.{at}", bank_facts().prices[at - 1])


def learn_price(step: Step[State]) -> None:
    """2. In a game of before that asked for it the price stays as it was told when D began."""
    trophies = len(step.state.trophies_won)
    text = Message("rise_and_fall.ask.price", trophies=trophies)
    asked = Amount(f"price.{trophies}", text, 0, HIGHEST_PRICE, price(step.state))
    if asked.key not in step.state.values and (told := step.told_before(asked)) is not None:
        step.record(ValueLearned(asked.key, told))


def must_buy(player: Player) -> bool:
    """4. No active card, but one in decline."""
    return not player.cards_in(*ACTIVE) and bool(player.cards_in(Place.DECLINE))


def verify_buying(player: Player, card: str) -> None:
    """3. The card must be in decline."""
    if player.cards.get(card) is not Place.DECLINE:
        raise RuleBroken(
            "rise_and_fall.broken.card_not_in_decline", card=name("rise_and_fall", "piece", card)
        )


def buy(step: Step[State], seat: str, card: str) -> Place:
    """3. Pay, and take the card where it belongs."""
    cost = price(step.state)
    player = step.state.player(seat)
    if step.state.counts_treasuries and player.gold < cost:
        raise RuleBroken("rise_and_fall.broken.too_few_gold", n=cost, has=player.gold)
    pay(step, seat, {GOLD: cost})
    if not step.state.counts_treasuries:
        told = Message("rise_and_fall.told.pays", who=who(step.state, seat), n=cost)
        step.tell(Instruction(f"pays.{seat}", told, icon="rise-gold"))
    to = Place.HAND if player.in_world(card) else Place.RESERVE
    step.record(CardMoved(seat, card, to))
    step.record(CardBought(seat, card))
    return to
