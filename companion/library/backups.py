"""Backups of a library: made when somebody asks, put back, and tried before they are."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from companion.content.sayable import mistakes_below
from companion.core.message import Message
from companion.errors import Damaged, NotKept, TooNew
from companion.library.atomic import fails_as_not_kept, set_aside
from companion.library.backup import packing, unpacking
from companion.library.clock import Clock, stamp
from companion.library.home import EDITED, Home
from companion.library.own_backups import OwnBackups
from companion.library.progress import Progress, Work
from companion.library.restore import carry_to_its_end, is_unfinished, restoring
from companion.library.safety import SafetyCopies, SafetyCopy
from companion.library.storage import Tell
from companion.library.trial import Failure, Gate

if TYPE_CHECKING:
    from companion.library.library import Library


class Backups:
    """Of a library that is open."""

    def __init__(self, home: Home, gate: Gate, now: Clock, tell: Tell) -> None:
        self._home = home
        self._gate = gate
        self._now = now
        self._tell = tell
        self._safety = SafetyCopies(home.folder)
        self.own = OwnBackups(home, now, tell)
        """Those that nobody has to think of."""

    @property
    def safety_copies(self) -> tuple[SafetyCopy, ...]:
        """What was here before each of the last restores, the last one first."""
        return self._safety.all()

    def make(self, target: Path) -> int:
        """Everything into one file; the number of files in it. Raises NotKept."""
        done = [Progress(0, 0), *self.making(Path(target))]
        return done[-1].done

    def making(self, target: Path) -> Work:
        """The same, a file at a time; half a restore is not what anybody wants to keep."""
        if is_unfinished(self._home.folder):
            self._home.need_writing()
        return packing(self._home.folder, target, stamp(self._now()))

    def restoring(
        self, source: Path, close_all: Callable[[], None], reading: Callable[[], Work]
    ) -> Work:
        """Put one in the place of everything; what of it cannot be shown is set aside."""
        self._home.need_writing()

        def prepare() -> Work:
            with fails_as_not_kept(self._home.folder):
                target = self._safety.next(self._now())
            yield from self.making(target)
            close_all()

        failures = yield from self._gate.trying(
            lambda trial: _unpacked_beside(source, trial), owned=True
        )
        try:
            yield from restoring(source, self._home.folder, prepare)
        except NotKept as error:
            if not is_unfinished(self._home.folder):
                raise
            self._read_only_until_restored(error)
        self._set_aside(failures)
        self._safety.drop_old()
        yield from reading()
        for mistake in mistakes_below(self._home.folder / EDITED / "text"):
            self._tell(mistake)
        self._home.need_writing()

    def end_restore_cut_short(self) -> None:
        """Carry one to its end that was begun; where that cannot be, all can only be read."""
        try:
            if not self._home.trouble and carry_to_its_end(self._home.folder):
                self._tell(Message("library.notice.restored"))
        except Damaged as error:
            self._tell(error.message)
        except TooNew:
            self._home.trouble = Message("library.restore.newer")
        except NotKept as error:
            self._home.trouble = Message("library.restore.unfinished", why=error.message)

    def _read_only_until_restored(self, error: NotKept) -> None:
        """What was played from here on would be replaced when the restore is ended."""
        self._home.trouble = Message("library.restore.unfinished", why=error.message)
        self._tell(self._home.trouble)

    def _set_aside(self, failures: Iterable[Failure]) -> None:
        """Each file that cannot be shown, once, with the reason; what is of none is only told."""
        known: set[str] = set()
        for failure in failures:
            if failure.file in known:
                continue
            known.add(failure.file)
            path = self._home.folder / failure.file
            with suppress(NotKept):
                if failure.file and path.is_file():
                    set_aside(path)
            self._tell(failure.said)


def _unpacked_beside(source: Path, trial: Library) -> Work:
    """Into the folder of a library, which is opened anew for what lies in it."""
    stage = trial.folder / "stage"
    yield from unpacking(source, stage)
    for path in sorted(one for one in stage.rglob("*") if one.is_file()):
        target = trial.folder / path.relative_to(stage)
        target.parent.mkdir(parents=True, exist_ok=True)
        os.replace(path, target)
