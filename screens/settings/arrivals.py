"""Games from elsewhere: a table of plays, a file from another device."""

from pathlib import Path

from kivy.app import App

from companion.games import title as title_of
from companion.library import limits
from screens import device
from screens.amended import tell_amendments
from screens.device.files import can_choose, choose_what
from screens.device.places import PathPlace, Place
from screens.settings.table_of_plays import open_table
from screens.widgets.above.sheet import Sheet
from screens.widgets.above.working import Working
from screens.widgets.controls.acts import Act, Acts
from screens.widgets.controls.button import Gold
from screens.widgets.text.prose import Note, Prose

SHOWN = 30
TABLES, GAMES_OF_OURS = (".csv", ".tsv", ".txt"), (".loom",)
ARRIVING = TABLES + GAMES_OF_OURS


def arrivals_sheet() -> Sheet:
    """The files that may be games, the last one first."""
    app = App.get_running_app()
    words, folder = app.i18n, Path(device.documents())
    sheet = Sheet(title=words._("app.arrive.title"))
    about = "app.arrive.about_device" if device.ANDROID else "app.arrive.about"
    sheet.put(Prose(text=words._(about, folder=str(folder))))
    acts = sheet.put(Acts())
    acts.items = [
        Act(path.name, path, icon="table" if path.suffix in TABLES else "swap")
        for path in (() if device.ANDROID else _files(device.looked_through()))
    ]
    acts.bind(on_pick=lambda _acts, path: (sheet.close(), open_file(PathPlace(path))))
    if not acts.items and not device.ANDROID:
        sheet.put(Note(text=words._("app.arrive.no_files")))
    if can_choose():
        choose = Gold(text=words._("kit.choose_file"), icon="file")
        choose.bind(on_release=lambda *_: (sheet.close(), choose_what(ARRIVING, open_file)))
        sheet.act(choose)
    return sheet.open()


def open_file(place: Place) -> None:
    """By what it is."""
    app = App.get_running_app()
    try:
        data = place.read(limits.TABLE)
    except OSError:
        app.toast(app.i18n._("app.arrive.unreadable", file=place.name))
        return
    if Path(place.name).suffix in GAMES_OF_OURS:
        take(data)
    else:
        open_table(data)


def take(data: bytes) -> None:
    """Games of another device, a game at a time."""
    app = App.get_running_app()
    arrived = []
    sheet = Working(title=app.i18n._("app.arrive.title"))
    sheet.begin(app.library.shelf.taking(data, arrived.append), lambda: _tell(arrived))


def _tell(arrived) -> None:
    """What became of each."""
    app = App.get_running_app()
    words = app.i18n
    sheet = Sheet(title=words._("app.arrive.here"), dialog=True)
    for one in arrived:
        name = words.say(title_of(one.game))
        why = words.say(one.why) if one.why else ""
        sheet.put(Prose(text=words._(f"app.arrive.how.{one.how}", name=name, why=why)))
    first = next(one for one in arrived if one.why is None)

    def go_on(*_args) -> None:
        sheet.close()
        app.nav.home()
        if first.running and app.bridge.open(first.id):
            from screens.play.where import to_the_table

            to_the_table()
            tell_amendments()
        elif not first.running:
            app.nav.go("past_game", game=first.id)

    sheet.act(Gold(text=words._("app.home.go_on"), icon="play", on_release=go_on))
    sheet.open()


def _files(folders: list[Path]) -> list[Path]:
    try:
        every = (path for folder in folders for path in folder.iterdir())
        found = [path for path in every if path.suffix in TABLES + GAMES_OF_OURS]
        newest = sorted(found, key=lambda path: path.stat().st_mtime, reverse=True)
    except OSError:
        return []
    return newest[:SHOWN]
