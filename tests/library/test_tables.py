"""A home folder full of games, as each version wrote it: every game is as it was left."""

import json
import shutil
from contextlib import suppress
from pathlib import Path

import pytest

from companion.content import Shelf
from companion.core.question import Amount, Choice, Ordering, Several, Text
from companion.errors import LoomError
from companion.i18n import Words
from companion.library.library import Library
from companion.resources import data_dir
from tests.fixtures import make
from tests.journals.golden import as_counted, outcome
from tests.library.makers import TickingClock

SHIPPED = sorted(path for path in Path(make.__file__).parent.iterdir() if path.name[0] == "v")
WORDS = {language: Words(data_dir() / "text", language) for language in ("en", "fr")}
KINDS = {"tapestry", "tapestry_people", "imperium", "imperium_campaign", "rise_and_fall"}
"""In which something is asked."""
LATER = {"v3": {"tapestry_company", "imperium_rows"}}
"""What came with a version: kept by its counts, rows read alone."""
PLACES = {"v1": (6, 3), "v2": (6, 3), "v3": (11, 9)}
"""How many games ended, and how many lie in the bin; of the third version plays from elsewhere
too."""
FROM_ELSEWHERE = {
    "v3": {"tapestry-2026-11-01-1", "score_pad-2026-11-02-1", "score_pad-2026-11-03-1"}
}

pytestmark = pytest.mark.parametrize("shipped", SHIPPED, ids=lambda path: path.name)


@pytest.fixture
def home(tmp_path, shipped):
    """A copy that may be written."""
    shutil.copytree(shipped / "tables", tmp_path / "home")
    return tmp_path / "home"


@pytest.fixture
def library(home):
    """Of this home."""
    opened = Library.open(home, TickingClock())
    yield opened
    opened.close()


def expected(shipped):
    """What each game came to, by its id."""
    return json.loads((shipped / "expected.json").read_bytes())


def found(library, game_id):
    """The game, wherever it is."""
    if game_id in library.bin:
        library.take_back(game_id)
    if library.finished.has(game_id):
        return library.review(game_id)
    return library.resume(game_id)


def fits(question):
    """An answer to it."""
    match question:
        case Choice():
            return question.ids[0]
        case Amount():
            return question.low
        case Several():
            return question.ids[: question.least]
        case Ordering():
            return question.ids
        case Text():
            return "a"
    return "a"


class TestEveryGame:
    def test_is_as_it_was(self, library, shipped):
        wanted = expected(shipped)
        games = {game_id: found(library, game_id) for game_id in wanted}

        assert library.notices == []
        kinds = {game_id.rpartition("-2026")[0] for game_id in wanted}
        assert kinds == {*KINDS, "score_pad", *LATER.get(shipped.name, ())}
        for game_id, session in games.items():
            come_to, kept = outcome(session), wanted[game_id]
            assert come_to["result"] == kept["result"], game_id
            table = {key: come_to["table"].get(key) for key in kept["table"]}
            assert as_counted(table) == as_counted(kept["table"]), game_id

    def test_is_in_its_place(self, library, shipped):
        assert not [game for game in library.running if game.trouble]
        assert len(library.running) >= 8
        assert (len(library.finished), len(library.bin)) == PLACES[shipped.name]

    def test_tells_all_its_steps_in_both_languages(self, library, shipped):
        for game_id in expected(shipped):
            session = found(library, game_id)
            for entry in session.entries:
                for question in session.questions(entry).values():
                    assert all(words.text(question.text) for words in WORDS.values())
                for line in entry.told:
                    assert all(words.text(line.text) for words in WORDS.values())

    def test_may_be_changed_into_itself_or_says_what_is_in_the_way(self, library, shipped):
        for game_id in expected(shipped):
            session = found(library, game_id)
            for at in range(0, len(session.entries), 15):
                with suppress(LoomError):  # said in words where it was touched
                    session.preview_change(session.entries[at].id)


class TestPlaysFromElsewhere:
    def test_are_kept_as_they_were_told(self, library, shipped):
        rows = {row.id: row for row in library.finished}
        told = [rows[one] for one in sorted(FROM_ELSEWHERE.get(shipped.name, ()))]

        assert [(row.scores[0].name, row.minutes, row.remark) for row in told] == [
            ("Ana", 45, "By the fire")
        ] * len(told)
        assert [row.scores[0].score for row in told] == [32, 33, 31][: len(told)]


class TestAGameThatWaits:
    def test_waits_for_the_same_answer_and_goes_on(self, library, shipped):
        asked = {key: kept["asked"] for key, kept in expected(shipped).items() if "asked" in kept}

        assert {game_id.rpartition("-2026")[0] for game_id in asked} == KINDS
        for game_id, key in asked.items():
            session = found(library, game_id)
            steps = len(session.entries)
            assert (game_id, session.pending.question.key) == (game_id, key)
            for _ in range(40):
                if not session.pending:
                    break
                session.answer(fits(session.pending.question))
            assert session.pending is None
            assert len(session.entries) == steps + 1


class TestWhatTheOwnerKnows:
    def test_is_there(self, library, home):
        shelf = Shelf(data_dir(), home / "edited")

        assert library.house_facts.get("rise_and_fall", "bank.gold") == 500
        assert (home / "edited" / "rise_and_fall" / "pieces.json").is_file()
        assert shelf.troubles == []


class TestABackup:
    def test_brings_all_of_it_back(self, tmp_path, shipped):
        library = Library.open(tmp_path / "other", TickingClock())
        try:
            library.restore(shipped / "tables.zip")
            wanted = expected(shipped)
            there = {game.id for game in library.running} | {row.id for row in library.finished}
            thrown = {"imperium-2026-11-17-2"}
            elsewhere = FROM_ELSEWHERE.get(shipped.name, set())
            assert there == (wanted.keys() - thrown) | elsewhere
            for game_id in there - elsewhere:
                assert outcome(found(library, game_id))["result"] == wanted[game_id]["result"]
        finally:
            library.close()


class TestARestoreCutShort:
    def test_is_ended_by_the_next_start(self, tmp_path, shipped):
        shutil.copytree(shipped / "half_restored", tmp_path / "home")
        library = Library.open(tmp_path / "home", TickingClock())
        try:
            points = [library.resume(game.id).state.total("1") for game in library.running]
            others = [library.resume(game.id).state.total("2") for game in library.running]

            assert sorted(points) == [3, 4]
            assert others == [0, 0]
            assert [person.name for person in library.people.all()] == ["Ana"]
            assert [notice.key for notice in library.notices] == ["library.notice.restored"]
            assert not (tmp_path / "home" / "restoring").exists()
        finally:
            library.close()
