"""The Dynasty deck, the @ card in it, and the empire.

Solo booklet, "Phase de nettoyage de la C.I.V.".
"""

from __future__ import annotations

from companion.core.message import Message
from companion.core.question import Choice, Option
from companion.games.imperium.cards import Pile
from companion.games.imperium.content import named
from companion.games.imperium.events.turns import StateFlipped
from companion.games.imperium.rules.ending import trigger
from companion.games.imperium.rules.keeping import move
from companion.games.imperium.rules.run import Run


def top_of_dynasty(run: Run, to: Pile, place: str) -> bool:
    """The top Dynasty card goes to a pile; False if there is none."""
    if not run.civ.dynasty:
        return False
    card = run.civ.dynasty[0]
    move(run, (card.id,), to)
    if card.at_card and to is Pile.DISCARD:
        at_card_in_discard(run, card.at_card, place)
    if not run.civ.dynasty:
        trigger(run, "dynasty")
    return True


def at_card_in_discard(run: Run, at_card: str, place: str) -> None:
    """Accession founds the empire; Zenith and Nadir belong to nations with one table."""
    if at_card != "accession":
        return
    sides = (
        Option("empire", named("key", "empire")),
        Option("barbarian", named("key", "barbarian")),
    )
    key = f"{place}.empire"
    side = run.settle(Choice(key, Message("imperium.ask.side"), sides), "empire")
    if side != run.civ.side:
        found = Message("imperium.told.empire")
        with run.because(heading=found, icon="imperium-empire", differs=key):
            run.step.record(StateFlipped("civ", side))
