"""A game for another device: a file, or a row of QR codes where nothing connects the two."""

from kivy.app import App
from kivy.properties import ListProperty, NumericProperty, StringProperty

from companion.errors import LoomError
from companion.sharing import parts_of
from screens.history.files import write_bytes
from screens.kv import load_kv
from screens.widgets.above.sheet import Sheet
from screens.widgets.controls.button import Gold, Press
from screens.widgets.frame.panel import Stack
from screens.widgets.pictures.qr import QrCode  # noqa: F401 – named in kv
from screens.widgets.text.prose import Note, Prose

SUFFIX = ".loom"


class CodeRow(Stack):
    """One code of the row at a time."""

    parts = ListProperty()
    at = NumericProperty(0)
    text = StringProperty("")
    said = StringProperty("")

    def on_kv_post(self, *_args):
        self.step(0)

    def step(self, by: int) -> None:
        """To the code before or after, in a circle."""
        if self.parts:
            self.at = (self.at + by) % len(self.parts)
            self.text = self.parts[int(self.at)]
            words = App.get_running_app().i18n
            self.said = words._("app.hand_over.code", number=int(self.at) + 1, n=len(self.parts))


def hand_over_sheet(game_id: str) -> Sheet | None:
    """The ways to the other device."""
    app = App.get_running_app()
    words = app.i18n
    try:
        data = app.library.shelf.hand_over(game_id)
    except LoomError as error:
        app.tell_trouble(error.message)
        return None
    sheet = Sheet(title=words._("app.hand_over.title"))
    sheet.put(Prose(text=words._("app.hand_over.about")))
    codes = Press(text=words._("app.hand_over.codes"), icon="screen")
    codes.bind(on_release=lambda *_: (sheet.close(), show_codes(data)))
    sheet.act(codes)
    file = Gold(text=words._("app.hand_over.file"), icon="file")
    file.bind(on_release=lambda *_: (sheet.close(), write_bytes(f"{game_id}{SUFFIX}", data)))
    sheet.act(file)
    return sheet.open()


def show_codes(data: bytes) -> Sheet | None:
    """The row, to be read one by one; a game that is too large for one says so."""
    app = App.get_running_app()
    words = app.i18n
    try:
        parts = parts_of(data)
    except LoomError as error:
        app.tell_trouble(error.message)
        return None
    sheet = Sheet(title=words._("app.hand_over.codes"), wide=640)
    row = sheet.put(CodeRow(parts=list(parts)))
    sheet.put(Note(text=words._("app.hand_over.codes_note")))
    before = Press(text=words._("app.hand_over.before"), icon="chevron-left")
    before.bind(on_release=lambda *_: row.step(-1))
    after = Gold(text=words._("app.hand_over.after"), icon="chevron-right")
    after.bind(on_release=lambda *_: row.step(1))
    if len(row.parts) > 1:
        sheet.act(before)
        sheet.act(after)
    return sheet.open()


load_kv(__file__)
