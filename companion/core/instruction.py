"""What people are to do with the pieces, and the reasons."""

from __future__ import annotations

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

    #: The line of the rules, as people can look it up: `R-track-2`.
    rule: str
    #: What it came to here, in words.
    text: Message | None = None
    #: The ids still in the running after it; at the end only the choice.
    remaining: tuple[str, ...] = field(default=(), metadata={"recorded": "left"})
    passed: tuple[Passed, ...] = ()


@dataclass(frozen=True, slots=True)
class Instruction:
    """One line of what a step comes to: a heading, an act with the pieces, or plain words."""

    #: Its place within the step: `automa.conquer`.
    key: str
    text: Message
    whys: tuple[Why, ...] = ()
    #: Where on the table: `hex:1,0`, `track:science:4`.
    places: tuple[str, ...] = ()
    icon: str = ""
    #: The question under which the table may say that it differs; empty if it cannot.
    differs: str = ""
    #: The key of the heading that it stands under.
    under: str = ""
    #: What hands do; empty for a heading and for plain words.
    acts: tuple[Act, ...] = ()
