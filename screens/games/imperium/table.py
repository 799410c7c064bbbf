"""The table of Imperium: the C.I.V. and the Market, what to do with the pieces, what to do now."""

from kivy.app import App
from kivy.properties import BooleanProperty, StringProperty

from companion.games.imperium.commands.civ import CleanUpCiv, CompareTable, RollCivDie
from companion.games.imperium.commands.score import CloseScore
from companion.games.imperium.commands.setup import BeginPlay
from companion.games.imperium.commands.yours import EndYourTurn, SolsticeDone
from companion.games.imperium.views.booklet import asked_at_once
from companion.games.imperium.views.told import gathered
from screens.games.imperium import asking as asking_parts
from screens.games.imperium import beside, middle, now, parts  # noqa: F401
from screens.games.imperium.asking import facts_of
from screens.kv import load_kv
from screens.navigation import View

MIDDLES = {
    "setup": middle.SetupPart,
    "yours": middle.YouPart,
    "scoring": middle.SheetPart,
    "over": middle.SheetPart,
}
NOWS = {
    "setup": now.LayPart,
    "yours": now.YourPart,
    "civ_die": now.DiePart,
    "civ_slots": now.CardPart,
}
ACTIONS = {
    "setup": BeginPlay,
    "civ_die": RollCivDie,
    "civ_cleanup": CleanUpCiv,
    "solstice": SolsticeDone,
    "scoring": CloseScore,
}


#: Where panels are stacked, what to do now stands first in these.
NOW_FIRST = ("yours", "over")


class ImperiumTable(View):
    """Follows the bridge while an Imperium game is open."""

    recap = StringProperty("")
    now_text = StringProperty("")
    middle_title = StringProperty("")
    action = StringProperty("")
    reason = StringProperty("")
    solo = BooleanProperty(True)
    view = None
    comparing = False
    _seen = None

    def on_kv_post(self, *_args):
        app = App.get_running_app()
        self._parts = {}
        app.bridge.bind(step=self._follow)
        app.i18n.bind(lang=self._follow)
        app.bind(form=self._follow)

    def enter(self, **_where):
        self._follow()

    def act(self) -> None:
        """The gold button."""
        bridge = App.get_running_app().bridge
        phase = self.view.phase
        if self.comparing:
            self._parts[asking_parts.BookletPart].take()
        elif phase == "yours" and not self.view.solo:
            bridge.do(EndYourTurn())
        elif phase == "yours":
            from screens.games.imperium.ending import open_end_of_turn

            open_end_of_turn(self.view)
        elif phase == "over":
            from screens.games.imperium.keeping import keep

            keep(self.view)
        elif phase in ACTIONS:
            bridge.do(ACTIONS[phase]())

    def open_more(self) -> None:
        """What is seldom needed."""
        from screens.games.imperium.more import open_more

        open_more(self.view)

    def _follow(self, *_args) -> None:
        app = App.get_running_app()
        if app.bridge.game_id != "imperium" or app.bridge.view is None:
            return
        if app.nav.view is self and app.bridge.state.way != "walk":
            tokens = app.bridge.state.way == "tokens" and app.bridge.result is None
            app.nav.replace("imperium/company" if tokens else "imperium/sheet")
            return
        self.view = view = app.bridge.view
        self.recap, self.solo = app.i18n.say(view.recap), view.solo
        asking = app.bridge.question is not None
        self.comparing = _compares(app)
        self.now_text = self._now(view, asking, app)
        several = view.phase == "yours" and not view.solo
        told, words = middle.ToldPart, now.WordsPart
        self._show(self.ids.middle, told if several else MIDDLES.get(view.phase, told))
        do_now = words if several else NOWS.get(view.phase, words)
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
        self.ids.rows_panel.away = not stacked or not view.phase.startswith("civ_")
        if not self.ids.rows_panel.away:
            self.ids.beside.tell(view)
        self.ids.now_panel.rank = -3 if view.phase in NOW_FIRST else -1
        self.ids.columns.restack()
        question = app.bridge.question
        seen = (view.phase, view.civ.next_slot, question and question.key)
        if seen != self._seen:
            self._seen = seen
            self.ids.columns.pile_scroll.scroll_y = 1

    def _now(self, view, asking: bool, app) -> str:
        """The head of what to do; nothing where the part below says it."""
        if asking or self.comparing or view.phase == "civ_slots":
            return ""
        if view.phase == "over" and app.bridge.result is not None:
            won = {row.seat for row in app.bridge.result.rows if row.winner}
            ended = "collapse" if view.collapsed and view.solo else "civ" if "civ" in won else "you"
            return app.i18n._(f"imperium.screen.won_{ended if view.solo else 'players'}")
        return app.i18n.say(view.now)

    def _show(self, holder, kind) -> None:
        if kind not in self._parts:
            self._parts[kind] = kind()
        part = self._parts[kind]
        part.tell(self.view)
        holder.show(part)

    def _name_action(self, view, asking: bool, app) -> None:
        """The words on the gold button, and why it cannot be pressed."""
        words = app.i18n
        self.middle_title = words._(f"imperium.screen.middle_{_middle(view.phase)}")
        ended = "end_table" if view.phase == "yours" and not view.solo else view.phase
        self.action = words._(f"imperium.screen.do_{ended}")
        if asking:
            self.action = self.reason = words._("imperium.screen.answer_first")
        elif self.comparing:
            self.action, self.reason = words._("imperium.screen.booklet_says_so"), ""
        elif view.phase == "civ_slots":
            self.action = self.reason = words._("imperium.screen.name_card_first")
        elif view.phase in ACTIONS:
            self.reason = app.bridge.why_not(ACTIONS[view.phase]())
        else:
            self.reason = ""


def _compares(app) -> bool:
    """Words of the table are to be told; not twice in a row, should they not be kept."""
    last = app.bridge.session.last
    if last is not None and isinstance(last.command, CompareTable):
        return False
    return bool(asked_at_once(app.bridge.state, facts_of(app)))


def _middle(phase: str) -> str:
    return (
        phase if phase in ("setup", "yours", "scoring") else "over" if phase == "over" else "told"
    )


load_kv(__file__)
