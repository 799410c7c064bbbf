"""The bin: games that were thrown away, to be taken back."""

from datetime import date

from kivy.app import App

from companion.errors import LoomError
from companion.games import GAMES, title
from companion.i18n.dates import day
from screens.games import screens_of
from screens.widgets.above.sheet import Sheet, ask
from screens.widgets.controls.acts import Act, Acts
from screens.widgets.controls.button import Press
from screens.widgets.text.prose import Note


def open_bin(on_change) -> Sheet:
    """The last one thrown away first; a touch takes it back."""
    app = App.get_running_app()
    words = app.i18n
    sheet = Sheet(title=words._("app.bin.title", n=len(app.library.bin)))
    sheet.put(Note(text=words._("app.bin.note")))
    rows = sheet.put(Acts())
    rows.items = [_row(thrown, words) for thrown in app.library.bin]
    rows.bind(on_pick=lambda _rows, thrown: (sheet.close(), _take_back(thrown, on_change)))
    empty = Press(text=words._("app.bin.empty"), icon="trash", kind="bad")
    empty.bind(on_release=lambda *_: (sheet.close(), _ask_to_empty(on_change)))
    sheet.act(empty)
    return sheet.open()


def _row(thrown: str, words) -> Act:
    """Its name holds the game and the day it was begun."""
    game, _, began = thrown.partition("-")
    known = any(one.id == game for one in GAMES)
    name = words.say(title(game)) if known else thrown
    return Act(name, thrown, _begun(began, words), screens_of(game).get("emblem", "flag"))


def _begun(text: str, words) -> str:
    try:
        return words._("app.home.begun", day=day(words.words, date.fromisoformat(text[:10])))
    except ValueError:
        return ""


def _take_back(thrown: str, on_change) -> None:
    app = App.get_running_app()
    try:
        app.library.take_back(thrown)
    except LoomError as error:
        app.tell_trouble(error.message)
        return
    on_change()
    app.toast(app.i18n._("app.bin.back"))


def _ask_to_empty(on_change) -> None:
    app = App.get_running_app()
    words = app.i18n

    def empty():
        try:
            app.library.empty_bin()
        except LoomError as error:
            app.tell_trouble(error.message)
        on_change()

    text = words._("app.bin.empty_warning", n=len(app.library.bin))
    ask(words._("app.bin.empty"), text, words._("app.bin.empty"), empty, bad=True)
