"""Finished games as they are kept: whole, and as rows for lists."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, TypeAlias, TypeVar

from companion.core.about import ELSEWHERE, About
from companion.core.codec import from_json, to_json
from companion.core.game import Result
from companion.core.journal import Line
from companion.core.message import Message
from companion.errors import Damaged
from companion.games import today
from companion.library import limits
from companion.library.clock import dated
from companion.library.describing import Describe
from companion.library.formats import Content
from companion.library.gate import need_within
from companion.library.results import (
    Score,
    best_first,
    note_from_json,
    note_to_json,
    result_from_json,
    result_to_json,
    scores_from_json,
    scores_of,
    scores_to_json,
)

Row: TypeAlias = Mapping[str, Any]
E = TypeVar("E")
BEFORE = {"started": str, "minutes": int, "place": str, "remark": str, "names": dict}
"""What may have stood there before it was put right."""
MISSHAPEN = (KeyError, TypeError, ValueError, AttributeError, IndexError, OverflowError)


@dataclass(frozen=True, slots=True)
class FinishedRow:
    """What lists show of a finished game."""

    id: str
    game: str
    started: str
    """ISO 8601 in UTC."""
    ended: str
    scores: tuple[Score, ...] = ()
    """Best first."""
    minutes: int = 0
    """Time at the table; 0 if no clock was known."""
    order: int = 0
    """Counts up with every game kept, whatever the clock said."""
    note: Message | None = None
    """What the result adds: the title on a score pad."""
    about: About = field(default_factory=About)
    highest_wins: bool = True
    """False where the lowest score won."""
    place: str = ""
    """Where it was, and what somebody wrote about it."""
    remark: str = ""
    by_day: bool = False
    """Stands among the others by its day: it came from elsewhere, or somebody told its day."""

    @property
    def played(self) -> str:
        """When it was played: as it began, where that is known."""
        return self.started or self.ended


@dataclass(frozen=True, slots=True)
class Edit:
    """What stood there before it was put right, as it stands in the file."""

    at: str
    before: Content


@dataclass(frozen=True, slots=True)
class FinishedGame:
    """A finished game with everything that was done in it."""

    row: FinishedRow
    result: Result
    lines: tuple[Line, ...]
    """None of a game that was played elsewhere."""
    edits: tuple[Edit, ...] = ()
    """What was put right after it was kept, the first time first."""


def row_is_whole(row: Row) -> bool:
    """Whether a row can be read."""
    try:
        row_from_json(row)
    except MISSHAPEN:
        return False
    return True


def row_to_json(row: FinishedRow) -> Content:
    """As it stands in the index."""
    return {
        "id": row.id,
        "game": row.game,
        "started": row.started,
        "ended": row.ended,
        "scores": scores_to_json(row.scores),
        "note": note_to_json(row.note),
        "minutes": row.minutes,
        "order": row.order,
        "about": to_json(row.about),
        "highest_wins": row.highest_wins,
        "place": row.place,
        "remark": row.remark,
        "by_day": row.by_day,
    }


def row_from_json(data: Row) -> FinishedRow:
    """Back from the index; raises one of MISSHAPEN."""
    for key in ("id", "game", "started", "ended"):
        if not isinstance(data[key], str):
            raise TypeError(key)
    about = from_json(About, data["about"])
    scores = scores_from_json(data["scores"])
    return FinishedRow(
        id=data["id"],
        game=today(data["game"]),
        started=dated(data["started"]),
        ended=dated(data["ended"]),
        scores=best_first(scores) if about.way == ELSEWHERE else scores,
        note=note_from_json(data["note"]),
        minutes=_within(int(data["minutes"]), limits.SCORE),
        order=_within(int(data["order"]), limits.ORDER),
        about=about,
        highest_wins=bool(data["highest_wins"]),
        place=str(data["place"]),
        remark=str(data["remark"]),
        by_day=stands_by_day(data),
    )


def stands_by_day(data: Row) -> bool:
    """As it was kept; of a row that does not say it, whether it came out of a table."""
    return bool(data.get("by_day", data["about"].get("way") == ELSEWHERE))


def game_to_json(game: FinishedGame) -> Content:
    """As it stands in its file."""
    row = row_to_json(game.row)
    del row["scores"], row["note"], row["highest_wins"]
    edits = [{"at": edit.at, "before": edit.before} for edit in game.edits]
    result = result_to_json(game.result)
    return {**row, "result": result, "lines": list(game.lines), "edits": edits}


def game_from_json(data: Content, describe: Describe) -> FinishedGame:
    """Back from its file; raises one of MISSHAPEN, or Damaged that names what is too much."""
    lines = data["lines"]
    if not isinstance(lines, list) or not all(isinstance(line, dict) for line in lines):
        raise TypeError("lines")
    need_result_within(data)
    result = result_from_json(data["result"])
    drawn = {
        "scores": scores_to_json(scores_of(result)),
        "note": note_to_json(result.note),
        "highest_wins": result.highest_wins,
    }
    if data["about"] is None:
        drawn["about"] = to_json(describe(data["game"], lines, result))
    row = row_from_json({**data, **drawn})
    if row.about.way == ELSEWHERE:
        result = replace(result, rows=best_first(result.rows))
    edits = tuple(_edit_from_json(one) for one in first_and_last(data["edits"]))
    return FinishedGame(row, result, tuple(lines), edits)


def need_result_within(data: Content) -> None:
    """What a list or a page shows of a game; raises Damaged that names what is too much."""
    need_within({key: one for key, one in data.items() if key not in ("lines", "order")})
    if len(data["result"]["rows"]) > limits.SEATS:
        raise Damaged("library.gate.seats", most=limits.SEATS)


def first_and_last(edits: Sequence[E]) -> Sequence[E]:
    """As many of them as are kept: what stood there at first, and what stood there last."""
    many = len(edits) - limits.EDITS
    return [edits[0], *edits[many + 1 :]] if many > 0 else edits


def _edit_from_json(data: Row) -> Edit:
    before = dict(data["before"])
    for key, kind in BEFORE.items():
        if key in before and type(before[key]) is not kind:
            raise TypeError(key)
    if not all(type(name) is str for name in before.get("names", {}).values()):
        raise TypeError("names")
    return Edit(str(data["at"]), before)


def _within(number: int, most: int) -> int:
    return max(-most, min(number, most))
