"""A file in pieces."""

from random import Random

import pytest

from companion.errors import SaveError
from companion.sharing import Gathering, parts_of
from companion.sharing.parts import LONGEST, MOST

DATA = Random(3).randbytes(5000)


class TestParts:
    def test_come_in_any_order_and_twice(self):
        parts = list(parts_of(DATA))
        Random(1).shuffle(parts)
        gathering = Gathering()
        for part in [*parts, parts[0]]:
            gathering.take(f"scanned: {part}\n")

        assert gathering.whole() == DATA
        assert all(len(part) < LONGEST + 30 for part in parts)

    def test_what_is_missing_is_said(self):
        first, _, *others = parts_of(DATA)
        gathering = Gathering()
        new = gathering.take(" ".join([first, first, *others]))

        assert new == len(others) + 1
        assert gathering.missing == (2,)
        assert gathering.whole() is None

    def test_another_file_begins_anew(self):
        gathering = Gathering()
        gathering.take(parts_of(DATA)[0])
        gathering.take(parts_of(b"short")[0])

        assert gathering.whole() == b"short"

    def test_a_letter_changed_is_noticed(self):
        [part] = parts_of(b"Loom goes on")
        gathering = Gathering()
        gathering.take(part[:-3] + ("A" if part[-3] != "A" else "B") + part[-2:])

        assert gathering.whole() is None

    def test_a_spoiled_one_that_came_first_gives_way_to_the_right_one(self):
        parts = parts_of(DATA)
        gathering = Gathering()
        for part in parts:
            gathering.take(_spoiled(part))
        all_spoiled = gathering.whole(), gathering.spoiled
        for part in parts:
            gathering.take(part)

        assert all_spoiled == (None, True)
        assert gathering.whole() == DATA
        assert not gathering.spoiled

    def test_a_spoiled_one_that_came_last_changes_nothing(self):
        gathering = Gathering()
        for part in parts_of(DATA):
            gathering.take(part)
            gathering.take(_spoiled(part))

        assert gathering.whole() == DATA

    def test_a_name_read_wrongly_does_not_lose_what_came_before(self):
        first, *others = parts_of(DATA)
        gathering = Gathering()
        gathering.take(first)
        gathering.take(others[0].replace("LOOM-", "LOOM-0")[:10] + others[0][9:])
        gathering.take(" ".join(others))

        assert gathering.whole() == DATA

    def test_more_than_can_be_gathered_are_not_made(self):
        most = LONGEST * MOST // 4 * 3
        gathering = Gathering()
        gathering.take(" ".join(parts_of(bytes(most))))

        assert gathering.whole() == bytes(most)
        with pytest.raises(SaveError):
            parts_of(bytes(most + 1))

    def test_other_text_is_nothing(self):
        assert Gathering().take("hello LOOM-12-x") == 0


def _spoiled(part):
    return part[:-3] + ("A" if part[-3] != "A" else "B") + part[-2:]
