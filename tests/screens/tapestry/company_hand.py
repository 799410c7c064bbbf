"""People round one tablet, by touches alone: columns, the score sheet, every move told."""

from screens.games.tapestry.advance_card import AdvanceCard
from screens.games.tapestry.counted_income import ToldNumber
from screens.games.tapestry.person_column import PersonColumn
from screens.games.tapestry.turn_sheet import TurnQuestion
from screens.keyboard.places import places_in
from screens.widgets.boards.lens import Lens
from screens.widgets.boards.people_grid import GridCell
from screens.widgets.controls.tallies import CountTile, PointsKey, TurnsKey
from tests.screens.tapestry.player import Player

HALF = 0.5


class Company(Player):
    """Everybody in turn."""

    def begin(self, people, way):
        """From home to the first turn; how many touches."""
        self.from_home(table=people, way=way)
        return self.touches

    @property
    def seats(self):
        return tuple(self.bridge.state.players)

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
        return [card for card in self.hand.all(AdvanceCard) if not card.reason]

    def advanced(self):
        """The first track that can be paid for."""
        self.advance(self.payable()[0])

    def advance(self, card):
        """A card, and its gold button or one of the answers in its place."""
        if not card.is_open:
            self.touch(card.ids.head)
        ends = self.ends()
        if ends and (not self.golds() or self.chance.random() < HALF):
            self.end(self.chance.choice(ends))
        else:
            self.next()

    def whole_income(self):
        """Every step: what is listed first, or the gold button."""
        seat = self.bridge.state.turn
        row = next(one for one in self.acts() if one.icon == "income")
        self.touch(row)
        while self.bridge.state.turn == seat:
            self.answer_all()
            if self.bridge.state.turn == seat:
                self.income()

    def hex(self, key):
        """On a dense map it is asked for again, larger: a touch more."""
        super().hex(key)
        overlays = self.hand.app.nav.overlays
        if overlays and isinstance(overlays[-1], Lens):
            place = tuple(map(int, key.split(",")))
            parts = places_in(overlays[-1].larger)
            self.touch_point(next(one for one in parts if one.part == place).middle)

    def answer(self, question):
        """A tile lies as it was turned for everybody's best."""
        overlays = self.hand.app.nav.overlays
        if overlays and isinstance(overlays[-1], TurnQuestion):
            self.asked.append(question.key)
            self.touch(overlays[-1].lay)
        else:
            super().answer(question)

    def score(self, seat):
        return self.bridge.state.players[seat].score
