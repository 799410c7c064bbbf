"""House facts of the bots: what only a helper says, asked of the owner once."""

from __future__ import annotations

from companion.games.tapestry import house_facts
from companion.games.tapestry.bots.turn.acting import Acting
from companion.games.tapestry.bots.turn.options import YES
from companion.games.tapestry.teaching import automa


def is_as_told(acting: Acting, card: str) -> bool:
    """The same of an Automa civilization; it may be put off."""
    return automa.is_as_told(acting.step, card, acting.key(f"fact.automa_civilization.{card}"))


def confirmed(acting: Acting, fact_id: str) -> bool:
    """Whether the owner's own printing says what we think it says."""
    return house_facts.ask(acting.step, fact_id, acting.key(f"fact.{fact_id}")) == YES
