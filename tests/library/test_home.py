"""The folder: made, locked, missing, not to be written, full."""

import json
import os
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
import traceback
from collections.abc import Callable
from contextlib import contextmanager
from errno import EACCES, EIO, EROFS
from pathlib import Path

import pytest

from companion.errors import Busy, NotKept
from companion.library import lock
from companion.library.atomic import write_whole
from companion.library.lock import Lock
from tests.core.toy import Earn, Options
from tests.library.makers import GAME, a_finished_game, a_library, keys, the_library

NOBODY = 65534
HOLD = "import sys; from companion.library.lock import Lock; from pathlib import Path; "
HOLD += "held = Lock(Path(sys.argv[1])); print('held', flush=True); sys.stdin.read()"


class TestTheFolder:
    def test_is_made_with_its_parents(self, tmp_path):
        with the_library(tmp_path / "a" / "b" / "c") as library:
            a_finished_game(library)

        assert (tmp_path / "a" / "b" / "c" / "finished").is_dir()

    def test_may_be_opened_again_after_closing(self, tmp_path):
        with the_library(tmp_path):
            pass
        with the_library(tmp_path) as library:
            assert library.notices == []

    @pytest.mark.parametrize(
        "room", ["", "games", "bin", "before_restore", "kept", "edited", "edited/tapestry/tracks"]
    )
    def test_is_swept_of_what_a_kill_left_half_written(self, tmp_path, room):
        (tmp_path / room).mkdir(exist_ok=True, parents=True)
        (tmp_path / room / "settings.json.x7.tmp").write_bytes(b"{")
        with the_library(tmp_path):
            assert not list(tmp_path.rglob("*.tmp"))

    def test_with_a_folder_that_is_called_like_one_opens(self, tmp_path):
        (tmp_path / "mine.tmp").mkdir()
        with the_library(tmp_path) as library:
            assert library.notices == []

    def test_is_its_owners_alone_and_so_is_what_is_in_it(self, tmp_path):
        home = tmp_path / "a" / "home"
        with the_library(home) as library:
            library.start(GAME, Options()).do(Earn(1))
            a_finished_game(library)
            library.forget(a_finished_game(library))
            library.people.add("Ana")
            library.backup(tmp_path / "backup.zip")
            library.restore(tmp_path / "backup.zip")
        for journal in (home / "games").iterdir():
            journal.write_bytes(journal.read_bytes().replace(b"Earn", b"Burn"))
        with the_library(home) as library:
            assert library.running
            library.resume(library.running[0].id)
        modes = {
            (path.is_dir(), oct(path.stat().st_mode & 0o777)) for path in (home, *home.rglob("*"))
        }

        assert modes == {(True, "0o700"), (False, "0o600")}

    def test_is_seen_onto_the_disk_with_the_folders_it_lies_in(self, tmp_path, monkeypatch):
        synced = []
        monkeypatch.setattr("companion.library.atomic.sync_folder", synced.append)
        with the_library(tmp_path / "a" / "home"):
            pass

        assert [tmp_path, tmp_path / "a", *[tmp_path / "a" / "home"] * 3] == synced[:5]


class TestAFolderThatCannotBeMade:
    def test_is_said_and_refuses_what_would_be_kept(self, tmp_path):
        (tmp_path / "file").write_bytes(b"")
        with the_library(tmp_path / "file" / "home") as library:
            assert keys(library) == ["library.notice.read_only"]
            with pytest.raises(NotKept):
                library.start(GAME, Options())
            with pytest.raises(NotKept):
                library.change_settings(text_size=120)
            with pytest.raises(NotKept):
                library.people.add("Ana")
            with pytest.raises(NotKept):
                library.restore(tmp_path / "file")
            assert (library.running, len(library.finished)) == ((), 0)
            assert library.settings.text_size == 100


class TestAFolderThatMayOnlyBeRead:
    """In a process that really may not write."""

    def test_shows_what_is_in_it_and_refuses_the_rest(self):
        if os.geteuid() != 0:
            pytest.skip("needs root to become nobody")
        home = Path(tempfile.mkdtemp(prefix="loom-"))
        try:
            with the_library(home) as library:
                library.start(GAME, Options()).do(Earn(3))
                a_finished_game(library)
                library.change_settings(text_size=140)
            for path in (home, *home.rglob("*")):
                path.chmod(0o755 if path.is_dir() else 0o644)
            said = as_nobody(lambda: what_can_be_seen(home))
        finally:
            shutil.rmtree(home)

        assert said == [
            "library.notice.read_only",
            "library.not_kept.read_only",
            140,
            12,
            3,
            "refused",
            "refused",
            3,
        ]


class TestTheLock:
    def test_lets_only_one_app_in(self, tmp_path):
        with the_library(tmp_path):
            with pytest.raises(Busy) as refusal:
                a_library(tmp_path)
            assert refusal.value.message.key == "library.busy"

    def test_of_another_process_is_respected_until_it_dies(self, tmp_path):
        other = subprocess.Popen(
            [sys.executable, "-c", HOLD, str(tmp_path)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
        )
        assert other.stdout
        assert other.stdin
        other.stdout.readline()
        with pytest.raises(Busy):
            a_library(tmp_path)

        other.send_signal(signal.SIGKILL)
        other.wait()
        other.stdout.close()
        other.stdin.close()
        with the_library(tmp_path) as library:
            assert library.notices == []

    def test_is_let_go_where_nothing_can_be_written_any_more(self, tmp_path, monkeypatch):
        def refuse(_handle, _length):
            raise OSError(EROFS, "read-only")

        held = Lock(tmp_path)
        with monkeypatch.context() as read_only:
            read_only.setattr(os, "ftruncate", refuse)
            held.release()

        Lock(tmp_path).release()

    def test_is_no_link_to_somebodys_file(self, tmp_path):
        (tmp_path / "theirs").write_text("dear")
        (tmp_path / "home").mkdir()
        (tmp_path / "home" / lock.NAME).symlink_to(tmp_path / "theirs")
        with the_library(tmp_path / "home") as library:
            assert library.notices == []
            with pytest.raises(Busy):
                a_library(tmp_path / "home")

        assert (tmp_path / "theirs").read_text() == "dear"


class TestTheLockWithoutTheSystemsHelp:
    @pytest.fixture(autouse=True)
    def _no_system_locks(self, monkeypatch):
        monkeypatch.setattr(lock, "fcntl", None)

    def test_respects_a_living_process(self, tmp_path):
        (tmp_path / lock.NAME).write_text(str(os.getppid()))

        with pytest.raises(Busy):
            Lock(tmp_path)

    def test_takes_over_from_a_dead_one(self, tmp_path):
        dead = subprocess.Popen([sys.executable, "-c", ""])
        dead.wait()
        (tmp_path / lock.NAME).write_text(str(dead.pid))

        Lock(tmp_path).release()

    @pytest.mark.parametrize("text", ["", "nonsense", "0", "99999999999999999999"])
    def test_takes_over_what_names_no_process(self, tmp_path, text):
        (tmp_path / lock.NAME).write_text(text)

        Lock(tmp_path).release()


class LocksOfWindows:
    """What `msvcrt` does: a byte is somebody's until he lets the file go."""

    LK_NBLCK = 2

    def __init__(self):
        self.held = {}

    def locking(self, handle, _mode, _bytes):
        place = (os.fstat(handle).st_ino, os.lseek(handle, 0, os.SEEK_CUR))
        owner = self.held.setdefault(place, handle)
        if owner != handle:
            raise OSError(EACCES, "permission denied")


class TestTheLockOfWindows:
    @pytest.fixture(autouse=True)
    def _windows(self, monkeypatch):
        monkeypatch.setattr(lock, "fcntl", None)
        monkeypatch.setattr(lock, "msvcrt", LocksOfWindows())

    def test_lets_one_app_in(self, tmp_path):
        held = Lock(tmp_path)

        with pytest.raises(Busy):
            Lock(tmp_path)
        assert (tmp_path / lock.NAME).read_text() == str(os.getpid())
        held.release()

    def test_a_number_left_behind_stops_nobody(self, tmp_path):
        (tmp_path / lock.NAME).write_text(str(os.getppid()))

        Lock(tmp_path).release()


class TestAFullDisk:
    def test_refuses_the_action_and_goes_on_when_there_is_room(self, tmp_path):
        with the_library(tmp_path) as library:
            session = library.start(GAME, Options())
            file = tmp_path / "games" / f"{library.id_of(session)}.jsonl"
            session.do(Earn(1))
            with no_file_larger_than(file.stat().st_size + 20), pytest.raises(NotKept):
                session.do(Earn(5))
            refused = session.state.coins, file.stat().st_size
            session.do(Earn(2))

            assert (refused[0], session.state.coins) == (1, 3)
        with the_library(tmp_path) as library:
            assert library.resume(library.running[0].id).state.coins == 3
            assert library.notices == []

    def test_leaves_the_settings_as_they_were(self, tmp_path):
        with the_library(tmp_path) as library:
            library.change_settings(text_size=120)
            with no_file_larger_than(10), pytest.raises(NotKept) as refusal:
                library.change_settings(text_size=160)

            assert refusal.value.message.key == "library.not_kept.full"
            assert library.settings.text_size == 120
        with the_library(tmp_path) as library:
            assert library.settings.text_size == 120
            assert library.notices == []

    def test_leaves_people_and_house_facts_as_they_were(self, library):
        with no_file_larger_than(10):
            with pytest.raises(NotKept):
                library.people.add("Ana")
            with pytest.raises(NotKept):
                library.house_facts.set("toy", "cloth", "red")

        assert library.people.all() == ()
        assert library.house_facts.get("toy", "cloth") is None

    def test_does_not_leave_half_a_file_behind(self, tmp_path):
        with no_file_larger_than(10), pytest.raises(NotKept):
            write_whole(tmp_path / "file", b"x" * 100)

        assert list(tmp_path.iterdir()) == []

    @pytest.mark.parametrize("room", [0, 10])
    def test_does_not_start_a_game_and_leaves_nothing_of_it(self, tmp_path, room):
        with the_library(tmp_path) as library:
            before = handles()
            for _ in range(20):
                with no_file_larger_than(room), pytest.raises(NotKept):
                    library.start(GAME, Options())

            assert (library.running, library.notices) == ((), [])
            assert list((tmp_path / "games").iterdir()) == []
            assert handles() == before

            library.start(GAME, Options()).do(Earn(1))
        with the_library(tmp_path) as library:
            assert (len(library.running), library.notices) == (1, [])

    def test_of_which_the_folder_cannot_be_synced_starts_none_either(self, tmp_path, monkeypatch):
        def refuse(_folder):
            raise OSError(EIO, "Input/output error")

        with the_library(tmp_path) as library:
            before = handles()
            monkeypatch.setattr("companion.core.journal.sync_folder", refuse)
            with pytest.raises(NotKept):
                library.start(GAME, Options())

            assert handles() == before
            assert list((tmp_path / "games").iterdir()) == []

    def test_still_opens_and_shows_everything(self, tmp_path):
        with the_library(tmp_path) as library:
            library.start(GAME, Options()).do(Earn(3))
            a_finished_game(library)
        with no_file_larger_than(0), the_library(tmp_path) as library:
            assert library.resume(library.running[0].id).state.coins == 3
            assert len(library.finished) == 1


def handles() -> int:
    """How many files this process holds."""
    return len(os.listdir("/proc/self/fd"))


@contextmanager
def no_file_larger_than(size: int):
    """What a full disk does, to this process."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


def what_can_be_seen(home: Path) -> list[object]:
    """And what is refused."""
    with the_library(home) as library:
        [notice] = library.notices
        seen: list[object] = [notice.key, notice.params["why"].key]
        seen += [library.settings.text_size, library.finished[0].scores[0].score]
        session = library.resume(library.running[0].id)
        seen.append(session.state.coins)
        for change in (lambda: session.do(Earn(1)), lambda: library.start(GAME, Options())):
            try:
                change()
            except NotKept:
                seen.append("refused")
        return [*seen, session.state.coins]


def as_nobody(look: Callable[[], list[object]]) -> list[object]:
    """What a function gives in a process of somebody who owns nothing."""
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        try:
            os.setgroups([])
            os.setgid(NOBODY)
            os.setuid(NOBODY)
            os.write(writing, json.dumps(look()).encode())
        except BaseException:
            os.write(writing, json.dumps([traceback.format_exc()]).encode())
        finally:
            os._exit(0)
    os.close(writing)
    os.waitpid(child, 0)
    with os.fdopen(reading) as file:
        said: list[object] = json.load(file)
    return said
