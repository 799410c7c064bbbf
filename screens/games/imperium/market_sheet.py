"""A Market card, touched: what you do with it, and what lies on it."""

from kivy.app import App

from companion.games.imperium.commands.anytime import CorrectTokens
from companion.games.imperium.commands.effects import NameSpace
from companion.games.imperium.commands.yours import TakeFromMarket
from companion.games.imperium.views import KINDS
from screens.games.imperium.now import CATEGORIES
from screens.games.imperium.parts import counter_row, token_name
from screens.widgets.button import Gold, Press
from screens.widgets.chips import Chips
from screens.widgets.sheet import Sheet
from screens.widgets.text import Caption

WAYS = (
    ("acquired", "imperium.screen.acquire", "imperium-acquire"),
    ("innovated", "imperium.screen.innovate", "imperium-break-through"),
    ("exiled", "imperium.screen.exile", "imperium-exile"),
)


def open_space(view, slot: int) -> Sheet:
    """The sheet of one space."""
    app = App.get_running_app()
    space = view.market[slot - 1]
    said = app.i18n.say(space.what)
    sheet = Sheet(title=app.i18n._("imperium.screen.space", slot=slot), note=said)
    for how, key, icon in WAYS:
        command = TakeFromMarket(slot, how)
        press = Press(text=app.i18n._(key), icon=icon, reason=app.bridge.why_not(command))
        press.bind(on_release=lambda *_, wanted=command: (sheet.close(), app.bridge.do(wanted)))
        sheet.put(press)
    if view.phase not in ("setup", "scoring", "over"):
        _name(sheet, slot)
    counters = {
        kind: counter_row(sheet, app.i18n.say(token_name(kind)), space.has.of(kind))
        for kind in KINDS
    }

    def put_right(*_args):
        sheet.close()
        tokens = type(space.has)(**{kind: int(one.value) for kind, one in counters.items()})
        app.bridge.do(CorrectTokens(str(slot), tokens))

    sheet.act(Gold(text=app.i18n._("imperium.screen.tokens_are"), on_release=put_right))
    return sheet.open()


def _name(sheet, slot) -> None:
    """The card is another one than the app thinks."""
    app = App.get_running_app()
    sheet.put(Caption(text=app.i18n._("imperium.screen.it_is")))
    options = [(one, app.i18n._(f"imperium.screen.card_{one}")) for one in CATEGORIES]
    chips = sheet.put(Chips(options=options))

    def choose(_chips, chosen) -> None:
        sheet.close()
        app.bridge.do(NameSpace(slot, chosen[0]))

    chips.bind(on_choose=choose)
