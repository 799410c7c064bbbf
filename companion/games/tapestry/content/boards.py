"""Records of what is printed on the boards: tracks, income mat, capitals, landmarks, dice."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from companion.games.tapestry.benefits import Benefit, Bonus
from companion.games.tapestry.content.words import Box

SPACES_A_TIER = 3


@dataclass(frozen=True, slots=True)
class Tier:
    """Three spaces of a track and what an advance into them costs."""

    tier: str
    cost: Mapping[str, int]
    unconfirmed: bool = False
    """Not read off a board: a house fact asks the owner."""

    @property
    def word(self) -> str:
        """`tier_III`, as cards name it."""
        return f"tier_{self.tier}"


@dataclass(frozen=True, slots=True)
class Space:
    """A space of a track."""

    space: int
    benefits: tuple[Benefit, ...]
    bonus: Bonus | None = None
    landmark: str = ""
    automa: tuple[str, ...] = ()
    """What the Automa takes here, each once, in this order."""
    note: bool = False


@dataclass(frozen=True, slots=True)
class TrackBoard:
    """A track: four tiers, twelve spaces."""

    id: str
    resource: str
    tiers: tuple[Tier, ...]
    spaces: tuple[Space, ...]
    expansion: Box = "base"

    def at(self, space: int) -> Space:
        """The space with this number, 1 to 12."""
        return self.spaces[space - 1]

    def tier(self, space: int) -> Tier:
        """The tier that a space belongs to."""
        return self.tiers[(space - 1) // SPACES_A_TIER]

    def cost(self, space: int) -> Mapping[str, int]:
        """What an advance to this space costs."""
        return self.tier(space).cost


@dataclass(frozen=True, slots=True)
class Tracks:
    """data/tapestry/tracks.json"""

    tracks: tuple[TrackBoard, ...]


@dataclass(frozen=True, slots=True)
class IncomeSpace:
    """A space of an income track; the first is open from the start."""

    space: int
    reveals: tuple[Benefit, ...]


@dataclass(frozen=True, slots=True)
class IncomeTrack:
    """The row of one building on the income mat."""

    building: str
    resource: str
    spaces: tuple[IncomeSpace, ...]


@dataclass(frozen=True, slots=True)
class IncomeStep:
    """A step of the income turn and the turns that have it."""

    step: str
    turns: tuple[int, ...]
    expansion: Box = "base"


@dataclass(frozen=True, slots=True)
class Income:
    """data/tapestry/income.json"""

    resource_cap: int
    tracks: tuple[IncomeTrack, ...]
    steps: tuple[IncomeStep, ...]
    first_into_era: Mapping[str, tuple[Benefit, ...]]


@dataclass(frozen=True, slots=True)
class Districts:
    """The districts of a mat that are not the nine 3 by 3 blocks, and what they give."""

    number: int = 9
    most: int = 1
    """Resources a district may give: more than one is asked."""
    at_income: bool = False
    """Nothing at once, a resource on each income turn."""
    odd: int = 0
    """How many give another benefit, without a resource."""


@dataclass(frozen=True, slots=True)
class Capital:
    """A capital mat; `grid` is empty where no source shows it."""

    id: str
    number: int = 0
    expansion: Box = "base"
    pair: int = 0
    """The number of the mat it is paired with for 1-3 players."""
    grid: tuple[str, ...] = ()
    own_districts: bool = False
    """Its districts are not the nine 3 by 3 blocks: they are counted on the table."""
    districts: Districts = Districts()
    note: bool = False

    @property
    def blocked(self) -> frozenset[tuple[int, int]]:
        """The impassable plots, as (row, column) from 0."""
        return frozenset(
            (row, column)
            for row, line in enumerate(self.grid)
            for column, plot in enumerate(line)
            if plot == "#"
        )


@dataclass(frozen=True, slots=True)
class Capitals:
    """data/tapestry/capitals.json"""

    district_reward: tuple[Benefit, ...]
    capitals: tuple[Capital, ...]


@dataclass(frozen=True, slots=True)
class Landmark:
    """A landmark figure; `footprint` is empty where no source shows it."""

    id: str
    source: str
    """`track`, `tech`, `tapestry`, `space_tile` or `card`."""
    expansion: Box = "base"
    track: str = ""
    space: int = 0
    card: str = ""
    footprint: tuple[str, ...] = ()

    @property
    def cells(self) -> frozenset[tuple[int, int]]:
        """The plots covered, as (row, column) from 0, before turning."""
        return frozenset(
            (row, column)
            for row, line in enumerate(self.footprint)
            for column, plot in enumerate(line)
            if plot == "X"
        )


@dataclass(frozen=True, slots=True)
class Landmarks:
    """data/tapestry/landmarks.json"""

    landmarks: tuple[Landmark, ...]


@dataclass(frozen=True, slots=True)
class DieFace:
    """A face: its id, how many of the die's faces show it, what it gives."""

    id: str
    count: int
    benefits: tuple[Benefit, ...] = ()


@dataclass(frozen=True, slots=True)
class DieFaces:
    """A die of the game."""

    id: str
    faces: tuple[DieFace, ...]
    expansion: Box = "base"
    unconfirmed: bool = False

    def all_faces(self) -> tuple[str, ...]:
        """Every face, as often as the die shows it."""
        return tuple(face.id for face in self.faces for _ in range(face.count))


@dataclass(frozen=True, slots=True)
class DiceFile:
    """data/tapestry/dice.json"""

    dice: tuple[DieFaces, ...]


@dataclass(frozen=True, slots=True)
class Achievement:
    """An achievement and its points by place, for each side of the board."""

    id: str
    points: Mapping[str, tuple[int, ...]] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Achievements:
    """data/tapestry/achievements.json"""

    achievements: tuple[Achievement, ...]
