"""The bin: nothing that is thrown away or taken back ever takes another game's place."""

import json

import pytest

from companion.core.journal import FileJournal
from companion.errors import NotKept
from companion.library.atomic import move
from tests.core.toy import Earn, Options
from tests.library.makers import GAME, a_finished_game, keys, the_library


def coins_by_id(library) -> dict[str, int]:
    """Of the running games."""
    return {game.id: library.resume(game.id).state.coins for game in library.running}


@pytest.fixture
def twice(tmp_path):
    """A game in the bin, and the same one played on after a restore."""
    with the_library(tmp_path / "home") as library:
        session = library.start(GAME, Options())
        session.do(Earn(5))
        game_id = library.id_of(session)
        library.backup(tmp_path / "old.zip")
        library.forget(game_id)
        (tmp_path / "kept").mkdir()
        thrown = tmp_path / "home" / "bin" / f"{game_id}.jsonl"
        kept = thrown.read_bytes()
        library.restore(tmp_path / "old.zip")
        thrown.write_bytes(kept)
        for _ in range(40):
            library.resume(game_id).do(Earn(1))
    return tmp_path / "home", game_id


class TestASecondGameOfAnId:
    def test_taken_back_gets_an_id_of_its_own(self, twice):
        home, game_id = twice
        with the_library(home) as library:
            playing = library.resume(game_id)
            back = library.take_back(game_id)
            playing.do(Earn(1))

            assert coins_by_id(library) == {game_id: 46, back: 5}
        with the_library(home) as library:
            assert coins_by_id(library) == {game_id: 46, back: 5}

    def test_thrown_away_leaves_the_first_in_the_bin(self, twice):
        home, game_id = twice
        with the_library(home) as library:
            thrown = library.forget(game_id)

            assert set(library.bin) == {game_id, thrown}

            back = [library.take_back(one) for one in (thrown, game_id)]

            assert coins_by_id(library) == {back[0]: 45, back[1]: 5}

    def test_finished_stands_beside_one_that_is_taken_back(self, tmp_path):
        with the_library(tmp_path) as library:
            game_id = a_finished_game(library, 12)
            copy = (tmp_path / "finished" / f"{game_id}.json").read_bytes()
            library.forget(game_id)
            library.reopen(library.take_back(game_id)).do(Earn(1))
            (tmp_path / "bin" / f"{game_id}.json").write_bytes(copy)
            back = library.take_back(game_id)

            assert coins_by_id(library) == {game_id: 13}
            assert library.review(back).state.coins == 12
            assert library.bin == ()
        with the_library(tmp_path) as library:
            assert coins_by_id(library) == {game_id: 13}
            assert [row.id for row in library.finished] == [back]
            assert library.notices == []

    def test_that_is_damaged_comes_back_under_another_name_too(self, tmp_path):
        with the_library(tmp_path) as library:
            game_id = a_finished_game(library, 12)
            (tmp_path / "bin" / f"{game_id}.json").write_bytes(b"{")
            library.take_back(game_id)

            assert library.review(game_id).state.coins == 12
            assert keys(library) == ["library.notice.set_aside"]

    def test_of_another_kind_of_file_has_another_name_in_the_bin(self, tmp_path):
        with the_library(tmp_path) as library:
            game_id = a_finished_game(library, 12)
            library.forget(game_id)
            session = library.start(GAME, Options())
            other = library.id_of(session)
            library.leave(session)
            (tmp_path / "games" / f"{other}.jsonl").rename(tmp_path / "games" / f"{game_id}.jsonl")
            thrown = library.forget(game_id)

            assert thrown != game_id
            assert set(library.bin) == {game_id, thrown}


class TestAJournalBesideAFinishedGameOfItsId:
    def test_is_dropped_where_the_finished_game_holds_all_of_it(self, tmp_path):
        with the_library(tmp_path) as library:
            game_id = a_finished_game(library, 12)
            library.reopen(game_id)
            journal = (tmp_path / "games" / f"{game_id}.jsonl").read_bytes()
            library.finish(library.resume(game_id))
        (tmp_path / "games" / f"{game_id}.jsonl").write_bytes(journal)
        with the_library(tmp_path) as library:
            assert library.running == ()
            assert [row.id for row in library.finished] == [game_id]

    def test_is_kept_where_it_is_another_game(self, tmp_path):
        with the_library(tmp_path) as library:
            session = library.start(GAME, Options())
            session.do(Earn(3))
            other = library.id_of(session)
            game_id = a_finished_game(library, 12)
        (tmp_path / "games" / f"{other}.jsonl").rename(tmp_path / "games" / f"{game_id}.jsonl")
        with the_library(tmp_path) as library:
            assert list(coins_by_id(library).values()) == [3]
            assert library.review(game_id).state.coins == 12

    def test_is_kept_where_it_was_played_on(self, tmp_path):
        with the_library(tmp_path) as library:
            game_id = a_finished_game(library, 12)
            finished = (tmp_path / "finished" / f"{game_id}.json").read_bytes()
            library.reopen(game_id).do(Earn(1))
        (tmp_path / "finished" / f"{game_id}.json").write_bytes(finished)
        with the_library(tmp_path) as library:
            assert list(coins_by_id(library).values()) == [13]
            assert library.review(game_id).state.coins == 12

    def test_is_kept_where_the_finished_game_is_damaged(self, tmp_path):
        with the_library(tmp_path) as library:
            session = library.start(GAME, Options())
            session.do(Earn(12))
            game_id = library.id_of(session)
        (tmp_path / "finished" / f"{game_id}.json").write_bytes(b"{}")
        with the_library(tmp_path) as library:
            assert coins_by_id(library) == {game_id: 12}
            assert keys(library) == ["library.notice.set_aside"]

    def test_finished_again_replaces_nothing(self, tmp_path):
        with the_library(tmp_path) as library:
            game_id = a_finished_game(library, 12)
            session = library.start(GAME, Options())
            session.do(Earn(15))
            started = library.id_of(session)
            library.leave(session)
            (tmp_path / "games" / f"{started}.jsonl").rename(
                tmp_path / "games" / f"{game_id}.jsonl"
            )
            kept = library.finish(library.resume(game_id))

            assert kept != game_id
            assert {row.id: row.scores[0].score for row in library.finished} == {
                game_id: 12,
                kept: 15,
            }


class TestMoving:
    def test_never_replaces(self, tmp_path):
        (tmp_path / "a").write_bytes(b"a")
        (tmp_path / "b").write_bytes(b"b")
        with pytest.raises(NotKept):
            move(tmp_path / "a", tmp_path / "b")

        assert (tmp_path / "b").read_bytes() == b"b"
        assert (tmp_path / "a").read_bytes() == b"a"


def test_a_game_taken_back_is_the_very_same_file(tmp_path):
    with the_library(tmp_path) as library:
        session = library.start(GAME, Options())
        session.do(Earn(3))
        game_id = library.id_of(session)
        journal = tmp_path / "games" / f"{game_id}.jsonl"
        before = journal.read_bytes()
        library.take_back(library.forget(game_id))

    assert journal.read_bytes() == before
    assert json.dumps(FileJournal(journal).lines[1]["do"]) == '["Earn", 1, {"coins": 3}]'


def test_a_finished_game_thrown_under_another_id_comes_back_whole(tmp_path):
    with the_library(tmp_path / "home") as library:
        game_id = a_finished_game(library)
        library.backup(tmp_path / "old.zip")
        library.forget(game_id)
        kept = (tmp_path / "home" / "bin" / f"{game_id}.json").read_bytes()
        library.restore(tmp_path / "old.zip")
        (tmp_path / "home" / "bin" / f"{game_id}.json").write_bytes(kept)
        thrown = library.forget(game_id)
        back = library.take_back(thrown)

        assert thrown != game_id
        assert library.review(back).state.coins == 12
    with the_library(tmp_path / "home") as library:
        assert (keys(library), [row.id for row in library.finished]) == ([], [back])
