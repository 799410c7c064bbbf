"""FF: the Weefolk.

Their mat, as listed in the data: on income turns an opponent puts one of their tokens on a plot of
the own capital, which is filled by it. On the fifth each token counts the income buildings and
landmarks of its row and of its column, a landmark once for each line it touches. A full capital
makes room: an income building or a landmark of one plot stands beside it then. Of a capital that
is kept as counts the table says what they score.
"""

from __future__ import annotations

from companion.core.message import Message
from companion.games.tapestry.capital import footprints, plots
from companion.games.tapestry.city import building, districts
from companion.games.tapestry.city.events import CityTokenLaid, PieceSetBeside
from companion.games.tapestry.civilizations.power import Power
from companion.games.tapestry.nouns import ANYBODY
from companion.games.tapestry.player import Capital, Cell
from companion.games.tapestry.state import LAST_INCOME_TURN
from companion.games.tapestry.turn import gains, giving_up
from companion.games.tapestry.turn.names import player_name
from companion.games.tapestry.turn.neighbours import opponents
from companion.games.tapestry.turn.turn import Turn

TOLD = "told"
"""The counter of tokens in capitals that are kept as counts."""
MOST_POINTS = 60


class Weefolk(Power):
    """Tokens in the capitals of others, and buildings for tiles."""

    lays_city_tokens = True

    def gained_later(self) -> None:
        """A token at once."""
        self._give()

    def income(self) -> None:
        """A token to an opponent; a tile may buy a building; turn 5 scores the lines."""
        self._give()
        if self.me.income_turns == LAST_INCOME_TURN:
            self._score_lines()
        elif self.me.tiles and self.turn.may("weefolk.buy", Message("tapestry.ask.weefolk")):
            giving_up.discard(self.turn, "territory_tile", 1)
            gains.gain_one(self.turn, "any_income_building")

    def _give(self) -> None:
        """To anybody with a capital, also one whose game is over; who has it puts it there."""
        others = [o for o in opponents(self.state, self.player) if o in self.state.players]
        if not others:
            self.turn.tell(Message("tapestry.told.weefolk_nobody"), icon="flag")
            return
        options = ANYBODY.these(self.state, others)
        to = self.turn.choose("weefolk.to", Message("tapestry.ask.weefolk_to"), options)
        if plots.has_grid(self.state.players[to].capital):
            self._laid_by(self.turn.of(to))
            return
        name = player_name(self.state, to)
        self.turn.tell(Message("tapestry.told.weefolk_token", player=name), icon="flag")
        self.mark(TOLD, self.marked(TOLD) + 1)

    def _laid_by(self, other: Turn) -> None:
        """On a free plot, or in the place of a piece of one plot; a district it fills pays."""
        ways, city = plots.fitting(other.me.capital, footprints.TOKEN), other.me.capital
        small = [] if ways else [one for one in city.placed if len(one.cells) == 1]
        text = Message("tapestry.ask.place", piece=building.piece_name(footprints.TOKEN))
        if small:
            text = Message("tapestry.ask.make_room")
        plots_there = [min(cells) for cells in ways.values()] or [one.cells[0] for one in small]
        options = [building.plot_option(f"{row},{column},0") for row, column in plots_there]
        if not options:
            return
        row, column, _ = other.choose("weefolk.plot", text, options).split(",")
        self._lay(other, (int(row), int(column)))

    def _lay(self, other: Turn, cell: Cell) -> None:
        for piece in other.me.capital.placed:
            if piece.cells == (cell,):
                self.turn.record(PieceSetBeside(other.player, piece.piece, piece.cells))
        self.turn.record(CityTokenLaid(self.player, other.player, cell))
        districts.pay(other)

    def _score_lines(self) -> None:
        """What the app can count, and what only the table sees."""
        known = sum(
            lines_of(me.capital, token.cell)
            for me in self.state.players.values()
            for token in me.capital.tokens
            if token.owner == self.player
        )
        if self._unseen():
            text = Message("tapestry.ask.weefolk_counted")
            self.score(known + self.turn.amount("weefolk", text, 0, MOST_POINTS))
        else:
            text = Message("tapestry.ask.weefolk_points")
            self.score(self.turn.computed("weefolk", text, known))

    def _unseen(self) -> bool:
        """Whether tokens stand where the app sees none, or were given before it kept them."""
        seen = sum(
            token.owner == self.player
            for me in self.state.players.values()
            for token in me.capital.tokens
        )
        from_the_start = any(mat.id == self.id and mat.start for mat in self.me.civilizations)
        return bool(self.marked(TOLD)) or (from_the_start and seen < LAST_INCOME_TURN - 1)


def lines_of(city: Capital, cell: Cell) -> int:
    """Buildings and landmarks in the row of a plot, and those in its column."""
    row, column = cell
    laid = [[plot for plot in one.cells if footprints.on_grid(plot)] for one in city.placed]
    in_row = sum(any(plot[0] == row for plot in piece) for piece in laid)
    return in_row + sum(any(plot[1] == column for plot in piece) for piece in laid)
