"""Whole games on a table of wood: nothing is told that hands cannot do, nothing moves untold."""

from random import Random

from tests.wooden.following import Follower, Moment
from tests.wooden.games import in_order
from tests.wooden.mutants import survivors
from tests.wooden.travelling import travel

NAME = "the wooden table"
COUNT = 20_000
EVERY = 20
"""One game in so many has its acts altered."""
TRIED = 50
TRAVELS = 4


def run(count: int, seed: int) -> str:
    """The table equals the app after each event, and back and forth in time."""
    steps = times = tried = unnoticed = 0
    games = in_order()
    for case in range(count):
        game, number = games[case]
        chance = Random(f"{seed}:{case}")
        moments: list[Moment] = []
        session = game.play(number, chance)
        keep = moments.append if number % EVERY == 0 else lambda moment: None
        follower = Follower(session, game.inventory(session.options), keep)
        follower.follow(session)
        steps += len(session.entries)
        times += travel(session, follower, chance, TRAVELS)
        if moments:
            more, alive = survivors(moments, chance, TRIED)
            tried, unnoticed = tried + more, unnoticed + len(alive)
    assert unnoticed * 100 <= tried, f"{unnoticed} of {tried} altered acts went unnoticed"
    return (
        f"{steps} steps, {times} times back and forth; {tried - unnoticed}/{tried} alterations seen"
    )
