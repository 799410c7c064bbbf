"""What can be done, by numbers that stay: what was read out is not read out again."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple, TypeAlias

Things: TypeAlias = Mapping[str, tuple[str, str]]
"""By a key that stays: what it stands under, and its words."""


class Line(NamedTuple):
    """A thing as it was read out."""

    number: int
    heading: str
    text: str


class Said(NamedTuple):
    """What is to be read out now."""

    lines: tuple[Line, ...]
    gone: tuple[int, ...] = ()
    """Numbers that stand for nothing any more."""


class Numbering:
    """A number stands for the same thing as long as that can be done.

    >>> numbering = Numbering()
    >>> len(numbering.follow({"a": ("", "A"), "b": ("", "B"), "c": ("", "C")}).lines)
    3
    >>> numbering.follow({"b": ("", "B"), "c": ("", "done: C")})
    Said(lines=(Line(number=3, heading='', text='done: C'),), gone=(1,))
    """

    def __init__(self) -> None:
        self._lines: dict[str, Line] = {}

    def key_of(self, number: int) -> str:
        """What a number stands for; empty for none."""
        return next((key for key, one in self._lines.items() if one.number == number), "")

    def follow(self, things: Things) -> Said:
        """What is new or another since the last time; all of it where hardly anything stays."""
        before = self._lines
        stay = [key for key in things if key in before]
        if 2 * len(stay) <= len(things):
            return self.anew(things)
        free = 1 + max(one.number for one in before.values())
        new = iter(range(free, free + len(things)))
        self._lines = {
            key: Line(before[key].number if key in before else next(new), *said)
            for key, said in things.items()
        }
        gone = tuple(one.number for key, one in before.items() if key not in things)
        changed = tuple(one for key, one in self._lines.items() if one != before.get(key))
        if 2 * len(changed) > len(things):
            return self.all()
        return Said(changed, gone)

    def anew(self, things: Things) -> Said:
        """All of it, from one on."""
        numbered = enumerate(things.items(), 1)
        self._lines = {key: Line(number, *said) for number, (key, said) in numbered}
        return self.all()

    def all(self) -> Said:
        """Everything, by the numbers it has."""
        return Said(tuple(self._lines.values()))
