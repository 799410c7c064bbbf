"""Check the table: the picture of the table in groups; what differs is touched and changed there.

A game names in its SCREENS what it can say of this:
- `"check_board": "module:Widget"`: the drawing of the board, `show(view)` at every change;
- `"check_cell": "module:function"`: `function(fact)` gives a drawing for a cell, or None.
"""

from kivy.app import App
from kivy.properties import BooleanProperty, ListProperty, NumericProperty, StringProperty

from companion.core.checked import BOARD, BOTS, YOU
from companion.i18n import as_label
from screens.games import screens_of
from screens.groups import check_group  # noqa: F401 – named in kv
from screens.groups.check_group import CheckGroup
from screens.kv import load_kv
from screens.navigation import View, find_class
from screens.offering import put_number, take
from screens.play.putting_right import put_right
from screens.widgets.controls.button import Gold  # noqa: F401
from screens.widgets.frame.hides import Hides
from screens.widgets.frame.panel import Row

HIGHEST = 999


class CheckBar(Hides, Row):
    """What the app says of the number touched, and what really lies there."""

    who = StringProperty("")
    label = StringProperty("")
    icon = StringProperty("")
    said = NumericProperty(0)
    most = NumericProperty(HIGHEST)
    open = BooleanProperty(False)
    wanted = NumericProperty(0)

    __events__ = ("on_put_right",)

    def ask(self, fact, group) -> None:
        """For this number."""
        say = App.get_running_app().i18n.say
        self.who, self.label = as_label(say(group.title)), as_label(say(fact.short))
        self.icon = fact.icon
        self.said = self.wanted = fact.value
        self.most = fact.most or HIGHEST
        self.open = True

    def on_put_right(self, value: int) -> None:
        """So many lie there."""


class CheckTable(View):
    """Follows the bridge while it is shown; what was put right is marked until it is left."""

    facts = ()
    groups = ()
    chosen = StringProperty("")
    righted = ListProperty()
    shown = False
    corrects = True
    board = None
    board_title = StringProperty("")
    """Above the drawing of the board, where a game has one."""
    _board_of = ""

    @property
    def game_id(self) -> str:
        """The game that is open."""
        return App.get_running_app().bridge.game_id

    def on_kv_post(self, *_args):
        app = App.get_running_app()
        app.bridge.bind(step=self._follow)
        app.i18n.bind(lang=self._follow)

    def enter(self, **_where):
        self.shown, self.righted = True, []
        self.let_be()
        self._follow()

    def leave(self):
        self.shown = False

    def back(self) -> bool:
        """A number that was touched is let be first."""
        if not self.chosen:
            return False
        self.let_be()
        return True

    def let_be(self) -> None:
        """Nothing is being put right."""
        self.chosen, self.ids.bar.open = "", False
        self._mark()

    def correct(self, key: str) -> None:
        """This lies otherwise: a number is put right below, all else on a sheet."""
        fact = self._fact(key)
        if not isinstance(fact.value, int) or len(fact.right()) != 1:
            self.let_be()
            self._open(fact)
            return
        every = ((cell, group) for group in self.groups for cell in group.cells)
        self.chosen = key
        self.ids.bar.ask(*next(one for one in every if one[0].key == key))
        self._mark()

    def _fact(self, key: str):
        """What lies there: in a group, or on the drawing of the board."""
        return next(one for one in self.facts if one.key == key)

    def put_right(self, value: int) -> None:
        """The number touched is this one."""
        (offer,) = self._fact(self.chosen).right()
        if put_number(offer, value) is not None:
            self.let_be()

    def _open(self, fact) -> None:
        """What is no number: where it is drawn, what it asks, or a row for each way."""
        app = App.get_running_app()
        if fact.page:
            app.nav.go(f"{self.game_id}/{fact.page}", seat=fact.place.partition(":")[2])
        elif fact.right is not None:
            ways = fact.right()
            if len(ways) == 1 and ways[0].asks({}) is not None:
                take(ways[0])
            else:
                put_right(fact.label, (fact.value,), ways, fact.help)
        else:
            go = lambda: app.nav.go("log")  # noqa: E731 – handed over
            app.toast(app.i18n._("app.check.follows"), app.i18n._("app.log.title"), go)

    # what is shown

    def _follow(self, *_args) -> None:
        app = App.get_running_app()
        if app.bridge.session is None or not self.shown:
            return
        before = {fact.key: fact.value for fact in self.facts}
        self.groups = app.bridge.session.game.checked(app.bridge.state)
        self.facts = tuple(one for each in self.groups for one in (*each.cells, *each.drawn))
        if before and set(before) & {fact.key for fact in self.facts}:
            changed = [f.key for f in self.facts if before.get(f.key, f.value) != f.value]
            self.righted = [*self.righted, *(k for k in changed if k not in self.righted)]
        for column in (YOU, BOTS, BOARD):
            self._fill(column, [group for group in self.groups if group.column == column])
        self._show_board(app.bridge)
        self.ids.columns.restack()
        self._mark()

    def _fill(self, column: str, groups) -> None:
        """The groups of a column; their widgets stay while only values change."""
        box = self.ids[f"{column}_groups"]
        self.ids[column].away = not groups
        while len(box.children) > len(groups):
            box.remove_widget(box.children[0])
        while len(box.children) < len(groups):
            box.add_widget(CheckGroup(screen=self))
        for made, group in zip(reversed(box.children), groups, strict=True):
            made.show(group)

    def _show_board(self, bridge) -> None:
        place = self.ids.drawing
        if self._board_of != bridge.game_id:
            place.clear_widgets()
            named = screens_of(bridge.game_id).get("check_board")
            self.board = find_class(named)() if named else None
            self._board_of = bridge.game_id
            if self.board is not None:
                place.add_widget(self.board)
        if self.board is not None:
            self.board.show(bridge.view)
        self._head_of_board()

    def _head_of_board(self) -> None:
        """Its name stands above the drawing, not between it and what else lies there."""
        groups = self.ids.board_groups.children
        self.board_title = groups[-1].title if groups and self.board is not None else ""
        if groups:
            groups[-1].has_head = self.board is None

    def _mark(self) -> None:
        """Which number is touched, and what was put right."""
        for column in (YOU, BOTS, BOARD):
            for group in self.ids[f"{column}_groups"].children:
                for cell in group.every_cell():
                    cell.chosen = cell.key == self.chosen
                    cell.righted = cell.key in self.righted


load_kv(__file__)
