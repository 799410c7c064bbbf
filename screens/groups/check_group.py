"""A group of the table that is checked: whose it is, its numbers as tiles, all else as lines."""

from kivy.app import App
from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty, StringProperty
from kivy.uix.gridlayout import GridLayout

from companion.i18n import as_label
from screens.games import screens_of
from screens.kv import load_kv
from screens.navigation import find_class
from screens.widgets.controls.button import Tappable
from screens.widgets.frame.hides import Hides
from screens.widgets.frame.panel import Row, Stack
from screens.widgets.lists import held_rows  # noqa: F401


class CheckCell(Tappable):
    """Something to look at; touched where it lies otherwise."""

    key = StringProperty("")
    label = StringProperty("")
    value = StringProperty("")
    icon = StringProperty("")
    chosen = BooleanProperty(False)
    righted = BooleanProperty(False)
    can_correct = BooleanProperty(True)
    screen = None

    @property
    def takes_touch(self) -> bool:
        return self.can_correct

    def on_touch_down(self, touch):
        return self.takes_touch and super().on_touch_down(touch)

    def on_release(self) -> None:
        self.correct()

    def correct(self) -> None:
        """It lies otherwise."""
        if self.can_correct:
            self.screen.correct(self.key)


class NumberTile(CheckCell, Stack):
    """A picture and a number, what it is below."""

    least = NumericProperty(0)
    """As high as the highest beside it."""
    narrowest = NumericProperty(0)
    """What its longest word needs."""


class FactLine(CheckCell, Row):
    """A picture, what it is, and what lies there in words or drawn."""

    drawing = ObjectProperty(None, allownone=True, rebind=False)

    def on_kv_post(self, *_args):
        if self.drawing is not None:
            self.ids.place.add_widget(self.drawing)


class TileGrid(GridLayout):
    """Numbers beside each other, as many as there is room for, all of one height."""

    narrowest = NumericProperty(0)
    """What the longest word of all needs."""
    most = NumericProperty(1)
    """So many have room beside each other."""

    def add_widget(self, widget, *args, **kwargs):
        widget.fbind("minimum_height", self._level)
        widget.fbind("narrowest", self._widen)
        super().add_widget(widget, *args, **kwargs)

    def _level(self, *_args) -> None:
        highest = max((tile.minimum_height for tile in self.children), default=0)
        for tile in self.children:
            tile.least = highest

    def _widen(self, *_args) -> None:
        self.narrowest = max((tile.narrowest for tile in self.children), default=0)


class GroupHead(Hides, Row):
    """Whose it is."""


class CheckGroup(Stack):
    """Follows the `Group` it is shown."""

    title = StringProperty("")
    note = StringProperty("")
    icon = StringProperty("")
    colour = StringProperty("dim")
    has_head = BooleanProperty(True)

    def __init__(self, screen, **kwargs):
        self.screen = screen
        self._made = ()
        super().__init__(**kwargs)

    def show(self, group) -> None:
        """Everything in it."""
        words = App.get_running_app().i18n
        self.title = as_label(words.say(group.title))
        self.note = words.say(group.note) if group.note else ""
        self.icon, self.colour = group.icon, group.colour
        drawn = {fact.key: self._drawing(fact) for fact in group.cells}
        wanted = tuple((fact.key, self._is_tile(fact, drawn)) for fact in group.cells)
        if wanted != self._made:
            self._make(group.cells, drawn)
            self._made = wanted
        for fact in group.cells:
            self._fill(self._cells[fact.key], fact, words)

    def every_cell(self):
        """The widgets of its cells."""
        return self._cells.values()

    def _is_tile(self, fact, drawn) -> bool:
        return isinstance(fact.value, int) and drawn[fact.key] is None

    def _drawing(self, fact):
        named = screens_of(self.screen.game_id).get("check_cell")
        return find_class(named)(fact) if named else None

    def _make(self, facts, drawn) -> None:
        """Tiles and lines anew, as other things lie there."""
        self.ids.tiles.clear_widgets()
        self.ids.lines.clear_widgets()
        self._cells = {}
        for fact in facts:
            tile = self._is_tile(fact, drawn)
            made = NumberTile() if tile else FactLine(drawing=drawn[fact.key])
            made.screen, made.key = self.screen, fact.key
            (self.ids.tiles if tile else self.ids.lines).add_widget(made)
            self._cells[fact.key] = made

    def _fill(self, made, fact, words) -> None:
        made.label = as_label(words.say(fact.short))
        made.value, made.icon = as_label(words.say(fact.seen or fact.value)), fact.icon
        made.can_correct = self.screen.corrects
        drawing = getattr(made, "drawing", None)
        if drawing is not None:
            drawing.n = fact.value


load_kv(__file__)
