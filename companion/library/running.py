"""Running games: one journal each."""

from __future__ import annotations

import logging
import os
import re
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeAlias

from companion import __version__
from companion.core.codec import message_from_json, message_to_json
from companion.core.game import Game
from companion.core.head import Head, read_head
from companion.core.journal import FileJournal, Journal, Line, unpack_line
from companion.core.message import Message
from companion.errors import Damaged, LoomError, NotKept, TooNew, Unreadable
from companion.games import today
from companion.library import limits
from companion.library.atomic import fails_as_unreadable, set_aside
from companion.library.describing import describer
from companion.library.editing import carried_over
from companion.library.gate import may_be_read, need_lines_within
from companion.library.index import Index
from companion.library.rows import MISSHAPEN, FinishedGame, Row, game_from_json, game_to_json
from companion.library.storage import Tell, set_aside_notice

if TYPE_CHECKING:
    from companion.core.session import Session, Surroundings

log = logging.getLogger("loom.library")
SUFFIX = ".jsonl"
TORN_HEAD = re.compile(rb"[0-9a-f]{0,8}( ([{][^\n]*)?)?")
HEAD_WITH_A_GAP = re.compile(rb"[^\n\0]{0,4096}\0{1,4096}[^\n\0]{0,4096}\}\n")
"""Its end came onto the disk, and what lies before it did not."""
FindGame: TypeAlias = Callable[[str], Game[Any]]


@dataclass(frozen=True, slots=True)
class RunningGame:
    """What home shows of a game that goes on."""

    id: str
    game: str
    started: str
    """ISO 8601 in UTC."""
    recap: Message | None
    """Where it stands; None if it cannot be opened."""
    trouble: Message | None = None
    """Why it cannot be opened, or None."""


class RunningGames:
    """The journals, and notes in the index that spare home from reading them."""

    def __init__(self, folder: Path, index: Index, find: FindGame, tell: Tell) -> None:
        self._folder = folder
        self._index = index
        self._find = find
        self._tell = tell

    def all(self) -> tuple[RunningGame, ...]:
        """The one last played first; a file without a readable head is set aside."""
        notes = self._index.running()
        paths = sorted(self._paths(), key=lambda path: _last_played(path, notes), reverse=True)
        games = (self._look_at(path, notes.get(path.stem, {})) for path in paths)
        return tuple(game for game in games if game)

    def ids(self) -> frozenset[str]:
        """Ids of all of them."""
        return frozenset(path.stem for path in self._paths())

    def has(self, game_id: str) -> bool:
        """Whether there is such a running game."""
        return self.path(game_id).exists()

    def path(self, game_id: str) -> Path:
        """The journal of a game."""
        return self._folder / f"{game_id}{SUFFIX}"

    def lines(self, game_id: str) -> tuple[str, list[Line]]:
        """Which game it is, and its lines as they can be read; raises a LoomError."""
        path = self.path(game_id)
        game = head_of_file(path).game
        with fails_as_unreadable(path):
            return game, FileJournal(path, readonly=True).lines

    def note_played(self, game_id: str) -> None:
        """This game is the last one played."""
        notes = self._index.running()
        turn = 1 + max((_turn(note) for note in notes.values()), default=0)
        with suppress(NotKept):
            self._index.note_running({**notes.get(game_id, {}), "id": game_id, "turn": turn})

    def note_recap(self, game_id: str, session: Session[Any]) -> None:
        """Keep where the game stands, as long as its journal does not grow."""
        note = {
            "id": game_id,
            "app": __version__,  # another one may say it with other messages
            "size": self.path(game_id).stat().st_size,
            "recap": message_to_json(session.game.recap(session.state)),
        }
        with suppress(NotKept):
            self._index.note_running(note)

    def note_kept(self, game_id: str, kept: FinishedGame) -> None:
        """What was put right in a game before it was opened again."""
        if kept.edits:
            content = game_to_json(replace(kept, lines=()))
            with suppress(NotKept):
                self._index.note_running({"id": game_id, "kept": content})

    def as_put_right(self, kept: FinishedGame) -> FinishedGame:
        """A game that is over, with what was put right before it was opened again."""
        before = self.kept_before(kept.row.id)
        with suppress(*MISSHAPEN):
            return carried_over(before, kept) if before else kept
        return kept

    def kept_before(self, game_id: str) -> FinishedGame | None:
        """A game as it was kept before it was opened again, if something was put right in it."""
        note = self._index.running().get(game_id, {}).get("kept")
        with suppress(*MISSHAPEN):
            return game_from_json(note, describer(self._find)) if note else None
        return None

    def forget_note(self, game_id: str) -> None:
        """The game is no longer running."""
        with suppress(NotKept):
            self._index.drop_running(game_id)

    def _paths(self) -> list[Path]:
        try:
            found = [one for one in self._folder.iterdir() if one.suffix == SUFFIX]
        except OSError:
            return []
        return [one for one in found if one.is_file()]

    def _look_at(self, path: Path, note: Row) -> RunningGame | None:
        try:
            head = head_of_file(path)
        except Damaged:
            if note or not _never_begun(path):
                self._set_aside(path)
            return None
        except (TooNew, Unreadable) as error:
            return RunningGame(path.stem, "", "", None, error.message)
        recap, trouble = self._recap(path, head, note)
        return RunningGame(path.stem, head.game, head.at, recap, trouble)

    def _recap(self, path: Path, head: Head, note: Row) -> tuple[Message | None, Message | None]:
        with suppress(OSError, *MISSHAPEN):
            if (note["app"], note["size"]) == (__version__, path.stat().st_size):
                return message_from_json(note["recap"]), None
        try:
            with fails_as_unreadable(path), fails_as_not_readable():
                journal = FileJournal(path, readonly=True)
                session = open_session(self._find(head.game), journal)
                recap = session.game.recap(session.state)
        except LoomError as error:
            return None, error.message
        with suppress(OSError):
            self.note_recap(path.stem, session)
        return recap, None

    def _set_aside(self, path: Path) -> None:
        try:
            self._tell(set_aside_notice(path, set_aside(path)))
        except NotKept as error:
            self._tell(error.message)


def _never_begun(path: Path) -> bool:
    """Whether a first line was cut off before it was kept: such a file is removed."""
    try:
        data = path.read_bytes()
        if TORN_HEAD.fullmatch(data) or HEAD_WITH_A_GAP.fullmatch(data):
            path.unlink()
            return True
    except OSError:
        pass
    return False


def head_of_file(path: Path) -> Head:
    """The head of a journal, nothing else being read; raises Damaged, TooNew, Unreadable."""
    with fails_as_unreadable(path), path.open("rb") as file:
        size = os.fstat(file.fileno()).st_size
        if size > limits.HANDED or (size > limits.SURE and not may_be_read(path.read_bytes())):
            raise Damaged("library.gate.values", file=path.name)
        line = unpack_line(file.readline())
    head = read_head([line] if line else [])
    return replace(head, game=today(head.game))


def open_session(
    game: Game[Any], journal: Journal, around: Surroundings | None = None
) -> Session[Any]:
    """A game whose lines others may have written; raises a LoomError, whatever they hold."""
    from companion.core.session import Session

    need_lines_within(journal.lines)
    with fails_as_not_readable():
        return Session.open(game, journal, around)


@contextmanager
def fails_as_not_readable() -> Iterator[None]:
    """A game that this version of the rules stumbles over, whatever it was; raises Damaged."""
    try:
        yield
    except (LoomError, OSError):
        raise
    except Exception as error:
        log.warning("a game that cannot be read", exc_info=error)
        raise Damaged("library.not_readable", what=type(error).__name__) from error


def _last_played(path: Path, notes: Mapping[str, Row]) -> tuple[int, float]:
    try:
        written = path.stat().st_mtime
    except OSError:
        written = 0.0
    return _turn(notes.get(path.stem, {})), written


def _turn(note: Row) -> int:
    turn = note.get("turn", 0)
    return turn if isinstance(turn, int) else 0
