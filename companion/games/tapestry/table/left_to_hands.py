"""What a step leaves to hands: the bots' whole turn, or what the end of a person's own moves."""

from __future__ import annotations

from companion.core.command import Entry
from companion.games.tapestry.bots.commands import TakeBotsTurn
from companion.games.tapestry.state import State
from companion.games.tapestry.turn.events import GameEnded, TurnPassed


def leaves_to_hands(entry: Entry[State]) -> bool:
    """The bots' turn; alone with them also the step with which one's own turn passes.

    Among people the next has begun by then.
    """
    if isinstance(entry.command, TakeBotsTurn):
        return True
    before = entry.before
    own = before.turn in before.players and not before.options.company
    passed = any(isinstance(event, TurnPassed | GameEnded) for event in entry.events)
    return own and passed and any(line.acts for line in entry.told)
