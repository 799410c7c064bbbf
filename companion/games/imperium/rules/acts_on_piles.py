"""Unrest, the Dynasty, the Arthurians' quests and the Utopians' Voyage.

Solo booklet, "Modifications des mots-clefs": "Renvoyer", "Récupérer/piocher des cartes";
"Tableau Voyage".
"""

from __future__ import annotations

from companion.core.message import Message
from companion.games.imperium.acts import Act, Verb
from companion.games.imperium.cards import UNREST, Pile
from companion.games.imperium.events.cards import CardLeft
from companion.games.imperium.events.turns import JourneyMoved
from companion.games.imperium.rules import unrest
from companion.games.imperium.rules.acts_on_cards import moves
from companion.games.imperium.rules.discard import in_discard
from companion.games.imperium.rules.dynasty import top_of_dynasty
from companion.games.imperium.rules.ending import trigger
from companion.games.imperium.rules.resolving import HANDLERS, Handler
from companion.games.imperium.rules.run import Run
from companion.games.imperium.say import thing


def return_unrest(run: Run, act: Act, place: str) -> None:
    card = in_discard(run, UNREST, place)
    if card is not None:
        gained = unrest.civ_returns(run.step, card)
        run.tell(Message("imperium.told.returns_unrest"), "imperium-unrest")
        if gained:
            run.tell(Message("imperium.told.progress_for_unrest", n=gained), "imperium-progress")


def take_unrest(run: Run, act: Act, place: str) -> None:
    later = act.verb is Verb.TAKE_UNREST_LATER
    said = "takes_unrest_later" if later else "takes_unrest"
    run.tell(Message(f"imperium.told.{said}"), "imperium-unrest")
    unrest.civ_takes(run.step, Pile.WAITING if later else Pile.DECK)


def exile_quest(run: Run, act: Act, place: str) -> None:
    run.step.record(CardLeft(run.civ.quests[0].id))
    run.tell(Message("imperium.told.exile_quest"), "card")


def take_quest(run: Run, act: Act, place: str) -> None:
    moves(run, run.civ.quests[0].id, Pile.DECK, Message("imperium.told.take_quest"))


def journey(run: Run, act: Act, place: str) -> None:
    run.step.record(JourneyMoved(act.where))
    run.tell(Message("imperium.told.journey", card=thing(act.where)), "card")


def dynasty(run: Run, act: Act, place: str) -> None:
    top_of_dynasty(run, Pile.DISCARD, place)


def trigger_end(run: Run, act: Act, place: str) -> None:
    trigger(run, "civ_shangri_la")


def _unrest_in_discard(run: Run, act: Act, place: str) -> bool:
    return in_discard(run, UNREST, place) is not None


def _quest_but_the_graal(run: Run, act: Act, place: str) -> bool:
    """The Graal lies at the bottom of the pending quests."""
    return len(run.civ.quests) > 1


HANDLERS.update(
    {
        Verb.RETURN_UNREST: Handler(return_unrest, _unrest_in_discard, gate=True),
        Verb.TAKE_UNREST: Handler(take_unrest),
        Verb.TAKE_UNREST_LATER: Handler(take_unrest),
        Verb.DYNASTY: Handler(dynasty, lambda run, a, p: bool(run.civ.dynasty), gate=True),
        Verb.EXILE_QUEST: Handler(exile_quest, _quest_but_the_graal),
        Verb.TAKE_QUEST: Handler(take_quest, lambda run, a, p: bool(run.civ.quests), gate=True),
        Verb.JOURNEY: Handler(journey),
        Verb.TRIGGER_END: Handler(trigger_end),
    }
)
