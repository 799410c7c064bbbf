"""Rulebook, "B – Actions", on the tablet's world: the pieces stand there as the table has them.

1. Every piece is activated once; the tablet remembers where those stand that were.
2. A piece that becomes another gives its place to it, or leaves it for where the new one comes.
3. A nomad that is educated and a piece that is converted are replaced where they stand.
4. A civilization that is extinct leaves the world.
"""

from __future__ import annotations

from dataclasses import dataclass

from companion.core.message import Message, name
from companion.core.step import Step
from companion.errors import RuleBroken
from companion.games.rise_and_fall.content import Action
from companion.games.rise_and_fall.events import PiecePut
from companion.games.rise_and_fall.rules.reach import spaces_that_can, stands_right, targets
from companion.games.rise_and_fall.rules.standing import standing
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


def follow(step: Step[State], seat: str, action: Action, stand: Stand) -> str:
    """2. and 3. Move the pieces; where the one that acted stands now, empty if it is no more."""
    if not stand.place:
        return ""
    if action.takes:
        _put(step, stand.target, stand.victim, action.takes, there=False)
        _put(step, stand.target, seat, action.takes)
    elif action.needs:
        _put(step, stand.target, seat, action.needs, there=False)
        _put(step, stand.target, seat, action.adds)
    elif action.adds:
        _put(step, stand.target, seat, action.adds)
    elif action.becomes or action.to:
        _put(step, stand.place, seat, action.piece, there=False)
        _put(step, stand.target or stand.place, seat, action.becomes or action.piece)
        return "" if action.becomes else stand.target
    return stand.place


def clear(step: Step[State], seat: str) -> None:
    """4."""
    for place, space in step.state.world.items():
        for piece in space.pieces:
            owner, kind = piece.split()
            if owner == seat:
                _put(step, place, owner, kind, there=False)


def _put(step: Step[State], place: str, seat: str, kind: str, *, there: bool = True) -> None:
    step.record(PiecePut(place, seat, kind, there=there))


def _condition(action: Action) -> Message:
    return name("rise_and_fall", "condition", action.id)
