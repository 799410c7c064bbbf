"""The score as a picture: shown as it will be, then written as a file or given to other apps."""

import tempfile
from pathlib import Path

from kivy.app import App
from kivy.properties import ObjectProperty, StringProperty

from screens import device
from screens.games import screens_of
from screens.history.files import write_bytes
from screens.kv import load_kv
from screens.widgets.above.sheet import Sheet
from screens.widgets.controls.button import Gold
from screens.widgets.frame.panel import Stack
from screens.widgets.lists.ranking import Ranking, winner_text  # noqa: F401 – named in kv

WIDE = 640


class ScorePicture(Stack):
    """What is on the picture."""

    name = StringProperty("")
    when = StringProperty("")
    who_won = StringProperty("")
    note = StringProperty("")
    emblem = StringProperty("")
    result = ObjectProperty(None, allownone=True)


def picture_sheet(past) -> Sheet:
    """The picture of the game that a PastGame shows, and the button that writes it."""
    app = App.get_running_app()
    words = app.i18n
    result = past.result if app.library.people.me else past.kept.result
    sheet = Sheet(title=words._("app.picture.title"), wide=WIDE)
    picture = sheet.put(
        ScorePicture(
            name=past.name,
            when=past.when,
            who_won=winner_text(result, words),
            note=past.note,
            result=result,
            emblem=screens_of(past.kept.row.game).get("emblem", "flag"),
        )
    )
    write = Gold(text=words._("app.picture.write"), icon="share")
    write.bind(on_release=lambda *_: write_picture(picture, past.kept.row.id))
    sheet.act(write)
    return sheet.open()


def write_picture(picture, name: str) -> None:
    """On Android offered to other apps; elsewhere a file where the player says."""
    app = App.get_running_app()
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / f"loom-{name}.png"
        picture.export_to_png(str(path))
        drawn = path.read_bytes()
        app.nav.overlays[-1].close()
        if not device.share_picture(path, picture.name):
            write_bytes(path.name, drawn)


load_kv(__file__)
