"""A new pad: who plays, what is written down, who wins."""

from contextlib import suppress
from dataclasses import replace

from kivy.app import App
from kivy.properties import (
    BooleanProperty,
    ListProperty,
    NumericProperty,
    ObjectProperty,
    StringProperty,
)

from companion.core.codec import CannotDecode, from_json
from companion.core.person_name import name_trouble
from companion.games import find_game
from companion.games.score_pad.options import (
    COLOURS,
    KINDS,
    SHAPES,
    Options,
    Seat,
    kind_of_pad,
    rows_of,
    said_rows,
)
from screens.games.score_pad.layout import keep_layout
from screens.kv import load_kv
from screens.navigation import View
from screens.people.known import known_people, look_of, remember_looks
from screens.widgets.frame.panel import Row

MOST = 8
KNOWN = 12


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
        """The next colour nobody has; where all are taken, the next one in exchange for mine."""
        others = {row.colour: row for row in self.screen.rows() if row is not self}
        start = COLOURS.index(self.colour) + 1
        turned = [*COLOURS[start:], *COLOURS[: start - 1]]
        wanted = next((colour for colour in turned if colour not in others), turned[0])
        if wanted in others:
            others[wanted].colour = self.colour
        self.colour = wanted


class NewPad(View):
    """Remembers the last pad."""

    seats = NumericProperty(2)
    named_rows = BooleanProperty(False)
    highest = BooleanProperty(True)
    people = ListProperty()
    trouble = StringProperty("")
    known = ListProperty()
    """Chips of the titles that have a pad of their own."""
    kind = StringProperty("")
    """The common kind that it is laid out as, until anything of that is changed."""

    def enter(self, **_where):
        app = App.get_running_app()
        last = app.library.last_choices(find_game("score_pad"))
        self.known = [(pad.title, pad.title, "score") for pad in app.library.pads.all()[:KNOWN]]
        self._lay_out(last)
        plain = replace(last, seats=(), title="") == Options()
        self.kind = KINDS[0] if plain and not self.ids.teams.text else ""
        self.ids.title.text = last.title
        self._seat(last.seats)
        self.people = known_people()

    def kinds(self, _lang: str) -> list:
        """Chips of the common kinds of pads."""
        words = App.get_running_app().i18n
        return [(kind, words._(f"score_pad.kind.{kind}")) for kind in KINDS]

    def take_kind(self, kind: str) -> None:
        """Lay the pad out like this."""
        words = App.get_running_app().i18n
        names = words._("score_pad.new.row_names_example").split(", ")
        self._lay_out(kind_of_pad(kind, names, len(self.rows())))
        self.kind = kind

    def changed(self) -> None:
        """It is no longer as any common kind."""
        self.kind = ""

    def on_highest(self, *_args) -> None:
        self.changed()

    on_named_rows = on_highest

    def titled(self, text: str) -> None:
        """A title that was played before opens as last time."""
        if text and text in {pad[0] for pad in self.known}:
            self.open_known(text)

    def open_known(self, title: str) -> None:
        """As the last pad of this title was laid out."""
        app = App.get_running_app()
        layout = app.library.pads.of(title).layout
        if layout is not None:
            with suppress(CannotDecode):
                self._lay_out(from_json(Options, layout))
        if self.ids.title.text != title:
            self.ids.title.text = title

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
        colour, shape = look_of(name)
        if colour and colour not in [row.colour for row in self.rows()]:
            free.colour, free.shape = colour, shape

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
        options = self.options()
        if app.bridge.begin("score_pad", options):
            remember_looks((seat.name, seat.colour, seat.shape) for seat in options.seats)
            keep_layout(options)
            app.nav.replace("score_pad/table")

    def options(self) -> Options:
        """The pad as it is laid out here."""
        names, doubled = rows_of(self.ids.row_names.text) if self.named_rows else ((), ())
        teams = [team.strip() for team in self.ids.teams.text.split(",")]
        rows = self.rows()
        teams += [""] * len(rows)
        return Options(
            seats=tuple(
                Seat(row.name.strip(), row.colour, row.shape, team)
                for row, team in zip(rows, teams, strict=False)
            ),
            title=self.ids.title.text.strip(),
            rows=names,
            doubled=doubled,
            highest_wins=self.highest,
            target=int(self.ids.target.text or 0),
        )

    def _lay_out(self, options: Options) -> None:
        """Everything but who plays."""
        self.highest, self.named_rows = options.highest_wins, bool(options.rows)
        self.ids.row_names.text = said_rows(options.rows, options.doubled)
        self.ids.target.text = str(options.target or "")
        self.ids.teams.text = ", ".join(seat.team for seat in options.seats if seat.team)

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
