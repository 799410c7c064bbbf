"""Tables in the middle of their set-up."""

from companion.core.journal import MemoryJournal
from companion.core.question import Amount, Question, Text
from companion.core.session import Session
from companion.games.tapestry.game import GAME
from companion.games.tapestry.options import (
    Bots,
    Expansion,
    Options,
    Participant,
)
from companion.games.tapestry.setup.capitals import DrawCapitals, KeepCapital
from companion.games.tapestry.setup.civilizations import DrawCivilizations, KeepCivilization

MM, AA, FF = (
    Expansion.PLANS_AND_PLOYS,
    Expansion.ARTS_AND_ARCHITECTURE,
    Expansion.FANTASIES_AND_FUTURES,
)


def people(count, **changes):
    """Options for so many people without bots."""
    seats = tuple(Participant(f"p{seat}") for seat in range(1, count + 1))
    return Options(participants=seats, bots=Bots.NONE, **changes)


def a_table(options=None, seed="7", by_app=("cards", "dice")):
    return Session.begin(GAME, options or people(2), MemoryJournal(), seed=seed, by_app=by_app)


def done(session, command, **answers):
    """Do it; questions left open are answered by their first option."""
    asked = session.do(command, answers)
    while isinstance(asked, Question):
        asked = session.answer(_first(asked))
    return asked


def _first(asked):
    """The guess of a number, the first of the options, nothing for free words."""
    if isinstance(asked, Amount):
        return asked.guess
    return "" if isinstance(asked, Text) else asked.options[0].id


def dealt(session, player="p1"):
    return session.state.setup.of(player)


def drawn(session, player="p1"):
    """Capitals and civilizations drawn, the first of each kept."""
    done(session, DrawCapitals(player))
    if not dealt(session, player).capital:
        done(session, KeepCapital(player, dealt(session, player).capitals[0]))
    done(session, DrawCivilizations(player))
    done(session, KeepCivilization(player, dealt(session, player).civilizations[0]))
