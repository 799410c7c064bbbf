"""How a game was played: what its place on the shelf is found by, and other apps are told."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from companion.core.message import Message

FOLLOWED = "followed"
"""Every move was followed here."""
COUNTED = "counted"
"""Its counts were told: points, pieces, rounds."""
POINTS = "points"
"""Only the points were written down."""
ELSEWHERE = "elsewhere"
"""It was played and written down elsewhere, and came in a file."""
WAYS = (FOLLOWED, COUNTED, POINTS, ELSEWHERE)


@dataclass(frozen=True, slots=True)
class About:
    """Names are messages, so that they are said in the language of the moment."""

    way: str = FOLLOWED
    """How it was kept, one of WAYS."""
    edition: str = ""
    """Which of several boxes of the same name: "classics"."""
    level: Message | None = None
    """How strong the opponent was; None where nobody chose."""
    boxes: tuple[Message, ...] = ()
    """Boxes beside the first one."""
    board: Message | None = None
    """The side of the map, the variant."""
    first: str = ""
    """Who began, by seat."""
    roles: Mapping[str, tuple[Message, ...]] = field(default_factory=dict)
    """What somebody played as, by seat: a civilization, a nation."""
    bots: Mapping[str, Message] = field(default_factory=dict)
    """What an opponent of the app's is always called, by seat."""


@dataclass(frozen=True, slots=True)
class ToTry:
    """What a game can be played with: all of it, to see what was never tried."""

    levels: tuple[Message, ...] = ()
    roles: tuple[Message, ...] = ()
