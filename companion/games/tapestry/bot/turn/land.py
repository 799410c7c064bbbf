"""A territory tile from the supply, turned at random. R-conq-6, R-expl-2."""

from __future__ import annotations

from functools import cache

from companion.core.message import Message, name
from companion.core.question import Option
from companion.games.tapestry import content
from companion.games.tapestry.bot.turn.acting import Acting
from companion.games.tapestry.events.board import TileLaid
from companion.games.tapestry.state import UNKNOWN_TILE


def lay_tile(acting: Acting, place: str) -> None:
    """Which tile and how it lies may be told; nobody needs to."""
    if acting.state.map[place].explored:
        return
    ask = Message("tapestry.bot.ask.tile")
    tile = int(acting.settle(acting.key("automa.tile"), ask, _tiles(), str(UNKNOWN_TILE)))
    turned = Message("tapestry.bot.ask.tile_turned")
    sixths = acting.counted(acting.key("automa.tile.turned"), turned, 0)
    acting.record(TileLaid(place, tile, sixths % 6))


@cache
def _tiles() -> tuple[Option, ...]:
    unknown = Option(str(UNKNOWN_TILE), Message("tapestry.bot.option.some_tile"))
    named = (
        Option(str(number), name("tapestry", "territory_tile", str(number)))
        for number in content.territory_tiles()
    )
    return (unknown, *named)
