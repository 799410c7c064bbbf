"""The bots of Tapestry on the table of wood: whole solo games of every level, real cards too."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from random import Random

from companion.core.journal import MemoryJournal
from companion.core.session import Session, Surroundings
from companion.errors import RuleBroken
from companion.games.tapestry import content, places
from companion.games.tapestry.bots.commands import EmptyDeck, SetDecks
from companion.games.tapestry.bots.events import bots_of
from companion.games.tapestry.correcting.facts import BotsNumber, Favourite
from companion.games.tapestry.correcting.set_value import SetValue
from companion.games.tapestry.options import Bots, Options
from companion.games.tapestry.owners import AUTOMA, SHADOW
from companion.games.tapestry.practice.game import next_command
from companion.games.tapestry.practice.play import GAME, any_answer, as_guessed
from companion.games.tapestry.state import BASE_TRACKS, State
from tests.soak import tapestry_solo
from tests.soak.tapestry_humans import in_loom
from tests.wooden import tapestry
from tests.wooden.table import Kind, Outside

DECISIONS = range(1, 23)


def play(case: int, chance: Random) -> Session[State]:
    """A whole game, with corrections."""
    session = Session.begin(
        GAME,
        tapestry_solo.options(case, chance),
        MemoryJournal(),
        seed=str(case),
        by_app=in_loom(chance),
        around=Surroundings(facts=as_guessed),
    )
    while (command := next_command(session.state)) is not None:
        if chance.random() < 0.1:
            _correct(session, chance)
            command = next_command(session.state) or command
        if chance.random() < 0.05:
            with suppress(RuleBroken):
                session.use_app(chance.choice(GAME.chance), chance.random() < 0.5)
            _answer_all(session, chance)
        session.do(command)
        _answer_all(session, chance)
    return session


def _answer_all(session: Session[State], chance: Random) -> None:
    while session.pending:
        session.answer(any_answer(session.pending.question, chance))


def _correct(session: Session[State], chance: Random) -> None:
    bots = bots_of(session.state)
    piles = (bots.deck, (*bots.discard, *bots.pair), (), bots.progress)
    command = chance.choice(
        (
            SetValue(BotsNumber("points", chance.randrange(90))),
            SetValue(BotsNumber("hand", chance.randrange(4))),
            SetValue(BotsNumber("outposts.shadow", bots.outposts_left.get(SHADOW, 0) // 2)),
            SetValue(Favourite(SHADOW, chance.choice(BASE_TRACKS))),
            SetDecks(*piles),
            EmptyDeck(),
        )
    )
    if session.why_not(command) is None:
        session.do(command)


def inventory(options: Options) -> Iterator[Kind | Outside]:
    """The people's box, and what the bots have."""
    yield from tapestry.inventory(options)
    yield from (Kind(f"decision:{card}") for card in DECISIONS)
    for card in content.automa().civilizations:
        yield Kind(f"automa_civilization:{card.id}")
    yield Kind(places.SPARE_OUTPOST, None, stock=places.SUPPLY)
    for bot in (AUTOMA, SHADOW):
        yield Kind("token", None, bot, "supply")
        yield Kind("outpost", 10 if options.bots is Bots.AUTOMA else 0, bot, "supply")
        yield Kind("favourite", 1, bot, "supply")
    yield Kind("points_marker", 1, AUTOMA, "supply")
