"""Files where the player wants them."""

from collections.abc import Callable

from kivy.app import App

from companion.core.message import Message
from companion.library.atomic import need_as_written
from screens.device import files, sharing
from screens.device.places import Place


def write_text(name: str, text: str) -> None:
    """A text where the player says, and say where."""
    write_bytes(name, text.encode("utf-8"))


def write_bytes(name: str, data: bytes) -> None:
    """The same for any file."""
    files.choose_where(name, lambda place: put(place, lambda: data))


def put(place: Place, data: Callable[[], bytes]) -> bool:
    """Write it there, read it back, and offer it to other apps; False when that failed."""
    app = App.get_running_app()
    try:
        whole = data()
        place.write(whole)
        need_as_written(place.read(len(whole)), whole)
    except OSError as error:
        reason = error.strerror or str(error)
        app.tell_trouble(Message("app.share.not_written", path=place.shown, reason=reason))
        return False
    tell_written(place, app.i18n._("app.share.written", path=place.shown))
    return True


def tell_written(place: Place, told: str) -> None:
    """A line, with the way to the share sheet where there is one."""
    app = App.get_running_app()
    if place.address is None:
        app.toast(told)
        return
    kind, share = files.kind_of(place.name), app.i18n._("app.past.share")
    app.toast(told, share, lambda: sharing.share_address(place.address, kind, place.name))
