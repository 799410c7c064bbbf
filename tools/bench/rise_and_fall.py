"""The largest world of Rise & Fall, scored."""

import random
from collections.abc import Iterator

from companion.core.hexgrid import neighbours, within
from companion.games.rise_and_fall.rules.territory import find_regions
from companion.games.rise_and_fall.state import Space
from tools.bench.line import Line, fastest

SPACES = 165
GROUNDS = ("sea", "plain", "forest", "mountain", "glacier")


def run() -> Iterator[Line]:
    """Its regions and majorities, against looking once at every neighbour."""
    chance = random.Random(7)
    world = {
        f"{q},{r}": Space(GROUNDS[: chance.randint(1, 5)], (f"p{chance.randint(1, 4)} city",))
        for q, r in sorted(within((0, 0), 7))[:SPACES]
    }
    places = [(int(q), int(r)) for q, r in (place.split(",") for place in world)]
    yield Line(
        f"scoring a world of {SPACES} spaces",
        fastest(lambda: find_regions(world), 20),
        floor=fastest(lambda: [neighbours(place) for place in places], 20),
        floor_is="its neighbours alone",
        most=10,
    )
