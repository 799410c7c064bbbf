"""Backups by themselves, and everything looked at."""

from datetime import timedelta

import pytest

from companion.library.checking import Checked
from companion.library.library import Library
from companion.library.own_backups import Folder, kept_of
from companion.library.progress import do_all
from companion.pages.sights import sights
from tests.library.makers import EIGHT
from tests.library.two_devices import a_pad

DAY = timedelta(days=1)


class Days:
    """A clock that stands until it is moved."""

    now = EIGHT

    def __call__(self):
        return self.now


@pytest.fixture
def clock():
    return Days()


@pytest.fixture
def library(tmp_path, clock):
    library = Library(tmp_path / "home", clock, sights=sights)
    yield library
    library.close()


def own(library):
    return library.backups.own


def make(library):
    do_all(own(library).making())


class TestAnOwnBackup:
    def test_is_due_after_a_game_was_played_and_once_a_day(self, library, clock):
        before = own(library).due
        a_pad(library, 3)
        played = own(library).due
        make(library)
        a_pad(library, 4)
        same_day = own(library).due
        clock.now += DAY

        assert (before, played, same_day, own(library).due) == (False, True, False, True)

    def test_is_not_due_where_nothing_was_played_since(self, library, clock):
        a_pad(library, 3)
        make(library)
        clock.now += DAY

        assert not own(library).due

    def test_can_be_put_back(self, library, tmp_path):
        a_pad(library, 3)
        make(library)
        [name] = own(library).names()
        other = Library(tmp_path / "other", Days())
        other.restore(library.folder / "backups" / name)

        assert len(other.running) == 1
        other.close()

    def test_lies_where_somebody_chose(self, library, tmp_path):
        own(library).place = Folder(tmp_path / "elsewhere")
        a_pad(library, 3)
        make(library)

        assert [path.name for path in (tmp_path / "elsewhere").iterdir()] == [
            "loom-own-2026-11-18.zip"
        ]
        assert not (library.folder / "backups").exists()

    def test_that_is_not_read_back_as_it_was_written_is_not_made(self, library, tmp_path):
        class Forgetful(Folder):
            def read(self, name):
                return super().read(name)[:-1]

        own(library).place = Forgetful(tmp_path / "elsewhere")
        a_pad(library, 3)
        make(library)

        assert [one.key for one in library.notices] == ["library.own.not_made"]
        assert own(library).last.day == ""
        assert own(library).due

    def test_the_last_seven_are_kept_and_one_of_each_month(self, library, clock):
        for _ in range(70):
            a_pad(library, 3)
            make(library)
            clock.now += DAY

        days = [name[9:19] for name in own(library).names()]
        assert days == [
            "2027-01-26", "2027-01-25", "2027-01-24", "2027-01-23", "2027-01-22", "2027-01-21",
            "2027-01-20", "2026-12-31", "2026-11-30",
        ]  # fmt: skip

    def test_nobody_elses_files_go(self):
        assert kept_of(["mine.zip", "loom-own-2026-11-18.zip"]) == {"loom-own-2026-11-18.zip"}


class TestCheckEverything:
    def checked(self, library):
        checked = Checked()
        do_all(library.checking(checked))
        return checked

    def test_says_that_all_is_well(self, library):
        library.forget(a_pad(library, 3))
        a_pad(library, 3)
        make(library)
        checked = self.checked(library)

        assert (checked.games, checked.thrown, checked.backups) == (1, 1, 1)
        assert [one.key for one in checked.said] == [
            "library.checked.games",
            "library.checked.well",
        ]

    def test_names_what_is_not(self, library):
        game_id = library.id_of(library.start("score_pad", a_pad_options()))
        make(library)
        library.close()
        path = library.folder / "games" / f"{game_id}.jsonl"
        path.write_bytes(path.read_bytes().replace(b"Ana", b"Eva"))
        [backup] = (library.folder / "backups").iterdir()
        data = backup.read_bytes()
        backup.write_bytes(data[:-30] + data[-22:])
        again = Library(library.folder, Days(), sights=sights)
        keys = [one.key for one in self.checked(again).said]
        again.close()

        assert "library.checked.found" in keys
        assert "library.backup.cut_short" in keys
        assert len(keys) >= 4

    def test_changes_nothing(self, library):
        a_pad(library, 3)
        a_pad(library, 4)
        before = [game.id for game in library.running]
        files = {p: p.stat().st_mtime_ns for p in (library.folder / "games").iterdir()}
        self.checked(library)

        assert [game.id for game in library.running] == before
        assert {p: p.stat().st_mtime_ns for p in (library.folder / "games").iterdir()} == files


def a_pad_options():
    from tests.library.two_devices import SEATS, Options

    return Options(seats=SEATS)
