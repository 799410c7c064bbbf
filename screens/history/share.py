"""The ways a finished game leaves the app: BG Stats, a play file, a spreadsheet of all games."""

from pathlib import Path

from kivy.app import App

from companion.core.message import Message
from companion.errors import LoomError
from companion.games import title
from companion.library.finished import FinishedGame
from companion.sharing import link, play_of_kept, playfile, spreadsheet
from screens import device
from screens.widgets.button import Press
from screens.widgets.sheet import Sheet
from screens.widgets.text import Note


def share_sheet(kept: FinishedGame) -> Sheet:
    """Offer them; each closes the sheet."""
    words = App.get_running_app().i18n
    sheet = Sheet(title=words._("app.share.title"))
    ways = (
        ("app.share.bgstats", "chart", lambda: to_bgstats(kept)),
        ("app.share.playfile", "file", lambda: to_playfile(kept)),
        ("app.share.spreadsheet", "table", to_spreadsheet),
    )
    for key, icon, action in ways:
        press = Press(text=words._(key), icon=icon)
        press.bind(on_release=lambda *_, action=action: (sheet.close(), action()))
        sheet.put(press)
    sheet.put(Note(text=words._("app.share.note")))
    return sheet.open()


def to_bgstats(kept: FinishedGame) -> None:
    """Open the link; where nothing opens it, it is copied."""
    app = App.get_running_app()
    address = link(_play(kept))
    if not device.open_url(address):
        device.copy(address)
        app.toast(app.i18n._("app.share.link_copied"))


def to_playfile(kept: FinishedGame) -> None:
    """A file that BG Stats opens."""
    _write(f"{kept.row.id}.bgsplay", playfile([_play(kept)]))


def to_spreadsheet() -> None:
    """All finished games that can be read, the last first."""
    finished = App.get_running_app().library.finished
    plays = []
    for row in tuple(finished):
        try:
            plays.append(_play(finished.read(row.id)))
        except LoomError:
            continue  # home says which one was set aside
    _write("loom-games.csv", spreadsheet(plays))


def _play(kept: FinishedGame):
    app = App.get_running_app()
    name = app.i18n.say(title(kept.row.game))
    return play_of_kept(kept, name, app.i18n.words.text, app.clock())


def _write(name: str, text: str) -> None:
    app = App.get_running_app()
    path = Path(device.documents()) / name
    try:
        path.write_text(text, encoding="utf-8", newline="")
    except OSError as error:
        reason = error.strerror or str(error)
        app.tell_trouble(Message("app.share.not_written", path=str(path), reason=reason))
        return
    app.toast(app.i18n._("app.share.written", path=str(path)))
