"""A card that was taught is looked up like a printed one."""

import pytest

from companion.content import SHELF
from companion.games.tapestry.lookup import entries, house_facts
from companion.games.tapestry.lookup.tapestries import tapestries
from companion.games.tapestry.teaching.checking import as_text
from companion.games.tapestry.teaching.kept import PREFIX
from companion.lookup import ports
from tests.tapestry.makers import a_table
from tests.tapestry.speaking import words
from tests.tapestry.teaching.by_hand import teach


@pytest.fixture
def taught():
    """Two cards, one with a name of ours and one without, and a line that is none."""
    table = a_table(expansions=("MM", "AA", "FF"))
    toll = teach(table, "other_mm", "Toll Gate", "when_played", "gain", "coin", 2, "done").taught
    moved = teach(
        table, "migration", "trap", "sprung", "topple", "then", "sprung", "vp", 4, "done"
    ).taught
    kept = {PREFIX + one.id: as_text(one) for one in (toll, moved)}
    SHELF.use_facts({**kept, f"{PREFIX}strange": "{}", f"{PREFIX}barns": '{"card":"barns"}'})
    yield toll, moved
    SHELF.use_facts({})


def test_it_has_an_entry_of_its_own(taught):
    there = {one.id: one for one in tapestries()}

    entry = there["tapestry.taught.Toll_20_Gate"]
    assert words("en").text(entry.title) == "Toll Gate"
    assert words("en").text(entry.answer) == "When played: gain 2 coins."


def test_one_with_a_name_says_what_it_does(taught):
    entry = next(one for one in entries() if one.id == "tapestry.migration")

    said = words("en").text(entry.answer)
    assert "toppled" in said
    assert "gain 4 VP" in said
    assert "says.label.to_teach" not in str(entry.facts)


def test_one_that_nobody_taught_says_where_it_is(taught):
    entry = next(one for one in entries() if one.id == "tapestry.other_mm")

    assert "Teach a tapestry" in " ".join(words("en").text(one.value) for one in entry.facts)


def test_the_rules_are_made_anew_for_it(taught):
    with_them = SHELF.told
    SHELF.use_facts({})

    assert SHELF.told != with_them


def test_what_is_looked_up_knows_it_at_once(taught, monkeypatch):
    monkeypatch.setattr(ports, "open_kept", lambda _game, _build: object())
    with_them = ports.rules_of("tapestry")
    assert ports.rules_of("tapestry") is with_them

    SHELF.use_facts({})

    assert ports.rules_of("tapestry") is not with_them
    ports.opened_with.cache_clear()


def test_a_masterpiece_may_be_named_in_each_language_of_the_box():
    names = [one for one in house_facts() if one.id.startswith("word:")]

    assert {one.language for one in names} == {"en", "fr"}
    assert "word:fr:tapestry.name.masterpiece.masterpiece_01" in {one.id for one in names}
