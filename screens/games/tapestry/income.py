"""The income turn, step by step: what the app computes, and what the table may change."""

from kivy.app import App
from kivy.properties import ListProperty, ObjectProperty, StringProperty

from companion.games.tapestry.city.view import capital_view
from companion.games.tapestry.income.view import income_view
from companion.games.tapestry.income.view_sum import income_sum
from companion.games.tapestry.table.view_turn import turn_of
from companion.i18n import as_label
from screens.games.tapestry.asking import Asks
from screens.games.tapestry.board_touch import BoardTouched
from screens.games.tapestry.city import CityGrid  # noqa: F401 – named in kv
from screens.games.tapestry.complete import Complete  # noqa: F401 – named in kv
from screens.games.tapestry.income_mat import IncomeMat  # noqa: F401 – named in kv
from screens.games.tapestry.land import lit_by, looks
from screens.games.tapestry.lanes import Lanes  # noqa: F401 – named in kv
from screens.games.tapestry.standing import Standing  # noqa: F401 – named in kv
from screens.kv import load_kv
from screens.offering import take
from screens.widgets.asking.number import NumberSheet
from screens.widgets.controls.acts import Act
from screens.widgets.frame.panel import hold_just
from screens.widgets.frame.turn_band import TurnBand  # noqa: F401 – named in kv
from screens.widgets.lists.score_table import Column, ScoreLine
from screens.widgets.lists.steps import Step
from screens.widgets.touch.guard import Guard

STATES = {"done": "done", "now": "now", "later": "todo"}
MOST = 200


class Income(BoardTouched, Asks):
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
    """The capital while points are counted: what is complete there, in place of the board."""
    city_facts = ListProperty()
    """Its icons, each with the number of what is complete."""
    mat = ListProperty()
    note = StringProperty("")
    next_text = StringProperty("")
    next_reason = StringProperty("")
    next_offer = ObjectProperty(None, allownone=True, rebind=False)
    map_here = True
    changed: dict

    def on_kv_post(self, *args):
        self.changed, self.guard = {}, Guard()
        self._boards = [self.ids[one].__self__ for one in ("tracks", "land")]
        self._capital = [self.ids[one].__self__ for one in ("capital", "complete")]
        self._put_beside()
        super().on_kv_post(*args)

    def enter(self, **where):
        self.changed = {}
        self.told = []
        super().enter(**where)

    def show(self, view, words) -> None:
        """What the income turn is now."""
        app = App.get_running_app()
        if view.go is None or view.go.to != "income":
            app.nav.up()
            return
        now = app.bridge.seen(income_view)
        self._show(now, words)
        self.ids.band.show(turn_of(app.bridge.state), words)
        self.mat = list(now.mat)
        self.city = self._city(app.bridge, now)
        self.city_facts = _complete(self.city, words) if self.city else []
        self.lanes = list(view.lanes)
        self.hexes = looks(view.hexes, view.players, lit_by(app.bridge.question))

    def on_city(self, *_args) -> None:
        self._put_beside()

    def _put_beside(self) -> None:
        """The capital while it is scored, else the tracks and the map."""
        hold_just(self.ids.board.body, self._capital if self.city else self._boards)

    def _show(self, now, words) -> None:
        self.title_text = words._("tapestry.screen.income_turn", turn=now.turn)
        self.content = f"{now.turn} {[one.when for one in now.steps]}"
        self.steps = [
            Step(as_label(words.say(s.name)), words.say(s.note), STATES[s.when], help_id=s.topic)
            for s in now.steps
        ]
        asked = App.get_running_app().bridge.question is not None
        self.acts = self.waiting_acts(words) if asked else list(self._rows(now, words))
        self.note = self._note_of(now, words)
        self._show_sum(now, words)
        self.next_offer = ahead = now.next
        self.next_text = words.say(ahead.label) if ahead else ""
        if now.counts_points:
            key = "tapestry.company.points_and_income" if now.at_once else "tapestry.button.points"
            self.next_text = words._(key, n=self._points(now))
        self.next_reason = words.say(ahead.reason) if ahead else ""

    def _show_sum(self, now, words) -> None:
        """What is held, what comes, what there will be; the icons it comes from."""
        keys = ("has", "comes", "then")
        self.sum_columns = [Column(words._(f"tapestry.income.{key}")) for key in keys]
        self.sums = [
            ScoreLine(as_label(words.say(one.name)), (one.has, f"+{one.gain}", one.after))
            for one in income_sum(App.get_running_app().bridge.state, now, self.changed)
        ]
        self.icons = [
            Act(text, _scored(line, text), "", icon, help_id=_scored(line, text), value=f"{n:+d}")
            for line in (now.points if now.points_ahead else ())
            for text, icon, n in [_icon_line(line, words)]
        ]

    def _city(self, bridge, now):
        """The capital, where it is drawn and scored now."""
        shown = bridge.seen(capital_view, now.player) if now.counts_points else None
        return shown if shown is not None and shown.drawn else None

    def _rows(self, now, words):
        for one in now.rows:
            text, note, reason = (words.say(each) for each in (one.label, one.note, one.reason))
            help_id = one.help or _help(one.icon, text)
            yield Act(text, one, note, one.icon, reason=reason, help_id=help_id)
        if now.counts_points:
            for line in now.points:
                yield self._point_line(line, words)
        if now.counts_income:
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
        note = self._made_of(line, words) if n == computed else ""
        help_id = _scored(line, text) if hasattr(line, "shows") else _help(icon, text)
        return Act(text, line, note, icon, help_id=help_id, value=f"+{n}")

    def _made_of(self, line, words) -> str:
        """What there will be of it, or how many it counts and what each is worth."""
        if (after := getattr(line, "after", None)) is not None:
            return words._("tapestry.screen.after", n=after)
        counted = getattr(line, "counted", None)
        return words._("tapestry.income.times", n=counted[0], each=counted[1]) if counted else ""

    def _note_of(self, now, words) -> str:
        if now.counts_points:
            total = self._points(now)
            return words._("tapestry.screen.total", n=total, after=now.before + total)
        if now.first_into_era:
            return words._("tapestry.screen.first_into_era")
        return ""

    def _points(self, now) -> int:
        """All lines together, as changed."""
        return sum(self.changed.get(line.key, line.amount) for line in now.points)

    def pick(self, do) -> None:
        """A row: an offer to take, a line of points to change."""
        app = App.get_running_app()
        if do is None or self.pick_waiting(do):
            return
        if hasattr(do, "key"):
            title, n = (do.text, do.amount) if hasattr(do, "amount") else (do.name, do.n)
            title = as_label(app.i18n.say(title))
            NumberSheet.ask(title, n, 0, MOST, lambda value: self._change(do.key, value))
        else:
            take(do)

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
        if take(self.next_offer, answers=dict(self.changed)) is not None:
            self.changed = {}

    def tell(self, entry) -> None:
        """What a step came to."""
        self.told = list(entry.told)


def _complete(city, words) -> list[tuple[str, str]]:
    """Rows, columns and districts of the capital, each with its picture."""
    parts = (
        ("capital-row", "rows", city.rows),
        ("capital-column", "columns", city.columns),
        ("district", "districts", city.districts),
    )
    return [
        (icon, f"{len(some)} {words._(f'tapestry.view.{what}', n=len(some))}")
        for icon, what, some in parts
    ]


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
