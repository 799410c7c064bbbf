"""The bots' turn: the pair, what to do in order with the reasons, the map with the chosen hex lit.

Three taps at most: the gold button takes the turn, "Done on the table" goes back to the table.
"""

from kivy.app import App
from kivy.properties import (
    BooleanProperty,
    ListProperty,
    ObjectProperty,
    StringProperty,
)

from companion.games.tapestry.bot.views import bots_turn_view, last_bots_turn
from screens.games.tapestry.land import key_of, lit_by, looks
from screens.games.tapestry.pair import Pair  # noqa: F401 – named in kv
from screens.kv import load_kv
from screens.navigation import View
from screens.widgets.question import ask_question


class BotsTurn(View):
    """Follows the bridge while it is shown."""

    title_text = StringProperty("")
    next_text = StringProperty("")
    next_command = ObjectProperty(None, allownone=True, rebind=False)
    waits = StringProperty("")
    cards = ListProperty()
    told = ListProperty()
    hexes = ListProperty()
    map_title = StringProperty("")
    deck = StringProperty("")
    taken = BooleanProperty(False)
    """The turn shown has just been taken here."""
    shown = False
    entry = None
    _asked = None
    _asking = None

    def on_kv_post(self, *_args):
        app = App.get_running_app()
        app.bridge.fbind("step", self.follow)
        app.i18n.fbind("lang", self.follow)

    def enter(self, **_where):
        self.shown = True
        self.taken = False
        self.follow()

    def leave(self):
        self.shown = False

    def follow(self, *_args) -> None:
        """Take over what the bots hold now."""
        app = App.get_running_app()
        state = app.bridge.state
        if not self.shown or state is None or getattr(state, "bots", None) is None:
            return
        words, session = app.i18n, app.bridge.session
        self.entry = last_bots_turn(session.entries)
        view = bots_turn_view(state, self.entry)
        self.title_text = words.say(view.title)
        self.next_command, self.next_text = view.next, words.say(view.next_text)
        self.waits = words.say(view.waits)
        self.cards = list(view.pair)
        self.told = list(self.entry.told) if self.entry else []
        self._map(view.map, app)
        deck = view.deck
        self.deck = words._(
            "tapestry.screen.deck", deck=deck.deck, discard=deck.discard, progress=deck.progress
        )
        self._ask(app)

    def _map(self, land, app) -> None:
        colours = {player.id: player.colour for player in app.bridge.view.players}
        asked = lit_by(app.bridge.question)
        lit = asked or tuple(one.key for one in land.hexes if one.lit)
        ranks = {one.key: one.rank for one in land.hexes if one.rank}
        self.hexes = looks(land.hexes, colours, lit, ranks)
        words = app.i18n
        self.map_title = words._("tapestry.screen.order", card=land.card) if land.card else ""

    def _ask(self, app) -> None:
        question = app.bridge.question
        if question is self._asked:
            return
        self._asked = question
        if self._asking is not None:
            self._asking.close()
            self._asking = None
        if question is not None and not lit_by(question):
            self._asking = ask_question(question, app.bridge.answer, app.bridge.drop)

    # what is touched

    def take_turn(self) -> None:
        """The gold button before the turn."""
        app = App.get_running_app()
        if app.bridge.do(self.next_command) is not None:
            self.taken = True

    def done(self) -> None:
        """The pieces stand as told: back to the table."""
        app = App.get_running_app()
        app.nav.up()

    def differs(self, instruction) -> None:
        """The table does this otherwise."""
        app = App.get_running_app()
        questions = app.bridge.session.questions(self.entry)
        question = questions.get(instruction.differs)
        if question is None:
            return
        ask_question(
            question,
            lambda value: app.bridge.differ({question.key: value}, self.entry.id),
        )

    def another_card(self, side: str) -> None:
        """Other cards were drawn at the table."""
        if self.entry is None:
            return
        app = App.get_running_app()
        key = f"bots.pair.{side}"
        question = app.bridge.session.questions(self.entry).get(key)
        if question is not None:
            ask_question(question, lambda value: app.bridge.differ({key: value}, self.entry.id))

    def touch_hex(self, place) -> None:
        """A hex that is asked for."""
        app = App.get_running_app()
        if key_of(place) in lit_by(app.bridge.question):
            app.bridge.answer(key_of(place))

    def open_points(self) -> None:
        """What the bots hold, and the Automa's points by source and turn."""
        from screens.games.tapestry.bot_sheet import open_bots

        open_bots(App.get_running_app().bridge.state)

    def read_aloud(self) -> None:
        """The instructions, spoken where the device can."""
        app = App.get_running_app()
        app.speech.say(". ".join(app.i18n.say(one.text) for one in self.told), app.i18n.lang)


load_kv(__file__)
