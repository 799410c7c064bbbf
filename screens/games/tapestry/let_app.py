"""What the app draws and rolls, or the table: a line each with what it means."""

from kivy.app import App

from companion.core.chance import DICE
from companion.games.tapestry.options import DECISIONS, OFFER, OWN_CARDS
from screens.widgets.controls.toggle import Toggle

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
