"""Printed numbers that the owner put right."""

import json
from dataclasses import dataclass

import pytest

from companion.content import Shelf, fact_of
from companion.content.printed import by_file, put_right


@dataclass(frozen=True)
class Thing:
    id: str
    costs: dict[str, int]


@dataclass(frozen=True)
class Things:
    things: tuple[Thing, ...]
    prices: tuple[int, ...]


@pytest.fixture
def shelf(tmp_path):
    whole = {"things": [{"id": "ship", "costs": {"wood": 1}}], "prices": [5, 10]}
    (tmp_path / "a.json").write_text(json.dumps(whole))
    return Shelf(tmp_path)


class TestAShelf:
    def test_it_reads_what_was_told(self, shelf):
        shelf.use_told({fact_of("a.json", "things", "ship", "costs", "wood"): 3})

        assert shelf.load("a.json", Things).things[0].costs == {"wood": 3}
        assert shelf.as_printed("a.json", Things).things[0].costs == {"wood": 1}

    def test_at_once_and_until_it_is_forgotten(self, shelf):
        before = shelf.load("a.json", Things)
        shelf.use_told({fact_of("a.json", "prices", 1): 12})
        told = shelf.load("a.json", Things)
        shelf.use_told({})

        assert (before.prices, told.prices) == ((5, 10), (5, 12))
        assert shelf.load("a.json", Things) == before

    def test_the_same_again_reads_nothing_anew(self, shelf):
        shelf.use_told({fact_of("a.json", "prices", 1): 12})
        record = shelf.load("a.json", Things)
        shelf.use_told({fact_of("a.json", "prices", 1): 12, "a note": "text"})

        assert shelf.load("a.json", Things) is record


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
