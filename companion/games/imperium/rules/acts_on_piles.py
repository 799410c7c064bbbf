"""Unrest, the Dynasty, the Arthurians' quests and the Utopians' Voyage.

Solo booklet, "Modifications des mots-clefs": "Renvoyer", "Récupérer/piocher des cartes";
"Tableau Voyage".
"""

from __future__ import annotations

from companion.core.message import Message
from companion.core.question import Choice, Option
from companion.games.imperium import in_loom
from companion.games.imperium.acts import Act, Verb
from companion.games.imperium.cards import UNREST, Pile
from companion.games.imperium.events.cards import CardGone
from companion.games.imperium.events.turns import JourneyMoved
from companion.games.imperium.owned import quests_left
from companion.games.imperium.places import EXILE
from companion.games.imperium.rules import unrest
from companion.games.imperium.rules.acts_on_cards import moves
from companion.games.imperium.rules.card_options import card_option
from companion.games.imperium.rules.choosing import NONE
from companion.games.imperium.rules.discard import in_discard
from companion.games.imperium.rules.dynasty import top_of_dynasty
from companion.games.imperium.rules.ending import trigger
from companion.games.imperium.rules.naming import is_card
from companion.games.imperium.rules.resolving import Handler
from companion.games.imperium.rules.run import Run


def return_unrest(run: Run, act: Act, place: str) -> None:
    card = in_discard(run, UNREST, place)
    if card is not None:
        unrest.civ_returns(run.step, card)


def take_unrest(run: Run, act: Act, place: str) -> None:
    later = act.verb is Verb.TAKE_UNREST_LATER
    unrest.civ_takes(run.step, Pile.WAITING if later else Pile.DECK)


def exile_quest(run: Run, act: Act, place: str) -> None:
    """The top one; its face is seen."""
    quest = run.civ.quests[0]
    if run.civ.kept:
        name = in_loom.known(run.civ, quest)
    else:
        name = _quest_named(run, place) if run.state.options.names else ""
    run.step.record(CardGone(quest.id, EXILE, name))


def _quest_named(run: Run, place: str) -> str:
    cards = tuple(map(card_option, quests_left(run.state)))
    unnamed = Option(NONE, Message("imperium.naming.not_told"), icon="question")
    text = Message("imperium.naming.quest")
    answer = run.ask(Choice(f"{place}.quest", text, (*cards, unnamed)))
    return answer if is_card(answer) else ""


def take_quest(run: Run, act: Act, place: str) -> None:
    moves(run, run.civ.quests[0].id, Pile.DECK)


def journey(run: Run, act: Act, place: str) -> None:
    run.step.record(JourneyMoved(act.where))


def dynasty(run: Run, act: Act, place: str) -> None:
    top_of_dynasty(run, Pile.DISCARD, place)


def trigger_end(run: Run, act: Act, place: str) -> None:
    trigger(run, "civ_shangri_la")


def _unrest_in_discard(run: Run, act: Act, place: str) -> bool:
    return in_discard(run, UNREST, place) is not None


def _quest_but_the_graal(run: Run, act: Act, place: str) -> bool:
    """The Graal lies at the bottom of the pending quests."""
    return len(run.civ.quests) > 1


VERBS = {
    Verb.RETURN_UNREST: Handler(return_unrest, _unrest_in_discard, gate=True),
    Verb.TAKE_UNREST: Handler(take_unrest),
    Verb.TAKE_UNREST_LATER: Handler(take_unrest),
    Verb.DYNASTY: Handler(dynasty, lambda run, a, p: bool(run.civ.dynasty), gate=True),
    Verb.EXILE_QUEST: Handler(exile_quest, _quest_but_the_graal),
    Verb.TAKE_QUEST: Handler(take_quest, lambda run, a, p: bool(run.civ.quests), gate=True),
    Verb.JOURNEY: Handler(journey),
    Verb.TRIGGER_END: Handler(trigger_end),
}
"""What carries them out."""
