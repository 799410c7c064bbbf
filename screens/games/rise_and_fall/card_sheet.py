"""A card, a trophy or the token that lies elsewhere on the table: where it can be put right."""

from kivy.app import App

from companion.games.rise_and_fall.offers.right import card_offers, token_offers, trophy_offers
from screens.games.rise_and_fall.follow import act_of
from screens.offering import take
from screens.widgets.above.sheet import Sheet
from screens.widgets.controls.acts import Acts
from screens.widgets.text.prose import Note


def open_card(state, seat: str, kind: str) -> Sheet:
    """The sheet of one card."""
    return open_group(card_offers(state, seat, kind))


def place(fact) -> Sheet:
    """A line of "Check the table" that is no number."""
    state = App.get_running_app().bridge.state
    whose, *what = fact.key.split(".")
    if whose == "first":
        return open_group(token_offers(state))
    if whose == "trophy":
        return open_group(trophy_offers(state, what[0]))
    return open_card(state, whose, what[-1])


def open_group(group) -> Sheet:
    """Where it lies instead."""
    app = App.get_running_app()
    sheet = Sheet(title=app.i18n.say(group.title))
    sheet.put(Note(text=app.i18n._("rise_and_fall.screen.correct_card")))
    rows = sheet.put(Acts())
    rows.items = [act_of(one, app.i18n) for one in group.offers]
    rows.bind(on_pick=lambda _rows, offer: (sheet.close(), take(offer)))
    return sheet.open()
