"""Whose turn a step of the journal was in, for the list of what happened."""

from __future__ import annotations

from companion.core.command import Entry
from companion.core.game import Turn
from companion.core.message import Message
from companion.games.imperium.state import Phase, State

CIVS = (Phase.CIV_DIE, Phase.CIV_SLOTS, Phase.CIV_CLEANUP)
ICONS = {
    "setup": "imperium-setup",
    "yours": "owner-human",
    "solstice": "imperium-solstice",
    "scoring": "imperium-scoring",
}


def turn_of(entry: Entry[State]) -> Turn:
    """The set-up, your turn or the C.I.V.'s in a round, the solstice, the counting."""
    before = entry.before
    kind = "civ" if before.phase in CIVS else before.phase.value
    title = Message(f"imperium.log.{kind}", n=before.round)
    if kind == "civ":
        civ = Message("imperium.log.whose_civ")
        return Turn(f"{before.round}.civ", title, "imperium-bot", "automa", who=civ)
    icon, colour = (
        ("owner-human", "human") if kind == "yours" else (ICONS.get(kind, "score"), "dim")
    )
    who = Message("core.you") if kind == "yours" else ""
    return Turn(f"{before.round}.{kind}", title, icon, colour, who=who)
