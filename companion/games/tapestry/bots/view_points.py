"""The Automa's mat: landmarks, multipliers, points by source and turn."""

from __future__ import annotations

from dataclasses import dataclass

from companion.core.message import Message, name
from companion.games.tapestry import content
from companion.games.tapestry.bots.events import bots_of
from companion.games.tapestry.bots.look import landmarks_of
from companion.games.tapestry.bots.state import BotState
from companion.games.tapestry.bots.trailblazers import final_score
from companion.games.tapestry.bots.turn.civilization import OWN
from companion.games.tapestry.bots.turn.score import LANDMARKS, MILITARY, TECHNOLOGY, mat_of
from companion.games.tapestry.options import OwnCivilization
from companion.games.tapestry.state import State

ROWS = (LANDMARKS, MILITARY, TECHNOLOGY)


@dataclass(frozen=True, slots=True)
class PointsRow:
    """Points of one source in one income turn."""

    turn: int
    source: str
    text: Message
    counted: int
    times: int
    points: int


@dataclass(frozen=True, slots=True)
class MultiplierRow:
    """A row of the mat."""

    row: str
    text: Message
    columns: tuple[int, ...]
    now: int
    """The column in force: the leftmost that is not covered."""


@dataclass(frozen=True, slots=True)
class BotSheet:
    """All the bots hold."""

    level: Message
    civilizations: tuple[Message, ...]
    landmarks: tuple[Message, ...]
    multipliers: tuple[MultiplierRow, ...]
    points: tuple[PointsRow, ...]
    total: int


def sheet_view(state: State) -> BotSheet:
    """The sheet beside the map."""
    bots = bots_of(state)
    return BotSheet(
        level=_level(state),
        civilizations=tuple(_civilizations(state, bots)),
        landmarks=tuple(name("tapestry", "landmark", one) for one in landmarks_of(state)),
        multipliers=tuple(_multiplier(state, bots, row) for row in ROWS),
        points=tuple(
            PointsRow(p.turn, p.source, source_name(p.source), p.counted, p.times, p.points)
            for p in bots.points
        ),
        total=final_score(state),
    )


def source_name(source: str) -> Message:
    """A source of the Automa's points in words."""
    return Message(f"tapestry.bot.source.{source}")


def _level(state: State) -> Message:
    if state.options.own_level is not None:
        return Message("tapestry.bot.view.own_level", level=state.options.level)
    return name("tapestry", "level", str(state.options.level))


def _own_civilization(own: OwnCivilization | None, named: str) -> Message:
    called = own.name if own is not None else named
    if called:
        return Message("tapestry.new.civilization_named", name=called)
    return Message("tapestry.bot.view.own_civilization")


def _civilizations(state: State, bots: BotState) -> list[Message]:
    cards = filter(None, (bots.civilization, bots.second_civilization))
    return [
        _own_civilization(state.options.own_civilization, bots.named)
        if card == OWN
        else name("tapestry", "automa_civilization", card)
        for card in cards
    ]


def _multiplier(state: State, bots: BotState, row: str) -> MultiplierRow:
    columns = content.automa().multipliers[mat_of(state)][row]
    return MultiplierRow(row, source_name(row), columns, min(bots.covered, len(columns) - 1))
