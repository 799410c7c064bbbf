"""The bar at the top: back, what this is, and a few round buttons.

TopBar:
    title: _("chess.title", i18n.lang)
    subtitle: root.recap
    UndoButtons:
    IconButton:
        icon: 'menu'
"""

from kivy.app import App
from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty, StringProperty

from screens.games import screens_of
from screens.kv import load_kv
from screens.widgets.controls.button import Tappable
from screens.widgets.frame.panel import Row

LEADS_THERE = ("home", "rules")
"""Home names the rules among its rooms."""


def rules_game(game: str) -> str:
    """A campaign has the rules of its game."""
    return screens_of(game).get("within", game) if game else ""


class Titled(Tappable, Row):
    """What this screen is; a touch says in two sentences what it is for."""

    label = StringProperty("")
    guide = StringProperty("")

    @property
    def takes_touch(self) -> bool:
        return bool(self.guide)

    def on_touch_down(self, touch):
        return self.takes_touch and super().on_touch_down(touch)


class TopBar(Row):
    """Its children are put at the far end."""

    title = StringProperty("")
    subtitle = StringProperty("")
    can_go_back = BooleanProperty(True)
    own_game = StringProperty("")
    """The game of its screen, where the route names one."""
    game = StringProperty("")
    """Whose thread is woven under it; empty for none."""
    crowded = BooleanProperty(False)
    """No room for the buttons beside the title: they go below it."""
    actions = ObjectProperty(None, allownone=True, rebind=True)
    undoes = BooleanProperty(False)
    redo = NumericProperty(0)
    """The room that redo takes on a phone as soon as something was undone."""
    settled = NumericProperty(0)
    """The room that the other buttons take: nothing moves when redo comes."""
    guide = StringProperty("")
    """The key of what is said about its screen."""
    looks_up = BooleanProperty(False)
    """The rules are one touch away."""

    def on_parent(self, _bar, parent):
        from companion.pages.guide import guide_of

        route = getattr(parent, "route", "")
        game, _, screen = route.partition("/")
        self.own_game = game if screen else ""
        self.guide = guide_of(route)
        self.looks_up = bool(self.guide) and route not in LEADS_THERE

    def open_guide(self):
        """What this screen is for, and what can be held on it."""
        from companion.pages.guide import guide
        from screens.pages.above import lay

        if self.guide:
            lay(guide(self.guide, self.title))

    def look_up(self):
        """The rules of the game in question, or of the one looked up last."""
        App.get_running_app().nav.go("rules", game=rules_game(self.game))

    def add_widget(self, widget, *args, **kwargs):
        self.undoes = self.undoes or isinstance(widget, UndoButtons)
        if self.actions is None:
            super().add_widget(widget, *args, **kwargs)
        else:
            self.actions.add_widget(widget, *args, **kwargs)

    def go_back(self):
        App.get_running_app().nav.back()


class UndoButtons(Row):
    """Undo and redo of the game that is open; each says by name what it would take back.

    On a phone redo is there only when it can do something: on the side on which it moves nothing,
    or undo touched twice would be undo and redo.
    """


load_kv(__file__)
