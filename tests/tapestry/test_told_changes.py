"""A change whose icon no source shows: the line of the look-up names what its owner told."""

import pytest

from companion.games.tapestry.lookup.changes import changes
from companion.i18n import Words
from companion.resources import data_dir


@pytest.fixture(scope="module")
def words():
    return Words(data_dir() / "text", "en")


def line(civilization):
    return next(fact for fact in changes(civilization) if fact.told)


class TestWhatWasTold:
    def test_is_named(self, words):
        said = words.text(line("entertainers").said("tapestry_1"))

        assert "1 tapestry card, as you told" in said

    def test_a_loss_too(self, words):
        said = words.text(line("spies").said("any_2"))

        assert "lose 2 resources of your choice at the end of income turn 1, as you told" in (
            said[0].lower() + said[1:]
        )

    def test_our_guess_stands_there_before(self, words):
        said = words.text(line("entertainers").said())

        assert "1 resource of your choice by our guess" in said

    def test_without_a_guess_it_is_to_be_told(self, words):
        assert "what you tell below" in words.text(line("urban_planners").said()).lower()

    def test_it_can_be_told_from_there(self):
        assert line("collectors").house_fact == "rebalancing.collectors"
