"""Two devices, and what people do on them with one game handed to and fro."""

from contextlib import contextmanager
from datetime import timedelta

from companion.core.journal import FileJournal
from companion.games.score_pad.commands import EndGame, WriteScore
from companion.games.score_pad.options import Options, Seat
from companion.library.editing import Changes
from companion.library.library import Library
from tests.library.makers import EIGHT, TickingClock, journal_of, running_ids

SEATS = (Seat("Ana"), Seat("Bo"))


@contextmanager
def two_of_them(folder):
    """Their libraries, an hour apart."""
    hours = {"one": 0, "other": 1}
    devices = [
        Library.open(folder / name, TickingClock(EIGHT + timedelta(hours=later)))
        for name, later in hours.items()
    ]
    yield devices
    for library in devices:
        library.close()


def a_pad(library, *points):
    session = library.start("score_pad", Options(seats=SEATS, title="Azul"))
    for row, value in enumerate(points):
        session.do(WriteScore(row, "1", value))
        session.do(WriteScore(row, "2", value + 1))
    game_id = library.id_of(session)
    library.leave(session)
    return game_id


def to_and_fro(two, chance, acts):
    """Whatever is done: every line that a device had is in one of its games."""
    known = [set(), set()]
    a_pad(two[0], 7)
    for _ in range(acts):
        act(two, chance.randrange(2), chance)
        for library, before in zip(two, known, strict=True):
            now = set(everything(library))
            assert all(any(there[: len(one)] == one for there in now) for one in before)
            before |= now


def everything(library):
    """The lines of every game of a device."""
    for game_id in running_ids(library):
        yield tuple(map(repr, FileJournal(journal_of(library, game_id), readonly=True).lines))
    for row in library.finished:
        yield tuple(map(repr, library.finished.read(row.id).lines))


def act(two, side, chance):
    """Something that somebody does on one of two devices."""
    library, other = two[side], two[1 - side]
    running = running_ids(library)
    past = [row.id for row in library.finished]
    game_id = chance.choice([*running, *past] or [""])
    if not game_id:
        return
    what = chance.choice(["hand over", "hand over", "play", "undo", "end", "put right"])
    if what == "hand over":
        other.shelf.take(library.shelf.hand_over(game_id))
    elif what == "put right" and game_id in past:
        library.shelf.put_right(game_id, Changes(remark=str(chance.randrange(99))))
    elif game_id in past:
        library.leave(library.reopen(game_id))
    else:
        session = library.resume(game_id)
        over = session.game.finished(session.state) is not None
        if what == "end":
            if not over:
                session.do(WriteScore(0, "2", 1))
                session.do(EndGame())
            library.finish(session)
            return
        if what == "undo" or over:
            if session.undo_label:
                session.undo()
        else:
            session.do(WriteScore(0, "1", chance.randrange(99)))
        library.leave(session)
