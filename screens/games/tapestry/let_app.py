"""What the app draws and rolls, or the table: a line each with what it means."""

from kivy.app import App
from kivy.properties import ObjectProperty

from companion.core.chance import DICE
from companion.games.tapestry.options import DECISIONS, OFFER, OWN_CARDS
from screens.widgets.controls.toggle import Toggle
from screens.widgets.frame.panel import Stack

CHANCE = {
    DECISIONS: "card-decision",
    OWN_CARDS: "card-tapestry",
    OFFER: "card-tech",
    DICE: "die-science",
}
"""The kinds of chance, with their icons."""


def chance_toggle(kind: str, on: bool) -> Toggle:
    """One of them, as it stands."""
    toggle = Toggle(icon=CHANCE[kind], on=on)
    put_words(toggle, kind)
    return toggle


def put_words(toggle: Toggle, kind: str) -> None:
    """In the language of now."""
    say = App.get_running_app().i18n._
    toggle.text, toggle.note = (say(f"core.use_app.{what}.{kind}") for what in ("ask", "means"))


class ChanceToggles(Stack):
    """All of them, for a game that is about to begin."""

    screen = ObjectProperty(None)

    def on_screen(self, _toggles, screen) -> None:
        """The screen is there: follow what it says."""
        self.toggles = {kind: chance_toggle(kind, False) for kind in CHANCE}
        for kind, toggle in self.toggles.items():
            toggle.bind(on_change=lambda _toggle, _wanted, kind=kind: screen.let_app(kind))
            self.add_widget(toggle)
        screen.fbind("by_app", self._show)
        App.get_running_app().i18n.bind(lang=self._show)
        self._show()

    def _show(self, *_args) -> None:
        for kind, toggle in self.toggles.items():
            put_words(toggle, kind)
            toggle.on = kind in self.screen.by_app
