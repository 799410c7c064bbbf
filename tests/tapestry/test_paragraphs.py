"""Every paragraph of the rule documents is accounted for."""

from collections import Counter

import pytest

from tests.tapestry.paragraphs import MARKS, TESTED, known_tests, paragraphs

SECTIONS = {
    "rulebook": {
        "general set-up",
        "set-up of the players",
        "turns",
        "income turns",
        "advance turns",
        "exploration",
        "technology",
        "science",
        "military",
        "arts",
        "buildings and capitals",
        "general rules",
        "end",
        "variants",
        "rebalancing",
    },
    "player_aid": {
        "general set-up",
        "turns",
        "exploration",
        "science",
        "technology",
        "military",
        "buildings and capitals",
        "general rules",
        "end",
        "rebalancing",
    },
}


def test_ids_are_unique():
    twice = [key for key, n in Counter(p["id"] for p in paragraphs()).items() if n > 1]

    assert not twice


@pytest.mark.parametrize("document", SECTIONS)
def test_every_section_is_there(document):
    found = {p["section"] for p in paragraphs() if p["document"] == document}

    assert found >= SECTIONS[document]


@pytest.mark.parametrize("paragraph", paragraphs(), ids=lambda p: p["id"])
def test_a_marked_rule_has_its_test(paragraph):
    assert paragraph["mark"] in MARKS
    assert paragraph["gist"]
    assert bool(paragraph["tests"]) >= (paragraph["mark"] in TESTED)
    assert set(paragraph["tests"]) <= known_tests()
