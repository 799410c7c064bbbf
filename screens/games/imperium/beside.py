"""The rows of the C.I.V.'s table below what is told, the one that counted marked."""

from kivy.app import App
from kivy.properties import BooleanProperty, StringProperty

from companion.games.imperium.views.beside import rows_beside
from companion.i18n import as_label
from screens.games.imperium.civ_parts import Part, grow
from screens.kv import load_kv
from screens.widgets.frame.panel import Row


class BesideRow(Row):
    """A row of the table."""

    title = StringProperty("")
    says = StringProperty("")
    icon = StringProperty("")
    counts = BooleanProperty(False)


class RowsBeside(Part):
    """All the rows of the side that is read."""

    def clear(self) -> None:
        """Nothing here: they stand elsewhere."""
        self.ids.head.text = ""
        self.ids.rows.clear_widgets()

    def tell(self, view) -> None:
        app = App.get_running_app()
        session = app.bridge.session
        say, shown = app.i18n.say, rows_beside(app.bridge.state, session.last, session.pending)
        self.ids.head.text = app.i18n._("imperium.naming.rows") if shown else ""
        for widget, one in zip(grow(self.ids.rows, len(shown), BesideRow), shown, strict=True):
            widget.title = f"{one.row.order}  {say(one.row.shows)}"
            reason = f" · {say(one.passed)}" if one.passed is not None else ""
            widget.says = as_label(say(one.row.says)) + reason
            widget.icon, widget.counts = one.row.icon, one.counts


load_kv(__file__)
