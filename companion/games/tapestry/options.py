"""What is decided before a game of Tapestry: who plays, with which boxes, by which variants.

Whether the app or the table rolls and draws belongs to the session; its kinds are named here too.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum
from typing import ClassVar

from companion.errors import RuleBroken
from companion.games.tapestry.chance import AUTOMA_CIVILIZATIONS as AUTOMA_CIVILIZATIONS
from companion.games.tapestry.chance import BOTS_DICE as BOTS_DICE
from companion.games.tapestry.chance import BOTS_KINDS as BOTS_KINDS
from companion.games.tapestry.chance import CAPITALS as CAPITALS
from companion.games.tapestry.chance import CIVILIZATIONS as CIVILIZATIONS
from companion.games.tapestry.chance import DECISION_CARDS as DECISION_CARDS
from companion.games.tapestry.chance import ICONS as ICONS
from companion.games.tapestry.chance import KINDS as KINDS
from companion.games.tapestry.chance import LANDMARK_CARDS as LANDMARK_CARDS
from companion.games.tapestry.chance import MASTERPIECES as MASTERPIECES
from companion.games.tapestry.chance import OFFER as OFFER
from companion.games.tapestry.chance import OWN_DICE as OWN_DICE
from companion.games.tapestry.chance import SPACE_TILES as SPACE_TILES
from companion.games.tapestry.chance import TAPESTRIES as TAPESTRIES
from companion.games.tapestry.chance import TERRITORIES as TERRITORIES

MOST_ON_SMALL = 3
"""The small map prints three places to start from."""
MOST_LEVEL = 6
"""The Automa's printed charts; a level of one's own is added to one of them."""


class Expansion(StrEnum):
    """The boxes, by the letters the rulebook prints beside its rules."""

    BASE = "base"
    PLANS_AND_PLOYS = "MM"
    ARTS_AND_ARCHITECTURE = "AA"
    FANTASIES_AND_FUTURES = "FF"


class Bots(StrEnum):
    """Who plays against the people at the table."""

    NONE = "none"
    AUTOMA = "automa"
    SHADOW = "shadow"


class Way(StrEnum):
    """How much of the game people round one table tell; it may be changed at any time."""

    EVERYTHING = "everything"
    """Every move: the app follows tracks, map, cards and capitals."""
    COUNTS = "counts"
    """Points, resources, buildings and eras, as somebody says them."""
    SHEET = "sheet"
    """The points by what gave them, or nothing but the totals."""


class MapSide(StrEnum):
    """The two sides of the board; BY_PLAYERS takes the printed one."""

    BY_PLAYERS = ""
    SMALL = "small"
    LARGE = "large"


class Rebalancing(StrEnum):
    """Which list of changes to the starting civilizations applies."""

    RULEBOOK = "rulebook"
    PLAYER_AID = "player_aid"
    NONE = "none"


class CapitalKept(StrEnum):
    """How a player keeps the capital here: drawn plot by plot, or as three numbers."""

    GRID = "grid"
    COUNTS = "counts"


class TieRule(StrEnum):
    """What breaks a tie; BY_EXPANSIONS takes the one printed for the boxes in play."""

    BY_EXPANSIONS = ""
    RESOURCES = "resources"
    TALLEST_LANDMARK = "tallest_landmark"


@dataclass(frozen=True, slots=True)
class Participant:
    """A person at the table, in seat order."""

    id: str = "p1"
    name: str = ""
    colour: str = "human"
    """Of the real pieces; a new game gives everybody one of their own."""
    capital: CapitalKept = CapitalKept.GRID


@dataclass(frozen=True, slots=True)
class OwnLevel:
    """A level of one's own, added to the printed one."""

    points: int = 0
    extra_cards: int = 0
    extra_advances: int = 0
    civilization: bool = False
    """Its civilization plays too, where the printed level has none."""


@dataclass(frozen=True, slots=True)
class OwnCivilization:
    """An Automa civilization typed in by the owner: told, not carried out."""

    name: str = ""
    favourite: str = ""
    text: str = ""


@dataclass(frozen=True, slots=True)
class PutAside:
    """What the owner once typed and does not play with this time."""

    level: OwnLevel | None = None
    civilization: OwnCivilization | None = None


@dataclass(frozen=True, slots=True)
class Variants:
    """The variants of the rulebook, all off as printed."""

    removed_tapestries: tuple[str, ...] = ()
    removed_techs: tuple[str, ...] = ()
    science_die: str = ""
    civilizations_from: str = ""
    two_tapestries_first_income: bool = False
    two_civilizations_each_time: bool = False
    nanotechnology_two_cards: bool = False
    start_on_nearest_island: bool = False


@dataclass(frozen=True, slots=True)
class Options:
    """One table: `participants` sit in this order, each the right neighbour of the next."""

    VERSION: ClassVar[int] = 2
    participants: tuple[Participant, ...] = (Participant(),)
    bots: Bots = Bots.AUTOMA
    expansions: tuple[Expansion, ...] = ()
    map_side: MapSide = MapSide.BY_PLAYERS
    level: int = 2
    own_level: OwnLevel | None = None
    own_civilization: OwnCivilization | None = None
    put_aside: PutAside = field(default_factory=PutAside)
    automa_colour: str = "automa"
    shadow_colour: str = "shadow"
    """Of the bots' real pieces; by default the app's own."""
    rebalancing: Rebalancing = Rebalancing.RULEBOOK
    tie: TieRule = TieRule.BY_EXPANSIONS
    variants: Variants = field(default_factory=Variants)
    way: str = ""
    """How the game begins to be kept; empty in games of before, which told everything."""
    teaches: bool = False
    """A card that no source has is taught when it is met, and asked about by rules that look at
    it; in games of before it was done by hand, and rules passed it over."""
    chapter: int = 0
    """Which game of a campaign of Loom's it is; 0: of none."""
    gained: tuple[str, ...] = ()
    """Civilizations that won an earlier game of it: one of them may be chosen instead of drawn."""
    in_loom: tuple[str, ...] | None = None
    """The kinds of hidden pieces that lie in Loom; None in games of before, half and half."""
    counted: bool = False
    """It was played without the app: nothing is known of it but its points and who sat there."""

    @property
    def boxes(self) -> frozenset[str]:
        """Beside the base game."""
        return frozenset(self.expansions)

    @property
    def company(self) -> bool:
        """Several people and nobody else: then it need not be told to the last move."""
        return self.bots is Bots.NONE and len(self.participants) > 1

    @property
    def begins_as(self) -> Way:
        """How the game begins to be kept: bots must know everything."""
        return Way(self.way) if self.way and self.company else Way.EVERYTHING

    @property
    def solo(self) -> bool:
        """One person against the Automa and the Shadow Empire."""
        return self.bots is Bots.AUTOMA

    @property
    def side(self) -> MapSide:
        """The map in play: small for 1-3 players, large for 4-5, unless chosen otherwise."""
        if self.map_side is not MapSide.BY_PLAYERS:
            return self.map_side
        return MapSide.SMALL if len(self.participants) <= MOST_ON_SMALL else MapSide.LARGE

    @property
    def opponents(self) -> int:
        """How many opponents each person has; Automa and Shadow Empire are two."""
        bots = {Bots.NONE: 0, Bots.AUTOMA: 2, Bots.SHADOW: 1}[self.bots]
        return len(self.participants) - 1 + bots

    def has(self, expansion: str) -> bool:
        """Is this box in play? The base game always is."""
        return expansion in (Expansion.BASE, "") or expansion in self.expansions

    def bot_colour(self, bot: str) -> str:
        """The colour of a bot's real pieces."""
        return {"automa": self.automa_colour, "shadow": self.shadow_colour}.get(bot, bot)

    @property
    def arts_alone(self) -> bool:
        """With AA and no other box: what breaks a tie is our reading, and may be chosen."""
        return self.expansions == (Expansion.ARTS_AND_ARCHITECTURE,)

    @property
    def usual_tie(self) -> TieRule:
        """What a new game goes by: with AA alone by the only rulebook that has that box.

        A game of before went by the player aid, which names the tallest landmark only with MM.
        """
        return TieRule.TALLEST_LANDMARK if self.arts_alone else TieRule.BY_EXPANSIONS

    @property
    def tie_rule(self) -> TieRule:
        """Player aid: most resources; with MM, and in the rulebook of FF: tallest landmark."""
        if self.tie is not TieRule.BY_EXPANSIONS:
            return self.tie
        newer = {Expansion.PLANS_AND_PLOYS, Expansion.FANTASIES_AND_FUTURES}
        return TieRule.TALLEST_LANDMARK if newer & set(self.expansions) else TieRule.RESOURCES

    def verify(self) -> None:
        """Raise what makes this no table of Tapestry."""
        _verify_people(self)
        if not 1 <= self.level <= MOST_LEVEL:
            raise RuleBroken("tapestry.options.level", level=self.level)
        if self.solo and self.side is not MapSide.SMALL:
            raise RuleBroken("tapestry.options.solo_map")
        if self.bots is Bots.SHADOW and self.side is not MapSide.SMALL:
            raise RuleBroken("tapestry.options.shadow_map")
        if len(self.participants) > MOST_ON_SMALL and self.side is MapSide.SMALL:
            raise RuleBroken("tapestry.options.small_map", n=MOST_ON_SMALL)


def _verify_people(options: Options) -> None:
    people = len(options.participants)
    if not 1 <= people <= 5:
        raise RuleBroken("tapestry.options.players", n=people)
    if len({person.id for person in options.participants}) != people:
        raise RuleBroken("tapestry.options.same_id")
    if people == 1 and options.bots is not Bots.AUTOMA:
        raise RuleBroken("tapestry.options.alone")
    if options.bots is Bots.AUTOMA and people != 1:
        raise RuleBroken("tapestry.options.automa_is_solo")
    if options.bots is Bots.SHADOW and people != 2:
        raise RuleBroken("tapestry.options.shadow_is_for_two")
