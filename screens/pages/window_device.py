"""What lies around the app in a window: the device's files, the settings it follows."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from companion.library.own_backups import Folder
from screens import device
from screens.device import files, trees
from screens.device.places import PathPlace
from screens.pages.above import Work
from screens.written import write_bytes

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from companion.core.message import Message
    from companion.describe.node import Do
    from companion.library.library import Library
    from companion.library.progress import Work as Slices
    from companion.pages.device import Chosen
    from screens.app import LoomApp

CAN = (
    "theme",
    "text_size",
    "keep_awake",
    "left_handed",
    "less_movement",
    "vibration",
    "table_clock",
    "read_aloud",
    "sounds",
    "guard_next",
    "folder",
    "save",
)


class WindowDevice:
    """Of the app that runs."""

    def __init__(self, app: LoomApp) -> None:
        self.app, self.library, self.words = app, app.library, app.i18n.words

    @property
    def can(self) -> tuple[str, ...]:
        """A chooser and a voice are not everywhere."""
        choosing = ("files",) if files.can_choose() else ()
        return (*CAN, *choosing, *(("voice",) if self.app.speech.can_speak() else ()))

    def change(self, **settings: Any) -> None:
        """Kept and followed at once."""
        self.app.choices.change(**settings)
        follow_chosen(self.library)

    def work(self, title: Message, work: Slices, then: Do, *, may_stop: bool = False) -> None:
        """A slice at a time."""
        Work(title, work, then, may_stop)

    def save(self, name: str, data: bytes) -> None:
        """Where the player wants it."""
        write_bytes(name, data)

    def choose(self, endings: tuple[str, ...], take: Callable[[Chosen], object]) -> None:
        """The system's chooser."""
        files.choose_what(endings, take)

    def choose_folder(self, take: Callable[[str], object]) -> None:
        """The same."""
        files.choose_folder(take)

    def lying(self, endings: tuple[str, ...]) -> list[PathPlace]:
        """Among the documents and the downloads."""
        if device.ANDROID:
            return []
        try:
            every = [path for folder in device.looked_through() for path in folder.iterdir()]
            found = [path for path in every if path.suffix in endings]
            newest = sorted(found, key=lambda path: path.stat().st_mtime, reverse=True)
        except OSError:
            return []
        return [PathPlace(path) for path in newest]

    def folder(self, chosen: str = "") -> str:
        """By its path; on Android by the end of its address."""
        if device.ANDROID:
            return trees.called(chosen) if chosen else ""
        return chosen or str(device.documents())


def follow_chosen(library: Library) -> None:
    """Backups go where somebody chose; into our own folder until then."""
    chosen = library.settings.backups_in
    if chosen:
        library.backups.own.place = trees.Tree(chosen) if device.ANDROID else Folder(Path(chosen))
