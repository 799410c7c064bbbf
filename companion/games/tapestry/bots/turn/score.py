"""The Automa's points in its income turn. R-inc-4."""

from __future__ import annotations

from collections.abc import Iterator

from companion.core.instruction import Why
from companion.core.message import Message
from companion.games.tapestry import content
from companion.games.tapestry.bots.events import AutomaScored
from companion.games.tapestry.bots.look import landmarks_of
from companion.games.tapestry.bots.turn.acting import Acting
from companion.games.tapestry.bots.turn.facts import confirmed
from companion.games.tapestry.owners import AUTOMA
from companion.games.tapestry.state import State

LANDMARKS, MILITARY, TECHNOLOGY = (
    "landmarks_and_territories",
    "military_and_science",
    "technology_and_exploration",
)


def score(acting: Acting) -> None:
    """Three rows, each by the leftmost multiplier that is not covered yet."""
    for row, count in _counts(acting):
        score_row(acting, row, count, multiplier(acting, row))


def score_row(acting: Acting, row: str, count: int, times: int) -> None:
    """One row: how many, how many times."""
    key = acting.key(f"automa.points.{row}")
    ask = Message(f"tapestry.bot.ask.points.{row}")
    count = acting.counted(key, ask, count)
    acting.record(AutomaScored(row, count, times))
    acting.tell(
        key,
        Message(f"tapestry.bot.do.points.{row}", n=count * times, count=count, times=times),
        whys=(Why("R-inc-4", Message("tapestry.bot.why.points", times=times)),),
        icon="income",
    )


def multiplier(acting: Acting, row: str) -> int:
    """By the tapestry spaces covered before this turn's card."""
    columns = content.automa().multipliers[mat_of(acting.state)][row]
    return columns[min(acting.bots.covered, len(columns) - 1)]


def mat_of(state: State) -> str:
    """The side of the mat: normal, or hard for levels 5 and 6."""
    return content.automa_level(state.options.level).mat


def territories(state: State) -> int:
    """How many territories the Automa controls."""
    return sum(1 for _ in state.controlled(AUTOMA))


def _counts(acting: Acting) -> Iterator[tuple[str, int]]:
    state = acting.state
    tracks = {track: max(spaces) for track, spaces in state.tracks[AUTOMA].items()}
    yield LANDMARKS, len(landmarks_of(state)) + territories(state)
    yield MILITARY, tracks["military"] + tracks["science"]
    arts = tracks["arts"] if "arts" in tracks and confirmed(acting, "automa_arts") else 0
    yield TECHNOLOGY, tracks["technology"] + tracks["exploration"] + arts
