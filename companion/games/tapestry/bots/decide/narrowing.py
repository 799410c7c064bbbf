"""Options going through one rule after the other, with what each rule left and why."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Generic, TypeVar

from companion.core.instruction import Passed, Why
from companion.core.message import Message

T = TypeVar("T")


def hex_id(place: tuple[int, int]) -> str:
    """A hex as it is written in whys and places: "1,-2"."""
    return f"{place[0]},{place[1]}"


@dataclass(slots=True)
class Narrowing(Generic[T]):
    """What is still in the running."""

    remaining: tuple[T, ...]
    spell: Callable[[T], str]
    """The id of an option."""
    say: Callable[[T], Message]
    """Its name in words."""
    whys: list[Why] = field(default_factory=list)

    @property
    def open(self) -> bool:
        """Whether more than one option is left."""
        return len(self.remaining) > 1

    def start(self, rule: str, text: Message, passed: tuple[Passed, ...] = ()) -> None:
        """The rule that says what is valid at all."""
        self._write(rule, text, passed)

    def note(self, rule: str, text: Message) -> None:
        """What holds for the next rule; it passes nothing over."""
        self.whys.append(Why(rule, text))

    def keep(
        self, rule: str, kept: Sequence[T], text: Message, reason: Callable[[T], Message]
    ) -> None:
        """Only these stay; each of the others is passed over for its reason."""
        gone = tuple(
            Passed(self.say(one), reason(one)) for one in self.remaining if one not in kept
        )
        self.remaining = tuple(one for one in self.remaining if one in kept)
        self._write(rule, text, gone)

    def _write(self, rule: str, text: Message, passed: tuple[Passed, ...]) -> None:
        remaining = tuple(self.spell(one) for one in self.remaining)
        self.whys.append(Why(rule, text, remaining, passed))
