"""The line to ask in, and below it what was found: as one types.

Finder:
    game: root.game
    on_pick: root.open(args[1])
"""

from kivy.app import App
from kivy.clock import Clock
from kivy.metrics import Metrics
from kivy.properties import (
    BooleanProperty,
    ListProperty,
    NumericProperty,
    ObjectProperty,
    StringProperty,
)
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.recycleview import RecycleView

from screens.kv import load_kv
from screens.rules import finding
from screens.rules.opened import rules_of
from screens.widgets.controls.button import Tappable
from screens.widgets.touch.gliding import Glides

LEAST = 52


class RuleRow(Tappable, BoxLayout):
    """An entry or a drawer; its words may hold marks."""

    id = StringProperty("")
    title = StringProperty("")
    note = StringProperty("")
    trail = StringProperty("")
    icon = StringProperty("")
    lines = NumericProperty(1)
    """How many lines the name may take, and the answer below it."""
    chosen = BooleanProperty(False)
    """It is read beside the list."""

    def on_release(self):
        rows = self.parent
        while not isinstance(rows, RuleRows):
            rows = rows.parent
        rows.dispatch("on_pick", self.id)


class RuleHeading(BoxLayout):
    """The name of a part of the list."""

    id = StringProperty("")
    title = StringProperty("")
    note = StringProperty("")
    trail = StringProperty("")
    icon = StringProperty("")


class RuleRows(Glides, RecycleView):
    """The list; only the rows in sight exist. A narrow one gives each row two lines for one."""

    items = ListProperty()
    lines = NumericProperty(1)
    one = NumericProperty(24)
    """The height of one line."""
    read = StringProperty("")

    __events__ = ("on_pick",)

    def on_items(self, *_args):
        self._fill()
        self.scroll_y = 1

    def on_lines(self, *_args):
        self._fill()

    def on_one(self, *_args):
        self._fill()

    def on_read(self, *_args):
        self._fill()

    def _fill(self) -> None:
        self.data = [self._data(item) for item in self.items]

    def _data(self, item) -> dict:
        if not item.id:
            return {**vars(item), "viewclass": "RuleHeading", "size": (0, 1.8 * self.one)}
        high = (2 * self.lines if item.note else self.lines) + 1.2
        size = (0, max(high * self.one, LEAST * Metrics.density))
        own = {"size": size, "lines": self.lines, "chosen": item.id == self.read}
        return {**vars(item), "viewclass": "RuleRow", **own}

    def on_pick(self, item_id: str) -> None:
        """The player touched this row."""


class Finder(BoxLayout):
    """Keeps the question; the rows follow it."""

    game = StringProperty("")
    query = StringProperty("")
    kind = StringProperty("")
    boxes = ObjectProperty(None, allownone=True)
    drawer_name = StringProperty("")
    read = StringProperty("")
    """The entry that is read beside the list."""
    _asked = None

    __events__ = ("on_pick", "on_found")

    def on_kv_post(self, *_args):
        app = App.get_running_app()
        app.i18n.bind(lang=self.look)
        app.theme.bind(accent=self.look)
        for name in ("game", "query", "kind", "boxes"):
            self.fbind(name, self.look)
        Clock.schedule_once(self.get_ready, 0.1)

    def get_ready(self, *_args) -> None:
        """Index the rules while nothing else is to be done, before the first letter."""
        if self.game:
            _ = rules_of(self.game).index.known

    def look(self, *_args) -> None:
        """Show what answers the question now."""
        if not self.game:
            return
        app = App.get_running_app()
        if self.query.strip():
            items = finding.found(app, self.game, self.query, self.boxes)
        elif self.kind:
            items = finding.drawer(app, self.game, self.kind, self.boxes)
        else:
            items = finding.beginning(app, self.game)
        self.drawer_name = self._name_drawer(app)
        self.ids.rows.items = items
        asked = (self.game, self.query.strip(), self.kind, self.boxes)
        if asked != self._asked:
            self._asked = asked
            self.dispatch("on_found", self._offered(items))

    def choose(self, item_id: str) -> None:
        """An entry is passed on; a drawer is opened here."""
        if item_id.startswith("kind:"):
            self.kind = item_id.removeprefix("kind:")
        else:
            self.dispatch("on_pick", item_id)

    def step_back(self) -> bool:
        """From an answer to the drawers; False where there is nothing to step back from."""
        if self.query:
            self.ids.field.text = ""
        elif self.kind:
            self.kind = ""
        else:
            return False
        return True

    def _offered(self, items) -> str:
        """The best answer, the first of a drawer, or where a game begins."""
        if self.query.strip() or self.kind:
            return next((item.id for item in items if item.id), "")
        return rules_of(self.game).about.begin

    def _name_drawer(self, app) -> str:
        kinds = {kind.id: kind for kind in rules_of(self.game).kinds}
        return app.i18n.say(kinds[self.kind].name) if self.kind in kinds else ""

    def on_pick(self, entry_id: str) -> None:
        """The player wants to read this entry."""

    def on_found(self, entry_id: str) -> None:
        """This one answers best; a wide screen shows it beside the list."""


load_kv(__file__)
