"""Results as they are kept."""

from __future__ import annotations

from dataclasses import dataclass, fields, replace
from typing import Any, TypeVar

from companion.core.codec import from_json, message_from_json, message_to_json
from companion.core.game import Result, Standing
from companion.core.message import Message
from companion.library import limits


@dataclass(frozen=True, slots=True)
class Score:
    """One line of a result, as lists show it."""

    name: Message | str
    score: float | None
    rank: int
    winner: bool
    seat: str = ""
    bot: bool = False


def typed_name(name: Message | str) -> str:
    """The name that a person typed; empty for those of the app's own."""
    typed = name if isinstance(name, str) else name.params.get("name", "")
    return typed if isinstance(typed, str) else ""


def scores_of(result: Result) -> tuple[Score, ...]:
    """The lines that lists show."""
    return tuple(
        Score(row.name, row.score, row.rank, row.winner, row.seat, row.bot) for row in result.rows
    )


Ranked = TypeVar("Ranked", Score, Standing)


def best_first(rows: tuple[Ranked, ...]) -> tuple[Ranked, ...]:
    """In the order in which a result is told; a table from elsewhere has another."""
    return tuple(sorted(rows, key=lambda row: (row.rank, not row.winner)))


def ranked_anew(result: Result, before: Result) -> Result:
    """By the points; who were told apart with equal points still are, where theirs are the same.

    Who won is found again where it was who came first, and stays where all won together.
    """
    known = {row.seat: row for row in before.rows}

    def better(one: Standing, other: Standing) -> bool:
        if one.score is None or other.score is None:
            return one.score is not None
        if one.score != other.score:
            return (one.score > other.score) is result.highest_wins
        same = one.score == known[one.seat].score and other.score == known[other.seat].score
        return same and known[one.seat].rank < known[other.seat].rank

    first_won = all(row.winner is (row.rank == 1) for row in before.rows)
    rows = []
    for row in result.rows:
        rank = 1 + sum(better(other, row) for other in result.rows)
        winner = rank == 1 if first_won else row.winner
        rows.append(replace(row, rank=rank, winner=winner))
    return replace(result, rows=best_first(tuple(rows)))


def scores_to_json(scores: tuple[Score, ...]) -> list[list[Any]]:
    """As `[[name, score, rank, winner, seat, bot], …]`."""
    return [
        [_name_to_json(one.name), one.score, one.rank, one.winner, one.seat, one.bot]
        for one in scores
    ]


def scores_from_json(rows: list[list[Any]]) -> tuple[Score, ...]:
    """Back from rows."""
    if len(rows) > limits.SEATS:
        raise ValueError("more people than any table holds")
    return tuple(_score_from_json(*row) for row in rows)


def result_to_json(result: Result) -> dict[str, Any]:
    """The whole result."""
    return {
        "rows": [_standing_to_json(row) for row in result.rows],
        "note": note_to_json(result.note),
        "highest_wins": result.highest_wins,
    }


def result_from_json(data: dict[str, Any]) -> Result:
    """The result back."""
    return Result(
        rows=tuple(_standing_from_json(row) for row in data["rows"]),
        note=note_from_json(data["note"]),
        highest_wins=bool(data["highest_wins"]),
    )


def note_to_json(note: Message | None) -> Any:
    """A message, or nothing."""
    return None if note is None else message_to_json(note)


def note_from_json(data: Any) -> Message | None:
    """Back."""
    return None if data is None else message_from_json(data)


def _score_from_json(name: Any, score: Any, rank: Any, winner: Any, seat: Any, bot: Any) -> Score:
    for number, kinds in ((score, (int, float)), (rank, (int,))):
        if number is not None and (type(number) not in kinds or abs(number) > limits.SCORE):
            raise ValueError("no number of points")
    if type(seat) is not str:
        raise TypeError("seat")
    return Score(_name_from_json(name), score, rank, bool(winner), seat, bool(bot))


def _standing_to_json(row: Standing) -> dict[str, Any]:
    plain = {one.name: getattr(row, one.name) for one in fields(Standing)}
    return {**plain, "name": _name_to_json(row.name), "note": note_to_json(row.note)}


def _standing_from_json(data: dict[str, Any]) -> Standing:
    read = {**data, "name": _name_from_json(data["name"])}
    for mark in ("winner", "bot"):
        read[mark] = bool(data.get(mark))
    return from_json(Standing, read)


def _name_to_json(name: Message | str) -> Any:
    """A typed name as it is, a message inside an object."""
    return name if isinstance(name, str) else {"m": message_to_json(name)}


def _name_from_json(data: Any) -> Message | str:
    return data if isinstance(data, str) else message_from_json(data["m"])
