"""AA: a landmark may stand on a technology that asks for one, and upgrades it at once.

Rulebook, "Upgrade condition: landmark".
"""

from __future__ import annotations

from companion.core.message import Message
from companion.core.question import Option
from companion.games.tapestry.cards import conditions, upgrading
from companion.games.tapestry.city.events import PiecePutElsewhere
from companion.games.tapestry.nouns import TECHNOLOGY
from companion.games.tapestry.player import Tech
from companion.games.tapestry.state import UNKNOWN
from companion.games.tapestry.turn.names import word
from companion.games.tapestry.turn.turn import Turn

CAPITAL = "capital"


def offer(turn: Turn, landmark: str) -> bool:
    """Whether the landmark went to a card instead of the capital."""
    cards = [tech.card for tech in turn.me.techs if _takes_landmark(turn, tech)]
    if not cards:
        return False
    options = [Option(CAPITAL, Message("tapestry.option.in_capital"), icon="landmark")]
    options += TECHNOLOGY.these(turn.state, cards)
    text = Message("tapestry.ask.landmark_where", landmark=word("landmark", landmark))
    chosen = turn.choose("landmark.where", text, options)
    if chosen == CAPITAL:
        return False
    with turn.because("rule.landmark_on_card", Message("tapestry.why.landmark_on_card")):
        turn.record(PiecePutElsewhere(turn.player, landmark, f"tech:{chosen}"))
    if upgrading.find(turn.state, turn.player, chosen).row < upgrading.TOP:
        upgrading.raise_row(turn, chosen)
    return True


def _takes_landmark(turn: Turn, tech: Tech) -> bool:
    if tech.landmark or tech.card.startswith(UNKNOWN):
        return False
    return conditions.condition_of(turn.state, tech.card).kind == "landmark_on_card"
