"""What a game of Rise & Fall wove: a thread a turn of everybody's pieces, gold for a trophy."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from companion.core.command import Entry
from companion.core.woven import BAND, Thread, by_turn, shares
from companion.games.rise_and_fall.events.cards import TrophyWon
from companion.games.rise_and_fall.signs import colour_of
from companion.games.rise_and_fall.state import Phase, State

ASIDE = (Phase.SETUP, Phase.DEPLOY, Phase.SCORING, Phase.OVER)


def woven(entries: Sequence[Entry[State]]) -> tuple[Thread, ...]:
    """Turn by turn."""
    return by_turn(entries, _turn, _weave)


def _turn(entry: Entry[State]) -> str:
    return "" if entry.before.phase in ASIDE else str(entry.before.turn)


def _weave(steps: Sequence[Entry[State]]) -> Iterator[Thread]:
    """Shares of the pieces in the world, as they stand when the turn ends."""
    state = steps[-1].after
    pieces = {colour_of(state, one.id)[0]: float(sum(one.pieces.values())) for one in state.players}
    yield shares(pieces)
    if any(isinstance(event, TrophyWon) for step in steps for event in step.events):
        yield BAND
