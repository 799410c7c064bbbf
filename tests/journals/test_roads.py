"""Every road: fulfilled in a recorded game, and not fulfilled in another."""

from collections import defaultdict
from functools import cache

import pytest

from companion.core.journal import MemoryJournal
from companion.core.road import is_broken_off, travelled
from companion.core.session import Session
from companion.games import find_game
from companion.games.imperium.commands.score import EnterScore
from companion.games.imperium.rules.scoring import CIV_SEAT
from companion.games.rise_and_fall.commands.correct import GiveTrophy, SetTreasury
from companion.games.tapestry import content
from companion.games.tapestry.correcting import facts
from companion.games.tapestry.correcting.set_value import SetValue
from tests.journals.golden import FOLDER, journals, opened
from tests.journals.to_the_end import TO_ITS_END, put_right_and_ended

GAMES = ("tapestry", "imperium", "rise_and_fall")
BOXES = ("MM", "AA", "FF", "classics", "legends")
ROADS = [(game, road) for game in GAMES for road in find_game(game).roads]
TRACKS = ("exploration", "science", "technology")


def copied(game, name):
    """A golden game that may go on."""
    session = opened(FOLDER / game / f"{name}.jsonl", find_game(game))
    return Session.open(session.game, MemoryJournal([*session.journal.lines]), session.around)


def ended_otherwise(game, name, *commands):
    """The same game, its table put right just before it was over."""
    return put_right_and_ended(copied(game, name), *commands)


def put_right():
    """Games in which somebody did what no random player comes to."""
    yield ended_otherwise(
        "tapestry",
        "alone_landmark_removed",
        *TO_ITS_END,
        *(SetValue(facts.Tokens("p1", track, (12,), completed=True)) for track in TRACKS),
        *(
            SetValue(facts.Achievement(one, ("p1",)))
            for one in ("complete_track", "topple_two", "middle_island")
        ),
    )
    yield ended_otherwise("tapestry", "alone_automa_card_discarded", *TO_ITS_END)
    trophies = zip(("p2", "p2", "p3"), ("city", "nomad", "temple"), strict=True)
    given = (GiveTrophy(seat, kind) for seat, kind in trophies)
    rich = SetTreasury("p1", "gold", 99)
    yield ended_otherwise("rise_and_fall", "three_people_buy_back", *given, rich)
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
    every = road.parts(BOXES)

    assert done & set(every)
    assert len(every) >= 6


@cache
def recorded_words():
    sessions = (opened(one, find_game(one.parent.name)) for one in journals())
    return [words for one in (*sessions, *put_right()) for words in travelled(one).values()]


def test_what_lies_in_no_box_of_ones_own_is_no_part():
    roads = {road.id: road for game in GAMES for road in find_game(game).roads}
    base, more = (roads["each_civilization"].parts(boxes) for boxes in ((), ("FF",)))
    classics, both = (
        roads["each_at_warlord"].parts(boxes) for boxes in (["classics"], ["classics", "legends"])
    )

    assert set(base) < set(more)
    assert set(classics) < set(both)
    assert all(content.civilization(one).solo for one in more)


def test_a_game_that_was_broken_off_did_nothing():
    """Ended in its second era, though it was ahead; put right to the fifth, it did."""
    broken = copied("tapestry", "alone_landmark_removed")
    whole = ended_otherwise("tapestry", "alone_landmark_removed", *TO_ITS_END)

    assert broken.game.finished(broken.state).rows[0].winner
    assert (travelled(broken), is_broken_off(broken)) == ({}, True)
    assert (travelled(whole)["p1"] != (), is_broken_off(whole)) == (True, False)


def test_a_game_that_goes_on_did_nothing():
    session = copied("tapestry", "alone_landmark_removed")
    session.undo()

    assert travelled(session) == {}
