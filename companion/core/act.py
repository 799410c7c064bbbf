"""What hands do with the pieces: keys only, from which words, icons and joined lines are made.

A *piece* is a kind of thing, from the general to the particular: `coin`, `tile:territory`,
`card:event:12`. Where nobody may see which one it is, it is named by its back alone, which
is everything before the last colon: `card:event`. Pieces of one kind that belong to
different people are told apart by their *owner*.

A *place* is written the same way, from the general to the particular, people's own places
under a slash: `hex:1,0`, `track:science:4`, `supply`, `points:26`, `deck:event`,
`player:0/resource:coin`. Whatever lies in a place that begins with `deck:` lies face down. A
card that is put on a deck and not shuffled into it goes to `deck:event@top` or `@bottom`.
`box` is where everything lies before the game and what leaves the game goes back to.

>>> paid = Act(Verb.PAY, "coin", 2, source="player:0/resource:coin", target="supply")
>>> paid.verb, paid.piece, paid.n
(<Verb.PAY: 'pay'>, 'coin', 2)
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

BOX = "box"
UP, DOWN = "up", "down"
TOP, BOTTOM = "@top", "@bottom"
DECK = "deck:"


class Verb(StrEnum):
    """Everything that hands can do. All but the last two carry pieces from source to target."""

    MOVE = "move"
    TAKE = "take"
    PAY = "pay"
    GIVE = "give"
    DRAW = "draw"
    LAY = "lay"
    DISCARD = "discard"
    RETURN = "return"
    """Back to where it came from: the supply, a reserve, the box."""
    SET = "set"
    """A marker on a scale: from one number to another."""
    TURN = "turn"
    """To another face, where it lies (`source`)."""
    SHUFFLE = "shuffle"
    """What lies in `source` becomes the deck `target`; the same place twice mixes what is in it."""


@dataclass(frozen=True, slots=True)
class Act:
    """One movement of hands."""

    verb: Verb
    piece: str
    n: int = 1
    source: str = ""
    target: str = ""
    owner: str = ""
    """Whose piece it is, where several have such pieces; `player:0`, `automa`."""
    face: str = ""
    """The side that it shows afterwards; DOWN hides which one it is."""


@dataclass(frozen=True, slots=True)
class Seen:
    """A correction: this many of a piece are seen to lie there. Nothing is moved."""

    place: str
    piece: str
    n: int = 1
    owner: str = ""
    face: str = ""


@dataclass(frozen=True, slots=True)
class Lying:
    """So many of a piece in a place, as the app believes."""

    piece: str
    place: str
    n: int = 1
    owner: str = ""
    face: str = ""


def back_of(piece: str) -> str:
    """What is left of its name where nobody may see which one it is."""
    return piece.rpartition(":")[0] or piece


def place_of(end: str) -> str:
    """The place without the end of it that something is put on."""
    return end.removesuffix(TOP).removesuffix(BOTTOM)


def hides(place: str, face: str) -> bool:
    """Whether nobody may see what lies there like this."""
    return face == DOWN or place.startswith(DECK)
