"""A new game of Tapestry: who plays, against whom, with which boxes. The last choices stand."""

from kivy.app import App
from kivy.properties import (
    BooleanProperty,
    ListProperty,
    NumericProperty,
    ObjectProperty,
    StringProperty,
)

from companion.core.chance import used
from companion.games import find_game
from companion.games.tapestry.options import OFFER, OWN_CARDS
from companion.games.tapestry.setup.view_colours import with_next_colour, with_own_colours
from companion.games.tapestry.setup.view_new_game import (
    as_new,
    choose,
    move_person,
    name_person,
    new_game_view,
    seat_person,
    unseated,
)
from companion.games.tapestry.setup.view_own_level import OWN
from companion.i18n import as_label
from screens.games.tapestry.new_level import box_options, level_options
from screens.games.tapestry.new_more import MoreOptions  # noqa: F401 – named in kv
from screens.games.tapestry.new_own import open_own_civilization, open_own_level
from screens.games.tapestry.new_variants import chips
from screens.kv import load_kv
from screens.navigation import View
from screens.offering import offer_of, take
from screens.widgets.controls.acts import Act
from screens.widgets.frame.panel import Row


class PersonRow(Row):
    """A name and the colour of the real pieces."""

    person = StringProperty("")
    number = NumericProperty(1)
    name = StringProperty("")
    colour = StringProperty("blue")
    shape = StringProperty("human")
    several = BooleanProperty(False)
    may_move_up = BooleanProperty(False)
    may_move_down = BooleanProperty(False)
    screen = ObjectProperty(None, rebind=False)

    def typed(self, text: str) -> None:
        """The name as it stands in the line."""
        self.name = text
        self.screen.name_person(self.person, text)


class NewTapestry(View):
    """Keeps the options; every touch makes new ones."""

    view = ObjectProperty(None, allownone=True, rebind=False)
    tables = ListProperty()
    ways = ListProperty()
    levels = ListProperty()
    boxes = ListProperty()
    rebalancings = ListProperty()
    capitals = ListProperty()
    civilizations = ListProperty()
    maps = ListProperty()
    level_title = StringProperty("")
    level_text = StringProperty("")
    civilization_text = StringProperty("")
    map_text = StringProperty("")
    seats_text = StringProperty("")
    known = ListProperty()
    """Who played before and could sit down."""
    refusal = StringProperty("")
    by_app = ListProperty()
    options = None

    def on_kv_post(self, *_args):
        App.get_running_app().i18n.bind(lang=self._show)

    def enter(self, **_where):
        library, game = App.get_running_app().library, find_game("tapestry")
        self.options = with_own_colours(library.last_choices(game))
        last = library.last_by_app(game)
        self.by_app = [kind for kind in game.chance if used(last, kind)]
        self._show()

    def let_app(self, kind: str) -> None:
        """The app draws or rolls it, or the table does."""
        self.by_app = sorted({*self.by_app} ^ {kind})

    def choose(self, what: str, value: str) -> None:
        """A chip was touched; people among themselves draw their own cards."""
        before = self.options.company
        self.options = choose(self.options, what, value)
        if self.options.company is not before:
            own = {OWN_CARDS, OFFER}
            others = {*self.by_app} - own
            self.by_app = sorted(others if self.options.company else others | own)
        self._show()

    def choose_level(self, value: str) -> None:
        """A printed level; the own one opens its sheet."""
        self.choose("level", value)
        if value == OWN:
            open_own_level(self)

    def choose_civilization(self, value: str) -> None:
        """At random; the own one opens its sheet."""
        self.choose("civilization", value)
        if value == OWN:
            open_own_civilization(self)

    def change(self, how, *what) -> None:
        """One of the companion's ways to change the options."""
        self.options = how(self.options, *what)
        self._show()

    def name_person(self, person: str, typed: str) -> None:
        """A name was typed."""
        if any(one.id == person and one.name != typed for one in self.view.people):
            self.change(name_person, person, typed)

    def seat_person(self, called: str) -> None:
        """Somebody who played before sits down."""
        self.change(seat_person, called)

    def move_person(self, person: str, by: int) -> None:
        """One seat up or down."""
        self.change(move_person, person, by)

    def next_colour(self, owner: str) -> None:
        """The next colour that nobody has, for a person's or a bot's pieces."""
        self.change(with_next_colour, owner)

    def start(self) -> None:
        """Begin, and show the set-up, or the table where there is none."""
        app = App.get_running_app()
        self.options = as_new(self.options)
        if app.bridge.begin("tapestry", self.options, frozenset(self.by_app)):
            self._remember(app)
            take(offer_of("begin") if not self.view.tells_all else None)
            app.nav.replace("tapestry/setup" if self.view.tells_all else "tapestry/table")

    def _remember(self, app) -> None:
        """Offer these names the next time, in every game."""
        known = {person.name.casefold() for person in app.library.people.all()}
        for one in self.options.participants:
            if one.name and one.name.casefold() not in known:
                app.bridge.attempt(lambda one=one: app.library.people.add(one.name, one.colour))

    def _show(self, *_args) -> None:
        if self.options is None:
            return
        words = App.get_running_app().i18n
        self.view = view = new_game_view(self.options)
        self.tables = chips(view.tables, words)
        self.ways = [_way(one, view, words) for one in view.ways]
        self._leave_out(view)
        self.levels = level_options(view, words, App.get_running_app().library)
        self.boxes = box_options(view, words)
        self.rebalancings = chips(view.rebalancings, words)
        self.capitals = chips(view.capitals, words)
        self.civilizations = chips(view.civilizations, words)
        self.maps = chips(view.maps, words)
        self.level_title = as_label(words.say(view.level_text))
        self.level_text = words.say(view.level_note)
        self.civilization_text = words.say(view.civilization_text)
        self.map_text = words.say(view.map_text)
        self.seats_text = words.say(view.seats_text)
        self.refusal = words.say(view.refusal)
        people = [person.name for person in App.get_running_app().library.people.all()]
        self.known = [(one, one, "person") for one in unseated(self.options, people)]
        self._people(view)

    def _leave_out(self, view) -> None:
        """Nothing else is asked where not everything is told."""
        panel = self.ids.more_panel
        if panel.away is view.tells_all:
            panel.away = not view.tells_all
            self.ids.columns.restack()

    def _people(self, view) -> None:
        box = self.ids.people
        while len(box.children) > len(view.people):
            box.remove_widget(box.children[0])
        while len(box.children) < len(view.people):
            box.add_widget(PersonRow(screen=self))
        for row, person in zip(reversed(box.children), view.people, strict=True):
            row.person, row.number = person.id, person.number
            row.colour, row.shape = person.colour, person.shape
            if row.name.strip() != person.name:  # a space that is just typed stays
                row.name = person.name
            row.several = len(view.people) > 1
            row.may_move_up, row.may_move_down = person.may_move_up, person.may_move_down


def _way(one, view, words) -> Act:
    """A way to keep the game, and what it means."""
    chosen = one.id == view.way
    icon, role = ("radio-on", "accent") if chosen else ("radio", "dim")
    return Act(words.say(one.text), one.id, words.say(one.note), icon, role=role)


load_kv(__file__)
