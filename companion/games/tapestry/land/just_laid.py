"""What a card asks of the conquest or the exploration before it: seen in the step's own events."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from itertools import groupby
from typing import TypeAlias

from companion.core.message import Message
from companion.games.tapestry import content
from companion.games.tapestry.cards.moments import since_laid
from companion.games.tapestry.content.words import LANDS, Terrain
from companion.games.tapestry.land.events import (
    BotTileLaid,
    TileBrought,
    TileLaidOnMat,
    TokenToppled,
)
from companion.games.tapestry.once_a_turn import TerritoryConquered
from companion.games.tapestry.owners import AUTOMA
from companion.games.tapestry.state import UNKNOWN_TILE
from companion.games.tapestry.turn.just_now import said_once
from companion.games.tapestry.turn.names import word
from companion.games.tapestry.turn.turn import Turn

Laid: TypeAlias = TileBrought | TileLaidOnMat | BotTileLaid
LAID = (TileBrought, TileLaidOnMat, BotTileLaid)
MOST_LANDS = 6


def toppled(turn: Turn) -> bool:
    """Whether the last conquest left somebody else's outpost lying."""
    events = since_laid(turn)
    conquests = [at for at, one in enumerate(events) if isinstance(one, TerritoryConquered)]
    since = events[conquests[-1] :] if conquests else ()
    return any(isinstance(one, TokenToppled) and one.owner != turn.player for one in since)


def on_the_tile(turn: Turn, land: Terrain) -> int:
    """How often a land lies on the tile just laid, by oneself or by whoever set this off.

    Asked where its sides do not tell.
    """
    whose = (turn.player, turn.cause)
    laid = [one.tile for one in turn.happened if isinstance(one, LAID) and _layer(one) in whose]
    if not laid:
        return 0
    text = Message("tapestry.ask.on_the_tile", land=word("terrain", land))
    return said_once(turn, f"tile.{len(laid)}.{land}", text, *_between(laid[-1], land))


def tile_since(turn: Turn, begun: int) -> int:
    """The event in which the first tile since then was laid."""
    events = enumerate(turn.step.events[begun:], begun)
    return next(at for at, one in events if isinstance(one, LAID))


def _layer(event: Laid) -> str:
    return AUTOMA if isinstance(event, BotTileLaid) else event.player


def _between(tile: int, land: Terrain) -> tuple[int, int]:
    """At least and at most so often: what reaches several sides may be one land in the middle."""
    if tile == UNKNOWN_TILE:
        return 0, MOST_LANDS
    printed = content.territory_tile(tile)
    halves = [half for edge in printed.edges for half in edge]
    runs = [here for here, _ in groupby(halves)]
    around = runs.count(land) - (len(runs) > 1 and runs[0] == runs[-1] == land)
    within = printed.interior.count(land)
    return within + min(around, 1), within + around


COUNTS: Mapping[str, Callable[[Turn], int]] = {
    f"tile_{land}": partial(on_the_tile, land=land) for land in LANDS
}
