"""Finished games: one file each, and an index so that home reads none of them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import overload

from companion.core.game import Result
from companion.core.journal import Line
from companion.core.message import Message
from companion.errors import Damaged, NotKept, TooNew
from companion.library.atomic import set_aside, told_as_not_kept, write_whole
from companion.library.formats import FINISHED, Content
from companion.library.index import Index, Row
from companion.library.results import (
    Score,
    note_from_json,
    note_to_json,
    result_from_json,
    result_to_json,
    scores_from_json,
    scores_of,
    scores_to_json,
)
from companion.library.storage import Tell, set_aside_notice

SUFFIX = ".json"
MISSHAPEN = (KeyError, TypeError, ValueError, AttributeError)


@dataclass(frozen=True, slots=True)
class FinishedRow:
    """What lists show of a finished game."""

    id: str
    game: str
    #: ISO 8601 in UTC.
    started: str
    ended: str
    #: Best first.
    scores: tuple[Score, ...] = ()
    #: Time at the table; 0 if no clock was known.
    minutes: int = 0
    #: Counts up with every game kept, whatever the clock said.
    order: int = 0
    #: What the result adds: the title on a score pad.
    note: Message | None = None


@dataclass(frozen=True, slots=True)
class FinishedGame:
    """A finished game with everything that was done in it."""

    row: FinishedRow
    result: Result
    lines: tuple[Line, ...]


class FinishedGames(Sequence[FinishedRow]):
    """All finished games, the last one first; a row is made when it is looked at."""

    def __init__(self, folder: Path, index: Index, tell: Tell) -> None:
        self._folder = folder
        self._index = index
        self._tell = tell
        self._rows = index.finished()
        self._match_files()

    def __len__(self) -> int:
        return len(self._rows)

    @overload
    def __getitem__(self, place: int) -> FinishedRow: ...
    @overload
    def __getitem__(self, place: slice) -> tuple[FinishedRow, ...]: ...
    def __getitem__(self, place: int | slice) -> FinishedRow | tuple[FinishedRow, ...]:
        backwards = self._rows[::-1][place]
        if isinstance(backwards, list):
            return tuple(map(_row_from_json, backwards))
        return _row_from_json(backwards)

    def __iter__(self) -> Iterator[FinishedRow]:
        return map(_row_from_json, reversed(self._rows))

    def ids(self) -> frozenset[str]:
        """Ids of all of them."""
        return frozenset(row["id"] for row in self._rows)

    def has(self, game_id: str) -> bool:
        """Whether there is such a finished game."""
        return game_id in self.ids()

    def read(self, game_id: str) -> FinishedGame:
        """The whole game; a damaged one is set aside. Raises Damaged, TooNew."""
        try:
            return self._read(self.path(game_id))
        except Damaged as error:
            self._set_aside(self.path(game_id), error)
            self._forget_rows([game_id])
            raise

    def add(self, game: FinishedGame) -> None:
        """Keep a game that has just ended; raises NotKept."""
        write_whole(self.path(game.row.id), FINISHED.write(_game_to_json(game)))
        self._rows.append(_row_to_json(game.row))
        with suppress(NotKept):  # the index is mended at the next start
            self._index.add_finished(self._rows[-1:])

    def drop(self, game_id: str) -> None:
        """Take a game off the list; its file is no longer there."""
        self._forget_rows([game_id])

    def remove(self, game_id: str) -> None:
        """Delete a game that is kept elsewhere now; raises NotKept."""
        with told_as_not_kept(self.path(game_id)):
            self.path(game_id).unlink()
        self._forget_rows([game_id])

    def next_order(self) -> int:
        """The number of the next game to be kept."""
        return 1 + max((row["order"] for row in self._rows), default=0)

    def path(self, game_id: str) -> Path:
        """The file of a game."""
        return self._folder / f"{game_id}{SUFFIX}"

    def take_in(self, game_ids: Iterable[str]) -> None:
        """Put games on the list whose files are there, in their order."""
        found = [row for game_id in game_ids if (row := self._row_of_file(game_id))]
        self._rows = sorted([*self._rows, *found], key=lambda row: row["order"])
        with suppress(NotKept):
            self._index.add_finished(found)

    def _match_files(self) -> None:
        """Files without a row are read, rows without a file dropped: names only otherwise."""
        there = _names(self._folder)
        known = {row["id"] for row in self._rows if _row_is_whole(row)}
        if gone := {row["id"] for row in self._rows} - (there & known):
            self._forget_rows(gone)
        if new := there - known:
            self.take_in(sorted(new))

    def _forget_rows(self, game_ids: Iterable[str]) -> None:
        gone = set(game_ids)
        self._rows = [row for row in self._rows if row["id"] not in gone]
        with suppress(NotKept):
            self._index.drop_finished(gone)

    def _row_of_file(self, game_id: str) -> Row | None:
        path = self.path(game_id)
        try:
            return _row_to_json(self._read(path).row)
        except Damaged as error:
            self._set_aside(path, error)
        except TooNew as error:
            self._tell(error.message)
        return None

    def _read(self, path: Path) -> FinishedGame:
        try:
            content = FINISHED.read(path.read_bytes(), path.name)
        except OSError as error:
            raise Damaged("library.damaged", file=path.name) from error
        try:
            game = _game_from_json(content)
        except MISSHAPEN as error:
            raise Damaged("library.damaged", file=path.name) from error
        if game.row.id != path.stem:
            raise Damaged("library.damaged", file=path.name)
        return game

    def _set_aside(self, path: Path, error: Damaged) -> None:
        try:
            self._tell(set_aside_notice(path, set_aside(path)))
        except NotKept:
            self._tell(error.message)


def _names(folder: Path) -> set[str]:
    try:
        return {one.stem for one in folder.iterdir() if one.suffix == SUFFIX}
    except OSError:
        return set()


def _row_is_whole(row: Row) -> bool:
    try:
        _row_from_json(row)
    except MISSHAPEN:
        return False
    return True


def _row_to_json(row: FinishedRow) -> Content:
    return {
        "id": row.id,
        "game": row.game,
        "started": row.started,
        "ended": row.ended,
        "scores": scores_to_json(row.scores),
        "note": note_to_json(row.note),
        "minutes": row.minutes,
        "order": row.order,
    }


def _row_from_json(data: Row) -> FinishedRow:
    for key in ("id", "game", "started", "ended"):
        if not isinstance(data[key], str):
            raise TypeError(key)
    return FinishedRow(
        id=data["id"],
        game=data["game"],
        started=data["started"],
        ended=data["ended"],
        scores=scores_from_json(data["scores"]),
        note=note_from_json(data["note"]),
        minutes=int(data["minutes"]),
        order=int(data["order"]),
    )


def _game_to_json(game: FinishedGame) -> Content:
    row = _row_to_json(game.row)
    del row["scores"], row["note"]
    return {**row, "result": result_to_json(game.result), "lines": list(game.lines)}


def _game_from_json(data: Content) -> FinishedGame:
    result = result_from_json(data["result"])
    drawn = {"scores": scores_to_json(scores_of(result)), "note": note_to_json(result.note)}
    row = _row_from_json({**data, **drawn})
    lines = data["lines"]
    if not all(isinstance(line, dict) for line in lines):
        raise TypeError("lines")
    return FinishedGame(row, result, tuple(lines))
