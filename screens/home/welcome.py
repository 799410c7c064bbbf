"""The three cards of the first start: what it does, hold anything, nothing is lost."""

from kivy.app import App
from kivy.properties import ListProperty, ObjectProperty, StringProperty

from screens.kv import load_kv
from screens.widgets.frame.panel import Panel, Row

CARDS = (("does", "owner-automa"), ("hold", "hand"), ("kept", "undo"))


class WelcomeCard(Row):
    """A picture, a few words, a sentence."""

    key = StringProperty("")
    icon = StringProperty("")


class Welcome(Panel):
    """Shown until it was skipped, or a game was begun."""

    home = ObjectProperty(None, rebind=True)
    cards = ListProperty(CARDS)

    def on_kv_post(self, *args):
        super().on_kv_post(*args)
        for name, icon in CARDS:
            self.ids.cards.add_widget(WelcomeCard(key=f"app.welcome.{name}", icon=icon))

    def skip(self) -> None:
        """They were read, or are not wanted."""
        App.get_running_app().choices.keep(welcomed=True)
        self.home.put_welcome()

    def practise(self) -> None:
        """One round that explains itself."""
        self.skip()
        App.get_running_app().lesson.begin()


load_kv(__file__)
