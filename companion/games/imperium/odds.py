"""What the C.I.V.'s next cards may be: each face that can still lie there, counted.

Nothing is peeked at: Loom's own order is put away first, and of the cards of a lot each lies in
each of its places as often as the others. A card is resolved by the rules, on the table as it lies.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from fractions import Fraction
from typing import Any

from companion.core.answers import Answer
from companion.core.question import Choice, Question
from companion.core.step import Facts, Sources, Step, Unanswered, knows_nothing
from companion.games.imperium.cards import UNREST
from companion.games.imperium.events.cards import CardTaken
from companion.games.imperium.events.market import MarketCardLeft
from companion.games.imperium.in_loom import laid_out
from companion.games.imperium.places import market_place
from companion.games.imperium.rules.revealing import reveal
from companion.games.imperium.rules.run import GameOver
from companion.games.imperium.rules.setting_aside import FACES
from companion.games.imperium.shares import Odds, faces_of, shares_of
from companion.games.imperium.state import CATEGORIES, MARKET, Phase, State

NO_ROW, UNKNOWN = "none", "unknown"
"""A card that no row of its table is for; one that nobody has named."""
REFILL = ".refill"
ROW_DOTS = 2
"""As in `celts.barbarian.4`."""


@dataclass(frozen=True)
class OfSlot:
    """What may lie in a slot, and what it would come to."""

    slot: int
    faces: Odds
    """By name; empty for a card that nobody named."""
    rows: Odds
    """By the id of the row; `unrest`, `none` or `unknown`."""
    loses: Mapping[int, Fraction]
    """How likely it takes the card of each space of the Market."""


@dataclass(frozen=True)
class MayCome:
    """Of every slot whose card lies face down; and what the first card turned over takes."""

    slots: tuple[OfSlot, ...] = ()
    first: Mapping[int, Fraction] = field(default_factory=dict)
    """By the spaces of the Market."""


@dataclass(frozen=True)
class Came:
    """What a card comes to."""

    row: str
    loses: frozenset[int]


def may_come(state: State, facts: Facts = knows_nothing) -> MayCome:
    """As the table lies now."""
    civ = laid_out(state.civ)
    counting = _Counting(replace(state, civ=civ), facts)
    shares = shares_of(civ)
    lie = tuple((at, card) for at, card in enumerate(civ.slots, 1) if card and at >= _begins(state))
    slots = tuple(
        counting.of_slot(at, faces) for at, card in lie if (faces := faces_of(card, shares))
    )
    return MayCome(slots, counting.first(slots, tuple(at for at, _ in lie)))


def _begins(state: State) -> int:
    """Those before it have been turned over."""
    return state.civ.at_slot if state.phase is Phase.CIV_SLOTS else 1


class _Counting:
    """The table as somebody knows it; each face is resolved once, with the die here or there."""

    def __init__(self, blind: State, facts: Facts) -> None:
        self._blind, self._facts = blind, facts
        rolled = blind.phase is Phase.CIV_SLOTS
        self._dice = (blind.civ.die,) if rolled else tuple(map(int, FACES))
        self._found: dict[tuple[str, bool], Came] = {}

    def of_slot(self, slot: int, faces: Odds) -> OfSlot:
        """Where the die leaves its card there."""
        rows: dict[str, Fraction] = {}
        loses: dict[int, Fraction] = {}
        dice = [die for die in self._dice if len(self._dice) == 1 or die != slot]
        for die in dice:
            for name, odd in faces.items():
                came, share = self._came(slot, name, die), odd / len(dice)
                rows[came.row] = rows.get(came.row, Fraction(0)) + share
                for space in came.loses:
                    loses[space] = loses.get(space, Fraction(0)) + share
        return OfSlot(slot, faces, rows, loses)

    def first(self, slots: tuple[OfSlot, ...], lie: tuple[int, ...]) -> Mapping[int, Fraction]:
        """What the card that is turned over first takes: the die may set one aside."""
        by_slot, odds = {one.slot: one for one in slots}, dict[int, Fraction]()
        for die in self._dice:
            left = [at for at in lie if len(self._dice) == 1 or at != die]
            if not left or left[0] not in by_slot:
                continue
            for name, odd in by_slot[left[0]].faces.items():
                for space in self._came(left[0], name, die).loses:
                    odds[space] = odds.get(space, Fraction(0)) + odd / len(self._dice)
        return odds

    def _came(self, slot: int, name: str, die: int) -> Came:
        spaces = self._blind.market.spaces
        key = name, die <= MARKET and not spaces[die - 1].gone
        if key not in self._found:
            self._found[key] = resolved(self._blind, slot, name, die, self._facts)
        return self._found[key]


# what it comes to


def resolved(state: State, slot: int, name: str, die: int, facts: Facts) -> Came:
    """This card is turned over there; what somebody is asked meanwhile is as it mostly is."""
    if not name:
        return Came(UNKNOWN, frozenset())
    civ = state.civ
    card = civ.slots[slot - 1]
    assert card is not None
    seen = (*civ.slots[: slot - 1], replace(card, name=name), *civ.slots[slot:])
    civ = replace(civ, slots=seen, at_slot=slot, die=die)
    state = replace(state, phase=Phase.CIV_SLOTS, civ=civ)
    said: dict[str, Answer] = {f"slot.{slot}.card": name}
    while True:
        step: Step[State] = Step(state, Sources(said, {}, facts))
        try:
            reveal(step, slot)
        except GameOver:
            pass
        except Unanswered as asked:
            said[asked.question.key] = usual(asked.question)
            continue
        row = UNREST if name == UNREST else next(_rows_met(step), NO_ROW)
        return Came(row, frozenset(_taken(step)))


def _rows_met(step: Step[State]) -> Iterator[str]:
    for mark in step.marks:
        for why in getattr(mark.what, "whys", ()):
            yield from (at for at in why.remaining if at.count(".") == ROW_DOTS)


def _taken(step: Step[State]) -> Iterator[int]:
    """The spaces of the Market whose cards left it."""
    places = {market_place(slot): slot for slot in range(1, MARKET + 1)}
    for event in step.events:
        if isinstance(event, MarketCardLeft):
            yield event.slot
        elif isinstance(event, CardTaken) and event.source in places:
            yield places[event.source]


def usual(question: Question[Any]) -> Answer:
    """A card that comes into the Market is one of its kind that nobody has named."""
    if question.key.endswith(REFILL) and isinstance(question, Choice):
        return next(one for one in question.ids if one in CATEGORIES)
    answer: Answer = next(iter(question.examples()))
    return answer
