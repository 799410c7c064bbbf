"""A file in pieces."""

from random import Random

from companion.sharing import Gathering, parts_of
from companion.sharing.parts import LONGEST

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

    def test_other_text_is_nothing(self):
        assert Gathering().take("hello LOOM-12-x") == 0
