"""The cards of the C.I.V. and their points, one below the other."""

from kivy.app import App

from companion.games.imperium.commands.score import NameCivCard
from screens.games.imperium.picker import CardPicker
from screens.widgets.button import Press
from screens.widgets.sheet import Sheet
from screens.widgets.text import Prose


def open_unnamed(view, type_instead) -> Sheet:
    """Which cards it has that nobody named: each a touch; then its points are known."""
    app = App.get_running_app()
    words, group = app.i18n, view.unnamed[0]
    sheet = Sheet(title=words._("imperium.naming.unnamed", n=group.n))
    sheet.put(Prose(text=words._("imperium.naming.unnamed_note")))
    picker = sheet.put(CardPicker(cards=group.cards))

    def name(_picker, card) -> None:
        sheet.close()
        app.bridge.do(NameCivCard(card))
        left = next((one for one in app.bridge.view.sheets if one.unnamed), None)
        if left is not None:
            open_unnamed(left, type_instead)

    def by_hand(*_args) -> None:
        sheet.close()
        type_instead()

    picker.bind(on_pick=name)
    sheet.act(Press(text=words._("imperium.naming.by_hand"), icon="edit", on_release=by_hand))
    return sheet.open()


def open_cards(view) -> Sheet:
    """What its cards come to, worth most first."""
    words = App.get_running_app().i18n
    sheet = Sheet(title=words.say(view.name), note=words._("imperium.naming.counted"))
    for card in view.cards:
        line = words._("imperium.naming.card_line", what=card.name, n=card.n, each=card.points)
        sheet.put(Prose(text=line))
    return sheet.open()
