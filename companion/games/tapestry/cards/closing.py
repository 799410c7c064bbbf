"""Tracks that a card closed to the others: in its turn, in one more, then open again."""

from __future__ import annotations

from companion.games.tapestry.cards.events_of_standing import TrackOpened, TrackOpensSoon
from companion.games.tapestry.standing import Closes
from companion.games.tapestry.turn.turn import Turn


def at_end_of_turn(turn: Turn) -> None:
    """One turn less for each."""
    for closed in turn.me.holds(Closes):
        over = TrackOpensSoon if closed.fresh else TrackOpened
        turn.record(over(turn.player, closed.track))
