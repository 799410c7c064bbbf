"""Random whole games of Imperium against every nation at every level."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

from companion.core.command import Command
from companion.core.journal import MemoryJournal
from companion.core.session import Session, Surroundings
from companion.games.imperium.catalogue import card
from companion.games.imperium.commands.anytime import TriggerScoring
from companion.games.imperium.commands.civ import CleanUpCiv, CompareTable, RevealSlot, RollCivDie
from companion.games.imperium.commands.effects import EFFECTS, AffectCiv
from companion.games.imperium.commands.score import CloseScore, EnterScore, EnterVariable
from companion.games.imperium.commands.setup import BeginPlay, CountUnrest, LayMarket
from companion.games.imperium.commands.your_deck import ShuffleDeck
from companion.games.imperium.commands.yours import (
    EndYourTurn,
    GainTokens,
    SolsticeDone,
    TakeFromMarket,
    UnrestMoved,
)
from companion.games.imperium.content import levels, nation, nations
from companion.games.imperium.game import GAME
from companion.games.imperium.options import Options, PlayerSeat
from companion.games.imperium.owned import on_the_way
from companion.games.imperium.rules.revealing import next_slot
from companion.games.imperium.rules.scoring import missing
from companion.games.imperium.state import CATEGORIES, SMALL_DECKS, Phase, State
from companion.games.imperium.tokens import Tokens
from tests.imperium.makers import do_at_random

NAME = "imperium"
COUNT = 5000
FIRST = 10
MAIN_DECK_LASTS = 25
"""After so many rounds the Main deck has run out at any table."""


def run(count: int, seed: int) -> str:
    """Every game ends, and nothing impossible happens on the way."""
    ends: Counter[str] = Counter()
    rounds = cards = 0
    for i in range(count):
        session = play(i, Random(f"{seed}:{i}"))
        state = session.state
        ends["collapse" if state.collapsed else state.ending.reason if state.ending else "?"] += 1
        rounds += state.round
        cards += sum(isinstance(entry.command, RevealSlot) for entry in session.entries)
    told = ", ".join(f"{reason} {n}" for reason, n in ends.most_common())
    return f"{count} games, {rounds} rounds, {cards} cards of the C.I.V.; ends: {told}"


def play(i: int, random: Random, names: bool | None = None) -> Session[State]:
    """One game with any cards and any answers."""
    session = begin(i, random, names)
    while session.state.phase is not Phase.OVER:
        for command in commands(session.state, random):
            if session.why_not(command) is None:
                do_at_random(session, command, random)
            GAME.invariants(session.state)
            if session.state.collapsed:
                break
        assert session.state.round <= MAIN_DECK_LASTS + 2, "the end does not come"
    _check_turns(session)
    assert GAME.finished(session.state) is not None
    return session


def begin(i: int, random: Random, names: bool | None = None) -> Session[State]:
    """Set up; cards are named, or only their icons; perhaps Loom keeps the deck."""
    civs, grades = list(nations()), list(levels())
    civ = civs[i % len(civs)]
    mine = random.choice([one for one in civs if one != civ])
    names = random.random() < 0.5 if names is None else names
    options = Options(
        seats=(PlayerSeat("", mine),),
        opponent=civ,
        level=grades[i // len(civs) % len(grades)],
        printing=random.choice(("french", "english")),
        counts_mine=random.random() < 0.7,
        names=names,
        in_loom=names and random.random() < 0.5,
    )
    kept: dict[str, Any] = {}
    around = Surroundings(facts=kept.get, remember=kept.__setitem__)
    session = Session.begin(GAME, options, MemoryJournal(), seed=str(i), around=around)
    counted = CountUnrest(random.randint(8, 30))
    begun = (
        a_market(session.state, random),
        *(() if options.names else (counted,)),
        BeginPlay(),
    )
    for command in begun:
        session.do(command)
    return session


def a_market(state: State, random: Random) -> LayMarket:
    """A card of each small deck, and two of any."""
    if not state.options.names:
        two = [random.choice((*CATEGORIES, "dual")) for _ in range(2)]
        return LayMarket(tuple(random.sample([*SMALL_DECKS, *two], 5)))
    known = on_the_way(state)
    dealt = [random.choice([one for one in known if card(one).kind == k]) for k in SMALL_DECKS]
    dealt += random.sample([one for one in known if one not in dealt], 2)
    random.shuffle(dealt)
    return LayMarket(tuple(card(one).kind for one in dealt), tuple(dealt))


def commands(state: State, random: Random) -> list[Command[State]]:
    match state.phase:
        case Phase.YOURS:
            return _your_turn(state, random)
        case Phase.CIV_DIE:
            return [CompareTable(), RollCivDie()]
        case Phase.CIV_SLOTS:
            return [RevealSlot(next_slot(state.civ) or 0)]
        case Phase.CIV_CLEANUP:
            return [CleanUpCiv()]
        case Phase.SOLSTICE:
            return [SolsticeDone()]
    return _score(state, random)


def _your_turn(state: State, random: Random) -> list[Command[State]]:
    commands: list[Command[State]] = []
    if state.options.counts_mine:
        commands.append(GainTokens(Tokens(random.randint(0, 3), random.randint(0, 3), 1)))
    if random.random() < 0.5:
        commands.append(TakeFromMarket(random.randint(1, 5)))
    if random.random() < 0.3:
        commands.append(UnrestMoved(-1))
    if random.random() < 0.2:
        commands.append(AffectCiv(random.choice(tuple(EFFECTS))))
    if random.random() < 0.3:
        commands.append(ShuffleDeck())
    if state.round == MAIN_DECK_LASTS and state.ending is None:
        commands.append(TriggerScoring("main_deck"))
    return [*commands, EndYourTurn(random.randint(0, 5))]


def _score(state: State, random: Random) -> list[Command[State]]:
    entered: list[Command[State]] = [
        EnterScore(seat, line, random.randint(0, 40)) for seat, line in missing(state)
    ]
    return [*entered, EnterVariable("0", (3, 14)), CloseScore()]


def _check_turns(session: Session[State]) -> None:
    """The C.I.V. resolves as many cards a turn as its level says, while it has enough."""
    fewest, most = levels()[session.state.options.level].cards
    assert nation(session.state.civ.nation)
    for entry in session.entries:
        if isinstance(entry.command, CleanUpCiv):
            civ = entry.before.civ
            full = all(civ.slots) or len(civ.slots) == civ.resolved + len(civ.aside)
            assert civ.resolved <= most
            assert not full or civ.resolved >= fewest
