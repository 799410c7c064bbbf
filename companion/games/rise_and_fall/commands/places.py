"""Which space of the tablet's world: asked with the spaces themselves to touch."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from companion.core.message import Message, name
from companion.core.question import Choice, Option
from companion.core.step import Step
from companion.games.rise_and_fall.content import Action
from companion.games.rise_and_fall.nouns import GROUND
from companion.games.rise_and_fall.rules.reach import spaces_that_can, targets
from companion.games.rise_and_fall.rules.standing import may_stand, standing
from companion.games.rise_and_fall.rules.stock import next_terrain
from companion.games.rise_and_fall.state import State

ELSEWHERE = "elsewhere"
"""Not on the tablet, although on the table."""
HEX = "hex:"


def which_piece(step: Step[State], seat: str, action: Action, end: str = "") -> str:
    """Where the piece stands that acts; ELSEWHERE where it is not on the tablet."""
    state = step.state
    here = standing(state, seat, action.piece)
    if not here:
        return ELSEWHERE
    places = spaces_that_can(state, seat, action)
    missing = here < state.player(seat).in_world(action.piece)
    if len(places) + missing == 1:
        return places[0] if places else ELSEWHERE
    text = Message("rise_and_fall.ask.which", action=name("rise_and_fall", "action", action.id))
    return step.ask(Choice(f"piece{end}", text, _options(state, places, elsewhere=missing)))


def which_space(step: Step[State], seat: str, action: Action, place: str, end: str = "") -> str:
    """Where it leads; empty where everything happens on its own space."""
    if action.to is None:
        return ""
    places = targets(step.state, seat, action, place)
    if len(places) == 1:
        return places[0]
    text = Message("rise_and_fall.ask.where", action=name("rise_and_fall", "action", action.id))
    return step.ask(Choice(f"target{end}", text, _options(step.state, places)))


def which_start(step: Step[State], kind: str) -> str:
    """Where a first piece stands, once the whole world lies on the tablet."""
    state = step.state
    if not state.world or next_terrain(state):
        return ELSEWHERE
    places = tuple(place for place in state.world if may_stand(state, place, kind))
    text = Message("rise_and_fall.ask.start", piece=name("rise_and_fall", "piece", kind))
    return step.ask(Choice("start", text, _options(state, places, elsewhere=True)))


def off_the_tablet(fields: dict[str, Any]) -> dict[str, Any]:
    """Version 1 knew nothing of the tablet's world."""
    return {**fields, "space": fields.get("space") or ELSEWHERE}


def _options(state: State, places: Iterable[str], *, elsewhere: bool = False) -> tuple[Option, ...]:
    """The spaces, and perhaps none of them."""
    spaces = tuple(GROUND.these(state, places))
    off = Option(ELSEWHERE, Message("rise_and_fall.ask.elsewhere"))
    return (*spaces, off) if elsewhere else spaces
