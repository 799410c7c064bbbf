"""The walk-through of a set-up: its parts, the table in small, the lines of a part.

A game's own screen names what it shows, draws the table and leads on:

    class ChessSetUp(SetUpScreen):
        game_id = "chess"
        view_of = staticmethod(set_up_view)
        plan = WhereItGoes
"""

from kivy.app import App
from kivy.clock import Clock
from kivy.properties import (
    BooleanProperty,
    ListProperty,
    NumericProperty,
    ObjectProperty,
    StringProperty,
)
from kivy.uix.scrollview import ScrollView

from screens.game_screen import GameScreen
from screens.kv import load_kv
from screens.offering import take
from screens.play import set_up_line
from screens.play.set_up_parts import PartLook
from screens.widgets.controls.acts import Act
from screens.widgets.touch.guard import Guard

SET_UP = "setup"


class SetUpScreen(GameScreen):
    """Follows the bridge while it is shown."""

    part = NumericProperty(0)
    parts = ListProperty()
    title_text = StringProperty("")
    document = StringProperty("")
    done = NumericProperty(0)
    items = NumericProperty(1)
    steps = ListProperty()
    """The lines of this part, by item, and whether each is done."""
    begin_text = StringProperty("")
    may_draw = BooleanProperty(False)
    last = BooleanProperty(False)
    playing = BooleanProperty(False)
    """The checklist of a game that is played."""
    has_menu = BooleanProperty(False)
    plan_widget = ObjectProperty(None, allownone=True, rebind=False)
    view = None
    view_of = None
    """What makes the set-up of a state."""
    plan = None
    """The drawing of the table."""
    _game = ""
    _now = None

    def on_kv_post(self, *args):
        self.guard = Guard()
        self.plan_widget = self.plan()
        self.ids.picture.add_widget(self.plan_widget)
        self._follow_line = Clock.create_trigger(self._into_sight, 0)
        self._follow_zone = Clock.create_trigger(self._zone_into_sight, 0)
        for name in ("size", "now"):
            self.plan_widget.fbind(name, self._follow_zone)
        super().on_kv_post(*args)
        self.fbind("part", self.follow)

    def enter(self, **where):
        self.part = 0 if self.playing else self._open_part()
        super().enter(**where)

    def is_elsewhere(self, part: str) -> bool:
        """Played on, once it is set up; looked at again at any time."""
        return part != SET_UP and not self.playing

    def _open_part(self) -> int:
        """The part that was looked at; of a game opened again the first with something to do."""
        bridge = App.get_running_app().bridge
        before, self._game = self._game, bridge.running_id
        if before == self._game:
            return int(self.part)
        parts = enumerate(bridge.seen(self.view_of).parts)
        return next((at for at, part in parts if not all(one.ticked for one in part.lines)), 0)

    # what a game says otherwise

    def wanted(self, lines):
        """Those that hands do."""
        return lines

    def draws_itself(self, by_app) -> bool:
        """What is drawn here may be drawn by the app."""
        return True

    def acts_of(self, line, words) -> list[Act]:
        """What can be done in a line."""
        return [
            Act(words.say(act.label), act, icon=act.icon, help_id=act.help) for act in line.acts
        ]

    def inlay_of(self, line):
        """What stands below a line besides; None: nothing."""
        return

    def open_menu(self) -> None:
        """Everything else about this game."""

    # what is shown

    def show(self, table, words) -> None:
        """What the set-up is now."""
        app = App.get_running_app()
        self.view = view = app.bridge.seen(self.view_of)
        self.part = min(self.part, len(view.parts) - 1)
        here, by_app = view.parts[int(self.part)], app.bridge.session.by_app
        self.parts = [self._look(at, one, words) for at, one in enumerate(view.parts)]
        self.may_draw = view.next_draw is not None and self.draws_itself(by_app)
        self.title_text, self.document = words.say(here.name), words.say(here.document)
        every = [line for part in view.parts for line in self.wanted(part.lines)]
        self.done, self.items = sum(line.ticked for line in every), len(every)
        over = words._("app.set_up.to_the_table")
        self.begin_text = over if self.playing else words.say(view.begin.label)
        self.last = self.part == len(view.parts) - 1
        self._lines(here, words)
        self._draw(every)

    def _look(self, at: int, part, words) -> PartLook:
        """Its name and how much of it is done; ticked by itself when all is."""
        lines = self.wanted(part.lines)
        done, n = sum(line.ticked for line in lines), len(lines)
        key = "of" if App.get_running_app().form == "landscape" else "short"
        count = words._(f"app.set_up.{key}", done=done, n=n)
        return PartLook(words.say(part.name), part.icon, count, done == n, at == self.part)

    def _draw(self, every) -> None:
        lines = self.wanted(self.view.parts[int(self.part)].lines)
        self.steps = [(_item(one), one.ticked) for one in lines]
        self.plan_widget.every = [(_item(one), one.ticked) for one in every]
        self.plan_widget.steps = self.steps
        self.plan_widget.now = next((at for at, one in enumerate(lines, 1) if not one.ticked), 0)

    def _lines(self, here, words) -> None:
        box, lines = self.ids.lines, self.wanted(here.lines)
        several = len({one.person for one in lines if one.person is not None}) > 1
        while len(box.children) > len(lines):
            box.children[0].inlay(None)
            box.remove_widget(box.children[0])
        while len(box.children) < len(lines):
            number = len(box.children) + 1
            box.add_widget(set_up_line.SetUpRow(number=number, screen=self))
        now = next((line for line in lines if not line.ticked), None)
        for row, line in zip(reversed(box.children), lines, strict=True):
            row.tell(line, words, several)
            row.now, row.topic = line is now, line.topic
            row.acts = self.acts_of(line, words)
            row.inlay(self.inlay_of(line))
        at = (int(self.part), now and now.key)
        if self._now != at:
            self._follow_line()
        self._now = at

    def _into_sight(self, *_args) -> None:
        """What is to be done now."""
        row = next((one for one in self.ids.lines.children if one.now), None)
        for page in row.walk_reverse() if row is not None else ():
            if isinstance(page, ScrollView):
                page.scroll_to(row.ids.head, padding=20, animate=False)
                return

    def _zone_into_sight(self, *_args) -> None:
        """Where it goes, on a picture that is longer than there is room for."""
        spot, scroll = self.plan_widget.lit_spot(), self.ids.columns.pile_scroll
        room = self.ids.columns.pile.height - scroll.height
        if spot is None or App.get_running_app().beside or room <= 0:
            return
        up = self.plan_widget.to_window(*spot)[1] - self.ids.columns.pile.to_window(0, 0)[1]
        up -= self.ids.columns.pile.y
        scroll.scroll_y = min(1, max(0, (up - scroll.height / 2) / room))

    # what is touched

    def pick(self, do) -> None:
        """Draw, or keep."""
        take(do)

    def next(self) -> None:
        """The next part, then the first turn or back to the table."""
        if not self.guard.passes():
            return
        if not self.playing and not self._ticked_the_rest():
            return
        if not self.last:
            self.look_at(int(self.part) + 1)
        else:
            self.skip()

    def look_at(self, part: int) -> None:
        """Another part, from its top."""
        self.part = part
        self.ids.lines_panel.scroll.scroll_y = 1

    def _ticked_the_rest(self) -> bool:
        """Who goes on has laid out what the part says; what is to be drawn stays open.

        Where something of it is asked first, nobody goes on.
        """
        bridge, here = App.get_running_app().bridge, self.view.parts[int(self.part)]
        if here.ready is not None:
            if here.ready.reason is None:
                take(here.ready)
            return bridge.question is None
        for line in here.lines:
            if not line.ticked and not line.acts and bridge.question is None:
                take(line.tick)
        return True

    def skip(self) -> None:
        """To the first turn: what chance does is done, then what must be chosen is shown."""
        app = App.get_running_app()
        if self.playing:
            app.nav.up()
            return
        self.draw_everything()
        if app.bridge.question is not None:
            self.ask_again()
        elif self.view.missing is None:
            take(self.view.begin)
        else:
            app.toast(app.i18n.say(self.view.missing))

    def ask_again(self) -> None:
        """What is asked stands there already."""

    def draw_everything(self) -> None:
        """Every draw that nobody chooses in; then the first part with something to choose."""
        bridge = App.get_running_app().bridge
        while self.view.next_draw is not None and bridge.question is None:
            if take(self.view.next_draw) is None:
                break
        if self.view.open_part is not None:
            self.look_at(self.view.open_part)

    def back(self) -> bool:
        """A part back, then out."""
        if self.part:
            self.part -= 1
            return True
        return False


def _item(line) -> str:
    return line.key.partition(":")[0]


load_kv(__file__)
