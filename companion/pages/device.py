"""What lies around the app: files, folders, long work, settings that the device follows."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Any, Protocol

from companion.core.message import Message
from companion.describe.node import Do
from companion.i18n import Words
from companion.library.progress import Work


class Chosen(Protocol):
    """A file that somebody chose."""

    @property
    def name(self) -> str:
        """Without its folder."""

    def read(self, most: int = ..., /) -> bytes:
        """Its bytes; raises OSError, also where it is larger."""


class Device(Protocol):
    """Of a window, a browser, a terminal; what one of them cannot do is not among `can`."""

    words: Words

    @property
    def can(self) -> Collection[str]:
        """Settings that do something here; `files` and `folder` where there is a chooser, `save`
        where a file can be saved, with a chooser or without.
        """

    def change(self, **settings: Any) -> object:
        """Settings are otherwise from now on; without any, all of them are followed anew."""

    def work(self, title: Message, work: Work, then: Do, *, may_stop: bool = False) -> object:
        """Long work, with a bar where it is seen; a file that fails is told."""

    def save(self, name: str, data: bytes, /) -> object:
        """A file where the player wants it, and it is said where."""

    def choose(self, endings: tuple[str, ...], take: Callable[[Chosen], object], /) -> object:
        """Somebody chooses a file, or thinks better of it."""

    def choose_folder(self, take: Callable[[str], object], /) -> object:
        """The same for a folder, by its path or address."""

    def lying(self, endings: tuple[str, ...], /) -> Sequence[Chosen]:
        """Files where a player puts them, the last one first; none where only a chooser leads."""

    def folder(self, chosen: str = "", /) -> str:
        """What people call a folder: one that was chosen, else where files lie."""
