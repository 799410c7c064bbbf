"""The left box of a row of the score pad, and the points that follow from it.

Rulebook, "Counting the points", on the score sheet:
1. Economy: the gold; a point for every two of it, or as the quick count has it.
2. A card: its pieces in the world; the points it shows for them. In decline or in the reserve its
   line is struck out.
3. Territory: the spaces of all regions that are dominated, a row for each terrain; glaciers are
   mountains.
4. Trophies have no such box: their points are written, or follow from which they are.
"""

from __future__ import annotations

from companion.core.grid import Value
from companion.games.rise_and_fall.content import kinds, terrains
from companion.games.rise_and_fall.rules import scoring
from companion.games.rise_and_fall.rules.territory import GLACIER, MOUNTAIN
from companion.games.rise_and_fall.state import State

Parts = tuple[str, ...]
ECONOMY, TROPHIES = "economy", "trophies"
GROUNDS = ("plain", "sea", "forest", MOUNTAIN)
"""3. In the order of the pad."""
MOST_GOLD, MOST_SPACES = 1_998, 165


def most(row: str) -> int | None:
    """So much the box may say; None where the row has none."""
    if row in kinds():
        return kinds()[row].count
    most_of = {ECONOMY: MOST_GOLD, TROPHIES: len(kinds())}
    return {**most_of, **dict.fromkeys(GROUNDS, MOST_SPACES)}.get(row)


def of_parts(row: str, of: Parts) -> int | None:
    """3. and 4. What regions of these sizes, or these trophies, come to; None where none can be."""
    if row == TROPHIES:
        return len(of) if len(set(of)) == len(of) and kinds().keys() >= set(of) else None
    if row in GROUNDS and all(one.isdecimal() and int(one) for one in of):
        return sum(map(int, of))
    return None


def worth(state: State, row: str, n: int, of: Parts = ()) -> int:
    """1. to 4."""
    if row == TROPHIES:
        return sum(scoring.value_of(state, f"trophy.{kind}") for kind in of)
    if row == ECONOMY:
        return scoring.economy(n, quick=state.options.quick_count)
    if row in kinds():
        return scoring.value_of(state, f"{row}.{n}")
    return n * terrains()[row].points


def followed(state: State, seat: str) -> dict[str, int]:
    """As far as the app has followed the game."""
    player = state.player(seat)
    found = {row: n for row, n, _ in scoring.sheet(state, seat).development}
    for region in scoring.regions_so_far(state):
        if region.winner == seat:
            row = MOUNTAIN if region.terrain == GLACIER else region.terrain
            found[row] = found.get(row, 0) + region.spaces
    return {ECONOMY: player.gold, **found}


def as_parts(row: str, told: Value) -> Value:
    """3. and 4. A terrain told as one number is one region; no trophies are none."""
    if isinstance(told, tuple) or row not in (*GROUNDS, TROPHIES):
        return told
    return (str(told),) if told and row in GROUNDS else ()


def how_many(row: str, told: Value | None) -> int | None:
    """What the box says in one number."""
    return told if told is None or isinstance(told, int) else of_parts(row, told)
