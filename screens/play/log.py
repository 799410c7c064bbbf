"""What happened, turn by turn, newest first; beside it the table of that moment.

A game that names `"turn_of": "module:function"` in its SCREENS says whose turn a step was in
(`core.turns`); with `"board"` its table is drawn, otherwise it is told in words (see
`history/replay`).
"""

from functools import partial
from time import perf_counter

from kivy.app import App
from kivy.clock import Clock
from kivy.properties import BooleanProperty, ListProperty, NumericProperty, StringProperty

from companion.core.turns import by_step, log_of, together
from companion.i18n import as_label
from companion.lookup.happened import Happened
from screens.games import screens_of
from screens.groups.moment import Moment
from screens.kv import load_kv
from screens.navigation import View, find_class
from screens.play.change import Changer
from screens.play.turn_card import TurnCard
from screens.widgets.above.sheet import Sheet
from screens.widgets.controls.button import Press
from screens.widgets.text.prose import Note, Prose

AT_ONCE = 10
"""Turns shown at once; older ones when they are asked for."""
SEARCHED = 6
"""So many turns are no longer found at a glance."""
A_FRAME = 0.006
"""Seconds of each frame in which older turns are put into words."""
PAUSE = 0.15
"""Seconds after a letter before it is looked for."""


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
    many = BooleanProperty(False)
    """There is something to look for in."""
    typed = StringProperty("")
    """What is looked for in what is told."""
    found = StringProperty("")
    """In how many turns it stands."""
    moment = StringProperty("")
    recap = StringProperty("")
    can_jump = BooleanProperty(False)
    is_first = BooleanProperty(False)
    is_last = BooleanProperty(False)
    shown = False
    turns = ()
    wanted = ()
    """Those of them that are looked at."""
    told = None
    limit = AT_ONCE
    board = None

    def on_kv_post(self, *_args):
        app = App.get_running_app()
        app.bridge.bind(step=self._follow)
        app.i18n.bind(lang=self._say_anew)
        self._soon = Clock.create_trigger(self._find, PAUSE)

    def enter(self, **_where):
        self.shown, self.key, self.whose, self.limit = True, "", "", AT_ONCE
        self.ids.search.text = ""
        self._say_anew()

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

    def on_typed(self, *_args) -> None:
        """Looked for when the hand rests; everything again at once."""
        if self.typed:
            self._soon()
        else:
            self._find()

    def read_ahead(self) -> None:
        """What is told is put into words while the first letters are typed, a little each frame."""
        told, steps = self.told, self.told.reading(self.turns)

        def piece(_dt) -> bool:
            until = perf_counter() + A_FRAME
            return self.told is told and any(perf_counter() > until for _ in steps)

        Clock.schedule_interval(piece, 0)

    def choose(self, turn) -> None:
        """The table after this turn."""
        self.key = _key(turn)
        self._show_moment()

    def step(self, by: int) -> None:
        """A turn earlier or later, of those that are looked at."""
        there = self._beside(by)
        if there:
            self.limit = max(self.limit, len(self.wanted) - self.wanted.index(there[0]))
            self.key = _key(there[0])
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
        lines = [as_label(words.say(line.text)) for line in log_of(session.game, entry)]
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

    def _say_anew(self, *_args) -> None:
        """In the language of the moment."""
        app = App.get_running_app()
        session = app.bridge.session
        self.told = (
            Happened(partial(log_of, session.game), app.i18n.say) if session is not None else None
        )
        self._follow()

    def _find(self, *_args) -> None:
        """The newest turn with it, unless the one that is shown has it too."""
        if self.told is None or not self.shown:
            return
        self.limit = AT_ONCE
        self._fill(App.get_running_app().i18n)
        if self.wanted and not any(one is self._chosen() for one in self.wanted):
            self.choose(self.wanted[-1])
        elif self.turns:
            self._show_place()

    def _follow(self, *_args) -> None:
        app = App.get_running_app()
        session = app.bridge.session
        if session is None or not self.shown:
            return
        self.number = len(session.entries)
        named = screens_of(session.game.id).get("turn_of")
        turn_of = find_class(named) if named else by_step
        self.turns = together(session.entries, session.undone, turn_of)
        self.many = len(self.turns) >= SEARCHED
        self._tell_people(app.i18n)
        self._fill(app.i18n)
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

    def _fill(self, words) -> None:
        """The newest turns, a card each; the widgets stay."""
        of_them = [one for one in self.turns if self.whose in ("", _whose(one))]
        self.wanted = self.told.find(of_them, self.typed)
        self.found = self._found_said(words) if self.typed.strip() else ""
        shown = self.wanted[::-1][: self.limit]
        self.more = len(self.wanted) - len(shown)
        box = self.ids.turns
        while len(box.children) > len(shown):
            box.remove_widget(box.children[0])
        while len(box.children) < len(shown):
            box.add_widget(self._card())
        for card, turn in zip(reversed(box.children), shown, strict=True):
            card.turn = turn
            card.show(turn, self.told, words, self.typed)

    def _found_said(self, words) -> str:
        n = len(self.wanted)
        return words._("app.log.found", n=n) if n else words._("app.log.found_none")

    def _card(self) -> TurnCard:
        card = TurnCard()
        card.bind(on_choose=lambda card: self.choose(card.turn))
        card.bind(on_step=lambda _card, step: self.open_entry(step))
        return card

    def _chosen(self):
        """The turn whose table is shown: the last that counts, if none was touched."""
        done = [turn for turn in self.turns if not turn.undone] or self.turns
        return next((turn for turn in self.turns if _key(turn) == self.key), done[-1])

    def _beside(self, by: int) -> list:
        """Those looked at that come before it, or after it, the nearest first."""
        at = self.turns.index(self._chosen())
        passed = self.turns[at + 1 :] if by > 0 else self.turns[:at][::-1]
        looked_at = {_key(turn) for turn in self.wanted}
        return [turn for turn in passed if _key(turn) in looked_at]

    def _put_board(self, session) -> None:
        named = screens_of(session.game.id).get("board")
        kind = find_class(named) if named else Moment
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
        self.can_jump = bool(app.bridge.running_id) and last is not session.last
        self.board.show(session, last.after)
        if hasattr(self.board, "mark"):
            self.board.mark(turn.places)
        self._show_place()

    def _show_place(self) -> None:
        """Which card is meant, and whether there is one before and after it."""
        chosen = self._chosen()
        self.is_first, self.is_last = not self._beside(-1), not self._beside(1)
        for card in self.ids.turns.children:
            card.chosen = card.turn is chosen


def _whose(turn) -> str:
    return f"{turn.turn.icon} {turn.turn.colour}"


def _key(turn) -> str:
    return f"{turn.turn.key}.{turn.steps[0].id}"


load_kv(__file__)
