"""The ways a finished game leaves the app: BG Stats, BoardGameGeek, tables, another device."""

from kivy.app import App

from companion.core.message import Message
from companion.core.question import Text
from companion.errors import LoomError
from companion.library.finished import FinishedGame
from companion.library.statistics import subject_of
from companion.pages.hand_over import hand_over
from companion.sharing import bgg_text, link, playfile, spreadsheet
from screens import device
from screens.history.telling import play_of, when_asked
from screens.pages.above import Work
from screens.pages.app_place import doors
from screens.widgets.above.sheet import Sheet, ask
from screens.widgets.asking.question import ask_question
from screens.widgets.controls.button import Press
from screens.widgets.pictures.qr import QrCode
from screens.widgets.text.prose import Note
from screens.written import write_text

SCANNED = 1700
"""A code of a longer link is too fine for the camera of a phone."""


def share_sheet(kept: FinishedGame) -> Sheet:
    """Offer them; each closes the sheet."""
    words = App.get_running_app().i18n
    sheet = Sheet(title=words._("app.share.title"))
    one = [kept.row]
    ways = [
        ("app.share.bgstats", "chart", lambda: when_asked(one, lambda: to_bgstats(kept))),
        ("app.share.qr", "screen", lambda: when_asked(one, lambda: show_code(kept))),
        ("app.share.playfile", "file", lambda: when_asked(one, lambda: to_playfile(kept))),
        ("app.share.bgg", "copy", lambda: when_asked(one, lambda: to_bgg(kept))),
        ("app.share.spreadsheet", "table", all_as_table),
        ("app.share.all_plays", "layers", all_as_playfile),
        ("app.hand_over.title", "swap", lambda: hand_over(doors(), kept.row.id)),
    ]
    if play_of(kept).number is None:
        ways.insert(4, ("app.share.number", "tag", lambda: ask_number(kept)))
    for key, icon, action in ways:
        press = Press(text=words._(key), icon=icon)
        press.bind(on_release=lambda *_, action=action: (sheet.close(), action()))
        sheet.put(press)
    sheet.put(Note(text=words._("app.share.note")))
    return sheet.open()


def to_bgstats(kept: FinishedGame) -> Sheet:
    """Open the link, once it is said what it holds and who reads it where the app is missing."""
    words, play = App.get_running_app().i18n, play_of(kept)
    names = ", ".join(person.name for person in play.people)
    text = words._("app.share.link_about", names=names)
    yes = words._("app.share.link_open")
    return ask(words._("app.share.bgstats"), text, yes, lambda: open_link(link(play)))


def open_link(address: str) -> None:
    """Where nothing opens it, it is copied."""
    app = App.get_running_app()
    if not device.open_url(address):
        device.copy(address)
        app.toast(app.i18n._("app.share.link_copied"))


def show_code(kept: FinishedGame) -> Sheet:
    """The link for the camera of a phone that has BG Stats."""
    words = App.get_running_app().i18n
    sheet = Sheet(title=words._("app.share.qr"), wide=640)
    sheet.put(QrCode(text=link(play_of(kept), SCANNED)))
    sheet.put(Note(text=words._("app.share.qr_note")))
    return sheet.open()


def to_playfile(kept: FinishedGame) -> None:
    """A file that BG Stats opens."""
    write_text(f"{kept.row.id}.bgsplay", playfile([play_of(kept)]))


def to_bgg(kept: FinishedGame) -> None:
    """The words for the form of BoardGameGeek."""
    app = App.get_running_app()
    if not device.share_text(bgg_text(play_of(kept), app.i18n.words), "BoardGameGeek"):
        app.toast(app.i18n._("app.past.copied"))


def ask_number(kept: FinishedGame) -> None:
    """The number of the game at BoardGameGeek, once."""
    app, subject = App.get_running_app(), subject_of(kept.row)
    title = subject.title or subject.game
    text = Message("app.share.number_of", name=play_of(kept).title)

    def keep(typed: str) -> None:
        number = int(typed) if typed.strip().isdecimal() else None
        app.bridge.attempt(lambda: app.library.pads.tell_number(title, number))

    ask_question(Text("number", text, longest=9), keep)


def all_as_table() -> None:
    """Every finished game that can be read, as a table."""
    separator = App.get_running_app().i18n.words.say("words.table.separator")
    _all(lambda plays: write_text("loom-games.csv", spreadsheet(plays, separator)))


def all_as_playfile() -> None:
    """Every one of them as a file for BG Stats."""
    _all(lambda plays: write_text("loom-games.bgsplay", playfile(plays)))


def _all(write) -> None:
    app = App.get_running_app()
    rows = tuple(app.library.finished)
    plays: list = []

    def reading():
        for number, row in enumerate(rows, 1):
            try:
                plays.append(play_of(app.library.finished.read(row.id)))
            except LoomError:  # home says which one was set aside
                continue
            yield number, len(rows)

    def begin() -> None:
        Work(Message("app.share.reading"), reading(), lambda: write(plays), may_stop=False)

    when_asked(rows, begin)
