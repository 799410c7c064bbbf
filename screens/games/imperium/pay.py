"""The sheet on which you pay, Progress standing for what is lacking."""

from kivy.app import App

from companion.games.imperium.commands.yours import PayTokens
from companion.games.imperium.views import KINDS, Tokens, paying
from screens.games.imperium.parts import token_name
from screens.widgets.button import Gold
from screens.widgets.counter import Counter
from screens.widgets.panel import Row
from screens.widgets.sheet import Sheet
from screens.widgets.text import Note, Prose


def open_pay(view) -> Sheet:
    """Say the price; the sheet says what it comes to."""
    app = App.get_running_app()
    words = app.i18n
    has = view.you.tokens
    sheet = Sheet(title=words._("imperium.screen.pay"), note=words._("imperium.screen.pay_note"))
    counters = {kind: _counter(sheet, words.say(token_name(kind))) for kind in KINDS}
    said = sheet.put(Note())
    gold = sheet.act(Gold(text=words._("imperium.screen.pay_now")))

    def cost() -> Tokens:
        return Tokens(**{kind: int(one.value) for kind, one in counters.items()})

    def look(*_args) -> None:
        leaves = paying.leaves_you(has, cost())
        said.text = words._("imperium.screen.leaves", tokens=words.say(leaves)) if leaves else ""
        gold.reason = "" if leaves else words._("imperium.broken.cannot_pay")

    def pay(*_args) -> None:
        stands = paying.fewest_progress(has, cost())
        sheet.close()
        app.bridge.do(PayTokens(cost(), *stands))

    for counter in counters.values():
        counter.bind(value=look)
    gold.bind(on_release=pay)
    look()
    return sheet.open()


def _counter(sheet, name):
    row = Row()
    row.add_widget(Prose(text=name, pos_hint={"center_y": 0.5}))
    counter = Counter(free=True, title=name)
    row.add_widget(counter)
    sheet.put(row)
    return counter
