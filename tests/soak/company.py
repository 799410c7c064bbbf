"""How many touches people round one tablet need for a game of Tapestry, each way it is kept."""

import sys
import tempfile
from collections import defaultdict
from pathlib import Path

NAME = "touches in company"
COUNT = 10
"""Five journeys, for three people and for five; alone with the bots twice, once with real dice."""
FIRST = 0
"""What they are made of is counted in tests/screens/tapestry/test_company.py."""
HANDED_OVER, UNACCOUNTED, SHEET = {3: 120, 5: 200}, {3: 54, 5: 90}, {3: 24, 5: 36}
"""Touches from home to the kept score."""
ADVANCE, INCOME, OF_A_CHOICE = 3, 8, 2
"""Touches of a plain turn, the hand-over among them, and of each real choice: where it is turned as
well."""
ROUNDS = (0, 3, 3, 3)
"""Advances of everybody before each income turn."""


def run(count: int, seed: int) -> str:
    """One line of numbers for each journey."""
    from tests.screens import headless

    headless.install()
    journeys = (_handed_over, _untold, _sheet, _everything, _alone)
    cases = [(journey, people) for journey in journeys for people in (3, 5)][:count]
    return "; ".join(
        f"{people} people {_played(journey, people, seed)}" for journey, people in cases
    )


def _played(journey, people: int, seed: int) -> str:
    from tests.screens.app_maker import an_app
    from tests.screens.hand import Hand
    from tests.screens.tapestry.company_hand import Company

    with tempfile.TemporaryDirectory() as home:
        hand = Hand(an_app(Path(home), "en")).start()
        hand.app.choices.change(guard_next=False)
        try:
            first_start = Company(hand)
            if "practise" in first_start.page_acts():
                first_start.page("begin")
            return journey(Company(hand, seed=str(seed)), people)
        finally:
            hand.stop()


def _handed_over(company, people: int) -> str:
    """Every hand-over and every income turn told: three advances of everybody an era."""
    company.begin(people, "counts")
    for era in range(5):
        for seat in company.seats:
            company.counted_income(seat, "techs" if era else "")
        for _ in range(0 if era == 4 else 3):
            for seat in company.seats:
                assert company.bridge.state.turn == seat
                company.done()
    _keep_counts(company)
    assert company.touches <= HANDED_OVER[people], company.touches
    return f"counts, all told {company.touches}"


def _untold(company, people: int) -> str:
    """Nobody hands over, points wait for income."""
    company.begin(people, "counts")
    for era in range(5):
        for seat in company.seats:
            company.counted_income(seat, "waited" if era else "")
    _keep_counts(company)
    assert company.touches <= UNACCOUNTED[people], company.touches
    return f"counts, incomes alone {company.touches}"


def _keep_counts(company) -> None:
    """Over, to the score, kept."""
    assert company.bridge.state.phase == "over"
    assert {me.income_turns for me in company.bridge.state.players.values()} == {5}
    company.page("score")
    _keep(company)


def _keep(company) -> None:
    assert company.route == "tapestry/score", company.route
    company.next()
    assert company.route == "past_game", company.route


def _sheet(company, people: int) -> str:
    """Totals alone, of three digits each."""
    company.begin(people, "sheet")
    for at, seat in enumerate(company.seats):
        company.total(seat, str(142 + 13 * at))
    company.end_sheet()
    _keep(company)
    assert company.touches <= SHEET[people], company.touches
    return f"score sheet {company.touches}"


def _everything(company, people: int) -> str:
    """Turns of three eras, whatever the rules ask in them; the cards are real ones."""
    from companion.games.tapestry.chance import DECISIONS
    from tests.screens.states.company import a_table
    from tests.screens.tapestry_games import ready

    ready(company.hand, a_table(people, "everything"), (DECISIONS, "dice"))
    company.hand.app.nav.go("tapestry/table")
    company.hand.settle(60)
    found: dict = {"advance": defaultdict(list), "income": defaultdict(list)}
    for advances in ROUNDS:
        for kind in (*("advance",) * advances, "income"):
            for _ in range(people):
                _turn(company, kind, found)
    for kind, most in (("advance", ADVANCE), ("income", INCOME)):
        for asked, each in found[kind].items():
            assert max(each) <= most + OF_A_CHOICE * asked, (kind, asked, each)
    return "everything, " + ", ".join(f"{kind} {_told(found[kind])}" for kind in found)


def _alone(company, people: int) -> str:
    """The same with the bots, as a new game there asks; the second time with real cards and dice.

    Done is counted, with which the bots' turn begins; a die that is really rolled is told in its
    place.
    """
    from companion.games.tapestry.chance import DECISIONS
    from companion.games.tapestry.options import Options
    from companion.games.tapestry.owners import BOTS
    from tests.screens.tapestry_games import ready

    real = people > 3
    by_app = (DECISIONS,) if real else ("cards", "dice")
    ready(company.hand, Options(level=3), by_app)
    company.hand.app.nav.go("tapestry/table")
    company.hand.settle(60)
    if company.bridge.state.turn == BOTS:
        company.bots_turn()
    found: dict = {"advance": defaultdict(list), "income": defaultdict(list)}
    for advances in ROUNDS:
        for kind in (*("advance",) * advances, "income"):
            _turn(company, kind, found)
            company.bots_turn()
    for kind, most in (("advance", ADVANCE), ("income", INCOME)):
        for asked, each in found[kind].items():
            assert max(each) <= most + OF_A_CHOICE * asked, (kind, asked, each)
    return "alone, " + ", ".join(f"{kind} {_told(found[kind])}" for kind in found)


def _turn(company, kind: str, found) -> None:
    """One of this kind, or an income turn where nothing can be paid for."""
    asked, before, seat = len(company.asked), company.touches, company.bridge.state.turn
    cards = company.payable() if kind == "advance" else ()
    if cards:
        company.advance(company.chance.choice(cards))
        company.answer_all()
    else:
        company.whole_income()
    assert company.bridge.state.turn != seat
    if company.route == "tapestry/table" and company.view.done is not None:
        company.next()
    found["advance" if cards else "income"][len(company.asked) - asked].append(
        company.touches - before
    )


def _told(touches) -> str:
    """By how many questions were asked: how many turns, fewest and most touches."""
    return " ".join(
        f"[{asked} asked: {len(each)} of {min(each)}–{max(each)}]"
        for asked, each in sorted(touches.items())
        if each
    )


if __name__ == "__main__":
    sys.exit(print(run(COUNT, 1)))
