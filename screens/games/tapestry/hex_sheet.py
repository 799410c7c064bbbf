"""A hex as it lies on the table: what is known of it, and what to correct."""

from kivy.app import App

from companion.games.tapestry.views.one_hex import hex_view
from screens.widgets.acts import Act, Acts
from screens.widgets.sheet import Sheet
from screens.widgets.text import Note, Prose


def open_hex(state, key: str) -> Sheet:
    """The sheet of one hex."""
    app = App.get_running_app()
    words = app.i18n
    here = hex_view(state, key)
    sheet = Sheet(title=words.say(here.name))
    for line in here.lines:
        sheet.put(Prose(text=words.say(line)))
    sheet.put(Note(text=words._("tapestry.hex.correct")))
    rows = sheet.put(Acts())
    rows.items = [
        Act(words.say(o.text), o.command, icon=o.icon, reason=words.say(o.refusal))
        for o in here.offers
    ]
    rows.bind(on_pick=lambda _rows, command: (sheet.close(), app.bridge.do(command)))
    return sheet.open()
