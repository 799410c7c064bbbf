"""A card that lies elsewhere on the table: where it can be put right, and its trophy."""

from kivy.app import App

from companion.games.rise_and_fall.settable import card_called, of_card
from screens.games.rise_and_fall.follow import act_of
from screens.offering import take
from screens.widgets.above.sheet import Sheet
from screens.widgets.controls.acts import Acts
from screens.widgets.text.prose import Note


def open_card(state, seat: str, kind: str) -> Sheet:
    """The sheet of one card."""
    app = App.get_running_app()
    title = card_called(state, seat, kind)
    sheet = Sheet(title=app.i18n.say(title))
    sheet.put(Note(text=app.i18n._("rise_and_fall.screen.correct_card")))
    rows = sheet.put(Acts())
    rows.items = [act_of(one, app.i18n) for one in of_card(state, seat, kind)]
    rows.bind(on_pick=lambda _rows, offer: (sheet.close(), take(offer)))
    return sheet.open()
