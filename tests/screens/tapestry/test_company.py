"""Five people round one tablet, by touches alone; every touch is counted.

tests/soak/company.py plays whole games of three and of five, each way to keep them.
"""

import pytest

from companion.core.answers import Source
from tests.screens.app_maker import an_app
from tests.screens.hand import Hand
from tests.screens.states.company import a_table, begun, counted
from tests.screens.states.company import ahead as told_ahead
from tests.screens.tapestry.company_hand import Company
from tests.screens.tapestry_games import ready

FIRST_TURN, TOLD, UNTOLD, HANDED = 5, 3, 3, 1
"""Touches of a counted game: to its first turn, of an income turn, for what nobody has said of it
before (technologies, territories, lines: each once), of a hand-over."""
INCOMES, ADVANCES, END = 5 * 5, 60, 2
"""How often, in a game of five; and to the score and to keep it."""
HANDED_OVER, UNACCOUNTED = 200, 97
"""Touches of that game: every hand-over and income told; nothing but the incomes."""
ADVANCE, INCOME, MOST_OF_A_CHOICE = 3, 8, 2
"""Touches of a plain turn, the hand-over among them, and of each real choice."""
SHEET = 24
"""Touches of a game of three, from home to the kept score."""
FORMS = {"landscape": (1280, 800), "portrait": (800, 1280), "split": (960, 640)}


@pytest.fixture(scope="module")
def house(tmp_path_factory):
    """One app for all of them."""
    hand = Hand(an_app(tmp_path_factory.mktemp("home"), "en")).start()
    hand.app.choices.change(guard_next=False)
    yield hand
    hand.stop()


@pytest.fixture
def company(house):
    """At home."""
    house.turn(*FORMS["landscape"])
    house.app.nav.home()
    house.settle()
    return Company(house)


def touches(company, do, *what):
    """Of one thing."""
    before = company.touches
    do(*what)
    return company.touches - before


def test_a_counted_game_of_five(company):
    """The first income turns, a hand-over of everybody, an income turn out of turn."""
    assert company.begin(5, "counts") <= FIRST_TURN
    assert company.route == "tapestry/company"
    for seat in company.seats:
        assert company.bridge.state.turn == seat
        assert touches(company, company.counted_income, seat) < TOLD
    for seat in company.seats:
        assert company.bridge.state.turn == seat
        assert touches(company, company.done) <= HANDED
    assert touches(company, company.counted_income, "p1", "waited") <= TOLD + UNTOLD

    assert company.bridge.state.players["p1"].income_turns == 2
    incomes = FIRST_TURN + INCOMES * TOLD + len(company.seats) * UNTOLD + END
    assert incomes + ADVANCES * HANDED <= HANDED_OVER
    assert incomes <= UNACCOUNTED


def test_points_add_up_to_one_step_and_a_turned_key_takes_them_back(company):
    begun(company.hand)
    company.hand.settle(60)
    for n in (3, 10):
        company.key("p4", n)
    assert company.score("p4") == 13
    company.page("undo")
    assert company.score("p4") == 0

    company.tile("p2", "resource.coin")
    assert company.bridge.state.players["p2"].resources["coin"] == 1
    company.page("seat.p2")
    for place in ("turn_keys", "key.3"):
        company.page(place)
    assert company.score("p2") == -3
    assert company.bridge.state.turn == "p1"


def test_the_way_is_changed_in_the_menu_and_no_number_is_lost(company):
    counted(company.hand)
    before = company.bridge.state.players
    for way in ("everything", "sheet", "counts"):
        company.change_way(way)

    assert company.bridge.state.players == before
    assert company.route == "tapestry/company"


def test_the_score_sheet_with_totals_alone(company):
    """From home to the kept score."""
    company.begin(3, "sheet")
    for seat in company.seats:
        company.total(seat, "142" if seat == "p2" else "99")
    company.end_sheet()

    assert company.bridge.result.rows[0].seat == "p2"
    company.page("after")
    assert company.route == "tapestry/score"
    company.next()
    assert company.route == "past_game"
    assert company.touches <= SHEET


def test_somebody_elses_points_are_added_at_the_table(company):
    ready(company.hand, a_table(3, "everything"))
    company.hand.app.nav.go("tapestry/table")
    company.hand.settle(60)
    for does in ("seat.p2", "mine", "points.seen", "digit.7", "answer", "answer.other"):
        company.page(does)

    assert company.score("p2") == 7


def told_whole(company):
    """Three who tell everything and draw their own cards, after their first income turns."""
    told_ahead(company.hand)
    company.hand.turn(*FORMS["landscape"])
    company.hand.settle(60)


def test_a_turn_takes_a_touch_more_for_each_real_choice(company):
    """A plain advance at most 3 touches, an income turn at most 8, the hand-over among them."""
    told_whole(company)
    for kind in ("advance", "advance", "income"):
        for _ in company.seats:
            before, seat = company.touches, company.bridge.state.turn
            company.asked.clear()
            cards = company.payable() if kind == "advance" else ()
            company.advance(company.chance.choice(cards)) if cards else company.whole_income()
            company.answer_all()
            assert company.bridge.state.turn != seat
            taken, most = company.touches - before, ADVANCE if cards else INCOME
            assert taken <= most + MOST_OF_A_CHOICE * len(company.asked), company.asked


def test_a_lit_hex_is_where_the_advance_that_is_looked_at_ends(company):
    """Touches: the space, the hex, gold as how it is paid is open; the die gained is asked."""
    told_whole(company)
    seat, before = company.bridge.state.turn, company.touches
    key = next(one for one in company.payable() if one.startswith("military"))
    company.view.desk.look(opened="")()
    company.view.view.show()
    company.page(f"track.{key}")
    end = company.acts_of("end.")[-1]
    company.page(end)
    company.page("advance")
    assert company.bridge.question.key == f"{seat}.conquer.die"
    company.answer(company.bridge.question)

    assert company.touches - before <= ADVANCE + 1
    assert company.bridge.state.map[end.removeprefix("end.")].controller() == seat
    answers = company.bridge.session.last.answers.values()
    assert Source.FILLED not in {one.source for one in answers}
