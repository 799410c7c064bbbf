"""Rulebook, "Nomads" … "Merchants", played on the tablet's world: where actions lead."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from companion.core.attempt import attempt
from companion.core.step import Sources, Step, Unanswered
from companion.core.trail import trail
from companion.errors import RuleBroken
from companion.games.rise_and_fall.commands.act import Act, ActTimes
from companion.games.rise_and_fall.commands.places import ELSEWHERE
from companion.games.rise_and_fall.commands.setup import PlaceStart
from companion.games.rise_and_fall.commands.turn import DoNotBuy
from companion.games.rise_and_fall.content import actions
from companion.games.rise_and_fall.offers.pieces import space_offers
from companion.games.rise_and_fall.rules.reach import targets
from companion.games.rise_and_fall.rules.standing import differences
from companion.games.rise_and_fall.state import Phase
from companion.games.rise_and_fall.views.world import asked_there, spaces_of
from tests.rise_and_fall.makers import a_turn, lay, own
from tests.rise_and_fall.test_rare_cases import without_active_cards
from tests.rise_and_fall.worlds import a_world, whole_world
from tests.soak.rise_and_fall import RandomGame

LINE = {"0,0": "plain", "1,0": "forest", "2,0": "mountain", "3,0": "glacier"}


def table(card: str, ground, pieces, **amounts):
    """The state of p1's turn in phase B; everybody's pieces stand as `pieces` says, no others."""
    session = own(a_turn(2), "p1", **amounts)
    if not session.state.player("p1").in_world(card):
        own(session, "p1", **{card: 1})
    lay(session, card, "nomad")
    state = replace(session.state, world=a_world(ground, pieces))
    for seat in ("p1", "p2"):
        there = [piece for on in pieces.values() for piece in on if piece.startswith(seat)]
        counts = {one.split()[1]: there.count(one) for one in there}
        state = state.with_player(seat, pieces=counts)
    return replace(state, activations=state.player("p1").in_world(card))


def done(state, command, **told):
    """The step of a command, with these answers."""
    command.verify(state)
    step = Step(state, Sources(said=told))
    command.carry_out(step)
    return step


def refusal(state, command) -> str:
    with pytest.raises(RuleBroken) as broken:
        command.verify(state)
    return broken.value.message.key.rsplit(".", 1)[-1]


def leads(state, action: str, place: str):
    return set(targets(state, "p1", actions()[action], place))


class TestNomads:
    def test_to_an_empty_space_beside_it_and_not_over_a_cliff(self):
        ground = {"0,0": "plain", "1,0": "forest", "0,1": "mountain", "-1,0": "sea"}
        ground |= {"0,-1": "plain"}
        state = table("nomad", ground, {"0,0": ("p1 nomad",), "0,-1": ("p2 city",)})

        assert leads(state, "nomad.move", "0,0") == {"1,0"}

    def test_it_stands_where_it_went(self):
        state = table("nomad", LINE, {"0,0": ("p1 nomad",)})
        after = done(state, Act("p1", "nomad.move", "0,0")).state

        assert after.world["0,0"].pieces == ()
        assert after.world["1,0"].pieces == ("p1 nomad",)
        assert after.acted == ("1,0",)

    def test_a_city_in_its_place_not_on_a_mountain(self):
        pieces = {"1,0": ("p1 nomad",), "2,0": ("p1 nomad",)}
        state = table("nomad", LINE, pieces, wood=1, stone=1)
        after = done(state, Act("p1", "nomad.city", "1,0")).state

        assert after.world["1,0"].pieces == ("p1 city",)
        assert after.player("p1").in_world("city") == 1
        assert refusal(state, Act("p1", "nomad.city", "2,0")) == "not_from_here"

    def test_the_tablet_knows_the_only_one_that_can(self):
        pieces = {"1,0": ("p1 nomad",), "2,0": ("p1 nomad",)}
        state = table("nomad", LINE, pieces, wood=1, stone=1)

        assert done(state, Act("p1", "nomad.city")).state.world["1,0"].pieces == ("p1 city",)

    def test_wood_in_a_forest_alone(self):
        state = table("nomad", LINE, {"0,0": ("p1 nomad",)})

        assert refusal(state, Act("p1", "nomad.wood")) == "nowhere"

    def test_a_ship_on_empty_sea_beside_the_plain(self):
        ground = {**LINE, "-1,0": "sea", "0,-1": "sea"}
        pieces = {"0,0": ("p1 nomad",), "-1,0": ("p2 ship",)}
        after = done(table("nomad", ground, pieces, wood=1), Act("p1", "nomad.ship")).state

        assert after.world["0,-1"].pieces == ("p1 ship",)
        assert after.world["0,0"].pieces == ()

    def test_each_piece_once(self):
        pieces = {"1,0": ("p1 nomad",), "2,0": ("p1 nomad",)}
        state = done(table("nomad", LINE, pieces), Act("p1", "nomad.wood", "1,0")).state

        assert refusal(state, Act("p1", "nomad.move", "1,0")) == "piece_has_acted"
        acted = [piece.acted for one in spaces_of(state) for piece in one.pieces]
        assert acted == [True, False]


class TestCities:
    def test_growth_asks_which_space(self):
        ground = {"0,0": "forest", "1,0": "plain", "0,1": "mountain", "-1,0": "sea"}
        state = table("city", ground, {"0,0": ("p1 city",)})
        with pytest.raises(Unanswered) as asked:
            done(state, Act("p1", "city.grow"))
        after = done(state, Act("p1", "city.grow"), target="0,1").state

        assert set(asked_there(asked.value.question)) == {(1, 0), (0, 1)}
        assert after.world["0,1"].pieces == ("p1 nomad",)
        assert after.world["0,0"].pieces == ("p1 city",)

    def test_education_of_ones_own_nomad_beside_it_on_this_side_of_a_cliff(self):
        ground = {"0,0": "plain", "1,0": "forest", "0,1": "mountain", "-1,0": "plain"}
        pieces = {
            "0,0": ("p1 city",),
            "1,0": ("p1 nomad",),
            "0,1": ("p1 nomad",),
            "-1,0": ("p2 nomad",),
        }
        state = table("city", ground, pieces, gold=2)
        after = done(state, Act("p1", "city.merchant")).state

        assert after.world["1,0"].pieces == ("p1 merchant",)
        assert after.world["0,1"].pieces == ("p1 nomad",)

    def test_taxes_by_the_ground(self):
        state = table("city", LINE, {"1,0": ("p1 city",)})

        assert done(state, Act("p1", "city.taxes.forest")).state.player("p1").gold == 3
        assert refusal(state, Act("p1", "city.taxes.plain")) == "nowhere"


class TestShips:
    def test_any_empty_space_of_the_same_sea_past_others(self):
        ground = {f"{q},0": "sea" for q in range(5)} | {"6,0": "sea", "5,0": "plain"}
        pieces = {"0,0": ("p1 ship",), "1,0": ("p2 ship",)}

        assert leads(table("ship", ground, pieces), "ship.move", "0,0") == {"2,0", "3,0", "4,0"}

    def test_a_merchant_may_go_where_a_city_is_alone(self):
        ground = {"0,0": "sea", "1,0": "plain", "0,1": "forest", "-1,0": "plain"}
        pieces = {"0,0": ("p1 ship",), "1,0": ("p2 city",), "0,1": ("p2 city", "p2 merchant")}
        state = table("ship", ground, pieces)

        assert leads(state, "ship.merchant", "0,0") == {"1,0", "-1,0"}
        assert leads(state, "ship.city", "0,0") == {"-1,0"}

    def test_trade_with_every_city_on_its_coast_as_in_the_example(self):
        ground = {"0,0": "sea", "1,0": "sea", "2,0": "plain", "0,1": "plain", "0,-1": "forest"}
        ground |= {"-1,0": "mountain", "5,0": "plain"}
        cities = dict.fromkeys(("2,0", "0,1"), ("p1 city",)) | {"0,-1": ("p2 city",)}
        pieces = {"0,0": ("p1 ship",), **cities, "-1,0": ("p2 city",), "5,0": ("p2 city",)}

        assert done(table("ship", ground, pieces), Act("p1", "ship.trade")).state.player(
            "p1"
        ).gold == (4 * 3)


class TestTemples:
    def test_a_conversion_replaces_the_piece_where_it_stands(self):
        ground = {"0,0": "mountain", "1,0": "plain", "0,1": "plain"}
        pieces = {"0,0": ("p1 temple",), "1,0": ("p2 city", "p2 merchant"), "0,1": ("p1 nomad",)}
        after = done(table("temple", ground, pieces, gold=5), Act("p1", "temple.merchant")).state

        assert after.world["1,0"].pieces == ("p2 city", "p1 merchant")
        assert after.player("p2").in_world("merchant") == 0

    def test_the_tithe_counts_no_temples(self):
        ground = {"0,0": "mountain", "1,0": "plain", "0,1": "plain", "-1,0": "plain"}
        pieces = {
            "0,0": ("p1 temple",),
            "1,0": ("p1 city", "p1 merchant"),
            "0,1": ("p1 temple",),
            "-1,0": ("p2 nomad",),
        }
        after = done(table("temple", ground, pieces), Act("p1", "temple.taxes", "0,0")).state

        assert after.player("p1").gold == 4


class TestMountaineers:
    def test_three_spaces_over_cliffs_and_glaciers_past_ones_own(self):
        ground = {"0,0": "plain", "1,0": "mountain", "2,0": "glacier", "3,0": "forest"}
        ground |= {"4,0": "plain", "-1,0": "plain", "-2,0": "plain"}
        pieces = {"0,0": ("p1 mountaineer",), "1,0": ("p1 city",), "-1,0": ("p2 nomad",)}

        assert leads(table("mountaineer", ground, pieces), "mountaineer.move", "0,0") == {
            "2,0",
            "3,0",
        }


class TestMerchants:
    def test_four_spaces_past_everybody_ending_on_a_city_alone(self):
        ground = {f"{q},0": "plain" for q in range(7)} | {"3,0": "forest"}
        pieces = {
            "0,0": ("p1 merchant",),
            "1,0": ("p2 nomad",),
            "2,0": ("p2 city",),
            "4,0": ("p2 city", "p2 merchant"),
        }

        assert leads(table("merchant", ground, pieces), "merchant.move", "0,0") == {"2,0", "3,0"}

    def test_trade_as_in_the_example(self):
        ground = {"0,0": "plain", "1,0": "plain", "0,1": "plain", "-1,0": "plain"}
        pieces = {
            "0,0": ("p1 city", "p1 merchant"),
            "1,0": ("p2 city",),
            "0,1": ("p2 city",),
            "-1,0": ("p1 city",),
        }
        after = done(table("merchant", ground, pieces), Act("p1", "merchant.trade")).state

        assert after.player("p1").gold == 16


class TestNotAllOnTheTablet:
    def test_one_that_is_elsewhere_may_act(self):
        state = table("nomad", LINE, {"1,0": ("p1 nomad",)})
        state = replace(state.with_player("p1", pieces={"nomad": 2}), activations=2)
        with pytest.raises(Unanswered) as asked:
            done(state, Act("p1", "nomad.wood"))
        step = done(state, Act("p1", "nomad.wood"), piece=ELSEWHERE)
        there = asked_there(asked.value.question).values()

        assert [one for one in asked.value.question.ids if one not in there] == [ELSEWHERE]
        assert step.state.player("p1").wood == 1
        assert step.state.world == state.world

    def test_what_is_counted_is_then_a_guess(self):
        state = table("temple", LINE, {"0,0": ("p1 temple",), "1,0": ("p1 nomad",)})
        state = state.with_player("p1", pieces={"temple": 1, "nomad": 2})
        with pytest.raises(Unanswered) as asked:
            done(state, Act("p1", "temple.taxes"))

        assert asked.value.question.guess == 1


class TestFirstPieces:
    def test_they_are_asked_for_their_space(self):
        session = whole_world(2)
        while session.state.deployed:
            session.undo()
        with pytest.raises(Unanswered) as asked:
            done(session.state, PlaceStart("p1", "ship"))
        seas = {at for at, space in session.state.world.items() if space.terrain == "sea"}

        assert set(asked_there(asked.value.question).values()) == seas


class TestExtinction:
    def test_the_pieces_leave_the_tablet(self):
        state = without_active_cards(gold=0).state
        state = replace(state, world=a_world(LINE, {"0,0": ("p1 merchant", "p2 city")}))

        assert done(state, DoNotBuy("p1")).state.world["0,0"].pieces == ("p2 city",)


class TestTheMap:
    def test_a_touched_piece_says_what_it_can_do(self):
        pieces = {"1,0": ("p1 nomad",), "0,0": ("p2 nomad",)}
        state = table("nomad", LINE, pieces, wood=1, stone=1)
        offered = {one.id: one.reason for one in space_offers(state, "1,0")}

        assert offered["nomad.wood"] is None
        assert offered["nomad.stone"].key.endswith("not_from_here")
        assert "nomad.wood" not in {one.id for one in space_offers(state, "0,0")}

    @pytest.mark.parametrize("seed", range(4))
    def test_it_stays_as_the_table_is_however_one_plays(self, seed):
        game = RandomGame(random.Random(f"tablet:{seed}"), str(seed))
        game.session = whole_world(2)
        for _ in range(150):
            if game.session.state.phase in (Phase.SCORING, Phase.OVER):
                break
            game.do(game.sensible())
            assert not differences(game.session.state)
            assert all(fits(space) for space in game.session.state.world.values())

        assert len(game.session.entries) > 100


def fits(space) -> bool:
    """A piece, or a city and a merchant; ships on the sea and nobody else."""
    kinds = sorted(piece.split()[1] for piece in space.pieces)
    on_sea = all((kind == "ship") == (space.terrain == "sea") for kind in kinds)
    return on_sea and (len(kinds) < 2 or kinds == ["city", "merchant"])


class TestHowFarAnActionIs:
    """Where it stands, where it leads: as far as it was told."""

    def test_the_piece_then_where_it_goes(self):
        ground = {f"{q},0": "forest" for q in range(6)}
        state = table("nomad", ground, dict.fromkeys(("1,0", "4,0"), ("p1 nomad",)))
        move = Act("p1", "nomad.move")

        assert trail_of(state, move) == [("piece", "now"), ("target", "next")]
        assert trail_of(state, move, piece="1,0") == [("1,0", "done"), ("target", "now")]

    def test_what_the_pieces_before_did_shows_while_the_next_is_asked(self):
        ground = dict.fromkeys(("0,0", "1,0", "2,0"), "forest")
        state = table("nomad", ground, dict.fromkeys(ground, ("p1 nomad",)))
        waiting = attempt(ActTimes("p1", "nomad.wood", 2), state, Sources(said={"piece": "0,0"}))

        assert waiting.question.key == "piece.2"
        assert waiting.step.state.player("p1").wood == state.player("p1").wood + 1


class TestSeveralAtOnce:
    def test_a_piece_that_takes_the_last_space_of_another_is_the_last_to_act(self):
        """Two nomads beside one space of the sea: one of them becomes a ship."""
        ground = {"0,0": "plain", "1,0": "sea", "2,0": "plain"}
        nomads = dict.fromkeys(("0,0", "2,0"), ("p1 nomad",))
        state = table("nomad", ground, nomads, wood=2)
        after = done(state, ActTimes("p1", "nomad.ship", 2), piece="0,0").state

        assert after.world["1,0"].pieces == ("p1 ship",)
        assert after.world["2,0"].pieces == ("p1 nomad",)


def trail_of(state, command, **told):
    """Id and stage of every mark of what waits."""
    waiting = attempt(command, state, Sources(said=told))
    marks = trail(waiting.parts, waiting.step.questions, waiting.step.answers)
    return [(mark.part.id, mark.stage.value) for mark in marks]
