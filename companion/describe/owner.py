"""Whoever owns the printed game: what they told of it is kept for every game."""

from __future__ import annotations

from typing import Protocol

from companion.core.answers import Answer
from companion.core.message import Message


class Owner(Protocol):
    """What a front end does for pages on which printed things are told and put right."""

    def told(self, game: str, fact: str, /) -> Answer | None:
        """What was told; None: nothing yet."""

    def tell(self, game: str, fact: str, value: Answer | None, /) -> bool:
        """It is so; None: it is asked again. Whether that is kept."""

    def keep(self, path: str, text: str, /) -> bool:
        """A file of the owner's own, read instead of the shipped one. Whether that is kept."""

    def refuse(self, why: Message, /) -> object:
        """Say what is missing."""

    def leave(self) -> object:
        """Back to where they came from."""
