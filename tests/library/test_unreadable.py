"""A disk that does not give a file now: nothing is damaged, and nothing is put in its place."""

from pathlib import Path

import pytest

from companion.errors import NotKept, Unreadable
from tests.core.toy import Earn, Options
from tests.library.makers import GAME, a_finished_game, keys, the_library


@pytest.fixture
def bad_disk(monkeypatch):
    """Say which files cannot be read."""
    bad: set[str] = set()
    whole = Path.open

    def open_it(path, *arguments, **more):
        if path.name in bad:
            raise OSError(5, "Input/output error")
        return whole(path, *arguments, **more)

    monkeypatch.setattr(Path, "open", open_it)
    return bad


class TestAGameThatCannotBeRead:
    def test_stays_where_it_is_and_says_why(self, tmp_path, bad_disk):
        with the_library(tmp_path) as library:
            session = library.start(GAME, Options())
            session.do(Earn(3))
            game_id = library.id_of(session)
        bad_disk.add(f"{game_id}.jsonl")
        with the_library(tmp_path) as library:
            (row,) = library.running

            assert row.trouble.key == "library.unreadable"
        bad_disk.clear()
        with the_library(tmp_path) as library:
            assert library.resume(game_id).state.coins == 3

    def test_that_is_finished_is_on_the_list_again_at_the_next_start(self, tmp_path, bad_disk):
        with the_library(tmp_path) as library:
            game_id = a_finished_game(library)
        (tmp_path / "index.json").unlink()
        (tmp_path / "past.json").unlink()
        bad_disk.add(f"{game_id}.json")
        with the_library(tmp_path) as library:
            assert list(library.finished) == []
            with pytest.raises(Unreadable):
                library.finished.read(game_id)
        bad_disk.clear()
        with the_library(tmp_path) as library:
            assert [row.id for row in library.finished] == [game_id]


class TestRecordsThatCannotBeRead:
    def test_are_not_replaced(self, tmp_path, bad_disk):
        with the_library(tmp_path) as library:
            library.people.add("Ana")
            library.people.add("Bo")
        bad_disk.add("people.json")
        with the_library(tmp_path) as library:
            assert keys(library) == ["library.unreadable"]
            assert [one.name for one in library.people.all()] == ["Ana"]  # the version before
            with pytest.raises(NotKept) as refusal:
                library.people.add("Cy")

            assert refusal.value.message.key == "library.unreadable"
        bad_disk.clear()
        with the_library(tmp_path) as library:
            assert [one.name for one in library.people.all()] == ["Ana", "Bo"]
