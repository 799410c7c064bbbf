"""The board of a game at any moment: drawn, touched and put right by pages of no game."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any, NamedTuple, Protocol

from companion.core.command import Command
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
        self, surface: Surface, state: Any, lit: Collection[str], opens: str, /, *,
        moves: bool = ...,
    ) -> tuple[Node, ...]:  # fmt: skip
        """The boards, the last of which takes the room that is left.

        `lit` are places that are framed; a place is touched by the act `opens` and its key.
        `moves`: a finger carries pieces from place to place.
        """

    def touched(self, state: Any, /) -> Mapping[str, str]:
        """The places of the boards, by their keys there."""

    def moved(self, state: Any, layer: str, place: str, /) -> Command[Any] | None:
        """What puts it right where a piece was carried to a place; None where nothing differs."""

    def here(self, state: Any, place: str, /) -> Here:
        """What lies in a place."""
