"""Every ordered pair of decision cards on random positions, crowded ones among them."""

from itertools import pairwise, permutations
from random import Random

from companion.games.tapestry.bots.decide.conquest import choose_conquest
from companion.games.tapestry.bots.decide.exploration import choose_exploration
from companion.games.tapestry.bots.decide.favourite import choose_favourite
from companion.games.tapestry.bots.decide.track import choose_track
from companion.games.tapestry.bots.state import BOTS
from tests.tapestry.bots import plain
from tests.tapestry.bots.crowds import a_random_position

NAME = "Tapestry, the bots' decisions"
PAIRS = tuple(permutations(range(1, 23), 2))
COUNT = len(PAIRS) * 1_000
COMPARE = 7
"""One position in so many is decided a second time, plainly."""


def run(count: int, seed: int) -> str:
    """No exception, a valid answer, reasons that shrink to the choice."""
    compared = 0
    for case in range(count):
        chance = Random(f"{seed}:{case}")
        position = a_random_position(chance, *PAIRS[case % len(PAIRS)])
        for bot in BOTS:
            decide(position, bot)
        conquer_and_explore(position, anywhere=chance.random() < 0.25)
        if case % COMPARE == 0:
            compare(position, anywhere=case % 2 == 0)
            compared += 1
    return f"{len(PAIRS)} pairs, {compared} positions decided twice"


def decide(position, bot):
    """Track and favourite of one bot."""
    choice = choose_track(position, bot)
    unfinished = position.unfinished(bot)
    assert (choice.track in unfinished) if unfinished else choice.track is None
    shrinks(choice.whys, choice.track)
    favourite = choose_favourite(position, bot)
    assert favourite.track == position.favourites[bot] or favourite.track in unfinished
    shrinks(favourite.whys, favourite.track)


def conquer_and_explore(position, anywhere):
    """Both on the map."""
    conquest = choose_conquest(position, anywhere)
    shrinks(conquest.whys, _id(conquest.hex))
    if conquest.hex is not None:
        assert conquest.hex not in position.controlled("automa")
        assert len(position.at(conquest.hex)) + 1 + conquest.shadow_toppled <= 2
        assert conquest.draw_tile is (conquest.hex not in position.tiles)
    exploration = choose_exploration(position, anywhere)
    shrinks(exploration.whys, _id(exploration.hex))
    assert exploration.hex is None or position.is_empty(exploration.hex)


def compare(position, anywhere):
    """The same decisions, written plainly."""
    for bot in BOTS:
        assert choose_track(position, bot).track == plain.track(position, bot)
        assert choose_favourite(position, bot).track == plain.favourite(position, bot)
    found = choose_conquest(position, anywhere)
    told = (found.procedure, found.hex, found.draw_tile, found.shadow_toppled)
    assert told == plain.conquer(position, anywhere)
    assert choose_exploration(position, anywhere).hex == plain.explore(position, anywhere)


def shrinks(whys, choice):
    """Each rule leaves a part of what the one before left, the last only the choice."""
    assert whys
    for before, after in pairwise(whys):
        assert set(after.remaining) <= set(before.remaining)
        assert len(before.remaining) > 1
    assert whys[-1].remaining == (() if choice is None else (choice,))


def _id(place):
    return None if place is None else f"{place[0]},{place[1]}"
