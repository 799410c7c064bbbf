"""The bar at the top: back, what this is, and a few round buttons.

TopBar:
    title: _("chess.title", i18n.lang)
    subtitle: root.recap
    UndoButtons:
    IconButton:
        icon: 'menu'
"""

from kivy.app import App
from kivy.properties import BooleanProperty, ObjectProperty, StringProperty

from screens.kv import load_kv
from screens.widgets.panel import Row


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
    actions = ObjectProperty(None, allownone=True)

    def on_parent(self, _bar, parent):
        game, _, screen = getattr(parent, "route", "").partition("/")
        self.own_game = game if screen else ""

    def add_widget(self, widget, *args, **kwargs):
        if self.actions is None:
            super().add_widget(widget, *args, **kwargs)
        else:
            self.actions.add_widget(widget, *args, **kwargs)

    def go_back(self):
        App.get_running_app().nav.back()


class UndoButtons(Row):
    """Undo and redo of the game that is open; each says by name what it would take back."""


load_kv(__file__)
