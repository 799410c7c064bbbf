"""Whole games on a table of wood: nothing is told that hands cannot do, nothing moves untold."""

from collections import Counter
from random import Random

from tests.wooden.following import Follower, Moment, OnWood
from tests.wooden.games import in_order
from tests.wooden.mutants import survivors
from tests.wooden.travelling import travel

NAME = "the wooden table"
COUNT = 26_900
"""20,000 games of Tapestry, each kind of piece on the table or in Loom and switched meanwhile, a
fifth of them among people; 5,000 of Imperium; see `GAMES`."""
FIRST = 63
EVERY = 20
"""One game in so many has its acts altered."""
TRIED = 50
TRAVELS = 4


def run(count: int, seed: int) -> str:
    """The table equals the app after each event, and back and forth in time."""
    done: Counter[str] = Counter()
    games = in_order()
    for case in range(count):
        done.update(follow(*games[case], Random(f"{seed}:{case}")))
    assert done["unnoticed"] * 100 <= done["tried"], f"altered acts went unnoticed: {done}"
    seen = done["tried"] - done["unnoticed"]
    return (
        f"{done['steps']} steps, {done['times']} times back and forth; "
        f"{seen}/{done['tried']} alterations seen"
    )


def follow(game: OnWood, number: int, chance: Random) -> dict[str, int]:
    """One game to its end; what it came to."""
    moments: list[Moment] = []
    session = game.play(number, chance)
    keep = moments.append if number % EVERY == 0 else None
    follower = Follower(session, game.inventory(session.options), keep)
    follower.follow(session)
    steps = len(session.entries)
    went = travel(session, follower, chance, TRAVELS)
    tried, alive = survivors(moments, chance, TRIED) if moments else (0, [])
    return {"steps": steps, "times": went, "tried": tried, "unnoticed": len(alive)}
