"""Looking for a card in the C.I.V.'s discard pile, which lies face up.

Rulebook, "Mise en place des joueurs", 10: discarded cards lie face up; solo booklet, "Résoudre
les cartes de la C.I.V.": a resolved card is discarded. The app knows the cards that were turned
over; of those that fell from the deck only the table knows, and it is asked no oftener than
needed.
"""

from __future__ import annotations

from companion.core.message import Message
from companion.games.imperium.cards import any_shows
from companion.games.imperium.events.cards import NothingAmong
from companion.games.imperium.events.seen import CardSeen
from companion.games.imperium.rules.run import YES, Run, yes_or_no
from companion.games.imperium.say import thing


def in_discard(run: Run, key: str, place: str) -> int | None:
    """A card of its discard pile that shows this, if there is one."""
    found = any_shows(run.civ.discard, key)
    if found is None:
        found = _looked(run, key, place)
    if not found:
        return None
    return next(card.id for card in run.civ.discard if card.may_show(key))


def _looked(run: Run, key: str, place: str) -> bool:
    question = yes_or_no(
        f"{place}.discard_{key}", Message("imperium.ask.in_discard", what=thing(key))
    )
    if run.ask(question) != YES:
        run.step.record(NothingAmong(key))
        return False
    unseen = next(card for card in run.civ.discard if card.may_show(key) is None)
    run.step.record(CardSeen(unseen.id, key))
    return True
