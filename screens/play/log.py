"""What happened, turn by turn, newest first; beside it the table of that moment.

A game that names `"turn_of": "module:function"` in its SCREENS says whose turn a step was in
(`core.turns`); with `"board"` its table is drawn, otherwise it is told in words (see
`history/replay`).
"""

from kivy.app import App
from kivy.properties import BooleanProperty, ListProperty, NumericProperty, StringProperty

from companion.core.turns import by_step, together
from companion.i18n import as_label
from screens.games import screens_of
from screens.kv import load_kv
from screens.navigation import View, find_class
from screens.play.change import Changer
from screens.play.turn_card import TurnCard
from screens.widgets.above.sheet import Sheet
from screens.widgets.controls.button import Press
from screens.widgets.text.fact_list import FactList
from screens.widgets.text.prose import Note, Prose

AT_ONCE = 10
"""Turns shown at once; older ones when they are asked for."""


class Log(View):
    """Follows the bridge while it is shown."""

    toast_low = True
    number = NumericProperty(0)
    more = NumericProperty(0)
    """Older turns that are not shown yet."""
    key = StringProperty("")
    """The turn whose table is shown; empty for the last one."""
    people = ListProperty()
    """Whose turns can be looked at alone, as chips."""
    whose = StringProperty("")
    """Whose are; empty for everybody's."""
    moment = StringProperty("")
    recap = StringProperty("")
    can_jump = BooleanProperty(False)
    is_first = BooleanProperty(False)
    is_last = BooleanProperty(False)
    shown = False
    turns = ()
    limit = AT_ONCE
    board = None

    def on_kv_post(self, *_args):
        app = App.get_running_app()
        app.bridge.bind(step=self._follow)
        app.i18n.bind(lang=self._follow)

    def enter(self, **_where):
        self.shown, self.key, self.whose, self.limit = True, "", "", AT_ONCE
        self._follow()

    def leave(self):
        self.shown = False

    def hand_over(self) -> None:
        """The game, or the whole campaign, to another device."""
        from screens.history.hand_over import hand_over_sheet

        hand_over_sheet(App.get_running_app().bridge.running_id)

    def show_more(self) -> None:
        """Older turns as well."""
        self.limit += AT_ONCE
        self._follow()

    def look_at(self, whose: str) -> None:
        """Somebody's turns alone, or all of them."""
        self.whose, self.limit = whose, AT_ONCE
        self._follow()

    def choose(self, turn) -> None:
        """The table after this turn."""
        self.key = _key(turn)
        self._show_moment()

    def step(self, by: int) -> None:
        """A turn earlier or later."""
        at = self.turns.index(self._chosen()) + by
        if 0 <= at < len(self.turns):
            self.limit = max(self.limit, len(self.turns) - at)
            self.key = _key(self.turns[at])
            self._follow()

    def take_back(self) -> None:
        """The game stands after the turn that is shown."""
        App.get_running_app().bridge.jump(self._chosen().steps[-1].id)

    def lead_to_board(self) -> None:
        """Where the columns are piled, the table of the moment is further down."""
        self.ids.columns.lead_to(self.ids.board)

    # one step

    def open_entry(self, number) -> None:
        """What can be done with a step."""
        app = App.get_running_app()
        session, words = app.bridge.session, app.i18n
        every = [*session.entries, *session.undone]
        entry = next(each for each in every if each.id == int(number))
        sheet = Sheet(title=as_label(words.say(entry.label)))
        lines = [as_label(words.say(line.text)) for line in session.game.log(entry)]
        for line in lines:
            if line != sheet.title:
                sheet.put(Prose(text=line))
        for told in entry.told:
            sheet.put(Note(text=words.say(told.text)))
        if app.bridge.running_id:
            self._offer(sheet, entry, app)
        sheet.open()

    def _offer(self, sheet, entry, app) -> None:
        words, session = app.i18n, app.bridge.session
        if entry is not session.last:
            jump = Press(text=words._("app.log.jump"), icon="clock")
            jump.bind(on_release=lambda *_: (sheet.close(), app.bridge.jump(entry.id)))
            sheet.act(jump)
        if entry in session.entries:
            change = Press(text=words._("app.log.change"), icon="edit")
            change.bind(on_release=lambda *_: (sheet.close(), Changer(entry).choose()))
            sheet.act(change)

    # what is shown

    def _follow(self, *_args) -> None:
        app = App.get_running_app()
        session = app.bridge.session
        if session is None or not self.shown:
            return
        self.number = len(session.entries)
        named = screens_of(session.game.id).get("turn_of")
        turn_of = find_class(named) if named else by_step
        self.turns = together(session.entries, session.undone, turn_of)
        self._tell_people(app.i18n)
        self._fill(session, app.i18n)
        self._put_board(session)
        self._show_moment()

    def _tell_people(self, words) -> None:
        known = {
            _whose(one): (as_label(words.say(one.turn.who)), one.turn.icon)
            for one in self.turns
            if one.turn.who
        }
        chips = [(whose, *shown) for whose, shown in known.items()]
        self.people = [("", words._("app.log.everybody"), ""), *chips] if len(chips) > 1 else []

    def _fill(self, session, words) -> None:
        """The newest turns, a card each; the widgets stay."""
        wanted = [one for one in self.turns if self.whose in ("", _whose(one))]
        shown = wanted[::-1][: self.limit]
        self.more = len(wanted) - len(shown)
        box = self.ids.turns
        while len(box.children) > len(shown):
            box.remove_widget(box.children[0])
        while len(box.children) < len(shown):
            box.add_widget(self._card())
        for card, turn in zip(reversed(box.children), shown, strict=True):
            card.turn = turn
            card.show(turn, session, words)

    def _card(self) -> TurnCard:
        card = TurnCard()
        card.bind(on_choose=lambda card: self.choose(card.turn))
        card.bind(on_step=lambda _card, step: self.open_entry(step))
        return card

    def _chosen(self):
        """The turn whose table is shown: the last that counts, if none was touched."""
        done = [turn for turn in self.turns if not turn.undone] or self.turns
        return next((turn for turn in self.turns if _key(turn) == self.key), done[-1])

    def _put_board(self, session) -> None:
        named = screens_of(session.game.id).get("board")
        kind = find_class(named) if named else FactList
        if type(self.board) is kind:
            return
        if self.board is not None:
            self.board.parent.remove_widget(self.board)
        self.board = kind()
        self.board.fit_into(self.ids.board)
        self.ids.board.body.add_widget(self.board)

    def _show_moment(self) -> None:
        if not self.turns:
            return
        app, turn = App.get_running_app(), self._chosen()
        session = app.bridge.session
        last = turn.steps[-1]
        self.moment = app.i18n._("app.log.after", what=turn.turn.title)
        self.recap = app.i18n.say(session.game.recap(last.after))
        self.is_first, self.is_last = turn is self.turns[0], turn is self.turns[-1]
        self.can_jump = bool(app.bridge.running_id) and last is not session.last
        self.board.show(session, last.after)
        if hasattr(self.board, "mark"):
            self.board.mark(turn.places)
        for card in self.ids.turns.children:
            card.chosen = card.turn is turn


def _whose(turn) -> str:
    return f"{turn.turn.icon} {turn.turn.colour}"


def _key(turn) -> str:
    return f"{turn.turn.key}.{turn.steps[0].id}"


load_kv(__file__)
