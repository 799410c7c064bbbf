"""A territory tile by what can be seen of it: its terrains, what it gives, how it lies."""

from __future__ import annotations

from companion.core.message import Message
from companion.games.tapestry import content, places
from companion.games.tapestry.content.words import Terrain
from companion.games.tapestry.describing import benefits_text
from companion.games.tapestry.turn.names import word


def tile_in_words(number: str, face: str) -> Message:
    """Our number is on no tile, so that its picture is told; and what is at its top edge."""
    tile = content.territory_tile(int(number))
    lands = tuple(map(terrain, sorted(tile.land)))
    gives = benefits_text(tile.benefits)
    said = Message(
        "tapestry.hands.piece.tile_seen",
        name=word("territory_tile", number),
        lands=lands,
        gives=gives,
    )
    kind, _, sixths = face.partition(":")
    if kind != places.TURNED:
        return said
    top = dict.fromkeys(tile.turned(int(sixths))[0])
    return Message("tapestry.hands.piece.tile_lies", what=said, top=tuple(map(terrain, top)))


def terrain(kind: Terrain) -> Message:
    """A terrain in words."""
    return Message(f"tapestry.hands.terrain.{kind.value}")
