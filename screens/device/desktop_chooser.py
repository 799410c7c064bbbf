"""plyer's chooser of files, in a thread of its own: it waits, and the window must not.

On Linux plyer opens zenity, kdialog or yad. It still asks `distutils` for their places, which
brings 20 MB of setuptools and is no longer in Python 3.12.
"""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from threading import Thread
from types import ModuleType
from typing import TYPE_CHECKING

from kivy.app import App
from kivy.clock import Clock

from screens.device.quietly import quietly

if TYPE_CHECKING:
    from plyer import FileChooser

SWITCH = "LOOM_CHOOSER"
"""`none` does without: files go among the documents."""
ON_LINUX = ("zenity", "kdialog", "yad")
Then = Callable[[Path], object]


def there_is_one() -> bool:
    """Whether one would open."""
    if os.environ.get(SWITCH) == "none":
        return False
    if sys.platform == "linux" and not any(map(shutil.which, ON_LINUX)):
        return False
    return plyers() is not None


def save(wanted: Path, then: Then) -> None:
    """Ask where to save what is called so."""
    _ask("save_file", then, path=str(wanted))


def open_one(folder: Path, endings: tuple[str, ...], then: Then) -> None:
    """Ask for a file with one of these endings."""
    patterns = [f"*{ending}" for ending in endings]
    _ask("open_file", then, path=f"{folder}{os.sep}", filters=[["Loom", *patterns], "*"])


def folder(begin: Path, then: Then) -> None:
    """Ask for a folder."""
    _ask("choose_dir", then, path=f"{begin}{os.sep}")


def _ask(way: str, then: Then, **how: object) -> None:
    rest = getattr(App.get_running_app(), "rest", None)
    if rest is not None:
        rest.hold()  # a thread cannot wake the window

    def wait() -> None:
        chosen = quietly(lambda: getattr(plyers(), way)(**how))
        Clock.schedule_once(lambda _passed: answered(chosen))

    def answered(chosen: list[str] | None) -> None:
        if rest is not None:
            rest.release()
        if chosen and chosen[0]:
            then(Path(chosen[0]))

    Thread(target=wait, daemon=True).start()


@cache
def plyers() -> FileChooser | None:
    """plyer's facade; None where its back end does not start."""
    return quietly(_imported)


def _imported() -> FileChooser:
    from plyer import filechooser

    with _distutils_lent():
        filechooser.open_file  # noqa: B018 – the back end is imported when it is first asked for
    return filechooser


@contextmanager
def _distutils_lent() -> Iterator[None]:
    """What plyer takes from it, inside: the place of a program."""
    spawn = ModuleType("distutils.spawn")
    vars(spawn)["find_executable"] = shutil.which
    ours = {"distutils": ModuleType("distutils"), "distutils.spawn": spawn}
    lent = {name: module for name, module in ours.items() if name not in sys.modules}
    sys.modules.update(lent)
    try:
        yield
    finally:
        for name in lent:
            del sys.modules[name]
