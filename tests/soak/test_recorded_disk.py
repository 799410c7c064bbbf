"""What a power cut may leave of what was written."""

import os
from pathlib import Path
from random import Random

import pytest

from tests.soak.recorded_disk import Cut, RecordedDisk

NAME = Path("it.txt")


@pytest.fixture
def disk(tmp_path):
    (tmp_path / "before.txt").write_bytes(b"long ago")
    return RecordedDisk(tmp_path)


def left(disk, cut):
    return disk.left(len(disk.happened), cut, Random(1))


def write(disk, *, seen=False, names_seen=False):
    handle = os.open(disk.folder / NAME, os.O_WRONLY | os.O_CREAT)
    os.write(handle, b"written")
    if seen:
        os.fsync(handle)
    os.close(handle)
    if names_seen:
        folder = os.open(disk.folder, os.O_RDONLY)
        os.fsync(folder)
        os.close(folder)


class TestWhatWasSeenOntoTheDisk:
    @pytest.mark.parametrize("cut", Cut)
    def test_is_there_after_every_cut(self, disk, cut):
        with disk.under():
            write(disk, seen=True, names_seen=True)

        assert left(disk, cut) == {Path("before.txt"): b"long ago", NAME: b"written"}

    @pytest.mark.parametrize("cut", Cut)
    def test_under_its_last_name(self, disk, cut):
        with disk.under():
            write(disk, seen=True)
            os.replace(disk.folder / NAME, disk.folder / "before.txt")
            folder = os.open(disk.folder, os.O_RDONLY)
            os.fsync(folder)
            os.close(folder)

        assert left(disk, cut) == {Path("before.txt"): b"written"}


class TestWhatWasNot:
    @pytest.mark.parametrize(
        ("cut", "there"),
        [(Cut.ALL, b"written"), (Cut.NAMES, b""), (Cut.ZEROS, bytes(7))],
    )
    def test_is_there_as_the_cut_has_it(self, disk, cut, there):
        with disk.under():
            write(disk)

        assert left(disk, cut)[NAME] == there

    @pytest.mark.parametrize("cut", [Cut.NOTHING, Cut.DATA])
    def test_has_no_name_where_the_folder_was_not_seen(self, disk, cut):
        with disk.under():
            write(disk, seen=True)

        assert left(disk, cut) == {Path("before.txt"): b"long ago"}

    def test_a_move_is_never_a_loss(self, disk):
        with disk.under():
            os.rename(disk.folder / "before.txt", disk.folder / "after.txt")
        kept = [disk.left(len(disk.happened), Cut.SOME, Random(seed)) for seed in range(40)]

        assert all(b"long ago" in each.values() for each in kept)
        assert {len(each) for each in kept} == {1, 2}

    def test_a_folder_that_was_not_seen_takes_with_it_what_lies_in_it(self, disk):
        with disk.under():
            (disk.folder / "new").mkdir()
            (disk.folder / "new" / NAME).write_bytes(b"written")

        assert left(disk, Cut.ALL)[Path("new") / NAME] == b"written"
        assert left(disk, Cut.NOTHING) == {Path("before.txt"): b"long ago"}


def test_what_happens_later_is_not_there_yet(disk):
    with disk.under():
        write(disk, seen=True, names_seen=True)
        happened = len(disk.happened)
        (disk.folder / NAME).unlink()

    assert disk.left(happened, Cut.ALL, Random(1))[NAME] == b"written"
    assert NAME not in left(disk, Cut.ALL)
