"""What is kept is put right, and what stood there before stays with it."""

from datetime import UTC, datetime

import pytest

from companion.core.about import ELSEWHERE, About
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

    def test_nothing_changed_is_no_edit(self, library):
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

    def test_it_stays_when_the_game_is_opened_and_kept_again(self, library):
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

    def test_its_day_places_it_still_when_it_is_opened_and_kept_again(self, library):
        game_id = a_finished_game(library)
        library.shelf.put_right(game_id, Changes(DAY))
        session = library.reopen(game_id)
        library.leave(session)
        library.finish(library.resume(game_id))

        assert library.finished[0].by_day

    def test_it_can_be_taken_back(self, library):
        game_id = a_finished_game(library)
        before = library.shelf.put_right(game_id, Changes(place="Lyon"))
        library.shelf.put_back(before)

        assert library.finished[0].place == ""
        assert library.finished.read(game_id) == before

    def test_a_name_that_is_none_is_refused(self, library):
        game_id = a_finished_game(library)
        with pytest.raises(AnswerRefused):
            library.shelf.put_right(game_id, Changes(names={"you": "  "}))


class TestPoints:
    """Of a game that has no steps: whoever wrote it down may have written it wrongly."""

    def kept(self, library, *people, highest_wins=True):
        """Name, points, rank and whether they won, of everybody."""
        rows = tuple(Standing(name, name, points, rank, won) for name, points, rank, won in people)
        result = Result(rows, highest_wins=highest_wins)
        row = FinishedRow(
            "pad-1", "score_pad", "", "", scores_of(result), order=1, about=About(ELSEWHERE)
        )
        library.finished.add(FinishedGame(row, result, ()))

    def after(self, library, **points):
        library.shelf.put_right("pad-1", Changes(points=points))
        kept = library.finished.read("pad-1")

        assert kept.row.scores == library.finished[0].scores
        return [(one.name, one.score, one.rank, one.winner) for one in kept.result.rows]

    def test_are_put_right_and_who_won_with_them(self, library):
        self.kept(library, ("Ana", 70, 1, True), ("Bo", 55, 2, False))

        assert self.after(library, Bo=98.5) == [("Bo", 98.5, 1, True), ("Ana", 70, 2, False)]
        assert library.finished.read("pad-1").edits[0].before == {"points": {"Bo": 55}}

    def test_the_fewest_win_where_they_did(self, library):
        people = ("Ana", 3, 1, True), ("Bo", 9, 2, False)
        self.kept(library, *people, highest_wins=False)

        assert self.after(library, Bo=1)[0] == ("Bo", 1, 1, True)

    def test_a_tie_that_was_broken_stays_so(self, library):
        self.kept(library, ("Ana", 50, 1, True), ("Bo", 50, 2, False), ("Cy", 3, 3, False))
        after = self.after(library, Cy=30)

        assert [(one[0], one[2], one[3]) for one in after] == [
            ("Ana", 1, True),
            ("Bo", 2, False),
            ("Cy", 3, False),
        ]

    def test_who_won_together_still_did(self, library):
        self.kept(library, ("Ana", 50, 1, True), ("Bo", 40, 2, True))

        assert all(won for *_, won in self.after(library, Bo=60))

    def test_they_may_be_told_later_and_taken_away(self, library):
        self.kept(library, ("Ana", 50, 1, True), ("Bo", None, 2, False))

        assert self.after(library, Bo=60)[0] == ("Bo", 60, 1, True)
        assert self.after(library, Bo=None)[0] == ("Ana", 50, 1, True)

    @pytest.mark.parametrize("points", [10**9, -(10**9), float("nan")])
    def test_that_nobody_reaches_are_refused(self, library, points):
        self.kept(library, ("Ana", 50, 1, True))

        with pytest.raises(AnswerRefused):
            self.after(library, Ana=points)

    def test_of_a_game_with_steps_come_from_these(self, library):
        game_id = a_finished_game(library)

        with pytest.raises(AnswerRefused):
            library.shelf.put_right(game_id, Changes(points={"you": 99}))
