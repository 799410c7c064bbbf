"""A record with something changed."""

from dataclasses import dataclass, field, replace

import pytest

from companion.core.changed import changed
from companion.core.message import Message
from companion.core.question import Amount


@dataclass(frozen=True, slots=True)
class Slotted:
    one: int
    two: str = "two"
    three: tuple[int, ...] = ()


@dataclass(frozen=True)
class Bare:
    one: int
    two: dict[str, int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Single:
    one: int = 1


@dataclass(frozen=True)
class Looked:
    one: int

    def __post_init__(self) -> None:
        assert self.one > 0


ASKED = Amount("a.place", Message("what"), 0, 9, note=Message("why"))


@pytest.mark.parametrize(
    ("record", "values"),
    [
        (Slotted(1), {"three": (3,), "one": 2}),
        (Bare(1, {"a": 1}), {"two": {}}),
        (Single(), {"one": 2}),
        (Looked(1), {"one": 3}),
        (ASKED, {"key": "a.place.2", "number": 2}),
    ],
)
def test_it_is_what_dataclasses_replace_gives(record, values) -> None:
    was = replace(record)

    made = changed(record, **values)

    assert made == replace(record, **values)
    assert type(made) is type(record)
    assert record == was


@pytest.mark.parametrize("record", [Slotted(1), Bare(1), Single(), Looked(1), ASKED])
def test_a_field_that_is_not_there_is_refused(record) -> None:
    with pytest.raises(TypeError):
        changed(record, nothing=1)


def test_what_looks_at_its_values_still_does() -> None:
    with pytest.raises(AssertionError):
        changed(Looked(1), one=0)
