"""Which decision cards were really drawn: both before the turn, or another one after it."""

from kivy.app import App

from companion.games.tapestry.bots.view import LEFT, RIGHT, pair_answers
from screens.games.tapestry.differing import differ
from screens.offering import take_named
from screens.widgets.above.sheet import Sheet
from screens.widgets.controls.chips import Chips

WHICH = {LEFT: "tapestry.screen.which_left", RIGHT: "tapestry.screen.which_right"}
ANOTHER = {LEFT: "tapestry.screen.another_left", RIGHT: "tapestry.screen.another_right"}


class CardEntry:
    """Left, then right; the second one takes the turn."""

    def __init__(self, screen):
        self.screen = screen
        self.forget()

    def forget(self) -> None:
        """None is chosen."""
        self.left = 0

    def show(self, deck, words) -> None:
        """The cards to choose from; `deck` is None while none is asked for."""
        if deck is None:
            self.forget()
            self.screen.entering, self.screen.card_chips, self.screen.cards_chosen = "", [], []
            return
        side = RIGHT if self.left else LEFT
        self.screen.entering = words._(WHICH[side], card=self.left)
        self.screen.card_chips = [
            (str(one.number), card_name(one.number, words), "", words.say(one.gone))
            for one in deck.cards
            if one.pile != "out"
        ]
        self.screen.cards_chosen = [str(self.left)]

    def choose(self, number: int) -> None:
        """A card lies on the table; the first one touched again is taken back."""
        if not self.left or number == self.left:
            self.left = 0 if self.left else number
            self.screen.follow()
            return
        left, self.left = self.left, 0
        take_named("bots.pair", {LEFT: str(left), RIGHT: str(number)})
        self.screen.follow()


def card_name(number: int, words) -> str:
    """A decision card by its number."""
    return words._("tapestry.screen.card", card=number)


def ask_another(entry, side: str) -> None:
    """Which card lies there instead; what follows from it is decided anew."""
    app = App.get_running_app()
    question = app.bridge.session.questions(entry).get(f"bots.pair.{side}")
    if question is None:
        app.toast(app.i18n._("tapestry.screen.no_pair_here"))
        return
    words = app.i18n
    sheet = Sheet(title=words._(ANOTHER[side]))
    chips = sheet.put(
        Chips(options=[(one.id, card_name(int(one.id), words)) for one in question.options])
    )
    chips.chosen = [str(entry.answers[question.key].value)]

    def take(_chips, chosen) -> None:
        sheet.close()
        if chosen:
            differ(entry, pair_answers(entry, side, int(chosen[0])))

    chips.bind(on_choose=take)
    sheet.open()
