"""Everybody's numbers in a grid, put right together: one step, and one step to take back."""

from kivy.app import App
from kivy.properties import BooleanProperty

from companion.core.grid import Grid
from companion.games.tapestry.company.view import catch_up_grid
from screens.game_screen import GameScreen
from screens.kv import load_kv
from screens.offering import offer_of, take
from screens.widgets.asking.number import NumberSheet
from screens.widgets.boards.people_grid import PeopleGrid  # noqa: F401 – named in kv


class CatchUp(GameScreen):
    """Keeps what was typed until it is taken over."""

    game_id = "tapestry"
    changed = BooleanProperty(False)

    def enter(self, **where):
        self.typed = {}
        super().enter(**where)

    def drawn_from(self, bridge):
        return bridge.seen(catch_up_grid)

    def show(self, grid, words) -> None:
        """What stands there, with what was typed in its place."""
        self.grid_now = grid
        typed = tuple(self._with_typed(line) for line in grid.lines)
        heads = tuple(_without_total(head) for head in grid.heads)
        self.ids.grid.show(Grid(heads, typed), words)
        self.changed = bool(self.typed)

    def _with_typed(self, line):
        cells = {seat: self.typed.get(f"{seat}.{line.id}", n) for seat, n in line.cells.items()}
        return type(line)(line.id, line.name, line.icon, cells)

    def write(self, line_id: str, seat: str, n: int) -> None:
        """A number as it is on the table."""
        app = App.get_running_app()
        asked = self._question(f"{seat}.{line_id}")

        def typed(value: int) -> None:
            self.typed[asked.key] = value
            self.follow()

        NumberSheet.ask(app.i18n.say(asked.text), n, asked.low, asked.high, typed)

    def _question(self, key: str):
        offer, filled = offer_of("catch_up"), {}
        while (asked := offer.asks(filled)).key != key:
            filled[asked.key] = _everybody(asked)
        return asked

    def take_over(self) -> None:
        """All of it at once."""
        offer, filled = offer_of("catch_up"), {}
        while offer is not None and (asked := offer.asks(filled)) is not None:
            filled[asked.key] = self.typed.get(asked.key, _everybody(asked))
        if take(offer, filled) is not None:
            App.get_running_app().nav.back()


def _everybody(asked):
    """Everybody and everything; a number as it stands."""
    return getattr(asked, "ids", None) or asked.guess


def _without_total(head):
    return type(head)(head.seat, head.name, head.colour, head.shape)


load_kv(__file__)
