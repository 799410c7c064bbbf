"""What came from elsewhere last: noted before the first file of it is written, and when it is here.

An arrival that was cut short is taken out again by the next start, so that nothing is here in part;
and a start that fails can leave out what came last.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path

from companion.core.message import Message
from companion.errors import NotKept
from companion.library.atomic import sync_folder, write_whole
from companion.library.backup import may_be_in_a_backup
from companion.library.formats import ARRIVED
from companion.library.home import ARRIVED as NAME
from companion.library.storage import Tell, read_small


@dataclass(frozen=True, slots=True)
class Arrival:
    """Files of the home folder that came together."""

    files: tuple[str, ...] = ()
    whole: bool = True
    """False while it comes."""


class LastArrival:
    """Of a home folder."""

    def __init__(self, home: Path) -> None:
        self._home = home
        self._path = home / NAME

    def read(self, tell: Tell = lambda _message: None) -> Arrival:
        """The last one; nothing where there was none, or nobody can say what it was."""
        content = read_small(self._path, ARRIVED, tell)
        files, whole = content.get("files"), content.get("whole")
        if isinstance(files, list) and all(map(_may_be, files)):
            return Arrival(tuple(files), whole is not False)
        return Arrival()

    def note(self, files: Iterable[str], *, whole: bool) -> None:
        """These come, or are here; raises NotKept."""
        write_whole(self._path, ARRIVED.write({"whole": whole, "files": list(files)}))

    @contextmanager
    def coming(self, files: Sequence[str]) -> Iterator[None]:
        """They are written inside; what does not come whole does not come. Raises NotKept."""
        self.note(files, whole=False)
        try:
            yield
        except BaseException:
            with suppress(NotKept, OSError):
                self._take_out(files)
            raise
        self.note(files, whole=True)

    def end_cut_short(self, tell: Tell) -> None:
        """Take out what came in part, where it is known, and tell of it."""
        last = self.read(tell)
        if last.whole:
            return
        with suppress(NotKept, OSError):
            self._take_out(last.files)
        if last.files:
            tell(Message("library.arrived.taken_back"))
        else:
            tell(Message("library.arrived.unfinished"))

    def _take_out(self, files: Sequence[str]) -> None:
        for name in files:
            (self._home / name).unlink(missing_ok=True)
        for folder in {(self._home / name).parent for name in files}:
            sync_folder(folder)
        self.note((), whole=True)


def _may_be(name: object) -> bool:
    return isinstance(name, str) and may_be_in_a_backup(name)
