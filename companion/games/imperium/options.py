"""What is chosen before a game begins."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum

from companion.games.imperium.tokens import Tokens

SOLO, TABLE, ROWS = "solo", "table", "rows"
BOXES = ("classics", "legends")


class Way(StrEnum):
    """How several people keep their game; it may be changed at any time."""

    WALK = "walk"
    """The set-up walked through, the rounds, the count at the end."""
    TOKENS = "tokens"
    """Everybody's tokens, whoever's turn it is."""
    SHEET = "sheet"
    """Nothing but the score sheet."""


AT_START = Tokens(3, 2, 1)
"""Solo booklet, setting up the player."""

WITHOUT_DEVELOPMENTS = ("arthurians", "utopians", "vikings")
"""Nations without a Development zone; the Arthurians' quests do not count."""


@dataclass(frozen=True, slots=True)
class PlayerSeat:
    """A person at the table."""

    name: str = ""
    nation: str = "macedonians"
    power_side: str = "b"
    colour: str = ""
    shape: str = ""


@dataclass(frozen=True, slots=True)
class Options:
    """Who plays with which nation, against which C.I.V., and what the app counts."""

    seats: tuple[PlayerSeat, ...] = (PlayerSeat(),)
    """One seat: a solo game against the C.I.V.; more: set-up, reminders and the score."""
    opponent: str = "romans"
    level: str = "chieftain"
    box: str = "classics"
    """Whose common cards lie on the table."""
    both_boxes: bool = False
    printing: str = "french"
    """Which printing of the solo booklet: french or english."""
    counts_mine: bool = True
    """The player's own tokens are counted in the app."""
    names: bool = False
    """The cards of the Market and of the C.I.V. are named."""
    in_loom: bool = False
    """Loom keeps the C.I.V.'s deck, where its cards are named."""
    start: Tokens = AT_START
    """Tokens the player begins with."""
    unrest_removed: int = 0
    """Unrest cards taken out of the common cards for this game."""
    campaign: str = ""
    """The campaign this game belongs to, and the cards noted there."""
    cards_added: tuple[str, ...] = ()
    cards_removed: tuple[str, ...] = ()

    way: str = ""
    """How several people begin to keep it; empty in games of before, which were walked through."""
    rows: bool = False
    """Nothing but the rows of the C.I.V.'s table is read: all else stays on the table."""
    counted: bool = False
    """It was played without the app: nothing is known of it but its points and who sat there."""

    @property
    def boxes(self) -> frozenset[str]:
        """The one on the table, or both."""
        return frozenset(BOXES if self.both_boxes else (self.box,))

    @property
    def begins_as(self) -> Way:
        return Way(self.way) if self.way and self.mode == TABLE else Way.WALK

    @property
    def keeps_deck(self) -> bool:
        """The C.I.V.'s deck lies in Loom at first."""
        return self.in_loom and self.names and self.mode == SOLO

    @property
    def mode(self) -> str:
        """Alone against a C.I.V. that Loom plays, or whose rows it reads; several people."""
        alone = ROWS if self.rows else SOLO
        return alone if len(self.seats) == 1 else TABLE

    @property
    def nations(self) -> tuple[str, ...]:
        """Every nation in play."""
        mine = tuple([seat.nation for seat in self.seats])
        return mine if self.mode == TABLE else (*mine, self.opponent)


def as_new(options: Options) -> Options:
    """Several people who have not said how they keep the game fill in its sheet."""
    if options.mode == TABLE and not options.way:
        return replace(options, way=Way.SHEET.value)
    return options


def by_itself(options: Options) -> Options:
    """What a campaign laid down stays with the campaign."""
    if not options.campaign:
        return options
    return replace(
        options,
        campaign="",
        cards_added=(),
        cards_removed=(),
        unrest_removed=0,
        start=AT_START,
    )


def like_last(options: Options) -> Options:
    """At first cards are named and the C.I.V.'s deck lies in Loom; otherwise as the last game,
    whatever campaign that was of.
    """
    if options == Options():
        return replace(options, names=True, in_loom=True)
    return as_new(by_itself(options))
