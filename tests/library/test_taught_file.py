"""What was taught, in a file to share: whole, within bounds, and a hostile one refused by name."""

import json

import pytest

from companion.errors import Damaged
from companion.library import limits
from companion.library.library import Library
from companion.library.progress import do_all
from companion.library.taught_file import learned, written
from tests.library.makers import TickingClock

TOLL = '{"card":"other_mm","name":"Toll Gate","kinds":["when_played"],"clauses":[%s]}'
COINS = '{"verb":"gain","what":"coin","n":2}'
FACT = "taught.tapestry.taught.Toll_20_Gate"


@pytest.fixture
def library(tmp_path):
    yield from opened(tmp_path / "home")


def opened(folder):
    """One that is closed at the end."""
    library = Library(folder, TickingClock())
    yield library
    library.close()


def a_file(*rows, **more):
    facts = [dict(zip(("game", "fact", "value"), row, strict=True)) for row in rows]
    return json.dumps({"kind": "taught cards", "format": 1, "facts": facts, **more}).encode()


def learn(library, data):
    refused = {}
    do_all(learned(library, data, lambda fact, why: refused.update({fact.fact: why.key})))
    return refused


class TestSharing:
    def test_what_is_taught_here_is_known_there(self, library, tmp_path):
        library.house_facts.set("tapestry", FACT, TOLL % COINS)
        library.house_facts.set("tapestry", "arts_cost.I", "any_2")

        for other in opened(tmp_path / "other"):
            assert learn(other, written(library)) == {}

            assert other.house_facts.get("tapestry", FACT) == TOLL % COINS
            assert other.house_facts.get("tapestry", "arts_cost.I") is None

    @pytest.mark.parametrize(
        ("fact", "says"),
        [
            ("tech_condition.guide_04", "landmark_on_card"),
            ("landmark_card.villa", "Three markets in a row"),
            ("automa_says.Craftsmen", "2 points for each house"),
        ],
    )
    def test_so_is_what_a_card_was_said_to_say(self, library, tmp_path, fact, says):
        library.house_facts.set("tapestry", fact, says)

        for other in opened(tmp_path / "other"):
            assert learn(other, written(library)) == {}

            assert other.house_facts.get("tapestry", fact) == says

    def test_names_of_all_that_begin_so_are_asked_for_by_a_star(self, library):
        library.house_facts.set("tapestry", FACT, TOLL % COINS)

        assert library.house_facts.get("tapestry", "taught.tapestry.*") == (FACT,)
        assert library.house_facts.get("imperium", "taught.tapestry.*") is None


class TestWhatIsRefused:
    @pytest.mark.parametrize(
        "value",
        [
            "",
            "[]",
            "null",
            '{"card":"academia"}',
            TOLL % "",
            TOLL % '{"verb":"gain","what":"coin","n":99}',
            TOLL % '{"verb":"gain","what":"everything"}',
            TOLL % '{"verb":"explode"}',
            TOLL % ",".join([COINS] * 9),
            TOLL % '{"verb":"told","said":"%s"}' % ("x" * 500),
            "[" * 1500,
        ],
    )
    def test_a_card_that_no_form_can_have_made(self, library, value):
        assert learn(library, a_file(("tapestry", FACT, value))) == {FACT: "tapestry.taught.broken"}
        assert library.house_facts.of("tapestry") == ()

    def test_one_under_another_name(self, library):
        row = ("tapestry", "taught.tapestry.academia", TOLL % COINS)

        assert learn(library, a_file(row)) == {row[1]: "tapestry.taught.broken"}

    def test_what_is_not_shared(self, library):
        row = ("tapestry", "tapestry/tracks.json:exploration", "7")

        assert learn(library, a_file(row)) == {row[1]: "library.learning.none"}

    @pytest.mark.parametrize(
        ("fact", "says"),
        [("grid.nowhere", "x"), ("tech_condition.guide_43", "x"), ("automa_says.x", "y" * 201)],
    )
    def test_what_no_card_can_say(self, library, fact, says):
        assert [*learn(library, a_file(("tapestry", fact, says)))] == [fact]
        assert library.house_facts.of("tapestry") == ()

    def test_the_sound_ones_of_a_file_are_learned_all_the_same(self, library):
        rows = (("tapestry", FACT, TOLL % COINS), ("nobody", "taught.x", "y"))

        assert learn(library, a_file(*rows)) == {"taught.x": "library.learning.none"}
        assert library.house_facts.get("tapestry", FACT) == TOLL % COINS

    @pytest.mark.parametrize(
        "data",
        [
            b"",
            b"{}",
            b"[]",
            a_file(facts=7),
            a_file(facts=[7]),
            a_file(facts=[{"game": "tapestry", "fact": FACT, "value": 7}]),
            a_file(facts=[[]] * (limits.TAUGHT + 1)),
            b" " * (limits.SURE + 1),
        ],
    )
    def test_a_file_that_is_none(self, library, data):
        with pytest.raises(Damaged):
            learn(library, data)

        assert library.house_facts.of("tapestry") == ()
