"""Files that are whole or not there at all."""

import os

import pytest

from companion.errors import NotKept
from companion.library.atomic import backup_of, set_aside, sweep, write_whole


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
