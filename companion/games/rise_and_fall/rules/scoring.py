"""Rulebook, "Counting the points" and "Variant: the quick count".

1. Economy: 1 point for every 2 gold. Quick: half of the gold (rounded down) goes back into the
   box, each gold left is a point.
2. Trophies: what is printed on them.
3. Development: for each card neither in decline nor in the reserve, what it shows for the pieces
   of its kind in the world.
4. Territory: region by region.
5. Most points win. The rulebook knows no tie-break: a tie is shared.
"""

from __future__ import annotations

from dataclasses import dataclass

from companion.games.rise_and_fall.content import kinds
from companion.games.rise_and_fall.rules.territory import find_regions, territory_score
from companion.games.rise_and_fall.state import ACTIVE, Phase, Region, State


@dataclass(frozen=True, slots=True)
class Sheet:
    """A player's rows and their sum."""

    seat: str
    gold: int
    economy: int
    trophies: int
    development: tuple[tuple[str, int, int], ...]
    """Kind, pieces, points."""
    territory: int

    @property
    def developed(self) -> int:
        """The sum of the cards."""
        return sum(points for _, _, points in self.development)

    @property
    def total(self) -> int:
        """All four domains."""
        return self.economy + self.trophies + self.developed + self.territory


def sheet(state: State, seat: str) -> Sheet:
    """A player's sheet."""
    player = state.player(seat)
    rows = tuple(
        (kind, player.in_world(kind), value_of(state, f"{kind}.{player.in_world(kind)}"))
        for kind in player.cards_in(*ACTIVE)
    )
    return Sheet(
        seat,
        player.gold,
        economy(player.gold, quick=state.options.quick_count),
        sum(value_of(state, f"trophy.{kind}") for kind in player.trophies),
        rows,
        territory_score(regions_so_far(state), seat),
    )


def regions_so_far(state: State) -> tuple[Region, ...]:
    """4. Those on the sheet; before the count, as the world on the tablet has them."""
    if state.phase in (Phase.SCORING, Phase.OVER):
        return state.regions
    return find_regions(state.world)


def economy(gold: int, *, quick: bool) -> int:
    """1."""
    return gold - gold // 2 if quick else gold // 2


def value_of(state: State, key: str) -> int:
    """What a card or a trophy shows: as this game was counted with, otherwise as printed."""
    return state.values.get(key, printed_value(key))


def printed_value(key: str) -> int:
    """The number on a card, `city.3`, or on a trophy, `trophy.city`."""
    what, which = key.split(".")
    if what == "trophy":
        return kinds()[which].trophy
    values = (0, *kinds()[what].values)
    return values[min(int(which), len(values) - 1)]


def ranking(state: State) -> tuple[Sheet, ...]:
    """5. The sheets of those whose civilization stands, best first."""
    sheets = [sheet(state, seat) for seat in state.living]
    return tuple(sorted(sheets, key=lambda one: -one.total))
