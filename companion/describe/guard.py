"""A second touch that nobody means, where the player wants that: decided here for every front end.

Within a moment it is an accident on gold that follows gold, and on whatever came to stand under the
finger since the first one. What stood there already is touched as often as somebody likes.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field, replace
from math import hypot

from companion.describe.layout import Seen
from companion.describe.scene import Hit, Piece
from companion.describe.showing import Showing
from companion.describe.touching import FINGER, in_order, is_near

MOMENT = 0.6
"""Seconds."""
NUMBER = re.compile(r"[\d\s,.+−-]+")
"""What may change of a thing's words: how many there are now."""
BAR = "/bar/"
At = tuple[float, float]


@dataclass(frozen=True, slots=True)
class _Touch:
    """The last one that was meant, and what stood there then."""

    at: At
    when: float
    gold: bool = False
    pieces: tuple[Piece, ...] = ()
    seen: dict[str, Seen] = field(default_factory=dict)

    def is_here(self, at: At, when: float) -> bool:
        """Whether a finger comes back to where it was a moment ago."""
        return when - self.when < MOMENT and hypot(at[0] - self.at[0], at[1] - self.at[1]) < FINGER

    def knew(self, hit: Hit, at: At) -> bool:
        """Whether it stood under the finger already."""
        found = (one for one in in_order(self.pieces, self.seen) if is_near(one, *at))
        return any(_is_same(one.hit, hit) for one in found)


class Guard:
    """Of a whole app, as a touch may lead to another place of it."""

    _last: _Touch | None = None

    def passes(self, showing: Showing, hit: Hit, at: At, when: float) -> bool:
        """Whether a touch is meant; it is remembered then."""
        last, gold = self._last, bool(hit.does) and hit.does == showing.gold
        if last is not None:
            if gold and last.gold and when - last.when < MOMENT:
                return False
            if last.is_here(at, when) and not last.knew(hit, at):
                return False
        seen = {key: replace(one) for key, one in showing.seen.items()}
        self._last = _Touch(at, when, gold, showing.pieces, seen)
        return True

    def passes_above(self, at: At, when: float) -> bool:
        """The same of what is no page, and was not there before."""
        if self._last is not None and self._last.is_here(at, when):
            return False
        self._last = _Touch(at, when)
        return True


def _is_same(one: Hit, other: Hit) -> bool:
    """The same button with another number is the same; in the bar each has its place for good."""
    if one.key.startswith(BAR):
        return (one.key, one.does) == (other.key, other.does)
    return (one.key, one.does, NUMBER.sub("", one.says)) == (
        other.key,
        other.does,
        NUMBER.sub("", other.says),
    )
