"""The tablet's world as it is drawn: spaces with their pieces, and the regions.

In phase B a piece is touched and says what it can do; a question whose options lie on the world
(`asked_there`) is answered by touching one of its spaces.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from companion.core.hexgrid import Hex, neighbours
from companion.core.message import Message, name
from companion.core.offer import Offer
from companion.core.question import Choice, Option, Question
from companion.core.session import Session
from companion.games.rise_and_fall import spots
from companion.games.rise_and_fall.commands.act import Act
from companion.games.rise_and_fall.content import kinds, terrains
from companion.games.rise_and_fall.offers.world import ROOM, TILE
from companion.games.rise_and_fall.rules import making_room, standing, stock, territory
from companion.games.rise_and_fall.rules.activating import actions_of, known
from companion.games.rise_and_fall.rules.cards import who
from companion.games.rise_and_fall.rules.reach import stands_right, targets
from companion.games.rise_and_fall.signs import colour_of
from companion.games.rise_and_fall.state import Phase, Space, State


@dataclass(frozen=True, slots=True)
class MapPiece:
    """A piece: whose, and of which kind."""

    colour: str
    shape: str
    icon: str
    acted: bool = False
    """It was activated this turn: it lies on its side."""


@dataclass(frozen=True, slots=True)
class MapSpace:
    """A space of the tablet's world."""

    place: Hex
    terrain: str
    pieces: tuple[MapPiece, ...]
    borders: tuple[Hex, ...] = ()
    """Neighbours of the same terrain that another tile covers; while tiles are laid."""


@dataclass(frozen=True, slots=True)
class MapRegion:
    """A region, and who dominates it."""

    terrain: Message
    icon: str
    spaces: int
    winner: Message | None
    points: int
    places: tuple[Hex, ...]


def asked_there(question: Question[Any] | None) -> Mapping[Hex, str]:
    """The spaces that answer a question, each with its answer; empty where it is none of them."""
    if not isinstance(question, Choice):
        return {}
    return {stock.to_hex(one.id): one.id for one in question.options if _is_space(one)}


def _is_space(one: Option) -> bool:
    """Not a player, who has a place as well."""
    return one.place == spots.hexagon(one.id)


def goals_from(state: State, space: str) -> tuple[Hex, ...]:
    """Everywhere that the piece on a space can go, or bring a new one, in phase B."""
    if state.phase is not Phase.ACTIONS or not state.waiting or space not in state.world:
        return ()
    seat = state.waiting[0]
    if f"{seat} {state.played[seat]}" not in state.world[space].pieces or space in state.acted:
        return ()
    acts = [one for one in actions_of(state.played[seat]) if stands_right(state.world[space], one)]
    goals = {goal for one in acts for goal in targets(state, seat, one, space)}
    return tuple(sorted(map(stock.to_hex, goals)))


def piece_asked_about(session: Session[State]) -> tuple[Hex, ...]:
    """Where the piece stands that a question of its goal is about."""
    pending = session.pending
    if pending is None or not isinstance(pending.command, Act):
        return ()
    given = pending.given.get("piece")
    place = pending.command.space or (str(given.value) if given else "")
    if place in session.state.world:
        return (stock.to_hex(place),)
    seat, kind = pending.command.seat, known(pending.command.action).piece
    here = [at for at, one in session.state.world.items() if f"{seat} {kind}" in one.pieces]
    return (stock.to_hex(here[0]),) if len(here) == 1 else ()


def make_room_at(state: State, place: Hex) -> Offer[State] | None:
    """Take up the tile that is seen there, to make room."""
    index = making_room.tile_at(state, stock.to_place(place))
    if index is None:
        return None
    return ROOM.on(state, known={TILE: str(index)})


def _acts_there(state: State) -> bool:
    """Phase B, and the pieces of the card stand on the tablet."""
    if state.phase is not Phase.ACTIONS or not state.waiting:
        return False
    seat = state.waiting[0]
    return standing.standing(state, seat, state.played[seat]) > 0


def spaces_of(state: State) -> Iterator[MapSpace]:
    """Every space that lies; while tiles are laid with where one ends."""
    borders = _borders(state) if stock.next_terrain(state) else {}
    acting = f"{state.waiting[0]} {state.played[state.waiting[0]]}" if _acts_there(state) else ""
    for place, space in state.world.items():
        yield MapSpace(
            stock.to_hex(place),
            space.terrain,
            tuple(_pieces(state, place, space, acting)),
            borders.get(place, ()),
        )


def _borders(state: State) -> Mapping[str, tuple[Hex, ...]]:
    """Where one tile ends and another of its terrain begins."""
    tile_of = {
        place: number
        for number, tile in enumerate(state.tiles)
        for place in tile[1:]
        if state.world[place].terrain == tile[0]
    }
    return {
        place: tuple(
            near for near in neighbours(stock.to_hex(place)) if _parted(state, tile_of, place, near)
        )
        for place in tile_of
    }


def _parted(state: State, tile_of: Mapping[str, int], place: str, near: Hex) -> bool:
    other = stock.to_place(near)
    if other not in tile_of or state.world[other].terrain != state.world[place].terrain:
        return False
    return tile_of[other] != tile_of[place]


def _pieces(state: State, place: str, space: Space, acting: str) -> Iterator[MapPiece]:
    for piece in space.pieces:
        seat, kind = piece.split()
        acted = piece == acting and place in state.acted
        yield MapPiece(*colour_of(state, seat), kinds()[kind].icon, acted)


def regions_of(state: State) -> Iterator[MapRegion]:
    """Those with pieces: what scores first, the largest before the others."""
    found = [
        (region, places)
        for region, places in territory.regions_with_places(state.world)
        if any(state.world[stock.to_place(place)].pieces for place in places)
    ]
    for region, places in sorted(
        found, key=lambda one: (not one[0].winner, -territory.points(one[0]))
    ):
        yield MapRegion(
            name("rise_and_fall", "terrain", region.terrain),
            terrains()[region.terrain].icon,
            region.spaces,
            who(state, region.winner) if region.winner else None,
            territory.points(region),
            tuple(sorted(places)),
        )


def differences(state: State) -> Iterator[Message]:
    """Where the pieces on the tablet are not those that were counted."""
    if not any(space.pieces for space in state.world.values()):
        return
    for seat, kind, there, counted in standing.differences(state):
        yield Message(
            "rise_and_fall.world.differs",
            who=who(state, seat),
            piece=name("rise_and_fall", "piece", kind),
            there=there,
            counted=counted,
        )
