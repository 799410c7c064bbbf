"""People round one tablet, by touches alone: columns, the score sheet, every move told."""

from companion.games.tapestry.tracks.view_advances import advances
from screens.games.tapestry.counted_income import ToldNumber
from screens.games.tapestry.person_column import PersonColumn
from screens.widgets.boards.people_grid import GridCell
from screens.widgets.controls.acts import ActRow
from screens.widgets.controls.tallies import CountTile, PointsKey, TurnsKey
from tests.screens.tapestry.player import Player


class Company(Player):
    """Everybody in turn."""

    def begin(self, people, way):
        """From home to the first turn; how many touches."""
        self.from_home(table=people, way=way)
        return self.touches

    @property
    def seats(self):
        return tuple(self.bridge.state.players)

    def open_menu(self):
        """Of a page, or of the columns."""
        if self.on_page:
            super().open_menu()
        else:
            self.touch(self.hand.find(icon="menu"))

    def change_way(self, way):
        """The game is kept so from here on."""
        whole = self.on_page
        self.open_menu()
        if whole:
            self.page(f"offer.way.{way}")
            return
        rows = self.hand.all(ActRow)
        self.touch(next(row for row in rows if getattr(row.do, "id", "") == f"way.{way}"))

    # columns

    def column(self, seat):
        return next(self.hand.all(PersonColumn, seat=seat))

    def done(self):
        self.touch(self.view.ids.done)

    def key(self, seat, n):
        self.touch(self.points_key(seat, n))

    def points_key(self, seat, n):
        keys = (one for one in self.column(seat).walk() if type(one) is PointsKey)
        return next(one for one in keys if one.n == n and not one.words)

    def turn_keys(self, seat):
        """Plus becomes minus, or plus again."""
        self.touch(next(one for one in self.column(seat).walk() if isinstance(one, TurnsKey)))

    def tile(self, seat, what):
        tiles = (one for one in self.column(seat).walk() if isinstance(one, CountTile))
        return next(one for one in tiles if one.offer_id == f"{what}.{seat}")

    def counted_income(self, seat, more=""):
        """Income, a number that is otherwise, done."""
        self.touch(self.column(seat).ids.income)
        if more:
            row = next(one for one in self.hand.all(ToldNumber) if one.key == more)
            self.touch(row.ids.counter.ids.plus)
        for row in [one for one in self.hand.all(ToldNumber) if one.untold]:
            self.touch(row.ids.counter.ids.plus)
        self.touch(self.view.ids.gold)

    # the score sheet

    def total(self, seat, number):
        """So many points in all."""
        totals = (one for one in self.hand.all(GridCell) if one.strong)
        self.touch(next(one for one in totals if one.seat == seat))
        self.digits(number)

    def end_sheet(self):
        """The game is over on the table."""
        self.touch(self.view.ids.gold)
        self.button("tapestry.more.end_yes")

    # every move

    def payable(self):
        """The advances that can be made."""
        self.hand.settle(60)
        return [one.key for one in advances(self.bridge.state) if one.reason is None]

    def advanced(self):
        """The first track that can be paid for."""
        self.advance(self.payable()[0])

    def whole_income(self):
        """Every step: what is listed first, or the gold button."""
        seat = self.bridge.state.turn
        self.page("income")
        while self.bridge.state.turn == seat:
            self.answer_all()
            if self.bridge.state.turn == seat:
                self.income()

    def score(self, seat):
        return self.bridge.state.players[seat].score
