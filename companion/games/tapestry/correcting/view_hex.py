"""A single hex and how it may be corrected: `hex_view(state, key)`."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from companion.core.message import Message
from companion.core.offer import Offer
from companion.games.tapestry.content import territory_tile
from companion.games.tapestry.correcting.settable import at
from companion.games.tapestry.describing import benefits_text
from companion.games.tapestry.land.tiles import place_name
from companion.games.tapestry.nouns import owner_name
from companion.games.tapestry.state import State


@dataclass(frozen=True, slots=True)
class OneHexView:
    """What lies there, and what may be put right."""

    name: Message
    lines: tuple[Message, ...]
    offers: tuple[Offer[State], ...]


def hex_view(state: State, key: str) -> OneHexView:
    """A hex now."""
    return OneHexView(place_name(state, key), tuple(_lines(state, key)), at(state, f"hex:{key}"))


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
