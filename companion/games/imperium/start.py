"""The state in which a game begins: every pile of the C.I.V. laid out by number."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from itertools import count

from companion.games.imperium.cards import Card
from companion.games.imperium.content import level, nation
from companion.games.imperium.options import SOLO, WITHOUT_DEVELOPMENTS, Options
from companion.games.imperium.state import Civ, Market, State, You
from companion.games.imperium.tokens import Tokens

COMMON_UNREST = (8, 8, 10, 12)
"""For one or two, three and four players."""


def beginning(options: Options) -> State:
    """Before the first step of the set-up."""
    seat = options.seats[0]
    mine = nation(seat.nation)
    you = You(
        seat.nation,
        mine.starts,
        seat.power_side,
        options.start,
        exhausts=mine.exhausts,
        nation_cards=mine.nation_cards + bool(mine.at_card),
        developments=0 if seat.nation in WITHOUT_DEVELOPMENTS else mine.developments,
    )
    market = Market(unrest=unrest_at_first(options) if options.names else None)
    way = options.begins_as
    return State(options=options, civ=civ_at_start(options), you=you, market=market, way=way)


def unrest_at_first(options: Options) -> int:
    """The Unrest cards of the pile before any lies below a Market card.

    Solo booklet, "Mise en place générale", 5 and 6: those of the common cards without 3+ and 4,
    and what the nations bring.
    """
    players = len(options.seats)
    brought = sum(nation(one).unrest_for(players) for one in options.nations)
    return COMMON_UNREST[min(players, 4) - 1] + brought - options.unrest_removed


@cache
def civ_at_start(options: Options) -> Civ:
    """Solo booklet, setting up the C.I.V."""
    if options.mode != SOLO:
        return Civ(options.opponent)
    cards = nation(options.opponent)
    rules = level(options.level)
    numbers = count(1)
    deck = tuple(Card(next(numbers)) for _ in range(cards.deck))
    slots, deck = deck[: rules.slots], deck[rules.slots :]
    civ = Civ(
        options.opponent,
        side=cards.starts,
        tokens=rules.start,
        deck=deck,
        slots=slots,
        journey="visions" if options.opponent == "utopians" else "",
    )
    civ = _with_dynasty(civ, numbers)
    return replace(civ, next_card=next(numbers))


def _with_dynasty(civ: Civ, numbers: count[int]) -> Civ:
    """Nation cards on the @ card on the Developments; the exceptions of four nations."""
    cards = nation(civ.nation)
    on_top = tuple(Card(next(numbers)) for _ in range(cards.nation_cards))
    at_card = (Card(next(numbers), at_card=cards.at_card),) if cards.at_card else ()
    below = tuple(Card(next(numbers)) for _ in range(cards.developments))
    if civ.nation == "arthurians":
        return replace(civ, dynasty=on_top + at_card, quests=below)
    return replace(civ, dynasty=on_top + at_card + below)


def doubled(tokens: Tokens) -> Tokens:
    """Twice as many, for the game after a lost one."""
    return tokens.times(2)
