"""Whose turn a step of the journal was in, for the list of what happened."""

from __future__ import annotations

from companion.core.command import Entry
from companion.core.game import Turn
from companion.core.message import Message
from companion.games.rise_and_fall.rules.cards import who
from companion.games.rise_and_fall.signs import colour_of
from companion.games.rise_and_fall.state import Phase, State

ICONS = {
    Phase.SETUP: "flag",
    Phase.DEPLOY: "rise-nomad",
    Phase.CARDS: "rise-card",
    Phase.DECLINE: "rise-decline",
    Phase.BUYING: "rise-gold",
}


def turn_of(entry: Entry[State]) -> Turn:
    """The phase of a turn; in the second one, whoever acts."""
    before = entry.before
    phase = Message(f"rise_and_fall.phase.{before.phase.value}")
    key = f"{before.turn}.{before.phase.value}"
    if before.phase is Phase.ACTIONS and before.waiting:
        seat = before.waiting[0]
        title = Message("rise_and_fall.log.acts", n=before.turn, who=who(before, seat))
        colour, shape = colour_of(before, seat)
        return Turn(f"{key}.{seat}", title, f"shape-{shape}", colour, who=who(before, seat))
    icon = ICONS.get(before.phase, "score")
    if before.phase in (Phase.SETUP, Phase.SCORING, Phase.OVER):
        return Turn(key, phase, icon)
    return Turn(key, Message("rise_and_fall.log.phase", n=before.turn, phase=phase), icon)
