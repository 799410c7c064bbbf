"""A Market card, touched: what you do with it, and what lies on it."""

from kivy.app import App

from companion.games.imperium.offers.market import at_space
from companion.games.imperium.views import KINDS
from companion.games.imperium.views.naming import asked
from screens.games.imperium.civ_parts import counter_row, token_name
from screens.games.imperium.picker import CardPicker
from screens.offering import offer_of, take, take_named
from screens.widgets.above.sheet import Sheet
from screens.widgets.controls.button import Gold, Press
from screens.widgets.controls.chips import Chips
from screens.widgets.text.prose import Caption

CATEGORIES = ("region", "uncivilised", "civilised", "tributary", "dual")


def open_space(view, slot: int) -> Sheet:
    """The sheet of one space."""
    app = App.get_running_app()
    space = view.market[slot - 1]
    said = app.i18n.say(space.what)
    sheet = Sheet(title=app.i18n._("imperium.screen.space", slot=slot), note=said)
    say = app.i18n.say
    for offer in at_space(app.bridge.state, slot):
        press = Press(text=say(offer.label), icon=offer.icon, reason=say(offer.reason))
        press.bind(on_release=lambda *_, wanted=offer: (sheet.close(), take(wanted)))
        sheet.put(press)
    if offer_of("space") is not None:
        sheet.put(Caption(text=app.i18n._("imperium.screen.it_is")))
        _name(sheet, slot)
        _kind(sheet, slot)
    counters = {
        kind: counter_row(sheet, app.i18n.say(token_name(kind)), space.has.of(kind))
        for kind in KINDS
    }

    def put_right(*_args):
        sheet.close()
        there = {kind: int(one.value) for kind, one in counters.items()}
        take_named("tokens.market", {"slot": str(slot), **there})

    sheet.act(Gold(text=app.i18n._("imperium.screen.tokens_are"), on_release=put_right))
    return sheet.open()


def _name(sheet, slot) -> None:
    """The card is this very one, where cards are named."""
    offer, known = offer_of("space.named"), {"slot": str(slot)}
    if offer is None:
        return

    def name(_picker, card) -> None:
        sheet.close()
        take(offer, {**known, "card": card})

    question = offer.asks(known)
    picker = sheet.put(CardPicker(cards=asked(question)))
    picker.chosen = [question.guess] if question.guess else []
    picker.bind(on_pick=name)


def _kind(sheet, slot) -> None:
    """It is of another kind than the app thinks."""
    app = App.get_running_app()
    options = [(one, app.i18n._(f"imperium.screen.card_{one}")) for one in CATEGORIES]
    chips = sheet.put(Chips(options=options))

    def choose(_chips, chosen) -> None:
        sheet.close()
        take_named("space", {"slot": str(slot), "category": chosen[0]})

    chips.bind(on_choose=choose)
