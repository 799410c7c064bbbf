"""Rulebook, "Counting the points" and its examples."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from companion.content import SHELF, fact_of
from companion.core.answers import Given, Source
from companion.core.hexgrid import within
from companion.core.journal import MemoryJournal
from companion.core.session import Session
from companion.core.step import Sources, Step
from companion.errors import RuleBroken
from companion.games.rise_and_fall.commands.correct import (
    GiveTrophy,
    MoveCard,
)
from companion.games.rise_and_fall.commands.score import (
    BeginCount,
    ConfirmSheet,
    CountRegion,
    CountWorld,
    DropRegion,
)
from companion.games.rise_and_fall.commands.setup import ChangeWay
from companion.games.rise_and_fall.commands.world import PutPiece
from companion.games.rise_and_fall.commands.written import EndSheet
from companion.games.rise_and_fall.content import PIECES
from companion.games.rise_and_fall.events.flow import PhaseBegun
from companion.games.rise_and_fall.game import GAME
from companion.games.rise_and_fall.options import Way
from companion.games.rise_and_fall.rules import scoring, territory
from companion.games.rise_and_fall.rules.boxes import TROPHIES
from companion.games.rise_and_fall.state import Phase, Place, Region
from companion.games.rise_and_fall.views import sheet
from tests.rise_and_fall.makers import a_session, a_turn, own
from tests.rise_and_fall.worlds import a_world, settled_world


def the_example():
    """The sheet printed in the rulebook, its rows as the cards count them."""
    session = a_turn()
    own(session, "p1", gold=87, nomad=7, city=4, ship=3, merchant=2, temple=1, mountaineer=1)
    session.do(GiveTrophy("p1", "city"))
    session.do(GiveTrophy("p1", "temple"))
    session.do(MoveCard("p1", "temple", Place.DECLINE))
    session.do(MoveCard("p1", "mountaineer", Place.DECLINE))
    session.do(BeginCount())
    for terrain, spaces in (("sea", 7), ("forest", 4), ("plain", 3), ("plain", 5)):
        session.do(CountRegion(terrain, spaces, "p1"))
    return session


def offers_of(session):
    return {offer.id: offer for offer in session.offers}


class TestTrophiesOnTheSheet:
    """Touched on and off while the points are counted."""

    @pytest.mark.parametrize(
        ("told", "won"),
        [
            (("city",), {"city"}),
            (("temple",), {"temple"}),
            (("city", "temple", "ship"), {"city", "temple", "ship"}),
        ],
    )
    def test_one_that_is_touched_is_won_or_goes_back(self, told, won):
        session = the_example()
        offer = sheet.grid(session.state, offers_of(session)).write("p1", TROPHIES, told)
        session.do(offer.command({}))

        assert set(session.state.player("p1").trophies) == won

    def test_those_of_one_who_had_none_after_all_go_back_one_after_the_other(self):
        session = the_example()
        for _ in range(2):
            offer = sheet.grid(session.state, offers_of(session)).write("p1", TROPHIES, ())
            session.do(offer.command({}))

        assert not session.state.player("p1").trophies


class TestTheExample:
    def test_the_four_domains(self):
        sheet = scoring.sheet(the_example().state, "p1")

        assert (sheet.economy, sheet.trophies, sheet.developed, sheet.territory) == (43, 30, 33, 34)
        assert sheet.total == 140

    def test_six_regions(self):
        regions = [
            Region("plain", 4, "red"),
            Region("forest", 2, ""),
            Region("sea", 7, "red"),
            Region("plain", 1, "green"),
            Region("forest", 2, "yellow"),
            Region("mountain", 6, "yellow"),
        ]

        points = [territory.points(one) if one.winner else None for one in regions]

        assert points == [4, None, 14, 1, 6, 24]


class TestEconomy:
    @pytest.mark.parametrize(("gold", "points"), [(0, 0), (1, 0), (2, 1), (87, 43)])
    def test_a_point_for_every_two_gold(self, gold, points):
        assert scoring.economy(gold, quick=False) == points

    @pytest.mark.parametrize(("gold", "points"), [(0, 0), (1, 1), (86, 43), (87, 44)])
    def test_quick_half_rounded_down_goes_back(self, gold, points):
        assert scoring.economy(gold, quick=True) == points


class TestDevelopment:
    def test_cards_in_decline_or_reserve_count_nothing(self):
        rows = scoring.sheet(the_example().state, "p1").development

        assert [kind for kind, _, _ in rows] == ["nomad", "city", "ship", "merchant"]

    def test_the_rows_of_the_example(self):
        rows = scoring.sheet(the_example().state, "p1").development

        assert rows == (("nomad", 7, 7), ("city", 4, 7), ("ship", 3, 15), ("merchant", 2, 4))

    def test_no_value_is_asked_of_anybody(self):
        asked = []
        session = a_turn(facts=lambda fact: asked.append(fact))
        session.do(GiveTrophy("p1", "ship"))
        session.do(BeginCount())
        for seat in ("p1", "p2", "p3"):
            session.do(ConfirmSheet(seat))

        assert asked == []
        assert GAME.finished(session.state).rows[0].score == 25 + 1 + 1 + 5

    def test_a_card_without_a_piece_counts_nothing(self):
        assert scoring.printed_value("nomad.0") == 0

    def test_a_piece_more_than_the_card_knows_counts_as_its_last(self):
        assert scoring.printed_value("ship.6") == 25


class TestAsItWasCounted:
    """What is put right of the printed numbers later changes no sheet that was agreed to."""

    @pytest.fixture(autouse=True)
    def forget(self):
        yield
        SHELF.use_facts({})

    def test_a_game_that_is_over_keeps_its_points(self):
        session = the_example()
        for seat in ("p1", "p2", "p3"):
            session.do(ConfirmSheet(seat))
        SHELF.use_facts({fact_of(PIECES, "pieces", "city", "values", 3): 99})

        assert GAME.finished(session.state).rows[0].score == 140
        assert Session.open(GAME, MemoryJournal(session.journal.lines)).state == session.state

    def test_a_sheet_that_is_ended_keeps_its_points(self):
        session = the_example()
        session.do(ChangeWay(Way.SHEET))
        session.do(EndSheet())
        SHELF.use_facts({fact_of(PIECES, "pieces", "city", "values", 3): 99})

        assert GAME.finished(session.state).rows[0].score == 140

    def test_what_nobody_told_before_a_game_was_over_counts_nothing(self):
        over = PhaseBegun(Phase.OVER).apply(replace(the_example().state, values={"city.4": 15}))
        sheet = scoring.sheet(over, "p1")

        assert (sheet.developed, sheet.trophies) == (15, 0)

    def test_a_game_of_before_counts_what_was_told_in_it(self):
        state = the_example().state
        told = replace(state, values={"city.4": 15, "trophy.city": 0})

        assert scoring.sheet(told, "p1").total == 140 + 8 - 10

    def test_a_step_of_before_is_carried_out_again_with_what_was_told(self):
        session = the_example()
        step = Step(session.state, Sources(recorded={"value.city.4": Given(15, Source.FACT)}))
        ConfirmSheet("p1").carry_out(step)

        assert step.state.values["city.4"] == 15
        assert step.state.values["ship.3"] == 15
        assert step.state.values["nomad.7"] == 7


class TestTerritory:
    def test_a_tie_scores_for_nobody(self):
        world = a_world(
            {"0,0": "forest", "1,0": "forest"}, {"0,0": ("p1 city",), "1,0": ("p2 city",)}
        )

        assert territory.find_regions(world) == (Region("forest", 2, ""),)

    def test_glaciers_are_mountains(self):
        world = a_world({"0,0": "mountain", "1,0": "glacier"}, {"1,0": ("p1 mountaineer",)})

        assert territory.find_regions(world) == (Region("mountain", 2, "p1"),)

    def test_a_city_and_a_merchant_on_one_space_are_two_pieces(self):
        world = a_world(
            {"0,0": "plain", "1,0": "plain"},
            {"0,0": ("p1 city", "p1 merchant"), "1,0": ("p2 city",)},
        )

        assert territory.find_regions(world)[0].winner == "p1"

    @pytest.mark.parametrize("seed", range(40))
    def test_against_another_way_of_counting(self, seed):
        world = a_random_world(random.Random(seed))

        assert sorted(map(str, territory.find_regions(world))) == sorted(
            map(str, by_colouring(world))
        )


def a_random_world(chance: random.Random):
    grounds = ("sea", "plain", "forest", "mountain", "glacier")
    ground = {
        f"{q},{r}": chance.choice(grounds) for q, r in within((0, 0), 4) if chance.random() < 0.9
    }
    pieces = {at: (f"p{chance.randint(1, 3)} city",) for at in ground if chance.random() < 0.4}
    return a_world(ground, pieces)


def by_colouring(world):
    """Every space takes the smallest label around it until nothing changes."""
    label = {at: number for number, at in enumerate(sorted(world))}
    ground = {at: space.terrain.replace("glacier", "mountain") for at, space in world.items()}
    changed = True
    while changed:
        changed = False
        for at in world:
            q, r = map(int, at.split(","))
            for dq, dr in ((1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1)):
                other = f"{q + dq},{r + dr}"
                if other in world and ground[other] == ground[at] and label[other] < label[at]:
                    label[at], changed = label[other], True
    for number in set(label.values()):
        part = [at for at in world if label[at] == number]
        counts = {}
        for at in part:
            for piece in world[at].pieces:
                counts[piece[:2]] = counts.get(piece[:2], 0) + 1
        best = max(counts.values(), default=0)
        first = [seat for seat, count in counts.items() if count == best]
        yield Region(ground[part[0]], len(part), first[0] if len(first) == 1 else "")


class TestTheWorldOnTheTablet:
    def test_it_fills_the_sheet(self):
        session = a_turn(2)
        world = a_world({"0,0": "plain", "1,0": "plain", "2,0": "sea"}, {"0,0": ("p1 nomad",)})
        state = replace(session.state, world=world, phase=Phase.SCORING)
        regions = territory.find_regions(state.world)

        assert territory.territory_score(regions, "p1") == 2

    def test_counting_it_replaces_what_was_entered(self):
        session = settled_world()

        assert session.why_not(CountWorld()).key.endswith("not_now")

    @pytest.mark.parametrize(
        ("kind", "space", "reason"),
        [
            ("ship", "0,0", "ships_on_sea"),
            ("nomad", "80,0", "not_in_world"),
            ("city", "4,-1", "ships_on_sea"),
            ("temple", "0,0", "none_left_to_put"),
        ],
    )
    def test_where_pieces_may_not_stand(self, kind, space, reason):
        session = settled_world()

        assert session.why_not(PutPiece(space, "p1", kind)).key.endswith(reason)

    def test_a_merchant_may_share_with_a_city_and_nobody_else(self):
        session = own(settled_world(), "p1", merchant=2)
        session.do(PutPiece("0,0", "p1", "city"))

        assert session.why_not(PutPiece("0,0", "p1", "nomad")).key.endswith("space_full")
        session.do(PutPiece("0,0", "p1", "merchant"))
        assert session.why_not(PutPiece("0,0", "p1", "merchant")).key.endswith("space_full")


class TestTheEnd:
    def test_it_is_over_when_every_sheet_is_confirmed(self):
        session = the_example()
        for seat in ("p1", "p2", "p3"):
            session.do(ConfirmSheet(seat))

        result = GAME.finished(session.state)

        assert (result.rows[0].seat, result.rows[0].rank) == ("p1", 1)
        assert result.rows[0].score == 140

    def test_a_tie_is_shared(self):
        session = a_turn(2)
        session.do(BeginCount())
        for seat in ("p1", "p2"):
            session.do(ConfirmSheet(seat))

        assert [row.winner for row in GAME.finished(session.state).rows] == [True, True]

    def test_a_region_entered_wrongly_goes_off_again(self):
        session = the_example()
        session.do(DropRegion(0))

        assert scoring.sheet(session.state, "p1").territory == 20

    @pytest.mark.parametrize(
        ("command", "reason"),
        [
            (CountRegion("lava", 2, "p1"), "no_such_terrain"),
            (CountRegion("sea", 0, "p1"), "region_size"),
            (CountRegion("sea", 166, "p1"), "region_size"),
            (DropRegion(9), "no_such_region"),
            (CountWorld(), "no_world"),
        ],
    )
    def test_bad_input(self, command, reason):
        assert the_example().why_not(command).key.endswith(reason)

    def test_no_count_before_the_game(self):
        with pytest.raises(RuleBroken):
            a_session().do(BeginCount())


class TestTheSheetGoesRound:
    def test_only_ones_own_values_are_settled(self):
        session = own(a_turn(), "p2", nomad=4)
        session.do(BeginCount())
        session.do(ConfirmSheet("p1"))

        assert set(session.state.values) == {"nomad.1", "city.1", "ship.1"}

    def test_pieces_are_put_right_while_counting(self):
        session = a_turn()
        session.do(BeginCount())
        own(session, "p1", city=3, gold=11)

        assert scoring.sheet(session.state, "p1").economy == 5
        assert session.state.player("p1").in_world("city") == 3

    def test_the_quick_count_takes_half_of_the_gold(self):
        session = own(a_turn(quick_count=True), "p1", gold=87)
        session.do(BeginCount())

        assert scoring.sheet(session.state, "p1").total == 44 + 7
