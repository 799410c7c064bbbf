"""Where each kind of hidden piece lies: a touch lets it lie elsewhere."""

from kivy.app import App

from screens.offering import take
from screens.widgets.above.sheet import Sheet
from screens.widgets.controls.acts import Act, Acts

PLACES = ("lies.", "use_app.")
"""How the offers begin that let a kind lie elsewhere; first what lies half and half."""


def open_places() -> Sheet:
    """A row for each."""
    app = App.get_running_app()
    words = app.i18n
    sheet = Sheet(title=words._("tapestry.menu.places"))
    rows = sheet.put(Acts())
    offers = [one for one in app.bridge.session.offers if one.id.startswith(PLACES)]
    rows.items = [
        Act(words.say(one.label), one, note=words.say(one.note), icon=one.icon) for one in offers
    ]

    def go(_rows, offer) -> None:
        sheet.close()
        take(offer)

    rows.bind(on_pick=go)
    return sheet.open()
