"""Rulebook, "C – Decline" and "D – Buying a card back", decided together on one sheet.

The rules are those of `decline`; here is only what the two phases mean to each other: a card that
is about to lie in decline can be bought back at once.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from companion.core.message import name
from companion.errors import RuleBroken
from companion.games.rise_and_fall.rules.decline import cards_to_give, price, verify_decline
from companion.games.rise_and_fall.state import ACTIVE, Place, State


def to_buy(state: State, seat: str, gives: Sequence[str]) -> tuple[str, ...]:
    """D: what lies in decline once these cards do; nothing for whoever bought one already."""
    if seat in state.bought:
        return ()
    given = {*gives, *state.given.get(seat, ())}
    cards = state.player(seat).cards.items()
    return tuple(card for card, place in cards if card in given or place is Place.DECLINE)


def can_pay(state: State, seat: str) -> bool:
    """D: false only where the gold is followed and does not do."""
    return not state.counts_treasuries or state.player(seat).gold >= price(state)


def keeps_none(state: State, seat: str, gives: Sequence[str]) -> bool:
    """D: no card is active any more, so that one must be bought."""
    gone = {*gives, *state.given.get(seat, ())}
    return not [card for card in state.player(seat).cards_in(*ACTIVE) if card not in gone]


def verify_gives(state: State, gives: Mapping[str, tuple[str, ...]]) -> None:
    """C: everybody gives what is owed, different active cards; nobody else gives any."""
    for seat in {**state.owed, **gives}:
        cards = gives.get(seat, ())
        if len(cards) != state.owed.get(seat, 0) or len(set(cards)) != len(cards):
            raise RuleBroken("rise_and_fall.broken.not_what_is_owed", n=state.owed.get(seat, 0))
        for card in cards:
            verify_decline(state, seat, card)


def verify_buys(
    state: State, gives: Mapping[str, tuple[str, ...]], buys: Mapping[str, str]
) -> None:
    """D: one card each that lies in decline then, and is paid."""
    for seat, card in buys.items():
        if card not in to_buy(state, seat, gives.get(seat, ())):
            named = name("rise_and_fall", "piece", card)
            raise RuleBroken("rise_and_fall.broken.card_not_in_decline", card=named)
        if not can_pay(state, seat):
            has = state.player(seat).gold
            raise RuleBroken("rise_and_fall.broken.too_few_gold", n=price(state), has=has)


def least_useful(state: State, seat: str) -> tuple[str, ...]:
    """What stands on the sheet before anybody touches it: the cards with fewest pieces."""
    player, owed = state.player(seat), state.owed.get(seat, 0)
    last_first = reversed(cards_to_give(state, seat))
    return tuple(sorted(last_first, key=player.in_world)[:owed])


def only_purchase(state: State, seat: str, gives: Sequence[str]) -> str:
    """What stands there as bought back: nothing, as that is for each to choose (D, opportunity).

    But for whoever must buy, where the gold is known to do and there is one card to choose.
    """
    cards = to_buy(state, seat, gives)
    bound = state.counts_treasuries and can_pay(state, seat) and keeps_none(state, seat, gives)
    return cards[0] if bound and len(cards) == 1 else ""
