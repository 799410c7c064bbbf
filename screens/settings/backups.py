"""Making a backup, and putting one back: what a player saved, and what was here before."""

from kivy.app import App

from screens import device
from screens.dates import day_text
from screens.widgets.acts import Act, Acts
from screens.widgets.sheet import Sheet, ask
from screens.widgets.text import Head, Note
from screens.widgets.working import Working

SHOWN = 20


def back_up() -> Working:
    """Everything into one file where the player finds it."""
    app = App.get_running_app()
    words = app.i18n
    path = device.documents() / f"loom-{app.clock():%Y-%m-%d-%H%M}.zip"
    sheet = Working(title=words._("app.settings.backing_up"))
    told = words._("app.settings.backed_up", path=str(path))
    return sheet.begin(app.library.backing_up(path), lambda: app.toast(told))


def choose_backup(on_restored) -> Sheet:
    """The backups there are, to put one back."""
    app = App.get_running_app()
    words, folder = app.i18n, device.documents()
    found = sorted(folder.glob("loom-*.zip"), reverse=True)[:SHOWN]
    sheet = Sheet(title=words._("app.settings.restore"))
    place = "app.settings.backups_in" if found else "app.settings.no_backups"
    sheet.put(Note(text=words._(place, folder=str(folder))))
    _list(sheet, [Act(path.stem, (path, path.stem), icon="restore") for path in found], on_restored)
    copies = app.library.safety_copies
    if copies:
        sheet.put(Head(text=words._("app.settings.safety_copies")))
        sheet.put(Note(text=words._("app.settings.safety_copies_about")))
        rows = [
            Act(_name(copy), (copy.path, _name(copy)), note=_time(copy), icon="restore")
            for copy in copies
        ]
        _list(sheet, rows, on_restored)
    return sheet.open()


def _list(sheet, rows: list, on_restored) -> None:
    acts = sheet.put(Acts())
    acts.items = rows
    acts.bind(on_pick=lambda _acts, what: (sheet.close(), _confirm(*what, on_restored)))


def _name(copy) -> str:
    """When a safety copy was made."""
    app = App.get_running_app()
    when = day_text(_here(copy.made), app.clock(), app.i18n) or app.i18n._("app.settings.undated")
    return app.i18n._("app.settings.safety_copy", when=when)


def _time(copy) -> str:
    """The time of day, where the day does not tell it."""
    time = copy.made[11:]
    return "" if time in _name(copy) else time


def _here(made: str) -> str:
    """With the offset of where the player is: it was noted as the clock stood here."""
    offset = App.get_running_app().clock().isoformat()[-6:]
    return f"{made}{offset}" if made else ""


def _confirm(path, name: str, on_restored) -> Sheet:
    words = App.get_running_app().i18n
    text = words._("app.settings.restore_warning", name=name)
    yes = words._("app.settings.restore_now")
    return ask(
        words._("app.settings.restore"), text, yes, lambda: restore(path, on_restored), bad=True
    )


def restore(path, on_restored) -> Working:
    """Put everything back, with a bar to look at."""
    app = App.get_running_app()
    sheet = Working(title=app.i18n._("app.settings.restoring"))
    return sheet.begin(app.library.restoring(path), on_restored)
