"""Every road: fulfilled in a recorded game, and not fulfilled in another."""

from collections import defaultdict
from functools import cache

import pytest

from companion.core.journal import MemoryJournal
from companion.core.road import travelled
from companion.core.session import Session
from companion.games import find_game
from companion.games.imperium.commands.score import EnterScore
from companion.games.imperium.rules.scoring import CIV_SEAT
from companion.games.tapestry.correcting import facts
from companion.games.tapestry.correcting.set_value import SetValue
from tests.journals.golden import FOLDER, journals, opened

GAMES = ("tapestry", "imperium", "rise_and_fall")
ROADS = [(game, road) for game in GAMES for road in find_game(game).roads]
TRACKS = ("exploration", "science", "technology")


def copied(game, name):
    """A golden game that may go on."""
    session = opened(FOLDER / game / f"{name}.jsonl", find_game(game))
    return Session.open(session.game, MemoryJournal([*session.journal.lines]), session.around)


def ended_otherwise(game, name, *commands):
    """The same game, its table put right just before it was over."""
    session = copied(game, name)
    last = session.last
    session.undo()
    for command in commands:
        session.do(command)
    session.do(last.command, {key: given.value for key, given in last.answers.items()})
    assert session.game.finished(session.state)
    return session


def put_right():
    """Games in which somebody did what no random player comes to."""
    yield ended_otherwise(
        "tapestry",
        "alone_landmark_removed",
        *(SetValue(facts.Tokens("p1", track, (12,), completed=True)) for track in TRACKS),
        *(
            SetValue(facts.Achievement(one, ("p1",)))
            for one in ("complete_track", "topple_two", "middle_island")
        ),
    )
    less = (EnterScore(CIV_SEAT, line, 0) for line in ("fixed", "conditional"))
    yield ended_otherwise("imperium", "arthurians_supreme_ruler", *less)


@cache
def recorded():
    """Which games fulfilled each road, and which did not; by game and road."""
    found = defaultdict(lambda: (set(), set()))
    sessions = [opened(one, find_game(one.parent.name)) for one in journals()]
    for at, session in enumerate([*sessions, *put_right()]):
        for seat, words in travelled(session).items():
            done = {word.partition(":")[0] for word in words}
            for road in session.game.roads:
                found[session.game.id, road.id][road.id not in done].add((at, seat))
    return found


@pytest.mark.parametrize(("game", "road"), ROADS, ids=lambda one: getattr(one, "id", one))
def test_each_road_is_true_in_one_recorded_game_and_false_in_another(game, road):
    true, false = recorded()[game, road.id]

    assert true, "nobody ever did it"
    assert false, "everybody always did it"


@pytest.mark.parametrize(("game", "road"), ROADS, ids=lambda one: getattr(one, "id", one))
def test_a_part_that_is_done_is_one_that_there_is(game, road):
    if road.part is None:
        return
    words = [word for one in recorded_words() for word in one]
    done = {word.partition(":")[2] for word in words if word.startswith(f"{road.id}:")}

    assert done & set(road.parts)
    assert len(road.parts) >= 6


@cache
def recorded_words():
    sessions = (opened(one, find_game(one.parent.name)) for one in journals())
    return [words for one in sessions for words in travelled(one).values()]


def test_a_game_that_goes_on_did_nothing():
    session = copied("tapestry", "alone_landmark_removed")
    session.undo()

    assert travelled(session) == {}
