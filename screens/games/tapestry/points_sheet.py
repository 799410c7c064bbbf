"""Points typed for somebody, with what gave them from a short list, or without."""

from kivy.app import App

from companion.i18n import as_label
from screens.offering import take
from screens.widgets.above.sheet import Sheet
from screens.widgets.asking.number import NumberPad
from screens.widgets.controls.button import Gold
from screens.widgets.controls.chips import Chips
from screens.widgets.text.prose import Caption


def ask_points(offer) -> Sheet | None:
    """The number pad of an offer whose blanks are `by` and `source`, the sources below it."""
    if offer is None or offer.reason is not None:
        return take(offer)
    words = App.get_running_app().i18n
    amount = offer.asks({})
    source = offer.asks({amount.key: amount.guess})
    sheet = Sheet(title=as_label(words.say(offer.label)), dialog=True, wide=460)
    pad = sheet.put(NumberPad(low=amount.low, high=amount.high))
    sheet.put(Caption(text=words.say(source.text)))
    listed = [(one.id, as_label(words.say(one.text))) for one in source.options]
    chips = sheet.put(Chips(options=listed, chosen=[source.guess]))
    chips.bind(on_choose=lambda _chips, chosen: setattr(chips, "chosen", chosen or [source.guess]))
    gold = sheet.act(Gold(text=words._("kit.take")))

    def look(*_args) -> None:
        gold.reason = words.say(pad.refusal) if pad.amount() is None else ""
        said = pad.amount()
        pad.comes_to = "" if said is None else words.say(said)

    def taken(*_args) -> None:
        sheet.close()
        take(offer, {amount.key: pad.amount(), source.key: chips.chosen[0]})

    pad.bind(typed=look)
    gold.bind(on_release=taken)
    look()
    return sheet.open()
