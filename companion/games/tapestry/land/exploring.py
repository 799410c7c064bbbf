"""Exploring: lay a tile, points for aligned sides, the tile's benefit.

Rulebook, "Exploration".
"""

from __future__ import annotations

from collections.abc import Mapping

from companion.core.message import Message
from companion.core.question import Amount, Choice, Option
from companion.games.tapestry import content, places
from companion.games.tapestry.benefits import Benefit, Verb
from companion.games.tapestry.cards.moments import in_force
from companion.games.tapestry.content.land import Edges
from companion.games.tapestry.land import conquering, geography, just_laid, tiles
from companion.games.tapestry.land.events import TileBrought
from companion.games.tapestry.nouns import HEX, TILE
from companion.games.tapestry.score import points
from companion.games.tapestry.state import UNKNOWN_TILE
from companion.games.tapestry.tile_in_words import best_in_words, way_in_words
from companion.games.tapestry.turn import effects, noticing
from companion.games.tapestry.turn.mats import lay_on_own_land, own_land
from companion.games.tapestry.turn.turn import Turn
from companion.games.tapestry.turn.verbs import carries_out

MOST_SIDES = 6
ITS_BENEFIT = Message("tapestry.part.its_benefit")
PARTS = (Message("tapestry.benefit.explore"), ITS_BENEFIT)


@carries_out(Verb.EXPLORE)
def explore(turn: Turn, benefit: Benefit) -> None:
    """A tile of one's supply on an unexplored hex, then its benefit."""
    with turn.step.in_parts(PARTS, lambda text: Option(text.key, text)):
        turn.step.reach(PARTS[0])
        _explore(turn, benefit)


def _explore(turn: Turn, benefit: Benefit) -> None:
    """Impossible without a tile or a hex."""
    if effects.forbidden(turn, "no_explore"):
        return
    for card in in_force(turn):
        card.exploring()
    if not turn.me.tiles:
        turn.tell(Message("tapestry.told.no_tile_to_explore"))
        return
    open_ones = geography.may_explore(turn.state, turn.player, anywhere=benefit.anywhere)
    options = [*HEX.these(turn.state, open_ones), *own_land(turn)]
    if not options:
        turn.tell(Message("tapestry.told.nowhere_to_explore"))
        return
    tile = turn.me.tiles[-1] if benefit.what == "gained_tile" else choose_tile(turn)
    place = turn.choose("explore.hex", Message("tapestry.ask.explore_hex"), options)
    begun = len(turn.step.events)
    if place in turn.state.map:
        lay(turn, tile, place)
    else:
        lay_on_own_land(turn, tile, place)
    turn = turn.answering(just_laid.tile_since(turn, begun))
    effects.trigger(turn, "explored")
    noticing.opponents_notice(turn, turn.player, "opponent_explored")


def choose_tile(turn: Turn) -> int:
    """One of one's supply."""
    kinds = sorted(set(turn.me.tiles))
    options = TILE.these(turn.state, map(str, kinds))
    return int(turn.choose("explore.tile", Message("tapestry.ask.explore_tile"), options))


def lay(turn: Turn, tile: int, place: str) -> None:
    """The tile lies there; its points and its benefit."""
    near = geography.around(turn.state, place)
    sixths = rotation(turn, tile, place, near)
    aligned = aligned_sides(turn, tile, place, sixths, near)
    turn.record(TileBrought(turn.player, tile, place, sixths))
    turn.step.reach(ITS_BENEFIT)
    twice = effects.rule_in_force(turn.state, turn.player, "explore_benefit_twice_for_points")
    if twice and turn.may("explore.twice", Message("tapestry.ask.benefit_twice")):
        tiles.gain_benefit(turn, place)
    else:
        points.score(turn, aligned, "exploration", place)
    tiles.gain_benefit(turn, place)
    conquering.outpost_on_explored(turn, place)


Near = Mapping[str, Edges | None]
"""The explored hexes around, with their sides."""


def rotation(turn: Turn, tile: int, place: str, near: Near, *, on_map: bool = True) -> int:
    """How it is turned: asked with the points each way gives, for a tile we know.

    Not where it looks the same from all sides.
    """
    if tile == UNKNOWN_TILE:
        return 0
    key, printed = turn.key("explore.rotation"), content.territory_tile(tile)
    if printed.alike_all_round:
        return 0
    ways = {s: geography.aligned_sides(place, printed.turned(s), near) for s in range(6)}
    best = max(ways, key=lambda sixths: ways[sixths] or 0)
    options = tuple(
        Option(str(sixths), way_in_words(tile, sixths, n or 0), best_in_words(n, ways[best]))
        for sixths, n in ways.items()
    )
    where = (places.hex_place(place), places.card("territory", tile)) if on_map else ()
    text = Message("tapestry.ask.rotation")
    return int(turn.step.ask(Choice(key, text, options, str(best), places=where)))


def aligned_sides(turn: Turn, tile: int, place: str, sixths: int, near: Near) -> int:
    """Counted where all tiles around are known, typed otherwise: no more than there are sides."""
    least, unknown = 0, len(near)
    if tile != UNKNOWN_TILE:
        edges = content.territory_tile(tile).turned(sixths)
        least = len(geography.sides_aligned(place, edges, near))
        unknown = sum(one is None for one in near.values())
    text = Message("tapestry.ask.aligned")
    if unknown:
        possible = least, least + unknown
        asked = Amount(turn.key("explore.aligned"), text, 0, MOST_SIDES, within=possible)
        return turn.step.ask(asked)
    return turn.computed("explore.aligned", text, least)
