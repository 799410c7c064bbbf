"""Tables with defaults."""

from __future__ import annotations

from companion.core.journal import MemoryJournal
from companion.core.session import Session, Surroundings
from companion.games.rise_and_fall.commands.correct import (
    ChangePieces,
    SetTreasury,
)
from companion.games.rise_and_fall.commands.setup import (
    DrawFirstPlayer,
    PlaceStart,
)
from companion.games.rise_and_fall.commands.turn import PlayCard
from companion.games.rise_and_fall.game import GAME
from companion.games.rise_and_fall.options import Options, Participant
from companion.games.rise_and_fall.rules.whose_turn import next_to_place
from companion.games.rise_and_fall.state import State

STARTS = ("nomad", "city", "ship")


def no_facts(fact: str):
    """What an owner knows who has looked at everything: every value is 5, every price 30."""
    return 30 if fact.startswith("price") else 5


def a_session(players: int = 3, facts=no_facts, by_app=("dice", "cards"), **options):
    """A session before anything is done."""
    people = tuple(Participant(f"p{n}", name) for n, name in enumerate("ABCD"[:players], 1))
    return Session.begin(
        GAME,
        Options(people, **options),
        MemoryJournal(),
        seed="7",
        by_app=by_app,
        around=Surroundings(facts=facts),
    )


def a_turn(players: int = 3, first: str = "p1", **options) -> Session[State]:
    """A session in phase A of the first turn: everybody has a nomad, a city and a ship."""
    return deployed(a_session(players, **options), first)


def deployed(session: Session[State], first: str = "p1") -> Session[State]:
    """The first pieces placed."""
    players = len(session.state.players)
    session.do(DrawFirstPlayer(), {"first.player": first})
    while (seat := next_to_place(session.state)) is not None:
        placed = len(session.state.deployed) // players
        session.do(PlaceStart(seat, STARTS[placed]))
    return session


def lay(session: Session[State], *cards: str) -> Session[State]:
    """Everybody's card, from the first seat on."""
    for player, card in zip(session.state.players, cards, strict=True):
        session.do(PlayCard(player.id, card))
    return session


def own(session: Session[State], seat: str, **amounts: int) -> Session[State]:
    """Resources and pieces set by hand."""
    for what, value in amounts.items():
        if what in ("gold", "wood", "stone"):
            session.do(SetTreasury(seat, what, value))
        else:
            by = value - session.state.player(seat).in_world(what)
            if by:
                session.do(ChangePieces(seat, what, by))
    return session


def broken(session, command) -> str:
    """The last word of the reason why not."""
    reason = session.why_not(command)
    return reason.key.rsplit(".", 1)[-1] if reason else ""
