"""The world at any moment, as it is looked over, and looked back at; nothing without one."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from companion.core.command import Command
from companion.core.message import Message
from companion.describe.boards import Here
from companion.describe.node import Node
from companion.describe.surface import Surface
from companion.games.rise_and_fall.boards import world
from companion.games.rise_and_fall.content import terrains
from companion.games.rise_and_fall.nouns import piece_name, space_called, space_place
from companion.games.rise_and_fall.offers.pieces import put_right_at
from companion.games.rise_and_fall.pages.shared import has_world, stood
from companion.games.rise_and_fall.rules.cards import who
from companion.games.rise_and_fall.rules.stock import to_place
from companion.games.rise_and_fall.state import State
from companion.games.rise_and_fall.views.world import MapSpace, spaces_of

HEX = "hex:"


def drawn(
    surface: Surface, state: State, lit: Collection[str], opens: str, *, moves: bool = False
) -> tuple[Node, ...]:
    """The world in relief; its pieces are told at their spaces."""
    del surface, moves
    if not has_world(state):
        return ()
    grounds = tuple(_ground(state, one, lit, opens) for one in spaces_of(state))
    return (world.board(grounds, share=1),)


def _ground(state: State, one: MapSpace, lit: Collection[str], opens: str) -> world.Ground:
    place, terrain = to_place(one.place), terrains()[one.terrain]
    here = space_place(state, place)
    return world.Ground(
        one.place, one.terrain, terrain.level, stood(one),
        space_called(state, place), f"{opens}{here}" if opens else "", chosen=here in lit,
    )  # fmt: skip


def touched(state: State) -> Mapping[str, str]:
    """Every space."""
    if not has_world(state):
        return {}
    return {here: here for here in (space_place(state, place) for place in state.world)}


def moved(state: State, layer: str, place: str) -> Command[State] | None:
    """Nothing is carried: a space is one drawing."""
    del state, layer, place
    return None


def here(state: State, place: str) -> Here:
    """Who stands there; pieces put there, or taken off."""
    space = place.removeprefix(HEX)
    lines = tuple(
        Message("rise_and_fall.page.stands", who=who(state, seat), piece=piece_name(kind))
        for seat, kind in (piece.split() for piece in state.world[space].pieces)
    )
    return Here(space_called(state, space), lines, "", put_right_at(state, space))
