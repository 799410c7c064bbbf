"""A decoded value into a record, by type."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Literal

import pytest

from companion.content.shape import MisfitError, shape_of


class Track(StrEnum):
    SCIENCE = "science"
    ARTS = "arts"


@dataclass(frozen=True, slots=True)
class Space:
    """A record with one of everything."""

    id: str
    track: Track = Track.ARTS
    points: int | None = None
    share: float = 0.5
    gives: tuple[str, ...] = ()
    at: tuple[int, int] = (0, 0)
    names: Mapping[str, str] = field(default_factory=dict)
    by_track: Mapping[Track, int] = field(default_factory=dict)
    kind: Literal["red", "black", 1] = "red"
    more: tuple["Space", ...] = ()
    is_open: bool = False
    from_: str = ""

    def __post_init__(self) -> None:
        if self.points is not None and self.points > 99:
            raise ValueError("too many points" + "!" * self.points)
        if self.gives and self.gives[0] == "nobody thought of":
            raise TypeError("of it")


class TestRecord:
    def test_every_field_is_built_by_its_type(self):
        space = shape_of(Space)(
            {
                "id": "a",
                "track": "science",
                "points": None,
                "share": 1,
                "gives": ["x", "y"],
                "at": [1, -2],
                "names": {"en": "A", "_note": "not read"},
                "by_track": {"arts": 3},
                "kind": 1,
                "more": [{"id": "b"}],
                "is_open": True,
                "from": "here",
                "_why": "a remark",
                "$schema": "schema/space.json",
            }
        )

        assert space == Space(
            "a",
            Track.SCIENCE,
            None,
            1,
            ("x", "y"),
            (1, -2),
            {"en": "A"},
            {Track.ARTS: 3},
            1,
            (Space("b"),),
            True,
            "here",
        )

    @pytest.mark.parametrize(
        ("wrong", "key", "place"),
        [
            ({}, "content.missing_key", []),
            ([], "content.no_object", []),
            ({"id": "a", "colour": "red"}, "content.unknown_key", ["colour"]),
            ({"id": 4}, "content.no_str", ["id"]),
            ({"id": "a", "track": "magic"}, "content.not_listed", ["track"]),
            ({"id": "a", "points": "12+"}, "content.no_int", ["points"]),
            ({"id": "a", "points": True}, "content.no_int", ["points"]),
            ({"id": "a", "points": 100}, "content.refused", []),
            ({"id": "a", "share": "1"}, "content.no_float", ["share"]),
            ({"id": "a", "gives": "x"}, "content.no_list", ["gives"]),
            ({"id": "a", "gives": ["x", 2]}, "content.no_str", ["gives", 1]),
            ({"id": "a", "at": [1]}, "content.wrong_length", ["at"]),
            ({"id": "a", "names": {"en": 1}}, "content.no_str", ["names", "en"]),
            ({"id": "a", "by_track": {"x": 1}}, "content.not_listed", ["by_track", "x"]),
            ({"id": "a", "kind": True}, "content.not_listed", ["kind"]),
            ({"id": "a", "more": [{"id": "b"}, {}]}, "content.missing_key", ["more", 1]),
            ({"id": "a", "is_open": 1}, "content.no_bool", ["is_open"]),
        ],
    )
    def test_what_does_not_fit_is_refused_with_its_place(self, wrong, key, place):
        with pytest.raises(MisfitError) as raised:
            shape_of(Space)(wrong)

        assert (raised.value.key, raised.value.place) == (key, place)

    def test_a_type_content_cannot_hold_is_a_mistake_of_ours(self):
        with pytest.raises(TypeError):
            shape_of(set)


class TestRefused:
    def test_a_check_that_stumbles_is_told_like_one_that_refuses(self):
        with pytest.raises(MisfitError) as refused:
            shape_of(Space)({"id": "a", "gives": ["nobody thought of"]})

        assert refused.value.params == {"reason": "TypeError"}

    def test_of_a_long_value_the_beginning_is_told(self):
        with pytest.raises(MisfitError) as refused:
            shape_of(Space)({"id": "a", "points": 100_000})

        assert len(refused.value.params["reason"]) < 300
