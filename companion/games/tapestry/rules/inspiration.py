"""AA: inspiration tiles.

Rulebook, "Inspiration": an unused tile on the income track it belongs to.
"""

from __future__ import annotations

from companion.core.message import Message
from companion.core.question import Option
from companion.games.tapestry.events.cards import InspirationLaid
from companion.games.tapestry.player import BUILDINGS
from companion.games.tapestry.rules import owner_facts
from companion.games.tapestry.rules.turn import Turn
from companion.games.tapestry.rules.words import word


def inspire(turn: Turn, source: str = "", detail: str = "") -> None:
    """An unused inspiration tile on its own income track."""
    del source, detail
    left = [b for b in BUILDINGS if b not in turn.me.inspirations]
    if not left:
        turn.tell(Message("tapestry.told.no_inspiration"))
        return
    options = [Option(b, word("building", b), icon=f"building-{b}") for b in left]
    laid = turn.choose("inspire", Message("tapestry.ask.inspire"), options)
    owner_facts.settle(turn, f"inspiration.{laid}")
    turn.record(InspirationLaid(turn.player, laid))
