"""The things of this game: who plays, kinds of pieces, resources, places of cards."""

from __future__ import annotations

from dataclasses import replace

from companion.core.message import Message, name
from companion.core.noun import Noun
from companion.games.rise_and_fall.content import GOLD, STONE, WOOD, bank_facts, kinds
from companion.games.rise_and_fall.rules import stock
from companion.games.rise_and_fall.rules.cards import who
from companion.games.rise_and_fall.rules.treasury import resource_name
from companion.games.rise_and_fall.state import Place, State

RESOURCES = (GOLD, WOOD, STONE)


def piece_name(kind: str) -> Message:
    """What a kind of piece is called."""
    return name("rise_and_fall", "piece", kind)


def resource_icon(resource: str) -> str:
    """Its picture."""
    return next((one.icon for one in bank_facts().resources if one.id == resource), "rise-gold")


SEAT: Noun[State] = Noun(
    "seat",
    Message("rise_and_fall.offer.ask.whose"),
    lambda state, filled: (player.id for player in state.players),
    who,
    place=lambda state, seat: f"player:{seat}",
)
LIVING = SEAT.among(lambda state, filled: state.living)
KIND: Noun[State] = Noun(
    "kind",
    Message("rise_and_fall.offer.ask.kind"),
    lambda state, filled: kinds(),
    lambda state, kind: piece_name(kind),
    lambda state, kind: kinds()[kind].icon,
)
RESOURCE: Noun[State] = Noun(
    "resource",
    Message("rise_and_fall.offer.ask.resource"),
    lambda state, filled: RESOURCES,
    lambda state, resource: resource_name(resource),
    lambda state, resource: resource_icon(resource),
)
PLACE: Noun[State] = Noun(
    "to",
    Message("rise_and_fall.offer.ask.place"),
    lambda state, filled: (place.value for place in Place),
    lambda state, place: Message(f"rise_and_fall.place.{place}"),
    read=Place,
)


def space_called(state: State, place: str) -> Message:
    """A space of the world, or beside it."""
    seen = (
        name("rise_and_fall", "terrain", state.world[place].terrain)
        if place in state.world
        else Message("rise_and_fall.offer.empty")
    )
    return Message("rise_and_fall.offer.space", place=place, terrain=seen)


def space_place(_state: State, place: str) -> str:
    """Where it is touched."""
    return f"hex:{place}"


SPACE_OF_WORLD: Noun[State] = Noun(
    "space",
    Message("rise_and_fall.offer.ask.space"),
    lambda state, filled: sorted(state.world, key=stock.to_hex),
    space_called,
    place=space_place,
)
GROUND: Noun[State] = replace(
    SPACE_OF_WORLD,
    called=lambda state, at: name("rise_and_fall", "terrain", state.world[at].terrain),
)
"""A space by its terrain, where each lies on the board that is looked at."""
