"""Taught cards: shown with their words, forgotten, written to share, and read."""

from datetime import UTC, datetime

import pytest

from companion.describe.lines import lines
from companion.games.tapestry.teaching.checking import PREFIX, as_text
from companion.library.library import Library
from tests.pages.places import Opened
from tests.tapestry.makers import a_table
from tests.tapestry.teaching.by_hand import teach


@pytest.fixture
def library(tmp_path):
    library = Library.open(tmp_path / "home", lambda: datetime(2026, 11, 18, tzinfo=UTC))
    yield library
    library.close()


def test_it_is_written_and_what_is_none_is_refused(library):
    at = Opened(library, "taught")
    at.touch("write")
    at.touch("read")
    at.device.chosen("loom-taught.json", at.saved[0][1])
    at.touch("read")
    at.device.chosen("x.json", b"[]")

    assert at.saved[0][0] == "loom-taught.json"
    assert [one.key for one in at.passed] == ["front.taught.learned"]
    assert len(at.told) == 1


def test_each_card_is_shown_with_its_words_and_can_be_forgotten(library):
    table = a_table(expansions=("MM",))
    toll = teach(table, "other_mm", "Toll", "when_played", "gain", "coin", 2, "done").taught
    library.house_facts.set("tapestry", PREFIX + toll.id, as_text(toll))
    at = Opened(library, "taught")
    said = " ".join(one.text for one in lines(at.showing.page, at.surface))

    assert "When played: gain 2 coins." in said
    at.touch(f"of.tapestry.{toll.id}")
    at.touch("forget_now")
    assert not [one for one in library.house_facts.of("tapestry") if "Toll" in one.fact]
