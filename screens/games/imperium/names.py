"""Cards whose name is not known in this language: offered once, beside what they did."""

from contextlib import suppress

from kivy.app import App

from companion.errors import LoomError, NotKept
from companion.games.imperium.views.names_to_tell import just_named, to_tell
from companion.lookup.ports import rules_of
from screens.widgets.asking.question import ask_question
from screens.widgets.controls.button import Press
from screens.widgets.frame.panel import Stack

GAME, MOST = "imperium", 2


class NamesToTell(Stack):
    """A button for each; what is not told now is not offered again but in the rules."""

    _last = None

    def tell(self, last) -> None:
        """Those that this step named."""
        app = App.get_running_app()
        if last is not self._last:
            self._last = last
            self._offer(just_named(last, app.i18n.lang, self._told))

    def card(self, card: str) -> None:
        """The one that was touched."""
        if card != self._last:
            self._last = card
            self._offer(to_tell(card, App.get_running_app().i18n.lang, self._told))

    def _told(self, fact: str):
        return App.get_running_app().library.house_facts.get(GAME, fact)

    def _offer(self, names) -> None:
        app = App.get_running_app()
        self.clear_widgets()
        for one in list(names)[:MOST]:
            card = one.question.text.params["card"]
            text = app.i18n._("imperium.naming.tell_name", card=card)
            press = Press(text=text, icon="edit", kind="plain")
            press.bind(on_release=lambda press, one=one: self._ask(press, one))
            self.add_widget(press)
            with suppress(NotKept):
                app.library.house_facts.set(GAME, one.fact, "")

    def _ask(self, press, one) -> None:
        ask_question(one.question, lambda name: self._keep(press, one.fact, name))

    def _keep(self, press, fact: str, name: str) -> None:
        app = App.get_running_app()
        try:
            app.library.house_facts.set(GAME, fact, name)
        except LoomError as error:
            app.tell_trouble(error.message)
        self.remove_widget(press)
        rules_of.cache_clear()
        app.i18n.say_anew()
