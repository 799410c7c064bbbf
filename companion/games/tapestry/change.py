"""How an event makes the next state: everything that did not change is shared."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from companion.core.changed import changed
from companion.games.tapestry.player import UNKNOWN, UNKNOWN_TILE, Player
from companion.games.tapestry.state import Deck, State, Territory

Value = TypeVar("Value")


def put(mapping: Mapping[str, Value], key: str, value: Value) -> dict[str, Value]:
    """The same mapping with one entry changed."""
    return {**mapping, key: value}


def without(items: tuple[Value, ...], item: Value) -> tuple[Value, ...]:
    """The same items without the first that equals this one; unchanged if there is none."""
    if item not in items:
        return items
    place = items.index(item)
    return items[:place] + items[place + 1 :]


def player_with(state: State, player: str, **changes: Any) -> State:
    """The table with something changed for one player."""
    other = changed(state.players[player], **changes)
    return changed(state, players=put(state.players, player, other))


def player_replaced(state: State, player: Player) -> State:
    """The table with this player's record in place of the old one."""
    return changed(state, players=put(state.players, player.id, player))


def hex_with(state: State, place: str, territory: Territory) -> State:
    """The table with one hex changed."""
    return changed(state, map=put(state.map, place, territory))


def unnamed(card: str) -> bool:
    """Whether nobody said which card or tile it is."""
    return card.startswith(UNKNOWN) or card == str(UNKNOWN_TILE)


def taken_from(state: State, deck: str, card: str) -> State:
    """The table with a card gone from a deck, or from its discard pile if it lies there.

    One that nobody named is still listed: `State.remaining` knows that it is gone.
    """
    if unnamed(card):
        return state
    pile = state.decks.get(deck, Deck())
    if card in pile.cards:
        pile = changed(pile, cards=without(pile.cards, card))
    elif card in pile.discard:
        pile = changed(pile, discard=without(pile.discard, card))
    else:
        return state
    return changed(state, decks=put(state.decks, deck, pile))


def put_on_discard(state: State, deck: str, card: str) -> State:
    """The table with a card on a deck's discard pile."""
    pile = state.decks.get(deck, Deck())
    other = changed(pile, discard=(*pile.discard, card))
    return changed(state, decks=put(state.decks, deck, other))


def put_under(state: State, deck: str, card: str) -> State:
    """The table with a card at the bottom of a deck."""
    pile = state.decks.get(deck, Deck())
    other = changed(pile, cards=(*pile.cards, card))
    return changed(state, decks=put(state.decks, deck, other))
