"""The state in which a game begins: every pile of the C.I.V. laid out by number."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from itertools import count

from companion.games.imperium.cards import Card
from companion.games.imperium.catalogue import COMMON, cards_of
from companion.games.imperium.content import level, nation
from companion.games.imperium.options import SOLO, WITHOUT_DEVELOPMENTS, Options
from companion.games.imperium.state import MARKET, SMALL_DECKS, Civ, Market, State, You
from companion.games.imperium.tokens import Tokens

SMALL_DECK = 6
"""Cards of a small deck with the one that is dealt into the Market, for one or two players."""
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


def main_at_first(options: Options) -> int:
    """The cards of the Main deck once the Market is dealt.

    Solo booklet, "Mise en place générale": the common cards of a box but Fame and Unrest, without
    3+ and 4; six of each small deck's kind lie in it, and two of the Main deck in the Market. A
    Tributary of the other box takes the place of one of this; what a campaign brought into your
    deck is not among them.
    """
    box = f"common_{options.box}"
    kinds = (*SMALL_DECKS, "tributary")
    common = [one for one in cards_of(box) if one.kind in kinds and not one.players]
    elsewhere = {one.id for other in COMMON if other != box for one in cards_of(other)}
    yours = sum(one not in elsewhere for one in options.cards_added)
    laid = SMALL_DECK * len(SMALL_DECKS) + MARKET - len(SMALL_DECKS)
    return sum(one.copies for one in common) - yours - laid


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
