"""A restore that fails halfway, what it keeps, and what a backup holds."""

import json
import os
import shutil
import zipfile
from datetime import UTC, datetime

import pytest

from companion.core.message import Message
from companion.errors import BadBackup, NotKept
from companion.library import backup, restore
from companion.library.formats import BACKUP
from companion.library.progress import do_all
from tests.core.toy import Earn, Options
from tests.library.makers import GAME, TickingClock, a_finished_game, keys, the_library
from tests.library.test_backup import contents, expected, fill


@pytest.fixture
def made(tmp_path):
    """A backup of a home with something of everything."""
    fill(tmp_path / "full")
    with the_library(tmp_path / "full") as library:
        library.backup(tmp_path / "backup.zip")
    return tmp_path / "backup.zip"


class WornOut:
    """A disk that fails to move files after so many, until it is mended."""

    def __init__(self, monkeypatch, moves: int) -> None:
        self.left = moves
        self.whole = os.replace
        monkeypatch.setattr("companion.library.restore.os.replace", self.replace)

    def replace(self, source, target):
        if f"{os.sep}{restore.CHECKED}{os.sep}" in str(source):
            if self.left == 0:
                raise OSError(5, "Input/output error")
            self.left -= 1
        self.whole(source, target)


class TestARestoreThatFailsHalfway:
    @pytest.mark.parametrize("moves", range(6))
    def test_lets_nothing_be_played_that_its_end_would_remove(
        self, tmp_path, made, monkeypatch, moves
    ):
        with the_library(tmp_path / "home") as library:
            library.start(GAME, Options()).do(Earn(1))
            with monkeypatch.context() as patched:
                WornOut(patched, moves)
                with pytest.raises(NotKept) as refusal:
                    library.restore(made)

            assert refusal.value.message.key == "library.restore.unfinished"
            assert keys(library) == ["library.restore.unfinished"]
            self.refuses_everything(library, tmp_path)
        with the_library(tmp_path / "home") as library:
            assert contents(library) == expected(tmp_path / "full")
            assert keys(library) == ["library.notice.restored"]
            library.start(GAME, Options()).do(Earn(2))
        with the_library(tmp_path / "home") as library:
            assert len(library.running) == 2

    def refuses_everything(self, library, folder):
        for act in (
            lambda: library.start(GAME, Options()),
            lambda: library.people.add("Bo"),
            lambda: library.change_settings(text_size=120),
            lambda: library.house_facts.set("toy", "b", "y"),
            lambda: library.empty_bin(),
            lambda: library.restore(folder / "backup.zip"),
            lambda: library.backup(folder / "half.zip"),
            lambda: [library.resume(one.id).do(Earn(1)) for one in library.running] and no_game(),
        ):
            with pytest.raises(NotKept):
                act()

    def test_only_to_tidy_up_is_done(self, tmp_path, made, monkeypatch):
        """Everything is in place: what is left behind goes with the next start."""
        with the_library(tmp_path / "home") as library:
            with monkeypatch.context() as patched:
                patched.setattr("companion.library.restore.shutil.rmtree", untidy)
                library.restore(made)

            assert contents(library) == expected(tmp_path / "full")

    def test_before_the_moment_of_no_return_goes_on_as_before(self, tmp_path, made, monkeypatch):
        with the_library(tmp_path / "home") as library:
            with monkeypatch.context() as patched:
                patched.setattr("companion.library.restore.os.rename", worn_out)
                with pytest.raises(NotKept) as refusal:
                    library.restore(made)
            library.people.add("Bo")

            assert refusal.value.message.key == "library.not_kept.other"
        with the_library(tmp_path / "home") as library:
            assert [one.name for one in library.people.all()] == ["Bo"]

    def test_removes_no_game_that_came_or_grew_since(self, tmp_path, made):
        """Whoever wrote it: another version, or a person who put a file there."""
        home = tmp_path / "home"
        with the_library(home) as library:
            session = library.start(GAME, Options())
            game_id = library.id_of(session)
            do_all(backup.unpacking(made, home / restore.UNCHECKED))
            restore.note_what_goes(home, home / restore.UNCHECKED)
            session.do(Earn(4))
            shutil.copy(home / "games" / f"{game_id}.jsonl", home / "games" / "toy-9.jsonl")
        (home / restore.UNCHECKED).rename(home / restore.CHECKED)
        with the_library(home) as library:
            assert {"toy-9"} <= {game.id for game in library.running}
            assert sorted(library.resume(game.id).state.coins for game in library.running) == [3, 4]


def no_game():
    """Nothing to play in is as good."""
    raise NotKept("library.not_kept.closed")


def untidy(_folder, ignore_errors=False):
    """A disk that removes nothing."""
    if not ignore_errors:
        raise OSError(5, "Input/output error")


def worn_out(*_arguments):
    """A disk that moves nothing."""
    raise OSError(5, "Input/output error")


class TestWhatIsLeftOfARestore:
    @pytest.mark.parametrize("left", [b"", b"{", b'{"kind": "backup", "format": 2}', None])
    def test_that_cannot_be_read_is_set_aside(self, tmp_path, left):
        home = tmp_path / "home"
        fill(home)
        whole = expected(home)
        (home / restore.CHECKED / "games").mkdir(parents=True)
        if left is not None:
            (home / restore.CHECKED / "backup.json").write_bytes(left)
        with the_library(home) as library:
            assert contents(library) == whole
            assert keys(library) == ["library.restore.damaged"]
            library.people.add("Bo")
        assert (home / "restoring.damaged-1" / "games").is_dir()
        with the_library(home) as library:
            assert library.notices == []

    def test_that_names_files_outside_is_set_aside(self, tmp_path):
        home = tmp_path / "home"
        (home / restore.CHECKED).mkdir(parents=True)
        content = {"files": {"../outside.json": {}}, "rooms": [], "go": {}}
        (home / restore.CHECKED / "backup.json").write_bytes(BACKUP.write(content))
        with the_library(home) as library:
            assert keys(library) == ["library.restore.damaged"]

    def test_of_a_newer_version_lets_everything_be_looked_at(self, tmp_path):
        home = tmp_path / "home"
        fill(home)
        (home / restore.CHECKED).mkdir()
        newer = b'{"kind": "backup", "format": 99, "files": {}}'
        (home / restore.CHECKED / "backup.json").write_bytes(newer)
        with the_library(home) as library:
            assert len(library.finished) == 2
            assert keys(library) == ["library.notice.read_only"]
            assert library.notices[0].params["why"].key == "library.restore.newer"
            with pytest.raises(NotKept):
                library.people.add("Bo")
        assert (home / restore.CHECKED / "backup.json").read_bytes() == newer

    def test_that_cannot_be_ended_for_now_waits(self, tmp_path, made, monkeypatch):
        home = tmp_path / "home"
        do_all(backup.unpacking(made, home / restore.CHECKED))
        with monkeypatch.context() as patched:
            WornOut(patched, 2)
            with the_library(home) as library:
                assert library.notices[0].params["why"].key == "library.restore.unfinished"
                with pytest.raises(NotKept):
                    library.start(GAME, Options())
        with the_library(home) as library:
            assert contents(library) == expected(tmp_path / "full")


class TestSafetyCopies:
    def test_are_dated_and_the_last_three_are_kept(self, tmp_path, made):
        with the_library(tmp_path / "home") as library:
            for name in ("Ana", "Bo", "Cy", "Di", "Ed"):
                library.people.add(name)
                library.restore(made)
            copies = library.backups.safety_copies

            assert [copy.number for copy in copies] == [5, 4, 3]
            assert all(copy.made.startswith("2026-11-18T2") for copy in copies)
            library.restore(copies[-1].path)

            assert [one.name for one in library.people.all()] == ["Ana", "Cy"]
            assert [copy.number for copy in library.backups.safety_copies] == [6, 5, 4]

    def test_are_in_order_whatever_the_clock_says(self, tmp_path, made):
        with the_library(tmp_path / "home") as library:
            library.restore(made)
        back = TickingClock(datetime(1971, 1, 1, tzinfo=UTC))
        with the_library(tmp_path / "home", back) as library:
            library.restore(made)

            assert [copy.made[:4] for copy in library.backups.safety_copies] == ["1971", "2026"]

    def test_of_the_first_version_is_still_there(self, tmp_path, made):
        with the_library(tmp_path / "home") as library:
            shutil.copy(made, tmp_path / "home" / "before_restore.zip")
            library.people.add("Bo")
            [copy] = library.backups.safety_copies
            library.restore(copy.path)

            assert copy.made == ""
            assert [one.name for one in library.people.all()] == ["Ana"]
            assert len(library.backups.safety_copies) == 2

    def test_pass_over_what_is_none(self, tmp_path):
        with the_library(tmp_path) as library:
            (tmp_path / "before_restore" / "0001-2026-11-18-2000.zip").mkdir(parents=True)
            (tmp_path / "before_restore" / "mine.zip").write_bytes(b"")

            assert library.backups.safety_copies == ()


class TestABackup:
    def test_holds_the_bin_and_edited_data(self, tmp_path):
        with the_library(tmp_path / "home") as library:
            game_id = a_finished_game(library, 12)
            library.forget(game_id)
            edited = tmp_path / "home" / "edited" / "text" / "en"
            edited.mkdir(parents=True)
            (edited / "app.po").write_text("words", encoding="utf-8")
            library.backup(tmp_path / "backup.zip")
        with the_library(tmp_path / "other") as library:
            thrown = library.forget(a_finished_game(library, 15))
            library.restore(tmp_path / "backup.zip")

            assert library.bin == (game_id,)
            assert thrown == game_id
            assert library.review(library.take_back(game_id)).state.coins == 12
        assert (tmp_path / "other" / "edited" / "text" / "en" / "app.po").read_text() == "words"

    def test_of_the_first_version_leaves_the_bin_and_edited_data_alone(self, tmp_path, made):
        first = tmp_path / "first.zip"
        with zipfile.ZipFile(made) as old, zipfile.ZipFile(first, "w") as new:
            for name in old.namelist():
                data = json.loads(old.read(name)) if name == "backup.json" else old.read(name)
                if name == "backup.json":
                    del data["rooms"]
                    data = json.dumps({**data, "format": 1}).encode()
                new.writestr(name, data)
        with the_library(tmp_path / "other") as library:
            game_id = library.forget(a_finished_game(library, 15))
            (tmp_path / "other" / "edited").mkdir()
            (tmp_path / "other" / "edited" / "bgg.json").write_bytes(b"{}")
            library.restore(first)

            assert library.bin == (game_id,)
            assert contents(library) == expected(tmp_path / "full")
        assert (tmp_path / "other" / "edited" / "bgg.json").exists()

    def test_can_be_made_and_restored_before_1980(self, tmp_path, made):
        with the_library(
            tmp_path / "home", TickingClock(datetime(1970, 1, 2, tzinfo=UTC))
        ) as library:
            library.people.add("Bo")
            library.backup(tmp_path / "early.zip")
            library.restore(made)
            library.restore(tmp_path / "early.zip")

            assert [one.name for one in library.people.all()] == ["Bo"]

    @pytest.mark.parametrize("way", [zipfile.ZIP_LZMA, zipfile.ZIP_BZIP2])
    def test_packed_in_a_way_that_is_not_ours_is_refused(self, tmp_path, made, way):
        strange = tmp_path / "strange.zip"
        with zipfile.ZipFile(made) as old, zipfile.ZipFile(strange, "w", way) as new:
            for name in old.namelist():
                new.writestr(name, old.read(name))
        with the_library(tmp_path / "home") as library, pytest.raises(BadBackup) as refusal:
            library.restore(strange)

        assert refusal.value.message.key == "library.backup.strange_file"

    @pytest.mark.parametrize("rooms", [None, "games", [["games"]], ["secrets"], {}])
    def test_whose_list_makes_no_sense_is_refused(self, tmp_path, made, rooms):
        strange = tmp_path / "strange.zip"
        with zipfile.ZipFile(made) as old, zipfile.ZipFile(strange, "w") as new:
            for name in old.namelist():
                data = old.read(name)
                if name == "backup.json":
                    data = json.dumps({**json.loads(data), "rooms": rooms}).encode()
                new.writestr(name, data)
        with the_library(tmp_path / "home") as library, pytest.raises(BadBackup):
            library.restore(strange)


class TestProgress:
    def test_is_told_a_file_at_a_time(self, tmp_path, made):
        with the_library(tmp_path / "home") as library:
            told = list(library.restoring(made))

        assert len(told) == 6 + 6 + 2  # unpacked, put in place, read for the list
        assert all(0 < one.done <= one.of for one in told)

    def test_left_off_before_the_moment_of_no_return_leaves_nothing_behind(self, tmp_path, made):
        with the_library(tmp_path / "home") as library:
            library.people.add("Bo")
            work = library.restoring(made)
            next(work)
            work.close()

            assert [one.name for one in library.people.all()] == ["Bo"]
        assert not (tmp_path / "home" / restore.UNCHECKED).exists()

    def test_left_off_after_it_is_ended_by_the_next_start(self, tmp_path, made):
        with the_library(tmp_path / "home") as library:
            work = library.restoring(made)
            while not restore.is_unfinished(tmp_path / "home"):
                next(work)
            work.close()
        with the_library(tmp_path / "home") as library:
            assert contents(library) == expected(tmp_path / "full")

    def test_of_a_backup_is_told_too(self, tmp_path):
        with the_library(tmp_path / "full2") as library:
            a_finished_game(library)
            do_all(library.backing_up(tmp_path / "b.zip"))

        assert (tmp_path / "b.zip").exists()


class TestWordsOfTheOwner:
    """What came with a backup is looked at when it comes: on a tablet nobody reaches it later."""

    def test_that_cannot_be_said_are_told(self, tmp_path):
        texts = tmp_path / "full" / "edited" / "text" / "fr"
        texts.mkdir(parents=True)
        (texts / "app.po").write_text(
            'msgid "app.home.begun"\nmsgstr "Commencée le {day"\n', encoding="utf-8"
        )
        (texts / "front.po").write_text('msgid "x\n', encoding="utf-8")
        with the_library(tmp_path / "full") as library:
            library.backup(tmp_path / "backup.zip")
        with the_library(tmp_path / "home") as library:
            library.restore(tmp_path / "backup.zip")

            assert library.notices == [
                Message("words.catalogue_entry", file="fr/app.po", line=1, key="app.home.begun"),
                Message("words.catalogue_line", file="fr/front.po", line=1),
            ]


class TestOnADiskThatWritesInAnyOrder:
    def test_the_list_goes_only_after_the_folder_was_renamed(self, tmp_path, made, monkeypatch):
        """What is left of a complete restore is never taken for one that was cut short."""
        done = []
        real = restore.os.rename

        def rename(source, target):
            real(source, target)
            done.append(f"rename to {target.name}")

        monkeypatch.setattr(restore.os, "rename", rename)
        monkeypatch.setattr(restore, "sync_folder", lambda folder: done.append(folder.name))
        monkeypatch.setattr(
            restore.shutil, "rmtree", lambda folder, **_: done.append(f"remove {folder.name}")
        )
        with the_library(tmp_path / "home") as library:
            library.restore(made)
        end = done.index(f"rename to {restore.UNCHECKED}")

        assert done[end + 1 : end + 3] == ["home", f"remove {restore.UNCHECKED}"]

    def test_every_folder_that_something_was_put_in_is_seen_onto_it(self, tmp_path, monkeypatch):
        texts = tmp_path / "full" / "edited" / "text" / "fr"
        texts.mkdir(parents=True)
        (texts / "app.po").write_text("", encoding="utf-8")
        with the_library(tmp_path / "full") as library:
            library.backup(tmp_path / "backup.zip")
        synced = []
        monkeypatch.setattr(restore, "sync_folder", synced.append)
        monkeypatch.setattr("companion.library.atomic.sync_folder", synced.append)
        home = tmp_path / "home"
        with the_library(home) as library:
            library.restore(tmp_path / "backup.zip")

        assert {home, home / "edited", home / "edited/text", home / "edited/text/fr"} <= set(synced)
