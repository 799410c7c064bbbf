"""The things of this game: who plays, tracks and spaces, hexes, landmarks, cards, tiles, resources.

Forms and the questions of a step ask with these; what a rule asks for, it says by their ids.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace

from companion.core.message import Message
from companion.core.noun import Noun
from companion.games.tapestry import content
from companion.games.tapestry.content.cards import MatSpace
from companion.games.tapestry.content.words import Terrain
from companion.games.tapestry.describing import benefits_text
from companion.games.tapestry.land.board import board
from companion.games.tapestry.player import BUILDINGS, RESOURCES
from companion.games.tapestry.state import LAST_SPACE, State, hex_of
from companion.games.tapestry.tile_in_words import space_name as space_name_of
from companion.games.tapestry.tile_in_words import space_tile_in_words, tile_in_words, tile_name
from companion.games.tapestry.turn.names import (
    bot_title,
    card_name,
    player_name,
    player_option,
    space_name,
    thing_name,
    word,
)
from companion.games.tapestry.turn.neighbours import bot_owners

PLAYER, OWNER, CARD, NUMBER, NOBODY = "player", "owner", "card", "number", "nobody"
TILES_OF_LAND, TILES_OF_SPACE = ("territory", "territory_tile"), ("space", "space_tile")
WHICH_CARD = Message("tapestry.offer.ask.card")
HOW_MANY = Message("tapestry.offer.ask.number")


def said(text: Message | str) -> Message:
    """A name as a message, also where somebody typed it."""
    return text if isinstance(text, Message) else Message("tapestry.offer.typed", text=text)


def owner_name(state: State, owner: str) -> Message:
    """A person or a bot, within a sentence."""
    if owner in bot_owners(state):
        return bot_title(owner)
    named = player_name(state, owner)
    return named if isinstance(named, Message) else Message("tapestry.named", name=named)


def everybody(state: State) -> tuple[str, ...]:
    """The people and the bots."""
    return (*state.players, *bot_owners(state))


PERSON: Noun[State] = Noun(
    PLAYER,
    Message("tapestry.offer.ask.player"),
    lambda state, filled: state.players,
    lambda state, player: said(player_name(state, player)),
    place=lambda state, player: f"player:{player}",
)
ANYBODY: Noun[State] = Noun(
    OWNER,
    Message("tapestry.offer.ask.player"),
    lambda state, filled: everybody(state),
    player_option,
)
TRACK: Noun[State] = Noun(
    "track",
    Message("tapestry.offer.ask.track"),
    lambda state, filled: state.used_tracks(),
    lambda state, track: word("track", track),
    lambda state, track: f"track-{track}",
    lambda state, track: f"track:{track}",
)


def _spaces(state: State) -> Iterator[str]:
    numbers = range(LAST_SPACE + 1)
    return (f"{track}.{number}" for track in state.used_tracks() for number in numbers)


def track_and_number(space: str) -> tuple[str, int]:
    """Of a space: `science.4`."""
    track, _, number = space.partition(".")
    return track, int(number)


def _space_called(_state: State, space: str) -> Message:
    track, number = track_and_number(space)
    if not number:
        return Message("tapestry.space.start", track=word("track", track))
    return Message("tapestry.space.name", number=number, name=space_name(track, number))


SPACE: Noun[State] = Noun(
    "space",
    Message("tapestry.offer.ask.space"),
    lambda state, filled: _spaces(state),
    _space_called,
    place=lambda state, space: "track:{}/{}".format(*track_and_number(space)),
    many=True,
)


def place_name(state: State, key: str) -> Message:
    """A hex in words: its column from the left and its row from the top."""
    return board(state.options.side.value).names[hex_of(key)]


HEX: Noun[State] = Noun(
    "hex",
    Message("tapestry.offer.ask.hex"),
    lambda state, filled: state.map,
    place_name,
    place=lambda state, key: f"hex:{key}",
    many=True,
)
LANDMARK: Noun[State] = Noun(
    "landmark",
    Message("tapestry.offer.ask.landmark"),
    lambda state, filled: (
        one for one, figure in content.landmarks().items() if state.options.has(figure.expansion)
    ),
    lambda state, landmark: word("landmark", landmark),
    lambda state, landmark: "landmark",
    many=True,
)
LANDMARK_LYING = replace(LANDMARK, place=lambda _state, landmark: f"landmark:{landmark}")
"""The same where it is touched on the table."""


def cards(kind: str, icon: str) -> Noun[State]:
    """Cards of a kind, by name."""
    return Noun(
        CARD,
        WHICH_CARD,
        lambda state, filled: (),
        lambda state, card: card_name(kind, card),
        lambda state, card: icon,
        many=True,
    )


TECHNOLOGY = cards("tech", "card-tech")
TAPESTRY = cards("tapestry", "card-tapestry")
MASTERPIECE = cards("masterpiece", "masterpiece")
CIVILIZATION: Noun[State] = Noun(
    "civilization",
    WHICH_CARD,
    lambda state, filled: (),
    lambda state, mat: word("civilization", mat),
    lambda state, mat: "flag",
    many=True,
)
RESOURCE: Noun[State] = Noun(
    "resource",
    Message("tapestry.ask.resource"),
    lambda state, filled: RESOURCES,
    lambda state, resource: word("resource", resource),
    lambda state, resource: f"resource-{resource}",
)
BUILDING: Noun[State] = Noun(
    "building",
    Message("tapestry.ask.building"),
    lambda state, filled: BUILDINGS,
    lambda state, building: word("building", building),
    lambda state, building: f"building-{building}",
)
TERRAIN: Noun[State] = Noun(
    "terrain",
    Message("tapestry.ask.terrains"),
    lambda state, filled: (one.value for one in Terrain),
    lambda state, terrain: word("terrain", terrain),
)
TILE: Noun[State] = Noun(
    "tile",
    Message("tapestry.offer.ask.tile"),
    lambda state, filled: (),
    lambda state, tile: tile_name(int(tile)),
    place=lambda state, tile: f"tile:{tile}",
    read=int,
    many=True,
)
SPACE_TILE: Noun[State] = Noun(
    "space_tile",
    Message("tapestry.ask.space_tile"),
    lambda state, filled: (),
    lambda state, tile: space_name_of(int(tile)),
    place=lambda state, tile: f"space:{tile}",
    read=int,
)
THING: Noun[State] = Noun(
    "thing",
    Message("tapestry.ask.reserve"),
    lambda state, filled: (),
    lambda state, thing: thing_name(thing),
)
"""A kind of thing that can be given, or laid aside."""


def thing_of(kind: str, item: str) -> Message:
    """A card by its name; a tile by its picture and what it gives: its number is ours alone."""
    if kind in TILES_OF_LAND:
        return tile_in_words(item)
    if kind in TILES_OF_SPACE:
        return space_tile_in_words(item)
    return word(kind, item)


def things_of(kind: str) -> Noun[State]:
    """What lies in a deck."""
    icon = f"card-{kind}" if kind in ("tapestry", "tech") else ""
    named = lambda _state, item: thing_of(kind, item)  # noqa: E731 – handed over
    return Noun(kind, WHICH_CARD, lambda state, filled: (), named, lambda state, item: icon)


def mat_space(spaces: Mapping[str, MatSpace]) -> Noun[State]:
    """A space of a civilization mat, by what it gives."""
    return Noun(
        "space",
        Message("tapestry.ask.mat_space"),
        lambda state, filled: spaces,
        lambda state, space: benefits_text(spaces[space].benefits),
        place=lambda state, space: f"mat:{space}",
    )


def square_of(mat: str) -> Noun[State]:
    """The same by what is printed on it."""
    named = lambda _state, square: word("mat_space", f"{mat}.{square}")  # noqa: E731 – handed over
    return Noun("space", Message("tapestry.ask.mat_space"), lambda state, filled: (), named)
