"""Everything there is, opened and looked at once: what can be shown, and what cannot."""

from __future__ import annotations

import tempfile
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from companion.content.sayable import mistakes_below
from companion.core.message import Message
from companion.errors import LoomError
from companion.library.backup import reading_back
from companion.library.home import BIN, EDITED
from companion.library.progress import Progress, Work
from companion.library.running import head_of_file
from companion.library.trial import Failure, Sights, seeing

if TYPE_CHECKING:
    from companion.library.library import Library


@dataclass
class Checked:
    """What was found so far."""

    games: int = 0
    thrown: int = 0
    backups: int = 0
    found: tuple[Message, ...] = ()
    """What is not as it should be, in sentences."""

    @property
    def said(self) -> tuple[Message, ...]:
        """How much was looked at, and that all is well or what is not."""
        counted = Message(
            "library.checked.games", n=self.games, thrown=self.thrown, backups=self.backups
        )
        if not self.found:
            return (counted, Message("library.checked.well"))
        return (counted, Message("library.checked.found", n=len(self.found)), *self.found)


def checking(library: Library, sights: Sights | None, checked: Checked) -> Work:
    """Every game on every page, what is in the bin, every backup; `checked` fills."""
    for work in (
        _games(library, sights, checked),
        _thrown(library, checked),
        _backups(library, checked),
    ):
        yield from work
    told = [*mistakes_below(library.folder / EDITED / "text")]
    told += [Message(f"library.left_out.{part}") for part in library.left_out.all()]
    told += [aside.holds for aside in library.damaged.all()]
    _say(checked, *told)


def _games(library: Library, sights: Sights | None, checked: Checked) -> Work:
    """The same page may fail for many steps of a game: it is told once."""
    checked.games = len(library.running) + len(library.finished)
    for game in library.running:
        if game.trouble:
            _say(checked, game.trouble)
    failed: dict[tuple[str, str], Failure] = {}

    def fail(failure: Failure) -> None:
        failed.setdefault((failure.file, failure.page), failure)

    if sights is not None:
        yield from seeing(sights(library), fail)
    _say(checked, *(failure.said for failure in failed.values()))


def _thrown(library: Library, checked: Checked) -> Work:
    for path in sorted((library.folder / BIN).glob("*.json*")):
        checked.thrown += 1
        _tried(checked, partial(_look_at, library, path))
        yield Progress(checked.thrown, checked.thrown + 1)


def _look_at(library: Library, path: Path) -> object:
    if path.suffix == ".jsonl":
        return head_of_file(path)
    return library.finished.parsed(path)


def _backups(library: Library, checked: Checked) -> Work:
    """The copies before a restore, and those that are made by themselves."""
    for copy in library.backups.safety_copies:
        yield from _read_back(checked, copy.path)
    own = library.backups.own
    for name in own.names():
        with suppress(OSError), tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / name
            path.write_bytes(own.place.read(name))
            yield from _read_back(checked, path)


def _read_back(checked: Checked, path: Path) -> Work:
    checked.backups += 1
    try:
        yield from reading_back(path)
    except LoomError as error:
        _say(checked, error.message)


def _tried(checked: Checked, look: Callable[[], object]) -> None:
    try:
        look()
    except LoomError as error:
        _say(checked, error.message)


def _say(checked: Checked, *messages: Message) -> None:
    checked.found = tuple(dict.fromkeys((*checked.found, *messages)))
