"""How everything is looked at before it comes in: in the player's language, large and small."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from companion.content import SHELF
from companion.core.message import Message
from companion.describe.letters import shown
from companion.describe.showing import Showing
from companion.describe.surface import Surface
from companion.i18n import Words
from companion.library import limits
from companion.library.library import Library
from companion.resources import data_dir

LARGEST, SMALLEST = (1280.0, 800.0, 1.0), (411.0, 823.0, 1.6)
"""A tablet, and a phone with large letters."""
LONGEST = 10 * limits.REMARK
"""Letters that one sentence may come to; no page shows more."""


class TooLong(Exception):
    """A sentence that no page has room for."""


class Eyes:
    """Look at a library in its player's language."""

    def __init__(self, library: Library) -> None:
        self.library = library
        chosen = library.settings.language or "en"
        edited = SHELF.own("text")
        own = edited if edited is not None and edited.is_dir() else None
        self.words = Words(data_dir() / "text", chosen, own, like=_shipped())
        self.surfaces = [
            Surface(w, h, self.say, text, self.words.language) for w, h, text in (LARGEST, SMALLEST)
        ]

    def say(self, what: object) -> str:
        """As it is drawn; raises TooLong."""
        text = self.words.text(what) if isinstance(what, Message) else str(what)
        if len(text) > LONGEST:
            raise TooLong(text[:80])
        return shown(text)

    def lay(self, make: Callable[[Surface], Any]) -> None:
        """Make a page and lay it out, on both."""
        for surface in self.surfaces:
            Showing(make).show(surface)


@cache
def _shipped() -> Words:
    """What is read once for all arrivals."""
    return Words(data_dir() / "text")


class NoHands:
    """Of a page that is looked at and never touched."""

    def __getattr__(self, _name: str) -> Callable[..., tuple[()]]:
        return nothing


def nothing(*_any: object) -> tuple[()]:
    """What a touch comes to there."""
    return ()
