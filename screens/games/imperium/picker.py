"""Naming a card: a touch on its name, found by two letters where there are many."""

from kivy.app import App
from kivy.properties import BooleanProperty, ListProperty, StringProperty

from companion.games.imperium.views.naming import at_once
from screens.games.imperium.parts import Part
from screens.kv import load_kv

FEW = 14
"""So many names are read at a glance."""


class CardPicker(Part):
    """The cards to choose from; `on_pick` says which one was touched."""

    cards = ListProperty()
    typed = StringProperty("")
    chosen = ListProperty()
    many = BooleanProperty(False)
    more = StringProperty("")

    __events__ = ("on_pick",)

    def on_kv_post(self, *_args):
        self._field = self.ids.field.__self__
        App.get_running_app().i18n.fbind("lang", self.show)
        self.fbind("cards", self._anew)
        self.fbind("typed", self.show)

    def _anew(self, *_args) -> None:
        self.typed = ""
        self.show()

    def show(self, *_args) -> None:
        """Those that fit what was typed."""
        words = App.get_running_app().i18n
        self._search(len(self.cards) > FEW)
        shown, left = at_once(self.cards, self.typed, words.say)
        self.ids.names.options = [(one.id, name, one.icon) for name, one in shown]
        self.more = words._("imperium.naming.more", n=left) if left else ""
        if self.typed and not shown:
            self.more = words._("imperium.naming.none")

    def _search(self, many: bool) -> None:
        """The line to type in is there only where there are many names."""
        self.many = many
        field = self._field
        if many and field.parent is None:
            self.add_widget(field, index=len(self.children))
        elif not many and field.parent is not None:
            self.remove_widget(field)

    def on_pick(self, card) -> None:
        """This card was touched."""


load_kv(__file__)
