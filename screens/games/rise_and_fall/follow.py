"""What every screen of the game shares: it follows the bridge and asks what is asked."""

from kivy.app import App

from companion.games.rise_and_fall.views.world import asked_there
from screens.navigation import View
from screens.widgets.acts import Act
from screens.widgets.button import Gold
from screens.widgets.question import ask_question
from screens.widgets.sheet import Sheet
from screens.widgets.text import Head

#: Lines that stop the table: they are rare and change everybody's plans.
WEIGHTY = ("trophy.", "extinct.", "late_trophy")


class Following(View):
    """`show(state, words)` is called whenever the game or the language changes, while shown."""

    shown = False
    _asked = None
    _asking = None

    def on_kv_post(self, *_args):
        app = App.get_running_app()
        app.bridge.fbind("step", self.follow)
        app.i18n.fbind("lang", self.follow)
        app.bridge.bind(on_told=self._tell)

    def enter(self, **_where):
        self.shown = True
        self.follow()

    def leave(self):
        self.shown = False

    def follow(self, *_args) -> None:
        """Take over what the game is now."""
        app = App.get_running_app()
        if self.shown and app.bridge.state is not None and app.bridge.game_id == "rise_and_fall":
            self.show(app.bridge.state, app.i18n)
            if "told" in self.ids:
                self.ids.told.show(app.i18n)
            if self.shown:  # another screen may have taken its place, and asks
                self._ask(app)

    def show(self, state, words) -> None:
        """Draw it."""

    def _ask(self, app) -> None:
        question = app.bridge.question
        if question is self._asked:
            return
        self._asked = question
        if self._asking is not None:
            self._asking.close()
            self._asking = None
        if question is None:
            return
        if asked_there(question):
            self.ask_on_map(app)
        else:
            self._asking = ask_question(question, app.bridge.answer, app.bridge.drop)
            self._asking.bind(on_aside=self._put_aside)

    def _put_aside(self, sheet) -> None:
        """Closed without an answer: the step is taken back, as nothing else would ask again."""
        if sheet is self._asking:
            App.get_running_app().bridge.drop()

    def ask_on_map(self, app) -> None:
        """A space of the world answers: that is where it is touched."""
        app.nav.go("rise_and_fall/world")

    def _tell(self, _bridge, entry) -> None:
        """What is to be done on the table now."""
        told = [one for one in entry.told if one.key.startswith(WEIGHTY)]
        if not self.shown or not told:
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
        offer.command(),
        words.say(offer.note),
        offer.icon,
        reason=words.say(offer.reason),
        gold=offer.first,
        help_id=offer.help or f"icon.{offer.icon}|{text}",
    )


def fill(box, number: int, make) -> None:
    """So many rows in a box; those that are there are kept."""
    while len(box.children) > number:
        box.remove_widget(box.children[0])
    while len(box.children) < number:
        box.add_widget(make())
