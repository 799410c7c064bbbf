"""Damaged files that were set aside: what each still holds, and what can be done with it."""

from kivy.app import App

from companion.errors import LoomError
from screens.device.files import choose_where
from screens.widgets.above.sheet import Sheet, ask
from screens.widgets.controls.acts import Act, Acts
from screens.widgets.controls.button import Gold, Press
from screens.widgets.text.prose import Note, Prose
from screens.written import put


def open_set_aside(on_change) -> Sheet:
    """The last one first; a touch says more."""
    app = App.get_running_app()
    words, files = app.i18n, app.library.damaged.all()
    sheet = Sheet(title=words._("app.aside.title", n=len(files)))
    sheet.put(Note(text=words._("app.aside.about")))
    rows = sheet.put(Acts())
    rows.items = [Act(one.path.name, one, note=words.say(one.holds), icon="file") for one in files]
    rows.bind(on_pick=lambda _rows, aside: (sheet.close(), open_one(aside, on_change)))
    return sheet.open()


def open_one(aside, on_change) -> Sheet:
    """What one holds; bring its game back, save it elsewhere, let it go."""
    words = App.get_running_app().i18n
    sheet = Sheet(title=words._("app.aside.one"), note=aside.path.name)
    sheet.put(Prose(text=words.say(aside.holds)))
    deeds = [
        Press(text=words._("app.aside.remove"), kind="bad"),
        Press(text=words._("app.home.save_copy"), icon="file"),
    ]
    calls = [lambda: _ask_to_remove(aside, on_change), lambda: _save(aside)]
    if aside.lines:
        sheet.put(Note(text=words._("app.aside.bring_back_about")))
        deeds.append(Gold(text=words._("app.aside.bring_back"), icon="restore"))
        calls.append(lambda: _bring_back(aside))
    for press, call in zip(deeds, calls, strict=True):
        press.bind(on_release=lambda *_, call=call: (sheet.close(), call()))
        sheet.act(press)
    return sheet.open()


def _bring_back(aside) -> None:
    if _attempt(lambda app: app.library.damaged.bring_back(aside)):
        app = App.get_running_app()
        app.toast(app.i18n._("app.aside.brought_back"))


def _save(aside) -> None:
    choose_where(aside.path.name, lambda place: put(place, aside.path.read_bytes))


def _ask_to_remove(aside, on_change) -> None:
    words = App.get_running_app().i18n
    text = words._("app.aside.remove_warning", file=aside.path.name)

    def remove():
        _attempt(lambda app: app.library.damaged.remove(aside))
        on_change()

    ask(words._("app.aside.remove"), text, words._("app.aside.remove"), remove, bad=True)


def _attempt(call):
    """What a call returns; None where a file refuses, and the player is told."""
    app = App.get_running_app()
    try:
        return call(app)
    except LoomError as error:
        app.tell_trouble(error.message)
    return None
