"""Every printed card of both boxes, and what the tables ask of it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Any, Literal

from companion.content import find, load
from companion.core.message import Message
from companion.games.imperium.content import keys, named, nations

COMMON = ("common_classics", "common_legends")
COPY = "#"
"""Between a card and the number of its copy."""
Sureness = Literal["certain", "probable", "doubtful"]


@dataclass(frozen=True, slots=True)
class CardFacts:
    """What is printed on a card, but for its text."""

    id: str
    name: str
    """Its name's word: `imperium.name.card.<name>`."""
    kind: str
    """starting, nation, accession, development, supply, in_play, journey, power_a, power_b; of the
    common cards their category, fame, king_of_kings_a, king_of_kings_b, unrest."""
    printed: tuple[str, ...]
    """Printed reference numbers."""
    sources: tuple[str, ...]
    civ: int
    """What it is worth to the C.I.V."""
    categories: tuple[str, ...] = ()
    symbols: tuple[str, ...] = ()
    marks: tuple[str, ...] = ()
    """city, metropolis, production, fertile, river: printed, but no row's but the metropolis."""
    points: int | None = None
    """Fixed points; None where there are none, or others."""
    counts: str = ""
    """By what its variable points are counted: `imperium.name.worth.<counts>`."""
    depends: Mapping[str, int] = field(default_factory=dict)
    """Points by where it lies, and otherwise."""
    copies: int = 1
    """So many of them; 0: the other face of a card."""
    players: str = ""
    """3+ or 4: for so many players only."""
    face_of: str = ""
    """The card whose other face it is."""
    french: Literal["printed", "deduced", "unknown"] = "unknown"
    """printed, deduced or unknown: the French name."""
    reprint: Mapping[str, Any] = field(default_factory=dict)
    """What a later printing changed."""
    sure: Sureness = "certain"
    note: str = ""

    @property
    def shows(self) -> tuple[str, ...]:
        """The keys of the tables that it shows: its name, icons and categories."""
        known = keys()
        own = (self.name,) if self.name in known and known[self.name].kind == "card" else ()
        printed = (*self.symbols, *dict.fromkeys(self.marks), *self.categories)
        return (*own, *(one for one in printed if one in known))


@dataclass(frozen=True, slots=True)
class CardsFile:
    box: str
    owner: str
    """A nation, or the market for common cards."""
    cards: tuple[CardFacts, ...]


def cards_file(owner: str) -> str:
    return f"imperium/cards/{owner}.json"


def cards_of(owner: str) -> tuple[CardFacts, ...]:
    """The cards of a nation, or of the common cards of a box."""
    return load(cards_file(owner), CardsFile).cards


def owners() -> tuple[str, ...]:
    """Whose cards there are: the common ones of the boxes, then the nations."""
    return (*COMMON, *nations())


def every_card() -> Iterator[tuple[str, CardFacts]]:
    """All cards with their owners."""
    for owner in owners():
        for card in cards_of(owner):
            yield owner, card


@cache
def _by_id() -> Mapping[str, CardFacts]:
    return {card.id: card for _, card in every_card()}


def card(card_id: str) -> CardFacts:
    return find(_by_id(), card_id, cards_file("…"))


@cache
def alike(card_id: str) -> tuple[object, ...]:
    """Two cards that nothing tells apart but their number: either may be named."""
    one = card(card_id)
    return (one.name, one.shows, one.civ, one.counts, bool(one.depends))


@cache
def each_once(owner: str) -> tuple[CardFacts, ...]:
    """The cards that can be turned over, one of those that nothing tells apart."""
    return tuple(_turned_over(owner))


def _turned_over(owner: str) -> Iterable[CardFacts]:
    names = ("unrest", "king_of_kings")
    seen = set()
    for one in cards_of(owner):
        face = one.kind.startswith("power") or one.kind in ("journey", "in_play")
        if one.copies and one.name not in names and not face and alike(one.id) not in seen:
            seen.add(alike(one.id))
            yield one


def called(card_id: str) -> Message:
    """The name of a card."""
    return named("card", card(card_id).name)


def is_printed(card_id: str) -> bool:
    """Whether there is such a card."""
    return card_id in _by_id()


def typed_or_called(typed: str) -> Message | str:
    """The name of a card, or what somebody typed who has one that is not known."""
    return called(typed) if is_printed(typed) else typed


def copies(card_id: str, number: int) -> tuple[str, ...]:
    """A name for each of so many copies of a card, the first that of the card."""
    return (card_id, *(f"{card_id}{COPY}{one}" for one in range(2, number + 1)))[:number]


def of_copy(name: str) -> tuple[str, int]:
    """The card of a copy, and which copy it is."""
    card_id, _, number = name.partition(COPY)
    return card_id, int(number or 1)
