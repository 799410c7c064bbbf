"""The rules made ahead: the same as made now, good for what they were made of, and no longer."""

from __future__ import annotations

import json
import os
import shutil
from functools import partial
from pathlib import Path

import pytest

from companion.content import SHELF
from companion.content.owners_words import word_of
from companion.lookup import kept, ports
from companion.lookup import rules as rules_module
from companion.lookup.ahead import looking_ahead
from companion.lookup.kept import ENDING, is_kept, open_kept, opened, packed
from companion.lookup.sources import Sources
from companion.resources import data_dir
from tests.lookup.test_folders import GAMES, rules_of
from tools import build_rules

HERE = Path(__file__).parent
QUESTIONS = json.loads((HERE / "questions.json").read_text("utf-8"))["questions"]
GAME = "rise_and_fall"


@pytest.fixture
def home(tmp_path):
    """A home folder that keeps; the shelf is put back."""
    edited, tell, before = SHELF.edited, SHELF.tell, SHELF.kept
    SHELF.kept = tmp_path / "kept"
    SHELF.use_edited(tmp_path / "edited")
    ports.opened_with.cache_clear()
    yield tmp_path
    SHELF.kept = before
    SHELF.use_facts({})
    SHELF.use_edited(edited, tell)
    ports.opened_with.cache_clear()


@pytest.fixture
def made(monkeypatch):
    """Which games were made anew."""
    games: list[str] = []

    def build(game):
        games.append(game)
        return built(game)

    built = ports.built
    monkeypatch.setattr(ports, "built", build)
    return games


def first_question(game: str = GAME, asked: str = "ville"):
    """The app is started, opens the rules and asks."""
    ports.opened_with.cache_clear()
    return [entry.id for entry in ports.rules_of(game).search(asked)]


def written(home: Path, name: str, text: str) -> None:
    file = home / "edited" / name
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8")


class TestTheSame:
    @pytest.mark.parametrize("game", GAMES)
    def test_entries_drawers_and_facts(self, game):
        now = rules_of(game)
        rules = opened(packed(now), lambda: now)

        assert rules.about == now.about
        assert rules.kinds == now.kinds
        for one, other in zip(rules.entries, now.entries, strict=True):
            assert (one.id, one.title, one.answer, one.details) == (
                (other.id, other.title, other.answer, other.details)
            )
            assert one.lines == other.lines
            assert (one.see, one.printed, one.tellable) == (
                (other.see, other.printed, other.tellable)
            )

    def test_answers_to_questions_half_typed_ones_and_slips(self):
        now = rules_of("tapestry")
        rules = opened(packed(now), lambda: now)
        for question, _ in QUESTIONS[::6]:
            for asked in (question, question[: len(question) // 2], question.replace("e", "r", 1)):
                assert [each.id for each in rules.search(asked)] == [
                    each.id for each in now.search(asked)
                ]
                assert rules.marks(asked, question) == now.marks(asked, question)

    def test_the_same_bytes(self):
        assert packed(ports.built(GAME)) == packed(ports.built(GAME))


class TestFresh:
    def test_it_is_kept_at_the_first_question_and_opened_from_then_on(self, home, made):
        answers = first_question()
        again = first_question()

        assert answers == again
        assert made == [GAME]

    def test_an_entry_that_is_rendered_when_read_is_made_then(self, home, made):
        first_question("imperium", "celtes")
        first_question("imperium", "celtes")
        entry = ports.rules_of("imperium").entry("table.celts")

        assert made == ["imperium"]
        assert len(entry.lines) > len(entry.facts)
        assert made == ["imperium", "imperium"]

    def test_a_touched_file_is_read_and_found_to_be_the_same(self, home, made):
        written(home, "text/fr/search/other.json", "{}")
        first_question()
        os.utime(home / "edited/text/fr/search/other.json", ns=(1, 1))
        first_question()
        stamp = (SHELF.kept / f"{GAME}{ENDING}").read_bytes().split(b"\n")[0].split()[-1]

        assert made == [GAME]
        assert stamp.decode() == Sources(SHELF, GAME).stamp

    def test_ahead_of_the_first_question(self, home, made):
        steps = sum(1 for _ in looking_ahead(GAME))

        assert steps > 50
        assert is_kept(GAME)
        assert list(looking_ahead(GAME)) == []
        assert first_question()
        assert made == []


class TestStale:
    @pytest.fixture(autouse=True)
    def _kept(self, home, made):
        first_question()
        made.clear()

    def test_a_catalogue_of_the_owners_own(self, home, made):
        written(
            home,
            f"text/fr/{GAME}.name.po",
            'msgid ""\nmsgstr ""\n"Language: fr\\n"\n\n'
            f'msgid "{GAME}.name.action.nomad.city"\nmsgstr "Bourgade"\n',
        )

        assert first_question(asked="bourgade")
        assert made == [GAME]

    def test_a_language_of_the_home_folder(self, home, made):
        shutil.copytree(data_dir() / "text" / "fr", home / "edited" / "text" / "nl")

        first_question()

        assert made == [GAME]

    def test_a_data_file_put_right(self, home, made):
        file = next((data_dir() / GAME).glob("*.json"))
        written(home, f"{GAME}/{file.name}", file.read_text("utf-8") + "\n")

        first_question()

        assert made == [GAME]

    def test_a_word_that_was_told(self, made):
        SHELF.use_facts({word_of("fr", f"{GAME}.name.action.nomad.city"): "Bourgade"})

        assert first_question(asked="bourgade")
        assert made == [GAME]

    def test_but_no_other_answer_of_the_owner(self, made):
        SHELF.use_facts({"bank.gold": 120})

        first_question()

        assert made == []

    @pytest.mark.parametrize(
        "damage",
        [
            lambda whole: b"",
            lambda whole: whole[: len(whole) // 2],
            lambda whole: b"what is this?\n" + whole,
            lambda whole: whole[:-9] + bytes(9),
            lambda whole: whole.replace(b" ", b"\xff", 1),
        ],
    )
    def test_a_damaged_file_is_made_anew_without_a_word(self, made, damage, capfd):
        file = SHELF.kept / f"{GAME}{ENDING}"
        whole = file.read_bytes()
        file.write_bytes(damage(whole))

        assert first_question()
        assert made == [GAME]
        assert file.read_bytes() == whole
        assert capfd.readouterr() == ("", "")

    def test_a_disk_that_takes_nothing_stops_nobody(self, home, made):
        shutil.rmtree(SHELF.kept)
        SHELF.kept.write_text("no folder", encoding="utf-8")

        assert first_question()


class TestWhatTheOwnerPutThere:
    """Nothing of it keeps the rules from being opened."""

    @pytest.mark.parametrize("name", [f"text/fr/{GAME}.po", f"{GAME}/about.json", "text/de.po"])
    def test_a_folder_named_like_a_file(self, home, name):
        (home / "edited" / name).mkdir(parents=True)

        assert first_question()

    def test_a_name_that_leads_nowhere(self, home):
        (home / "edited" / "text" / "fr").mkdir(parents=True)
        (home / "edited" / "text" / "fr" / "app.po").symlink_to(home / "nowhere")

        assert first_question()

    @pytest.mark.parametrize("holds", ["{", "[]", None])
    def test_search_words_of_a_language_of_their_own_that_are_none(self, home, holds):
        name = f"text/de/search/{GAME}.json"
        if holds is None:
            (home / "edited" / name).mkdir(parents=True)
        else:
            written(home, name, holds)
        written(home, "text/de/app.po", "")

        assert first_question()
        assert len(SHELF.troubles) == (holds is not None)


class TestShipped:
    @pytest.fixture
    def shipped(self, home, monkeypatch):
        """A package that brings the rules made ahead."""
        (file,) = build_rules.run(home / "shipped", [GAME])
        monkeypatch.setattr(kept, "SHIPPED", file.parent)
        return file.parent

    def test_they_are_opened_and_kept_under_what_is_there(self, shipped, made):
        assert first_question()
        assert made == []
        assert (SHELF.kept / f"{GAME}{ENDING}").is_file()

    def test_not_where_the_owner_has_a_copy_of_his_own(self, shipped, home, made):
        written(home, f"text/fr/{GAME}.name.po", "")

        assert first_question()
        assert made == [GAME]

    def test_code_without_its_text_is_that_of_the_package(self, shipped, made, monkeypatch):
        monkeypatch.setattr("companion.lookup.sources.CODE", (".none",))

        assert first_question()
        assert made == []


def test_to_see_that_they_fit_no_file_is_read(home, monkeypatch):
    first_question()
    monkeypatch.setattr(Sources, "_read", lambda *_: pytest.fail("read"))

    assert is_kept(GAME)


def test_none_is_kept_where_there_is_no_home(made, monkeypatch):
    monkeypatch.setattr(SHELF, "kept", None)

    assert open_kept(GAME, lambda: ports.built(GAME)).search("ville")


def test_what_every_language_says_is_not_held_by_rules_that_nobody_asks():
    """A number that was told has them made anew: a dozen megabytes stayed until a question came."""
    rules_module._voices.cache_clear()
    open_kept("tapestry", partial(ports.built, "tapestry"))

    assert rules_module._voices.cache_info().currsize == 0
