"""What every screen of the game shares: it follows the bridge and asks what is asked."""

from kivy.app import App

from companion.games.rise_and_fall.views.world import asked_there
from screens.game_screen import GameScreen
from screens.widgets.above.sheet import Sheet
from screens.widgets.controls.acts import Act
from screens.widgets.controls.button import Gold
from screens.widgets.text.prose import Head

WEIGHTY = ("trophy.", "extinct.", "late_trophy")
"""Lines that stop the table: they are rare and change everybody's plans."""


class Following(GameScreen):
    """`show(state, words)` is called whenever the game or the language changes, while shown."""

    game_id = "rise_and_fall"

    def follow(self, *_args) -> None:
        """What is told as well."""
        super().follow()
        if self.shown and "told" in self.ids:
            self.ids.told.show(App.get_running_app().i18n)

    def drawn_from(self, bridge):
        """Its screens make views of their own."""
        return bridge.so_far

    def show(self, state, words) -> None:
        """Draw it."""

    def asks_itself(self, question) -> bool:
        """A question about spaces is answered on the world."""
        if not asked_there(question):
            return False
        self.ask_on_map(App.get_running_app())
        return True

    def ask_on_map(self, app) -> None:
        """A space of the world answers: that is where it is touched."""
        app.nav.go("rise_and_fall/world", led=True)

    def tell(self, entry) -> None:
        """What is to be done on the table now."""
        told = [one for one in entry.told if one.key.startswith(WEIGHTY)]
        if not told:
            return
        words = App.get_running_app().i18n
        sheet = Sheet(title=words._("rise_and_fall.screen.told"))
        sheet.dialog = True
        for one in told:
            sheet.put(Head(text=words.say(one.text)))
        done = words._("rise_and_fall.screen.done")
        sheet.act(Gold(text=done, icon="check", on_release=sheet.dismiss))
        sheet.open()


def act_of(offer, words) -> Act:
    """An offer of the view as a row to touch."""
    text = words.say(offer.label)
    return Act(
        text,
        offer,
        words.say(offer.note),
        offer.icon,
        reason=words.say(offer.reason),
        gold=offer.first,
        help_id=offer.help or f"icon.{offer.icon}|{text}",
    )
