"""The simple random human: one command a turn, its whims rolled as dice."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import TypeVar

from companion.core.chance import Die
from companion.core.command import Command, Entry
from companion.core.message import Message
from companion.core.step import Step
from companion.games.tapestry import content, flow
from companion.games.tapestry.bots.events_of_people import AutomaCardDiscarded
from companion.games.tapestry.chance import OWN_DICE
from companion.games.tapestry.city.events import LandmarkTaken
from companion.games.tapestry.income.events import IncomeTurnBegun
from companion.games.tapestry.land.events import BotTileLaid, TokenPlaced, TokenToppled
from companion.games.tapestry.owners import AUTOMA
from companion.games.tapestry.practice.map import conquerable, explorable
from companion.games.tapestry.score.events import AchievementReached
from companion.games.tapestry.state import (
    LAST_INCOME_TURN,
    LAST_SPACE,
    UNKNOWN_TILE,
    State,
    hex_key,
)
from companion.games.tapestry.tracks.events import TokenMoved
from companion.games.tapestry.turn.events import PlayBegan, PlayerFinished

STARTS, OUTPOSTS = ("2/4", "1/6"), 2
INCOME_ONE_IN = 6
TRAPS, CARDS = 5, 37
"""Traps left in the solo tapestry deck, and its cards."""
Thing = TypeVar("Thing")


@dataclass(frozen=True, slots=True)
class BeginPractice(Command[State]):
    """Two outposts on each human's start; whoever begins is rolled."""

    def carry_out(self, step: Step[State]) -> None:
        starts = content.map_side(step.state.options.side.value).starts
        for me, number in zip(step.state.players, STARTS, strict=False):
            for _ in range(OUTPOSTS):
                step.record(TokenPlaced(hex_key(starts[number]), me))
        step.record(PlayBegan(_pick(step, "first", step.state.order)))

    def label(self, entry: Entry[State]) -> Message:
        return Message("tapestry.practice.label.begin")


@dataclass(frozen=True, slots=True)
class PracticeTurn(Command[State]):
    """The human's turn: an income turn now and then, otherwise a step up some track."""

    def carry_out(self, step: Step[State]) -> None:
        me = step.state.turn
        person = step.state.players[me]
        tracks = [t for t in step.state.used_tracks() if step.state.space(me, t) < LAST_SPACE]
        if not person.income_turns or not tracks or not _pick(step, "whim", range(INCOME_ONE_IN)):
            _income(step, me)
        else:
            _advance(step, me, _pick(step, "track", tracks))
        flow.end_turn(step)

    def label(self, entry: Entry[State]) -> Message:
        return Message("tapestry.practice.label.turn")


def _income(step: Step[State], me: str) -> None:
    step.record(IncomeTurnBegun(me))
    if step.state.players[me].income_turns >= LAST_INCOME_TURN:
        step.record(PlayerFinished(me))


def _advance(step: Step[State], me: str, track: str) -> None:
    space = step.state.space(me, track) + 1
    step.record(TokenMoved(me, track, space - 1, space))
    landmark = content.landmark_at(track, space)
    if landmark and space not in step.state.claimed.get(track, ()):
        step.record(LandmarkTaken(me, landmark, track, space))
    if space == LAST_SPACE:
        _achieve(step, me, "complete_track")
    if track == "exploration":
        _explore(step, me)
    if track == "military":
        _conquer(step, me)


def _explore(step: Step[State], me: str) -> None:
    places = explorable(step.state, me)
    if places and step.state.tiles_left():
        step.record(BotTileLaid(_pick(step, "tile", places), UNKNOWN_TILE))


def _conquer(step: Step[State], me: str) -> None:
    places = conquerable(step.state, me)
    if not places or not step.state.players[me].outposts:
        return
    place = _pick(step, "conquer", places)
    owner = step.state.map[place].controller()
    step.record(TokenPlaced(place, me))
    if owner == AUTOMA and _trapped(step):
        step.record(TokenToppled(place, me))
        return
    if owner is not None:
        step.record(TokenToppled(place, owner))
    if place == "0,0":
        _achieve(step, me, "middle_island")
    if _toppled(step.state, me) > 1:
        _achieve(step, me, "topple_two")


def _trapped(step: Step[State]) -> bool:
    """R-trap-1: cards are turned up until a trap shows or none is left."""
    bots = step.state.bots
    if bots is None or bots.finished:
        return False
    for card in range(bots.hand):
        trap = _pick(step, f"trap.{card}", range(CARDS)) < TRAPS
        step.record(AutomaCardDiscarded())
        if trap:
            return True
    return False


def _toppled(state: State, me: str) -> int:
    return sum(
        any(t.toppled and t.owner != me for t in here.tokens)
        for here in state.map.values()
        if here.controller() == me
    )


def _achieve(step: Step[State], me: str, achievement: str) -> None:
    taken = step.state.achievements.get(achievement, ())
    if me not in taken and len(taken) < 2:
        step.record(AchievementReached(me, achievement))


def _pick(step: Step[State], place: str, things: Sequence[Thing]) -> Thing:
    """One of these by the app's chance."""
    if len(things) == 1:
        return things[0]
    face = step.roll(f"practice.{place}", _die(len(things)), kind=OWN_DICE)
    return things[int(face)]


@cache
def _die(faces: int) -> Die:
    return Die("whim", tuple(map(str, range(faces))), Message("tapestry.practice.ask"))
