"""What somebody told of printed things elsewhere comes through the gate, by its names."""

import pytest

from companion.content import SHELF
from companion.library.facts import HouseFact
from companion.library.library import Library
from companion.library.progress import do_all
from companion.library.trial import Sight
from tests.library.makers import TickingClock


def breaks_at(value):
    """A page that stumbles over a number that was told."""

    def sights(library):
        for fact in library.house_facts.of("tapestry"):
            yield Sight("house_facts.json", "table", lambda fact=fact: 1 / (fact.value - value))

    return sights


@pytest.fixture
def library(tmp_path):
    library = Library(tmp_path / "home", TickingClock(), sights=breaks_at(13))
    yield library
    library.close()
    SHELF.use_facts({})


def learn(library, *facts):
    refused = []
    do_all(library.learning(facts, lambda fact, why: refused.append((fact.fact, why))))
    return refused


def test_what_no_page_can_do_with_is_refused_by_its_name_and_the_rest_counts(library):
    good, bad = HouseFact("tapestry", "good", 3), HouseFact("tapestry", "bad", 13)
    [(name, why)] = learn(library, good, bad)

    assert library.house_facts.of("tapestry") == (good,)
    assert (name, why.params["file"], why.params["key"]) == ("bad", "bad", "table")


def test_of_no_game_of_ours_or_beyond_the_limits_it_is_refused(library):
    refused = learn(library, HouseFact("nobody", "x", 1), HouseFact("tapestry", "y", "z" * 100_000))

    assert [name for name, _ in refused] == ["x", "y"]
    assert library.house_facts.of("tapestry") == ()


def test_what_is_told_here_counts_while_it_is_tried_and_stays(library):
    mine = HouseFact("tapestry", "mine", 4)
    library.house_facts.set(mine.game, mine.fact, mine.value)
    learn(library, HouseFact("tapestry", "theirs", 5))

    assert [one.fact for one in library.house_facts.of("tapestry")] == ["mine", "theirs"]
