"""How a screen is divided: columns side by side on a wide tablet, one below the other elsewhere.

    Columns:
        Panel:
            title: _("chess.you", i18n.lang)
            share: 1
            Prose: ...
        Panel:
            title: _("chess.now", i18n.lang)
            share: 2
            rank: -1            # first when stacked
            Prose: ...
            Foot:               # stays at the bottom, always in sight
                Gold: ...

The same widgets are moved, not rebuilt, when the tablet is turned or the text grows.
"""

from kivy.app import App
from kivy.clock import Clock
from kivy.metrics import dp
from kivy.properties import (
    BooleanProperty,
    ListProperty,
    NumericProperty,
    ObjectProperty,
    StringProperty,
)
from kivy.uix.anchorlayout import AnchorLayout
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from screens.kv import load_kv
from screens.widgets.frame.one_pass_box import OnePassBox
from screens.widgets.touch.gliding import Glides


class Scroll(Glides):
    """Up and down only, with a thin bar."""


class Stack(OnePassBox):
    """Vertical, as high as what is in it."""


class KeepsRoom(AnchorLayout):
    """Around one thing that gets shorter: what lies below it stays where it was.

    As high as that was at most in this width and size of the words, from its top.
    """

    scale = NumericProperty(1)

    def __init__(self, **kwargs):
        self._follows = True
        super().__init__(**kwargs)
        self._keep_from_now = Clock.create_trigger(self._laid_out)
        self._anew()

    def add_widget(self, widget, *args, **kwargs):
        super().add_widget(widget, *args, **kwargs)
        widget.fbind("height", self._keep)
        self._keep()

    def on_width(self, *_args):
        self._anew()

    on_scale = on_width

    def _anew(self) -> None:
        """It is laid out again: as high as what is in it until that is done."""
        self._follows = True
        self._keep()

    def _laid_out(self, *_args) -> None:
        self._follows = False

    def _keep(self, *_args) -> None:
        now = max((child.height for child in self.children), default=0)
        self.height = now if self._follows else max(self.height, now)
        if self._follows:
            self._keep_from_now.cancel()
            self._keep_from_now()


class Row(OnePassBox):
    """Horizontal, as high as the highest child; mirrored for the left hand if `mirror`."""

    mirror = BooleanProperty(False)

    def on_mirror(self, *_args):
        self._trigger_layout()

    def do_layout(self, *args):
        super().do_layout(*args)
        if self.mirror and self.orientation == "horizontal":
            for child in self.children:
                child.x = self.x + self.right - child.right


class Gap(Widget):
    """Room between; takes what is left."""


class Foot(Row):
    """The buttons of a panel, below what scrolls; beside each other they have one middle."""

    def do_layout(self, *args):
        super().do_layout(*args)
        if self.orientation == "horizontal":
            for child in self.children:
                child.center_y = self.center_y


class Panel(OnePassBox):
    """A card with a small title; what is inside scrolls, the Foot stays."""

    title = StringProperty("")
    share = NumericProperty(1)
    rank = NumericProperty(0)
    away = BooleanProperty(False)
    """Left out of the screen: it has nothing to show now. Then `Columns.restack`."""
    stacked = BooleanProperty(None, allownone=True)
    body = ObjectProperty(None, allownone=True)
    scroll = ObjectProperty(None, allownone=True)
    foot = ObjectProperty(None, allownone=True)
    scrolls = BooleanProperty(True)
    """False for a board that fills the panel: then its single child takes all the room."""
    _arranged = None

    def add_widget(self, widget, *args, **kwargs):
        if self.body is None or widget in (self.body, self.scroll, self.ids.get("caption")):
            super().add_widget(widget, *args, **kwargs)
        elif isinstance(widget, Foot):
            self.foot = widget
            super().add_widget(widget)
        else:
            self.body.add_widget(widget, *args, **kwargs)

    def on_kv_post(self, *_args):
        self.arrange(bool(self.stacked))

    def arrange(self, stacked: bool) -> None:
        """Scroll inside, or be as high as everything in it."""
        if stacked == self._arranged:
            return
        self._arranged = self.stacked = stacked
        if self.body.parent is not None:
            self.body.parent.remove_widget(self.body)
        self.remove_widget(self.scroll)
        if stacked or not self.scrolls:
            super().add_widget(self.body, index=self._above_foot())
            self.body.size_hint_y = None if stacked else 1
        else:
            self.body.size_hint_y = None
            self.scroll.add_widget(self.body)
            super().add_widget(self.scroll, index=self._above_foot())

    def _above_foot(self) -> int:
        return 1 if self.foot is not None and self.foot.parent is self else 0


class Columns(BoxLayout):
    """Holds the panels of a screen and puts them where the form of the device wants them.

    landscape: side by side. split: the board, or the last of two panels, beside a pile of the
    others. Elsewhere, and split with neither: one pile.
    """

    panels = ListProperty()

    def __init__(self, **kwargs):
        super().__init__(**kwargs)
        self.row = ColumnsRow()
        self.pile = Stack(padding="12dp", spacing="12dp")
        self.pile_scroll = Scroll()
        self.pile_scroll.add_widget(self.pile)
        self.bar = ColumnsBar()
        self.reading = BoxLayout(orientation="vertical")
        self._form = None

    def add_widget(self, widget, *args, **kwargs):
        if isinstance(widget, Panel):
            self.panels.append(widget)
            widget.fbind("rank", self._again)
        else:
            super().add_widget(widget, *args, **kwargs)

    def on_kv_post(self, *_args):
        App.get_running_app().bind(form=self.arrange)
        self.arrange()

    def arrange(self, *_args) -> None:
        """Side by side, or piled by rank with the pinned feet below, or both."""
        form = App.get_running_app().form
        if form == self._form:
            return
        self._form = form
        self._take_apart()
        self.pile.padding = 0 if self.standing else dp(12)
        for panel in self.panels:
            self._prepare(panel, panel in self.standing)
        self.restack()
        for foot in [panel.foot for panel in self.piled if panel.foot is not None]:
            self.bar.add_widget(foot)
        if self.piled:
            self.reading.add_widget(self.pile_scroll)
        if self.bar.children:
            self.reading.add_widget(self.bar)
        super().add_widget(self.row if self.standing else self.reading)

    @property
    def standing(self) -> list[Panel]:
        """The panels that stand in the row, each as high as the screen."""
        if self._form == "landscape":
            return [*self.panels]
        if self._form == "split":
            boards = [panel for panel in self.panels if not panel.scrolls]
            return boards or ([*self.panels] if len(self.panels) == 2 else [])
        return []

    @property
    def piled(self) -> list[Panel]:
        """The others, by rank."""
        standing = self.standing
        others = (panel for panel in self.panels if panel not in standing)
        return sorted(others, key=lambda each: each.rank)

    def _again(self, *_args) -> None:
        """Another panel comes first now."""
        if self.piled:
            self.restack()

    def _take_apart(self) -> None:
        """Every part out of its holder, to be put anew."""
        parts = [part for panel in self.panels for part in (panel, panel.foot)]
        for part in (*parts, self.pile_scroll, self.bar, self.reading, self.row):
            if part is not None and part.parent is not None:
                part.parent.remove_widget(part)

    def _prepare(self, panel: Panel, stands: bool) -> None:
        """A panel that stands scrolls inside and keeps its foot."""
        if stands and panel.foot is not None:
            OnePassBox.add_widget(panel, panel.foot)
        panel.arrange(not stands)
        panel.size_hint = (panel.share if self._form == "landscape" else 1, 1 if stands else None)

    def restack(self) -> None:
        """Put the panels again where they belong, after one has come, gone or changed its rank."""
        standing = [panel for panel in self.standing if not panel.away]
        if self.standing and self.piled:  # the others stay where every board is away
            standing.insert(0, self.reading)
        hold_just(self.row, standing)
        hold_just(self.pile, [panel for panel in self.piled if not panel.away])


def hold_just(holder, widgets) -> None:
    """Just these, in this order; nothing is touched if they are there already."""
    if holder.children[::-1] != widgets:
        holder.clear_widgets()
        for widget in widgets:
            holder.add_widget(widget)


class ColumnsRow(Row):
    """Panels side by side."""


class ColumnsBar(Stack):
    """The feet of all panels, at the bottom of a stacked screen; not there while all are empty."""

    filled = BooleanProperty(True)

    def do_layout(self, *args):
        self.filled = any(child.height for child in self.children)
        super().do_layout(*args)


load_kv(__file__)
