"""TinyDB on a file that is never half written."""

from __future__ import annotations

import re
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, TypeAlias

from tinydb import TinyDB
from tinydb.storages import Storage

from companion.core.message import Message
from companion.errors import Damaged, NotKept, SaveError, TooNew
from companion.library.atomic import (
    backup_of,
    set_aside,
    unreadable,
    write_whole,
    writing_whole,
)
from companion.library.formats import Format
from companion.library.gate import need_within
from companion.library.progress import Progress, Work

Tell: TypeAlias = Callable[[Message], None]
Tables: TypeAlias = dict[str, dict[str, Any]]
NUMBER = re.compile(r"0|[1-9][0-9]{0,17}", re.ASCII)


class AtomicStorage(Storage):
    """Keeps the tables in memory and replaces the whole file on every change.

    TinyDB changes the tables it was given before it writes them: when a write fails,
    the memory is dropped and read again. Documents share their insides with it.
    """

    AFRESH = "library.notice.defaults_used"
    """What is said when neither the file nor the copy before it can be read."""

    def __init__(
        self,
        path: Path,
        form: Format,
        tell: Tell,
        *,
        afresh: str = AFRESH,
        backup: bool = True,
        may_write: Callable[[], None] = lambda: None,
    ) -> None:
        super().__init__()
        self._path = path
        self._form = form
        self.tell = tell
        self._afresh = afresh
        self._backup = backup
        self._may_write = may_write
        """Raises NotKept where nothing may be written now."""
        self._tables: Tables | None = None
        self._unreadable: SaveError | None = None
        """Why the file could not be read: it is left as it is, and not written."""

    def read(self) -> Tables | None:
        """The tables; a damaged file is set aside, and the copy before it or nothing used."""
        if self._tables is None:
            self._tables = self._load()
        return self._tables

    def write(self, data: Tables) -> None:
        """Replace the file; raises NotKept."""
        plain = {
            table: {str(number): dict(row) for number, row in rows.items()}
            for table, rows in data.items()
        }
        try:
            self._need_writing()
            self._need_readable(plain)
            write_whole(self._path, self._form.write({"tables": plain}), backup=self._backup)
        except BaseException:
            self._tables = None
            raise
        self._tables = plain

    def replacing(self, table: str, rows: dict[str, Any]) -> Work:
        """One table of many rows instead of all there is, a piece at a time; raises NotKept.

        For files of which no version before is kept.
        """
        made: list[bytes] = []
        try:
            self._need_writing()
            for done in self._form.writing(table, rows, made.append):
                yield Progress(done, 2 * len(rows))
            for part in writing_whole(self._path, made):
                yield Progress(len(rows) + part, len(rows) + len(made))
        except BaseException:
            self._tables = None
            raise
        self._tables = {table: rows}

    def close(self) -> None:
        """Nothing stays open."""
        self._tables = None

    def _need_writing(self) -> None:
        """What could not be read may not be replaced."""
        self._may_write()
        if self._unreadable is not None:
            raise NotKept(self._unreadable.message.key, **dict(self._unreadable.message.params))

    def _need_readable(self, tables: Tables) -> None:
        """What would not be read again is not written."""
        try:
            if not self._form.made_here:
                need_within(tables)
        except Damaged as error:
            raise NotKept(error.message.key, **error.message.params) from error

    def _load(self) -> Tables:
        try:
            return self._parse(self._path)
        except (FileNotFoundError, NotADirectoryError):
            return self._fall_back() if backup_of(self._path).exists() else {}
        except OSError as error:
            self._unreadable = unreadable(self._path, error)
            self.tell(self._unreadable.message)
            return self._version_before()
        except (Damaged, TooNew):
            return self._fall_back() if self._is_set_aside() else self._version_before()

    def _is_set_aside(self) -> bool:
        """Out of the way; where it cannot be, nothing may take its place."""
        try:
            aside = set_aside(self._path)
        except NotKept as error:
            self._unreadable = error
            self.tell(error.message)
            return False
        self.tell(set_aside_notice(self._path, aside))
        return True

    def _version_before(self) -> Tables:
        """To be looked at only."""
        with suppress(Damaged, TooNew, OSError):
            return self._parse(backup_of(self._path))
        return {}

    def _fall_back(self) -> Tables:
        try:
            tables = self._parse(backup_of(self._path))
        except (Damaged, TooNew, OSError):
            self.tell(Message(self._afresh, file=self._path.name))
            return {}
        self.tell(Message("library.notice.backup_used", file=self._path.name))
        with suppress(NotKept):
            self._may_write()
            write_whole(self._path, self._form.write({"tables": tables}))
        return tables

    def _parse(self, path: Path) -> Tables:
        content = self._form.read(path.read_bytes(), path.name)
        tables = content.get("tables")
        if not isinstance(tables, dict) or not all(map(_is_table, tables.values())):
            raise Damaged("library.damaged", file=path.name)
        if not self._form.made_here:
            need_within(tables)
        return tables


def read_small(path: Path, form: Format, tell: Tell = lambda _message: None) -> dict[str, Any]:
    """What a file of ours holds that is made again where it is gone; one that is noise is told."""
    try:
        return form.read(path.read_bytes(), path.name)
    except OSError:
        return {}
    except (Damaged, TooNew):
        tell(Message("library.notice.made_again", file=path.name))
        return {}


def open_database(storage: AtomicStorage) -> TinyDB:
    """TinyDB on this storage."""
    return TinyDB(storage=lambda: storage)


def set_aside_notice(path: Path, aside: Path) -> Message:
    """What is said of a file that could not be read."""
    return Message("library.notice.set_aside", file=path.name, aside=aside.name)


def _is_table(rows: Any) -> bool:
    return isinstance(rows, dict) and all(
        NUMBER.fullmatch(number) and isinstance(row, dict) for number, row in rows.items()
    )
