"""The games that are followed on wood; a line each in `GAMES`."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from random import Random

from companion.core.journal import MemoryJournal
from companion.core.session import Session
from companion.errors import LoomError
from tests.core.toy import (
    ALL_CARDS,
    COLOURS,
    TOY,
    Count,
    Draw,
    Earn,
    Harvest,
    Options,
    Pay,
    RaiseFlag,
    Shuffle,
    State,
)
from tests.rise_and_fall.on_wood import play_rise, rise_inventory
from tests.score_pad.on_wood import pad_inventory, play_pad
from tests.wooden import imperium, tapestry, tapestry_bots
from tests.wooden.following import OnWood
from tests.wooden.table import Kind


def play_toy(case: int, chance: Random) -> Session[State]:
    """Forty random acts, corrections among them."""
    session = Session.begin(TOY, Options(chance.randint(5, 12)), MemoryJournal(), seed=str(case))
    while len(session.entries) < 40:
        commands = (
            Earn(chance.randrange(9)),
            Pay(chance.randrange(4)),
            Count(chance.randrange(9)),
            Harvest(),
            Shuffle(chance.randint(3, 12)),
            Draw(),
            Draw(),
            RaiseFlag(chance.choice("abc")),
        )
        said = {"colour": chance.choice(COLOURS), "coins": chance.randrange(9), "cloth": "red"}
        try:
            session.do(chance.choice(commands), said)
        except LoomError:
            continue
    return session


def toy_inventory(_options: Options) -> Iterator[Kind]:
    """Twelve cards; coins and flags without end."""
    yield Kind("coin", None, stock="supply")
    yield from (Kind(f"card:{one}") for one in ALL_CARDS)
    for colours in product(COLOURS, repeat=3):
        yield Kind("flag", None, " ".join(colours), "bag")


GAMES = (
    OnWood("toy", play_toy, toy_inventory, 12, 223),
    OnWood("rise_and_fall", play_rise, rise_inventory, 5, 1_010),
    OnWood("score_pad", play_pad, pad_inventory, 20, 340, moves=False),
    OnWood("imperium", imperium.play, imperium.inventory, 3, 5_003),
    OnWood("tapestry", tapestry.play, tapestry_bots.inventory, 3, 4_004),
    OnWood("tapestry_bots", tapestry_bots.play, tapestry_bots.inventory, 8, 16_014),
    OnWood("imperium_campaign", imperium.play_campaign, lambda options: (), 10, 140, moves=False),
    OnWood("imperium_rows", imperium.play_rows, lambda options: (), 2, 103, moves=False),
)


def in_order() -> tuple[tuple[OnWood, int], ...]:
    """Sixty-three mixed games, then the large counts, mixed too; each with its number."""
    first = [(game, n) for game in GAMES for n in range(game.in_test)]
    more = [
        (n / game.in_soak, game, game.in_test + n) for game in GAMES for n in range(game.in_soak)
    ]
    more.sort(key=lambda one: one[0])
    return (*first, *((game, number) for _, game, number in more))
