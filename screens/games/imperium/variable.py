"""The sheet on which variable cards are entered one by one."""

from kivy.app import App

from screens.offering import take_named
from screens.widgets.above.sheet import Sheet
from screens.widgets.asking.number import NumberSheet
from screens.widgets.controls.button import Gold, Press
from screens.widgets.text.prose import Prose


def open_variable(view) -> Sheet:
    """What each of them is worth as printed; more than 10 counts as 10."""
    app = App.get_running_app()
    words = app.i18n
    sheet = Sheet(
        title=words._("imperium.score.variable"), note=words._("imperium.screen.variable_note")
    )
    cards = list(view.variable)
    said = sheet.put(Prose(text=_said(cards)))

    def show() -> None:
        said.text = _said(cards)

    def add(*_args) -> None:
        title = words._("imperium.screen.variable_add")
        NumberSheet.ask(title, None, 0, 60, lambda value: (cards.append(value), show()))

    def drop(*_args) -> None:
        if cards:
            cards.pop()
        show()

    def take(*_args) -> None:
        sheet.close()
        take_named(f"variable.{view.seat}", {"points": ", ".join(map(str, cards))})

    add_text = words._("imperium.screen.variable_add")
    sheet.put(Press(text=add_text, icon="plus", on_release=add))
    sheet.put(Press(text=words._("kit.rub_out"), icon="trash", on_release=drop))
    sheet.act(Gold(text=words._("kit.take"), on_release=take))
    return sheet.open()


def _said(cards) -> str:
    return "  ".join(str(card) for card in cards) or "–"
