"""Every decision card and its pile; a card that lies elsewhere on the table is put there."""

from kivy.app import App

from companion.games.tapestry.bots.view import moves, piles_view, shuffles
from screens.offering import take
from screens.widgets.above.sheet import Sheet
from screens.widgets.controls.acts import Act, Acts
from screens.widgets.controls.button import Press
from screens.widgets.controls.chips import Chips
from screens.widgets.text.prose import Caption, Head, Note


def open_decks() -> Sheet:
    """The piles above the screen."""
    return DecksSheet(title=App.get_running_app().i18n._("tapestry.screen.decks")).open()


class DecksSheet(Sheet):
    """The piles, or where one card of them lies."""

    def on_open(self) -> None:
        self.show_piles()

    def show_piles(self) -> None:
        """All cards by pile."""
        app = App.get_running_app()
        words, state = app.i18n, app.bridge.state
        self.clear()
        self.note = words._("tapestry.screen.decks_note")
        for pile in piles_view(state):
            self.put(Caption(text=words.say(pile.title)))
            cards = Chips(options=[(str(one), card_name(one, words)) for one in pile.cards])
            cards.bind(on_choose=lambda _chips, chosen: self.ask_place(int(chosen[0])))
            self.put(cards)
        self.put(Note(text=words.say(shuffles(state))))

    def ask_place(self, card: int) -> None:
        """Where does this card lie?"""
        app = App.get_running_app()
        words = app.i18n
        self.clear()
        self.note = ""
        self.put(Head(text=words._("tapestry.screen.card_lies", card=card)))
        places = self.put(Acts())
        places.items = [
            Act(words.say(one.label), one, icon=one.icon) for one in moves(app.bridge.state, card)
        ]
        places.bind(on_pick=lambda _acts, offer: self.put_there(offer))
        back = Press(text=words._("kit.back"), icon="arrow-left", kind="plain")
        back.bind(on_release=lambda *_: self.show_piles())
        self.act(back)

    def put_there(self, offer) -> None:
        """It lies there: the piles as they are now."""
        take(offer)
        self.show_piles()


def card_name(number: int, words) -> str:
    """A decision card by its number."""
    return words._("tapestry.screen.card", card=number)
