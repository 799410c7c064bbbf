"""Sheets and dialogs above the screen: closed by Back or a tap beside them.

    sheet = Sheet(title=say(message))
    sheet.put(widget)            # what is in it, scrolls
    sheet.act(Gold(text=…, on_release=…))    # the buttons below
    sheet.open()

A dialog is the same, smaller and in the middle: `ask(title, text, yes, on_yes)`.
"""

from kivy.app import App
from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.floatlayout import FloatLayout

from screens.kv import load_kv
from screens.widgets.controls.button import Press


class SheetCard(BoxLayout):
    """The card itself; a touch on it goes no further."""

    def on_touch_down(self, touch):
        return super().on_touch_down(touch) or self.collide_point(*touch.pos)


class Sheet(FloatLayout):
    """Large: from the bottom on a phone, at the side of the hand on a tablet."""

    title = StringProperty("")
    note = StringProperty("")
    dialog = BooleanProperty(False)
    may_close = BooleanProperty(True)
    crumb = StringProperty("")
    """Where in a longer step this is, above the title."""
    has_cross = BooleanProperty(True)
    """A cross beside the title; not where another button is the way out."""
    dims = BooleanProperty(True)
    """What lies below is darkened; never a game: it is looked at meanwhile."""
    wide = NumericProperty(560)
    tall = NumericProperty(0)
    """As high as this whatever is in it, in dp: its buttons stay where they are."""
    card = ObjectProperty(None)

    __events__ = ("on_open", "on_dismiss", "on_aside")

    def put(self, widget):
        """Add to what scrolls."""
        self.ids.body.add_widget(widget)
        return widget

    def act(self, widget):
        """Add a button below."""
        self.ids.foot.add_widget(widget)
        return widget

    def clear(self) -> None:
        """Empty the sheet, to fill it with something else."""
        self.ids.body.clear_widgets()
        self.ids.foot.clear_widgets()

    def open(self):
        """Lay the sheet above the screen."""
        app = App.get_running_app()
        self.dims = self.dims and app.bridge.state is None
        app.nav.put_over(self)
        self.dispatch("on_open")
        return self

    def dismiss(self, *_args) -> None:
        """Close it, unless it has to be answered."""
        if self.may_close:
            self.close()
            self.dispatch("on_aside")

    def close(self, *_args) -> None:
        """Close it in any case."""
        App.get_running_app().nav.take_off(self)
        self.dispatch("on_dismiss")

    def on_touch_down(self, touch):
        if not super().on_touch_down(touch):
            self._outside = touch
        return True

    def on_touch_move(self, touch):
        super().on_touch_move(touch)
        return True

    def on_touch_up(self, touch):
        super().on_touch_up(touch)
        if getattr(self, "_outside", None) is touch and not self.card.collide_point(*touch.pos):
            self._outside = None
            self.dismiss()
        return True

    def on_open(self) -> None:
        """The sheet is shown."""

    def on_dismiss(self) -> None:
        """The sheet is gone."""

    def on_aside(self) -> None:
        """The player closed it, and did nothing in it."""


def ask(title: str, text: str, yes: str, on_yes, bad: bool = False) -> Sheet:
    """A dialog with one thing to do and one way out."""
    from screens.widgets.text.prose import Prose

    app = App.get_running_app()
    sheet = Sheet(title=title, dialog=True)
    sheet.put(Prose(text=text))

    def do_it(*_args):
        sheet.close()
        on_yes()

    sheet.act(Press(text=app.i18n._("kit.cancel"), on_release=sheet.dismiss))
    sheet.act(Press(text=yes, kind="bad" if bad else "gold", on_release=do_it))
    return sheet.open()


load_kv(__file__)
