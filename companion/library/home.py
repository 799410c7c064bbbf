"""The folder where everything is kept."""

from __future__ import annotations

import os
import shutil
from contextlib import suppress
from errno import EACCES
from pathlib import Path

from companion.core.message import Message
from companion.errors import NotKept
from companion.library.atomic import fails_as_not_kept, make_folder, sweep
from companion.library.lock import NAME as LOCK
from companion.library.lock import Lock

GAMES = "games"
FINISHED = "finished"
BIN = "bin"
EDITED = "edited"
BEFORE_RESTORE = "before_restore"
SETTINGS = "settings.json"
PEOPLE = "people.json"
HOUSE_FACTS = "house_facts.json"
PADS = "pads.json"
TIMERS = "timers.json"
INDEX = "index.json"
PAST = "past.json"
SUMS = "added_up.json"
TRYING = "trying"
"""The library in which what arrives is looked at first."""
LEFT_OUT = "left_out"
"""What a start that did not come to home was the last time begun with."""
ARRIVED = "arrived.json"
"""What came from elsewhere last."""
STARTING = "starting"
"""There from the beginning of a start until home is seen."""
TRIED = "edited_tried.json"
"""What came of trying what an owner edited."""
BACKUPS = "backups"
"""Those that are made by themselves, until another place is chosen."""
OWN, MAKING = "own_backups.json", "own-backup.zip"
"""What is known of the last one, and the one that is being made."""
KEPT = "kept"
"""What was made ahead of the rules and words there are; made again where it is gone."""


class Home:
    """The folder, its rooms and its lock.

    Where it cannot be written (`trouble` says why), everything in it can still be read,
    and whatever would change it is refused with that reason. Raises Busy if another app has it.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.trouble: Message | None = None
        self.noticed: tuple[Message, ...] = ()
        """What was found, and mended."""
        self._lock: Lock | None = None
        try:
            self._prepare()
        except NotKept as error:
            self.trouble = error.message.with_params(file=str(folder))

    @property
    def games(self) -> Path:
        """Journals of the running games."""
        return self.folder / GAMES

    @property
    def finished(self) -> Path:
        """A file for each finished game."""
        return self.folder / FINISHED

    @property
    def bin(self) -> Path:
        """Games that were thrown away, until it is emptied."""
        return self.folder / BIN

    def need_writing(self) -> None:
        """Raise NotKept if nothing can be written here."""
        if self.trouble:
            raise NotKept(self.trouble.key, **self.trouble.params)

    def close(self) -> None:
        """Let the next app in."""
        if self._lock:
            with suppress(OSError):
                self._lock.release()

    def _prepare(self) -> None:
        with fails_as_not_kept(self.folder):
            for room in (self.folder, self.games, self.finished, self.bin):
                make_folder(room)
            self._lock = Lock(self.folder)
            if self._lock.held_noise:
                self.noticed = (Message("library.notice.made_again", file=LOCK),)
            if not os.access(self.folder, os.W_OK):
                raise PermissionError(EACCES, os.strerror(EACCES))
            others = (self.folder / name for name in (BEFORE_RESTORE, BACKUPS, KEPT, EDITED))
            below_edited = (path for path in (self.folder / EDITED).rglob("*") if path.is_dir())
            for room in (self.folder, self.games, self.bin, *others, *below_edited):
                sweep(room)
            (self.folder / MAKING).unlink(missing_ok=True)
            shutil.rmtree(self.folder / TRYING, ignore_errors=True)
