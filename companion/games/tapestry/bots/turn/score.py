"""The Automa's points in its income turn. R-inc-4."""

from __future__ import annotations

from collections.abc import Iterator

from companion.core.instruction import Why
from companion.core.message import Message
from companion.games.tapestry import content
from companion.games.tapestry.bots.decide.track import track_name
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
    for row, parts in _counts(acting):
        score_row(acting, row, parts, multiplier(acting, row))


def score_row(acting: Acting, row: str, parts: tuple[Message, ...], times: int) -> None:
    """One row: what was counted, how many times, also where that is nothing."""
    key = acting.key(f"automa.points.{row}")
    ask = Message(f"tapestry.bot.ask.points.{row}")
    ours = sum(int(str(part.params["n"])) for part in parts)
    count = acting.counted(key, ask, ours)
    said = parts if count == ours else Message(f"tapestry.bot.source.{row}")
    text = Message("tapestry.bot.do.points.row", what=said, count=count, times=times)
    why = Why("R-inc-4", Message("tapestry.bot.why.points", times=times))
    with acting.because(key, why, heading=text, icon="income"):
        acting.record(AutomaScored(row, count, times))


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


def _counts(acting: Acting) -> Iterator[tuple[str, tuple[Message, ...]]]:
    state = acting.state
    counted = {"landmarks": len(landmarks_of(state)), "territories": territories(state)}
    yield LANDMARKS, tuple(_part(what, n) for what, n in counted.items())
    yield MILITARY, tuple(_spaces(state, track) for track in ("military", "science"))
    rows = ("technology", "exploration")
    arts = "arts" in state.tracks[AUTOMA] and confirmed(acting, "automa_arts")
    yield TECHNOLOGY, tuple(_spaces(state, track) for track in (*rows, *["arts"][: int(arts)]))


def _part(what: str, n: int) -> Message:
    return Message(f"tapestry.bot.counted.{what}", n=n)


def _spaces(state: State, track: str) -> Message:
    n = max(state.tracks[AUTOMA][track])
    return Message("tapestry.bot.counted.spaces", track=track_name(track), n=n)
