"""Whole games on a table of wood: nothing is told that hands cannot do, nothing moves untold."""

from random import Random

from tests.wooden.following import Follower, Moment
from tests.wooden.games import GAMES
from tests.wooden.mutants import survivors
from tests.wooden.travelling import travel

NAME = "the wooden table"
COUNT = 2_000
EVERY = 20
"""One game in so many has its acts altered."""
TRIED = 50


def run(count: int, seed: int) -> str:
    """The games in turn; the table equals the app after each event, and back and forth in time."""
    steps = times = tried = unnoticed = 0
    for case in range(count):
        game, chance = GAMES[case % len(GAMES)], Random(f"{seed}:{case}")
        moments: list[Moment] = []
        session = game.play(case // len(GAMES), chance)
        keep = moments.append if case // len(GAMES) % EVERY == 0 else lambda moment: None
        follower = Follower(session, game.inventory(session.options), keep)
        follower.follow(session)
        steps += len(session.entries)
        times += travel(session, follower, chance, 10)
        if moments:
            more, alive = survivors(moments, chance, TRIED)
            tried, unnoticed = tried + more, unnoticed + len(alive)
    assert unnoticed * 100 <= tried, f"{unnoticed} of {tried} altered acts went unnoticed"
    return (
        f"{steps} steps, {times} times back and forth; {tried - unnoticed}/{tried} alterations seen"
    )
