"""Whose turn a step of the journal was in."""

from __future__ import annotations

from companion.core.command import Entry
from companion.core.game import Turn
from companion.core.message import Message
from companion.games.tapestry.owner_signs import label_of, shape_of
from companion.games.tapestry.owners import BOTS
from companion.games.tapestry.state import Phase, State
from companion.games.tapestry.turn.names import word


def turn_of(entry: Entry[State]) -> Turn:
    """The set-up, a turn of somebody, or of the bots."""
    before, after = entry.before, entry.after
    if before.phase is Phase.SETUP:
        return Turn("setup", Message("tapestry.log.setup"), "flag")
    who = before.turn
    key = f"{before.turn_number}.{who}"
    if who in before.players:
        shape = shape_of(before, who)
        title = Message("tapestry.log.turn", n=before.turn_number, who=label_of(before, who))
        me = before.players[who]
        icon = f"owner-{shape}" if shape == "human" else f"shape-{shape}"
        then = after.players[who].score
        return Turn(key, title, icon, me.colour, me.score, then, label_of(before, who))
    if before.bots is not None and after.bots is not None:
        title = Message("tapestry.log.bots", n=before.turn_number)
        points = before.bots.score, after.bots.score
        return Turn(key, title, "owner-automa", "automa", *points, who=word("owner", BOTS))
    return Turn(key, Message("tapestry.log.after"), "score")
