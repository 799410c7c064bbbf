"""The game that is played here by another app, looked at from beside.

Read as it stands on the disk, without the lock; never written.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from companion.core.journal import FileJournal, MemoryJournal
from companion.core.message import Message
from companion.errors import LoomError
from companion.library.home import GAMES
from companion.library.journals import ReadOnlyJournal
from companion.library.running import SUFFIX, FindGame, head_of_file, open_session

if TYPE_CHECKING:
    from companion.core.session import Session


class Beside:
    """Whatever of a folder was played last."""

    def __init__(self, folder: Path, find: FindGame) -> None:
        self._games, self._find = folder / GAMES, find
        self._seen: tuple[Path, int, int] | None = None
        self._session: Session[Any] | None = None
        self.edition = 0
        """Grows whenever something has happened."""

    @property
    def which(self) -> str:
        """The game that is looked at; empty before there was any."""
        return self._seen[0].stem if self._seen else ""

    def look(self) -> Session[Any] | None:
        """The game as it stands now; one that was just put away stays in sight."""
        stands = self._newest()
        if stands is None or stands == self._seen or self._is_left_behind(stands):
            return self._session
        try:
            self._session = self._read(stands[0])
        except (LoomError, OSError):  # in the middle of a line: the next look reads it whole
            return self._session
        self._seen, self.edition = stands, self.edition + 1
        return self._session

    def _is_left_behind(self, stands: tuple[Path, int, int]) -> bool:
        """Whether it is a game from before, now that the one in sight was put away."""
        return self._seen is not None and stands[0] != self._seen[0] and stands[2] <= self._seen[2]

    def _newest(self) -> tuple[Path, int, int] | None:
        found: list[tuple[int, Path, int]] = []
        try:
            for path in self._games.glob(f"*{SUFFIX}"):
                stat = path.stat()
                found.append((stat.st_mtime_ns, path, stat.st_size))
        except OSError:
            return None
        when, path, size = max(found, default=(0, self._games, 0))
        return (path, size, when) if found else None

    def _read(self, path: Path) -> Session[Any]:
        game = self._find(head_of_file(path).game)
        lines = FileJournal(path, readonly=True).lines
        session = open_session(game, MemoryJournal(lines))
        session.journal = ReadOnlyJournal(lines, Message("library.not_kept.closed"))
        return session
