"""A picture that is given away: its page drawn off the screen, twice as fine."""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

from kivy.app import App

from screens import device
from screens.pages.page_screen import PageScreen
from screens.pages.page_view import PageView
from screens.written import write_bytes

if TYPE_CHECKING:
    from companion.pages.picture import Picture


class Fine(PageView):
    """As large as the picture is, whatever the window."""

    scale = 2.0


def give_away(picture: Picture) -> None:
    """On Android offered to other apps; elsewhere a file where the player says."""
    app = App.get_running_app()
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / picture.name
        drawn = draw(picture, path)
        if not device.share_picture(path, app.i18n._("app.picture.title")):
            write_bytes(path.name, drawn)


def draw(picture: Picture, path: Path) -> bytes:
    """Into a file; what is in it."""
    app = App.get_running_app()
    shown = app.nav.view
    if not isinstance(shown, PageScreen):
        raise TypeError(shown)
    surface, make = picture.laid(shown.view.surface())
    view = Fine(make, app.i18n.say, language=lambda: app.i18n.lang, size_hint=(None, None))
    view.theme, view.text, view.moves = ("dark" if app.theme.dark else "light"), 1.0, False
    view.size = surface.w * view.scale, surface.h * view.scale
    view.again.cancel()
    view.show()
    view.export_to_png(str(path))
    view.clear()
    return path.read_bytes()
