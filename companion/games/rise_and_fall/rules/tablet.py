"""Rulebook, "B – Actions", on the tablet's world: the pieces stand there as the table has them.

1. Every piece is activated once; the tablet remembers where those stand that were.
2. A piece that becomes another gives its place to it, or leaves it for where the new one comes.
3. A nomad that is educated and a piece that is converted are replaced where they stand.
"""

from __future__ import annotations

from dataclasses import dataclass

from companion.core.message import Message, name
from companion.core.step import Step
from companion.errors import RuleBroken
from companion.games.rise_and_fall.content import Action
from companion.games.rise_and_fall.events.people import PieceMoved
from companion.games.rise_and_fall.rules import pieces
from companion.games.rise_and_fall.rules.reach import spaces_that_can, stands_right, targets
from companion.games.rise_and_fall.rules.standing import standing
from companion.games.rise_and_fall.spots import WORLD, hexagon
from companion.games.rise_and_fall.state import State


@dataclass(frozen=True, slots=True)
class Stand:
    """Where it happens; empty where the piece, or its goal, is not on the tablet."""

    place: str = ""
    target: str = ""
    victim: str = ""


def verify_piece(state: State, seat: str, action: Action, place: str) -> None:
    """Such a piece stands there, has not acted, and can do it from there."""
    space = state.world.get(place)
    if space is None or f"{seat} {action.piece}" not in space.pieces:
        raise RuleBroken("rise_and_fall.broken.no_piece_there")
    if place in state.acted:
        raise RuleBroken("rise_and_fall.broken.piece_has_acted")  # 1.
    if not stands_right(space, action) or (action.to and not targets(state, seat, action, place)):
        raise RuleBroken("rise_and_fall.broken.not_from_here", condition=_condition(action))


def verify_somewhere(state: State, seat: str, action: Action) -> None:
    """Where all pieces of the kind stand on the tablet, one of them can do it."""
    on_tablet = standing(state, seat, action.piece)
    if not on_tablet or on_tablet < state.player(seat).in_world(action.piece):
        return
    if not spaces_that_can(state, seat, action):
        raise RuleBroken("rise_and_fall.broken.nowhere", condition=_condition(action))


def follow(step: Step[State], seat: str, action: Action, stand: Stand, nth: int = 1) -> str:
    """2. and 3. Move the pieces; where the one that acted stands now, empty if it is no more.

    What comes goes before what leaves is looked at, so that no card moves twice.
    """
    here, there = _at(stand.place), _at(stand.target)
    if stand.victim:
        pieces.leave(step, stand.victim, action.takes, there, nth)
        pieces.arrive(step, seat, action.takes, there or WORLD)
    if action.becomes:
        pieces.leave(step, seat, action.piece, here, nth)
        pieces.arrive(step, seat, action.becomes, there or here or WORLD)
        return ""
    if action.needs:
        pieces.leave(step, seat, action.needs, there, nth)
    if action.adds:
        pieces.arrive(step, seat, action.adds, there or WORLD)
    elif here and there and not action.takes:
        step.record(PieceMoved(seat, action.piece, here, there))
        return stand.target
    return stand.place


def _at(space: str) -> str:
    return hexagon(space) if space else ""


def _condition(action: Action) -> Message:
    return name("rise_and_fall", "condition", action.id)
