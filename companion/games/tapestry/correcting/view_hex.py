"""A single hex and how it may be corrected: `hex_view(state, key)`, each offer sets a `Hex`."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from companion.core.message import Message
from companion.core.offer import Offer, offered
from companion.games.tapestry.content import territory_tile
from companion.games.tapestry.correcting.facts import Hex
from companion.games.tapestry.correcting.set_value import SetValue
from companion.games.tapestry.describing import benefits_text
from companion.games.tapestry.land.tiles import place_name
from companion.games.tapestry.setup.begin import bot_owners
from companion.games.tapestry.state import PRINTED, UNKNOWN_TILE, State
from companion.games.tapestry.turn.names import bot_title, player_name


@dataclass(frozen=True, slots=True)
class OneHexView:
    """What lies there, and what may be put right."""

    name: Message
    lines: tuple[Message, ...]
    offers: tuple[Offer[State], ...]


def hex_view(state: State, key: str) -> OneHexView:
    """A hex now."""
    return OneHexView(place_name(state, key), tuple(_lines(state, key)), tuple(_offers(state, key)))


def _lines(state: State, key: str) -> Iterator[Message]:
    here = state.map[key]
    if not here.explored:
        yield Message("tapestry.hex.unexplored")
    elif here.tile and here.tile > 0:
        yield Message("tapestry.hex.tile", tile=here.tile)
        yield benefits_text(territory_tile(here.tile).benefits)
    for token in here.tokens:
        way = "toppled" if token.toppled else "standing"
        yield Message(f"tapestry.hex.{way}", owner=owner_name(state, token.owner))


def _offers(state: State, key: str) -> Iterator[Offer[State]]:
    here, as_is = state.map[key], Hex.now(state, key)
    if here.tile != PRINTED:
        laid = None if here.explored else UNKNOWN_TILE
        text = Message("tapestry.hex.lift" if here.explored else "tapestry.hex.lay")
        yield _offer(state, text, replace(as_is, tile=laid, rotation=0), "territory-tile")
    yield from _pieces(state, as_is)


def _pieces(state: State, as_is: Hex) -> Iterator[Offer[State]]:
    """Put one more, turn one over, take one away."""
    for owner in (*state.players, *bot_owners(state.options)):
        text = Message("tapestry.hex.put", owner=owner_name(state, owner))
        yield _offer(state, text, as_is.with_outpost(owner), "token-standing")
    for at, token in enumerate(as_is.tokens):
        whose = owner_name(state, token.owner)
        way = "stand" if token.toppled else "topple"
        text = Message(f"tapestry.hex.{way}", owner=whose)
        yield _offer(state, text, as_is.turned(at), "topple")
        text = Message("tapestry.hex.take", owner=whose)
        yield _offer(state, text, as_is.without(at), "trash")


def _offer(state: State, text: Message, fact: Hex, icon: str) -> Offer[State]:
    return offered(state, text, SetValue(fact), icon)


def owner_name(state: State, owner: str) -> Message:
    """A person or a bot, within a sentence."""
    if owner in bot_owners(state.options):
        return bot_title(owner)
    named = player_name(state, owner)
    return named if isinstance(named, Message) else Message("tapestry.named", name=named)
