"""People round one tablet, by touches alone: columns, the score sheet, every move told."""

from companion.games.tapestry.tracks.view_advances import advances
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

    def change_way(self, way):
        """The game is kept so from here on."""
        self.open_menu()
        self.page(f"offer.way.{way}")

    # columns

    def looked_at(self, seat):
        """Their board, where it is not shown already."""
        if self.bridge.state.turn != seat:
            self.page(f"seat.{seat}")

    def done(self):
        self.page("done")

    def key(self, seat, n):
        self.looked_at(seat)
        self.page(f"key.{n}")

    def tile(self, seat, what):
        """One more of it."""
        self.looked_at(seat)
        self.page(f"count.{what}.{seat}")
        self.page(f"by1.{what}.{seat}")

    def counted_income(self, seat, more=""):
        """Income, a number that is otherwise, done."""
        self.looked_at(seat)
        self.page("income")
        if more:
            self.page(f"told.{more}.1")
        while "take" not in self.page_acts():
            number = next(one for one in self.untold())
            self.page(f"told.{number}.1")
        self.page("take")

    def untold(self):
        """The numbers that nobody has said."""
        offer = next(one for one in self.bridge.session.offers if one.id == self.opened)
        given, filled = dict(self.view.desk.looking.given), {}
        while (asked := offer.asks(filled)) is not None:
            n = given.get(asked.key, asked.guess)
            filled[asked.key] = asked.nearest if n is None else n
            if n is None:
                yield asked.key

    @property
    def opened(self):
        return self.view.desk.looking.opened

    # the score sheet

    def total(self, seat, number):
        """So many points in all."""
        self.page(f"cell:{seat}:track")
        self.page(f"cell:{seat}:")
        for digit in number:
            self.page(f"digit.{digit}")
        self.page("on")

    def end_sheet(self):
        """The game is over on the table."""
        self.page("menu")
        self.page("offer.end")

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
