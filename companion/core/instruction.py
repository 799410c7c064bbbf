"""What people are to do with the pieces, and the reasons."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from companion.core.act import Act
from companion.core.message import Message


@dataclass(frozen=True, slots=True)
class Passed:
    """An option that was looked at and passed over."""

    option: Message
    reason: Message


@dataclass(frozen=True, slots=True)
class Why:
    """One rule that was applied."""

    rule: str
    """The line of the rules, as people can look it up: `R-track-2`."""
    text: Message | None = None
    """What it came to here, in words."""
    remaining: tuple[str, ...] = field(default=(), metadata={"recorded": "left"})
    """The ids still in the running after it; at the end only the choice."""
    passed: tuple[Passed, ...] = ()


@dataclass(frozen=True, slots=True)
class Instruction:
    """One line of what a step comes to: a heading, an act with the pieces, or plain words."""

    key: str
    """Its place within the step: `automa.conquer`."""
    text: Message
    whys: tuple[Why, ...] = ()
    places: tuple[str, ...] = ()
    """Where on the table: `hex:1,0`, `track:science:4`."""
    icon: str = ""
    differs: str = ""
    """The question under which the table may say that it differs; empty if it cannot."""
    under: str = ""
    """The key of the heading that it stands under."""
    acts: tuple[Act, ...] = ()
    """What hands do; empty for a heading and for plain words."""


def depths(told: Iterable[Instruction]) -> dict[str, int]:
    """How deep each line stands: below its heading, which may stand below another one."""
    deep: dict[str, int] = {}
    for one in told:
        deep[one.key] = deep.get(one.under, 0) + 1 if one.under else 0
    return deep
