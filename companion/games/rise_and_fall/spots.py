"""Where pieces lie on the table, as acts name it, and what pieces are called there."""

from __future__ import annotations

from collections.abc import Iterable

from companion.core.act import BOX
from companion.games.rise_and_fall.content import GOLD, first_tiles
from companion.games.rise_and_fall.state import Place, State

BANK = "bank"
"""Gold, wood and stone as far as nobody counts them."""
BANK_COUNTED = "bank:counted"
"""The bank's gold where it is watched."""
RESERVE = "reserve"
"""Everybody's own pieces that are not in the world."""
WORLD = "world"
"""Somewhere in the world, where the tablet does not know the space."""
HEX = "hex:"
BOARD, DECLINE, TILES = "board", "decline", "tiles"
TOKEN, RING = "token", "ring"
CARD, TROPHY, TILE = "card:", "trophy:", "tile:"
FIRST_SEA = "first_sea"


def bank(state: State, resource: str) -> str:
    """Where a resource is paid to."""
    return BANK_COUNTED if resource == GOLD and state.bank is not None else BANK


def treasury(seat: str) -> str:
    """A player's gold, wood and stone."""
    return f"player:{seat}/treasury"


def cards(seat: str, place: Place) -> str:
    """A player's cards; those in decline lie together on the board."""
    return DECLINE if place is Place.DECLINE else f"player:{seat}/cards:{place.value}"


def trophies(seat: str) -> str:
    """A player's trophies."""
    return f"player:{seat}/trophies"


def holder(seat: str) -> str:
    """Before whom the first player's token lies."""
    return f"player:{seat}/token" if seat else BOX


def hexagon(space: str) -> str:
    """A space of the world on the tablet."""
    return HEX + space


def space_of(place: str) -> str:
    """The space of a place; empty where it is none."""
    return place.removeprefix(HEX) if place.startswith(HEX) else ""


def tile(terrain: str, spaces: Iterable[str]) -> str:
    """A terrain tile; those that the world begins with are larger."""
    first = terrain == "sea" and len(tuple(spaces)) == first_tiles().spaces
    return TILE + (FIRST_SEA if first else terrain)


def ground(spaces: Iterable[str]) -> str:
    """What a tile covers."""
    return "ground:" + ";".join(sorted(spaces))
