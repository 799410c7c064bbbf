"""How a game was played: what its place on the shelf is found by, and other apps are told."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from companion.core.message import Message

#: Every move was followed here.
FOLLOWED = "followed"
#: Its counts were told: points, pieces, rounds.
COUNTED = "counted"
#: Only the points were written down.
POINTS = "points"
#: It was played and written down elsewhere, and came in a file.
ELSEWHERE = "elsewhere"
WAYS = (FOLLOWED, COUNTED, POINTS, ELSEWHERE)


@dataclass(frozen=True, slots=True)
class About:
    """Names are messages, so that they are said in the language of the moment."""

    #: How it was kept, one of WAYS.
    way: str = FOLLOWED
    #: Which of several boxes of the same name: "classics".
    edition: str = ""
    #: How strong the opponent was; None where nobody chose.
    level: Message | None = None
    #: Boxes beside the first one.
    boxes: tuple[Message, ...] = ()
    #: The side of the map, the variant.
    board: Message | None = None
    #: Who began, by seat.
    first: str = ""
    #: What somebody played as, by seat: a civilization, a nation.
    roles: Mapping[str, tuple[Message, ...]] = field(default_factory=dict)
    #: What an opponent of the app's is always called, by seat.
    bots: Mapping[str, Message] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class ToTry:
    """What a game can be played with: all of it, to see what was never tried."""

    levels: tuple[Message, ...] = ()
    roles: tuple[Message, ...] = ()
