"""Random whole games of Imperium against every nation at every level."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

from companion.core.command import Command
from companion.core.journal import MemoryJournal
from companion.core.offer import Offer
from companion.core.session import Session, Surroundings
from companion.games.imperium.commands.civ import CleanUpCiv, RevealSlot
from companion.games.imperium.commands.effects import EFFECTS
from companion.games.imperium.content import levels, nation, nations
from companion.games.imperium.game import GAME
from companion.games.imperium.options import Options, PlayerSeat
from companion.games.imperium.state import Phase, State
from tests.imperium.makers import do_at_random
from tests.offers.at_random import made

NAME = "imperium"
COUNT = 5000
FIRST = 10
MAIN_DECK_LASTS = 25
"""After so many rounds the Main deck has run out at any table."""
MARKET = {True: "market.named", False: "market"}
TOLD = {
    "gain": 1.0,
    "market.acquired": 0.5,
    "unrest.return.one": 0.3,
    "shuffle": 0.3,
    **{f"effect.{one}": 0.04 for one in EFFECTS},
}
"""What is told in a turn, and how often."""


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
    session.do(a_market(session.state, random))
    if not options.names:
        counted = _offered(session.state, "unrest.count").with_(cards=random.randint(8, 30))
        session.do(counted.command())
    session.do(_offered(session.state, "begin").command())
    return session


def a_market(state: State, random: Random) -> Command[State]:
    """Five cards as they may lie, told from left to right."""
    return made(_offered(state, MARKET[state.options.names]), random)


def commands(state: State, random: Random) -> list[Command[State]]:
    """What is told in a turn, what is counted at the end, or the one thing that comes next."""
    offers = [one for one in GAME.offers(state) if one.reason is None]
    if state.phase is Phase.SCORING:
        wanted = [one for one in offers if not one.aside]
    elif state.phase is Phase.YOURS:
        late = state.round >= MAIN_DECK_LASTS and state.ending is None
        likes = {**TOLD, "scoring.main_deck": float(late)}
        told = [one for one in offers if random.random() < likes.get(one.id, 0)]
        wanted = [*told, next(one for one in offers if one.id == "end")]
    else:
        compared = [one for one in offers if one.id == "booklet"]
        wanted = [*compared, next(one for one in offers if one.first)]
    return [made(one, random) for one in wanted]


def _offered(state: State, id_: str) -> Offer[State]:
    return next(one for one in GAME.offers(state) if one.id == id_)


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
