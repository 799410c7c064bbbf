"""A line is on the disk before it shows; a crash can only tear the last one."""

from __future__ import annotations

import os
import zlib

import pytest

from companion.core import journal as core_journal
from companion.core.journal import FileJournal, pack_line, pack_lines, unpack_line
from companion.core.order import Order
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


CHAINED = b'68b4fc23 {"head":{"format":2}}\n2f54ff13 {"step":1}\n863ef80c {"drop":true}\n'
"""As it stood in a file: a checksum that is not the same would not open what people have."""
UNCHAINED = b'6af2427a {"head":{"format":1}}\n1119ad91 {"step":1}\n'


class TestAFileOfBefore:
    def test_is_the_same_to_the_byte(self):
        lines = [{"head": {"format": 2}}, {"step": 1}, {"drop": True}]

        assert pack_lines(lines) == CHAINED
        assert pack_lines([{"head": {"format": 1}}, {"step": 1}]) == UNCHAINED

    def test_has_a_folder_that_knows_it(self, path, monkeypatch):
        seen = []
        monkeypatch.setattr(core_journal, "sync_folder", seen.append)
        journal = FileJournal(path)
        journal.append({"step": 1})
        journal.append({"step": 2})
        journal.close()
        FileJournal(path).append({"step": 3})

        assert seen == [path.parent]


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

    def test_whose_end_was_there_before_its_middle_is_torn_too(self, path):
        a_journal_of(path, 3)
        whole = path.read_bytes()
        path.write_bytes(whole[:-8] + bytes(4) + whole[-4:])
        journal = FileJournal(path)

        assert len(journal.lines) == 2
        assert journal.damage.torn
        assert [each.name for each in path.parent.iterdir()] == [path.name]

    def test_with_more_behind_it_was_no_last_one(self, path):
        a_journal_of(path, 3)
        rows = path.read_bytes().splitlines(keepends=True)
        path.write_bytes(rows[0] + rows[1][:4] + bytes(4) + rows[1][8:] + rows[2])

        assert not FileJournal(path).damage.torn


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

    def test_a_last_line_that_is_whole_and_wrong_is_damaged_not_torn(self, path):
        a_journal_of(path, 3)
        path.write_bytes(path.read_bytes()[:-3] + b"x}\n")

        journal = FileJournal(path)

        assert len(journal.lines) == 2
        assert not journal.damage.torn
        assert journal.damage.copy.exists()

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

        assert refusal.value.message.key == "core.save.full"
        assert len(journal.lines) == 1
        assert len(FileJournal(path).lines) == 1

    def test_a_folder_that_is_not_there(self, tmp_path):
        with pytest.raises(NotKept):
            FileJournal(tmp_path / "nowhere" / "game.jsonl").append({"step": 1})

    def test_another_trouble_is_told_as_it_is(self, path, monkeypatch):
        journal = a_journal_of(path, 1)

        def worn_out(file):
            raise OSError(5, "Input/output error")

        monkeypatch.setattr(os, "fsync", worn_out)
        with pytest.raises(NotKept) as refusal:
            journal.append({"step": 1})

        assert refusal.value.message.params["reason"] == "Input/output error"

    def test_a_line_that_could_not_be_cut_off_at_once_is_cut_off_before_the_next(
        self, path, monkeypatch
    ):
        journal = a_journal_of(path, 1)

        def worn_out(*_arguments):
            raise OSError(5, "Input/output error")

        monkeypatch.setattr(os, "fsync", worn_out)
        monkeypatch.setattr(os, "ftruncate", worn_out)
        with pytest.raises(NotKept):
            journal.append({"step": 1})
        monkeypatch.undo()
        journal.append({"step": 2})

        assert [line["step"] for line in FileJournal(path).lines] == [0, 2]


class TestAFileThatIsNotOursAnyMore:
    """What is written into it would be lost: the action is refused."""

    def refused(self, journal) -> str:
        lines = len(journal.lines)
        with pytest.raises(NotKept) as refusal:
            journal.append({"step": 9})
        assert len(journal.lines) == lines
        return refusal.value.message.key

    def test_was_removed_while_it_was_written(self, path):
        journal = a_journal_of(path, 1)
        journal.append({"step": 1})
        path.unlink()

        assert self.refused(journal) == "core.save.changed_by_others"
        assert not path.exists()

    def test_was_removed_before_anything_was_written(self, path):
        journal = a_journal_of(path, 1)
        path.unlink()

        assert self.refused(journal) == "core.save.changed_by_others"
        assert not path.exists()

    def test_lost_its_folder(self, tmp_path):
        (tmp_path / "games").mkdir()
        journal = a_journal_of(tmp_path / "games" / "game.jsonl", 1)
        journal.append({"step": 1})
        (tmp_path / "games").rename(tmp_path / "elsewhere")

        assert self.refused(journal) == "core.save.changed_by_others"

    def test_was_replaced_by_another(self, path):
        journal = a_journal_of(path, 2)
        journal.append({"step": 2})
        other = path.with_name("other")
        other.write_bytes(path.read_bytes())
        other.replace(path)

        assert self.refused(journal) == "core.save.changed_by_others"

    def test_was_written_by_another(self, path):
        journal = a_journal_of(path, 1)
        journal.append({"step": 1})
        other = FileJournal(path)
        other.append({"step": 2})

        assert self.refused(journal) == "core.save.changed_by_others"
        assert [line["step"] for line in FileJournal(path).lines] == [0, 1, 2]


def a_game(form: int) -> list[dict]:
    """A head and lines of every kind that say where the game stands."""
    do, events = ["Earn", 1, {}], []
    steps = [{"step": n, "after": n - 1, "do": do, "events": events} for n in range(1, 6)]
    return [
        {"head": {"format": form}},
        *steps,
        {"to": 4},
        {"to": 3},
        {"step": 6, "after": 3, "do": do, "events": events},
        {"use_app": []},
        {"rules": 2},
        {"asking": do, "answers": []},
        {"to": 3, "step": 7, "after": 3, "do": do, "events": events},
        {"change": 1, "from": 0, "steps": [{"step": 8, "after": 0, "do": do, "events": events}]},
        {"step": 9, "after": 8, "do": do, "events": events},
    ]


def kept_of(path, lines, rows=None) -> list[dict]:
    """The lines that are taken from a file of these rows."""
    path.write_bytes(pack_lines(lines) if rows is None else b"".join(rows))
    return FileJournal(path, readonly=True).lines


class TestTheOrderOfLines:
    @pytest.mark.parametrize("form", [1, 2])
    def test_a_whole_game_is_whole(self, path, form):
        assert kept_of(path, a_game(form)) == a_game(form)

    @pytest.mark.parametrize("gone", range(1, 13))
    def test_a_line_that_is_missing_ends_the_sound_beginning(self, path, gone):
        rows = pack_lines(a_game(2)).splitlines(keepends=True)
        del rows[gone]

        assert kept_of(path, [], rows) == a_game(2)[:gone]

    @pytest.mark.parametrize("twice", range(1, 14))
    def test_a_line_that_is_there_twice_too(self, path, twice):
        rows = pack_lines(a_game(2)).splitlines(keepends=True)
        rows.insert(twice, rows[twice])

        assert kept_of(path, [], rows) == a_game(2)[: twice + 1]

    @pytest.mark.parametrize("first", range(1, 13))
    def test_two_lines_that_are_swapped_too(self, path, first):
        rows = pack_lines(a_game(2)).splitlines(keepends=True)
        rows[first : first + 2] = rows[first + 1], rows[first]

        assert kept_of(path, [], rows) == a_game(2)[:first]

    @pytest.mark.parametrize("gone", [1, 2, 3, 4, 8])
    def test_steps_tell_it_of_themselves_in_an_older_file(self, path, gone):
        lines = a_game(1)
        del lines[gone]

        assert len(kept_of(path, lines)) < len(lines)

    @pytest.mark.parametrize(
        "line",
        [
            {"step": 10, "after": 9, "do": None, "events": []},
            {"step": 10, "after": 9, "do": [], "events": None},
            {"step": 10, "after": 9, "do": [], "events": [], "answers": None},
            {"step": 10, "after": 9, "do": [], "events": [], "at": 7},
            {"step": None, "after": 9, "do": [], "events": []},
            {"step": 10.0, "after": 9, "do": [], "events": []},
            {"step": 10, "after": 9, "do": []},
            {"step": 11, "after": 9, "do": [], "events": []},
            {"step": 10, "after": 8, "do": [], "events": []},
            {"to": 10},
            {"to": None},
            {"to": -1},
            {"change": 9, "from": 8, "steps": [None]},
            {"change": 9, "from": 10, "steps": []},
            {"change": 9, "from": 8},
            {"use_app": None},
            {"rules": None},
            {"hands": None},
            {"hands": 10},
            {"asking": None},
        ],
    )
    def test_a_line_that_makes_no_sense_ends_it_as_well(self, path, line):
        assert kept_of(path, [*a_game(2), line, {"to": 9}]) == a_game(2)

    def test_a_change_that_breaks_off_leaves_no_trace(self, path):
        good = {"step": 10, "after": 8, "do": [], "events": []}
        bad = {"change": 9, "from": 8, "steps": [good, {**good, "step": 12}]}
        journal = Order()
        for line in a_game(2):
            assert journal.take(line)

        assert not journal.take(bad)
        assert not journal.take({"to": 10})
        assert journal.take({"step": 10, "after": 9, "do": [], "events": []})


class TestWhatNoScreenCanDraw:
    def test_half_a_character_becomes_a_sign(self):
        row = b'{"name":["\\ud800",{"\\udfff":1}]}'
        line = unpack_line(b"%08x %s\n" % (zlib.crc32(row), row))

        assert line == {"name": ["\ufffd", {"\ufffd": 1}]}

    def test_two_halves_are_a_character(self):
        row = b'{"name":"\\ud83d\\ude00"}'

        assert unpack_line(b"%08x %s\n" % (zlib.crc32(row), row)) == {"name": "\U0001f600"}

    def test_lists_without_end_are_no_line(self):
        row = b'{"name":' + b"[" * 100_000 + b"]" * 100_000 + b"}"

        assert unpack_line(b"%08x %s\n" % (zlib.crc32(row), row)) is None
