"""Everything that can happen; EVENTS is the whole list."""

from companion.games.rise_and_fall.events.cards import CardMoved, CardPlayed, TrophyWon
from companion.games.rise_and_fall.events.flow import (
    ActivationsCounted,
    DeclineOwed,
    FirstPlayerChosen,
    ItemTicked,
    PhaseBegun,
    PieceActivated,
    SeatPassed,
    TurnBegun,
)
from companion.games.rise_and_fall.events.people import (
    CivilizationEnded,
    Corrected,
    PieceDeployed,
    PiecesChanged,
    TreasuryChanged,
)
from companion.games.rise_and_fall.events.score import (
    RegionCounted,
    RegionDropped,
    SheetConfirmed,
    ValueLearned,
)
from companion.games.rise_and_fall.events.world import PiecePut, TileLaid, TileLifted

EVENTS = (
    ActivationsCounted,
    CardMoved,
    CardPlayed,
    CivilizationEnded,
    Corrected,
    DeclineOwed,
    FirstPlayerChosen,
    ItemTicked,
    PhaseBegun,
    PieceActivated,
    PieceDeployed,
    PiecePut,
    PiecesChanged,
    RegionCounted,
    RegionDropped,
    SeatPassed,
    SheetConfirmed,
    TileLaid,
    TileLifted,
    TreasuryChanged,
    TrophyWon,
    TurnBegun,
    ValueLearned,
)

__all__ = [
    "EVENTS",
    "ActivationsCounted",
    "CardMoved",
    "CardPlayed",
    "CivilizationEnded",
    "Corrected",
    "DeclineOwed",
    "FirstPlayerChosen",
    "ItemTicked",
    "PhaseBegun",
    "PieceActivated",
    "PieceDeployed",
    "PiecePut",
    "PiecesChanged",
    "RegionCounted",
    "RegionDropped",
    "SeatPassed",
    "SheetConfirmed",
    "TileLaid",
    "TileLifted",
    "TreasuryChanged",
    "TrophyWon",
    "TurnBegun",
    "ValueLearned",
]
