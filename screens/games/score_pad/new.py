"""A new pad: who plays, what is written down, who wins."""

from kivy.app import App
from kivy.properties import (
    BooleanProperty,
    ListProperty,
    NumericProperty,
    ObjectProperty,
    StringProperty,
)

from companion.core.person_name import name_trouble
from companion.games import find_game
from companion.games.score_pad.options import COLOURS, SHAPES, Options, Seat
from screens.kv import load_kv
from screens.navigation import View
from screens.people.known import known_people, remember
from screens.widgets.panel import Row

MOST = 8


class SeatRow(Row):
    """One person: shape and colour are given, the name is typed."""

    number = NumericProperty(1)
    colour = StringProperty("ink")
    shape = StringProperty("disc")
    name = StringProperty("")
    hint = StringProperty("")
    screen = ObjectProperty(None, rebind=False)

    def typed(self, text: str) -> None:
        self.name = text
        self.screen.look()

    def recolour(self) -> None:
        """The next colour nobody has."""
        taken = [row.colour for row in self.screen.rows() if row is not self]
        start = COLOURS.index(self.colour) + 1
        turned = [*COLOURS[start:], *COLOURS[:start]]
        self.colour = next(colour for colour in turned if colour not in taken)


class NewPad(View):
    """Remembers the last pad."""

    seats = NumericProperty(2)
    named_rows = BooleanProperty(False)
    highest = BooleanProperty(True)
    people = ListProperty()
    trouble = StringProperty("")
    game_title = StringProperty("")
    row_names = StringProperty("")

    def enter(self, **_where):
        app = App.get_running_app()
        last = app.library.last_choices(find_game("score_pad"))
        self.highest, self.named_rows = last.highest_wins, bool(last.rows)
        self.game_title, self.row_names = last.title, ", ".join(last.rows)
        self.ids.title.text, self.ids.row_names.text = self.game_title, self.row_names
        self._seat(last.seats)
        self.people = known_people()

    def rows(self) -> list[SeatRow]:
        """The people, in the order of the table."""
        return list(reversed(self.ids.seats.children))

    def set_seats(self, number: int) -> None:
        """More or fewer people; names stay."""
        names = [Seat(row.name, row.colour, row.shape) for row in self.rows()]
        self._seat((*names, *[Seat()] * MOST)[:number])
        self.look()

    def seat_person(self, chosen: list) -> None:
        """Somebody who played before takes the first free place."""
        name = chosen[0]
        free = next((row for row in self.rows() if not row.name), None)
        if any(row.name == name for row in self.rows()) or (free is None and self.seats == MOST):
            return
        if free is None:
            self.set_seats(self.seats + 1)
            free = self.rows()[-1]
        free.ids.field.text = name

    def look(self) -> None:
        """Whether the names will do."""
        words, names = App.get_running_app().i18n, []
        for row in self.rows():
            trouble = name_trouble(row.name, names) if row.name.strip() else None
            if trouble:
                self.trouble = words.say(trouble)
                return
            names.append(row.name)
        self.trouble = ""

    def start(self) -> None:
        """Begin, and go to the pad."""
        app = App.get_running_app()
        seats = tuple(Seat(row.name.strip(), row.colour, row.shape) for row in self.rows())
        rows = self.ids.row_names.text.split(",") if self.named_rows else []
        options = Options(
            seats=seats,
            title=self.ids.title.text.strip(),
            rows=tuple(row.strip() for row in rows if row.strip()),
            highest_wins=self.highest,
        )
        if app.bridge.begin("score_pad", options):
            remember(seat.name for seat in seats)
            app.nav.replace("score_pad/table")

    def _seat(self, seats) -> None:
        box = self.ids.seats
        words = App.get_running_app().i18n
        while len(box.children) > len(seats):
            box.remove_widget(box.children[0])
        while len(box.children) < len(seats):
            box.add_widget(SeatRow(number=len(box.children) + 1, screen=self))
        for place, (row, seat) in enumerate(zip(self.rows(), seats, strict=True)):
            row.colour, row.shape = seat.colour or COLOURS[place], seat.shape or SHAPES[place]
            row.hint = words._("score_pad.player", number=place + 1)
            row.ids.field.text = seat.name
        self.seats = len(seats)


load_kv(__file__)
