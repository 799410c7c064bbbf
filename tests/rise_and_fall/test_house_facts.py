"""What no source gives: told by the owner from the rules, or asked once in the game."""

from __future__ import annotations

import pytest

from companion.content import SHELF, fact_of
from companion.core.offer import NUMBER
from companion.games.rise_and_fall.commands.correct import SetBank
from companion.games.rise_and_fall.commands.turn import BuyBack
from companion.games.rise_and_fall.content import (
    ACTIONS,
    BANK,
    PIECES,
    WORLD,
    actions,
    bank_facts,
    kinds,
)
from companion.games.rise_and_fall.game import GAME
from companion.games.rise_and_fall.lookup import entries, house_facts
from companion.games.rise_and_fall.rules import decline, territory
from companion.games.rise_and_fall.state import Region
from companion.i18n import Words
from companion.lookup import open_rules
from companion.resources import data_dir
from tests.rise_and_fall.makers import a_turn, own
from tests.rise_and_fall.test_turn import in_buying

FOUR = ("temple", "mountaineer", "ship", "merchant")


class TestToldFromTheRules:
    def test_nothing_but_the_gold_of_the_box_is_left_to_tell(self):
        assert [fact.id for fact in house_facts() if not fact.printed] == ["bank.gold"]

    def test_every_value_trophy_and_price_can_be_put_right(self):
        printed = {fact.id: fact.guess for fact in house_facts() if fact.printed}

        assert printed[fact_of(PIECES, "pieces", "merchant", "values", 5)] == "36"
        assert printed[fact_of(PIECES, "pieces", "ship", "trophy")] == "25"
        assert printed[fact_of(BANK, "prices", 4)] == "60"
        assert sum("/values/" in fact for fact in printed) == 33
        assert sum(fact.endswith("/trophy") for fact in printed) == 6

    def test_each_is_reached_from_an_entry(self):
        rules = open_rules("rise_and_fall", entries)
        reached = {fact for entry in rules.entries for fact in entry.tellable}

        assert reached == {fact.id for fact in house_facts()}


class TestPrintedNumbers:
    """Another printing, or a misreading of ours: told from the entry, it holds in the rules."""

    @pytest.fixture(autouse=True)
    def forget(self):
        yield
        SHELF.use_facts({})

    def test_a_price_of_the_track(self):
        session = in_buying(gold=6, trophies=("temple",))
        before = session.why_not(BuyBack("p1", "nomad"))
        SHELF.use_facts({fact_of(BANK, "prices", 0): 7})

        assert before is None
        assert decline.price(session.state) == 7
        assert session.why_not(BuyBack("p1", "nomad")).params["n"] == 7

    def test_a_cost_and_a_gain_of_an_action(self):
        SHELF.use_facts(
            {
                fact_of(ACTIONS, "actions", "nomad.city", "costs", "stone"): 2,
                fact_of(ACTIONS, "actions", "ship.trade", "each", "coastal_city", "gold"): 4,
            }
        )

        assert actions()["nomad.city"].costs == {"wood": 1, "stone": 2}
        assert actions()["ship.trade"].each[0].gold == 4

    def test_points_of_a_terrain_and_pieces_of_a_kind(self):
        SHELF.use_facts(
            {
                fact_of(WORLD, "terrains", "forest", "points"): 5,
                fact_of(PIECES, "pieces", "ship", "count"): 6,
            }
        )

        assert territory.points(Region("forest", 2, "p1")) == 10
        assert a_turn().state.player("p1").in_reserve("ship") == 5

    def test_every_number_of_the_data_can_be_put_right(self):
        told = {fact.id: int(fact.guess) + 1 for fact in house_facts() if fact.printed}
        before = {fact.id: fact.guess for fact in house_facts()}
        prices, costs = bank_facts().prices, [one.costs for one in actions().values()]
        SHELF.use_facts(told)

        assert bank_facts().prices == tuple(price + 1 for price in prices)
        assert [sum(one.costs.values()) for one in actions().values()] == [
            sum(cost.values()) + len(cost) for cost in costs
        ]
        assert {fact.id: fact.guess for fact in house_facts()} == before

    def test_the_entry_says_it(self):
        SHELF.use_facts({fact_of(BANK, "prices", 1): 12})
        page = next(entry for entry in entries() if entry.id == "turn.prices")

        assert Words(data_dir() / "text").text(page.facts[1].value) == "12 gold"


class TestPrices:
    def test_none_is_asked(self):
        session = in_buying(gold=50, trophies=FOUR)
        session.do(BuyBack("p1", "nomad"))
        asked = [key for entry in session.entries for key in entry.answers if "price" in key]

        assert asked == []
        assert session.state.player("p1").gold == 10


class TestValues:
    """As a public implementation plays them; each row of the rulebook's example is among them."""

    def test_each_card_counts_by_a_rule_of_its_own(self):
        by_rule = {
            "nomad": lambda n: n,
            "city": lambda n: 2 * n - 1,
            "ship": lambda n: 5 * n,
            "temple": lambda n: 5 * n,
            "merchant": lambda n: n * n,
            "mountaineer": lambda n: n * n + 1,
        }
        for kind in kinds().values():
            assert kind.values == tuple(by_rule[kind.id](n) for n in range(1, kind.count + 1))


class TestPutRight:
    def test_the_bank(self):
        session = a_turn()
        session.do(SetBank(345))
        fact = next(fact for fact in GAME.on_the_table(session.state) if fact.key == "bank")
        session.do(fact.right()[0].command({NUMBER: 300}))

        assert session.state.bank == 300

    def test_gold_and_pieces_of_a_player(self):
        session = own(a_turn(), "p1", gold=3)
        facts = {fact.key: fact for fact in GAME.on_the_table(session.state)}
        session.do(facts["p1.gold"].right()[0].command({NUMBER: 8}))
        session.do(facts["p1.city"].right()[0].command({NUMBER: 4}))

        assert session.state.player("p1").gold == 8
        assert session.state.player("p1").in_world("city") == 4
