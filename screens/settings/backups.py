"""Making a backup, and putting one back: what a player saved, and what was here before."""

import shutil
import tempfile
from pathlib import Path

from kivy.app import App

from screens import device
from screens.dates import day_text
from screens.device.files import can_choose, choose_what, choose_where
from screens.device.places import PathPlace, Place
from screens.widgets.above.sheet import Sheet, ask
from screens.widgets.above.working import Working
from screens.widgets.controls.acts import Act, Acts
from screens.widgets.controls.button import Gold
from screens.widgets.text.prose import Head, Note
from screens.written import put

SHOWN = 20
BACKUPS = (".zip",)


def back_up() -> None:
    """Everything into one file where the player finds it."""
    app = App.get_running_app()
    choose_where(f"loom-{app.clock():%Y-%m-%d-%H%M}.zip", _back_up_to)


def _back_up_to(place: Place) -> Working:
    """Straight to its path; made beside first where it has none."""
    app = App.get_running_app()
    sheet = Working(title=app.i18n._("app.settings.backing_up"))
    if isinstance(place, PathPlace):
        told = app.i18n._("app.settings.backed_up", path=place.shown)
        return sheet.begin(app.library.backing_up(place.path), lambda: app.toast(told))
    made: list[bytes] = []
    return sheet.begin(_made(app.library, made), lambda: put(place, made.pop))


def _made(library, made: list[bytes]):
    """The backup's bytes, when the work is done."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "backup.zip"
        yield from library.backing_up(path)
        made.append(path.read_bytes())


def choose_backup(on_restored) -> Sheet:
    """The backups there are, to put one back."""
    app = App.get_running_app()
    words, folder = app.i18n, device.documents()
    found = [] if device.ANDROID else sorted(folder.glob("loom-*.zip"), reverse=True)[:SHOWN]
    sheet = Sheet(title=words._("app.settings.restore"))
    place = "app.settings.backups_in" if found else "app.settings.no_backups"
    if not device.ANDROID:
        sheet.put(Note(text=words._(place, folder=str(folder))))
    _list(sheet, [Act(path.stem, (path, path.stem), icon="restore") for path in found], on_restored)
    copies = app.library.backups.safety_copies
    if copies:
        sheet.put(Head(text=words._("app.settings.safety_copies")))
        sheet.put(Note(text=words._("app.settings.safety_copies_about")))
        rows = [
            Act(_name(copy), (copy.path, _name(copy)), note=_time(copy), icon="restore")
            for copy in copies
        ]
        _list(sheet, rows, on_restored)
    if can_choose():
        choose = Gold(text=words._("kit.choose_file"), icon="file")
        choose.bind(on_release=lambda *_: (sheet.close(), _choose(on_restored)))
        sheet.act(choose)
    return sheet.open()


def _choose(on_restored) -> None:
    choose_what(BACKUPS, lambda place: _take(place, on_restored))


def _take(place: Place, on_restored) -> None:
    """What is no path is copied to one, which stays until it has been put back."""
    if isinstance(place, PathPlace):
        _confirm(place.path, place.name, on_restored)
        return
    app = App.get_running_app()
    folder = Path(tempfile.mkdtemp(prefix="loom-"))
    path = folder / "chosen.zip"
    try:
        path.write_bytes(place.read())
    except OSError:
        shutil.rmtree(folder, ignore_errors=True)
        app.toast(app.i18n._("app.arrive.unreadable", file=place.name))
        return
    _confirm(path, place.name, lambda: (shutil.rmtree(folder, ignore_errors=True), on_restored()))


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
