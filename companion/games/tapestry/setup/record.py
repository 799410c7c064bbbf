"""What the game remembers of its set-up; a field `setup` of the state."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Dealt:
    """What one person was dealt before the first turn, and kept of it."""

    capitals: tuple[str, ...] = ()
    capital: str = ""
    civilizations: tuple[str, ...] = ()
    civilization: str = ""
    landmark_cards: tuple[str, ...] = ()
    landmark_card: str = ""
    landmark_condition: str = ""
    """What the card asks for: a house fact."""


@dataclass(frozen=True, slots=True)
class SetUp:
    """The set-up of a game: the draws, the ticks of the checklist, who begins."""

    dealt: Mapping[str, Dealt] = field(default_factory=dict)
    bot_landmark_card: str = ""
    first_player: str = ""
    ticked: tuple[str, ...] = ()
    finished: bool = False
    facts: Mapping[str, str] = field(default_factory=dict)
    """House facts this game goes by: a later change of mind does not change it."""

    def fact(self, fact_id: str) -> str:
        """What the owner said; empty where it was not asked."""
        return self.facts.get(fact_id, "")

    def of(self, player: str) -> Dealt:
        """What this person was dealt so far."""
        return self.dealt.get(player, Dealt())
