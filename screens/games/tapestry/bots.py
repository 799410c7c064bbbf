"""The bots' turn: the pair, what to do in order with the reasons, the map with the chosen hex lit.

Two taps with the app's cards, three with real ones: the turn (or both cards), "Done on the table".
"""

from kivy.app import App
from kivy.properties import (
    BooleanProperty,
    DictProperty,
    ListProperty,
    NumericProperty,
    ObjectProperty,
    StringProperty,
)

from companion.core.chance import used
from companion.games.tapestry.bots.view import bots_turn_view, last_bots_turn
from companion.games.tapestry.options import DECISIONS
from companion.games.tapestry.table.view_hands import BOTS, told_on
from companion.games.tapestry.tracks.view_reached import spaces_reached
from screens.games.tapestry.asking import Asks
from screens.games.tapestry.board_touch import BoardTouched
from screens.games.tapestry.bot_acts import BotActs  # noqa: F401 – named in kv
from screens.games.tapestry.bot_sheet import open_bots, sheet_lines
from screens.games.tapestry.decision_cards import CardEntry, ask_another
from screens.games.tapestry.decks_sheet import open_decks
from screens.games.tapestry.differing import differ
from screens.games.tapestry.land import lit_by, looks
from screens.games.tapestry.lanes import Lanes  # noqa: F401
from screens.games.tapestry.pair import Pair  # noqa: F401
from screens.games.tapestry.question_sheets import ask
from screens.games.tapestry.standing import Standing  # noqa: F401 – named in kv
from screens.games.tapestry.totals import Totals  # noqa: F401
from screens.kv import load_kv
from screens.offering import take, take_named
from screens.widgets.controls.acts import Act
from screens.widgets.touch.guard import Guard

DECKS = "decks"
INCOME = "bots.income"


class BotsTurn(BoardTouched, Asks):
    """Follows the bridge while it is shown."""

    title_text = StringProperty("")
    next_text = StringProperty("")
    next_offer = ObjectProperty(None, allownone=True, rebind=False)
    waits = StringProperty("")
    cards = ListProperty()
    before = ListProperty()
    """The last of what a person's turn came to, where it ended with that."""
    told = ListProperty()
    hexes = ListProperty()
    map_title = StringProperty("")
    """What the numbers on hexes say; empty where none is chosen."""
    lanes = ListProperty()
    moved = DictProperty()
    """The spaces reached in this turn, by track."""
    totals = ListProperty()
    income = BooleanProperty(False)
    """An income turn is told: the pair is only at hand."""
    holds = StringProperty("")
    """What the bots have, before their turn."""
    ahead = BooleanProperty(False)
    """Their turn is still to be taken."""
    looked_at = StringProperty("")
    """The line that is open, as the game's record of the moment has it."""
    entering = StringProperty("")
    """Which real card is asked for; empty while none is."""
    card_chips = ListProperty()
    cards_chosen = ListProperty()
    more = ListProperty()
    entry_id = NumericProperty(0)
    map_here = True
    entry = None

    def on_kv_post(self, *args):
        self.guard, self.by_hand = Guard(), CardEntry(self)
        super().on_kv_post(*args)
        App.get_running_app().bind(beside=self.turned)

    def enter(self, take: bool = False, before=(), **where):
        self.before = list(before)
        self.by_hand.forget()
        super().enter(**where)
        if take:
            self._take_at_once()

    def _take_at_once(self) -> None:
        """Their turn was asked for already; only real cards have to be told first."""
        if self.ahead and self.next_offer is not None and not self.entering:
            take(self.next_offer)

    def show(self, table, words) -> None:
        """What the bots hold now."""
        app = App.get_running_app()
        if not table.bots:
            return
        hands = app.bridge.session.hands
        self.entry = last_bots_turn(app.bridge.session.entries)
        now = app.bridge.seen(bots_turn_view, None)
        left = hands.open is not None and told_on(hands.open) == BOTS
        self.ahead = now.next is not None and not left
        self.entry_id = self.entry.id if self.entry and not self.ahead else 0
        self.looked_at = hands.looked_at
        turn = (self.entry, self.looked_at) if not self.ahead else (None,)
        view = app.bridge.seen(bots_turn_view, *turn)
        self._show(view, now, app)
        self._map(view.map, table, app)
        self.totals = list(view.totals)

    def _show(self, view, now, app) -> None:
        words, deck = app.i18n, view.deck
        self.title_text = words.say(view.title)
        self.content = f"{self.ahead} {self.entry.previous if self.entry else ''}"
        self.next_offer = now.next
        self.next_text = words.say(now.next.label) if now.next else ""
        self.waits = words.say(view.waits) if self.entry is None else ""
        self.cards = [] if self.ahead else list(view.pair)
        self.told = self.told if self.ahead else list(view.acts)
        self.income = any(act.key == INCOME for act in self.told)
        self.holds = "\n".join(self._held(view.sheet, words)) if self.ahead else ""
        real = self.ahead and now.draws and not used(app.bridge.session.by_app, DECISIONS)
        self.by_hand.show(deck if real else None, words)
        self.more = [*self._more(real, words), *self._decks(deck, words)]

    def _held(self, sheet, words):
        """Favourites, then its civilizations and landmarks."""
        for one in sheet.favourites:
            yield words._("tapestry.screen.favourite", bot=one.title, track=one.text)
        yield from sheet_lines(sheet, words)

    def _more(self, real: bool, words) -> list[Act]:
        """Rare things before a turn."""
        if not self.ahead or App.get_running_app().bridge.question is not None:
            return []
        empty = Act(words._("tapestry.screen.deck_empty"), "bots.empty", icon="cards")
        skip = Act(words._("tapestry.screen.skip_bots"), "bots.skip", icon="skip")
        return [empty, skip] if real else [skip]

    def _decks(self, deck, words) -> list[Act]:
        """What is left and gone; touched, every card and its pile."""
        if not deck.cards:
            return []
        note = words._(
            "tapestry.screen.deck", deck=deck.deck, discard=deck.discard, progress=deck.progress
        )
        return [Act(words._("tapestry.screen.decks"), DECKS, note=note, icon="cards")]

    def _map(self, land, table, app) -> None:
        asked = lit_by(app.bridge.question)
        lit = asked or tuple(one.key for one in land.hexes if one.lit)
        ranks = {one.key: one.rank for one in land.hexes if one.rank}
        self.hexes = looks(table.hexes, table.players, lit, ranks, land.arrows)
        self.map_title = "" if asked else app.i18n.say(land.caption)
        self.lanes = list(table.lanes)
        places = () if self.ahead else (one for act in self.told for one in act.places)
        self.moved = spaces_reached(places)

    # what is touched

    def go_on(self) -> None:
        """The gold button: the turn, what is asked in it, or back to the table."""
        if not self.guard.passes():
            return
        app = App.get_running_app()
        if app.bridge.question is not None:
            self.ask_again()
        elif self.ahead:
            take(self.next_offer)
        else:
            self.done()

    def done(self) -> None:
        """The pieces stand as told: to the table, the score, or their next turn."""
        app = App.get_running_app()
        self.before = []
        app.bridge.hands_done()
        if self.next_offer is not None:
            self.follow()
            self._take_at_once()
        elif app.bridge.result is not None:
            app.nav.replace("tapestry/score")
        else:
            app.nav.up()

    def look(self, act) -> None:
        """An act is looked at: its hex is lit."""
        App.get_running_app().bridge.session.hands.look(act.key if act is not None else "")
        self.follow()

    def question_text(self, key: str):
        """What a part of an act decided."""
        question = App.get_running_app().bridge.session.questions(self.entry).get(key)
        return question.text if question is not None else None

    def differs(self, key: str) -> None:
        """The table does this otherwise."""
        question = App.get_running_app().bridge.session.questions(self.entry).get(key)
        if question is not None:
            ask(question, lambda value: differ(self.entry, {key: value}))

    def another_card(self, side: str) -> None:
        """Another card was drawn at the table."""
        if self.entry is not None:
            ask_another(self.entry, side)

    def pick(self, what: str) -> None:
        """A rare thing."""
        if what == DECKS:
            open_decks()
        else:
            take_named(what)

    def open_points(self) -> None:
        """What the bots hold, and the Automa's points by source and turn."""
        open_bots()

    def spoken(self) -> list[str]:
        """What the bots do, for those who hear it."""
        words = App.get_running_app().i18n.words
        return [_spoken(one, words) for one in self.told]


def _spoken(act, words) -> str:
    """A line, and what the points are then."""
    text = words.text(act.text)
    if act.points is None:
        return text
    return words.say("tapestry.bot.view.spoken", what=text, n=act.points[1])


load_kv(__file__)
