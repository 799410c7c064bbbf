"""Files that are whole or not there at all."""

import os

import pytest

from companion.errors import NotKept
from companion.library.atomic import backup_of, set_aside, sweep, write_for_others, write_whole
from tests.library.test_home import no_file_larger_than


@pytest.fixture
def done(monkeypatch):
    """What the system is asked to do, in order."""
    asked = []
    for name in ("fsync", "replace", "link"):
        real = getattr(os, name)

        def spy(*args, name=name, real=real):
            asked.append(name)
            return real(*args)

        monkeypatch.setattr(os, name, spy)
    return asked


class TestWritingWhereAPlayerPutsIt:
    def test_that_fails_leaves_what_was_there(self, tmp_path):
        (tmp_path / "table.csv").write_bytes(b"a" * 1000)
        with no_file_larger_than(4096), pytest.raises(OSError, match="File too large"):
            write_for_others(tmp_path / "table.csv", b"b" * 10_000)

        assert [path.read_bytes() for path in tmp_path.iterdir()] == [b"a" * 1000]

    def test_can_be_read_by_whoever_could_read_it_before(self, tmp_path):
        (tmp_path / "theirs").touch(mode=0o640)
        os.chmod(tmp_path / "theirs", 0o646)
        before = os.umask(0o027)
        try:
            for name in ("theirs", "new"):
                write_for_others(tmp_path / name, b"x")
        finally:
            os.umask(before)
        modes = {path.name: oct(path.stat().st_mode & 0o777) for path in tmp_path.iterdir()}

        assert modes == {"theirs": "0o646", "new": "0o640"}

    def test_through_a_link_replaces_what_it_leads_to(self, tmp_path):
        (tmp_path / "far").mkdir()
        (tmp_path / "far" / "table.csv").write_bytes(b"old")
        (tmp_path / "table.csv").symlink_to(tmp_path / "far" / "table.csv")
        write_for_others(tmp_path / "table.csv", b"new")

        assert (tmp_path / "table.csv").is_symlink()
        assert (tmp_path / "far" / "table.csv").read_bytes() == b"new"


class TestWriting:
    def test_sees_the_file_onto_the_disk_then_moves_it_then_the_folder(self, tmp_path, done):
        write_whole(tmp_path / "file", b"new")

        assert done == ["fsync", "replace", "fsync"]
        assert (tmp_path / "file").read_bytes() == b"new"

    def test_keeps_the_version_before_with_no_moment_without_a_file(self, tmp_path, done):
        write_whole(tmp_path / "file", b"old", backup=True)
        done.clear()
        write_whole(tmp_path / "file", b"new", backup=True)

        assert done == ["fsync", "link", "replace", "replace", "fsync"]
        assert backup_of(tmp_path / "file").read_bytes() == b"old"

    def test_copies_the_version_before_where_there_are_no_links(self, tmp_path, monkeypatch):
        monkeypatch.setattr(os, "link", refuse)
        write_whole(tmp_path / "file", b"old", backup=True)
        write_whole(tmp_path / "file", b"new", backup=True)

        assert backup_of(tmp_path / "file").read_bytes() == b"old"
        assert sorted(path.name for path in tmp_path.iterdir()) == ["file", "file.bak"]

    @pytest.mark.parametrize("step", ["fsync", "replace"])
    def test_that_fails_leaves_the_old_file_and_nothing_else(self, tmp_path, monkeypatch, step):
        write_whole(tmp_path / "file", b"old")
        monkeypatch.setattr(os, step, refuse)
        with pytest.raises(NotKept):
            write_whole(tmp_path / "file", b"new")

        assert [path.read_bytes() for path in tmp_path.iterdir()] == [b"old"]

    def test_does_not_mind_a_system_that_cannot_sync_folders(self, tmp_path, monkeypatch):
        real = os.open

        def files_only(path, *flags):
            return refuse() if os.path.isdir(path) else real(path, *flags)

        monkeypatch.setattr(os, "open", files_only)
        write_whole(tmp_path / "file", b"new")

        assert (tmp_path / "file").read_bytes() == b"new"

    def test_goes_through_a_link_to_another_folder(self, tmp_path):
        (tmp_path / "real").mkdir()
        (tmp_path / "home").symlink_to(tmp_path / "real")
        write_whole(tmp_path / "home" / "file", b"new")

        assert (tmp_path / "real" / "file").read_bytes() == b"new"


class TestSettingAside:
    def test_takes_a_free_name(self, tmp_path):
        names = []
        for _ in range(2):
            (tmp_path / "file").write_bytes(b"x")
            names.append(set_aside(tmp_path / "file").name)

        assert names == ["file.damaged-1", "file.damaged-2"]
        assert not (tmp_path / "file").exists()


class TestSweeping:
    def test_removes_only_what_was_half_written(self, tmp_path):
        for name in ("file", "file.bak", "file.x7.tmp", "file.bak.tmp"):
            (tmp_path / name).write_bytes(b"x")
        sweep(tmp_path)

        assert sorted(path.name for path in tmp_path.iterdir()) == ["file", "file.bak"]


def refuse(*_args):
    """A system that will not."""
    raise PermissionError(1, "not permitted")
