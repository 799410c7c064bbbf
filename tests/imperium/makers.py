"""Imperium tables for the tests, with defaults."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from random import Random
from typing import Any

from companion.core.command import Command, Entry
from companion.core.journal import MemoryJournal
from companion.core.message import Message
from companion.core.question import Amount, Choice, Ordering, Question, Several, Text
from companion.core.session import Session, Surroundings
from companion.games.imperium.catalogue import card
from companion.games.imperium.commands.civ import CleanUpCiv, CompareTable, RevealSlot, RollCivDie
from companion.games.imperium.commands.setup import BeginPlay, CountUnrest, LayMarket
from companion.games.imperium.commands.yours import EndYourTurn, SolsticeDone
from companion.games.imperium.game import GAME
from companion.games.imperium.options import Options, PlayerSeat
from companion.games.imperium.rules.naming import is_card
from companion.games.imperium.rules.revealing import next_slot
from companion.games.imperium.state import Phase, State
from companion.i18n import Words
from companion.resources import data_dir

MARKET = ("region", "uncivilised", "civilised", "tributary", "region")
RARE = ("none", "king", "unrest")
"""Answers that end a game or lead away from the rule."""


def a_table(
    mine: str = "macedonians",
    civ: str = "romans",
    level: str = "imperator",
    *,
    market: tuple[str, ...] = MARKET,
    unrest: int = 20,
    facts: Any = None,
    **options: Any,
) -> Session[State]:
    """A solo game about to begin its first turn."""
    seats = (PlayerSeat("Ada", mine),)
    chosen = Options(seats=seats, opponent=civ, level=level, **options)
    kept: dict[str, Any] = {}
    around = Surroundings(facts=facts or kept.get, remember=kept.__setitem__)
    session = Session.begin(GAME, chosen, MemoryJournal(), seed="7", around=around)
    session.do(LayMarket(market))
    session.do(CountUnrest(unrest))
    session.do(BeginPlay())
    return session


def its_turn(session: Session[State], die: int = 6) -> Session[State]:
    """Your turn is over and the C.I.V. has rolled."""
    session.do(EndYourTurn())
    finish(session, CompareTable(), {})
    session.do(RollCivDie(), {"die": str(die)})
    return session


def reveal(session: Session[State], shows: str, /, **answers: Any) -> Entry[State]:
    """Turn the next slot over; `answers` end keys: `space="2"` answers `….space`."""
    slot = next_slot(session.state.civ)
    assert slot is not None
    return finish(session, RevealSlot(slot), {"card": shows, **answers})


def finish(session: Session[State], command: Command[State], answers: Any) -> Entry[State]:
    """Do it, answering each question by the end of its key; facts as we read them."""
    done = session.do(command)
    while not isinstance(done, Entry):
        done = session.answer(_answer(done, answers))
    return done


def _answer(question: Question[Any], answers: dict[str, Any]) -> Any:
    for end, value in answers.items():
        if question.key == end or question.key.endswith(f".{end}"):
            return value
    guess = getattr(question, "guess", None)
    if getattr(question, "kind", "") == "fact" and guess is not None:
        return guess
    if question.key.endswith(".protected"):
        return "no"
    raise AssertionError(f"nobody answers {question.key}: {question.text}")


def a_round(session: Session[State], *cards: str, die: int = 6, **answers: Any) -> None:
    """A whole round with these cards of the C.I.V."""
    its_turn(session, die)
    for shown in cards:
        reveal(session, shown, **answers)
    finish(session, CleanUpCiv(), answers)
    session.do(SolsticeDone())


def at_random(question: Question[Any], random: Random) -> Any:
    """Any answer at all."""
    match question:
        case Choice() if cards := [one for one in question.ids if is_card(one)]:
            return _any_card(cards, random) if random.random() < 0.95 else random.choice(cards)
        case Choice():
            rare = [one for one in question.ids if one in RARE]
            often = [one for one in question.ids if one not in RARE]
            return random.choice(rare if rare and (random.random() < 0.04 or not often) else often)
        case Several():
            return tuple(one for one in question.ids if random.random() < 0.5)
        case Amount():
            return random.randint(question.low, min(question.high, question.low + 12))
        case Ordering():
            return tuple(random.sample([one.id for one in question.options], len(question.options)))
        case Text():
            return "…"
    raise AssertionError(question)


def _any_card(cards: list[str], random: Random) -> str:
    """As a rule one of the kind that is named first: the deck it comes from still has some."""
    kind = card(cards[0]).kind
    return random.choice([one for one in cards if card(one).kind == kind])


def do_at_random(session: Session[State], command: Command[State], random: Random) -> None:
    """Carry a command out with any answers."""
    done = session.do(command)
    while not isinstance(done, Entry):
        done = session.answer(at_random(done, random))


def said(text: Message | str, language: str = "en") -> str:
    """A message in words."""
    if isinstance(text, str):
        return text
    return _words(language).text(text)


@cache
def _words(language: str) -> Words:
    return Words(data_dir() / "text", language)


def phase(session: Session[State]) -> Phase:
    return session.state.phase


def with_civ(state: State, **changes: Any) -> State:
    """The state with another C.I.V."""
    return replace(state, civ=replace(state.civ, **changes))
