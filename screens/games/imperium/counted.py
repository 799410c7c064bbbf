"""The cards of the C.I.V. and their points, one below the other."""

from kivy.app import App

from companion.games.imperium.views.naming import yours, yours_at_first
from screens.games.imperium.civ_parts import counter_row
from screens.games.imperium.picker import CardPicker
from screens.offering import offer_of
from screens.offering import take as take_offer
from screens.widgets.above.sheet import Sheet
from screens.widgets.controls.button import Gold, Press
from screens.widgets.text.prose import Prose


def open_unnamed(view, type_instead) -> Sheet:
    """Which cards it has that nobody named: each a touch; then its points are known."""
    app = App.get_running_app()
    words, group = app.i18n, view.unnamed[0]
    sheet = Sheet(title=words._("imperium.naming.unnamed", n=group.n))
    sheet.put(Prose(text=words._("imperium.naming.unnamed_note")))
    picker = sheet.put(CardPicker(cards=group.cards))

    def name(_picker, card) -> None:
        sheet.close()
        take_offer(offer_of("civ_card"), {"card": card})
        left = next((one for one in app.bridge.view.sheets if one.unnamed), None)
        if left is not None and app.bridge.question is None:
            open_unnamed(left, type_instead)

    def by_hand(*_args) -> None:
        sheet.close()
        type_instead()

    picker.bind(on_pick=name)
    sheet.act(Press(text=words._("imperium.naming.by_hand"), icon="edit", on_release=by_hand))
    return sheet.open()


def may_name() -> bool:
    """Your cards can be named: in solo, while the points are counted."""
    return offer_of("your_cards") is not None


def open_yours(by_hand) -> Sheet:
    """Your cards, touched by name; Unrest counted."""
    app = App.get_running_app()
    words, state = app.i18n, app.bridge.state
    sheet = Sheet(title=words._("imperium.yours.title"), note=words._("imperium.yours.note"))
    picker = sheet.put(CardPicker(cards=yours(state)))
    picker.chosen = list(yours_at_first(state))
    unrest = counter_row(sheet, words._("imperium.yours.unrest"))
    unrest.untold = True

    def touch(_picker, card) -> None:
        others = [one for one in picker.chosen if one != card]
        picker.chosen = others if card in picker.chosen else [*others, card]

    def take(*_args) -> None:
        sheet.close()
        chosen = {"cards": tuple(picker.chosen), "unrest": int(unrest.value)}
        take_offer(offer_of("your_cards"), chosen)

    def instead(*_args) -> None:
        sheet.close()
        by_hand()

    def look(*_args) -> None:
        gold.reason = words._("core.number.empty") if unrest.untold else ""

    picker.bind(on_pick=touch)
    sheet.put(Press(text=words._("imperium.naming.by_hand"), icon="edit", on_release=instead))
    gold = sheet.act(Gold(text=words._("kit.take"), on_release=take))
    unrest.bind(untold=look)
    look()
    return sheet.open()


def open_cards(view) -> Sheet:
    """What its cards come to, worth most first."""
    words = App.get_running_app().i18n
    sheet = Sheet(title=words.say(view.name), note=words._("imperium.naming.counted"))
    for card in view.cards:
        line = words._("imperium.naming.card_line", what=card.name, n=card.n, each=card.points)
        sheet.put(Prose(text=line))
    return sheet.open()
