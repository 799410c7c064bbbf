"""The end of your turn: the Market card that gets your token."""

from kivy.app import App

from screens.offering import take_named
from screens.widgets.above.sheet import Sheet
from screens.widgets.controls.button import Press


def open_end_of_turn(view) -> Sheet:
    """One touch on a Market card ends the turn."""
    app = App.get_running_app()
    words = app.i18n
    sheet = Sheet(
        title=words._("imperium.screen.end_turn"),
        note=words._("imperium.screen.end_turn_note", tokens=words.say(view.you.market_token)),
    )
    for space in (one for one in view.market if not one.gone):
        text = words._("imperium.screen.on_space", slot=space.slot, what=words.say(space.what))
        press = Press(text=text, icon=space.icon)
        press.bind(on_release=lambda *_, slot=space.slot: _end(sheet, slot))
        sheet.put(press)
    nowhere = Press(text=words._("imperium.screen.not_tracked"), kind="plain")
    nowhere.bind(on_release=lambda *_: _end(sheet, 0))
    sheet.act(nowhere)
    return sheet.open()


def _end(sheet, slot) -> None:
    sheet.close()
    take_named("end", {"slot": str(slot)})
