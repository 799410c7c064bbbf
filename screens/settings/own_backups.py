"""Backups that are made by themselves: where they go, chosen once, and when one is made."""

from pathlib import Path

from kivy.app import App

from companion.library.own_backups import Folder
from screens import device
from screens.device import trees
from screens.device.files import choose_folder
from screens.widgets.above.sheet import Sheet
from screens.widgets.controls.button import Gold
from screens.widgets.text.prose import Note, Prose


def follow_chosen(library) -> None:
    """They go where somebody chose; into our own folder until then."""
    chosen = library.settings.backups_in
    if chosen:
        library.backups.own.place = trees.Tree(chosen) if device.ANDROID else Folder(Path(chosen))


def own_backups_sheet() -> Sheet:
    """What they are, where they lie, the last one."""
    app = App.get_running_app()
    follow_chosen(app.library)
    words, own, chosen = app.i18n, app.library.backups.own, app.choices.now.backups_in
    sheet = Sheet(title=words._("app.settings.own_backups"))
    sheet.put(Prose(text=words._("app.settings.own_backups_about")))
    place = trees.called(chosen) if device.ANDROID and chosen else chosen
    inside = words._("app.settings.own_backups_inside")
    sheet.put(
        Prose(text=words._("app.settings.own_backups_in", folder=place) if chosen else inside)
    )
    if own.last.day:
        sheet.put(Note(text=words._("app.settings.own_backups_last", day=own.last.day)))
    if own.last.why:
        sheet.put(Note(text=words.say(own.last.why)))
    choose = Gold(text=words._("kit.choose_folder"), icon="folder")
    choose.bind(on_release=lambda *_: (sheet.close(), choose_folder(_chosen)))
    sheet.act(choose)
    return sheet.open()


def _chosen(place: str) -> None:
    app = App.get_running_app()
    app.choices.change(backups_in=place)
    own_backups_sheet()
