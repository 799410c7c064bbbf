"""The system's own choosers of files: where something is saved, what is opened.

On Android the Storage Access Framework, on desktops plyer's. Where there is none a file goes
among the documents, and what can be opened there is listed by the screens.
"""

from collections.abc import Callable

from screens import device
from screens.device import desktop_chooser, framework
from screens.device.android import ANDROID
from screens.device.places import PathPlace, Place

Then = Callable[[Place], object]
KINDS = {
    "zip": "application/zip",
    "csv": "text/csv",
    "png": "image/png",
    "txt": "text/plain",
}
"""By the ending of the name; anything else is bytes."""
BYTES = "application/octet-stream"


def kind_of(name: str) -> str:
    """As the web calls it."""
    return KINDS.get(name.rpartition(".")[2], BYTES)


def can_choose() -> bool:
    """Whether the system has a chooser."""
    return ANDROID or desktop_chooser.there_is_one()


def choose_where(name: str, then: Then) -> None:
    """Call back with the place to write to; not at all when somebody thought better of it."""
    if ANDROID:
        framework.create(name, kind_of(name), then)
    elif desktop_chooser.there_is_one():
        wanted = device.documents() / name
        desktop_chooser.save(wanted, lambda path: then(PathPlace(path)))
    else:
        then(PathPlace(device.documents() / name))


def choose_what(endings: tuple[str, ...], then: Then) -> None:
    """Call back with what was chosen to be opened."""
    if ANDROID:
        framework.open_one(then)
    else:
        folder = device.documents()
        desktop_chooser.open_one(folder, endings, lambda path: then(PathPlace(path)))


def choose_folder(then: Callable[[str], object]) -> None:
    """Call back with the folder that was chosen, by its path or address."""
    if ANDROID:
        framework.open_folder(then)
    elif desktop_chooser.there_is_one():
        desktop_chooser.folder(device.documents(), lambda path: then(str(path)))
    else:
        then(str(device.documents() / "Loom"))
