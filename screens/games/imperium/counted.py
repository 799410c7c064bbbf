"""The cards of the C.I.V. and their points, one below the other."""

from kivy.app import App

from screens.widgets.sheet import Sheet
from screens.widgets.text import Prose


def open_cards(view) -> Sheet:
    """What its cards come to, worth most first."""
    words = App.get_running_app().i18n
    sheet = Sheet(title=words.say(view.name), note=words._("imperium.naming.counted"))
    for card in view.cards:
        line = words._("imperium.naming.card_line", what=card.name, n=card.n, each=card.points)
        sheet.put(Prose(text=line))
    return sheet.open()
