"""The walk-through of the set-up, the first Market and the Unrest pile."""

from __future__ import annotations

from companion.core.message import Message
from companion.core.offer import Blank, Filled, Section, once
from companion.core.question import Amount, Choice
from companion.games.imperium.catalogue import card
from companion.games.imperium.commands.anytime import LayPowerSide
from companion.games.imperium.commands.setup import (
    DUAL,
    MOST_UNREST,
    BeginPlay,
    CountUnrest,
    LayMarket,
    TickSetup,
)
from companion.games.imperium.offers.blanks import category_asked, one_of
from companion.games.imperium.options import SOLO
from companion.games.imperium.owned import on_the_way
from companion.games.imperium.rules.naming import card_option
from companion.games.imperium.setup import walk_through
from companion.games.imperium.state import MARKET, State

UNREST_AT_FIRST = 20


def set_up(section: Section[State], state: State) -> None:
    """Step by step; the game begins when everything lies ready."""
    _market(section, state)
    steps = walk_through(state.options)
    left = [step.id for step in steps if step.id not in state.laid_out]
    under = section.under(Message("imperium.offer.steps"))
    for step in steps:
        done = step.id not in left
        under.offer(
            f"tick.{step.id}",
            Message("imperium.offer.done" if done else "imperium.offer.to_do", step=step.title),
            TickSetup(step.id, not done),
            note=step.text,
            icon="check" if done else "layers",
            first=step.id in left[:1],
        )
    text = Message("imperium.screen.do_setup")
    section.offer("begin", text, BeginPlay(), icon="play", first=not left)


def _market(section: Section[State], state: State) -> None:
    section.offer(
        "market",
        Message("imperium.offer.market"),
        lambda f: LayMarket(tuple(f[str(slot)] for slot in range(1, MARKET + 1))),
        *(
            category_asked(str(slot), Message("imperium.offer.ask.category", slot=slot))
            for slot in range(1, MARKET + 1)
        ),
        icon="imperium-region",
    )
    if state.options.names:
        _named(section, state)
    count_unrest(section, state)
    if state.options.mode != SOLO:
        return
    power = Message("imperium.screen.power")
    sides = [(side, Message(f"imperium.screen.power_{side}")) for side in ("a", "b")]
    section.offer("power", power, _power, one_of("side", power, sides), icon="card")


def _named(section: Section[State], state: State) -> None:
    """The same by the names of the cards."""
    text = Message("imperium.offer.market_named")
    blanks = tuple(_card_on(state, slot) for slot in range(1, MARKET + 1))
    section.offer("market.named", text, _laid, *blanks, reason=None, icon="imperium-region")


def _card_on(state: State, slot: int) -> Blank:
    text = Message("imperium.naming.market", slot=slot)
    return once(lambda: Choice(str(slot), text, tuple(map(card_option, on_the_way(state)))))


def _laid(filled: Filled) -> LayMarket:
    cards = tuple(filled[str(slot)] for slot in range(1, MARKET + 1))
    return LayMarket(tuple(map(card_kind, cards)), cards)


def card_kind(card_id: str) -> str:
    """As what it lies in the Market; `dual` counts as Tradition and Civilised."""
    facts = card(card_id)
    return DUAL if {"uncivilised", "civilised"} <= set(facts.categories) else facts.kind


def count_unrest(section: Section[State], state: State) -> None:
    """The Unrest pile is counted by the app, or watched by the player."""
    section.offer(
        "unrest.count",
        Message("imperium.offer.count_unrest"),
        lambda f: CountUnrest(f["cards"]),
        Amount(
            "cards",
            Message("imperium.offer.ask.unrest"),
            1,
            MOST_UNREST,
            state.market.unrest or UNREST_AT_FIRST,
        ),
        icon="imperium-unrest",
    )
    if state.market.unrest is not None:
        text = Message("imperium.offer.watch_unrest")
        section.offer("unrest.watch", text, CountUnrest(-1), icon="imperium-unrest")


def _power(filled: Filled) -> LayPowerSide:
    return LayPowerSide(filled["side"])
