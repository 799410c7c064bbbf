"""Space tiles: laid beside the income mat, or on a civilization's, for what they show.

Rulebook, "Space exploration".
"""

from __future__ import annotations

from companion.core.message import Message
from companion.games.tapestry import content
from companion.games.tapestry.benefits import Verb
from companion.games.tapestry.land.events import SpaceTileDiscarded, SpaceTileExplored
from companion.games.tapestry.nouns import SPACE_TILE
from companion.games.tapestry.state import UNKNOWN_TILE
from companion.games.tapestry.turn import effects, owner_facts, verbs
from companion.games.tapestry.turn.turn import Turn
from companion.games.tapestry.turn.verbs import simply


@simply(Verb.EXPLORE_SPACE)
def explore_space(turn: Turn) -> None:
    """A space tile beside the income mat, and its benefits."""
    mine = sorted(set(turn.me.space_tiles))
    if not mine:
        turn.tell(Message("tapestry.told.no_space_tile_to_explore"))
        return
    options = SPACE_TILE.these(turn.state, map(str, mine))
    tile = int(turn.choose("space.tile", Message("tapestry.ask.space_tile"), options))
    use_space_tile(turn, tile)


def use_space_tile(turn: Turn, tile: int) -> None:
    """It lies beside the income mat, or on a mat, and gives what it shows."""
    turn.record(SpaceTileExplored(turn.player, tile))
    if tile == UNKNOWN_TILE:
        turn.tell(Message("tapestry.told.space_tile"))
        effects.trigger(turn, "space_explored")
        return
    if content.space_tile(tile).note:
        owner_facts.settle(turn, f"space_tile.{tile}")
    verbs.gain_all(turn, content.space_tile(tile).benefits, "space_tile", str(tile))
    effects.trigger(turn, "space_explored")


def discard_from_mat(turn: Turn, tile: int) -> None:
    """A mat's space tile leaves it and gives nothing more."""
    if tile in turn.me.explored_space:
        turn.record(SpaceTileDiscarded(turn.player, tile))
