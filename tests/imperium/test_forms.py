"""What the rules allow is what the forms reach: no more and no less."""

from itertools import product
from random import Random

import pytest

from companion.core.form import at_place
from companion.core.offer import refusal
from companion.core.question import Amount
from companion.games import find_game
from companion.games.imperium.commands.effects import EFFECTS, AffectCiv
from companion.games.imperium.commands.yours import (
    LEFT_WITH_CARD,
    ORDERS,
    TURNED_TO,
    BreakThrough,
    ChooseOrder,
    EndYourTurn,
    TakeFromMarket,
    TakeFromSmallDeck,
    TurnOverMain,
    UnrestMoved,
)
from companion.games.imperium.offers.market import FROM_MARKET
from companion.games.imperium.options import SOLO, Options, PlayerSeat
from companion.games.imperium.settable import MARKET_TOKENS
from companion.games.imperium.state import CATEGORIES, SMALL_DECKS, Phase
from companion.games.imperium.table_facts import on_the_table
from tests.imperium.makers import a_table
from tests.offers.games import towards_the_scoring
from tests.offers.player import Player

SLOTS = range(1, 6)
SEVERAL = 20
"""So many cards of a Main deck that nobody counts are turned over at most."""


def every_command():
    """All that could be said in your turn, of kinds with few ways."""
    yield from (ChooseOrder(one) for one in ORDERS)
    yield from (TakeFromMarket(*one) for one in product(SLOTS, LEFT_WITH_CARD))
    yield from map(TakeFromSmallDeck, SMALL_DECKS)
    yield from map(BreakThrough, CATEGORIES)
    yield from (TurnOverMain(*one) for one in product(range(1, SEVERAL + 1), TURNED_TO))
    yield from map(UnrestMoved, (*range(-12, 0), *range(1, 13)))
    yield from map(AffectCiv, EFFECTS)
    yield from map(EndYourTurn, range(6))


TOKENS = (
    "gain",
    "pay",
    "effect.steal",
    "effect.give",
    "tokens.market",
    "tokens.you",
    "tokens.civ",
    "piles.yours",
)
"""Too many ways to look at all."""
KINDS = {type(one) for one in every_command()}


def every_way(offer, so_far):
    """The ways to fill it in: of numbers all up to twenty."""
    question = offer.asks(so_far)
    if question is None:
        yield so_far
        return
    values = question.examples()
    if isinstance(question, Amount):
        values = range(question.low, min(question.high, SEVERAL) + 1)
    for value in values:
        yield from every_way(offer, {**so_far, question.key: value})


def reached(state):
    """What the forms come to, each number between its bounds."""
    found = set()
    for offer in find_game("imperium").offers(state):
        if offer.id.startswith(TOKENS):
            continue
        for way in every_way(offer, {}):
            command = offer.make(way)
            if type(command) in KINDS and refusal(command, state) is None:
                found.add(command)
    return found


def a_player(case, names):
    chance = Random(f"forms:{case}")
    nations = chance.sample(("vikings", "arthurians", "utopians", "romans"), 2)
    options = Options((PlayerSeat("", nations[0]),), nations[1], both_boxes=True, names=names)
    return Player(find_game("imperium"), options, chance, towards_the_scoring)


@pytest.mark.parametrize(("case", "names"), [(0, False), (1, True)])
def test_your_turn_reaches_what_the_rules_allow(case, names):
    player, seen = a_player(case, names), 0
    for _ in range(160):
        state = player.session.state
        if player.game.finished(state) is not None:
            break
        if state.phase is Phase.YOURS:
            found = reached(state)
            allowed = {one for one in every_command() if refusal(one, state) is None}

            assert found == allowed
            seen += 1
        player.step()

    assert seen > 10


class TestAPlaceOfTheMarket:
    def test_a_touch_says_which_card_is_taken(self):
        state = a_table().state
        offers = [*at_place(FROM_MARKET, state, "market:3")]

        assert [one.command() for one in offers] == [
            TakeFromMarket(3, how) for how in LEFT_WITH_CARD
        ]

    def test_a_card_with_tokens_is_not_exiled_and_says_why(self):
        session = a_table()
        session.do(
            MARKET_TOKENS.on(session.state, known={"slot": "3"}).command(
                {"materials": 0, "population": 0, "progress": 1}
            )
        )
        exiled = [*at_place(FROM_MARKET, session.state, "market:3")][-1]

        assert exiled.reason.key == "imperium.broken.exile_with_tokens"


class TestTheCheck:
    def test_every_value_that_can_be_set_is_set_where_it_stands(self):
        session = a_table()
        fixed = {"slot", "journey"}

        for fact in on_the_table(session.state):
            assert (fact.right is None) == (fact.key.split(".")[0] in fixed), fact.key

    def test_a_number_is_put_right_by_one_number(self):
        session = a_table()
        facts = [fact for fact in on_the_table(session.state) if isinstance(fact.value, int)]
        for fact in facts:
            question = fact.right()[0].asks({})
            session.do(fact.right()[0].command({question.key: fact.value + 2}))
            now = {one.key: one.value for one in on_the_table(session.state)}

            assert now[fact.key] == fact.value + 2

    def test_what_lies_on_a_card_stands_beside_it(self):
        keys = [fact.key for fact in on_the_table(a_table().state)]

        assert [one for one in keys if one.startswith("market.")] == [
            f"market.{slot}{what}" for slot in SLOTS for what in ("", ".tokens")
        ]


def test_several_people_are_offered_nothing_of_the_civ():
    two = (PlayerSeat("Ada", "romans"), PlayerSeat("", "greeks"))
    state = find_game("imperium").begin(Options(two))

    assert state.options.mode != SOLO
    assert not [one for one in find_game("imperium").offers(state) if "civ" in one.id]
