"""Finished games: one file each, and an index so that home reads none of them."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import replace
from hashlib import blake2b
from operator import itemgetter
from pathlib import Path
from typing import overload

from companion.errors import Damaged, NotKept, TooNew, Unreadable
from companion.library import limits
from companion.library.arrived import LastArrival
from companion.library.atomic import (
    fails_as_not_kept,
    fails_as_unreadable,
    move,
    set_aside,
    sweep,
    write_many,
    write_whole,
)
from companion.library.clock import dated, moment_of
from companion.library.describing import Describe
from companion.library.formats import FINISHED
from companion.library.index import PAGE, Head, Index
from companion.library.progress import Progress, Work, do_all
from companion.library.rows import (
    MISSHAPEN,
    FinishedGame,
    FinishedRow,
    Row,
    game_from_json,
    game_to_json,
    need_result_within,
    row_from_json,
    row_is_whole,
    row_to_json,
    stands_by_day,
)
from companion.library.storage import Tell, set_aside_notice

SUFFIX = ".json"
PIECE = 200
"""So many rows are made at a time."""
UNSURE = 0
"""No state of the folder: the next start looks at all of it again."""
__all__ = ["FinishedGame", "FinishedGames", "FinishedRow"]


class FinishedGames(Sequence[FinishedRow]):
    """All finished games, the one played last first.

    The first page and the number of games come with the head of the index; the rest of it is
    read when it is looked at. The head is trusted as long as the folder has not changed. Before
    the first look, `opening` has to be done.
    """

    def __init__(self, folder: Path, index: Index, describe: Describe, tell: Tell) -> None:
        self.version = 0
        """Another number after every change."""
        self._folder = folder
        self._last = LastArrival(folder.parent)
        self._index = index
        self._describe = describe
        self._tell = tell
        self._seen: dict[str, tuple[Row, FinishedRow]] = {}
        """Rows that were looked at, by id, with what they were made of."""
        self._all: list[Row] | None = None
        """Oldest first; None as long as the first page was enough."""
        self._unsure = False
        """Some file could not be read: the list may lack it."""
        self._head = Head(0, 0, (), 0)

    def opening(self) -> Work:
        """Make the list right if it is not: a file at a time."""
        head = self._index.head()
        if head and head.folder == self._folder_now() and all(map(row_is_whole, head.page)):
            self._head = head
        else:
            yield from self._matching()

    def reading(self, piece: int) -> Iterator[None]:
        """Read what is not read yet, so many rows at a time; whoever asks reads all of it."""
        if self._all is not None:
            return
        rows = self._index.past()
        yield
        for start in range(0, len(rows), piece):
            if self._all is not None or not all(map(self._is_whole, rows[start : start + piece])):
                return
            yield
        if self._all is None and len(rows) == self._head.count:
            self._all = in_order(rows)

    @property
    def state(self) -> str:
        """Another text after every change to the games; empty where nobody can be sure."""
        head = self._head
        if head.folder == UNSURE:
            return ""
        return blake2b(json.dumps([head.folder, head.count, head.page]).encode()).hexdigest()

    def __len__(self) -> int:
        return self._head.count

    @overload
    def __getitem__(self, place: int) -> FinishedRow: ...
    @overload
    def __getitem__(self, place: slice) -> tuple[FinishedRow, ...]: ...
    def __getitem__(self, place: int | slice) -> FinishedRow | tuple[FinishedRow, ...]:
        if isinstance(place, slice):
            wanted = range(len(self))[place]
            return tuple(self._row(number) for number in wanted)
        return self._row(range(len(self))[place])

    def __iter__(self) -> Iterator[FinishedRow]:
        return iter(self[:])

    def has(self, game_id: str) -> bool:
        """Whether there is such a finished game."""
        return self.path(game_id).exists()

    def read(self, game_id: str) -> FinishedGame:
        """The whole game; a damaged one is set aside. Raises Damaged, TooNew, Unreadable."""
        try:
            return self._read(self.path(game_id))
        except Damaged as error:
            self._set_aside(self.path(game_id), error)
            self.drop(game_id)
            raise

    def add(self, game: FinishedGame) -> None:
        """Keep a game that has just ended; raises NotKept."""
        rows = self._rows()
        write_whole(self.path(game.row.id), _written(game))
        self._keep_rows([*rows, row_to_json(game.row)])

    def add_all(self, games: Sequence[FinishedGame]) -> Work:
        """Keep many new ones, a file at a time; all of them or none. Raises NotKept."""
        rows = self._rows()
        files = [f"{self._folder.name}/{game.row.id}{SUFFIX}" for game in games]
        with self._last.coming(files):
            written = ((self.path(game.row.id), _written(game)) for game in games)
            for done in write_many(written):
                yield Progress(done, 2 * len(games) + 1)
            made, placed = [*rows], list[Row]()
            for done in range(0, len(games), PIECE):
                made += [row_to_json(game.row) for game in games[done : done + PIECE]]
                yield Progress(2 * len(games), 2 * len(games) + 1)
            for _ in ordering(made, placed.extend):
                yield Progress(2 * len(games), 2 * len(games) + 1)
        self._stand(placed)
        with suppress(NotKept):
            yield from self._index.keeping(self._all or [], self._head)

    def put_right(self, game: FinishedGame) -> None:
        """Keep another version of a game that is here; raises NotKept."""
        rows = [row for row in self._rows() if row["id"] != game.row.id]
        write_whole(self.path(game.row.id), _written(game))
        self._keep_rows([*rows, row_to_json(game.row)])

    def bring_in(self, source: Path, game_id: str) -> None:
        """Put a file from elsewhere here under an id that is free; raises NotKept.

        One that cannot be read comes as it is, and is set aside when it is read.
        """
        target = self.path(game_id)
        try:
            game = self.parsed(source)
        except (Damaged, TooNew):
            game = None
        if game is None or game.row.id == game_id:
            move(source, target)
        else:
            renamed = replace(game, row=replace(game.row, id=game_id))
            write_whole(target, _written(renamed))
            with fails_as_not_kept(source):
                source.unlink()
        self.take_in([game_id])

    def take_in(self, game_ids: Iterable[str]) -> None:
        """Put games on the list whose files are there, in their order."""
        wanted = set(game_ids)
        found = [row for game_id in sorted(wanted) if (row := self._row_of_file(game_id))]
        others = [row for row in self._rows() if row["id"] not in wanted]
        self._keep_rows([*others, *found])

    def drop(self, game_id: str) -> None:
        """Take a game off the list; its file is no longer there."""
        self._keep_rows([row for row in self._rows() if row["id"] != game_id])

    def remove(self, game_id: str) -> None:
        """Delete a game that is kept elsewhere now; raises NotKept."""
        with fails_as_not_kept(self.path(game_id)):
            self.path(game_id).unlink()
        self.drop(game_id)

    def next_order(self) -> int:
        """The number of the next game to be kept."""
        return 1 + min(self._head.last, limits.ORDER)

    def path(self, game_id: str) -> Path:
        """The file of a game."""
        return self._folder / f"{game_id}{SUFFIX}"

    def _row(self, number: int) -> FinishedRow:
        """By its place from the last game backwards."""
        if self._all is None and number < len(self._head.page):
            return row_from_json(self._head.page[number])
        return self._look_at(self._rows()[-1 - number])

    def _look_at(self, row: Row) -> FinishedRow:
        """Made once: lists ask for all of them again and again."""
        seen = self._seen.get(row["id"])
        if seen is None or seen[0] is not row:
            seen = self._seen[row["id"]] = row, row_from_json(row)
        return seen[1]

    def _is_whole(self, row: Row) -> bool:
        """Whether it can be looked at; looked at in the same breath."""
        with suppress(*MISSHAPEN):
            self._look_at(row)
            return True
        return False

    def _rows(self) -> list[Row]:
        """All rows, whole ones; read now if they were not."""
        if self._all is None:
            rows = self._index.past()
            if len(rows) != self._head.count or not all(map(self._is_whole, rows)):
                do_all(self._matching())
                return self._all or []
            self._all = in_order(rows)
        return self._all

    def _matching(self) -> Work:
        """Files without a row are read, rows without a file dropped: else only names matter."""
        with suppress(OSError):
            sweep(self._folder)
        there = self._names()
        rows = [row for row in self._index.past() if row_is_whole(row) and row["id"] in there]
        new = sorted(there - {row["id"] for row in rows})
        for number, game_id in enumerate(new, 1):
            if row := self._row_of_file(game_id):
                rows.append(row)
            yield Progress(number, len(new))
        self._keep_rows(rows)

    def _keep_rows(self, rows: list[Row]) -> None:
        """These are the rows now; what the index cannot keep is mended at the next start."""
        self._stand(in_order(rows))
        with suppress(NotKept):
            self._index.keep(self._all or [], self._head)

    def _stand(self, rows: list[Row]) -> None:
        """These, the oldest first."""
        self._all = rows
        self.version += 1
        folder = UNSURE if self._unsure else self._folder_now()
        last = max(map(_order, rows), default=0)
        self._head = Head(len(rows), folder, tuple(rows[: -1 - PAGE : -1]), last)

    def _folder_now(self) -> int:
        """Another number after every change to the folder."""
        try:
            return self._folder.stat().st_mtime_ns
        except OSError:
            return 0

    def _names(self) -> set[str]:
        try:
            names = os.listdir(self._folder)
        except FileNotFoundError:
            return set()
        except OSError:
            self._unsure = True
            return {row["id"] for row in self._index.past() if row_is_whole(row)}
        found = {name.removesuffix(SUFFIX) for name in names if name.endswith(SUFFIX)}
        return {game_id for game_id in found if self.path(game_id).is_file()}

    def _row_of_file(self, game_id: str) -> Row | None:
        path = self.path(game_id)
        try:
            return row_to_json(self._read(path).row)
        except Damaged as error:
            self._set_aside(path, error)
        except TooNew as error:
            self._tell(error.message)
        except Unreadable as error:
            self._unsure = True
            self._tell(error.message)
        return None

    def _read(self, path: Path) -> FinishedGame:
        game = self.parsed(path)
        if game.row.id != path.stem:
            raise Damaged("library.damaged", file=path.name)
        return game

    def parsed(self, path: Path) -> FinishedGame:
        """A game, whatever its file is called; raises Damaged, TooNew, Unreadable."""
        with fails_as_unreadable(path):
            data = path.read_bytes()
        try:
            return game_from_json(FINISHED.read(data, path.name), self._describe)
        except MISSHAPEN as error:
            raise Damaged("library.damaged", file=path.name) from error

    def _set_aside(self, path: Path, error: Damaged) -> None:
        try:
            self._tell(set_aside_notice(path, set_aside(path)))
        except NotKept:
            self._tell(error.message)


def _written(game: FinishedGame) -> bytes:
    """Its file; raises NotKept for what would not be read again."""
    content = game_to_json(game)
    try:
        need_result_within(content)
    except Damaged as error:
        raise NotKept(error.message.key, **error.message.params) from error
    return FINISHED.write(content)


def in_order(rows: Iterable[Row]) -> list[Row]:
    """The first one first: as they were kept, whatever the clock said.

    What came from elsewhere, or whose day was told, stands among these by its day.
    """
    placed: list[Row] = []
    do_all(ordering(tuple(rows), placed.extend))
    return placed


def ordering(rows: Sequence[Row], placed: Callable[[Iterator[Row]], object]) -> Work:
    """The same a piece at a time."""
    now, found = 0.0, []
    for done, row in enumerate(sorted(rows, key=_order), 1):
        moment = moment_of(dated(row["ended"]) or dated(row["started"]))
        at = moment.timestamp() if moment else now
        if not stands_by_day(row):
            now = at = max(now, at)
        found.append((at, _order(row), row))
        if done % PIECE == 0:
            yield Progress(done, len(rows))
    placed(row for _, _, row in sorted(found, key=itemgetter(0, 1)))
    yield Progress(len(rows), len(rows))


def _order(row: Row) -> int:
    order: int = row["order"]
    return order
