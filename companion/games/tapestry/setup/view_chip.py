"""One thing to choose on the screen of a new game."""

from __future__ import annotations

from dataclasses import dataclass

from companion.core.message import Message


@dataclass(frozen=True, slots=True)
class Chip:
    """Its words, its picture, and why it cannot be chosen."""

    id: str
    text: Message
    icon: str = ""
    refusal: Message | None = None
