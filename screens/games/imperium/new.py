"""A new game: how many play, with which nations, against which C.I.V."""

from kivy.app import App
from kivy.properties import BooleanProperty, ListProperty, NumericProperty, StringProperty

from companion.games.imperium.views import Options, PlayerSeat, choices, company
from companion.games.imperium.views.rows_only import RowsOptions
from screens.kv import load_kv
from screens.navigation import View
from screens.widgets.controls.acts import Act

FIRST_NATIONS = ("macedonians", "greeks", "romans", "celts")
BOXES = ("classics", "legends")


class NewImperium(View):
    """Nothing is kept until the game is begun."""

    players = NumericProperty(1)
    seat = NumericProperty(0)
    mine = ListProperty(FIRST_NATIONS)
    names = ListProperty([""] * 4)
    opponent = StringProperty("romans")
    level = StringProperty("chieftain")
    box = StringProperty("classics")
    both = BooleanProperty(False)
    printing = StringProperty("french")
    counts = BooleanProperty(True)
    by_name = BooleanProperty(True)
    app_rolls = BooleanProperty(True)
    doubtful = StringProperty("")
    way = StringProperty("")
    """How several people keep the game; empty until they say."""

    def on_kv_post(self, *_args):
        App.get_running_app().i18n.bind(lang=self._offer)
        for name in ("players", "way", "seat", "mine", "opponent", "box", "both"):
            self.fbind(name, self._offer)
        self._offer()

    def enter(self, **_where):
        self._offer()

    def choose_nation(self, nation: str) -> None:
        """For the seat that is lit."""
        self.mine = [nation if i == self.seat else one for i, one in enumerate(self.mine)]

    def choose_players(self, number: int) -> None:
        self.players, self.seat = number, 0

    def name_seat(self, name: str) -> None:
        self.names = [name if i == self.seat else one for i, one in enumerate(self.names)]

    def start(self) -> None:
        """To the table."""
        app = App.get_running_app()
        seats = tuple(
            PlayerSeat(name.strip(), nation)
            for name, nation in zip(self.names, self.mine[: self.players], strict=False)
        )
        options = Options(
            seats=seats,
            opponent=self.opponent,
            level=self.level,
            box=self.box,
            both_boxes=self.both,
            printing=self.printing,
            counts_mine=self.counts and self.players == 1,
            names=self.by_name and self.players == 1,
            way=self._kept(),
        )
        if app.bridge.begin("imperium", options, ("dice",) if self.app_rolls else ()):
            app.nav.replace("imperium/table")

    def _kept(self) -> str:
        """The way that is chosen; nothing is, where somebody plays alone."""
        chosen = (way for way, _, _, is_chosen in self._ways() if is_chosen)
        return next(chosen, "") if self.players > 1 else ""

    def _ways(self):
        seats = tuple(PlayerSeat() for _ in range(max(2, int(self.players))))
        return company.ways(Options(seats=seats, way=self.way))

    def read_rows(self) -> None:
        """Nothing but its rows: kept as a game of its own."""
        app = App.get_running_app()
        options = RowsOptions(
            self.names[0].strip(),
            self.mine[0],
            self.opponent,
            self.level,
            self.box,
            self.both,
            self.printing,
        )
        if not self.reason() and app.bridge.begin("imperium_rows", options):
            app.nav.replace("imperium_rows/table")

    def reason(self) -> str:
        """Why the game cannot begin like this."""
        words = App.get_running_app().i18n
        playing = [*self.mine[: self.players], *([self.opponent] if self.players == 1 else [])]
        twice = len(set(playing)) < len(playing)
        return words._("imperium.screen.nation_twice") if twice else ""

    def _offer(self, *_args) -> None:
        words = App.get_running_app().i18n
        nations = [(one.id, words.say(one.name), one.box) for one in choices.nations()]
        offered = [(one, name) for one, name, box in nations if self.both or box == self.box]
        self._among([one for one, _ in offered])
        self.ids.mine.options = offered
        self.ids.opponents.options = offered
        self.ids.levels.options = [(one, words.say(name)) for one, name in choices.levels()]
        self.ids.players.options = [
            (
                str(n),
                words._("imperium.screen.solo" if n == 1 else "imperium.screen.players", n=n),
            )
            for n in range(1, 5)
        ]
        self.ids.seats.options = [
            (str(i), words._("imperium.screen.seat", seat=i + 1)) for i in range(self.players)
        ]
        self.ids.boxes.options = [(one, words._(f"imperium.screen.{one}")) for one in BOXES]
        self.ids.printings.options = [
            (one, words._(f"imperium.printing.{one}")) for one in ("french", "english")
        ]
        self.ids.ways.items = [
            Act(
                words.say(name),
                way,
                words.say(note),
                "radio-on" if chosen else "radio",
                role="accent" if chosen else "dim",
            )
            for way, name, note, chosen in (self._ways() if self.players > 1 else ())
        ]
        self.ids.civ_panel.away = self.players > 1
        self.ids.columns.restack()
        self._say_doubtful(words)
        self.ids.begin.reason = self.ids.rows_only.reason = self.reason()

    def _among(self, offered: list[str]) -> None:
        """Nations of the boxes that are played."""
        spare = [one for one in offered if one not in (*self.mine, self.opponent)]
        kept = [one if one in offered else spare.pop() for one in self.mine]
        if kept != self.mine:
            self.mine = kept
        if self.opponent not in offered:
            self.opponent = spare.pop()

    def _say_doubtful(self, words) -> None:
        """How sure the opponent's table is."""
        found = next(one for one in choices.nations() if one.id == self.opponent)
        if not found.confirm + found.ask:
            self.doubtful = words._("imperium.screen.all_sure")
            return
        said = [("sure_once", found.confirm), ("sure_each", found.ask)]
        self.doubtful = " ".join(words._(f"imperium.screen.{key}", n=n) for key, n in said if n)


load_kv(__file__)
