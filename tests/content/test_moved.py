"""Owners' copies from when data files held words: nothing of theirs is lost."""

import json
import shutil
from functools import cache
from pathlib import Path

import pytest

from companion.content import Shelf, po
from companion.content.moved import take_words_out
from companion.games.tapestry.content.boards import Tracks
from companion.i18n import Words
from companion.lookup.asked import asked_of
from companion.lookup.written import WrittenPage
from companion.resources import data_dir

OLD = Path(__file__).parents[1] / "fixtures" / "edited_with_words"


@pytest.fixture(scope="module")
def edited(tmp_path_factory):
    """Taken over once; nobody writes there afterwards."""
    return shutil.copytree(OLD, tmp_path_factory.mktemp("home") / "edited")


@pytest.fixture(scope="module")
def told(edited):
    return take_words_out(edited)


@cache
def words(edited: Path, language: str) -> Words:
    return Words(data_dir() / "text", language, edited=edited / "text")


DEEDS = ("advance", "regress")


class TestWords:
    @pytest.mark.parametrize(
        ("language", "key", "said"),
        [
            ("en", "tapestry.name.space.exploration.2", "Our rafts"),
            ("fr", "tapestry.name.space.exploration.2", "Radeaux"),
            ("en", "tapestry.name.building.market", "bazaar"),
            ("fr", "rise_and_fall.name.piece.nomad", "Vagabond"),
        ],
    )
    def test_names_are_said_as_the_owner_wrote_them(self, edited, told, language, key, said):
        assert words(edited, language).say(key) == said

    @pytest.mark.parametrize(
        ("language", "key", "said"),
        [
            ("en", "tapestry.gives.thing.coin", "3 ducats"),
            ("fr", "tapestry.gives.thing.coin", "3 pièces"),
            ("fr", "words.shape.then", "a, ensuite b"),
            ("en", "tapestry.gives.conquer.anywhere", "conquer wherever you like"),
            ("en", "tapestry.says.label.cost", "Price"),
        ],
    )
    def test_phrases_are_said_in_their_forms(self, edited, told, language, key, said):
        assert words(edited, language).say(key, n=3, first="a", second="b") == said

    def test_of_many_phrases_only_what_differs_is_kept(self, edited, told):
        files = [*(edited / "text").glob("*/tapestry.[gs]*.po"), *edited.rglob("words.shape.po")]

        keys = {entry.key for file in files for entry in po.read(file.read_text("utf-8"), "")}

        no_longer_said = {"tapestry.says.change.fact", "tapestry.says.change.fact_loss"}
        said_otherwise_since = {
            "tapestry.says.value.tier",
            "tapestry.says.sentence.space_tile",
            "tapestry.gives.score_capital",
            "tapestry.gives.draw_keep",
            *(f"tapestry.gives.{one}.{how}" for one in DEEDS for how in ("with", "without")),
            "tapestry.says.asked.civilization",
        }
        assert keys - no_longer_said - said_otherwise_since == {
            "",
            "tapestry.gives.thing.coin",
            "words.shape.then",
            "tapestry.gives.conquer.anywhere",
            "tapestry.says.label.cost",
        }

    def test_answers_of_the_rules_too(self, edited, told):
        key = "tapestry.rules.variants.variant.removed_cards.answer"

        assert words(edited, "en").say(key).endswith("such as Theocracy.")

    def test_only_what_differs_from_ours_is_kept(self, edited, told):
        file = edited / "text" / "en" / "tapestry.name.space.po"

        keys = [entry.key for entry in po.read(file.read_text("utf-8"), file.name) if entry.key]

        assert keys == ["tapestry.name.space.exploration.2"]

    def test_words_to_ask_by_are_found(self, edited, told):
        asked = asked_of(Shelf(data_dir(), edited), "tapestry")

        assert "house bans" in asked.words["variant.removed_cards"]


class TestFacts:
    def test_the_copy_keeps_its_facts_and_reads_without_trouble(self, edited, told):
        shelf = Shelf(data_dir(), edited)

        tracks = shelf.load("tapestry/tracks.json", Tracks).tracks
        page = shelf.load("tapestry/rules/variants.json", WrittenPage)

        assert tracks[0].tiers[0].cost == {"any_resource": 3}
        assert tracks[3].spaces[10].note
        assert {entry.id: entry.details for entry in page.entries}["variant.science_die"] >= 0
        assert not shelf.troubles

    def test_a_copy_that_held_other_words_only_is_no_copy_any_more(self, edited, told):
        assert not (edited / "tapestry" / "words.json").exists()
        assert not (edited / "rise_and_fall" / "pieces.json").exists()

    def test_every_copy_as_it_was_stays_beside_it(self, edited, told):
        before = edited / "tapestry" / "tracks.json.before"

        assert before.read_bytes() == (OLD / "tapestry" / "tracks.json").read_bytes()

    def test_each_is_told_once(self, edited, told):
        assert {message.params["file"] for message in told} == {
            "tapestry/tracks.json",
            "tapestry/words.json",
            "tapestry/phrases.json",
            "tapestry/rules/variants.json",
            "rise_and_fall/pieces.json",
        }
        assert take_words_out(edited) == []


class TestOthers:
    @pytest.mark.parametrize(
        "text", ["[" * 100_000 + "]" * 100_000, '{"tracks": ' + "1" * 5_000 + "}"]
    )
    @pytest.mark.parametrize("name", ["tracks.json", "civilizations.json"])
    def test_one_without_end_keeps_nothing_from_opening(self, tmp_path, name, text):
        (tmp_path / "tapestry").mkdir()
        file = tmp_path / "tapestry" / name
        file.write_text(text, encoding="utf-8")
        told = take_words_out(tmp_path)

        assert {message.key for message in told} <= {"content.unreadable"}
        assert file.read_text(encoding="utf-8") == text

    def test_a_damaged_copy_is_left_to_what_reads_it(self, tmp_path):
        (tmp_path / "tapestry").mkdir()
        file = tmp_path / "tapestry" / "tracks.json"
        file.write_text('{"tracks": [', encoding="utf-8")

        assert take_words_out(tmp_path) == []
        assert file.exists()

    def test_a_copy_of_facts_stays_as_it_is(self, tmp_path):
        (tmp_path / "tapestry").mkdir()
        file = tmp_path / "tapestry" / "tracks.json"
        shutil.copy(data_dir() / "tapestry" / "tracks.json", file)

        assert take_words_out(tmp_path) == []
        assert json.loads(file.read_text("utf-8"))["tracks"]
