"""A civilization card that lies elsewhere on the table, or a trophy the app did not see."""

from kivy.app import App

from companion.games.rise_and_fall.views.offers import card_offers
from screens.games.rise_and_fall.follow import act_of
from screens.widgets.acts import Acts
from screens.widgets.sheet import Sheet
from screens.widgets.text import Note


def open_card(state, seat: str, kind: str) -> Sheet:
    """The sheet of one card."""
    app = App.get_running_app()
    group = card_offers(state, seat, kind)
    sheet = Sheet(title=app.i18n.say(group.title))
    sheet.put(Note(text=app.i18n._("rise_and_fall.screen.correct_card")))
    rows = sheet.put(Acts())
    rows.items = [act_of(one, app.i18n) for one in group.offers]
    rows.bind(on_pick=lambda _rows, command: (sheet.close(), app.bridge.do(command)))
    return sheet.open()
