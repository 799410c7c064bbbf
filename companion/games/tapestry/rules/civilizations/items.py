"""Civilizations: the Aliens and the Collectors.

Their mats, as listed in the data.
"""

from __future__ import annotations

from companion.core.event import Event
from companion.core.message import Message
from companion.core.question import Option
from companion.games.tapestry import content
from companion.games.tapestry.events.board import LandmarkTaken, OnceThisTurn
from companion.games.tapestry.events.cards import TapestryGained, TechInvented
from companion.games.tapestry.events.city import BuildingGained
from companion.games.tapestry.events.supplies import TerritoryTileGained
from companion.games.tapestry.rules import (
    costs,
    exploring_space,
    giving_up,
    points,
    resources,
    tiles,
)
from companion.games.tapestry.rules.civilizations import (
    FINAL,
    INCOME,
    TURN_END,
    mark,
    marked,
    mat_of,
)
from companion.games.tapestry.rules.civilizations.mats import TILES_FROM
from companion.games.tapestry.rules.turn import Turn
from companion.games.tapestry.rules.words import thing_name, word
from companion.games.tapestry.state import State

ALIENS, COLLECTORS = "aliens", "collectors"
KINDS = ("outpost", "house", "landmark", "tapestry", "territory_tile", "tech_card")
NONE = "none"


@INCOME.of(ALIENS)
def aliens(turn: Turn) -> None:
    """A space tile explored on the mat (1 resource if one lay there), or a resource."""
    lay = marked(turn, ALIENS, "tile")
    exploring_space.discard_from_mat(turn, lay - TILES_FROM)
    mark(turn, ALIENS, "tile", 0)
    pays = {costs.ANY: 1} if lay else {}
    options = [Option("resource", word("resource", "any_resource"))]
    if giving_up.affordable(turn, pays):
        options += [
            Option(str(tile), tiles.space_name(tile), place=f"space:{tile}")
            for tile in dict.fromkeys(turn.me.space_tiles)
        ]
    chosen = turn.choose("aliens", Message("tapestry.ask.or"), options)
    if chosen == "resource":
        resources.any_resource(turn)
        return
    giving_up.pay(turn, pays)
    mark(turn, ALIENS, "tile", int(chosen) + TILES_FROM)
    exploring_space.use_space_tile(turn, int(chosen))


@TURN_END.of(COLLECTORS)
def collectors(turn: Turn) -> None:
    """Maybe an item gained now, of a new kind, on the mat for a resource; moving it is told."""
    gained = {_kind(event, turn.player) for event in turn.step.events}
    left = [kind for kind in KINDS if kind in gained and not marked(turn, COLLECTORS, kind)]
    if not left:
        return
    options = [Option(NONE, Message("tapestry.option.no"))]
    options += [Option(kind, thing_name(kind)) for kind in left]
    chosen = turn.choose("collectors", Message("tapestry.ask.collectors"), options, guess=NONE)
    if chosen == NONE:
        return
    if chosen in giving_up.THINGS and giving_up.holdings(turn, chosen):
        giving_up.discard(turn, chosen, 1)
    mark(turn, COLLECTORS, chosen)
    turn.tell(Message("tapestry.told.collect", thing=thing_name(chosen)), icon="flag")
    resources.any_resource(turn)


def _kind(event: Event[State], player: str) -> str:
    """What came to the player with an event of the turn, if it can be collected."""
    match event:
        case BuildingGained(player=who, building="house") if who == player:
            return "house"
        case LandmarkTaken(owner=who) if who == player:
            return "landmark"
        case TapestryGained(player=who) if who == player:
            return "tapestry"
        case TerritoryTileGained(player=who) if who == player:
            return "territory_tile"
        case TechInvented(player=who) if who == player:
            return "tech_card"
        case OnceThisTurn(what=what) if what.startswith("conquered:"):
            return "outpost"
    return ""


@FINAL.of(COLLECTORS)
def collectors_final(turn: Turn) -> None:
    """Points by the number of kinds."""
    kinds = len(mat_of(turn, COLLECTORS).marks)
    table = content.civilization(COLLECTORS).final[0].table
    if kinds:
        points.score(turn, table[kinds - 1], "civilization", COLLECTORS)
