"""A line is on the disk before it shows; a crash can only tear the last one."""

from __future__ import annotations

import os

import pytest

from companion.core.journal import FileJournal, pack_line, unpack_line
from companion.errors import NotKept


@pytest.fixture
def path(tmp_path):
    return tmp_path / "game.jsonl"


def a_journal_of(path, lines: int) -> FileJournal:
    journal = FileJournal(path)
    for number in range(lines):
        journal.append({"step": number})
    journal.close()
    return FileJournal(path)


class TestLines:
    def test_lines_come_back_in_order(self, path):
        journal = a_journal_of(path, 3)

        assert [line["step"] for line in journal.lines] == [0, 1, 2]
        assert journal.damage is None

    @pytest.mark.parametrize("row", [b"", b"\n", b"short\n", b"zzzzzzzz {}\n", b"00000000 {}\n"])
    def test_what_is_no_line(self, row):
        assert unpack_line(row) is None

    def test_a_line_is_an_object(self):
        assert unpack_line(pack_line([1])) is None

    def test_words_are_kept_readable(self):
        assert "é".encode() in pack_line({"name": "Zoé"})


class TestATornLastLine:
    def test_it_is_dropped_and_the_rest_stays(self, path):
        a_journal_of(path, 3)
        path.write_bytes(path.read_bytes()[:-4])

        journal = FileJournal(path)

        assert len(journal.lines) == 2
        assert journal.damage.torn
        assert journal.damage.copy is None

    def test_the_next_line_stands_alone(self, path):
        a_journal_of(path, 3)
        path.write_bytes(path.read_bytes()[:-4])
        journal = FileJournal(path)
        journal.append({"step": 9})
        journal.close()

        assert [line["step"] for line in FileJournal(path).lines] == [0, 1, 9]


class TestDamageFurtherUp:
    def test_the_file_is_copied_aside_first(self, path):
        a_journal_of(path, 3)
        bad = path.read_bytes().replace(b'"step":1', b'"step":7')
        path.write_bytes(bad)

        journal = FileJournal(path)

        assert journal.damage.line == 2
        assert not journal.damage.torn
        assert journal.damage.copy.read_bytes() == bad
        assert [line["step"] for line in journal.lines] == [0]

    def test_a_second_copy_gets_a_second_name(self, path):
        names = []
        for _ in range(2):
            path.unlink(missing_ok=True)
            a_journal_of(path, 3)
            path.write_bytes(path.read_bytes().replace(b'"step":1', b'"step":7'))
            names.append(FileJournal(path).damage.copy.name)

        assert names == ["game.jsonl.damaged-1", "game.jsonl.damaged-2"]

    def test_reading_only_touches_nothing(self, path):
        a_journal_of(path, 3)
        bad = path.read_bytes().replace(b'"step":1', b'"step":7')
        path.write_bytes(bad)
        FileJournal(path, readonly=True)

        assert path.read_bytes() == bad
        assert [one.name for one in path.parent.iterdir()] == [path.name]


class TestWhenTheDiskIsFull:
    def test_half_a_line_is_cut_off_again(self, path, monkeypatch):
        journal = a_journal_of(path, 1)
        whole = os.write
        monkeypatch.setattr(os, "write", lambda file, data: whole(file, data[:5]))
        with pytest.raises(NotKept):
            journal.append({"step": 1})
        monkeypatch.undo()
        journal.append({"step": 2})

        assert [line["step"] for line in FileJournal(path).lines] == [0, 2]

    def test_a_line_that_cannot_be_made_durable_is_not_kept(self, path, monkeypatch):
        journal = a_journal_of(path, 1)

        def full(file):
            raise OSError(28, "No space left on device")

        monkeypatch.setattr(os, "fsync", full)
        with pytest.raises(NotKept) as refusal:
            journal.append({"step": 1})

        assert "space" in refusal.value.message.params["reason"]
        assert len(journal.lines) == 1
        assert len(FileJournal(path).lines) == 1

    def test_a_folder_that_is_not_there(self, tmp_path):
        with pytest.raises(NotKept):
            FileJournal(tmp_path / "nowhere" / "game.jsonl").append({"step": 1})
