"""The few words every table of the game uses, as they are spelt in data/tapestry."""

from __future__ import annotations

from enum import StrEnum
from typing import Literal, TypeAlias

Box: TypeAlias = Literal["base", "MM", "AA", "FF"]
"""The base game and its expansions, by the letters that the rulebook prints."""


class Track(StrEnum):
    """The advancement tracks; arts belongs to Arts & Architecture."""

    EXPLORATION = "exploration"
    SCIENCE = "science"
    MILITARY = "military"
    TECHNOLOGY = "technology"
    ARTS = "arts"


class Resource(StrEnum):
    """The four resources, each from 0 to 8."""

    COIN = "coin"
    WORKER = "worker"
    FOOD = "food"
    CULTURE = "culture"


class Terrain(StrEnum):
    """What lies along the sides of a territory."""

    SEA = "sea"
    MOUNTAIN = "mountain"
    DESERT = "desert"
    FOREST = "forest"
    GRASS = "grass"


LANDS = (Terrain.MOUNTAIN, Terrain.DESERT, Terrain.FOREST, Terrain.GRASS)


LANDMARK_SPACES = {4: "II", 7: "III", 10: "IV"}
