"""What lies on a territory and what it gives.

Rulebook, "Exploration" and "Military": the benefit printed on the tile; printed territories have
none.
"""

from __future__ import annotations

from companion.core.message import Message
from companion.core.question import Option
from companion.games.tapestry import content, describing
from companion.games.tapestry.benefits import Benefit, Verb
from companion.games.tapestry.content.words import Terrain
from companion.games.tapestry.nouns import TERRAIN
from companion.games.tapestry.once_a_turn import TerritoryConquered, TreasureSought
from companion.games.tapestry.state import UNKNOWN_TILE
from companion.games.tapestry.turn import verbs
from companion.games.tapestry.turn.turn import Turn
from companion.games.tapestry.turn.verbs import handles

TAKEN = (TerritoryConquered, TreasureSought)
LAND = (Terrain.MOUNTAIN, Terrain.GRASS, Terrain.FOREST, Terrain.DESERT)


def kinds_of_benefit() -> dict[str, tuple[Benefit, ...]]:
    """Everything a territory tile can give, each once, by the first tile that shows it."""
    found: dict[str, tuple[Benefit, ...]] = {}
    for number, tile in sorted(content.territory_tiles().items()):
        if tile.benefits not in found.values():
            found[str(number)] = tile.benefits
    return found


def benefits_on(turn: Turn, place: str) -> tuple[Benefit, ...]:
    """What the territory shows; asked for a tile that nobody named."""
    return benefits_of(turn, turn.state.map[place].tile or 0)


def benefits_of(turn: Turn, tile: int) -> tuple[Benefit, ...]:
    """What a tile shows, by its number."""
    if not tile:
        return ()
    if tile > 0:
        return content.territory_tile(tile).benefits
    kinds = kinds_of_benefit()
    options = [
        Option(number, describing.benefits_text(benefits)) for number, benefits in kinds.items()
    ]
    return kinds[turn.choose("tile.benefit", Message("tapestry.ask.tile_benefit"), options)]


def gain_benefit(turn: Turn, place: str, source: str = "exploration") -> None:
    """Gain what the territory shows."""
    verbs.gain_all(turn, benefits_on(turn, place), source, place)


@handles(Verb.TERRITORY_BENEFIT)
def territory_benefit(turn: Turn, benefit: Benefit, source: str, detail: str) -> None:
    """The territory of the conquest going on, or of the token put there for its treasure."""
    taken = [one.place for one in turn.state.this_turn if isinstance(one, TAKEN)]
    if taken and taken[-1]:
        gain_benefit(turn, taken[-1], source)
    elif taken:
        turn.tell(Message("tapestry.told.no_territory_benefit"))


def land_on(turn: Turn, place: str) -> list[Terrain]:
    """The kinds of land a tile shows; asked for one that nobody named."""
    tile = turn.state.map[place].tile or 0
    if tile != UNKNOWN_TILE:
        return [terrain for terrain in LAND if terrain in content.territory_tile(tile).land]
    options = TERRAIN.these(turn.state, LAND)
    shown = turn.several("terrains", Message("tapestry.ask.terrains"), options, 0, len(LAND))
    return [Terrain(terrain) for terrain in shown]
