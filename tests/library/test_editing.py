"""What is kept is put right, and what stood there before stays with it."""

from datetime import UTC, datetime

import pytest

from companion.core.game import Result, Standing
from companion.core.message import Message
from companion.errors import AnswerRefused
from companion.library.editing import Changes
from companion.library.results import scores_of
from companion.library.rows import FinishedGame, FinishedRow
from tests.library.makers import a_finished_game, the_library

DAY = datetime(2026, 10, 3, 18, 0, tzinfo=UTC)


class TestEditing:
    def test_date_minutes_place_people_and_note(self, tmp_path):
        with the_library(tmp_path) as library:
            game_id = a_finished_game(library)
            old = library.finished.read(game_id).row
            changes = Changes(DAY, 75, " Chez  Zoé ", "close\nto the end", {"you": "Zoé"})
            library.shelf.put_right(game_id, changes)
        with the_library(tmp_path) as library:  # from the disk
            kept = library.finished.read(game_id)
            [row] = library.finished

        assert kept.row == row
        assert (row.started, row.minutes) == ("2026-10-03T18:00:00+00:00", 75)
        assert (row.place, row.remark) == ("Chez Zoé", "close\nto the end")
        assert [score.name for score in row.scores] == ["Zoé"]
        assert [one.before for one in kept.edits] == [
            {
                "started": old.started,
                "minutes": old.minutes,
                "place": "",
                "remark": "",
                "names": {"you": "Ana"},
            }
        ]

    def test_nothing_changed_is_no_edit(self, tmp_path):
        with the_library(tmp_path) as library:
            game_id = a_finished_game(library)
            library.shelf.put_right(game_id, Changes(minutes=library.finished[0].minutes))

            assert library.finished.read(game_id).edits == ()

    def test_whoever_had_no_name_is_given_one(self, tmp_path):
        nobody = Message("score_pad.player", number=2)
        rows = (Standing("1", "Ana", 3, 1, True), Standing("2", nobody, 1, 2, False))
        row = FinishedRow("pad-1", "score_pad", "", "", scores_of(Result(rows)), order=1)
        with the_library(tmp_path) as library:
            library.finished.add(FinishedGame(row, Result(rows), ()))
            library.shelf.put_right("pad-1", Changes(names={"2": "Bo"}))
            kept = library.finished.read("pad-1")

            assert [one.name for one in kept.row.scores] == ["Ana", "Bo"]
            assert [one.before for one in kept.edits] == [{"names": {"2": ""}}]

    def test_it_stays_when_the_game_is_opened_and_kept_again(self, tmp_path):
        with the_library(tmp_path) as library:
            game_id = a_finished_game(library)
            library.shelf.put_right(game_id, Changes(DAY, 75, "Lyon", "close", {"you": "Zoé"}))
            before = library.finished.read(game_id)
            session = library.reopen(game_id)
            library.leave(session)
            kept_id = library.finish(library.resume(game_id))
            kept = library.finished.read(kept_id)

            assert (kept.row.place, kept.row.remark, kept.row.minutes) == ("Lyon", "close", 75)
            assert kept.row.started == before.row.started
            assert [one.name for one in kept.row.scores] == ["Zoé"]
            assert kept.edits == before.edits

    def test_it_can_be_taken_back(self, tmp_path):
        with the_library(tmp_path) as library:
            game_id = a_finished_game(library)
            before = library.shelf.put_right(game_id, Changes(place="Lyon"))
            library.shelf.put_back(before)

            assert library.finished[0].place == ""
            assert library.finished.read(game_id) == before

    def test_a_name_that_is_none_is_refused(self, tmp_path):
        with the_library(tmp_path) as library:
            game_id = a_finished_game(library)
            with pytest.raises(AnswerRefused):
                library.shelf.put_right(game_id, Changes(names={"you": "  "}))
