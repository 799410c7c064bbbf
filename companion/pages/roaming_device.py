"""What lies around `Roaming`: sheets above its pages, files as a browser or a terminal has them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from errno import EFBIG
from typing import Any, Protocol, TypeVar

from companion.core.message import Message
from companion.describe.node import Do
from companion.i18n import Words
from companion.library.library import Library
from companion.library.progress import Work, do_all
from companion.pages.device import Chosen

T = TypeVar("T")


@dataclass(frozen=True)
class Given:
    """A file as it was handed in."""

    name: str
    data: bytes

    def read(self, most: int = -1, /) -> bytes:
        """All of it, unless it is too large."""
        if 0 <= most < len(self.data):
            raise OSError(EFBIG, self.name)
        return self.data


@dataclass(frozen=True)
class Files:
    """How a front end without a window saves one, and lets one be chosen; None where it cannot."""

    save: Callable[[str, bytes], object] | None = None
    """By the name that it is offered under."""
    choose: Callable[[tuple[str, ...]], object] | None = None
    """With such an ending; it comes to `RoamingDevice.chosen`."""


class Where(Protocol):
    """Whoever roams."""

    library: Library
    words: Words
    edition: int

    def tried(self, call: Callable[[], T], /) -> T | None:
        """What it comes to; None where it is refused, and that is said."""


class RoamingDevice:
    """It does at once what a window does beside what is shown."""

    def __init__(self, where: Where, files: Files, can: tuple[str, ...]) -> None:
        self.words, self._where, self._files = where.words, where, files
        ways = {"files": files.choose, "save": files.save}
        self.can = (*can, *(name for name, way in ways.items() if way))
        self._take: Callable[[Chosen], object] = lambda chosen: None

    def change(self, **settings: Any) -> None:
        """Kept, and followed from the next page on."""
        library = self._where.library
        self._where.tried(lambda: library.change_settings(**settings))
        if library.settings.language not in ("", self.words.language):
            self.words.use(library.settings.language)
        self._where.edition += 1

    def work(self, title: Message, work: Work, then: Do, *, may_stop: bool = False) -> None:
        """All of it at once."""
        del title, may_stop

        def done() -> bool:
            do_all(work)
            return True

        if self._where.tried(done):
            then()

    def save(self, name: str, data: bytes, /) -> None:
        """Handed to the front end."""
        if self._files.save is not None:
            self._files.save(name, data)

    def choose(self, endings: tuple[str, ...], take: Callable[[Chosen], object], /) -> None:
        """Whoever shows the page lets one be chosen."""
        self._take = take
        if self._files.choose is not None:
            self._files.choose(endings)

    def chosen(self, name: str, data: bytes) -> None:
        """It is here."""
        self._take(Given(name, data))

    def choose_folder(self, take: Callable[[str], object], /) -> None:
        """There are none."""

    def lying(self, endings: tuple[str, ...], /) -> tuple[Chosen, ...]:
        """None can be seen."""
        del endings
        return ()

    def folder(self, chosen: str = "", /) -> str:
        """Nobody finds one."""
        del chosen
        return ""
