"""The table of Imperium: the C.I.V. and the Market, what to do with the pieces, what to do now."""

from kivy.app import App
from kivy.properties import BooleanProperty, StringProperty

from companion.games.imperium.views.booklet import to_compare
from companion.games.imperium.views.gathered import gathered
from screens.game_screen import GameScreen
from screens.games.imperium import asking as asking_parts
from screens.games.imperium import (
    now,
    your_parts,
)
from screens.games.imperium.asking import facts_of
from screens.kv import load_kv
from screens.offering import offer_of, reason_of, take

MIDDLES = {
    "you": your_parts.YouPart,
    "told": your_parts.ToldPart,
    "sheet": your_parts.SheetPart,
}
PARTS = {
    "turn": now.YourPart,
    "die": now.DiePart,
    "card": now.CardPart,
    "words": now.WordsPart,
}


class ImperiumTable(GameScreen):
    """Follows the bridge while an Imperium game is open."""

    recap = StringProperty("")
    now_text = StringProperty("")
    middle_title = StringProperty("")
    action = StringProperty("")
    reason = StringProperty("")
    solo = BooleanProperty(True)
    asking = BooleanProperty(False)
    """What is gold then stands with the question; it has one way out."""
    game_id = "imperium"
    of_part = "table"
    view = None
    comparing = False
    _seen = None

    def on_kv_post(self, *args):
        self._parts = {}
        super().on_kv_post(*args)
        App.get_running_app().bind(form=self.follow)

    def asks_itself(self, question) -> bool:
        """In the part where something is done."""
        return True

    def act(self) -> None:
        """The gold button."""
        offer = offer_of(self.view.now.shown.gold)
        if self.comparing:
            self._parts[asking_parts.BookletPart].take()
        elif self.view.now.over:
            from screens.games.imperium.keeping import keep

            keep(self.view)
        elif offer is not None and offer.blanks:
            from screens.games.imperium.ending import open_end_of_turn

            open_end_of_turn(self.view)
        else:
            take(offer)

    def open_more(self) -> None:
        """What is seldom needed."""
        from screens.games.imperium.more import open_more

        open_more(self.view)

    def show(self, view, words) -> None:
        """What the game is now."""
        app = App.get_running_app()
        self.view, self.recap, self.solo = view, words.say(view.recap), view.solo
        self.asking = asking = app.bridge.question is not None
        self.comparing = _compares(app)
        told = asking or self.comparing
        self.now_text = "" if told else words.say(view.now.head)
        self._show(self.ids.middle, MIDDLES[view.now.shown.middle])
        do_now = PARTS[view.now.shown.part]
        if asking or self.comparing:
            do_now = asking_parts.AskPart if asking else asking_parts.BookletPart
        self._show(self.ids.now, do_now)
        self.ids.civ.tell(view)
        self.ids.market.tell(view)
        self.ids.piles.tell(view)
        self._arrange(view, asking, app)
        self._name_action(view, asking, app)

    def _arrange(self, view, asking: bool, app) -> None:
        """Stacked panels: what comes next on top, what is done or says nothing not at all."""
        stacked = app.form != "landscape"
        pending = app.bridge.session.pending
        self.ids.middle_panel.away = stacked and asking and not gathered(pending.told)
        self.ids.rows_panel.away = not stacked or not view.now.its_turn
        if not self.ids.rows_panel.away:
            self.ids.beside.tell(view)
        self.ids.now_panel.rank = -3 if view.now.on_top else -1
        self.ids.columns.restack()
        question = app.bridge.question
        seen = (view.now.content, question and question.key)
        if seen != self._seen:
            self._seen = seen
            self.ids.columns.pile_scroll.scroll_y = 1

    def _show(self, holder, kind) -> None:
        if kind not in self._parts:
            self._parts[kind] = kind()
        part = self._parts[kind]
        part.tell(self.view)
        holder.show(part)

    def _name_action(self, view, asking: bool, app) -> None:
        """The words on the gold button, and why it cannot be pressed."""
        words, now = app.i18n, view.now
        self.middle_title, self.action = words.say(now.middle_title), words.say(now.action)
        if asking:
            self.action = self.reason = ""
        elif self.comparing:
            self.action, self.reason = words._("imperium.screen.booklet_says_so"), ""
        elif now.waits is not None:
            self.action = self.reason = words.say(now.waits)
        else:
            self.reason = reason_of(now.shown.gold)


def _compares(app) -> bool:
    """Words of the table are to be told."""
    return to_compare(app.bridge.state, app.bridge.session.last, facts_of(app))


load_kv(__file__)
