"""Sheets for questions about the board: a hex touched on the map, a plot touched in the capital."""

from kivy.app import App

from companion.games.tapestry.city.view import asked_place, capital_view
from companion.games.tapestry.city.view_ways import turned, way_at
from companion.games.tapestry.land.view_turning import turning
from screens.games.tapestry.board_sheet import BoardQuestion
from screens.games.tapestry.board_touch import tell_hex
from screens.games.tapestry.city import CityGrid, Dragged, no_turn
from screens.games.tapestry.land import key_of, lit_by, looks
from screens.games.tapestry.turn_sheet import TurnQuestion
from screens.widgets.above.sheet import Sheet
from screens.widgets.asking.question import ask_question
from screens.widgets.boards.hex_map import HexMap
from screens.widgets.controls.button import Gold, Press


def ask(question, on_answer, on_give_up=None) -> Sheet:
    """The sheet for a question: a board where a place on it is asked for."""
    if lit_by(question):
        return _ask_hex(question, on_answer, on_give_up)
    turned_tile = turning(App.get_running_app().bridge.state, question)
    if turned_tile is not None:
        return TurnQuestion(question, turned_tile, on_answer, on_give_up).open()
    asks = asked_place(App.get_running_app().bridge.state, question)
    if asks is not None and asks.ways:
        return PlotQuestion(question, asks.player, asks.ways, on_answer, on_give_up).open()
    told = App.get_running_app().bridge.told_ahead
    return ask_question(question, on_answer, on_give_up, told)


class PlotQuestion(BoardQuestion):
    """Where in the capital: touch a plot, turn the piece, lay it."""

    def __init__(self, question, player, ways, *calls):
        super().__init__(question, *calls)
        app = App.get_running_app()
        words = app.i18n
        self.ways, self.way = ways, None
        self.grid = CityGrid(view=capital_view(app.bridge.state, player), fits=list(ways))
        self.grid.bind(on_tap=lambda _grid, cell: self.look(cell))
        self.grid.bind(on_drag=lambda _grid, *cells: self.drag(*cells))
        self.dragged = Dragged()
        self.grid.bind(on_drop=lambda _grid: self.dragged.drop())
        self.put_board(self.grid, {one.key for one in ways})
        turn = words._("tapestry.screen.turn_piece")
        self.turn = self.act(Press(text=turn, icon="redo", key="r"))
        self.turn.bind(on_release=lambda *_: self.show(turned(self.ways, self.way)))
        self.lay = self.act(Gold(text=words._("tapestry.screen.lay_here"), icon="check"))
        self.lay.bind(on_release=lambda *_: self.answer(self.way.key))
        self.show(None)

    def look(self, cell) -> None:
        """A plot was touched."""
        way = way_at(self.ways, cell, self.way)
        if way is not None and len(way.cells) == 1:
            self.answer(way.key)
            return
        self.show(way)
        if way is None:
            app = App.get_running_app()
            app.toast(app.i18n._("kit.touch_lit"))

    def drag(self, start, cell) -> None:
        """The piece follows the finger."""
        self.show(self.dragged.way(self.ways, self.way, start, cell))

    def show(self, way) -> None:
        """How it would lie."""
        self.way = way
        self.grid.chosen = way.cells if way else []
        hint = "" if way else App.get_running_app().i18n._("tapestry.screen.tap_a_plot")
        self.lay.reason = hint
        self.turn.reason = hint or no_turn(self.ways)


def _ask_hex(question, on_answer, on_give_up) -> Sheet:
    """The map with the hexes to choose from lit."""
    app = App.get_running_app()
    sheet = BoardQuestion(question, on_answer, on_give_up)
    view, lit = app.bridge.view, lit_by(question)
    land = HexMap(hexes=looks(view.hexes, view.players, lit))
    land.bind(on_tap=lambda _map, place: sheet.touched(key_of(place), lit))
    land.bind(on_hold=lambda _map, place: tell_hex(place))
    sheet.put_board(land, lit)
    return sheet.open()
