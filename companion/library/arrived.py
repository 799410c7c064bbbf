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
from companion.errors import Damaged, NotKept, TooNew
from companion.library.atomic import sync_folder, write_whole
from companion.library.backup import may_be_in_a_backup
from companion.library.formats import ARRIVED
from companion.library.home import ARRIVED as NAME


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

    def read(self) -> Arrival:
        """The last one; nothing where there was none, or nobody can say what it was."""
        with suppress(OSError, Damaged, TooNew):
            content = ARRIVED.read(self._path.read_bytes(), NAME)
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

    def end_cut_short(self) -> Message | None:
        """Take out what came in part, where it is known; what is to be told of it."""
        last = self.read()
        if last.whole:
            return None
        with suppress(NotKept, OSError):
            self._take_out(last.files)
        if last.files:
            return Message("library.arrived.taken_back")
        return Message("library.arrived.cut_short")

    def _take_out(self, files: Sequence[str]) -> None:
        for name in files:
            (self._home / name).unlink(missing_ok=True)
        for folder in {(self._home / name).parent for name in files}:
            sync_folder(folder)
        self.note((), whole=True)


def _may_be(name: object) -> bool:
    return isinstance(name, str) and may_be_in_a_backup(name)
