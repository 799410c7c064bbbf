"""What the Collectors can lay on their mat, of each kind."""

from __future__ import annotations

from collections.abc import Iterator

from companion.core.event import Event
from companion.core.message import Message
from companion.games.tapestry.cards.events_of_tapestries import TapestryGained
from companion.games.tapestry.cards.events_of_technologies import TechInvented
from companion.games.tapestry.city.events import BuildingGained, LandmarkTaken
from companion.games.tapestry.land.events import TerritoryTileGained
from companion.games.tapestry.player import Player
from companion.games.tapestry.state import State
from companion.games.tapestry.tile_in_words import tile_name
from companion.games.tapestry.turn.names import card_name, thing_name, word

KINDS = ("house", "landmark", "tapestry", "territory_tile", "tech_card")


def holdings(me: Player, kind: str) -> tuple[str, ...]:
    """What of a kind could go on the mat; a piece that is placed has found its place."""
    match kind:
        case "tapestry":
            return me.hand
        case "territory_tile":
            return tuple(map(str, me.tiles))
        case "tech_card":
            return tuple(tech.card for tech in me.techs)
        case _:
            return me.waiting


def gained(event: Event[State], player: str, kind: str) -> Iterator[str]:
    """What came to the player with an event of the turn."""
    match kind, event:
        case "house", BuildingGained(player=who, building="house") if who == player:
            yield "house"
        case "landmark", LandmarkTaken(owner=who, landmark=landmark) if who == player:
            yield landmark
        case "tapestry", TapestryGained(player=who, card=card) if who == player:
            yield card
        case "territory_tile", TerritoryTileGained(player=who, tile=tile) if who == player:
            yield str(tile)
        case "tech_card", TechInvented(player=who, card=card) if who == player:
            yield card


def name_of(kind: str, item: str) -> Message:
    match kind:
        case "tapestry":
            return card_name("tapestry", item)
        case "tech_card":
            return card_name("tech", item)
        case "territory_tile" if int(item) > 0:
            return tile_name(int(item))
        case "landmark":
            return word("landmark", item)
        case _:
            return thing_name(kind)
