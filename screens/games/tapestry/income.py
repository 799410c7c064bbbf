"""The income turn, step by step: what the app computes, and what the table may change."""

from kivy.app import App
from kivy.properties import ListProperty, ObjectProperty, StringProperty

from companion.games.tapestry.city.view import capital_view
from companion.games.tapestry.income.view import income_view
from companion.games.tapestry.income.view_sum import income_sum
from companion.games.tapestry.table.view_turn import turn_of
from companion.i18n import as_label
from screens.games.tapestry.asking import Asks
from screens.games.tapestry.city import CityGrid  # noqa: F401 – named in kv
from screens.games.tapestry.land import lit_by, looks
from screens.games.tapestry.lanes import Lanes  # noqa: F401 – named in kv
from screens.games.tapestry.touched import BoardTouched
from screens.kv import load_kv
from screens.navigation import View
from screens.widgets.acts import Act
from screens.widgets.guard import Guard
from screens.widgets.number import NumberSheet
from screens.widgets.score_table import Column, ScoreLine
from screens.widgets.steps import Step
from screens.widgets.turn_band import TurnBand  # noqa: F401 – named in kv

STATES = {"done": "done", "now": "now", "later": "todo"}
RULES = {
    "income_powers": "income.civilizations",
    "income_tapestry": "income.play_tapestry",
    "income_upgrade": "income.upgrade",
    "income_points": "income.points",
    "income_gain": "income.gain",
}
"""The entry of each step."""
MOST = 200


class Income(BoardTouched, Asks, View):
    """Follows the bridge while it is shown."""

    title_text = StringProperty("")
    steps = ListProperty()
    acts = ListProperty()
    told = ListProperty()
    sums = ListProperty()
    sum_columns = ListProperty()
    icons = ListProperty()
    """The uncovered icons that will give points, while that step is still ahead."""
    lanes = ListProperty()
    hexes = ListProperty()
    city = ObjectProperty(None, allownone=True, rebind=False)
    """The capital while points are counted: what is complete there."""
    note = StringProperty("")
    next_text = StringProperty("")
    next_reason = StringProperty("")
    next_command = ObjectProperty(None, allownone=True, rebind=False)
    shown = False
    map_here = True
    changed: dict

    def on_kv_post(self, *_args):
        self.changed, self.guard = {}, Guard()
        app = App.get_running_app()
        app.bridge.bind(step=self.follow)
        app.bridge.bind(on_told=self._tell)
        app.i18n.bind(lang=self.follow)

    def enter(self, **_where):
        self.shown = True
        self.changed = {}
        self.told = []
        self.follow()

    def leave(self):
        self.shown = False
        self.forget_question()

    def follow(self, *_args) -> None:
        """Take over what the income turn is now."""
        app = App.get_running_app()
        view = app.bridge.view
        if not self.shown or view is None or app.bridge.game_id != "tapestry":
            return
        if not view.phase.startswith("income"):
            app.nav.up()
            return
        self._show(income_view(app.bridge.state), view.phase, app.i18n)
        self.ids.band.show(turn_of(app.bridge.state), app.i18n)
        self.city = self._city(app.bridge.state, view)
        self.lanes = list(view.lanes)
        self.hexes = looks(view.hexes, view.players, lit_by(app.bridge.question))
        self.look_for_question()

    def _show(self, now, phase: str, words) -> None:
        self.title_text = words._("tapestry.screen.income_turn", turn=now.turn)
        self.content = f"{now.turn} {phase}"
        self.steps = [
            Step(as_label(words.say(s.name)), state=STATES[s.when], help_id=RULES[s.phase])
            for s in now.steps
        ]
        asked = App.get_running_app().bridge.question is not None
        self.acts = self.waiting_acts(words) if asked else list(self._rows(now, phase, words))
        self.note = self._note_of(now, phase, words)
        self._show_sum(now, words)
        ahead = now.next
        self.next_command = ahead.command if ahead else None
        self.next_text = words.say(ahead.text) if ahead else ""
        if phase == "income_points":
            key = "tapestry.company.points_and_income" if now.at_once else "tapestry.button.points"
            self.next_text = words._(key, n=self._points(now))
        self.next_reason = words.say(ahead.refusal) if ahead else ""

    def _show_sum(self, now, words) -> None:
        """What is held, what comes, what there will be; the icons it comes from."""
        keys = ("has", "comes", "then")
        self.sum_columns = [Column(words._(f"tapestry.income.{key}")) for key in keys]
        self.sums = [
            ScoreLine(as_label(words.say(one.name)), (one.has, f"+{one.gain}", one.after))
            for one in income_sum(App.get_running_app().bridge.state, self.changed)
        ]
        ahead = any(one.phase == "income_points" and one.when == "later" for one in now.steps)
        self.icons = [
            Act(text, _scored(line, text), "", icon, help_id=_scored(line, text), value=f"{n:+d}")
            for line in (now.points if ahead else ())
            for text, icon, n in [_icon_line(line, words)]
        ]

    def _city(self, state, view):
        """The capital, where it is drawn and scored now."""
        shown = capital_view(state, view.seat) if view.phase == "income_points" else None
        return shown if shown is not None and shown.drawn else None

    def _rows(self, now, phase, words):
        buttons = {
            "income_powers": now.powers,
            "income_tapestry": now.hand,
            "income_upgrade": now.upgrades,
        }.get(phase, ())
        for one in buttons:
            text, note, reason = (words.say(each) for each in (one.text, one.note, one.refusal))
            card = getattr(one.command, "card", "")
            help_id = f"tapestry.{card}" if card else _help(one.icon, text)
            yield Act(text, one.command, note, one.icon, reason=reason, help_id=help_id)
        if phase == "income_points":
            for line in now.points:
                yield self._point_line(line, words)
        if phase == "income_gain" or (phase == "income_points" and now.at_once):
            for gain in now.gains:
                text = as_label(words.say(gain.name))
                yield self._number(gain, text, gain.n, _icon_of(gain.what), words)

    def _point_line(self, line, words) -> Act:
        """An icon that may be changed, or what a civilization scores at the end."""
        text, icon, n = _icon_line(line, words)
        if line.key:
            return self._number(line, text, n, icon, words)
        return Act(text, None, "", icon, help_id=_scored(line, text), value=f"{n:+d}")

    def _number(self, line, text: str, computed: int, icon: str, words) -> Act:
        """A line that the table may change: what it gives, large."""
        n = self.changed.get(line.key, computed)
        after = getattr(line, "after", None)
        same = after is not None and n == computed
        key = "tapestry.screen.after" if same else "tapestry.screen.change"
        note = words._(key, **({"n": after} if same else {}))
        if counted := getattr(line, "counted", None):
            times, each = counted
            note = words._("tapestry.income.counted", n=times, each=each, note=note)
        help_id = _scored(line, text) if hasattr(line, "shows") else _help(icon, text)
        return Act(text, line, note, icon, help_id=help_id, value=f"+{n}")

    def _note_of(self, now, phase, words) -> str:
        if phase == "income_points":
            total = self._points(now)
            return words._("tapestry.screen.total", n=total, after=now.before + total)
        if phase == "income_tapestry" and now.first_into_era:
            return words._("tapestry.screen.first_into_era")
        return ""

    def _points(self, now) -> int:
        """All lines together, as changed."""
        return sum(self.changed.get(line.key, line.amount) for line in now.points)

    def pick(self, do) -> None:
        """A row: a command to send, a line of points to change."""
        app = App.get_running_app()
        if do is None or self.pick_waiting(do):
            return
        if hasattr(do, "key"):
            title, n = (do.text, do.amount) if hasattr(do, "amount") else (do.name, do.n)
            title = as_label(app.i18n.say(title))
            NumberSheet.ask(title, n, 0, MOST, lambda value: self._change(do.key, value))
        else:
            app.bridge.do(do)

    def _change(self, key: str, value: int) -> None:
        self.changed[key] = value
        self.follow()

    def next(self) -> None:
        """The gold button."""
        app = App.get_running_app()
        if not self.guard.passes():
            return
        if app.bridge.question is not None:
            self.ask_again()
            return
        if app.bridge.do(self.next_command, dict(self.changed)) is not None:
            self.changed = {}

    def _tell(self, _bridge, entry) -> None:
        if self.shown:
            self.told = list(entry.told)


def _icon_line(line, words) -> tuple[str, str, int]:
    return as_label(words.say(line.text)), line.icon, line.amount


def _help(icon: str, text: str) -> str:
    """Where the rules open when a row is held."""
    return f"icon.{icon}|{text}"


def _scored(line, text: str) -> str:
    """Where they open on what a line scores, not on the building it lay under."""
    return _help(line.shows or line.icon, text)


def _icon_of(what: str) -> str:
    tiles = {"territory_tile": "territory-tile", "tapestry": "card-tapestry"}
    return tiles.get(what, f"resource-{what}")


load_kv(__file__)
