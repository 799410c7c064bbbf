"""What a place has less or more of when a card leaves it or comes to it."""

from __future__ import annotations

from dataclasses import replace

from companion.games.imperium.events.tokens import with_space
from companion.games.imperium.places import MAIN_PILE, UNREST_PILE
from companion.games.imperium.state import State


def taken_from(state: State, place: str, cards: int = 1) -> State:
    """As if the cards were no longer there."""
    kind, _, what = place.partition(":")
    market = state.market
    if place == UNREST_PILE:
        return replace(state, market=replace(market, unrest=max(0, (market.unrest or 0) - cards)))
    if place == MAIN_PILE:
        return replace(state, market=replace(market, main=max(0, (market.main or 0) - cards)))
    if kind == "deck" and what in market.small:
        left = {**market.small, what: market.small[what] - cards}
        return replace(state, market=replace(market, small=left))
    if kind in ("market", "below"):
        return _space_without(state, int(what), kind)
    return state


def lying_at(state: State, place: str, cards: int = 1) -> State:
    """As if the cards lay there now."""
    kind, _, what = place.partition(":")
    if place == UNREST_PILE:
        return taken_from(state, place, -cards)
    if kind == "below":
        space = replace(state.market.spaces[int(what) - 1], under=True)
        return replace(state, market=with_space(state.market, int(what), space))
    return state


def exiled(state: State, name: str) -> State:
    """One more card in the Exile pile; where cards are named perhaps one that nobody did."""
    if name:
        return replace(state, exiled=(*state.exiled, name))
    return replace(state, exiled_unnamed=state.exiled_unnamed + state.options.names)


def _space_without(state: State, slot: int, kind: str) -> State:
    space = state.market.spaces[slot - 1]
    if kind == "below":
        space = replace(space, under=False)
    else:
        space = replace(space, categories=(), gone=True, card="")
    return replace(state, market=with_space(state.market, slot, space))
