"""The table: what to do now, my side, the tracks, the map. Everything shown comes from the view."""

from kivy.app import App
from kivy.metrics import dp
from kivy.properties import (
    BooleanProperty,
    DictProperty,
    ListProperty,
    ObjectProperty,
    StringProperty,
)

from companion.games.tapestry.correcting.settable import at, number_right
from companion.games.tapestry.income.view import income_ahead
from companion.games.tapestry.table.view_hands import BOTS, told_on
from companion.games.tapestry.table.view_turn import turn_of
from companion.games.tapestry.tracks.view_advances import advances, next_spaces, was_advance
from companion.games.tapestry.tracks.view_reached import spaces_reached
from companion.i18n import as_label
from screens.games.tapestry.asking import Asks
from screens.games.tapestry.at_table import ToldCard, still_told
from screens.games.tapestry.board_touch import BoardTouched
from screens.games.tapestry.brief import Brief  # noqa: F401 – named in kv
from screens.games.tapestry.land import key_of, lit_by, looks
from screens.games.tapestry.lanes import Lanes  # noqa: F401 – named in kv
from screens.games.tapestry.my_turn import MyTurn
from screens.games.tapestry.people import People  # noqa: F401
from screens.games.tapestry.side import Side  # noqa: F401
from screens.games.tapestry.standing import Standing  # noqa: F401 – named in kv
from screens.kv import load_kv
from screens.offering import put_number, take
from screens.widgets.asking.question import MOST_TOLD, crumb
from screens.widgets.asking.trail import Trail  # noqa: F401
from screens.widgets.controls.acts import Act
from screens.widgets.frame.panel import Stack
from screens.widgets.frame.turn_band import TurnBand  # noqa: F401 – named in kv
from screens.widgets.lists.instructions import Instructions  # noqa: F401 – named in kv

ROOMY = 700
"""So wide, in dp of the text in use, is a screen with room beside an upright map."""


class Mine(Stack):
    """One player's side, in a panel of its own or `beside` the map."""

    beside = BooleanProperty(False)


class TapestryTable(BoardTouched, Asks):
    """Follows the bridge while it is shown."""

    of_part = "table"
    view = ObjectProperty(None, allownone=True, rebind=False)
    seat = StringProperty("")
    """Whose side is shown."""
    now = StringProperty("")
    caption = StringProperty("")
    crumb = StringProperty("")
    """What is being done while something is asked on the map, and how far it is."""
    so_far = StringProperty("")
    """What hands did for it already."""
    acts = ListProperty()
    heading = StringProperty("")
    chosen = StringProperty("")
    """The track whose advance is chosen."""
    left = DictProperty()
    """What is left of each resource after it."""
    hexes = ListProperty()
    mine = DictProperty()
    """The space that comes next, by track."""
    offer = ListProperty()
    achievements = ListProperty()
    after = ListProperty()
    """What the turn before came to, where the next person has theirs already."""
    my_turn = BooleanProperty(False)
    is_told = BooleanProperty(False)
    """What an advance came to stands there, with Done."""
    full = BooleanProperty(False)
    """On a phone everything about my turn is read, not only its tiles."""
    folded = BooleanProperty(False)
    roomy = BooleanProperty(None, allownone=True)
    """My side stands beside the map, and the cards in two columns."""
    still = ListProperty()
    """The row that leads to moves that nobody has said to be done."""
    map_here = True
    done = None
    """The advance whose acts are told now."""

    def __init__(self, **kwargs):
        self._parts = {}
        super().__init__(**kwargs)

    def on_kv_post(self, *args):
        super().on_kv_post(*args)
        App.get_running_app().bind(beside=self.turned, form=self._lay_out)
        self.fbind("width", self._lay_out)
        self._lay_out()
        self.fbind("asking", self._answer_is_gold)

    def _lay_out(self, *_args) -> None:
        """Upright there may be room beside the map: then my side stands there."""
        app = App.get_running_app()
        upright = app.form == "portrait" and self.width >= dp(ROOMY) * app.theme.text
        if upright is self.roomy:
            return
        self.roomy = upright
        mine, panel = self.ids.mine, self.ids.mine_panel
        holder = self.ids.middle if upright else panel.body
        panel.away = upright
        if mine.parent is not holder:
            mine.parent.remove_widget(mine)
            holder.add_widget(mine)
        mine.beside = upright
        mine.pos_hint = {"top": 1} if upright else {}
        if "turn" in self._parts:
            self._parts["turn"].two = upright
        self.ids.columns.restack()

    def enter(self, **where):
        self.done, self.after = still_told(App.get_running_app().bridge), []
        super().enter(**where)

    # what is shown

    def show(self, view, words) -> None:
        """What the game is now."""
        app = App.get_running_app()
        if self.done is not None and not app.bridge.counts(self.done):
            self.done = None
        people = [player.id for player in view.players]
        if self.seat not in people or (self.view and self.view.seat != view.seat in people):
            self.seat = view.seat if view.seat in people else people[0]
        self.view = view
        question = app.bridge.question
        my_turn = view.my_turn and question is None and self.done is None
        self.my_turn, self.is_told = my_turn, self.done is not None
        self.now = self._now(view, question, words, my_turn)
        self._show_now(my_turn, view, app)
        if question is not None:
            self.acts = self.waiting_acts(words)
        else:
            self.acts = [] if my_turn else self._acts_of(view, words)
        self.mine = self._marked(view, app)
        self.caption = words._("tapestry.turn.bar", turn=view.turn_number)
        self.heading = self._heading(view, words)
        self.ids.band.show(turn_of(app.bridge.state), words)
        self.offer = [
            Act(words.say(card.name), topic, icon="card-tech", help_id=topic)
            for card, topic in ((card, f"tech.{card.id}") for card in view.offer)
            if question is None and self.done is None
        ]
        nothing_else = question is None and self.done is None
        self._achievements(view.achievements if nothing_else else [], view, words)
        self._tell_so_far(question, app)
        self.still = self._still(app)
        self.hexes = looks(view.hexes, view.players, self._lit(app))

    def _still(self, app) -> list[Act]:
        """Moves of the bots that nobody has said to be done, and here."""
        left = app.bridge.session.hands.open
        if app.bridge.question is not None or left is None or told_on(left) != BOTS:
            return []
        return [Act(app.i18n._("core.hands.still", what=left.label), "bots", icon="check")]

    def _marked(self, view, app) -> dict:
        """Where an advance has just led, or what comes next on each track."""
        if self.done is not None:
            return spaces_reached(one for line in self.done.told for one in line.places)
        return next_spaces(app.bridge.state, self.seat) if view.my_turn else {}

    def _lit(self, app) -> tuple[str, ...]:
        """The hexes that are asked for, or where something was just done."""
        places = [place for one in self.done.told for place in one.places] if self.done else []
        done = tuple(one.removeprefix("hex:") for one in places if one.startswith("hex:"))
        return lit_by(app.bridge.question) or done or self._foreseen_hexes()

    def _light(self, *_args) -> None:
        """The advance that is looked at is another one."""
        if self.view is not None:
            self.hexes = looks(self.view.hexes, self.view.players, self._lit(App.get_running_app()))

    def _tell_so_far(self, question, app) -> None:
        """Beside the map where it is answered; a sheet says it itself."""
        here = question is not None and self.asks_on_map()
        told = app.bridge.told_ahead[-MOST_TOLD:] if here else ()
        self.crumb = crumb(question, app.i18n) if here else ""
        self.ids.trail.show(app.bridge.trail if here else (), app.i18n)
        self.so_far = "\n".join(as_label(app.i18n.say(one.text)) for one in told)

    def _achievements(self, shown, view, words) -> None:
        names = {player.id: words.say(player.name) for player in view.players}
        names["automa"] = words._("tapestry.bot.title.automa")
        names["shadow"] = words._("tapestry.bot.title.shadow")
        self.achievements = [
            Act(
                words.say(one.name),
                one,
                ", ".join(names.get(place.owner, words.say(place.points)) for place in one.places),
                "achievement",
                help_id=f"achievement.{one.id}",
            )
            for one in shown
        ]

    def _acts_of(self, view, words) -> list[Act]:
        go = view.go
        if self.done is not None or go is None:
            return []
        return [Act(words.say(go.text), go.to, icon=go.icon, gold=True, help_id=go.topic)]

    def _income(self, view, words, nothing_else: bool) -> Act:
        income = view.income
        text, reason = words.say(income.label), words.say(income.reason)
        gold = nothing_else and not reason
        ahead = App.get_running_app().bridge.seen(income_ahead, view.seat)
        note, help_id = "" if reason else words.say(ahead), "income.overview"
        return Act(text, income, note, "income", reason=reason, gold=gold, help_id=help_id)

    def _now(self, view, question, words, my_turn: bool) -> str:
        """The largest words: what to do."""
        if question is not None:
            return words.say(question.text)
        if self.done is not None:
            return ""
        return words._("tapestry.turn.title") if my_turn else words.say(view.now)

    def _heading(self, view, words) -> str:
        me = next((one for one in view.players if one.id == view.seat), None)
        if self.done is not None:
            turn = self.done.before.turn
            me = next((one for one in view.players if one.id == turn), me)
        elif view.bots_now:
            return words._("tapestry.screen.bots_turn")
        if me is None:
            return words._("tapestry.title")
        if len(view.players) == 1:
            return words._("tapestry.turn.your_turn")
        return words._("tapestry.turn.of", who=words.say(me.name))

    def part(self, name: str):
        """My turn, or what came of it: made when it is first shown."""
        if name not in self._parts:
            self._parts[name] = self._made(name)
        return self._parts[name]

    def _made(self, name: str):
        if name == "turn":
            made = MyTurn()
            made.bind(on_advance=lambda _turn, *what: self.take(*what))
            made.bind(on_other=lambda _turn, do: self.pick(do))
            made.bind(chosen=self.setter("chosen"), left=self.setter("left"))
            made.bind(foreseen=self._light)
            made.folded, made.two = self.folded, self.roomy
            self.fbind("folded", made.setter("folded"))
            return made
        return ToldCard()

    def _show_now(self, my_turn: bool, view, app) -> None:
        """The part that belongs to this moment, above what else can be done."""
        name = "turn" if my_turn else "told" if self.done else ""
        if my_turn:
            turn = self.part("turn")
            found = advances(app.bridge.state)
            income = self._income(view, app.i18n, all(one.reason for one in found))
            turn.seat, turn.income, turn.advances = view.seat, income, list(found)
        elif self.done:
            key = "tapestry.turn.next_bots" if view.bots_now else "tapestry.turn.next"
            self.part("told").show(self.done, app.i18n._(key))
        if not my_turn:
            self.chosen, self.left = "", {}
        wanted = [self.part(name)] if name else []
        if self.ids.now.children != wanted:
            self.ids.now.clear_widgets()
            for one in wanted:
                self.ids.now.add_widget(one)

    def _answer_is_gold(self, *_args) -> None:
        """What leads back to a question is gold only while no sheet of it is open."""
        app = App.get_running_app()
        if app.bridge.question is not None:
            self.acts = self.waiting_acts(app.i18n)

    # what is touched

    def pick(self, do) -> None:
        """A row of what can be done."""
        app = App.get_running_app()
        if self.pick_waiting(do):
            return
        if do == "bots":
            app.nav.go("tapestry/bots", take=True)
        elif isinstance(do, str):
            app.nav.go(f"tapestry/{do}")
        elif take(do) is not None and self.view.go and self.view.go.to == "income":
            app.nav.go("tapestry/income")

    def advance(self, track: str) -> None:
        """A lane was touched: its card opens; what lies on it where nothing is advanced now."""
        app = App.get_running_app()
        if app.bridge.question is not None:
            self.ask_again()
        elif self.view.my_turn and self.done is None:
            lane = next(lane for lane in self.view.lanes if lane.track.id == track)
            if not self.part("turn").touch_track(track):
                app.toast(app.i18n.say(lane.advance.reason))
        else:
            self.open_track(track)

    def take(self, one, way, buys: bool, told=None) -> None:
        """An advance, paid so; `told` answers what is asked first."""
        take(one.paid(way), answers=one.answers(self.view.seat, buys or None) | (told or {}))

    def touch_hex(self, place) -> None:
        """A hex on which the advance that is looked at may end: it is made there."""
        key = key_of(place)
        if key in self._foreseen_hexes():
            row = self.part("turn").foreseen.map_row
            self.part("turn").go(row.told | {row.on_map.key: key})
        else:
            super().touch_hex(place)

    def _foreseen_hexes(self) -> tuple[str, ...]:
        shown = [one for one in self.ids.now.children if isinstance(one, MyTurn)]
        row = shown[0].foreseen.map_row if shown and shown[0].foreseen else None
        return lit_by(row.on_map) if row else ()

    def go_on(self) -> None:
        """The table is as told: what comes next."""
        self.done = None
        App.get_running_app().bridge.hands_done()
        if self.view.bots_now:
            App.get_running_app().nav.go("tapestry/bots", take=True)
        else:
            self.after = []
            self.follow()

    def open_achievement(self, one) -> None:
        """Who holds an achievement, to be put right."""
        from screens.play.putting_right import put_right

        offers = at(App.get_running_app().bridge.state, f"achievement:{one.id}")
        put_right(one.name, (), offers, f"achievement.{one.id}")

    def show_side(self) -> None:
        """My whole side, further down."""
        self.ids.columns.lead_to(self.ids.side)

    def correct(self, what: str, value: int) -> None:
        """A number as it is on the table."""
        app = App.get_running_app()
        put_number(number_right(app.bridge.state, self.seat, what), value)

    def open_menu(self) -> None:
        """Everything else about this game."""
        from screens.games.tapestry.menu import open_menu

        open_menu(self.seat)

    def tell(self, entry) -> None:
        """What an advance came to, or the bots' turn that a question had kept waiting."""
        if told_on(entry) == BOTS:
            App.get_running_app().nav.go("tapestry/bots")
        if not was_advance(entry):
            return
        if entry.after.options.company:  # the turn has passed on: one touch fewer
            self.after = list(entry.told)
        elif entry.told:
            self.done = entry
            self.follow()


load_kv(__file__)
