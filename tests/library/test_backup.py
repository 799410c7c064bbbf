"""Everything in one file, and back."""

import json
import random
import shutil
import zipfile
from pathlib import Path

import pytest

from companion.core.message import Message
from companion.errors import BadBackup, NotKept
from companion.library import backup, limits, restore
from companion.library.backup import packing
from companion.library.formats import BACKUP
from companion.library.progress import do_all
from tests.core.toy import Earn, Options
from tests.library.makers import GAME, a_finished_game, keys, the_library
from tests.library.test_home import no_file_larger_than


@pytest.fixture
def home(tmp_path):
    """A library with something of everything."""
    fill(tmp_path / "home")
    return tmp_path / "home"


@pytest.fixture
def made(tmp_path, home):
    """A good backup of it."""
    with the_library(home) as library:
        library.backup(tmp_path / "backup.zip")
    return tmp_path / "backup.zip"


class TestABackup:
    def test_brings_everything_back(self, tmp_path, home, made):
        with the_library(tmp_path / "other") as library:
            library.people.add("Zoë")
            a_finished_game(library)
            library.restore(made)

            assert contents(library) == expected(home)
        with the_library(tmp_path / "other") as library:
            assert contents(library) == expected(home)
            assert library.notices == []

    def test_of_what_was_there_before_is_made_first(self, tmp_path, home, made):
        with the_library(tmp_path / "other") as library:
            library.people.add("Zoë")
            library.restore(made)
            [copy] = library.backups.safety_copies
            library.restore(copy.path)

            assert [one.name for one in library.people.all()] == ["Zoë"]

    def test_holds_a_game_that_is_open(self, tmp_path, home):
        with the_library(home) as library:
            session = library.resume(library.running[0].id)
            session.do(Earn(5))
            library.backup(tmp_path / "now.zip")
            session.do(Earn(1))
            library.restore(tmp_path / "now.zip")

            with pytest.raises(NotKept):
                session.do(Earn(1))
            assert library.resume(library.running[0].id).state.coins == 8

    def test_of_an_empty_library_can_be_restored(self, tmp_path, home):
        with the_library(tmp_path / "empty") as library:
            library.backup(tmp_path / "empty.zip")
        with the_library(home) as library:
            library.restore(tmp_path / "empty.zip")

            assert (library.running, len(library.finished), library.people.all()) == ((), 0, ())

    def test_that_cannot_be_written_leaves_nothing_behind(self, tmp_path, home):
        with the_library(home) as library:
            with no_file_larger_than(50), pytest.raises(NotKept):
                library.backup(tmp_path / "backup.zip")
            with pytest.raises(NotKept):
                library.backup(tmp_path / "nowhere" / "backup.zip")

        assert [path.name for path in tmp_path.iterdir()] == ["home"]

    def test_restored_onto_a_full_disk_touches_nothing(self, tmp_path, home, made):
        before, whole = files(home), expected(home)
        with the_library(home) as library:
            with no_file_larger_than(50), pytest.raises(NotKept):
                library.restore(made)

            assert contents(library) == whole
        assert files(home) == before

    def test_is_not_restored_where_there_is_no_room_to_keep_what_was_there(
        self, tmp_path, home, made, monkeypatch
    ):
        before = files(home)
        monkeypatch.setattr("companion.library.backups.packing", no_room)
        with the_library(home) as library, pytest.raises(NotKept):
            library.restore(made)

        assert files(home) == before


class TestABackupThatIsNotMade:
    """One that could not be put back again; so is the copy before a restore."""

    @pytest.mark.parametrize(
        ("limit", "most", "key"),
        [
            ("FILES", 5, "library.too_much.files"),
            ("BACKED_UP", 400, "library.too_much.file"),
            ("BACKUP", 1000, "library.too_much.all"),
        ],
    )
    def test_is_too_large(self, tmp_path, home, monkeypatch, limit, most, key):
        with the_library(tmp_path / "small") as library:
            library.backup(tmp_path / "small.zip")
        before = files(home)
        with the_library(home) as library, monkeypatch.context() as less:
            less.setattr(limits, limit, most)
            for call in (
                lambda: library.backup(tmp_path / "large.zip"),
                lambda: library.restore(tmp_path / "small.zip"),
            ):
                with pytest.raises(NotKept) as refusal:
                    call()
                assert refusal.value.message.key == key
        assert files(home) == before
        assert sorted(path.name for path in tmp_path.iterdir()) == ["home", "small", "small.zip"]

    @pytest.mark.parametrize("limit", ["FILES", "BACKED_UP", "BACKUP"])
    def test_is_made_up_to_the_last_one_that_can_be_put_back(
        self, tmp_path, home, monkeypatch, limit
    ):
        """Whatever the limit is: it is not made, or it can be restored."""
        outcomes = set()
        for most in range(0, 8000, 50) if limit != "FILES" else range(40):
            monkeypatch.setattr(limits, limit, most)
            try:
                do_all(packing(home, tmp_path / "one.zip", ""))
            except NotKept:
                outcomes.add("not made")
                continue
            do_all(backup.unpacking(tmp_path / "one.zip", tmp_path / "stage"))
            outcomes.add("made")

        assert outcomes == {"made", "not made"}

    def test_holds_people_that_cannot_be_read(self, tmp_path, home):
        with the_library(home) as library:
            (home / "people.json").write_bytes(b"spoiled")
            with pytest.raises(NotKept) as refusal:
                library.backup(tmp_path / "backup.zip")

        assert refusal.value.message == Message("library.damaged", file="people.json")


def no_room(*_arguments):
    """A full disk."""
    raise NotKept("library.not_kept.full", file="x")


class TestABackupThatIsRefused:
    def refused(self, home: Path, source: Path) -> str:
        """The key of the refusal, after which everything is as it was."""
        before = files(home)
        with the_library(home) as library:
            with pytest.raises(BadBackup) as refusal:
                library.restore(source)
            assert library.notices == []
        assert files(home) == before
        return refusal.value.message.key

    def test_is_none_at_all(self, tmp_path, home):
        (tmp_path / "x.zip").write_bytes(b"nothing of the kind")
        with zipfile.ZipFile(tmp_path / "y.zip", "w") as archive:
            archive.writestr("settings.json", "{}")

        assert self.refused(home, tmp_path / "x.zip") == "library.backup.none"
        assert self.refused(home, tmp_path / "y.zip") == "library.backup.none"
        assert self.refused(home, tmp_path / "z.zip") == "library.backup.unreadable"

    def test_is_cut_short_anywhere(self, tmp_path, home, made):
        whole = made.read_bytes()
        short = tmp_path / "short.zip"
        for length in (2, 100, len(whole) // 2, len(whole) - 30, len(whole) - 1):
            short.write_bytes(whole[:length])

            assert self.refused(home, short) == "library.backup.cut_short"

    def test_has_one_spoiled_byte(self, tmp_path, home, made):
        """Wherever it is: refused with nothing touched, or harmless."""
        whole, chance = made.read_bytes(), random.Random(7)
        spoiled = tmp_path / "spoiled.zip"
        for _ in range(300):
            at = chance.randrange(len(whole))
            spoiled.write_bytes(whole[:at] + bytes([whole[at] ^ 0x55]) + whole[at + 1 :])
            stage = tmp_path / "stage"
            try:
                do_all(backup.unpacking(spoiled, stage))
            except BadBackup:
                assert not stage.exists()
            else:
                assert (stage / "people.json").read_bytes() == (home / "people.json").read_bytes()
                shutil.rmtree(stage)

    def test_is_from_a_newer_version(self, tmp_path, home, made):
        again = remade(made, tmp_path, {"backup.json": newer})

        assert self.refused(home, again) == "library.backup.newer"

    def test_holds_settings_of_a_newer_version(self, tmp_path, home, made):
        again = remade(made, tmp_path, {"settings.json": newer}, sums=True)

        assert self.refused(home, again) == "library.backup.newer"

    def test_holds_damaged_settings(self, tmp_path, home, made):
        again = remade(made, tmp_path, {"settings.json": lambda _: b"{"}, sums=True)

        assert self.refused(home, again) == "library.backup.damaged"

    def test_lacks_a_file(self, tmp_path, home, made):
        again = remade(made, tmp_path, {"people.json": lambda _: None})

        assert self.refused(home, again) == "library.backup.cut_short"

    @pytest.mark.parametrize(
        "name",
        [
            "../outside.json",
            "games/../../outside.jsonl",
            "games/../people.json",
            "/tmp/outside.json",
            "C:\\outside.json",
            "games\\outside.jsonl",
            "games/sub/game.jsonl",
            "games/.jsonl",
            "games/",
            "loom.lock",
            "index.json",
            "finished/x.json\n",
        ],
    )
    def test_writes_outside_its_folder(self, tmp_path, home, made, name):
        with zipfile.ZipFile(made, "a") as archive:
            archive.writestr(name, b"{}")

        assert self.refused(home, made) == "library.backup.strange_file"
        assert not (tmp_path / "outside.json").exists()

    def test_names_a_file_twice(self, home, made):
        with zipfile.ZipFile(made, "a") as archive, pytest.warns(UserWarning, match="Duplicate"):
            archive.writestr("people.json", b"{}")

        assert self.refused(home, made) == "library.backup.strange_file"

    def test_says_that_it_unpacks_to_an_absurd_size(self, home, made):
        with zipfile.ZipFile(made, "a", zipfile.ZIP_DEFLATED) as archive:
            archive.writestr("games/bomb.jsonl", b"\0" * (limits.BACKED_UP + 1))

        assert self.refused(home, made) == "library.backup.too_large"

    def test_unpacks_to_an_absurd_size_in_all(self, home, made, monkeypatch):
        monkeypatch.setattr(limits, "BACKUP", 1000)

        assert self.refused(home, made) == "library.backup.too_large"

    def test_unpacks_to_more_than_it_says(self, tmp_path, home, made):
        """A lie about the size in the list of contents."""
        with zipfile.ZipFile(made, "a", zipfile.ZIP_DEFLATED) as archive:
            archive.writestr("games/bomb.jsonl", b"\0" * 10_000_000)
        data = made.read_bytes()
        lie = tmp_path / "lie.zip"
        lie.write_bytes(data.replace((10_000_000).to_bytes(4, "little"), b"\x10\0\0\0"))

        assert self.refused(home, lie) == "library.backup.cut_short"


class TestARestoreCutShort:
    def test_before_the_moment_of_no_return_changes_nothing(self, tmp_path, home, made):
        do_all(backup.unpacking(made, tmp_path / "other" / restore.UNCHECKED))
        with the_library(tmp_path / "other") as library:
            assert (library.people.all(), library.notices) == ((), [])
        assert not (tmp_path / "other" / restore.UNCHECKED).exists()

    @pytest.mark.parametrize("moves", range(6))
    def test_after_it_is_carried_to_its_end(self, tmp_path, home, made, moves):
        other = tmp_path / "other"
        with the_library(other) as library:
            library.people.add("Zoë")
            a_finished_game(library)
            library.start(GAME, Options())
        do_all(backup.unpacking(made, other / restore.CHECKED))
        held = json.loads((other / restore.CHECKED / "backup.json").read_bytes())["files"]
        for name in sorted(held)[:moves]:
            (other / restore.CHECKED / name).rename(other / name)

        with the_library(other) as library:
            assert contents(library) == expected(home)
            assert keys(library) == ["library.notice.restored"]
        with the_library(other) as library:
            assert library.notices == []

    def test_after_its_end_removes_nothing_more(self, tmp_path, home, made):
        whole = expected(home)
        (home / restore.UNCHECKED).mkdir()
        with the_library(home) as library:
            assert contents(library) == whole


def fill(folder):
    """Something of everything."""
    with the_library(folder) as library:
        library.start(GAME, Options()).do(Earn(3))
        a_finished_game(library, 12)
        a_finished_game(library, 13)
        library.people.add("Ana")
        library.change_settings(language="fr")
        library.house_facts.set("toy", "a", "x")


def contents(library):
    """What can be compared."""
    return (
        [(game.id, game.recap) for game in library.running],
        list(library.finished),
        library.people.all(),
        library.settings,
        library.house_facts.of("toy"),
    )


def expected(folder):
    """The same of a library that is closed."""
    with the_library(folder) as library:
        return contents(library)


def files(folder):
    """Every file that counts."""
    return {
        path.relative_to(folder): path.read_bytes()
        for path in folder.rglob("*")
        if path.is_file() and path.name != "loom.lock" and path.parent.name != "before_restore"
    }


def newer(data):
    """The same from a later version."""
    return json.dumps(json.loads(data) | {"format": 99}).encode()


def remade(made, folder, changes, sums=False):
    """A backup with some files changed (None leaves one out), its list made right if asked."""
    target = folder / "remade.zip"
    with zipfile.ZipFile(made) as old:
        held = {name: old.read(name) for name in old.namelist()}
    for name, change in changes.items():
        held[name] = change(held[name])
    if sums:
        listed = BACKUP.read(held.pop("backup.json"), "")
        for name, data in held.items():
            listed["files"][name] = backup.described(data)
        held["backup.json"] = BACKUP.write(listed)
    with zipfile.ZipFile(target, "w") as new:
        for name, data in held.items():
            if data is not None:
                new.writestr(name, data)
    return target
