"""Rulebook, "B – Actions", "Detailed explanation of the civilization cards", "Important rules"."""

from __future__ import annotations

import pytest

from companion.games.rise_and_fall.commands.act import Act
from companion.games.rise_and_fall.commands.correct import SetTreasury
from companion.games.rise_and_fall.commands.turn import FinishActions
from companion.games.rise_and_fall.state import Place
from tests.rise_and_fall.makers import a_turn, broken, lay, own


class TestActions:
    def test_clockwise_from_the_first_player(self):
        session = lay(a_turn(first="p2"), "nomad", "nomad", "nomad")

        assert session.state.waiting == ("p2", "p3", "p1")
        assert broken(session, Act("p1", "nomad.move")) == "not_your_turn"

    def test_each_piece_once(self):
        session = lay(own(a_turn(), "p1", nomad=2), "nomad", "nomad", "nomad")
        session.do(Act("p1", "nomad.wood"))
        session.do(Act("p1", "nomad.stone"))

        assert broken(session, Act("p1", "nomad.move")) == "all_activated"

    def test_only_pieces_of_the_card(self):
        session = lay(a_turn(), "nomad", "nomad", "nomad")

        assert broken(session, Act("p1", "ship.move")) == "other_card"

    def test_a_city_of_wood_and_stone_just_produced(self):
        session = lay(own(a_turn(), "p1", nomad=3), "nomad", "nomad", "nomad")
        for action in ("nomad.wood", "nomad.stone", "nomad.city"):
            session.do(Act("p1", action))

        player = session.state.player("p1")
        assert (player.wood, player.stone) == (0, 0)
        assert (player.in_world("nomad"), player.in_world("city")) == (2, 2)

    def test_whoever_has_lost_the_last_piece_passes(self):
        session = own(a_turn(), "p1", gold=9, temple=1)
        lay(session, "temple", "nomad", "nomad")
        session.do(Act("p1", "temple.nomad"), {"victim": "p2"})
        session.do(FinishActions("p1"))

        assert session.state.player("p2").cards["nomad"] is Place.RESERVE
        assert session.state.waiting == ("p3",)


class TestWhatActionsCostAndBring:
    @pytest.mark.parametrize(
        ("action", "before", "after"),
        [
            ("nomad.city", {"wood": 1, "stone": 1}, {"wood": 0, "stone": 0, "city": 2}),
            ("nomad.temple", {"stone": 2}, {"stone": 0, "temple": 1, "nomad": 0}),
            ("nomad.ship", {"wood": 1}, {"wood": 0, "ship": 2, "nomad": 0}),
            ("city.grow", {}, {"nomad": 2, "city": 1}),
            ("city.merchant", {"gold": 2}, {"gold": 0, "merchant": 1, "nomad": 0}),
            ("city.mountaineer", {"gold": 1}, {"gold": 0, "mountaineer": 1, "nomad": 0}),
            ("city.taxes.mountain", {}, {"gold": 1}),
            ("city.taxes.plain", {}, {"gold": 2}),
            ("city.taxes.forest", {}, {"gold": 3}),
            ("ship.temple", {"stone": 2}, {"temple": 1, "ship": 0}),
            ("ship.city", {"stone": 1}, {"city": 2, "ship": 0}),
            ("ship.nomad", {}, {"nomad": 2, "ship": 0}),
            ("ship.merchant", {"gold": 2}, {"merchant": 1, "ship": 0, "gold": 0}),
            ("mountaineer.wood", {"mountaineer": 1}, {"wood": 1}),
            ("mountaineer.stone", {"mountaineer": 1}, {"stone": 1}),
            ("mountaineer.city", {"mountaineer": 1, "wood": 2}, {"wood": 0, "city": 2}),
            ("merchant.sell.wood", {"merchant": 1, "wood": 1}, {"wood": 0, "gold": 5}),
            ("merchant.sell.stone", {"merchant": 1, "stone": 1}, {"stone": 0, "gold": 5}),
            ("merchant.buy.wood", {"merchant": 1, "gold": 5}, {"wood": 1, "gold": 0}),
            ("merchant.buy.stone", {"merchant": 1, "gold": 5}, {"stone": 1, "gold": 0}),
            ("merchant.ship", {"merchant": 1, "wood": 1}, {"ship": 2, "merchant": 0}),
        ],
    )
    def test_each(self, action, before, after):
        session = own(a_turn(), "p1", **before)
        lay(session, action.split(".")[0], "nomad", "nomad")
        session.do(Act("p1", action))
        player = session.state.player("p1")
        has = {
            what: player.holds(what) if what in ("gold", "wood", "stone") else player.in_world(what)
            for what in after
        }

        assert has == after

    def test_three_gold_a_coastal_city(self):
        session = lay(own(a_turn(), "p2", city=2), "ship", "nomad", "nomad")
        session.do(Act("p1", "ship.trade"), {"count.coastal_city": 4})

        assert session.state.player("p1").gold == 12

    def test_two_gold_for_each_own_piece_beside_the_temple(self):
        session = lay(own(a_turn(), "p1", temple=1), "temple", "nomad", "nomad")
        session.do(Act("p1", "temple.taxes"), {"count.own_piece": 3})

        assert session.state.player("p1").gold == 6

    def test_five_gold_a_foreign_city_and_three_an_own_one(self):
        session = lay(own(a_turn(), "p1", merchant=1, city=2), "merchant", "nomad", "nomad")
        session.do(Act("p1", "merchant.trade"), {"count.foreign_city": 2, "count.own_city": 2})

        assert session.state.player("p1").gold == 16

    @pytest.mark.parametrize(
        ("kind", "price"), [("nomad", 2), ("mountaineer", 3), ("merchant", 5), ("ship", 5)]
    )
    def test_a_conversion_gives_the_piece_back_and_puts_ones_own(self, kind, price):
        session = own(own(a_turn(), "p1", gold=price, temple=1), "p3", **{kind: 2})
        lay(session, "temple", "nomad", "nomad")
        mine = session.state.player("p1").in_world(kind)
        session.do(
            Act("p1", f"temple.{kind}"), {"victim": "p3"} if kind in ("nomad", "ship") else {}
        )

        assert session.state.player("p1").gold == 0
        assert session.state.player("p1").in_world(kind) == mine + 1
        assert session.state.player("p3").in_world(kind) == 1


class TestImportantRules:
    def test_a_sixth_wood_is_refused(self):
        session = lay(own(a_turn(), "p1", wood=5), "nomad", "nomad", "nomad")

        assert broken(session, Act("p1", "nomad.wood")) == "too_much_wood"

    def test_an_action_needs_its_whole_cost(self):
        session = lay(own(a_turn(), "p1", wood=1), "nomad", "nomad", "nomad")

        assert broken(session, Act("p1", "nomad.city")) == "too_few_stone"

    def test_no_conversion_without_a_piece_in_reserve(self):
        session = own(a_turn(), "p1", gold=9, temple=1, nomad=8)
        lay(session, "temple", "nomad", "nomad")

        assert broken(session, Act("p1", "temple.nomad")) == "no_piece_left"

    def test_a_bank_that_is_short_pays_what_it_has(self):
        session = a_turn()
        session.do(SetTreasury("", "gold", 4))
        lay(session, "ship", "nomad", "nomad")
        entry = session.do(Act("p1", "ship.trade"), {"count.coastal_city": 2})

        assert session.state.player("p1").gold == 4
        assert session.state.bank == 0
        assert entry.told[0].key == "bank.short"
