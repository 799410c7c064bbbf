"""Exploring: lay a tile, points for aligned sides, the tile's benefit.

Rulebook, "Exploration".
"""

from __future__ import annotations

from companion.core.message import Message
from companion.core.question import Option
from companion.games.tapestry import content
from companion.games.tapestry.benefits import Benefit, Verb
from companion.games.tapestry.events.board import TileLaid
from companion.games.tapestry.events.supplies import TerritoryTileSpent
from companion.games.tapestry.rules import (
    conquering,
    effects,
    land,
    points,
    tiles,
)
from companion.games.tapestry.rules.cards import age_of_sail
from companion.games.tapestry.rules.giving_up import tile_name
from companion.games.tapestry.rules.turn import Turn
from companion.games.tapestry.rules.verbs import handles
from companion.games.tapestry.state import UNKNOWN_TILE

MOST_SIDES = 6


@handles(Verb.EXPLORE)
def explore(turn: Turn, benefit: Benefit, source: str, detail: str) -> None:
    """A tile of one's supply on an unexplored hex; impossible without a tile or a hex."""
    del source
    age_of_sail.set_out(turn)
    if not turn.me.tiles:
        turn.tell(Message("tapestry.told.no_tile_to_explore"))
        return
    places = land.may_explore(turn.state, turn.player, anywhere=benefit.anywhere)
    if not places:
        turn.tell(Message("tapestry.told.nowhere_to_explore"))
        return
    tile = turn.me.tiles[-1] if benefit.what == "gained_tile" else _choose_tile(turn)
    options = tiles.hex_options(turn.state, places)
    place = turn.choose("explore.hex", Message("tapestry.ask.explore_hex"), options)
    lay(turn, tile, place, detail)


def _choose_tile(turn: Turn) -> int:
    kinds = sorted(set(turn.me.tiles))
    options = [Option(str(tile), tile_name(tile), place=f"tile:{tile}") for tile in kinds]
    return int(turn.choose("explore.tile", Message("tapestry.ask.explore_tile"), options))


def lay(turn: Turn, tile: int, place: str, detail: str) -> None:
    """The tile lies there; its points and its benefit."""
    rotation = _rotation(turn, tile, place)
    aligned = _aligned(turn, tile, place, rotation)
    turn.record(TerritoryTileSpent(turn.player, tile, laid=True))
    turn.record(TileLaid(place, tile, rotation))
    twice = effects.rule_in_force(turn.state, turn.player, "explore_benefit_twice_for_points")
    if twice and turn.may("explore.twice", Message("tapestry.ask.benefit_twice")):
        tiles.gain_benefit(turn, place)
    else:
        points.score(turn, aligned, "exploration", place)
    tiles.gain_benefit(turn, place)
    conquering.outpost_on_explored(turn, place)
    del detail


def _rotation(turn: Turn, tile: int, place: str) -> int:
    """How it is turned: asked with the points each way gives, for a tile we know."""
    if tile == UNKNOWN_TILE:
        return 0
    printed = content.territory_tile(tile)
    ways = {
        sixths: land.aligned_sides(turn.state, place, printed.turned(sixths)) for sixths in range(6)
    }
    best = max(ways, key=lambda sixths: ways[sixths] or 0)
    options = [
        Option(str(sixths), Message("tapestry.option.rotation", n=n or 0, sixths=sixths))
        for sixths, n in ways.items()
    ]
    text = Message("tapestry.ask.rotation")
    return int(turn.choose("explore.rotation", text, options, guess=str(best)))


def _aligned(turn: Turn, tile: int, place: str, rotation: int) -> int:
    """Counted where all tiles around are known, typed otherwise."""
    known = None
    if tile != UNKNOWN_TILE:
        edges = content.territory_tile(tile).turned(rotation)
        known = land.aligned_sides(turn.state, place, edges)
    text = Message("tapestry.ask.aligned")
    if known is None:
        return turn.amount("explore.aligned", text, 0, MOST_SIDES, 0)
    return turn.computed("explore.aligned", text, known)
