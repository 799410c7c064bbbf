"""How a table stands, a line for each thing."""

from kivy.app import App

from screens.widgets.frame.panel import Stack
from screens.widgets.text.prose import Prose


class FactList(Stack):
    """How the table stood, in words: where a game draws no board."""

    def fit_into(self, panel) -> None:
        """It scrolls with the panel."""

    def show(self, session, state) -> None:
        """Everything that lies somewhere."""
        say = App.get_running_app().i18n.say
        facts = session.game.on_the_table(state)
        while len(self.children) > len(facts):
            self.remove_widget(self.children[0])
        while len(self.children) < len(facts):
            self.add_widget(Prose())
        for row, fact in zip(reversed(self.children), facts, strict=True):
            row.text = f"{say(fact.label)}: {say(fact.value)}"
