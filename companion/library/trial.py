"""What somebody else made comes into a library of its own first, and is looked at on every page.

The library imports no page: whoever opens it hands in what builds them (`Sights`). Each sight is
built once; one that raises names the file that it shows, and that file does not come in. A library
that was handed none looks at nothing: it is that of a tool, or a trial itself.
"""

from __future__ import annotations

import logging
import shutil
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager, nullcontext, suppress
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from companion.content.load import SHELF
from companion.core.message import Message
from companion.errors import Damaged, LoomError
from companion.library.atomic import fails_as_not_kept, make_folder
from companion.library.home import EDITED, HOUSE_FACTS, PEOPLE, SETTINGS, TRYING, Home
from companion.library.progress import Progress, Work

if TYPE_CHECKING:
    from companion.library.library import Library

log = logging.getLogger("loom.library")
OURS = (HOUSE_FACTS, PEOPLE, SETTINGS)
"""What is known here counts wherever a game from elsewhere will be shown."""


class Sight(NamedTuple):
    """Something that will be looked at."""

    file: str
    """Whose; empty where all of them are shown together."""
    page: str
    build: Callable[[], object]
    line: int = 0
    """Of a journal; 0 where it is no line's."""


class Failure(NamedTuple):
    """One that cannot be shown."""

    file: str
    line: int
    page: str
    what: str

    @property
    def said(self) -> Message:
        """By file, line and key."""
        return Message(
            "library.trial.failed", file=self.file, line=self.line, key=self.page, what=self.what
        )


Sights: TypeAlias = Callable[["Library"], Iterator[Sight]]
"""Everything that can be seen of a library."""
Trial: TypeAlias = Generator[Progress, None, tuple[Failure, ...]]
"""Work that ends with what cannot be shown."""
Pieces: TypeAlias = Generator[Progress, None, None]
Open: TypeAlias = Callable[[Path], "Library"]


class Gate:
    """The only way in."""

    def __init__(self, home: Home, sights: Sights | None, open_trial: Open) -> None:
        self._home = home
        self._sights = sights
        self._open_trial = open_trial

    def trying(self, fill: Callable[[Library], Work], *, owned: bool = False) -> Trial:
        """Fill a library with it and look at all of it; raises what `fill` raises.

        `owned`: printed facts and words that were edited or told come with it, and count in it.
        """
        if self._sights is None:
            return ()
        folder = self._home.folder / TRYING
        failures: list[Failure] = []
        try:
            self._prepare(folder, () if owned else OURS)
            theirs = SHELF.of_another(folder / EDITED) if owned else nullcontext()
            yield from _within(theirs, self._looked_through(folder, fill, failures))
        finally:
            shutil.rmtree(folder, ignore_errors=True)
        return tuple(failures)

    def _prepare(self, folder: Path, known: Sequence[str]) -> None:
        shutil.rmtree(folder, ignore_errors=True)
        with fails_as_not_kept(folder):
            make_folder(folder)
            for name in known:
                with suppress(FileNotFoundError):
                    shutil.copyfile(self._home.folder / name, folder / name)

    def _looked_through(
        self, folder: Path, fill: Callable[[Library], Work], failures: list[Failure]
    ) -> Pieces:
        with opened(self._open_trial, folder) as library, fails_as_refused():
            yield from fill(library)
        with opened(self._open_trial, folder) as library:  # as the next start will see it
            assert self._sights is not None
            yield from seeing(self._sights(library), failures.append)


def seeing(sights: Iterator[Sight], failed: Callable[[Failure], object]) -> Work:
    """Build them one after the other; what raises is told, and the rest goes on."""
    sight = Sight("", "sights", tuple)
    for number in count(1):
        try:
            sight = next(sights)
            sight.build()
        except StopIteration:
            return
        except Exception as error:
            log.warning("a page that cannot be shown", exc_info=error)
            key = error.message.key if isinstance(error, LoomError) else type(error).__name__
            failed(Failure(sight.file, sight.line, sight.page, key))
        yield Progress(number, number + 1)


@contextmanager
def fails_as_refused() -> Iterator[None]:
    """What raises anything but a sentence of ours is refused in one."""
    try:
        yield
    except (LoomError, OSError):
        raise
    except Exception as error:
        log.warning("an arrival that cannot be taken", exc_info=error)
        raise Damaged("library.trial.not_taken", what=type(error).__name__) from error


@contextmanager
def opened(open_trial: Open, folder: Path) -> Iterator[Library]:
    """The library of a folder, closed at the end."""
    library = open_trial(folder)
    try:
        yield library
    finally:
        library.close()


def _within(theirs: AbstractContextManager[object], work: Pieces) -> Work:
    """Each piece of the work inside; between two pieces all is as it was."""
    try:
        while True:
            with theirs:
                piece = next(work, None)
            if piece is None:
                return
            yield piece
    finally:
        with theirs:
            work.close()
