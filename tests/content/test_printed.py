"""Printed numbers that the owner put right."""

import json
from dataclasses import dataclass

import pytest

from companion.content import Shelf, fact_of
from companion.content.printed import by_file, put_right
from companion.content.shape import MisfitError
from companion.core.message import Message
from companion.errors import ContentError


@dataclass(frozen=True)
class Thing:
    id: str
    costs: dict[str, int]


@dataclass(frozen=True)
class Things:
    things: tuple[Thing, ...]
    prices: tuple[int, ...]


@dataclass(frozen=True)
class Bounds:
    low: int
    high: int

    def __post_init__(self) -> None:
        if self.low > self.high:
            raise MisfitError("content.no_int")


@pytest.fixture
def shelf(tmp_path):
    whole = {"things": [{"id": "ship", "costs": {"wood": 1}}], "prices": [5, 10]}
    (tmp_path / "a.json").write_text(json.dumps(whole))
    return Shelf(tmp_path)


class TestAShelf:
    def test_it_reads_what_was_told(self, shelf):
        shelf.use_facts({fact_of("a.json", "things", "ship", "costs", "wood"): 3})

        assert shelf.load("a.json", Things).things[0].costs == {"wood": 3}
        assert shelf.as_printed("a.json", Things).things[0].costs == {"wood": 1}

    def test_at_once_and_until_it_is_forgotten(self, shelf):
        before = shelf.load("a.json", Things)
        shelf.use_facts({fact_of("a.json", "prices", 1): 12})
        told = shelf.load("a.json", Things)
        shelf.use_facts({})

        assert (before.prices, told.prices) == ((5, 10), (5, 12))
        assert shelf.load("a.json", Things) == before

    def test_the_same_again_reads_nothing_anew(self, shelf):
        shelf.use_facts({fact_of("a.json", "prices", 1): 12})
        record = shelf.load("a.json", Things)
        shelf.use_facts({fact_of("a.json", "prices", 1): 12, "a note": "text"})

        assert shelf.load("a.json", Things) is record


class TestWhatFitsNoMore:
    """A correction of long ago, in a file that is otherwise now."""

    @pytest.mark.parametrize(
        "way",
        [
            ("gone",),
            ("things", "ship", "gone"),
            ("things", "ship", "id"),
            ("things", "ship", "costs"),
            ("things", "0"),
            ("things", "city", "costs", "wood"),
            ("prices", "9"),
            ("prices", "9" * 5_000),
            ("prices", "²"),
        ],
    )
    def test_changes_nothing_and_says_so(self, shelf, way):
        told = []
        shelf.use_edited(None, told.append)
        shelf.use_facts({fact_of("a.json", *way): 3, fact_of("a.json", "prices", 0): 6})

        assert shelf.load("a.json", Things) == Things((Thing("ship", {"wood": 1}),), (6, 10))
        assert told == [
            Message("content.told_passed_over", file="a.json", key=".".join(way)),
        ]

    def test_a_file_that_is_damaged_itself_is_not_laid_to_it(self, shelf):
        (shelf.shipped / "a.json").write_text("{}")
        shelf.use_facts({fact_of("a.json", "prices", 0): 6})

        with pytest.raises(ContentError):
            shelf.load("a.json", Things)

    def test_numbers_that_fit_alone_and_not_together_are_left_out(self, shelf):
        (shelf.shipped / "b.json").write_text(json.dumps({"low": 1, "high": 5}))
        told = {fact_of("b.json", "low"): 4, fact_of("b.json", "high"): 3}
        shelf.use_facts(told)

        assert shelf.load("b.json", Bounds) == Bounds(1, 5)
        assert len(shelf.troubles) == 2


class TestOfWhatIsNotThere:
    @pytest.mark.parametrize(
        "way", [("prices", "9"), ("things", "city", "costs"), ("nothing", "at", "all")]
    )
    def test_nothing_changes(self, way):
        value = {"things": [{"id": "ship"}], "prices": [5]}
        put_right(value, {way: 1})

        assert value == {"things": [{"id": "ship"}], "prices": [5]}

    def test_other_house_facts_are_passed_over(self):
        told = {"price.4": 40, "printed:a.json": 1, "printed:a.json#x": "two", "printed:a#b/c": 3}

        assert by_file(told) == {"a": {("b", "c"): 3}}
