"""The board of a game at any moment: drawn, touched and put right by pages of no game."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any, NamedTuple, Protocol

from companion.core.message import Message
from companion.core.offer import Offer
from companion.describe.node import Node
from companion.describe.surface import Says, Surface


class Here(NamedTuple):
    """A place of the board: what lies there, and what puts it right."""

    name: Says
    lines: tuple[Message, ...]
    entry: str
    """What the rules say of it."""
    offers: tuple[Offer[Any], ...]
    picture: Node | None = None
    """It alone, large."""


class Boards(Protocol):
    """A module of a game's pages can be this."""

    def drawn(
        self, surface: Surface, state: Any, lit: Collection[str], opens: str, /
    ) -> tuple[Node, ...]:
        """The boards, the last of which takes the room that is left.

        `lit` are places that are framed; a place is touched by the act `opens` and its key.
        """

    def touched(self, state: Any, /) -> Mapping[str, str]:
        """The places of the boards, by their keys there."""

    def here(self, state: Any, place: str, /) -> Here:
        """What lies in a place."""
