"""House facts that are printed numbers now: what was never read off the box gives way to them."""

from __future__ import annotations

import json

import pytest

from companion.content import SHELF, fact_of
from companion.games.rise_and_fall.content import BANK, PIECES, bank_facts, kinds
from companion.library.library import Library
from tests.library.makers import TickingClock

GAME = "rise_and_fall"


def value(kind, n):
    return fact_of(PIECES, "pieces", kind, "values", n - 1)


@pytest.fixture(autouse=True)
def forget():
    yield
    SHELF.use_facts({})


@pytest.fixture
def opened(tmp_path):
    """Opens a home in which this was told, as a version before kept it."""
    libraries = []

    def open_(**told):
        if told:
            rows = [{"game": GAME, "fact": fact, "value": n} for fact, n in told.items()]
            facts = {str(number): row for number, row in enumerate(rows, 1)}
            kept = {"kind": "house facts", "format": 2, "tables": {"facts": facts}}
            (tmp_path / "house_facts.json").write_text(json.dumps(kept), encoding="utf-8")
        for library in libraries:
            library.close()
        libraries.append(Library.open(tmp_path, TickingClock()))
        return libraries[-1]

    yield open_
    libraries[-1].close()


def told(library):
    return {one.fact: one.value for one in library.house_facts.of(GAME)}


class TestWhatWasNeverReadOffTheBox:
    """Nothing (0), confirmed blindly, or one of our three wrong guesses."""

    @pytest.mark.parametrize(
        ("fact", "wrong", "kind", "n", "printed"),
        [
            ("value.merchant.6", 0, "merchant", 6, 36),
            ("value.city.3", 15, "city", 3, 5),
            ("value.ship.2", 4, "ship", 2, 10),
            ("value.merchant.4", 7, "merchant", 4, 16),
        ],
    )
    def test_gives_way_to_the_printed_number(self, opened, fact, wrong, kind, n, printed):
        library = opened(**{fact: wrong})

        assert told(library) == {}
        assert kinds()[kind].values[n - 1] == printed

    def test_is_said_until_somebody_has_read_it(self, opened):
        library = opened(**{"value.trophy.merchant": 0, "value.city.3": 15})
        said = [(one.key, one.params["n"]) for one in library.notices]
        again = opened()
        still = [one.key for one in again.notices]
        again.dismiss_notices()

        assert said == [("library.notice.now_printed", 2)]
        assert still == ["library.notice.now_printed"]
        assert opened().notices == []

    def test_can_be_undone(self, opened):
        library = opened(**{"value.trophy.merchant": 0, "value.city.3": 15})
        library.house_facts.put_back(library.house_facts.replaced)
        library.dismiss_notices()

        assert (kinds()["merchant"].trophy, kinds()["city"].values[2]) == (0, 15)
        assert opened().notices == []
        assert (kinds()["merchant"].trophy, kinds()["city"].values[2]) == (0, 15)


class TestWhatAnOwnerTold:
    def test_stays_theirs_under_the_name_of_the_printed_number(self, opened):
        library = opened(**{"value.city.4": 6, "price.5": 55, "value.trophy.ship": 12})

        assert told(library) == {
            value("city", 4): 6,
            fact_of(BANK, "prices", 4): 55,
            fact_of(PIECES, "pieces", "ship", "trophy"): 12,
        }
        assert (kinds()["city"].values[3], bank_facts().prices[4]) == (6, 55)
        assert library.notices == []

    def test_is_nothing_of_its_own_where_it_is_what_is_printed(self, opened):
        library = opened(**{"value.nomad.7": 7, "price.4": 40})

        assert told(library) == {}
        assert library.notices == []

    def test_of_anything_else_stays_as_it_is(self, opened):
        library = opened(**{"bank.gold": 1_200, "shape.plain": "0,0;1,0"})

        assert told(library) == {"bank.gold": 1_200, "shape.plain": "0,0;1,0"}

    def test_rubbish_is_passed_over(self, opened):
        library = opened(**{"value.city.3": [15], "value.city.99": 3})

        assert library.notices == []
