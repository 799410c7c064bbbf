"""Every file of data/tapestry and the record it must be: for schemas and for checking copies."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from companion.games.tapestry.content import (
    boards,
    bots,
    cards,
    checklist,
    facts,
    land,
)

FILES: Mapping[str, type[Any]] = {
    "achievements": boards.Achievements,
    "automa": bots.AutomaFile,
    "capitals": boards.Capitals,
    "decision_cards": bots.DecisionCards,
    "dice": boards.DiceFile,
    "hex_priority": bots.HexPriority,
    "house_facts": facts.HouseFacts,
    "income": boards.Income,
    "landmark_cards": cards.LandmarkCards,
    "landmarks": boards.Landmarks,
    "map": land.MapFile,
    "masterpieces": cards.Masterpieces,
    "setup": checklist.Checklist,
    "space_tiles": land.SpaceTiles,
    "tapestries": cards.Tapestries,
    "techs": cards.Techs,
    "territory_tiles": land.TerritoryTiles,
    "tracks": boards.Tracks,
}
FOLDERS: Mapping[str, type[Any]] = {"civilizations": cards.Civilization}
"""Folders with a file for each thing, named by its id."""
