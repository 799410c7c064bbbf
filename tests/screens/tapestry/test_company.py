"""Three and five people round one tablet, by touches alone; every touch is counted."""

import os

import pytest
from kivy.core.window import Window

from companion.games.tapestry.income.commands import TakeIncome, TakeIncomeGains
from screens.games.tapestry.advance_card import AdvanceCard
from screens.games.tapestry.counted_income import ToldNumber
from screens.games.tapestry.people import PersonLine
from screens.games.tapestry.person_column import PersonColumn
from screens.widgets.acts import ActRow
from screens.widgets.people_grid import GridCell
from screens.widgets.tallies import CountTile, PointsKey
from tests.screens.states.company import a_table, counted
from tests.screens.tapestry.player import Player
from tests.screens.tapestry_games import answer_all, ready

HANDED_OVER, UNTOLD = 200, 90
"""Touches of a game of five: every hand-over and income told; nothing but the incomes."""
ADVANCE, INCOME = 3, 5
"""Touches of a turn where everything is told and nothing is asked, the hand-over among them."""
FORMS = {"landscape": (1280, 800), "portrait": (800, 1280), "split": (960, 640)}


def long(*case):
    """A whole game more, for which there is time with LOOM_LONG alone."""
    unwanted = pytest.mark.skipif(not os.environ.get("LOOM_LONG"), reason="LOOM_LONG is not set")
    return pytest.param(*case, marks=unwanted)


class Company(Player):
    """Touches columns."""

    def column(self, seat):
        return next(self.hand.all(PersonColumn, seat=seat))

    def done(self):
        self.touch(self.view.ids.done)

    def key(self, seat, n):
        keys = (one for one in self.column(seat).walk() if isinstance(one, PointsKey))
        self.touch(next(one for one in keys if one.text == f"+{n}"))

    def tile(self, seat, what):
        tiles = (one for one in self.column(seat).walk() if isinstance(one, CountTile))
        return next(one for one in tiles if one.offer_id == f"{what}.{seat}")

    def counted_income(self, seat, more=""):
        """Income, a number that is otherwise, done."""
        self.touch(self.column(seat).ids.income)
        if more:
            row = next(one for one in self.hand.all(ToldNumber) if one.key == more)
            self.touch(row.ids.counter.ids.plus)
        self.touch(self.view.ids.gold)

    def advanced(self):
        """The first track that can be paid for."""
        self.hand.settle(60)
        cards = (card for card in self.hand.all(AdvanceCard) if not card.reason)
        self.advance(next(cards))

    def whole_income(self):
        """Every step: what is listed first, or the gold button."""
        seat = self.bridge.state.turn
        row = next(one for one in self.acts() if type(one.do).__name__ == "TakeIncome")
        self.touch(row)
        while self.bridge.state.turn == seat:
            self.answer_all()
            if self.bridge.state.turn != seat:
                break
            choices = self.bridge.state.phase in ("income_powers", "income_tapestry")
            listed = self.acts() if choices else []
            self.touch(listed[0]) if listed else self.next()

    def score(self, seat):
        return self.bridge.state.players[seat].score


@pytest.fixture
def company(start):
    return Company(start(guard_next=False))


def begin(player, people, way):
    player.from_home(table=people, way=way)
    return player.touches


@pytest.mark.parametrize("people", [3, 5])
def test_counts_only_from_home_to_the_first_turn(company, people):
    begin(company, people, "counts")

    assert company.route == "tapestry/company"
    assert company.touches <= 4
    assert company.bridge.state.phase == "turn"


@pytest.mark.parametrize(("people", "most"), [long(3, 120), (5, HANDED_OVER)])
def test_every_hand_over_and_income_told(company, people, most):
    """The first income turn opens the game, the others come after some advances each."""
    begin(company, people, "counts")
    seats = tuple(company.bridge.state.players)
    advances = dict.fromkeys(range(4), 3)
    for era in range(5):
        for seat in seats:
            company.counted_income(seat, "techs" if era else "")
        for _ in range(advances.get(era, 0)):
            for seat in seats:
                assert company.bridge.state.turn == seat
                company.done()

    assert company.bridge.state.phase == "over"
    assert [me.income_turns for me in company.bridge.state.players.values()] == [5] * people
    assert company.touches <= most


def test_nobody_hands_over_and_points_wait_for_income(company):
    begin(company, 5, "counts")
    for era in range(5):
        for seat in tuple(company.bridge.state.players):
            company.counted_income(seat, "waited" if era else "")

    assert company.bridge.state.phase == "over"
    assert company.touches <= UNTOLD


def test_points_add_up_to_one_step_and_a_held_tile_is_one_more(company):
    begin(company, 5, "counts")
    for n in (3, 10):
        company.key("p4", n)
    assert company.score("p4") == 13
    company.hand.app.bridge.undo()
    assert company.score("p4") == 0

    company.hand.hold(company.tile("p2", "resource.coin"))
    assert company.bridge.state.players["p2"].resources["coin"] == 1
    company.touch(company.tile("p2", "resource.coin"))
    assert company.bridge.state.players["p2"].resources["coin"] == 0
    assert company.bridge.state.turn == "p1"


@pytest.mark.parametrize("form", FORMS)
def test_what_is_used_each_turn_is_in_sight_for_five(company, form):
    company.hand.turn(*FORMS[form])
    counted(company.hand)
    company.hand.settle(60)
    company.hand.turn(*FORMS[form])
    scroll = company.view.ids.scroll

    if form != "split":
        assert len(company.view.ids.columns.children) == 5
        assert company.view.ids.columns.height <= scroll.height
    for kind in (PointsKey, CountTile):
        for one in company.hand.all(kind):
            x, _y = one.to_window(one.x, one.y)
            assert x >= 0
            assert x + one.width <= Window.width
            assert min(one.size) >= 48


def test_the_way_is_changed_in_the_menu_and_no_number_is_lost(company):
    counted(company.hand)
    before = company.bridge.state.players
    for way in ("everything", "sheet", "counts"):
        company.view.open_menu()
        company.hand.settle(60)
        rows = company.hand.all(ActRow)
        company.touch(next(row for row in rows if getattr(row.do, "id", "") == f"way.{way}"))

    assert company.bridge.state.players == before
    assert company.route == "tapestry/company"


def test_catching_up_is_one_step(company):
    counted(company.hand)
    company.hand.app.nav.go("tapestry/catch_up")
    company.hand.settle(60)
    for seat, line in (("p1", "points"), ("p3", "resource.food")):
        cells = (one for one in company.hand.all(GridCell) if one.line_id == line)
        company.touch(next(one for one in cells if one.seat == seat))
        company.digits("7")
    company.button("tapestry.company.take_over")

    state = company.bridge.state
    assert state.players["p1"].score == 7
    assert state.players["p3"].resources["food"] == 7
    company.hand.app.bridge.undo()
    assert company.bridge.state.players["p1"].score == 31


@pytest.mark.parametrize("people", [3, 5])
def test_the_score_sheet_with_totals_alone(company, people):
    begin(company, people, "sheet")
    for seat in tuple(company.bridge.state.players):
        totals = (one for one in company.hand.all(GridCell) if one.strong)
        company.touch(next(one for one in totals if one.seat == seat))
        company.digits("142" if seat == "p2" else "99")
    company.touch(company.view.ids.gold)
    company.button("tapestry.more.end_yes")

    assert company.route == "tapestry/score"
    assert company.bridge.result.rows[0].seat == "p2"


def test_somebody_elses_points_leave_a_turn_as_it_was(company):
    """The payment that was chosen stays."""
    ready(company.hand, a_table(3, "everything"))
    for _ in range(3):
        company.bridge.do(TakeIncome())
        answer_all(company.bridge)
        company.bridge.do(TakeIncomeGains())
        answer_all(company.bridge)
    company.hand.app.nav.go("tapestry/table")
    company.hand.settle(60)
    view = company.view
    turn = view.part("turn")
    turn.open(next(one.key for one in turn.advances if not one.refusal))
    open_key = turn.open_key
    line = next(company.hand.all(PersonLine, seat="p2"))
    company.touch(next(one for one in line.walk() if getattr(one, "icon", "") == "plus"))
    company.digits("7")

    assert company.score("p2") == 7
    assert turn.open_key == open_key


@pytest.mark.parametrize("people", [3, long(5)])
def test_everything_told_hands_over_by_itself(company, people):
    """An advance at most 3 touches, an income turn at most 5, the hand-over among them."""
    ready(company.hand, a_table(people, "everything"), ("cards", "dice"))
    company.hand.app.nav.go("tapestry/table")
    company.hand.settle(60)
    touches = {"advance": [], "income": []}
    for kind in ("income", "advance", "income"):
        for _ in range(people):
            asked, before = len(company.asked), company.touches
            seat = company.bridge.state.turn
            company.advanced() if kind == "advance" else company.whole_income()
            company.answer_all()
            assert company.bridge.state.turn != seat
            if len(company.asked) == asked:
                touches[kind].append(company.touches - before)

    assert max(touches["advance"], default=0) <= ADVANCE
    assert max(touches["income"]) <= INCOME
