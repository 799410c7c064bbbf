"""A new game of Rise & Fall; the last choices stand."""

from kivy.app import App
from kivy.properties import ListProperty, NumericProperty, ObjectProperty, StringProperty

from companion.games import find_game
from companion.games.rise_and_fall.views.new_game import (
    as_new,
    new_game_view,
    with_choice,
    with_name,
    with_next_colour,
    with_person,
    with_players,
)
from screens.kv import load_kv
from screens.navigation import View
from screens.people.known import known_people, remember
from screens.widgets.controls.acts import Act
from screens.widgets.frame.panel import Row


class PlayerRow(Row):
    """A name, and the colour of the real pieces."""

    person = StringProperty("")
    number = NumericProperty(1)
    name = StringProperty("")
    colour = StringProperty("red")
    shape = StringProperty("circle")
    screen = ObjectProperty(None, rebind=False)


class NewRise(View):
    """Keeps the options; every touch makes new ones."""

    options = ObjectProperty(None, allownone=True, rebind=False)
    players = ListProperty()
    lengths = ListProperty()
    chosen_players = StringProperty("")
    chosen_length = StringProperty("")
    ways = ListProperty()
    known = ListProperty()
    """Chips of those who played before."""
    trouble = StringProperty("")

    def on_kv_post(self, *_args):
        App.get_running_app().i18n.bind(lang=self._show)
        self.fbind("options", self._show)

    def enter(self, **_where):
        self.known = known_people()
        last = App.get_running_app().library.last_choices(find_game("rise_and_fall"))
        self.options = as_new(last)

    def choose_players(self, number: str) -> None:
        """So many at the table."""
        self.options = with_players(self.options, int(number))

    def name_person(self, person: str, typed: str) -> None:
        """A name was typed."""
        if self.options is not None:
            self.options = with_name(self.options, person, typed)

    def seat_person(self, name: str) -> None:
        """Somebody who played before."""
        self.options = with_person(self.options, name)

    def recolour(self, person: str) -> None:
        """The next colour that nobody has."""
        self.options = with_next_colour(self.options, person)

    def choose(self, what: str, value) -> None:
        """A length, or something on or off."""
        self.options = with_choice(self.options, what, value)

    def start(self) -> None:
        """Begin, and show the set-up."""
        app = App.get_running_app()
        if app.bridge.begin("rise_and_fall", self.options):
            remember(one.name for one in self.options.participants)
            sheet = self.options.way == "sheet"
            app.nav.replace(f"rise_and_fall/{'table' if sheet else 'setup'}")

    def _show(self, *_args) -> None:
        if self.options is None:
            return
        words, view = App.get_running_app().i18n, new_game_view(self.options)
        self.players = [(key, words.say(text), "people") for key, text in view.players]
        self.lengths = [(key, words.say(text), "rise-trophy") for key, text in view.lengths]
        self.chosen_players, self.chosen_length = view.chosen_players, view.chosen_length
        self.trouble = words.say(view.trouble)
        self.ways = [
            Act(
                words.say(text),
                key,
                words.say(note),
                "radio-on" if key == view.chosen_way else "radio",
                role="accent" if key == view.chosen_way else "dim",
            )
            for key, text, note in view.ways
        ]
        box = self.ids.people
        while len(box.children) > len(view.people):
            box.remove_widget(box.children[0])
        while len(box.children) < len(view.people):
            box.add_widget(PlayerRow(screen=self))
        for row, person in zip(reversed(box.children), view.people, strict=True):
            row.person, row.number, row.name = person.id, person.number, person.name
            row.colour, row.shape = person.colour, person.shape


load_kv(__file__)
