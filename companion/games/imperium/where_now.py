"""Where the card of an entry of the rules lies in this game, as far as anybody has seen."""

from __future__ import annotations

from companion.core.message import Message
from companion.games.imperium.cards import Pile
from companion.games.imperium.catalogue import COMMON, CardFacts, cards_of
from companion.games.imperium.options import SOLO
from companion.games.imperium.owned import hidden
from companion.games.imperium.state import State

SEEN = (Pile.DISCARD, Pile.HISTORY, Pile.PLAY, Pile.RESOLVING)


def where_now(state: State, entry: str) -> Message | None:
    """Of an entry `printed.<owner>.<name>`; None of any other, and where nothing is named."""
    kind, _, rest = entry.partition(".")
    owner, _, name = rest.partition(".")
    if kind != "printed" or state.options.mode != SOLO or not state.options.names:
        return None
    found = [one for one in cards_of(owner) if one.name == name and one.copies]
    places = dict.fromkeys(place for one in found for place in _places(state, owner, one))
    return Message(f"imperium.where_now.{next(iter(places))}", **_numbers(state, found))


def _places(state: State, owner: str, card: CardFacts) -> list[str]:
    civ = state.civ
    seen = [pile.value for pile in SEEN if any(one.name == card.id for one in civ.pile(pile))]
    if any(space.card == card.id for space in state.market.spaces):
        seen.append("market")
    if card.id in state.exiled:
        seen.append("exiled")
    if card.id in civ.taken or card.id in hidden(state):
        seen.append("hidden")
    if card.id in state.away or owner == state.you.nation:
        seen.append("yours")
    return seen or [_otherwise(state, owner, card)]


def _otherwise(state: State, owner: str, card: CardFacts) -> str:
    """Nobody has seen it: in a deck, in its Dynasty, or in the box."""
    if owner == state.civ.nation:
        return "gone" if card.id in state.civ.gone else "dynasty"
    here = owner == f"common_{state.options.box}" and not card.players
    return "deck" if here and owner in COMMON else "box"


def _numbers(state: State, cards: list[CardFacts]) -> dict[str, int]:
    ids = {one.id for one in cards}
    spaces = enumerate(state.market.spaces, start=1)
    return {"slot": next((slot for slot, space in spaces if space.card in ids), 0)}
