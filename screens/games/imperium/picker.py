"""Naming a card: a touch on its name, found by two letters where there are many."""

from kivy.app import App
from kivy.properties import BooleanProperty, ListProperty, StringProperty

from companion.games.imperium.views.naming import at_once, icons_among
from screens.games.imperium.civ_parts import Part, grow
from screens.kv import load_kv
from screens.widgets.controls.button import IconButton

FEW = 14
"""So many names are read at a glance."""


class ByIcon(IconButton):
    """Leaves only the cards that show it; touched again, all of them."""

    shown = StringProperty("")
    chosen = BooleanProperty(False)


class CardPicker(Part):
    """The cards to choose from, by name; of many by letters or by an icon.

    `on_pick` says which one was touched.
    """

    cards = ListProperty()
    typed = StringProperty("")
    icon = StringProperty("")
    """Only those that show it."""
    chosen = ListProperty()
    many = BooleanProperty(False)
    more = StringProperty("")

    __events__ = ("on_pick",)

    def on_kv_post(self, *_args):
        self._field = self.ids.field.__self__
        App.get_running_app().i18n.bind(lang=self.show)
        self.fbind("cards", self._anew)
        self.fbind("typed", self.show)
        self.fbind("icon", self.show)
        self._anew()

    def _anew(self, *_args) -> None:
        self.typed = self.icon = ""
        self._tell_icons()
        self.show()

    def show(self, *_args) -> None:
        """Those that fit what was typed."""
        words = App.get_running_app().i18n
        self._search(len(self.cards) > FEW)
        shown, left = at_once(self.cards, self.typed, words.say, self.icon)
        for each in self.ids.icons.children:
            each.chosen = each.shown == self.icon
        self.ids.names.options = [(one.id, name, one.icon) for name, one in shown]
        self.more = words._("imperium.naming.more", n=left) if left else ""
        if (self.typed or self.icon) and not shown:
            self.more = words._("imperium.naming.none")

    def _tell_icons(self) -> None:
        """Icons to touch, only where there are many names."""
        words = App.get_running_app().i18n
        icons = icons_among(self.cards) if len(self.cards) > FEW else ()
        made = grow(self.ids.icons, len(icons), lambda: ByIcon(on_release=self._by_icon))
        for each, (shown, name, icon) in zip(made, icons, strict=True):
            each.shown, each.icon = shown, icon
            each.label = words._("imperium.naming.with_icon", what=name)

    def _by_icon(self, touched) -> None:
        self.icon = "" if touched.chosen else touched.shown

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
