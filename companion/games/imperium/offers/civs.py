"""The C.I.V.'s turn, a card at a time."""

from __future__ import annotations

from companion.core.message import Message
from companion.core.offer import Section
from companion.games.imperium.commands.civ import CleanUpCiv, CompareTable, RevealSlot, RollCivDie
from companion.games.imperium.offers.yours import YOUR_DECK
from companion.games.imperium.rules.revealing import next_slot
from companion.games.imperium.state import State


def die(section: Section[State], state: State) -> None:
    """The die, and before it what the print left unclear."""
    text = Message("imperium.screen.do_civ_die")
    section.offer("die", text, RollCivDie(), icon="die", first=True)
    section.offer("booklet", Message("imperium.screen.booklet"), CompareTable(), icon="book")
    section.forms(YOUR_DECK)


def slots(section: Section[State], state: State) -> None:
    """The next card."""
    slot = next_slot(state.civ) or 0
    text = Message("imperium.screen.turn_over", slot=slot)
    section.offer("slot", text, RevealSlot(slot), icon="card", first=True)
    section.forms(YOUR_DECK)


def clean_up(section: Section[State], state: State) -> None:
    """Its clean-up."""
    text = Message("imperium.screen.do_civ_cleanup")
    section.offer("clean_up", text, CleanUpCiv(), icon="check", first=True)
    section.forms(YOUR_DECK)
