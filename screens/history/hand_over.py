"""A game for another device: a file."""

from kivy.app import App

from companion.errors import LoomError
from screens.widgets.above.sheet import Sheet
from screens.widgets.controls.button import Gold
from screens.widgets.text.prose import Prose
from screens.written import write_bytes

SUFFIX = ".loom"


def hand_over_sheet(game_id: str) -> Sheet | None:
    """What it is for, and the file."""
    app = App.get_running_app()
    words = app.i18n
    try:
        data = app.library.shelf.hand_over(game_id)
    except LoomError as error:
        app.tell_trouble(error.message)
        return None
    sheet = Sheet(title=words._("app.hand_over.title"))
    sheet.put(Prose(text=words._("app.hand_over.about")))
    file = Gold(text=words._("app.hand_over.file"), icon="file")
    file.bind(on_release=lambda *_: (sheet.close(), write_bytes(f"{game_id}{SUFFIX}", data)))
    sheet.act(file)
    return sheet.open()
