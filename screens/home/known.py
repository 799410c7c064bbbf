"""What home says of a game: how it went the last time, and the most points."""

from __future__ import annotations

from typing import TYPE_CHECKING

from companion.library.index import PAGE

if TYPE_CHECKING:
    from collections.abc import Sequence

    from companion.library.library import Library
    from companion.library.rows import FinishedRow
    from screens.says import Says


def facts_of(library: Library, words: Says) -> dict[str, list[tuple[str, str, str]]]:
    """By game: an icon, words and a figure for each thing known, of the games kept last."""
    found: dict[str, list[tuple[str, str, str]]] = {}
    rows = library.finished[:PAGE]
    for row in rows:
        if row.game not in found:
            alike = [one for one in rows if _of(one) == _of(row)]
            found[row.game] = [_last(row, words), *_record(alike, words)]
    return found


def _of(row: FinishedRow) -> tuple[str, object]:
    """The game, and on a pad the title that was typed: points of two games are not compared."""
    return row.game, row.note.params.get("text") if row.note else None


def _last(row: FinishedRow, words: Says) -> tuple[str, str, str]:
    """Who won, and by how much."""
    people = [one for one in row.scores if one.name not in row.about.bots.values()]
    winner = next((one for one in row.scores if one.winner), None)
    if len(people) == 1:
        text = words._("app.home.last_won" if people[0].winner else "app.home.last_lost")
    else:
        text = words._("app.home.last_by", who=words.say(winner.name) if winner else "–")
    points = [words.say(one.score) for one in row.scores[:2] if one.score is not None]
    return "history", text, " : ".join(points)


def _record(rows: Sequence[FinishedRow], words: Says) -> list[tuple[str, str, str]]:
    """The most that a person reached where the highest score wins."""
    points = [
        one.score
        for row in rows
        if row.highest_wins
        for one in row.scores
        if one.score is not None and one.name not in row.about.bots.values()
    ]
    return [("trophy", words._("app.home.record"), words.say(max(points)))] if points else []
