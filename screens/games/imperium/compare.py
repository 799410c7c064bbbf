"""The sheet on which the points of Market cards are counted and the rule decides."""

from kivy.app import App

from companion.games.imperium.views import comparing
from screens.games.imperium.civ_parts import ImperiumCount
from screens.widgets.above.sheet import Sheet
from screens.widgets.controls.button import Gold


def open_compare(question, answer) -> Sheet:
    """The points printed on each eligible card; one that is not eligible is left out."""
    app = App.get_running_app()
    words = app.i18n
    sheet = Sheet(
        title=words._("imperium.screen.compare"), note=words._("imperium.screen.compare_note")
    )
    rows = {}
    for card in comparing.spaces_compared(question):
        name = f"{words.say(card.text)} · {words.say(card.note)}"
        row = ImperiumCount(name=name, start=0)
        row.ids.counter.low, row.ids.counter.high = comparing.LOWEST_VALUE, comparing.HIGHEST_VALUE
        rows[card.slot] = sheet.put(row).ids.counter
    gold = sheet.act(Gold())

    def best():
        printed = {slot: int(counter.value) for slot, counter in rows.items()}
        return comparing.taken(app.bridge.state, printed)

    def look(*_args) -> None:
        gold.text = words._("imperium.screen.takes_slot", slot=best())

    def take(*_args) -> None:
        sheet.close()
        answer(str(best()))

    for counter in rows.values():
        counter.bind(value=look)
    gold.bind(on_release=take)
    look()
    return sheet.open()
