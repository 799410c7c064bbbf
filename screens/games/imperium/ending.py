"""The end of your turn: the Market card that gets your token."""

from kivy.app import App

from companion.games.imperium.commands.yours import EndYourTurn
from companion.games.imperium.views import Tokens
from screens.widgets.button import Press
from screens.widgets.chips import Chips
from screens.widgets.sheet import Sheet
from screens.widgets.text import Note


def open_end_of_turn(view) -> Sheet:
    """One touch on a Market card ends the turn."""
    app = App.get_running_app()
    words = app.i18n
    sheet = Sheet(
        title=words._("imperium.screen.end_turn"),
        note=words._("imperium.screen.end_turn_note", tokens=words.say(view.you.market_token)),
    )
    amount = _one_or_two(sheet, view)
    for space in view.market:
        text = words._("imperium.screen.on_space", slot=space.slot, what=words.say(space.what))
        press = Press(text=text, icon=space.icon)
        press.bind(on_release=lambda *_, slot=space.slot: _end(sheet, slot, amount))
        sheet.put(press)
    nowhere = Press(text=words._("imperium.screen.not_tracked"), kind="plain")
    nowhere.bind(on_release=lambda *_: _end(sheet, 0, amount))
    sheet.act(nowhere)
    return sheet.open()


def _one_or_two(sheet, view):
    """Carthaginians put one or two Materials, by the side of their Power card."""
    words = App.get_running_app().i18n
    if view.you.nation != "carthaginians":
        return None
    sheet.put(Note(text=words._("imperium.screen.one_or_two")))
    return sheet.put(Chips(options=[("1", "1"), ("2", "2")], chosen=["2"], free=True))


def _end(sheet, slot, amount) -> None:
    sheet.close()
    tokens = Tokens(materials=int(amount.chosen[0])) if amount else Tokens()
    App.get_running_app().bridge.do(EndYourTurn(slot, tokens))
