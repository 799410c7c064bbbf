"""A territory tile by what can be seen of it: its terrains, what it gives, how it lies."""

from __future__ import annotations

from collections.abc import Mapping

from companion.core.message import Message
from companion.core.remembered import remembered
from companion.games.tapestry import content, places
from companion.games.tapestry.content.land import Edges, TerritoryTile
from companion.games.tapestry.content.words import Terrain
from companion.games.tapestry.describing import benefits_text
from companion.games.tapestry.state import UNKNOWN_TILE


def tile_name(tile: int) -> Message:
    """What can be seen of it, or that nobody named it."""
    if tile < 1:
        return Message("tapestry.unknown.territory_tile")
    return tile_in_words(str(tile))


def tile_in_words(number: str, face: str = "") -> Message:
    """Our number is on no tile, so that its picture is told; and what is at its top edge."""
    tile = content.territory_tile(int(number))
    lands = tuple(map(terrain, sorted(tile.land)))
    gives = benefits_text(tile.benefits)
    said = Message("tapestry.hands.piece.tile_seen", lands=lands, gives=gives)
    kind, _, sixths = face.partition(":")
    if kind != places.TURNED or tile.alike_all_round:
        return _told_apart(tile, said)
    shown = _enough(tile, int(sixths))
    if len(shown) == 1 and len(set(shown[0])) == 1:
        return Message("tapestry.hands.piece.tile_lies", what=said, top=terrain(shown[0][0]))
    sides = tuple(map(_side, shown))
    return Message("tapestry.hands.piece.tile_turned", what=said, sides=sides)


def space_name(tile: int) -> Message:
    """A space tile by what it gives."""
    if tile == UNKNOWN_TILE:
        return Message("tapestry.unknown.space_tile")
    if content.space_tile(tile).note:
        return Message("tapestry.hands.piece.space_tile_named")
    return benefits_text(content.space_tile(tile).benefits)


def space_tile_in_words(number: str) -> Message:
    """Our number is on none of them either: what it gives, where a source shows it."""
    tile = content.space_tile(int(number))
    if tile.note:
        return Message("tapestry.hands.piece.space_tile_named")
    gives = benefits_text(tile.benefits[0].steps or tile.benefits)
    return Message("tapestry.hands.piece.space_tile_gives", gives=gives)


def _told_apart(tile: TerritoryTile, said: Message) -> Message:
    """With all its sides, where another one shows the same land and gives the same."""
    if tile.id not in _alike(content.territory_tiles()):
        return said
    sides = tuple(map(_side, tile.turned(0)))
    return Message("tapestry.hands.piece.tile_round", what=said, sides=sides)


@remembered
def _alike(tiles: Mapping[int, TerritoryTile]) -> frozenset[int]:
    """Those that another one looks like by its land and what it gives."""
    seen = [(tile.land, tile.benefits) for tile in tiles.values()]
    shown = zip(tiles.values(), seen, strict=True)
    return frozenset(tile.id for tile, one in shown if seen.count(one) > 1)


def _enough(tile: TerritoryTile, sixths: int) -> Edges:
    """So many sides, clockwise from the top, that it can lie in one way only."""
    sides = tile.turned(sixths)
    others = [way for n in range(len(sides)) if (way := tile.turned(n)) != sides]
    told = range(1, len(sides))
    return sides[: next(n for n in told if all(way[:n] != sides[:n] for way in others))]


def way_in_words(tile: int, sixths: int, n: int) -> Message:
    """How a tile lies: its sides, clockwise from the top, and the points for it."""
    sides = tuple(map(_side, content.territory_tile(tile).turned(sixths)))
    return Message("tapestry.option.lies", n=n, sides=sides)


def best_in_words(n: int | None, most: int | None) -> Message | None:
    """Said of a way that no other beats."""
    return Message("tapestry.option.best") if n and n == most else None


def _side(halves: tuple[Terrain, Terrain]) -> Message:
    first, second = halves
    if first == second:
        return terrain(first)
    return Message("tapestry.option.side", first=terrain(first), second=terrain(second))


def terrain(kind: Terrain) -> Message:
    """A terrain in words."""
    return Message(f"tapestry.hands.terrain.{kind.value}")
