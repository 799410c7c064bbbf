"""What Loom knows of an Imperium table."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from enum import StrEnum

from companion.core.written import Written
from companion.games.imperium.cards import Card, Pile, Unseen
from companion.games.imperium.options import Options, Way
from companion.games.imperium.tokens import NO_TOKENS, Tokens

MARKET = 5
SMALL_DECKS = ("region", "uncivilised", "civilised")
CATEGORIES = (*SMALL_DECKS, "tributary")
DUAL = "dual"
"""A Tradition that is Civilised too."""


class Phase(StrEnum):
    """What is going on; `flow` says which commands belong to it."""

    SETUP = "setup"
    YOURS = "yours"
    CIV_DIE = "civ_die"
    CIV_SLOTS = "civ_slots"
    CIV_CLEANUP = "civ_cleanup"
    SOLSTICE = "solstice"
    SCORING = "scoring"
    OVER = "over"
    ROWS = "rows"
    """Nothing but rows is read."""


@dataclass(frozen=True, slots=True)
class You:
    """The player's side of the table, as far as it is counted."""

    nation: str
    side: str = "barbarian"
    power_side: str = "b"
    """Which side of the Power card lies up: a or b, for the whole game."""
    tokens: Tokens = NO_TOKENS
    actions: int = 3
    exhausts: int = 5
    hand_limit: int = 5
    order: str = ""
    """activate, innovate or pacify, once chosen this turn."""
    nation_cards: int = 0
    """Cards left in the Nation deck (the @ card too) and in the Development zone."""
    developments: int = 0
    deck_token: bool = False
    """An Exhaust token lies on the Nation deck; one in the Development zone."""
    zone_token: bool = False


@dataclass(frozen=True, slots=True)
class Civ:
    """The C.I.V.: its tokens and every card it has, top card first."""

    nation: str
    side: str = "barbarian"
    tokens: Tokens = NO_TOKENS
    deck: tuple[Card, ...] = ()
    discard: tuple[Card, ...] = ()
    history: tuple[Card, ...] = ()
    play: tuple[Card, ...] = ()
    """Regions in play, the last played first."""
    dynasty: tuple[Card, ...] = ()
    quests: tuple[Card, ...] = ()
    aside: tuple[Card, ...] = ()
    resolving: tuple[Card, ...] = ()
    waiting: tuple[Card, ...] = ()
    slots: tuple[Card | None, ...] = ()
    journey: str = ""
    """The Voyage card of the Utopians."""
    die: int = 0
    at_slot: int = 1
    """The slot to be turned over next."""
    resolved: int = 0
    """Cards turned over this turn."""
    next_card: int = 1
    taken: tuple[str, ...] = ()
    """The printed cards it took from elsewhere and has, and those of its own that it has no more.
    """
    gone: tuple[str, ...] = ()
    strangers: int = 0
    """Cards it took that nobody named."""
    strange: tuple[str, ...] = ()
    """Of which kinds they are, where the deck they came from says so."""
    met: tuple[str, ...] = ()
    """Of its own Nation and Development cards those that were seen, wherever they are now."""
    unrest: int = 0
    """Unrest it took, less what it returned."""
    unseen: tuple[Unseen, ...] = ()
    """Its faces that nobody sees now, by the lots they lie in; only where cards are named."""
    kept: bool = False
    """Its cards lie in Loom: those of its nation stay in the box, all else on its heap."""
    faces: Mapping[int, str] = field(default_factory=dict)
    """Of each card that is kept its face; of one that came face down which card of the heap."""

    def pile(self, pile: Pile) -> tuple[Card, ...]:
        cards: tuple[Card, ...] = getattr(self, pile.value)
        return cards

    def cards(self) -> Iterator[Card]:
        """Every card it has, wherever it is."""
        for pile in Pile:
            yield from self.pile(pile)
        yield from (card for card in self.slots if card)

    def known(self, name: str) -> int:
        """How many of a card are where somebody saw them."""
        return sum(one.name == name for one in self.cards())

    def without(self, ids: tuple[int, ...]) -> Civ:
        """As if the cards were nowhere."""
        lay = [pile for pile in Pile if any(card.id in ids for card in self.pile(pile))]
        piles = {
            pile.value: tuple(card for card in self.pile(pile) if card.id not in ids)
            for pile in lay
        }
        slots = tuple(None if card and card.id in ids else card for card in self.slots)
        return replace(self, slots=slots, **piles)  # type: ignore[arg-type]  # by name

    @property
    def regions_in_play(self) -> int:
        return len(self.play)


@dataclass(frozen=True, slots=True)
class Space:
    """A place of the Market and the card on it."""

    categories: tuple[str, ...] = ()
    """Its categories; empty while nobody has said."""
    tokens: Tokens = NO_TOKENS
    under: bool = False
    """An Unrest lies under its card."""
    gone: bool = False
    """No card lies here."""
    card: str = ""
    """Which card it is, where it was named: its id in the catalogue."""


def hides_unrest(categories: tuple[str, ...]) -> bool:
    """An Unrest lies under every card but a Region."""
    return bool(categories) and "region" not in categories


@dataclass(frozen=True, slots=True)
class Market:
    """The Market and the piles around it."""

    spaces: tuple[Space, ...] = (Space(),) * MARKET
    small: Mapping[str, int] = field(default_factory=lambda: dict.fromkeys(SMALL_DECKS, 5))
    """Cards left in the small decks."""
    unrest: int | None = None
    """Cards in the Unrest pile; None while it is not counted."""
    king_turned: bool = False
    """King of Kings lies on its side B."""
    civ_met_king: bool = False
    """The C.I.V. has resolved it."""
    main: int | None = None
    """Cards in the Main deck; None while it is not counted."""
    main_empty: bool = False


@dataclass(frozen=True, slots=True)
class Ending:
    """The scoring that has been triggered."""

    reason: str
    last_round: int
    """The last round that is played."""


@dataclass(frozen=True, slots=True)
class Ended:
    """How a game ended that people tell; no points after a collapse."""

    won: bool
    mine: int | None = None
    civ: int | None = None


@dataclass(frozen=True, slots=True)
class State:
    """Everything."""

    options: Options
    civ: Civ
    you: You
    market: Market = Market()
    phase: Phase = Phase.SETUP
    round: int = 1
    ending: Ending | None = None
    collapsed: bool = False
    """The Unrest pile ran out."""
    laid_out: tuple[str, ...] = ()
    """Set-up steps ticked off."""
    compared: tuple[str, ...] = ()
    """House facts asked in this game; "I cannot tell" is asked again in the next."""
    away: tuple[str, ...] = ()
    """Common cards that are known to be yours, and those that are exiled."""
    exiled: tuple[str, ...] = ()
    exiled_unnamed: int = 0
    """Exiled cards that nobody named, where cards are named."""
    later: tuple[str, ...] = ()
    """Cards met in this game that are of a later printing."""
    way: Way = Way.WALK
    """How several people keep the game now."""
    held: Mapping[str, Tokens] = field(default_factory=dict)
    """By seat, where several people tell their tokens."""
    turn: str = "0"
    """Whose turn it is among them."""
    written: Mapping[str, Written] = field(default_factory=dict)
    """By seat: what people wrote on the sheet themselves."""
    read: tuple[str, ...] = ()
    """Where only rows are read: cards and icons that were turned over, the last one last."""
    ended: Ended | None = None
    sheets: Mapping[str, Written] = field(default_factory=dict)
    """By seat, "0" … for people, "civ": what was counted line by line, and what it is worth."""

    @property
    def last_round(self) -> bool:
        return self.ending is not None and self.round >= self.ending.last_round
