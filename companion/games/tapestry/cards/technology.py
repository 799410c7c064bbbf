"""Inventing and upgrading technologies.

Rulebook, "Technology": invent a face-up card or the top of the deck, into the bottom row; an
upgrade moves a card up one row and gains its circle or square.
"""

from __future__ import annotations

from itertools import count

from companion.core.message import Message
from companion.core.question import Option
from companion.games.tapestry import content
from companion.games.tapestry.benefits import Verb
from companion.games.tapestry.cards import drawing
from companion.games.tapestry.cards.events_of_technologies import TechInvented
from companion.games.tapestry.cards.tech_offer import fill_offer
from companion.games.tapestry.chance import OFFER
from companion.games.tapestry.nouns import TECHNOLOGY
from companion.games.tapestry.state import UNKNOWN, Deck, State
from companion.games.tapestry.teaching.conditions import of_technology
from companion.games.tapestry.turn import effects, noticing, verbs
from companion.games.tapestry.turn.events import FactSettled
from companion.games.tapestry.turn.mats import recycles
from companion.games.tapestry.turn.names import word
from companion.games.tapestry.turn.turn import Turn
from companion.games.tapestry.turn.verbs import simply

DECK = "deck"


@simply(Verb.INVENT)
def invent(turn: Turn) -> None:
    """One technology, chosen from the offer or the deck; an offer card is replaced at once."""
    invent_card(turn)


def invent_card(turn: Turn, *, face_up: bool = False) -> None:
    """The same from a card, which may ask for a face-up technology."""
    if effects.forbidden(turn, "no_invent"):
        return
    card = choose_card(turn, face_up=face_up)
    if not card:
        turn.tell(Message("tapestry.told.no_tech"))
        return
    from_offer = card in turn.state.tech_offer
    turn.record(TechInvented(turn.player, card))
    if from_offer:
        fill_offer(turn)
    invented(turn, card)


def invented(turn: Turn, card: str) -> None:
    """What comes of a new technology."""
    _condition_read(turn, card)
    effects.trigger(turn, "tech_invented")
    noticing.opponents_notice(turn, turn.player, "opponent_invented")
    circle = effects.rule_in_force(turn.state, turn.player, "circle_when_invented")
    if circle and card.startswith(UNKNOWN):
        turn.tell(Message("tapestry.told.tech", row=1))
    elif circle:
        verbs.gain_all(turn, content.tech(card).circle, "tech", card)


def invent_from_deck(turn: Turn) -> None:
    """The top of the deck, without a choice."""
    if effects.forbidden(turn, "no_invent"):
        return
    if not drawing.refilled(turn, "tech"):
        turn.tell(Message("tapestry.told.no_tech"))
        return
    card = drawn(turn)
    turn.record(TechInvented(turn.player, card))
    invented(turn, card)


def choose_card(turn: Turn, *, face_up: bool = False) -> str:
    """A face-up card, the app's top card, or whichever real card it was."""
    options = TECHNOLOGY.these(turn.state, turn.state.tech_offer)
    if not face_up and drawing.refilled(turn, "tech"):
        options.append(Option(DECK, Message("tapestry.option.from_deck"), icon="card"))
    options += _discarded(turn)
    if not options:
        return ""
    chosen = turn.choose("invent", Message("tapestry.ask.invent"), options)
    return drawn(turn) if chosen == DECK else chosen


def _discarded(turn: Turn) -> list[Option]:
    """By leave of a mat: a card of the discard pile."""
    if not recycles(turn.state, turn.player):
        return []
    cards = dict.fromkeys(drawing.pile(turn, "tech").discard)
    named = [card for card in cards if not card.startswith(UNKNOWN)]
    text = "tapestry.option.from_discards"
    return [Option(c, Message(text, card=word("tech", c)), icon="card-tech") for c in named]


def drawn(turn: Turn) -> str:
    """From the deck: the app's top card, or the real one, by name or unnamed."""
    if turn.step.by_app(OFFER):
        card = drawing.draw_gained(turn, "tech")
        drawing.mix(turn, "tech")
        return card
    options = TECHNOLOGY.these(turn.state, sorted(unseen(turn.state)))
    options.append(Option(nameless(turn.state), Message("tapestry.unknown.tech")))
    return turn.choose("invent.which", Message("tapestry.ask.draw.tech"), options)


def unseen(state: State) -> tuple[str, ...]:
    """Technologies still in the deck."""
    return state.decks.get("tech", Deck()).cards


def nameless(state: State) -> str:
    """The id of one more card that nobody named: "unknown.1", "unknown.2" …"""
    used = {tech.card for me in state.players.values() for tech in me.techs}
    used.update(state.decks.get("tech", Deck()).discard)
    number = next(n for n in count(1) if f"{UNKNOWN}.{n}" not in used)
    return f"{UNKNOWN}.{number}"


def read_condition(turn: Turn, card: str) -> str:
    """What its owner says it asks for, kept with the game; empty where that is put off."""
    fact = f"tech_condition.{card}"
    if not turn.state.setup.fact(fact):
        said = of_technology(turn.step, card, turn.key(f"fact.{fact}"))
        if said:
            turn.record(FactSettled(fact, said))
    return turn.state.setup.fact(fact)


def _condition_read(turn: Turn, card: str) -> None:
    """A new technology whose condition no source shows."""
    known = card.startswith(UNKNOWN) or content.tech(card).condition.kind != "unknown"
    if not known:
        read_condition(turn, card)
