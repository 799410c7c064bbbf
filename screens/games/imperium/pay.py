"""The sheet on which you pay, Progress standing for what is lacking."""

from kivy.app import App

from companion.games.imperium.views import KINDS, Tokens, paying
from screens.games.imperium.civ_parts import counter_row, token_name
from screens.offering import take_named
from screens.widgets.above.sheet import Sheet
from screens.widgets.controls.button import Gold
from screens.widgets.text.prose import Note


def open_pay(view) -> Sheet:
    """Say the price, of which nothing is said at first; the sheet says what it comes to."""
    app = App.get_running_app()
    words = app.i18n
    has = view.you.tokens
    sheet = Sheet(title=words._("imperium.screen.pay"), note=words._("imperium.screen.pay_note"))
    counters = {kind: counter_row(sheet, words.say(token_name(kind))) for kind in KINDS}
    for counter in counters.values():
        counter.untold = True
    said = sheet.put(Note())
    gold = sheet.act(Gold(text=words._("imperium.screen.pay_now")))

    def cost() -> Tokens:
        return Tokens(**{kind: int(one.value) for kind, one in counters.items()})

    def look(*_args) -> None:
        leaves = paying.leaves_you(has, cost())
        said.text = words._("imperium.screen.leaves", tokens=words.say(leaves)) if leaves else ""
        gold.reason = _not_yet(words, counters.values(), leaves)

    def pay(*_args) -> None:
        sheet.close()
        take_named("pay", {kind: int(one.value) for kind, one in counters.items()})

    for counter in counters.values():
        counter.bind(value=look, untold=look)
    gold.bind(on_release=pay)
    look()
    return sheet.open()


def _not_yet(words, counters, leaves) -> str:
    if all(counter.untold for counter in counters):
        return words._("core.number.empty")
    return "" if leaves else words._("imperium.broken.cannot_pay")
