"""Everybody who plays here: kept from a score pad, or found in a finished game."""

from kivy.app import App
from kivy.properties import NumericProperty

from companion.library.tallies import everybody
from screens.kv import load_kv
from screens.navigation import View
from screens.widgets.lists.rows import Item


class PeoplePage(View):
    """A list; a touch leads to the person."""

    toast_low = True
    number = NumericProperty(0)

    def on_kv_post(self, *_args):
        App.get_running_app().i18n.bind(lang=self._tell)

    def enter(self, **_where):
        self._tell()

    def _tell(self, *_args) -> None:
        app = App.get_running_app()
        known = everybody(app.library.people.all(), app.library.finished)
        self.number = len(known)
        self.ids.rows.items = [self._item(one, app.i18n) for one in known]

    def _item(self, one, words) -> Item:
        played = words._("app.people.played", n=one.played)
        note = f"{played} · {words._('app.people.won', n=one.won)}" if one.won else played
        return Item(one.person.name, one.person.name, note, icon="person")


load_kv(__file__)
