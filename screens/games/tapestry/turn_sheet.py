"""A tile on its hex of the map, turned by touching it, its points counted as it lies."""

from kivy.app import App

from companion.core.hexgrid import distance
from companion.games.tapestry.land.view_turning import said
from screens.games.tapestry.board_sheet import BoardQuestion
from screens.games.tapestry.board_touch import tell_hex
from screens.games.tapestry.land import key_of, look_of_tile, looks
from screens.widgets.boards.hex_map import HexMap
from screens.widgets.controls.button import Gold, Press
from screens.widgets.text.prose import Head, Note

NEAR = 2
"""So many steps around the tile are shown."""


class TurnQuestion(BoardQuestion):
    """How the tile lies: touch it on the map, then lay it."""

    def __init__(self, question, turning, *calls):
        super().__init__(question, *calls)
        app = App.get_running_app()
        words, view = app.i18n, app.bridge.view
        self.turning, self.at = turning, turning.first
        self.around = [look for look in looks(view.hexes, view.players) if self.is_near(look)]
        self.land = HexMap()
        self.land.bind(on_tap=lambda _map, place: self.touched(key_of(place)))
        self.land.bind(on_hold=lambda _map, place: tell_hex(place))
        self.counted = self.put(Head(bold=True, role="accent"))
        self.put_map(self.land)
        self.put(Note(text=words._("tapestry.screen.turn_tile")))
        turn = self.act(Press(text=words._("tapestry.screen.turn_piece"), icon="redo", key="r"))
        turn.bind(on_release=lambda *_: self.turn())
        self.lay = self.act(Gold(text=words._("tapestry.screen.lay_here"), icon="check"))
        self.lay.bind(on_release=lambda *_: self.answer(said(self.question, self.way)))
        self.show()

    def is_near(self, look) -> bool:
        """What is drawn, as large as there is room: where it lies and what is around."""
        middle = tuple(map(int, self.turning.hex.split(",")))
        return distance(look.place, middle) <= NEAR

    @property
    def way(self):
        """How it lies now."""
        return self.turning.ways[self.at]

    def touched(self, place: str) -> None:
        """The tile turns; the land around it says what does."""
        if place == self.turning.hex:
            self.turn()
        else:
            app = App.get_running_app()
            app.toast(app.i18n._("tapestry.screen.turn_tile"))

    def turn(self) -> None:
        """One side further, clockwise."""
        self.at = (self.at + 1) % len(self.turning.ways)
        self.show()

    def show(self) -> None:
        """The tile as it lies, and what it gives."""
        way, turning = self.way, self.turning
        here = [
            look_of_tile(look, turning.tile, way) if key_of(look.place) == turning.hex else look
            for look in self.around
        ]
        self.land.hexes = here
        words = App.get_running_app().i18n
        key = "tapestry.screen.turn_best" if way.best else "tapestry.screen.turn_gives"
        text = words._(key, n=len(way.gains))
        self.counted.text = text if turning.counts else ""
