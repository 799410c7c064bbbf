"""Looking for a card in the C.I.V.'s discard pile, which lies face up.

Rulebook, "Mise en place des joueurs", 10: discarded cards lie face up; solo booklet, "Résoudre
les cartes de la C.I.V.": a resolved card is discarded. The app knows the cards that were turned
over; of those that fell from the deck only the table knows, and it is asked no oftener than
needed.
"""

from __future__ import annotations

from collections.abc import Sequence

from companion.core.message import Message
from companion.core.question import Choice, Option
from companion.games.imperium import lots
from companion.games.imperium.cards import UNREST, Card, any_shows
from companion.games.imperium.catalogue import card
from companion.games.imperium.events.cards import NothingAmong
from companion.games.imperium.events.seen import CardSeen
from companion.games.imperium.owned import may_lie, unrest_hidden
from companion.games.imperium.rules import keeping
from companion.games.imperium.rules.card_options import card_option
from companion.games.imperium.rules.naming import is_card
from companion.games.imperium.rules.run import NO, YES, Run, yes_or_no
from companion.games.imperium.rules.turning_over import was_a_stranger
from companion.games.imperium.say import thing
from companion.games.imperium.state import State


def in_discard(run: Run, key: str, place: str) -> int | None:
    """A card of its discard pile that shows this, if there is one."""
    found = any_shows(run.civ.discard, key)
    if found is None and run.civ.kept:
        found = keeping.in_discard(run, key, place)
    elif found is None:
        found = _search(run, key, place)
    if not found:
        return None
    return next(one.id for one in run.civ.discard if one.may_show(key))


def _search(run: Run, key: str, place: str) -> bool:
    unseen = [one for one in run.civ.discard if one.may_show(key) is None]
    answer = _said(run, key, f"{place}.discard_{key}", unseen)
    if answer == NO:
        run.step.record(NothingAmong(key))
        return False
    run.step.record(CardSeen(unseen[0].id, key, answer if is_card(answer) else ""))
    if is_card(answer):
        was_a_stranger(run.step, answer)
    return True


def _said(run: Run, key: str, question: str, unseen: Sequence[Card]) -> str:
    """Whether one of the cards nobody has named shows it; which one, where cards are named."""
    text = Message("imperium.ask.in_discard", what=thing(key))
    if not run.state.options.names:
        return run.ask(yes_or_no(question, text))
    if not (cards := _may_lie_there(run.state, key, unseen)):
        return NO
    yes = Option(YES, Message("imperium.naming.found_unnamed"))
    no = Option(NO, Message("imperium.naming.found_none"), icon="cross")
    named = () if key == UNREST else map(card_option, cards)
    return run.ask(Choice(question, text, (*named, yes, no)))


def _may_lie_there(state: State, key: str, unseen: Sequence[Card]) -> tuple[str, ...]:
    """The cards of the C.I.V. that show it and may be one of these."""
    if key == UNREST:
        lies = not state.civ.unseen or any(lots.may_be(state.civ, one, key) for one in unseen)
        return (UNREST,) * (lies and unrest_hidden(state) > 0)
    return tuple(one for one in may_lie(state, unseen) if key in card(one).shows)
