"""Games that are over."""

from datetime import timedelta

import pytest

from companion.errors import NothingToDo, NotKept
from companion.library.atomic import write_whole
from tests.core.toy import Earn, Options
from tests.library.makers import (
    EIGHT,
    GAME,
    TickingClock,
    a_finished_game,
    keys,
    the_library,
)


class TestFinishing:
    def test_moves_a_game_to_the_finished_ones(self, tmp_path):
        with the_library(tmp_path) as library:
            game_id = a_finished_game(library)

        with the_library(tmp_path) as library:
            [row] = library.finished

            assert (row.id, row.game, row.scores[0].name, row.scores[0].score) == (
                game_id,
                "toy",
                "Ana",
                12,
            )
            assert library.running == ()

    def test_counts_the_minutes(self, tmp_path):
        with the_library(tmp_path) as library:
            a_finished_game(library)

            assert library.finished[0].minutes == 2

    def test_is_refused_before_the_end(self, tmp_path):
        with the_library(tmp_path) as library:
            session = library.start(GAME, Options())

            with pytest.raises(NothingToDo):
                library.finish(session)
            assert len(library.running) == 1

    def test_cut_short_by_a_crash_is_ended_at_the_next_start(self, tmp_path):
        with the_library(tmp_path) as library:
            session = library.start(GAME, Options())
            session.do(Earn(12))
            journal = tmp_path / "games" / f"{library.id_of(session)}.jsonl"
            lines = journal.read_bytes()
            library.finish(session)
        journal.write_bytes(lines)
        (tmp_path / "index.json").unlink()

        with the_library(tmp_path) as library:
            assert (len(library.finished), library.running) == (1, ())

    def test_that_cannot_be_kept_leaves_the_game_running(self, tmp_path, monkeypatch):
        with the_library(tmp_path) as library:
            session = library.start(GAME, Options())
            session.do(Earn(12))
            monkeypatch.setattr("companion.library.finished.write_whole", _refuse)

            with pytest.raises(NotKept):
                library.finish(session)
            assert (len(library.finished), len(library.running)) == (0, 1)


class TestPastGames:
    def test_can_be_looked_through(self, tmp_path):
        with the_library(tmp_path) as library:
            session = library.review(a_finished_game(library))

            assert session.state.coins == 12
            with pytest.raises(NotKept):
                session.undo()

    def test_can_be_made_running_again_and_corrected(self, tmp_path):
        with the_library(tmp_path) as library:
            game_id = a_finished_game(library)
            session = library.reopen(game_id)
            session.undo()
            session.do(Earn(15))
            library.finish(session)

            assert [row.scores[0].score for row in library.finished] == [15]
            assert library.running == ()

    def test_stand_in_the_order_in_which_they_ended_whatever_the_clock_says(self, tmp_path):
        clock = TickingClock()
        with the_library(tmp_path, clock) as library:
            first = a_finished_game(library)
            clock.time = EIGHT - timedelta(days=400)
            second = a_finished_game(library)

            assert [row.id for row in library.finished] == [second, first]
            assert library.finished[0].minutes == 2

    def test_are_listed_without_being_read(self, tmp_path):
        with the_library(tmp_path) as library:
            for coins in range(10, 15):
                a_finished_game(library, coins)
        for file in (tmp_path / "finished").iterdir():
            file.write_bytes(b"not looked at")

        with the_library(tmp_path) as library:
            assert [row.scores[0].score for row in library.finished[:2]] == [14, 13]
            assert library.notices == []


class TestForgetting:
    def test_a_running_game_can_be_taken_back(self, tmp_path):
        with the_library(tmp_path) as library:
            session = library.start(GAME, Options())
            session.do(Earn(3))
            game_id = library.id_of(session)
            library.forget(game_id)

            assert (library.running, library.bin) == ((), (game_id,))

            library.take_back(game_id)

            assert library.resume(game_id).state.coins == 3

    def test_a_finished_game_can_be_taken_back_to_its_place(self, tmp_path):
        with the_library(tmp_path) as library:
            first, second = a_finished_game(library), a_finished_game(library)
            library.forget(first)

            assert [row.id for row in library.finished] == [second]

            library.take_back(first)

            assert [row.id for row in library.finished] == [second, first]

    def test_does_not_let_a_new_game_take_the_id(self, tmp_path):
        with the_library(tmp_path) as library:
            first = a_finished_game(library)
            library.forget(first)

            assert a_finished_game(library) != first

    def test_is_for_good_once_the_bin_is_emptied(self, tmp_path):
        with the_library(tmp_path) as library:
            library.forget(a_finished_game(library))
            library.empty_bin()

            assert library.bin == ()

    def test_what_is_not_there_is_refused(self, tmp_path):
        with the_library(tmp_path) as library:
            with pytest.raises(NothingToDo):
                library.forget("toy-1")
            with pytest.raises(NothingToDo):
                library.take_back("toy-1")


class TestADamagedFile:
    def test_of_a_game_is_set_aside_when_it_is_opened(self, tmp_path):
        with the_library(tmp_path) as library:
            bad, good = a_finished_game(library), a_finished_game(library)
            (tmp_path / "finished" / f"{bad}.json").write_bytes(b'{"kind": "finished game"')

            with pytest.raises(Exception, match=r"library\.damaged"):
                library.review(bad)
            assert [row.id for row in library.finished] == [good]
            assert keys(library) == ["library.notice.set_aside"]
        assert (tmp_path / "finished" / f"{bad}.json.damaged-1").exists()

    def test_of_the_index_is_set_aside_and_the_index_made_again(self, tmp_path):
        with the_library(tmp_path) as library:
            ids = [a_finished_game(library) for _ in range(3)]
        (tmp_path / "index.json").write_bytes(b"\0\0\0\0")

        with the_library(tmp_path) as library:
            assert [row.id for row in library.finished] == ids[::-1]
            assert keys(library) == ["library.notice.set_aside", "library.notice.index_rebuilt"]
        assert (tmp_path / "index.json.damaged-1").read_bytes() == b"\0\0\0\0"
        with the_library(tmp_path) as library:
            assert library.notices == []

    @pytest.mark.parametrize("row", ["{}", '{"id": 7}', '{"id": "x"}', '{"id": "x", "order": []}'])
    def test_of_the_index_whose_rows_make_no_sense_is_mended(self, tmp_path, row):
        with the_library(tmp_path) as library:
            game_id = a_finished_game(library)
        index = f'{{"kind": "index", "format": 1, "tables": {{"finished": {{"1": {row}}}}}}}'
        write_whole(tmp_path / "index.json", index.encode())

        with the_library(tmp_path) as library:
            assert [row.id for row in library.finished] == [game_id]

    def test_of_a_game_does_not_hide_the_others_when_the_index_is_made_again(self, tmp_path):
        with the_library(tmp_path) as library:
            bad, good = a_finished_game(library), a_finished_game(library)
        (tmp_path / "index.json").unlink()
        (tmp_path / "finished" / f"{bad}.json").write_bytes(b"[]")

        with the_library(tmp_path) as library:
            assert [row.id for row in library.finished] == [good]
            assert keys(library) == ["library.notice.set_aside"]

    def test_from_a_newer_version_is_left_alone(self, tmp_path):
        newer = b'{"kind": "finished game", "format": 99}'
        with the_library(tmp_path) as library:
            game_id = a_finished_game(library)
        (tmp_path / "index.json").unlink()
        file = tmp_path / "finished" / f"{game_id}.json"
        file.write_bytes(newer)

        with the_library(tmp_path) as library:
            assert (list(library.finished), keys(library)) == ([], ["library.too_new"])
        assert file.read_bytes() == newer


def _refuse(*_args, **_named):
    raise NotKept("library.not_kept.full", file="x")
