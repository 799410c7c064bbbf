"""What leaves the app names only people who said yes; who was never asked is asked about first."""

from dataclasses import replace

from kivy.app import App

from companion.core.person_name import name_trouble
from companion.sharing import Known, names_in, play_of_kept
from screens.widgets.above.sheet import Sheet
from screens.widgets.controls.button import Gold, Press
from screens.widgets.text.prose import Note, Prose


def known() -> Known:
    """What this device knows of people and numbers."""
    library = App.get_running_app().library
    return Known(library.people.all(), lambda title: library.pads.of(title).number)


def play_of(kept):
    """A kept game as it may be told."""
    app = App.get_running_app()
    return play_of_kept(kept, app.i18n.words.text, app.clock(), known())


def when_asked(rows, then) -> None:
    """Do it at once where everybody was asked about before, else after the answer."""
    names = _never_asked(rows)
    if names:
        _ask(names, then)
    else:
        then()


def _never_asked(rows) -> list[str]:
    people = known()
    tellable = [name for name in names_in(rows) if name_trouble(name) is None]
    found = [(name, people.person(name)) for name in tellable]
    return [name for name, one in found if one is None or not (one.me or one.shares)]


def _ask(names: list[str], then) -> Sheet:
    words = App.get_running_app().i18n
    sheet = Sheet(title=words._("app.telling.title"), dialog=True)
    sheet.put(Prose(text=words._("app.telling.about", names=", ".join(names), n=len(names))))
    sheet.put(Note(text=words._("app.telling.note")))

    def answer(shares: str) -> None:
        sheet.close()
        if App.get_running_app().bridge.attempt(lambda: _keep(names, shares) or True):
            then()

    without = Press(text=words._("app.telling.no"))
    without.bind(on_release=lambda *_: answer("no"))
    sheet.act(without)
    told = Gold(text=words._("app.telling.yes"))
    told.bind(on_release=lambda *_: answer("yes"))
    sheet.act(told)
    return sheet.open()


def _keep(names: list[str], shares: str) -> None:
    people = App.get_running_app().library.people
    for name in names:
        person = people.named(name) or people.add(name)
        people.change(replace(person, shares=shares))
