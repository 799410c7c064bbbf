"""Decline and buying back of everybody on one sheet: what stands there, and what may be chosen."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import TypeAlias

from companion.core.answers import Answer
from companion.core.message import Message, name
from companion.core.setting import NO, YES
from companion.games.rise_and_fall.content import kinds
from companion.games.rise_and_fall.offers.settle import BUYS, ENDS, GIVES, NONE
from companion.games.rise_and_fall.rules import settling
from companion.games.rise_and_fall.rules.cards import who
from companion.games.rise_and_fall.rules.decline import cards_to_give, price
from companion.games.rise_and_fall.signs import colour_of
from companion.games.rise_and_fall.state import Phase, State

Card: TypeAlias = tuple[str, Message, str]
"""A card: kind, name, icon."""


@dataclass(frozen=True, slots=True)
class Settled:
    """What is chosen on the sheet so far."""

    gives: Mapping[str, tuple[str, ...]]
    buys: Mapping[str, str]


@dataclass(frozen=True, slots=True)
class PersonSettles:
    """A person's line."""

    seat: str
    name: Message
    colour: str
    shape: str
    owes: int
    """How many cards are owed, and what may be given; empty where nothing is to be decided."""
    cards: tuple[Card, ...]
    gives: tuple[str, ...]
    given: tuple[Card, ...]
    """What goes by itself, as there is nothing else to give."""
    to_buy: tuple[Card, ...]
    """What may be bought then; empty for whoever cannot pay."""
    buys: str
    note: Message | None
    """How much gold there is, or why nothing can be bought."""


def may_settle(state: State) -> bool:
    """Several decide at once."""
    return state.phase is Phase.DECLINE


def at_first(state: State) -> Settled:
    """The cards with fewest pieces go; nobody buys but who must, where there is no choice."""
    gives = {seat: settling.least_useful(state, seat) for seat in state.in_order}
    gives = {seat: cards for seat, cards in gives.items() if cards}
    buys = {seat: settling.only_purchase(state, seat, gives.get(seat, ())) for seat in state.living}
    return Settled(gives, {seat: card for seat, card in buys.items() if card})


def giving(state: State, settled: Settled, seat: str, cards: tuple[str, ...]) -> Settled:
    """Somebody gives others: of too many the first goes; what cannot be bought then is not."""
    gives = {**settled.gives, seat: cards[-state.owed.get(seat, 0) :]}
    if settled.buys.get(seat, "") in settling.to_buy(state, seat, gives[seat]):
        return replace(settled, gives=gives)
    return buying(
        replace(settled, gives=gives), seat, settling.only_purchase(state, seat, gives[seat])
    )


def buying(settled: Settled, seat: str, card: str) -> Settled:
    """Somebody buys this card, or none."""
    others = {who: bought for who, bought in settled.buys.items() if who != seat}
    return replace(settled, buys={**others, seat: card} if card else others)


def filled(state: State, settled: Settled, *, ends_turn: bool = False) -> dict[str, Answer]:
    """The blanks of the offer, as it is chosen on the sheet."""
    gives = {GIVES + seat: cards for seat, cards in settled.gives.items()}
    buys = {BUYS + seat: settled.buys.get(seat, NONE) for seat in state.living}
    return {**gives, **buys, ENDS: YES if ends_turn else NO}


def people(state: State, settled: Settled) -> tuple[PersonSettles, ...]:
    """Everybody who has something to decide, in the order of play."""
    lines = (_person(state, settled, seat) for seat in state.in_order)
    return tuple(one for one in lines if one.cards or one.given or one.to_buy or one.note)


def price_line(state: State) -> Message:
    """What a card costs, whoever buys it."""
    return Message("rise_and_fall.screen.price", n=price(state))


def gone(one: PersonSettles) -> Message | None:
    """What went by itself, in words."""
    if not one.given:
        return None
    cards = tuple(named for _, named, _ in one.given)
    return Message("rise_and_fall.settle.given", cards=cards, n=len(cards))


def _person(state: State, settled: Settled, seat: str) -> PersonSettles:
    owes, gives = state.owed.get(seat, 0), settled.gives.get(seat, ())
    able = settling.can_pay(state, seat)
    to_buy = settling.to_buy(state, seat, gives)
    return PersonSettles(
        seat,
        who(state, seat),
        *colour_of(state, seat),
        owes,
        tuple(map(_card, cards_to_give(state, seat))) if owes else (),
        gives,
        tuple(map(_card, state.given.get(seat, ()))),
        tuple(map(_card, to_buy)) if able else (),
        settled.buys.get(seat, ""),
        _note(state, seat, gives, able=able) if to_buy else None,
    )


def _note(state: State, seat: str, gives: tuple[str, ...], *, able: bool) -> Message | None:
    """The gold against the price, and whether one must be bought."""
    must = settling.keeps_none(state, seat, gives)
    key = "must" if must else "has" if able else "cannot_pay"
    if must and not able:
        key = "lost"
    if not state.counts_treasuries:
        return Message("rise_and_fall.settle.must_light") if must else None
    return Message(f"rise_and_fall.settle.{key}", gold=state.player(seat).gold, n=price(state))


def _card(kind: str) -> Card:
    return kind, name("rise_and_fall", "piece", kind), kinds()[kind].icon
