"""Civilizations of the map, the capital and the tracks: what each mat does."""

from dataclasses import replace

import pytest

from companion.games.tapestry.benefits import Benefit, Verb
from companion.games.tapestry.income.commands import TakeIncomePoints, UseCivilization
from companion.games.tapestry.land.conquering import take
from companion.games.tapestry.options import Expansion
from companion.games.tapestry.player import Placed
from companion.games.tapestry.state import PRINTED, MapToken, Phase
from companion.games.tapestry.tracks.commands import AdvanceOnTrack
from companion.games.tapestry.turn.events import FactSettled
from companion.games.tapestry.turn.mats import power_of
from companion.games.tapestry.turn.turn import Turn
from tests.tapestry.makers import (
    a_gain,
    a_step,
    a_table,
    gain,
    in_phase,
    play,
    with_buildings,
    with_capital,
    with_civilization,
    with_hex,
    with_player,
    with_resources,
    with_tokens,
)
from tests.tapestry.mats import LATER, at_the_end, dice, hooked, marks, used

ARTS = (Expansion.ARTS_AND_ARCHITECTURE,)
MOVES = ("OutpostsOntoMat", "MatOutpostPlaced", "OutpostAcrossMats", "PiecePutOnMap")


def against_the_automa(left, boxes=()):
    """A solo game in which the Automa has placed the outposts of its start."""
    state = a_table(solo=True, expansions=boxes)
    state = with_hex(state, "-2,2", tile=PRINTED, tokens=(MapToken("automa"),) * 2)
    placed = {"automa": left, "shadow": left + 2}
    return replace(state, bots=replace(state.bots, outposts_left=placed))


def carried(done) -> list[tuple[str, int, str, str]]:
    """Outposts and buildings of the step: which, how many, from where, to where."""
    state, acts = a_table(), []
    for event in done.events:
        if type(event).__name__ in MOVES:
            acts += event.acts(state)
    return [(act.piece, act.n, act.source, act.target) for act in acts]


class TestTheMap:
    def test_isolationists_close_an_empty_territory_for_a_resource(self):
        state = with_hex(with_civilization(a_table(), "isolationists"), "2,1", tile=7)
        step = a_step(state, {"p1.isolationists": "yes", "p1.resource": "food"} | dice())
        take(Turn(step, "p1"), "2,1", "")

        assert len(step.state.map["2,1"].tokens) == 2
        assert step.state.players["p1"].resources["food"] == 1

    def test_isolationists_score_their_largest_mass(self):
        assert at_the_end("isolationists", a_table()).points() == {"civilization": 5}

    def test_militants_put_eight_outposts_on_the_mat(self):
        done = hooked("start", with_civilization(a_table(), "militants"))

        assert (done.me.outposts, done.me.elsewhere) == (0, 8)
        assert carried(done) == [
            ("outpost", 4, "p1/outposts", "p1/mat:militants:1"),
            ("outpost", 4, "p1/outposts", "p1/mat:militants:2"),
        ]

    def test_an_outpost_of_the_militants_goes_from_its_row_to_the_map(self):
        state = hooked("start", with_civilization(a_table(), "militants")).state
        step = a_step(with_hex(state, "2,1", tile=7), {"p1.militants.row": "1"} | dice())
        take(Turn(step, "p1"), "2,1", "")

        assert carried(step)[0] == ("outpost", 1, "p1/mat:militants:1", "hex:2,1")
        assert step.state.players["p1"].civilizations[-1].marks["1"] == 3

    def test_an_outpost_of_the_militants_may_go_to_the_collectors(self):
        state = hooked("start", with_civilization(a_table(), "militants")).state
        state = with_hex(with_civilization(state, "collectors"), "2,1", tile=7)
        answers = {"p1.collectors.outpost": "yes", "p1.militants.row": "2", "p1.resource": "coin"}
        done = gain(state, Benefit(Verb.CONQUER), answers=answers)

        ends = ("p1/mat:militants:2", "p1/mat:collectors:outpost")
        assert carried(done)[0] == ("outpost", 1, *ends)
        assert done.me.elsewhere == 8
        assert done.me.civilizations[-1].marks["outpost"] == 1

    def test_militants_conquer_from_the_mat_and_gain_what_is_open(self):
        state = hooked("start", with_civilization(a_table(), "militants")).state
        state = with_hex(state, "2,1", tile=7)
        answers = {"p1.militants.row": "2", "p1.conquer.hex": "2,1"} | dice()
        done = gain(state, Benefit(Verb.CONQUER), answers=answers)
        state = in_phase(with_player(done.state, income_turns=2), Phase.INCOME_POWERS)
        income = play(replace(state, this_turn=()), UseCivilization("militants"))

        assert done.me.elsewhere == 7
        assert income.points() == {"civilization": 1}
        assert income.me.resources == done.me.resources

    def test_militants_open_nothing_where_there_is_nothing_to_conquer(self):
        state = hooked("start", with_civilization(a_table(), "militants")).state
        for key, here in state.map.items():
            if here.explored and not here.tokens:
                state = with_hex(state, key, tile=None)

        done = gain(state, Benefit(Verb.CONQUER))

        assert done.told_keys() == ["tapestry.told.nothing_to_conquer"]
        assert (done.me.outposts, done.me.elsewhere) == (0, 8)

    def test_militants_conquer_from_the_mat_by_a_card_too(self):
        state = hooked("start", with_civilization(a_table(), "militants")).state
        state = with_hex(state, "2,1", tile=7)
        step = a_step(state, {"p1.militants.row": "1"} | dice())
        take(Turn(step, "p1"), "2,1", "")

        assert step.state.players["p1"].elsewhere == 7

    @pytest.mark.parametrize(("left", "first", "asked"), [(8, 4, False), (5, 1, True)])
    def test_militants_gained_later_choose_the_rows_for_what_is_left(self, left, first, asked):
        """Player aid: the outposts left, from right to left, on the rows of one's choice."""
        state = with_player(a_table(), outposts=left, elsewhere=8 - left)
        state = with_civilization(state, "militants")
        step = a_step(state, {"p1.militants.first_row": first} if asked else {})
        power_of(Turn(step, "p1"), "militants").start()

        marks = step.state.players["p1"].civilizations[-1].marks
        assert (marks["1"], marks["2"]) == (first, left - first)

    def test_traders_gain_for_opponents_around_an_empty_territory(self):
        state = with_hex(a_table(), "-2,3", tile=7)

        assert used("traders", state, {"p1.traders": "-2,3"}).points() == {"civilization": 1}

    def test_infiltrators_share_a_lone_outposts_territory(self):
        state = with_hex(a_table(), "2,1", tile=7, tokens=(MapToken("p2"),))
        state = with_player(state, "p2", outposts=7)
        done = used("infiltrators", state, {"p1.infiltrators": "2,1"})

        assert done.me.resources["coin"] == 1

    def test_infiltrators_visit_a_capital_for_the_outposts_not_placed(self):
        assert used("infiltrators", answers={"p1.infiltrators": "p2"}).points() == {
            "civilization": 8
        }

    @pytest.mark.parametrize(("boxes", "left"), [((), 7), ((Expansion.PLANS_AND_PLOYS,), 8)])
    def test_infiltrators_visit_the_automa_in_a_solo_game(self, boxes, left):
        """R-setup-4: 7 outposts to place, with Plans & Ploys 8; the Shadow has no capital."""
        state = against_the_automa(left, boxes)
        done = used("infiltrators", state, {"p1.infiltrators": "automa"})

        assert done.questions["p1.infiltrators"].ids == ("none", "automa")
        assert done.points() == {"civilization": left}
        assert marks(done, "infiltrators") == {"visits": 1}

    def test_the_third_visit_to_the_automa_brings_a_civilization(self):
        state = against_the_automa(7)
        said = {"p1.infiltrators": "automa", "p1.civilization": "craftsmen"}
        done = used("infiltrators", state, said, by_app=(), marks={"visits": 2})

        assert "craftsmen" in [mat.id for mat in done.me.civilizations]

    def test_islanders_explore_their_own_island(self):
        state = with_player(a_table(), tiles=(7,))
        answers = {"p1.islanders": "islanders:NE", "p1.explore.rotation": "0"}
        done = used("islanders", state, answers)

        assert done.me.tiles == ()
        assert done.me.resources["coin"] == 1
        assert set(marks(done, "islanders")) == {"NE"}


class TestTheCity:
    def test_architects_gain_for_a_district_with_one_kind_of_building(self):
        cells = [(3, 0), (3, 1), (3, 2), (4, 0), (4, 1), (4, 2), (5, 0)]
        placed = tuple(Placed("farm", (cell,)) for cell in cells[:-1])
        state = with_capital(a_table(), placed=placed)
        state = with_buildings(with_civilization(state, "architects"), farm=4)
        answers = {"p1.city.place": "5,0,0", "p1.resource": "coin", "p1.resource.2": "food"}
        done = gain(state, a_gain("farm"), answers=answers)

        assert (done.me.resources["coin"], done.me.resources["food"]) == (1, 1)

    def test_craftsmen_put_buildings_on_the_statue(self):
        state = with_civilization(a_table(), "craftsmen")
        done = gain(state, a_gain("farm"), answers={"p1.city.place": "craftsmen:1.1"})

        assert done.me.resources["worker"] == 1
        assert done.me.buildings["farm"] == 1

    def test_nomads_put_buildings_on_the_map(self):
        state = with_hex(with_civilization(a_table(), "nomads"), "2,1", tile=7)
        done = gain(state, a_gain("farm"), answers={"p1.city.place": "nomads:2,1"})

        assert done.state.map["2,1"].controller() == "p1"
        assert (done.me.buildings["farm"], done.me.waiting) == (1, ())
        assert carried(done)[-1] == ("farm", 1, "p1/waiting", "hex:2,1")

    @pytest.mark.parametrize(
        ("second", "points"),
        [(((2, 1), (3, 1)), 4), (((1, 3), (1, 4)), 1), (((2, 3), (3, 3)), 1), (((1, 2),), 4)],
    )
    def test_landmarks_of_a_group_touch_side_by_side(self, second, points):
        pieces = (Placed("forge", ((0, 1), (1, 1))), Placed("academy", second))
        scored = [
            at_the_end("urban_planners", with_capital(a_table(), placed=order)).points()
            for order in (pieces, pieces[::-1])
        ]

        assert scored == [{"civilization": points}] * 2

    def test_what_a_mat_scores_at_the_end_comes_with_the_points_of_income_turn_5(self):
        state = with_civilization(a_table(era=5), "riverfolk")

        done = play(in_phase(state, Phase.INCOME_POINTS), TakeIncomePoints())
        earlier = in_phase(with_player(state, income_turns=4), Phase.INCOME_POINTS)

        assert done.points()["civilization"] == -22
        assert "civilization" not in play(earlier, TakeIncomePoints()).points()

    def test_riverfolk_lose_a_point_per_visible_impassable_plot(self):
        assert at_the_end("riverfolk", a_table()).points() == {"civilization": -22}

    def test_urban_planners_score_their_largest_group_of_landmarks(self):
        pieces = (Placed("forge", ((0, 0), (0, 1))), Placed("academy", ((0, 2), (0, 3))))
        state = with_capital(a_table(), placed=pieces)

        assert at_the_end("urban_planners", state).points() == {"civilization": 4}

    def test_artificers_gain_a_point_per_building_on_turn_5(self):
        state = with_buildings(a_table(), farm=2, house=1)
        done = used("artificers", state, {"p1.artificers": "points"}, era=5)

        assert done.points() == {"civilization": 3}


class TestTheTracks:
    def test_futurists_jump_four_spaces_without_landmarks(self):
        done = gain(a_table(), Benefit(Verb.JUMP, tracks=("science", "military"), n=4))

        assert done.state.space("p1", "science") == 4
        assert done.state.landmarks == {}

    def test_renegades_go_up_their_own_track_instead(self):
        state = with_resources(with_civilization(a_table(), "renegades"), coin=1)
        answers = {"p1.renegades": "yes", "p1.building": "farm", "p1.city.place_now": "8,8,0"}
        done = play(state, AdvanceOnTrack("exploration"), answers)

        assert (len(done.me.hand), done.me.tiles) == (1, ())
        assert marks(done, "renegades") == {"at": 1}

    def test_tinkerers_gain_the_cost_of_a_space(self):
        state = with_tokens(a_table(), technology=5)
        answers = {"p1.tinkerers": "cost", "p1.resource": "food"}
        done = used("tinkerers", state, answers)

        assert (done.me.resources["coin"], done.me.resources["food"]) == (1, 1)

    def test_tinkerers_gain_different_resources_where_the_space_costs_them(self):
        """AA, tier II of arts: 2 different resources."""
        state = with_tokens(a_table(expansions=ARTS), arts=4)
        done = used("tinkerers", state, {"p1.tinkerers": "cost", "p1.handful": "coin+food"})

        assert (done.me.resources["coin"], done.me.resources["food"]) == (1, 1)
        handfuls = done.questions["p1.handful"].ids
        assert len(handfuls) == 6
        assert all(len({*one.split("+")}) == 2 for one in handfuls)

    def test_tinkerers_gain_what_the_owner_read_off_the_board(self):
        state = with_tokens(a_table(expansions=ARTS), arts=10)
        state = FactSettled("arts_cost.IV", "same_2").apply(state)
        done = used("tinkerers", state, {"p1.tinkerers": "cost", "p1.handful": "food+food"})

        assert done.me.resources["food"] == 2
        assert len(done.questions["p1.handful"].ids) == 4

    def test_tinkerers_catch_up_with_the_closest_opponent(self):
        state = with_tokens(a_table(), "p2", exploration=2)
        done = used("tinkerers", state, {"p1.tinkerers": "catch_up"})

        assert done.state.space("p1", "exploration") == 2

    def test_tinkerers_go_to_the_next_bonus_and_take_it(self):
        answers = {"p1.tinkerers": "bonus", "p1.advance.track": "science", "p1.bonus": "yes"}
        done = used("tinkerers", answers=answers | LATER)

        assert done.state.space("p1", "science") == 2
        assert done.me.buildings["house"] == 1

    def test_utilitarians_gain_4_for_each_high_advance_of_a_power(self):
        state = with_civilization(a_table(), "utilitarians", academy=1)
        state = with_tokens(state, science=7)
        advance = Benefit(Verb.ADVANCE, tracks=("science",), benefit=False)

        assert gain(state, advance).points() == {"civilization": 4}
