"""Games that are over."""

import json
import os
from datetime import datetime, timedelta

import pytest

from companion.errors import NothingToDo, NotKept
from companion.library.atomic import write_whole
from companion.library.editing import Changes
from companion.library.formats import INDEX
from companion.library.index import PAGE
from companion.library.progress import do_all
from companion.sharing import Naming, kept_of_play, read_table
from tests.core.toy import Earn, Options
from tests.library.makers import (
    EIGHT,
    GAME,
    TickingClock,
    a_finished_game,
    keys,
    the_library,
)


def assert_minutes_of_its_own(row):
    """Those from its beginning to its end, however often the clock was looked at between."""
    began, ended = map(datetime.fromisoformat, (row.started, row.ended))

    assert timedelta(minutes=row.minutes) == ended - began > timedelta(0)


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

    def test_counts_the_minutes(self, library):
        a_finished_game(library)

        assert_minutes_of_its_own(library.finished[0])

    def test_is_refused_before_the_end(self, library):
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
        forget_index(tmp_path)

        with the_library(tmp_path) as library:
            assert (len(library.finished), library.running) == (1, ())

    def test_that_cannot_be_kept_leaves_the_game_running(self, library, monkeypatch):
        session = library.start(GAME, Options())
        session.do(Earn(12))
        monkeypatch.setattr("companion.library.finished.write_whole", _refuse)

        with pytest.raises(NotKept):
            library.finish(session)
        assert (len(library.finished), len(library.running)) == (0, 1)


class TestPastGames:
    def test_can_be_looked_through(self, library):
        session = library.review(a_finished_game(library))

        assert session.state.coins == 12
        with pytest.raises(NotKept):
            session.undo()

    def test_can_be_made_running_again_and_corrected(self, library):
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
            assert_minutes_of_its_own(library.finished[0])

    def test_are_found_when_a_crash_kept_them_off_the_list(self, tmp_path):
        with the_library(tmp_path) as library:
            a_finished_game(library)
            old = (tmp_path / "index.json").read_bytes()
            a_finished_game(library)
        (tmp_path / "index.json").write_bytes(old)
        os.utime(tmp_path / "finished", (1, 1))  # clocks of folders are coarse

        with the_library(tmp_path) as library:
            assert len(library.finished) == 2

    @pytest.mark.parametrize("count", [0, 1, PAGE, PAGE + 1, 2 * PAGE + 3])
    def test_can_be_looked_at_page_by_page(self, tmp_path, count):
        with the_library(tmp_path) as library:
            ids = [a_finished_game(library) for _ in range(count)][::-1]
        with the_library(tmp_path) as library:
            past = library.finished

            assert [row.id for row in past[:5]] == ids[:5]
            assert [row.id for row in past[PAGE - 1 : PAGE + 2]] == ids[PAGE - 1 : PAGE + 2]
            assert [row.id for row in past] == ids
            assert [past[-1 - place].id for place in range(count)] == ids[::-1]
            with pytest.raises(IndexError):
                past[count]

    def test_are_listed_without_being_read(self, tmp_path):
        with the_library(tmp_path) as library:
            for coins in range(10, 15):
                a_finished_game(library, coins)
        for file in (tmp_path / "finished").iterdir():
            file.write_bytes(b"not looked at")

        with the_library(tmp_path) as library:
            assert [row.scores[0].score for row in library.finished[:2]] == [14, 13]
            assert library.notices == []


class TestTheirDays:
    """What came from elsewhere stands where it was played, not where it was kept."""

    def played(self, day):
        [play] = read_table(f"date,game,name,score\n{day},Azul,Ana,7\n").plays
        return kept_of_play(play, Naming())

    def test_plays_of_a_table_stand_by_their_days(self, tmp_path):
        clock = TickingClock()
        with the_library(tmp_path, clock) as library:
            first = a_finished_game(library)
            clock.time += timedelta(days=60)
            last = a_finished_game(library)
            came = [self.played(day) for day in ("2026-06-01", "2026-12-01", "2026-05-01")]
            do_all(library.shelf.bring_in(came))
            ids = [row.id for row in library.finished]

            assert [ids.index(last), ids.index(first)] == [0, 2]
            assert [one.partition("pad-")[2][:7] for one in ids[1:]] == [
                "2026-12",
                first.partition("pad-")[2],
                "2026-06",
                "2026-05",
            ]
        with the_library(tmp_path) as library:
            assert [row.id for row in library.finished] == ids
            assert library.finished.next_order() == 6

    def test_a_game_whose_day_is_put_right_moves_there(self, library):
        first, second = a_finished_game(library), a_finished_game(library)
        library.shelf.put_right(second, Changes(started=EIGHT - timedelta(days=9)))

        assert [row.id for row in library.finished] == [first, second]

    def test_a_game_handed_over_stands_where_it_was_played(self, tmp_path):
        clock = TickingClock(EIGHT - timedelta(days=30))
        with the_library(tmp_path / "there", clock) as there:
            sent = there.shelf.hand_over(a_finished_game(there))
        with the_library(tmp_path / "here") as here:
            mine = a_finished_game(here)
            [came] = here.shelf.take(sent)

            assert [row.id for row in here.finished] == [mine, came.id]

    def test_a_home_that_was_listed_otherwise_is_listed_anew(self, tmp_path):
        with the_library(tmp_path) as library:
            mine = a_finished_game(library)
            do_all(library.shelf.bring_in([self.played("2026-05-01")]))
        index = json.loads((tmp_path / "index.json").read_bytes())
        [head] = index["tables"]["finished"].values()
        head["page"].reverse()
        head.pop("last")
        (tmp_path / "index.json").write_bytes(INDEX.write({"tables": index["tables"]}))

        with the_library(tmp_path) as library:
            assert library.finished[0].id == mine


class TestForgetting:
    def test_a_running_game_can_be_taken_back(self, library):
        session = library.start(GAME, Options())
        session.do(Earn(3))
        game_id = library.id_of(session)
        library.forget(game_id)

        assert (library.running, library.bin) == ((), (game_id,))

        library.take_back(game_id)

        assert library.resume(game_id).state.coins == 3

    def test_a_finished_game_can_be_taken_back_to_its_place(self, library):
        first, second = a_finished_game(library), a_finished_game(library)
        library.forget(first)

        assert [row.id for row in library.finished] == [second]

        library.take_back(first)

        assert [row.id for row in library.finished] == [second, first]

    def test_does_not_let_a_new_game_take_the_id(self, library):
        first = a_finished_game(library)
        library.forget(first)

        assert a_finished_game(library) != first

    def test_is_for_good_once_the_bin_is_emptied(self, library):
        library.forget(a_finished_game(library))
        library.empty_bin()

        assert library.bin == ()

    def test_what_is_not_there_is_refused(self, library):
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

    def test_of_the_list_behind_the_index_is_made_again_when_it_is_looked_at(self, tmp_path):
        with the_library(tmp_path) as library:
            ids = [a_finished_game(library) for _ in range(PAGE + 2)]
        (tmp_path / "past.json").write_bytes(b'{"kind": "past games", }')

        with the_library(tmp_path) as library:
            assert (len(library.finished), library.notices) == (PAGE + 2, [])
            assert [row.id for row in library.finished] == ids[::-1]
            assert keys(library) == ["library.notice.set_aside", "library.notice.index_rebuilt"]

    @pytest.mark.parametrize("row", ["{}", '{"id": 7}', '{"id": "x"}', '{"id": "x", "order": []}'])
    def test_of_the_index_whose_rows_make_no_sense_is_mended(self, tmp_path, row):
        with the_library(tmp_path) as library:
            game_id = a_finished_game(library)
        for name, kind in (("index.json", "index"), ("past.json", "past games")):
            spoiled = f'{{"kind": "{kind}", "format": 1, "tables": {{"finished": {{"1": {row}}}}}}}'
            write_whole(tmp_path / name, spoiled.encode())

        with the_library(tmp_path) as library:
            assert [row.id for row in library.finished] == [game_id]

    def test_of_a_game_does_not_hide_the_others_when_the_index_is_made_again(self, tmp_path):
        with the_library(tmp_path) as library:
            bad, good = a_finished_game(library), a_finished_game(library)
        forget_index(tmp_path)
        (tmp_path / "finished" / f"{bad}.json").write_bytes(b"[]")

        with the_library(tmp_path) as library:
            assert [row.id for row in library.finished] == [good]
            assert keys(library) == ["library.notice.set_aside"]

    def test_from_a_newer_version_is_left_alone(self, tmp_path):
        newer = b'{"kind": "finished game", "format": 99}'
        with the_library(tmp_path) as library:
            game_id = a_finished_game(library)
        forget_index(tmp_path)
        file = tmp_path / "finished" / f"{game_id}.json"
        file.write_bytes(newer)

        with the_library(tmp_path) as library:
            assert (list(library.finished), keys(library)) == ([], ["library.too_new"])
        assert file.read_bytes() == newer


def _refuse(*_args, **_named):
    raise NotKept("library.not_kept.full", file="x")


def forget_index(folder):
    """As somebody tidying up would."""
    (folder / "index.json").unlink()
    (folder / "past.json").unlink()
