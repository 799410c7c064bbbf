"""Records to JSON and back."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum

import pytest

from companion.core.codec import CannotDecode, OneOf, from_json, to_json
from companion.core.message import Message, name


class Colour(StrEnum):
    RED = "red"
    BLUE = "blue"


@dataclass(frozen=True, slots=True)
class Inner:
    number: int
    words: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Outer:
    inner: Inner
    pair: tuple[str, int]
    colours: Mapping[Colour, Inner] = field(default_factory=dict)
    many: tuple[Inner, ...] = ()
    maybe: Inner | None = None
    text: Message | None = None
    yes: bool = False


FULL = Outer(
    Inner(1, ("a", "b")),
    ("c", 2),
    {Colour.BLUE: Inner(3)},
    (Inner(4), Inner(5)),
    Inner(6),
    Message("key", n=2, who=name("game", "kind", "x"), several=(Message("one"), Message("two"))),
    True,
)


def test_everything_comes_back():
    assert from_json(Outer, to_json(FULL)) == FULL


@dataclass(frozen=True, slots=True)
class Loose:
    maybe: Inner | None = None
    either: int | str | None = None
    count: float = 0.0


def test_what_is_written_is_json():
    assert from_json(Outer, json.loads(json.dumps(to_json(FULL)))) == FULL
    assert to_json(Loose(Inner(6))) == {"maybe": {"number": 6}}


@pytest.mark.parametrize("either", [None, 3, "three"])
def test_one_of_several_kinds_stays_what_it_is(either):
    loose = Loose(either=either, count=1.5)

    assert from_json(Loose, json.loads(json.dumps(to_json(loose)))) == loose


class Shape(OneOf):
    __slots__ = ()


@dataclass(frozen=True, slots=True)
class Square(Shape):
    side: int = 1


@dataclass(frozen=True, slots=True)
class Circle(Shape):
    radius: int


@dataclass(frozen=True, slots=True)
class Drawn:
    shape: Shape
    others: tuple[Shape, ...] = ()


def test_what_comes_in_kinds_is_recorded_with_its_kind():
    drawn = Drawn(Circle(2), (Square(3), Square()))
    written = {
        "shape": ["Circle", {"radius": 2}],
        "others": [["Square", {"side": 3}], ["Square", {}]],
    }

    assert json.loads(json.dumps(to_json(drawn))) == written
    assert from_json(Drawn, json.loads(json.dumps(written))) == drawn


@pytest.mark.parametrize(
    "shape",
    ["Circle", None, [], ["Oval", {}], ["Circle"], ["Circle", None], ["Circle", {"side": 2}]],
)
def test_a_kind_that_there_is_not_is_refused(shape):
    with pytest.raises(CannotDecode):
        from_json(Drawn, {"shape": shape})


def test_defaults_are_left_out():
    assert to_json(Outer(Inner(1), ("c", 2))) == {"inner": {"number": 1}, "pair": ("c", 2)}


@pytest.mark.parametrize(
    "data",
    [
        {},
        {"inner": {"number": "1"}, "pair": ["c", 2]},
        {"inner": {"number": True}, "pair": ["c", 2]},
        {"inner": {"number": 1, "words": [1]}, "pair": ["c", 2]},
        {"inner": {"number": 1}, "pair": [1, 2]},
        {"inner": {"number": 1}, "pair": ["c", 2], "yes": 1},
        {"inner": {"number": 1}, "pair": ["c", 2], "text": ["key", {"n": [1]}]},
        {"inner": {"number": 1}, "pair": ["c", 2], "text": ["key", {"n": None}]},
        {"inner": {"number": 1}, "pair": ["c"]},
        {"inner": {"number": 1}, "pair": ["c", 2], "colours": {"pink": {"number": 1}}},
        {"inner": {"number": 1}, "pair": ["c", 2], "strange": 1},
        {"inner": 1, "pair": ["c", 2]},
    ],
)
def test_what_does_not_fit_is_refused(data):
    with pytest.raises(CannotDecode):
        from_json(Outer, data)
