"""What comes from outside is bounded, by the same numbers where it is read and written."""

from dataclasses import replace
from datetime import UTC, datetime, timedelta, timezone
from time import process_time

import pytest

from companion.errors import BadBackup, NotKept
from companion.games.score_pad.commands import EndGame, WriteScore
from companion.games.score_pad.options import Options
from companion.library import limits
from companion.library.backup import packing
from companion.library.editing import Changes
from companion.library.ids import Ids
from companion.library.library import Library
from companion.library.progress import do_all
from companion.library.statistics import Taste
from tests.library.makers import EIGHT, TickingClock
from tests.library.wild import DIGITS, EARLIEST, LATEST, LONG, SEATS, WILD, a_past_game, spoiled


@pytest.fixture
def library(tmp_path):
    library = Library.open(tmp_path / "home", TickingClock())
    yield library
    library.close()


class TestAPastGameOnTheDisk:
    @pytest.mark.parametrize("stamp", [LATEST, EARLIEST, "9500-01-01T00:00:00+00:00", "soon"])
    def test_of_a_day_that_never_was_is_of_no_day(self, tmp_path, library, stamp):
        game_id = a_past_game(library)
        library.close()
        spoiled(tmp_path / "home", game_id, started=stamp, ended=stamp)
        again = Library.open(tmp_path / "home", TickingClock())
        [row] = again.finished
        [point] = again.statistics.answer(Taste()).points
        again.shelf.put_right(game_id, Changes(started=EIGHT))
        again.forget(game_id)
        again.close()

        assert (row.started, row.ended, point.day) == ("", "", "")
        assert list(again.finished) == []

    @pytest.mark.parametrize("wild", WILD)
    def test_that_cannot_be_shown_is_set_aside_and_the_others_stay(self, tmp_path, library, wild):
        game_id, other_id = a_past_game(library), a_past_game(library)
        library.close()
        spoiled(tmp_path / "home", game_id, **WILD[wild])
        again = Library.open(tmp_path / "home", TickingClock())
        [aside] = again.damaged.all()
        played = again.statistics.answer(Taste()).all.played
        again.damaged.remove(aside)
        again.close()

        assert [row.id for row in again.finished] == [other_id]
        assert (aside.name, played) == (f"{game_id}.json", 1)
        assert [notice.key for notice in again.notices] == ["library.notice.set_aside"]

    def test_of_a_wild_place_in_the_row_still_lets_others_be_kept(self, tmp_path, library):
        game_id = a_past_game(library)
        library.close()
        spoiled(tmp_path / "home", game_id, order=DIGITS)
        for _ in range(2):
            again = Library.open(tmp_path / "home", TickingClock())
            a_past_game(again)
            again.close()

        assert len(Library.open(tmp_path / "home", TickingClock()).finished) == 3


class TestWhatIsWritten:
    @pytest.mark.parametrize(
        "clock",
        [
            datetime(9999, 12, 31, 23, 0, tzinfo=timezone(-timedelta(hours=12))),
            datetime(9500, 1, 1, tzinfo=UTC),
            datetime(1, 1, 1, 1, tzinfo=timezone(timedelta(hours=14))),
        ],
    )
    def test_by_a_clock_that_is_out_of_its_mind_is_of_no_day(self, tmp_path, clock):
        library = Library.open(tmp_path / "home", lambda: clock)
        game_id = a_past_game(library)
        library.shelf.put_right(game_id, Changes(remark="late"))
        library.timers.begin("score_pad-1")
        library.close()
        again = Library.open(tmp_path / "home", TickingClock())
        [row] = again.finished
        again.close()

        assert (row.started, row.remark, again.notices) == ("", "late", [])

    def test_more_lines_than_are_read_are_refused(self, library, monkeypatch):
        monkeypatch.setattr(limits, "LINES", 3)
        session = library.start("score_pad", Options(seats=SEATS))
        game_id = library.id_of(session)
        session.do(WriteScore(0, "1", 7))
        session.do(WriteScore(0, "2", 7))
        with pytest.raises(NotKept) as refusal:
            session.do(EndGame())
        library.leave(session)

        assert refusal.value.message.key == "core.save.too_long"
        assert len(library.resume(game_id).entries) == 2

    def test_beyond_what_is_read_is_refused(self, library):
        game_id = a_past_game(library)
        kept = library.finished.read(game_id)
        wild = replace(kept, row=replace(kept.row, remark=LONG))
        with pytest.raises(NotKept) as refusal:
            library.shelf.put_back(wild)

        assert refusal.value.message.key == "library.gate.text"
        assert library.finished.read(game_id) == kept

    def test_of_all_that_was_put_right_the_first_and_the_last_are_kept(self, library):
        game_id = a_past_game(library)
        for number in range(limits.EDITS + 20):
            library.shelf.put_right(game_id, Changes(remark=f"{number}"))
        edits = library.finished.read(game_id).edits

        assert len(edits) == limits.EDITS
        assert edits[0].before == {"remark": ""}
        assert edits[-1].before == {"remark": f"{limits.EDITS + 18}"}


class TestManyOfOneDay:
    def test_each_number_is_looked_for_once(self, library, monkeypatch):
        kept = library.finished.read(a_past_game(library))
        many = [replace(kept, row=replace(kept.row, id="score_pad-2020-01-01"))] * 200
        asked, has = [], Ids.has
        monkeypatch.setattr(Ids, "has", lambda ids, name: asked.append(name) or has(ids, name))
        do_all(library.shelf.bring_in(many))

        assert len(library.finished) == 201
        assert len(asked) == 200


class TestPeopleAndSettings:
    def test_beyond_what_may_be_are_set_aside(self, tmp_path, library):
        library.people.add("Ana")
        library.people.add("Bo")
        library.close()
        path = tmp_path / "home" / "people.json"
        path.write_text(path.read_text("utf-8").replace("Ana", LONG), encoding="utf-8")
        again = Library.open(tmp_path / "home", TickingClock())
        names = [person.name for person in again.people.all()]
        again.close()

        assert names == ["Ana"]  # as the file was before
        assert [notice.key for notice in again.notices] == [
            "library.notice.set_aside",
            "library.notice.backup_used",
        ]

    def test_beyond_what_is_read_are_refused(self, library):
        with pytest.raises(NotKept):
            library.change_settings(practice=LONG)

        assert library.settings.practice == ""

    def test_in_a_backup_are_refused(self, tmp_path, library, monkeypatch):
        library.people.add("Ana")
        library.close()
        path = tmp_path / "home" / "people.json"
        path.write_text(path.read_text("utf-8").replace("Ana", LONG), encoding="utf-8")
        with monkeypatch.context() as lenient:
            lenient.setattr(limits, "REMARK", 10**7)
            do_all(packing(tmp_path / "home", tmp_path / "backup.zip", ""))
        again = Library.open(tmp_path / "other", TickingClock())
        with pytest.raises(BadBackup) as refusal:
            again.restore(tmp_path / "backup.zip")
        again.close()

        assert refusal.value.message.key == "library.backup.damaged"


class TestWhatWasSetAside:
    def test_is_looked_into_in_a_moment(self, tmp_path, library):
        for number, text in enumerate(
            ["[" * 10**6, "{}," * 10**6, '{"a": [' + "1," * 10**6, '"' + "a" * 10**7]
        ):
            (tmp_path / "home" / "finished" / f"a-{number}.json.damaged-1").write_text(text)
        began = process_time()
        found = library.damaged.all()

        assert len(found) == 4
        assert process_time() - began < 10
