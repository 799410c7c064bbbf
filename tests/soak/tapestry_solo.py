"""Whole solo games over all levels: a simple random human against the bots."""

from random import Random

from companion.core.journal import MemoryJournal
from companion.core.session import Session
from companion.games.tapestry.bots.events import AutomaScored, BotsIncomeBegun, bots_of
from companion.games.tapestry.bots.state import BOTS
from companion.games.tapestry.land.events import TokenPlaced
from companion.games.tapestry.options import Bots, Options, OwnLevel, Participant
from companion.games.tapestry.practice.play import GAME, play
from companion.games.tapestry.score.events import AchievementReached
from companion.games.tapestry.state import LAST_SPACE, OUTPOST, Phase
from companion.games.tapestry.tracks.events import TokenMoved
from tests.tapestry.bots.claim import claims
from tests.tapestry.bots.claims import holds

NAME = "Tapestry, whole solo games"
COUNT = 10_000
FIRST = 20
BOXES = ((), (), (), ("MM",), ("AA",), ("MM", "AA", "FF"))
REFOLD = 20
"""One game in so many is read again from its journal."""


def run(count: int, seed: int) -> str:
    """Every step keeps the invariants, every game ends."""
    steps = points = reasons = 0
    for case in range(count):
        chance = Random(f"{seed}:{case}")
        session = play(options(case, chance), f"{seed}:{case}", watch)
        finished(session)
        if case % REFOLD == 0:
            folded(session)
            reasons += true_reasons(session)
        steps += len(session.entries)
        points += bots_of(session.state).score
    average = points / count
    return f"{steps} steps, {reasons} reasons true, the Automa has {average:.0f} points on average"


def options(case: int, chance: Random) -> Options:
    """All levels in turn, sometimes other boxes, an own level, the Shadow Empire alone."""
    if case % 25 == 24:
        people = (Participant("p1"), Participant("p2"))
        return Options(participants=people, bots=Bots.SHADOW)
    own = OwnLevel(chance.randrange(20), 1, chance.randrange(3)) if case % 25 == 23 else None
    return Options(level=case % 6 + 1, expansions=chance.choice(BOXES), own_level=own)


def watch(entry) -> None:
    """After every step."""
    GAME.invariants(entry.after)
    assert set(entry.after.players) <= {"p1", "p2"}, "a bot has a player's mat"
    for event in entry.events:
        if isinstance(event, BotsIncomeBegun):
            assert event.turn == bots_of(entry.before).income_turns + 1, "an income turn skipped"
        if isinstance(event, TokenMoved):
            assert 0 <= event.end <= LAST_SPACE
        assert getattr(event, "player", "") not in BOTS, "a bot gained what only people have"
        if isinstance(event, TokenPlaced) and event.owner in BOTS:
            assert event.kind == OUTPOST, "a bot's building"
    shadow = [e for e in entry.events if isinstance(e, AchievementReached) and e.owner == "shadow"]
    if shadow:
        sources = {e.source for e in entry.events if isinstance(e, AutomaScored)}
        automa = {e.achievement for e in entry.events if isinstance(e, AchievementReached)}
        taken = {f"achievement.{name}" for name in automa}
        owners = {e.owner for e in entry.events if isinstance(e, AchievementReached)}
        assert "automa" in owners or not sources & taken, "the Shadow scored"


def finished(session) -> None:
    """The game is over, five income turns for each, every turn in order."""
    state, bots = session.state, bots_of(session.state)
    assert state.phase is Phase.OVER
    assert all(person.income_turns == 5 for person in state.players.values())
    if state.options.bots is Bots.AUTOMA:
        begun = [
            event.turn
            for entry in session.entries
            for event in entry.events
            if isinstance(event, BotsIncomeBegun)
        ]
        assert begun == [1, 2, 3, 4, 5], begun
    else:
        assert bots.points == (), "the Shadow never points"


def true_reasons(session) -> int:
    """Whatever is given as a reason is so on the table of that moment."""
    given = [claim for entry in session.entries for claim in claims(entry)]
    for claim in given:
        assert holds(claim), (claim.entry.id, claim.why)
    return len(given)


def folded(session) -> None:
    """The journal gives the same state."""
    again = Session.open(GAME, MemoryJournal(session.journal.lines))
    assert again.state == session.state
