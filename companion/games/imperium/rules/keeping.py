"""Loom keeps the C.I.V.'s deck: it is dealt, shuffled and revealed there.

Solo booklet, "Mise en place de la C.I.V." and "Phase de nettoyage de la C.I.V.": what hands would
shuffle Loom shuffles, and keeps the order with the step. Of cards that came face down only the
table knows which they are: they are named when they come into sight.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from itertools import chain

from companion.core.message import Message
from companion.core.question import Choice, Option
from companion.core.step import Step
from companion.games.imperium import in_loom
from companion.games.imperium.cards import UNREST, Card, Pile, any_shows
from companion.games.imperium.catalogue import called, card
from companion.games.imperium.content import key
from companion.games.imperium.events.cards import CardsMoved
from companion.games.imperium.events.keeping import CivDeckDealt, CivDeckShuffled, HeapCardNamed
from companion.games.imperium.owned import (
    FAME,
    MARKET_KINDS,
    on_the_way,
    strangers_may_be,
)
from companion.games.imperium.rules.card_options import card_option, shown_on
from companion.games.imperium.rules.run import Run
from companion.games.imperium.say import joined, thing
from companion.games.imperium.start import shuffled_apart
from companion.games.imperium.state import State


def deal(step: Step[State]) -> None:
    """Its deck, each part of its Dynasty and its quests are shuffled."""
    parts = enumerate(shuffled_apart(step.state.civ), start=1)
    orders = [step.shuffle(f"civ.part.{at}", cards) for at, cards in parts]
    step.record(CivDeckDealt(tuple(chain.from_iterable(orders))))


def shuffle(run: Run, place: str) -> None:
    """Its discard pile becomes the deck."""
    cards = in_loom.in_order(run.civ.discard)
    faces = [in_loom.face(run.civ, one) for one in cards]
    run.step.record(CivDeckShuffled(run.step.shuffle(f"{place}.order", faces)))
    run.say(Message("imperium.loom.shuffled", n=len(cards)), "shuffle")


def turned(run: Run, lies: Card, place: str) -> str:
    """Which card it is: asked only of one that came face down."""
    shown = in_loom.face(run.civ, lies)
    if not in_loom.is_unnamed(shown):
        return shown
    at = in_loom.from_below(run.civ, shown)
    unrest = Option(UNREST, thing(UNREST), icon=key(UNREST).icon)
    options = (*map(card_option, _may_be(run.state)), unrest)
    text, note = Message("imperium.ask.heap", at=at), Message("imperium.rule.heap")
    return run.ask(Choice(place, text, options, note=note))


def _may_be(state: State) -> Iterable[str]:
    """What its kind says first; where something was told otherwise it may be any other card."""
    others = on_the_way(state, (*MARKET_KINDS, FAME))
    has = Counter(state.civ.faces.values())
    every = dict.fromkeys((*strangers_may_be(state), *others))
    return (one for one in every if has[one] < card(one).copies)


def tell(run: Run, name: str, slot: int) -> None:
    """The card of a slot, as if it were turned over."""
    shown = None if name == UNREST else shown_on(name)
    key = "imperium.loom.revealed_showing" if shown else "imperium.loom.revealed"
    said = Message(key, slot=slot, card=card_said(name), shown=shown or "")
    run.say(said, "imperium-unrest" if name == UNREST else "card")


def card_said(name: str) -> Message:
    """A card that is kept, in words."""
    if in_loom.is_unnamed(name):
        return Message("imperium.loom.unnamed")
    return thing(UNREST) if name == UNREST else called(name)


def in_discard(run: Run, wanted: str, place: str) -> bool:
    """Whether a card of its discard pile shows this: what nobody has named is turned over."""
    for one in run.civ.discard:
        if any_shows(run.civ.discard, wanted):
            break
        if one.may_show(wanted) is None:
            name = turned(run, one, f"{place}.heap.{one.id}")
            run.step.record(HeapCardNamed(one.id, name))
    return bool(any_shows(run.civ.discard, wanted))


def move(run: Run, cards: tuple[int, ...], to: Pile) -> None:
    """Cards of the C.I.V. change piles; what Loom keeps is told in words."""
    run.step.record(CardsMoved(cards, to))
    if run.civ.kept and cards:
        moved = (one for one in run.civ.pile(to) if one.id in cards)
        said = joined(tuple(card_said(one.name or in_loom.unnamed(one.id)) for one in moved))
        run.say(Message(f"imperium.loom.to.{to.value}", cards=said), "cards")
