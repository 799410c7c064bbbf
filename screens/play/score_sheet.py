"""A score sheet in columns, whatever the game: every number is touched, totals alone will do.

A game names `grid` among its screens, which makes a companion.core.grid.Grid of a state, and
offers `sheet.write`, `sheet.total` and, where nothing but the sheet is kept, `end`.
"""

from kivy.app import App
from kivy.properties import BooleanProperty, StringProperty

from companion.i18n import as_label
from screens.game_screen import GameScreen, keep_game
from screens.games import screens_of
from screens.kv import load_kv
from screens.navigation import find_class
from screens.offering import offer_of, take
from screens.play.ways import open_ways
from screens.widgets.above.sheet import Sheet, ask
from screens.widgets.asking.number import NumberSheet
from screens.widgets.boards.people_grid import PeopleGrid  # noqa: F401 – named in kv
from screens.widgets.lists.ranking import winner_text

UNACCOUNTED = "untold"
SHEET = "sheet"


class ScoreSheetScreen(GameScreen):
    """Follows whatever game is open."""

    title_text = StringProperty("")
    headline = StringProperty("")
    only = BooleanProperty(True)
    """The whole game is kept here."""
    beside = ""
    """The part of the game that it was opened beside."""
    over = BooleanProperty(False)
    gold_text = StringProperty("")

    def enter(self, **where):
        bridge = App.get_running_app().bridge
        self.game_id, self.beside = bridge.game_id, bridge.part
        super().enter(**where)

    def is_elsewhere(self, part: str) -> bool:
        """Whether the game is kept another way since it was opened."""
        return part not in (self.beside, SHEET)

    def drawn_from(self, bridge):
        return bridge.state

    def show(self, state, words) -> None:
        """Everybody's points by row."""
        app = App.get_running_app()
        grid = find_class(screens_of(self.game_id)["grid"])(state)
        self.over = app.bridge.result is not None
        self.headline = winner_text(app.bridge.result, words) if self.over else ""
        self.ids.grid.stands = not any(map(offer_of, ("sheet.write", "sheet.total")))
        self.ids.grid.show(grid, words)
        self.gold_text = words._(self.gold_key())

    def gold_key(self) -> str:
        """What the gold button does."""
        return "core.sheet.keep" if self.over else "core.sheet.end"

    def write(self, row: str, seat: str, _n) -> None:
        """What stands in that row."""
        self._number("sheet.write", (seat, row))

    def write_total(self, seat: str, _total: int) -> None:
        """So many in all."""
        self._number("sheet.total", (seat,))

    def _number(self, offer_id: str, values: tuple) -> None:
        """Ask for the number of an offer whose first blanks are known."""
        offer, words = offer_of(offer_id), App.get_running_app().i18n
        if offer is None or offer.reason is not None:
            take(offer)
            return
        filled, said = {}, []
        for value in values:
            asked = offer.asks(filled)
            filled[asked.key] = value
            said.append(words.say(next(o.text for o in asked.options if o.id == value)))
        asked = offer.asks(filled)
        title = as_label(" · ".join(said))
        typed = lambda n: take(offer, {**filled, asked.key: n})  # noqa: E731 – handed over
        NumberSheet.ask(title, asked.guess, asked.low, asked.high, typed)

    def gold(self) -> None:
        """The end, or keep what is over."""
        if self.over:
            self.keep()
        else:
            self.end()

    def end(self) -> Sheet:
        """Asked once more."""
        words = App.get_running_app().i18n
        title, text = words._("core.sheet.end"), words._("core.sheet.end_text")
        return ask(title, text, words._("core.sheet.end_yes"), lambda: take(offer_of("end")))

    def keep(self) -> None:
        """Into the past games."""
        keep_game()

    def open_menu(self) -> Sheet:
        """The log, and the other ways to keep the game."""
        return open_ways()


load_kv(__file__)
