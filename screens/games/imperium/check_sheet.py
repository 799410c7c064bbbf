"""What is no number on the table of Imperium, put right while the table is checked."""

from kivy.app import App

from companion.i18n import as_label
from screens.games.imperium.market_sheet import open_space
from screens.offering import offer_of, take
from screens.widgets.above.sheet import Sheet
from screens.widgets.controls.button import Press


def place(fact):
    """A card of the Market, a State card; what follows from the steps is changed there."""
    app = App.get_running_app()
    first, *rest = fact.key.split(".")
    if first == "market":
        return open_space(app.bridge.view, int(rest[0]))
    if rest == ["side"]:
        return _open_side(app, fact, first)
    words = app.i18n
    go = lambda: app.nav.go("log")  # noqa: E731 – handed over
    return app.toast(words._("imperium.check.follows"), words._("app.log.title"), go)


def _open_side(app, fact, owner: str) -> Sheet:
    """The side on which a State card lies, and the other one."""
    words, offer = app.i18n, offer_of(f"state.{owner}")
    sheet = Sheet(title=as_label(words.say(fact.label)), note=words.say(fact.value), dialog=True)
    if offer is not None:
        press = sheet.put(Press(text=as_label(words.say(offer.label)), icon=offer.icon))
        press.bind(on_release=lambda *_: (sheet.close(), take(offer)))
    return sheet.open()
