"""Files where the player finds them."""

from pathlib import Path

from kivy.app import App

from companion.core.message import Message
from screens import device


def write_text(name: str, text: str) -> None:
    """A text among the player's documents, and say where."""
    write_bytes(name, text.encode("utf-8"))


def write_bytes(name: str, data: bytes) -> None:
    """The same for any file."""
    app = App.get_running_app()
    path = Path(device.documents()) / name
    try:
        path.write_bytes(data)
    except OSError as error:
        reason = error.strerror or str(error)
        app.tell_trouble(Message("app.share.not_written", path=str(path), reason=reason))
        return
    app.toast(app.i18n._("app.share.written", path=str(path)))
