"""What a page is laid out for: a window's size, the size of its text, its language and hand."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TypeAlias

from companion.core.message import Message

Says: TypeAlias = Message | str | int | float
"""Anything that is said: a sentence of the catalogues, a name as it was typed, a number."""
WIDE, SPLIT, NARROW = 900, 600, 520
LANDSCAPE, SPLIT_SCREEN, PORTRAIT, PHONE = "landscape", "split", "portrait", "phone"
SIZES = {
    "caption": 14.0,
    "body": 18.0,
    "label": 22.0,
    "button": 28.0,
    "command": 34.0,
    "number": 40.0,
    "hero": 64.0,
}
SMALLEST = 12.0
TYPED = "front.typed"
ALOUD, CLOCK, GUIDE, SEARCH = "aloud", "clock", "guide", "rules"
LARGE = 28.0
"""From here on a larger text grows by half of it only: it is read from afar as it is."""


@dataclass(frozen=True, slots=True)
class Surface:
    """Without the bars of the system: a front end lays the page between them.

    >>> Surface(411, 823, str).shape
    'phone'
    """

    w: float
    h: float
    say: Callable[[Says], str] = field(compare=False)
    text: float = 1.0
    language: str = "en"
    edition: int = 0
    """Grows when words are edited: what was laid out with the old ones is stale."""
    left_handed: bool = False
    aloud: bool = False
    """A loudspeaker stands in every bar; what it does a front end adds to the page as `ALOUD`."""
    clock: bool = False
    """The clock of the game stands beside undo; what it does a front end adds as `CLOCK`."""
    explained: bool = False
    """A touch on the name of the place says what it is for; a front end adds that as `GUIDE`."""
    looks_up: bool = False
    """The rules are one touch away in every bar; a front end adds them as `SEARCH`."""

    @property
    def shape(self) -> str:
        """How much of the text in use fits beside each other."""
        room = self.w / max(1.0, self.text)
        if self.w > self.h and room >= SPLIT:
            return LANDSCAPE if room >= WIDE else SPLIT_SCREEN
        return PHONE if room < NARROW else PORTRAIT

    @property
    def is_wide(self) -> bool:
        """Whether the board stands beside the dock and not above it."""
        return self.shape in (LANDSCAPE, SPLIT_SCREEN)

    def alone(self, what: Says) -> str:
        """As it stands by itself, with a capital at its beginning; what was typed stays so.

        >>> Surface(411, 823, lambda one: one.key).alone(Message("the island"))
        'The island'
        """
        text = self.say(what)
        small = not isinstance(what, Message) or what.key == TYPED
        return text if small else text[:1].upper() + text[1:]

    def size(self, name: str) -> float:
        """So high is a line of this kind here.

        >>> Surface(1280, 800, str, text=1.6).size("body")
        28.8
        """
        plain = SIZES[name]
        grows = self.text if plain < LARGE or self.text < 1 else 1 + (self.text - 1) / 2
        return max(SMALLEST, round(plain * grows, 1))
