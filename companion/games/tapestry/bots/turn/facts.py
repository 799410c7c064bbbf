"""House facts of the bots: what only a helper says, asked of the owner once."""

from __future__ import annotations

from companion.games.tapestry import house_facts
from companion.games.tapestry.bots.turn.acting import Acting
from companion.games.tapestry.bots.turn.options import YES


def confirmed(acting: Acting, fact_id: str) -> bool:
    """Whether the owner's own printing says what we think it says."""
    return house_facts.ask(acting.step, fact_id, acting.key(f"fact.{fact_id}")) == YES
