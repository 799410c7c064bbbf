"""Tables of people, and offers taken as a front end takes them."""

from companion.core.journal import MemoryJournal
from companion.core.session import Session
from companion.core.surroundings import Surroundings
from companion.games import find_game
from companion.games.tapestry.options import Bots, Options, Participant

NAMES = ("Ada", "Bob", "Cleo", "Dora", "Emil")


def a_company(people=3, way="counts", clock=None, **more):
    """So many people among themselves, their first turn begun."""
    seats = tuple(Participant(f"p{at}", name) for at, name in enumerate(NAMES[:people], 1))
    options = Options(participants=seats, bots=Bots.NONE, way=way, **more)
    around = Surroundings(now=clock) if clock else None
    session = Session.begin(find_game("tapestry"), options, MemoryJournal(), around=around)
    if way != "everything":
        take(session, "begin")
    return session


def offer_of(session, offer_id):
    return next(one for one in session.offers if one.id == offer_id)


def take(session, offer_id, **told):
    """What is not told is taken as it would be."""
    offer, filled = offer_of(session, offer_id), {}
    assert offer.reason is None, offer.reason
    while (asked := offer.asks(filled)) is not None:
        usual = getattr(asked, "guess", None)
        usual = next(iter(asked.examples())) if usual is None else usual
        filled[asked.key] = told.get(asked.key.replace(".", "_"), usual)
    return session.do(offer.command(filled))
