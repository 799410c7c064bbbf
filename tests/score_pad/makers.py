"""Pads with defaults."""

from companion.core.journal import MemoryJournal
from companion.core.session import Session
from companion.games.score_pad import GAME
from companion.games.score_pad.commands import WriteScore
from companion.games.score_pad.options import Options, Seat


def a_pad(*names: str, **options: object) -> Session:
    """A session with these people; Ana and Bo if none are named."""
    seats = tuple(Seat(name) for name in names or ("Ana", "Bo"))
    return Session.begin(GAME, Options(seats=seats, **options), MemoryJournal(), seed="7")


def write(session: Session, *rounds: tuple[int, ...]) -> Session:
    """Rounds of points, in the order of the seats."""
    for row, points in enumerate(rounds):
        for seat, value in enumerate(points, 1):
            session.do(WriteScore(row, str(seat), value))
    return session
