"""Exploring: where the Automa lays a territory tile. R-expl-1 and R-expl-2."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from companion.core.hexgrid import Hex
from companion.core.instruction import Why
from companion.core.message import Message
from companion.games.tapestry.bots.decide.hexes import crow_flights, narrow_by_order, running_hexes
from companion.games.tapestry.bots.decide.narrowing import Narrowing
from companion.games.tapestry.bots.position import Position
from companion.games.tapestry.bots.state import HUMAN
from companion.games.tapestry.owners import AUTOMA

MILITARY = "military"


@dataclass(frozen=True, slots=True)
class Exploration:
    """The hex, none when it is skipped."""

    hex: Hex | None
    whys: tuple[Why, ...]


def choose_exploration(position: Position, anywhere: bool = False) -> Exploration:
    """Where the Automa explores: no points, no benefit, the tile turned at random."""
    if position.tiles_left <= 0:
        return _skipped("no_tile")
    running = running_hexes(position, explorable(position, anywhere))
    if not running.remaining:
        return _skipped("nowhere")
    where = "anywhere" if anywhere else "beside"
    running.start("R-expl-1", Message(f"tapestry.bot.why.explore.{where}"))
    if running.open and position.favourites.get(AUTOMA) != MILITARY:
        _narrow_by_furthest(running, position)
    narrow_by_order(running, position)
    return Exploration(running.remaining[0], tuple(running.whys))


def explorable(position: Position, anywhere: bool) -> tuple[Hex, ...]:
    """R-expl-1: the empty hexes next to an Automa territory, or all of them."""
    own = position.controlled(AUTOMA)
    reach: Collection[Hex] = position.board.hexes if anywhere else position.beside(own)
    return tuple(place for place in reach if position.is_empty(place))


def _narrow_by_furthest(running: Narrowing[Hex], position: Position) -> None:
    """R-hex-3: only the furthest from the human stay."""
    away = crow_flights(position, running.remaining, position.controlled(HUMAN))
    most = max(away.values())
    running.keep(
        "R-expl-2",
        [place for place, n in away.items() if n == most],
        Message("tapestry.bot.why.explore.furthest.ruling"),
        lambda place: Message("tapestry.bot.passed.nearer", n=away[place], most=most),
    )


def _skipped(because: str) -> Exploration:
    text = Message(f"tapestry.bot.why.explore.{because}")
    return Exploration(None, (Why("R-expl-1", text),))
