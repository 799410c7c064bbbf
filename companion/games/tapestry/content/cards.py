"""Records of cards and mats: technologies, tapestries, civilizations, masterpieces."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from companion.games.tapestry.benefits import Benefit
from companion.games.tapestry.content.rebalance import Change
from companion.games.tapestry.content.words import Box, Terrain


@dataclass(frozen=True, slots=True)
class Effect:
    """While a card or mat is in force: whenever `on` happens to its owner, gain `then`."""

    on: str
    """One of `TRIGGERS`."""
    then: tuple[Benefit, ...]
    tracks: tuple[str, ...] = ()
    """Only for these tracks; empty means any."""
    what: str = ""
    """Only for this thing (a building, a card); empty means any."""
    times_amount: bool = False
    """Once for each thing the event counts, not once for the event."""


TRIGGERS = (
    "tech_invented",
    "tapestry_gained",
    "tech_upgraded",
    "advanced",
    "opponent_advanced",
    "neighbour_advanced",
    "automa_advanced",
    "tier_entered",
    "track_landmark_gained",
    "claimed_landmark_space_reached",
    "landmark_gained",
    "opponent_landmark_gained",
    "neighbour_landmark_gained",
    "automa_landmark_gained",
    "building_gained",
    "building_placed",
    "blocked_plot_covered",
    "last_blocked_plot_of_district_covered",
    "district_completed",
    "coins_earned",
    "income_gained",
    "empty_territory_conquered",
    "territory_conquered",
    "opponents_territory_conquered",
    "territory_lost",
    "opponent_conquered",
    "neighbour_conquered",
    "automa_conquered",
    "explored",
    "space_explored",
    "science_rolled",
    "opponent_rolled_science",
    "neighbour_rolled_science",
    "automa_rolled_science",
    "tapestry_played",
    "opponent_tapestry_gained",
    "neighbour_tapestry_gained",
    "automa_tapestry_gained",
    "opponent_upgraded",
    "neighbour_upgraded",
    "opponent_invented",
    "neighbour_invented",
    "opponent_explored",
    "neighbour_explored",
    "regressed",
    "resource_gained",
    "outpost_toppled",
    "top_row_reached",
    "achievement_reached",
    "turn_ended",
    "era_ended",
    "by_hand",
)
"""What a card can wait for; `by_hand`: only its owner sees it, and is reminded each turn."""

RULES = (
    "no_advance_military",
    "no_advance_science",
    "ignore_tech_conditions",
    "free_any_resource_bonus",
    "build_on_blocked_plots",
    "both_dice_against_opponents",
    "no_traps_against",
    "science_die_twice",
    "explore_benefit_twice_for_points",
    "outpost_on_explored",
    "circle_when_invented",
    "one_more_option",
    "no_advance",
    "opponents_no_advance",
    "no_explore",
    "no_conquer",
    "not_conquered",
    "no_invent",
    "no_upgrade",
    "opponents_no_explore",
    "opponents_no_conquer",
    "opponents_no_invent",
    "opponents_no_upgrade",
    "cheaper_advance",
    "dearer_advance",
)
"""What a card can change while it is in force; with a track or a tier behind it, there alone."""


@dataclass(frozen=True, slots=True)
class Condition:
    """What the upgrade to the top row asks for."""

    kind: str
    """`tier`, `innovation`, `landmark_on_card`, `enchantment` or `unknown`."""
    track: str = ""
    tier: str = ""
    building: str = ""
    space: int = 0

    @property
    def neighbours_count(self) -> bool:
        """A neighbour may meet it too, for the two kinds of the base game."""
        return self.kind in ("tier", "innovation")


@dataclass(frozen=True, slots=True)
class Tech:
    """A technology card: circle in the middle row, square in the top row."""

    id: str
    circle: tuple[Benefit, ...]
    square: tuple[Benefit, ...]
    condition: Condition
    expansion: Box = "base"
    single_use: bool = False
    landmark: str = ""
    arts_icon: bool = False
    """Laid aside and drawn anew where the arts track is not in play."""
    expansion_unsure: bool = False
    """Of AA or FF: no source says which."""
    unnamed: bool = False
    """No source names this card; the name says what it does."""


@dataclass(frozen=True, slots=True)
class Techs:
    """data/tapestry/techs.json"""

    techs: tuple[Tech, ...]


@dataclass(frozen=True, slots=True)
class Masterpiece:
    """A masterpiece of Arts & Architecture; none of their names is in a source."""

    id: str
    benefits: tuple[Benefit, ...]
    single_use: bool = False
    opponents_may_use: bool = True


@dataclass(frozen=True, slots=True)
class Masterpieces:
    """data/tapestry/masterpieces.json"""

    masterpieces: tuple[Masterpiece, ...]


@dataclass(frozen=True, slots=True)
class Tapestry:
    """A tapestry card: `played` once, `effects` and `rules` while it is the visible card."""

    id: str
    kinds: tuple[str, ...]
    """`when_played`, `this_era`, `continuous`, `trap`; empty where no source says."""
    copies: int = 1
    expansion: Box = "base"
    solo: bool = True
    """Stays in the deck of a solo game."""
    solo_copies_removed: int = 0
    played: tuple[Benefit, ...] = ()
    effects: tuple[Effect, ...] = ()
    rules: tuple[str, ...] = ()
    power: str = ""
    """The function that does what the vocabulary cannot say."""
    told: bool = False
    """Some of it is left to the people at the table: the text says it."""
    unknown: bool = False
    """No source has its full text."""
    enchanted: bool = False
    """FF: known to have an enchantment; what it gives is in no source."""


@dataclass(frozen=True, slots=True)
class Tapestries:
    """data/tapestry/tapestries.json"""

    tapestries: tuple[Tapestry, ...]


@dataclass(frozen=True, slots=True)
class MatSpace:
    """A printed space of a civilization mat."""

    id: str
    benefits: tuple[Benefit, ...] = ()
    next: tuple[str, ...] = ()
    text: bool = False


@dataclass(frozen=True, slots=True)
class Mat:
    """The spaces of a civilization mat and how they hang together.

    `kind`: columns, rows, squares, paths, ring, track, table, turns, terrains, powers,
    numbers, island.
    """

    kind: str
    spaces: tuple[MatSpace, ...]
    edges: tuple[tuple[Terrain, Terrain], ...] = ()
    """The sides of a printed hex, from N clockwise."""


@dataclass(frozen=True, slots=True)
class Ability:
    """What an income turn activates, and on which turns."""

    turns: tuple[int, ...]
    steps: int
    benefits: tuple[Benefit, ...] = ()


@dataclass(frozen=True, slots=True)
class Scoring:
    """Points of a mat at the end: a table by count, or so many for each."""

    when: str
    per: str = ""
    each: int = 0
    table: tuple[int, ...] = ()
    """Points for 1, 2, 3 … things; the last holds for more."""


@dataclass(frozen=True, slots=True)
class Civilization:
    """data/tapestry/civilizations/<id>.json: what is printed on a mat. What its people do with it
    beyond the vocabulary stands in the class of the same name."""

    id: str
    expansion: Box = "base"
    solo: bool = True
    tokens: int = 0
    token_kind: str = ""
    """`token` or `outpost`; empty where the mat holds none at the start."""
    start: tuple[Benefit, ...] = ()
    opponents_gain: Mapping[str, int] = field(default_factory=dict)
    """What every other person gains at the start, from the decks."""
    start_told: bool = False
    income: tuple[Ability, ...] = ()
    effects: tuple[Effect, ...] = ()
    rules: tuple[str, ...] = ()
    mat: Mat | None = None
    final: tuple[Scoring, ...] = ()
    later: bool = True
    """May be gained in mid-game."""
    later_text: bool = False
    notes: int = 0
    rebalancing: Mapping[str, Change] = field(default_factory=dict)
    """What each printed list changes for those who begin with it: rulebook, player_aid."""


@dataclass(frozen=True, slots=True)
class LandmarkCard:
    """A landmark card; which condition it shows is a house fact."""

    id: str
    landmark: str
    expansion: Box


@dataclass(frozen=True, slots=True)
class LandmarkCards:
    """data/tapestry/landmark_cards.json"""

    cards: tuple[LandmarkCard, ...]
    conditions: int
