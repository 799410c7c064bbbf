"""Tiles as things: gained from a supply, territory tiles given up.

Rulebook, "Exploration": a tile that is gained is kept face up until it is laid.
"""

from __future__ import annotations

from companion.core.message import Message
from companion.games.tapestry.cards import drawing
from companion.games.tapestry.land.events import (
    SpaceTileGained,
    TerritoryTileGained,
    TerritoryTileSpent,
)
from companion.games.tapestry.state import UNKNOWN, UNKNOWN_TILE
from companion.games.tapestry.tile_in_words import tile_name
from companion.games.tapestry.turn.gains import Gainer, gained
from companion.games.tapestry.turn.giving_up import Held
from companion.games.tapestry.turn.turn import Turn


def _mixed(deck: str) -> Gainer:
    return lambda turn: drawing.mix(turn, deck)


@gained("territory_tile", then=_mixed("territory"))
def territory_tile(turn: Turn) -> None:
    """A tile from the supply or the bag, kept face up."""
    if not drawing.any_left(turn, "territory"):
        turn.tell(Message("tapestry.told.no_territory_tile"))
        return
    drawn = drawing.draw_or_unknown(turn, "territory")
    turn.record(TerritoryTileGained(turn.player, UNKNOWN_TILE if drawn == UNKNOWN else int(drawn)))


@gained("space_tile", then=_mixed("space"))
def space_tile(turn: Turn) -> None:
    """A space tile from the supply: they can run out."""
    if not drawing.any_left(turn, "space"):
        turn.tell(Message("tapestry.told.no_space_tile"))
        return
    drawn = drawing.draw_or_unknown(turn, "space")
    turn.record(SpaceTileGained(turn.player, UNKNOWN_TILE if drawn == UNKNOWN else int(drawn)))


HELD = {
    "territory_tile": Held(
        lambda turn: tuple(map(str, turn.me.tiles)),
        lambda tile: tile_name(int(tile)),
        lambda player, tile: TerritoryTileSpent(player, int(tile)),
    ),
}
"""How they are given up."""
