"""The walk-through of the set-up: the checklist by parts, draws in place, the map beside it."""

from kivy.app import App
from kivy.properties import (
    BooleanProperty,
    ListProperty,
    NumericProperty,
    ObjectProperty,
    StringProperty,
)

from companion.core.chance import DICE, used
from companion.games.tapestry.options import DECISIONS, OWN_CARDS
from companion.games.tapestry.setup.view import drawn_by, set_up_view
from screens.games.tapestry.asking import Asks
from screens.games.tapestry.land import looks
from screens.games.tapestry.where_it_goes import WhereItGoes  # noqa: F401 – named in kv
from screens.kv import load_kv
from screens.offering import take
from screens.play.change import Changer
from screens.widgets.controls.acts import Act
from screens.widgets.controls.button import Tappable
from screens.widgets.frame.panel import Row, Stack
from screens.widgets.touch.guard import Guard


class LineHead(Tappable, Row):
    """The part of a line that ticks it."""


class SetUpLine(Stack):
    """An item: tick it by a touch; its draws and what can be done stand below."""

    text = StringProperty("")
    person = StringProperty("")
    icon = StringProperty("")
    drawn = StringProperty("")
    ticked = BooleanProperty(False)
    number = NumericProperty(1)
    acts = ListProperty()
    tick = ObjectProperty(None, allownone=True, rebind=False)
    screen = ObjectProperty(None, rebind=False)


class TapestrySetUp(Asks):
    """Follows the bridge while it is shown."""

    part = NumericProperty(0)
    parts = ListProperty()
    title_text = StringProperty("")
    document = StringProperty("")
    done = NumericProperty(0)
    items = NumericProperty(1)
    hexes = ListProperty()
    steps = ListProperty()
    """The lines of this part, by item, and whether each is done."""
    begin_text = StringProperty("")
    may_draw = BooleanProperty(False)
    last = BooleanProperty(False)
    playing = BooleanProperty(False)
    """The checklist of a game that is played."""
    view = None
    _game = ""

    def on_kv_post(self, *args):
        self.guard = Guard()
        super().on_kv_post(*args)
        self.fbind("part", self.follow)

    def enter(self, **where):
        self.playing = not App.get_running_app().bridge.view.setting_up
        self.part = 0 if self.playing else self._open_part()
        super().enter(**where)

    def _open_part(self) -> int:
        """The part that was looked at; of a game opened again the first with something to do."""
        bridge = App.get_running_app().bridge
        before, self._game = self._game, bridge.running_id
        if before == self._game:
            return int(self.part)
        parts = enumerate(bridge.seen(set_up_view).parts)
        return next((at for at, part in parts if not all(one.ticked for one in part.lines)), 0)

    def show(self, table, words) -> None:
        """What the set-up is now."""
        app = App.get_running_app()
        if not (table.setting_up or self.playing):
            app.nav.replace("tapestry/table")
            return
        self.view = view = app.bridge.seen(set_up_view)
        self.part = min(self.part, len(view.parts) - 1)
        here = view.parts[int(self.part)]
        by_app = app.bridge.session.by_app
        self.parts = [_part(at, one, words, by_app) for at, one in enumerate(view.parts)]
        self.may_draw = view.next_draw is not None and used(by_app, OWN_CARDS)
        self.title_text, self.document = words.say(here.name), words.say(here.document)
        wanted = [line for part in view.parts for line in done_by_hand(part.lines, by_app)]
        self.done, self.items = sum(line.ticked for line in wanted), len(wanted)
        self.hexes = looks(view.hexes, table.players)
        over = words._("tapestry.screen.to_the_table")
        self.begin_text = over if self.playing else words.say(view.begin.label)
        self.last = self.part == len(view.parts) - 1
        lines = done_by_hand(here.lines, by_app)
        self.steps = [(one.key.partition(":")[0], one.ticked) for one in lines]
        self._lines(lines, words)

    def _lines(self, lines, words) -> None:
        box = self.ids.lines
        several = len(App.get_running_app().bridge.state.players) > 1
        while len(box.children) > len(lines):
            box.remove_widget(box.children[0])
        while len(box.children) < len(lines):
            box.add_widget(SetUpLine(number=len(box.children) + 1, screen=self))
        for row, line in zip(reversed(box.children), lines, strict=True):
            row.text, row.icon, row.ticked = words.say(line.text), line.icon, line.ticked
            row.person = words.say(line.person) if several else ""
            row.drawn = "\n".join(words.say(result) for result in line.results)
            row.tick = line.tick
            row.acts = self._acts(line, words)

    def _acts(self, line, words) -> list[Act]:
        acts = [
            Act(words.say(act.label), act, icon=act.icon, help_id=act.help) for act in line.acts
        ]
        drawn = drawn_by(App.get_running_app().bridge.session.entries, line)
        if drawn is not None:
            another = words._("tapestry.screen.drew_another")
            acts.append(Act(another, Changer(drawn), icon="differs"))
        return acts

    def pick(self, do) -> None:
        """Draw, keep, or say that it was another."""
        if isinstance(do, Changer):
            do.choose()
        else:
            take(do)

    def next(self) -> None:
        """The next part, then the first turn or back to the table."""
        if not self.guard.passes():
            return
        if not self.playing:
            self._tick_the_rest()
        if not self.last:
            self.part += 1
            self.ids.lines_panel.scroll.scroll_y = 1
        else:
            self.skip()

    def _tick_the_rest(self) -> None:
        """Who goes on has laid out what the part says; what is to be drawn stays open."""
        bridge = App.get_running_app().bridge
        for line in self.view.parts[int(self.part)].lines:
            if not line.ticked and not line.acts and bridge.question is None:
                take(line.tick)

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

    def draw_everything(self) -> None:
        """Every draw that nobody chooses in; then the first part with something to choose."""
        bridge = App.get_running_app().bridge
        while self.view.next_draw is not None and bridge.question is None:
            if take(self.view.next_draw) is None:
                break
        if self.view.open_part is not None:
            self.part = self.view.open_part
            self.ids.lines_panel.scroll.scroll_y = 1

    def back(self) -> bool:
        """A part back, then out."""
        if self.part:
            self.part -= 1
            return True
        return False


BY_APP = {
    DECISIONS: ("automa_progress", "automa_decision", "duo_decision"),
    DICE: ("dice", "dice_arts", "dice_arts_12"),
}
"""What lies on no table where the app draws or rolls: their deck, and dice."""


def done_by_hand(lines, by_app):
    """Without what the app does itself."""
    left_out = {item for kind, items in BY_APP.items() if used(by_app, kind) for item in items}
    return [one for one in lines if one.key not in left_out or one.results or one.acts]


def _part(at: int, part, words, by_app) -> tuple[str, str, str]:
    """Its name and how much of it is done; ticked by itself when all is."""
    lines = done_by_hand(part.lines, by_app)
    done, n = sum(line.ticked for line in lines), len(lines)
    text = words._("tapestry.setup.part_done", part=part.name, done=done, n=n)
    return str(at), text, "check" if done == n else ""


load_kv(__file__)
