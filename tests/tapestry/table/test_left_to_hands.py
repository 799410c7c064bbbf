"""What is to be carried out on the table stays open: the bots' turn, and what one's own came to."""

from functools import cache
from random import Random

from companion.core.journal import MemoryJournal
from companion.core.session import Session
from companion.core.surroundings import Surroundings
from companion.games.tapestry.bots.commands import TakeBotsTurn
from companion.games.tapestry.game import GAME
from companion.games.tapestry.income.commands import TakeIncomeGains
from companion.games.tapestry.options import Bots, Options, Participant
from companion.games.tapestry.practice.play import as_guessed
from companion.games.tapestry.table.view_hands import BOTS, TABLE, told_on
from tests.offers.player import answer, filled


def played(options, steps, seed=3):
    """Whatever is offered first, or anything."""
    chance = Random(seed)
    session = Session.begin(
        GAME, options, MemoryJournal(), seed="7", around=Surroundings(facts=as_guessed)
    )
    for _ in range(steps):
        every = [one for one in session.offers if one.reason is None and not one.aside]
        offer = chance.choice(every)
        session.do(offer.command(dict(filled(offer, chance))))
        while session.pending:
            session.answer(answer(session.pending.question, chance))
        yield session


@cache
def left():
    """The steps of a game, and what was open when each was taken."""
    return [(one.last, one.hands.open) for one in played(Options(), 60)]


class TestAgainstTheBots:
    def test_their_turn(self):
        theirs = [turn for turn in left() if isinstance(turn[0].command, TakeBotsTurn)]

        assert theirs
        assert all(there is last and told_on(there) == BOTS for last, there in theirs)

    def test_what_an_income_turn_brought(self):
        """Also what was drawn in it."""
        gained = [turn for turn in left() if isinstance(turn[0].command, TakeIncomeGains)]

        assert gained
        assert all(there is last and told_on(there) == TABLE for last, there in gained)
        assert all(any(line.acts for line in last.told) for last, _ in gained)


class TestAmongPeople:
    def test_nothing(self):
        """The next has begun by then."""
        two = (Participant("p1"), Participant("p2"))
        everything = Options(participants=two, bots=Bots.NONE, way="everything")

        assert all(one.hands.open is None for one in played(everything, 40))
