"""What is seen on the table to be otherwise than the app believed; nothing is moved."""

from __future__ import annotations

from companion.core.act import Act, Seen
from companion.core.event import Event
from companion.core.putting_right import counted
from companion.games.tapestry.pieces import pieces
from companion.games.tapestry.state import State


class SeenOnTable(Event[State]):
    """Says of every place that is otherwise what lies there."""

    __slots__ = ()

    def acts(self, before: State) -> tuple[Act | Seen, ...]:
        was, now = counted(pieces(before)), counted(pieces(self.apply(before)))
        other = [spot for spot in dict.fromkeys((*was, *now)) if was[spot] != now[spot]]
        return tuple(
            Seen(place, piece, now[piece, owner, place, face], owner, face)
            for piece, owner, place, face in other
        )
