"""The clean-up of the C.I.V. Solo booklet, "Phase de nettoyage de la C.I.V."."""

from __future__ import annotations

from collections.abc import Callable

from companion.core.instruction import Why
from companion.core.message import Message
from companion.core.question import Option
from companion.core.step import Step
from companion.games.imperium.cards import Pile
from companion.games.imperium.content import level, nation
from companion.games.imperium.events.cards import DeckShuffled, SlotFilled
from companion.games.imperium.events.tokens import MarketTokensLaid
from companion.games.imperium.rules import keeping
from companion.games.imperium.rules.acts_on_tokens import mill
from companion.games.imperium.rules.dynasty import top_of_dynasty
from companion.games.imperium.rules.journey import travel
from companion.games.imperium.rules.run import Run
from companion.games.imperium.state import MARKET, State

RULE = "C-3"


def clean_up(step: Step[State]) -> None:
    """Market token, the card set aside, the slots, and what the level adds."""
    run = Run(step, "cleanup")
    with run.because(Why(RULE)):
        for part in step.each(PARTS, _named):
            part(run)


def _market_token(run: Run) -> None:
    """On the card over the slot of the die; none on a 6."""
    if not lays_a_token(run.state):
        run.say(Message("imperium.told.no_market_token"), "imperium-market")
        return
    run.step.record(MarketTokensLaid(run.civ.die, nation(run.civ.nation).market_token))


def lays_a_token(state: State) -> bool:
    """A card lies over the slot of its die."""
    die = state.civ.die
    return die <= MARKET and not state.market.spaces[die - 1].gone


def _set_aside_to_slot_one(run: Run) -> None:
    if not run.civ.aside:
        return
    if run.civ.slots[0] is None:
        run.step.record(SlotFilled(1, run.civ.aside[0].id))


def _fill_slots(run: Run) -> None:
    """One card face down under every empty marker; the deck is rebuilt only here."""
    for slot in range(1, len(run.civ.slots) + 1):
        if run.civ.slots[slot - 1]:
            continue
        if not run.civ.deck:
            rebuild_deck(run, f"cleanup.deck.{slot}")
        if run.civ.deck:
            run.step.record(SlotFilled(slot, run.civ.deck[0].id))
    if run.civ.kept:
        run.say(Message("imperium.loom.filled", n=len(run.civ.deck)), "cards")


def rebuild_deck(run: Run, place: str) -> None:
    """The top Dynasty card into the discard pile, which becomes the deck."""
    if run.civ.journey:
        travel(run, place)
    elif run.civ.dynasty:
        top_of_dynasty(run, Pile.DISCARD, place)
    if run.civ.discard and run.civ.kept:
        keeping.shuffle(run, place)
    elif run.civ.discard:
        run.step.record(DeckShuffled())
    elif not run.civ.deck:
        run.say(Message("imperium.told.no_cards_left"))
    for waiting in run.civ.waiting:
        keeping.move(run, (waiting.id,), Pile.DISCARD)


def _level_extra(run: Run) -> None:
    """Warlord: one more card falls from the deck; an empty deck is left alone."""
    extra = level(run.state.options.level).mill
    if extra:
        mill(run, extra)


PARTS = (_market_token, _set_aside_to_slot_one, _fill_slots, _level_extra)


def _named(part: Callable[[Run], None]) -> Option:
    """As a part of a step: `imperium.part.fill_slots`."""
    id_ = part.__name__.removeprefix("_")
    return Option(id_, Message(f"imperium.part.{id_}"))
