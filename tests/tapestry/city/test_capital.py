"""Rulebook, "Buildings and capitals"."""

import pytest

from companion.core.step import Unanswered
from companion.errors import RuleBroken
from companion.games.tapestry import content
from companion.games.tapestry.benefits import Benefit, Verb
from companion.games.tapestry.capital import footprints, plots
from companion.games.tapestry.city.commands import CountCapital, PlacePiece
from companion.games.tapestry.income.commands import NextStep
from companion.games.tapestry.player import Placed
from companion.games.tapestry.state import Phase
from companion.games.tapestry.tracks.commands import AdvanceOnTrack
from tests.tapestry.makers import (
    a_gain,
    a_table,
    gain,
    in_phase,
    play,
    with_buildings,
    with_capital,
    with_civilization,
    with_player,
    with_resources,
    with_tokens,
)

FREE = next(
    (row, column)
    for row in range(9)
    for column in range(9)
    if (row, column) not in content.capital("mountain").blocked
)
BLOCKED = min(content.capital("mountain").blocked)


def covering(*cells, piece="academy"):
    """Something stands on these plots."""
    return Placed(piece, tuple(cells))


def row_but_one(row=0):
    """A row of Mountain without its last free plot, and that plot."""
    blocked = content.capital("mountain").blocked
    free = [(row, column) for column in range(9) if (row, column) not in blocked]
    return tuple(free[:-1]), free[-1]


def a_landmark(landmark="forge"):
    return Benefit(Verb.LANDMARK, landmark=landmark)


class TestPlots:
    def test_impassable_plots_are_not_built_on(self):
        state = with_player(a_table(), waiting=("farm",))
        state = with_buildings(state, farm=1)

        with pytest.raises(RuleBroken) as refused:
            PlacePiece("p1", "farm", f"{BLOCKED[0]},{BLOCKED[1]},0").verify(state)

        assert refused.value.message.key == "tapestry.broken.over_impassable"

    def test_but_they_count_as_filled(self):
        capital = a_table().players["p1"].capital

        assert set(plots.filled(capital)) == set(content.capital("mountain").blocked)

    def test_nothing_on_top_of_anything(self):
        state = with_capital(a_table(), placed=(covering(FREE, piece="farm"),))
        state = with_player(with_buildings(state, farm=1, house=1), waiting=("house",))

        with pytest.raises(RuleBroken):
            PlacePiece("p1", "house", f"{FREE[0]},{FREE[1]},0").verify(state)


class TestIncomeBuildings:
    def test_the_leftmost_leaves_the_mat_and_opens_its_income(self):
        played = gain(a_table(), a_gain("farm"), answers={"p1.city.place": "later"})

        assert played.me.buildings["farm"] == 1
        assert content.income_track("farm").spaces[1].reveals[0].what == "food"

    def test_it_covers_one_plot(self):
        answers = {"p1.city.place": f"{FREE[0]},{FREE[1]},0"}

        played = gain(a_table(), a_gain("farm"), answers=answers)

        assert played.me.capital.placed == (Placed("farm", (FREE,)),)

    def test_any_means_the_players_choice(self):
        answers = {"p1.building": "armory", "p1.city.place": "later"}

        assert gain(a_table(), a_gain("any_income_building"), answers=answers).me.buildings == {
            "market": 0,
            "house": 0,
            "farm": 0,
            "armory": 1,
        }


class TestLandmarks:
    def test_there_is_one_of_each(self):
        first = gain(a_table(), a_landmark(), answers={"p1.city.place": "later"})

        again = gain(first.state, a_landmark())

        assert again.told_keys() == ["tapestry.told.landmark_gone"]
        assert again.me.waiting == ("forge",)

    @pytest.mark.parametrize("landmark", ["rubber_works", "fusion_reactor", "library", "academy"])
    def test_it_covers_its_own_shape_turned_as_one_likes(self, landmark):
        cells = content.landmark(landmark).cells

        for quarters in range(4):
            assert len(footprints.turned(cells, quarters)) == len(cells)
        assert footprints.turned(cells, 4) == cells

    def test_it_may_stick_out_of_the_grid(self):
        fits = plots.fitting(a_table().players["p1"].capital, "train_station")

        assert any(not footprints.on_grid(cell) for cells in fits.values() for cell in cells)

    def test_outside_the_grid_too_nothing_lies_on_another(self):
        fits = plots.fitting(a_table().players["p1"].capital, "rubber_works").values()
        cells = next(cells for cells in fits if sum(map(footprints.on_grid, cells)) == 2)
        laid = (Placed("rubber_works", tuple(sorted(cells))),)
        state = with_player(with_capital(a_table(), placed=laid), waiting=("fusion_reactor",))
        city = state.players["p1"].capital
        ways = footprints.placements(footprints.shape(city, "fusion_reactor"))
        over = [
            key
            for key, others in ways
            if others & cells and not any(map(footprints.on_grid, others & cells))
        ]

        assert over
        assert not set(over) & set(plots.fitting(city, "fusion_reactor"))
        with pytest.raises(RuleBroken) as refused:
            PlacePiece("p1", "fusion_reactor", over[0]).verify(state)
        assert refused.value.message.key == "tapestry.broken.over_a_building"

    def test_only_the_plots_on_the_grid_are_filled(self):
        state = with_player(a_table(), waiting=("library",))
        key = next(
            key
            for key, cells in plots.fitting(state.players["p1"].capital, "library").items()
            if sum(map(footprints.on_grid, cells)) == 2
        )

        played = play(state, PlacePiece("p1", "library", key))

        assert len(plots.built_on(played.me.capital)) == 2
        assert played.me.waiting == ()


class TestLines:
    def test_a_row_is_complete_when_all_nine_plots_are_filled(self):
        covered, last = row_but_one()
        state = with_capital(a_table(), placed=(covering(*covered),))
        assert plots.complete_rows(state.players["p1"].capital) == 0

        state = with_capital(a_table(), placed=(covering(*covered, last),))

        assert plots.complete_rows(state.players["p1"].capital) == 1

    def test_rows_and_columns_are_counted_apart(self):
        """AA: points for rows only, or for columns only, do not score the capital."""
        covered, last = row_but_one()
        state = with_capital(a_table(), placed=(covering(*covered, last),))

        rows = gain(state, Benefit(Verb.POINTS_PER, per="capital_rows"))
        columns = gain(state, Benefit(Verb.POINTS_PER, per="capital_columns"))

        assert (rows.me.score, columns.me.score) == (1, 0)

    def test_rows_alone_do_not_set_off_what_scoring_the_capital_does(self):
        """Architects: a row of farms is worth 2 where the capital is scored, else 1."""
        cells = [(8, column) for column in range(9)]
        blocked = content.capital("mountain").blocked
        farms = tuple(Placed("farm", (cell,)) for cell in cells if cell not in blocked)
        state = with_civilization(with_capital(a_table(), placed=farms), "architects")

        assert gain(state, Benefit(Verb.SCORE_CAPITAL)).me.score == 2
        assert gain(state, Benefit(Verb.POINTS_PER, per="capital_rows")).me.score == 1


class TestDistricts:
    def filled_but_one(self, down=0, across=0):
        """A district of Mountain without its first free plot, which is returned."""
        blocked = content.capital("mountain").blocked
        free = [plot for plot in plots.district(down, across) if plot not in blocked]
        state = with_capital(a_table(), placed=(covering(*free[1:]),))
        return state, free[0]

    @pytest.mark.parametrize(("down", "across"), [(0, 0), (1, 1), (2, 1), (0, 2)])
    def test_a_full_one_gives_a_resource_at_once(self, down, across):
        state, (row, column) = self.filled_but_one(down, across)
        answers = {"p1.city.place": f"{row},{column},0", "p1.resource": "food"}

        played = gain(state, a_gain("farm"), answers=answers)

        assert played.me.capital.districts == (f"{down},{across}",)
        assert played.me.resources["food"] == 1

    @pytest.mark.parametrize(("down", "across"), [(0, 0), (1, 1), (2, 1), (0, 2)])
    def test_a_plot_that_completes_one_is_offered_at_once(self, down, across):
        state, (row, column) = self.filled_but_one(down, across)

        with pytest.raises(Unanswered) as asked:
            gain(state, a_gain("farm"))

        assert {o.id for o in asked.value.question.options} == {"later", f"{row},{column},0"}

    def test_only_once(self):
        state, (row, column) = self.filled_but_one()
        answers = {"p1.city.place": f"{row},{column},0", "p1.resource": "food"}
        state = gain(state, a_gain("farm"), answers=answers).state

        played = gain(state, a_gain("house"), answers={"p1.city.place": "8,8,0"})

        assert played.me.resources["food"] == 1

    def test_there_are_nine(self):
        everything = tuple((row, column) for row in range(9) for column in range(9))
        capital = with_capital(a_table(), placed=(covering(*everything),)).players["p1"].capital

        assert len(plots.full_districts(capital)) == 9


class TestLastBlockedPlot:
    """The Riverfolk's: the last impassable plot of a district that is still to be seen."""

    GRID = ("#.#......", *["." * 9] * 8)

    def city(self, *placed):
        state = with_capital(a_table(), grid=self.GRID, placed=placed)
        return state.players["p1"].capital

    @pytest.mark.parametrize("laid", [{(0, 2)}, {(0, 2), (0, 3)}])
    def test_covering_it(self, laid):
        city = self.city(covering((0, 0)))

        assert plots.last_blocked_covered(city, frozenset(laid)) == ("0,0",)

    def test_not_while_another_is_seen(self):
        assert plots.last_blocked_covered(self.city(), frozenset({(0, 2)})) == ()

    def test_nor_where_none_was_left(self):
        city = self.city(covering((0, 0)), covering((0, 2)))

        assert plots.last_blocked_covered(city, frozenset({(1, 1)})) == ()


class TestCounts:
    """For those who keep only three numbers."""

    def test_rows_columns_and_districts_are_typed(self):
        state = a_table(grid=False)

        played = play(state, CountCapital("p1", 2, 1, 1), {"p1.resource": "coin"})

        assert plots.complete_rows(played.me.capital) == 2
        assert plots.complete_columns(played.me.capital) == 1
        assert played.me.resources["coin"] == 1

    def test_scoring_the_capital_uses_them(self):
        state = play(a_table(grid=False), CountCapital("p1", 2, 1)).state

        assert gain(state, Benefit(Verb.SCORE_CAPITAL)).me.score == 3

    def test_a_drawn_capital_is_counted_by_the_app(self):
        with pytest.raises(RuleBroken) as refused:
            CountCapital("p1", 2, 1).verify(a_table())

        assert refused.value.message.key == "tapestry.broken.capital_is_drawn"


class TestWhenToPlace:
    """A piece may wait where that changes nothing, never past the end of the turn."""

    def a_house_comes(self):
        """Astronomy, its bonus: a house, and the turn is over."""
        return with_tokens(with_resources(a_table(), coin=2), science=1)

    def test_at_the_end_of_the_turn_it_is_asked_where(self):
        command = AdvanceOnTrack("science", ("coin",))
        with pytest.raises(Unanswered) as asked:
            play(self.a_house_comes(), command, {"p1.bonus": "yes"})

        assert asked.value.question.key == "p1.city.place_now"
        assert "later" not in asked.value.question.ids

    def test_then_nothing_waits_in_the_next_one_s_turn(self):
        answers = {"p1.bonus": "yes", "p1.city.place_now": f"{FREE[0]},{FREE[1]},0"}
        played = play(self.a_house_comes(), AdvanceOnTrack("science", ("coin",)), answers)

        assert played.me.capital.placed == (Placed("house", (FREE,)),)
        assert played.me.waiting == ()
        assert played.state.turn == "p2"

    def test_what_came_in_another_s_turn_is_asked_as_well(self):
        state = with_player(with_resources(a_table(), coin=1), "p2", waiting=("farm",))
        state = with_tokens(state, exploration=0)
        answers = {"p2.city.place_now": "8,8,0"}

        played = play(state, AdvanceOnTrack("exploration", ("coin",)), answers)

        assert played.state.players["p2"].waiting == ()

    def test_three_plain_counts_ask_for_no_place(self):
        state = with_tokens(with_resources(a_table(grid=False), coin=2), science=1)
        played = play(state, AdvanceOnTrack("science", ("coin",)), {"p1.bonus": "yes"})

        assert played.me.buildings["house"] == 1
        assert played.me.waiting == ()

    def almost_a_row(self):
        """The last plot of the bottom row waits for the farm."""
        mat = with_capital(a_table(), mat="")
        grid = ("." * 9,) * 9
        cells = tuple(Placed("house", ((8, column),)) for column in range(8))
        state = with_capital(mat, grid=grid, placed=cells)
        return with_player(state, waiting=("farm",))

    def test_before_the_capital_is_scored(self):
        answers = {"p1.city.place_now": "8,8,0"}

        played = gain(self.almost_a_row(), Benefit(Verb.SCORE_CAPITAL), answers=answers)

        assert played.points() == {"track": 1}

    def test_before_rows_are_counted(self):
        rows = Benefit(Verb.POINTS_PER, per="capital_rows", each=3)
        answers = {"p1.city.place_now": "8,8,0"}

        assert gain(self.almost_a_row(), rows, answers=answers).points() == {"track": 3}

    def test_before_the_points_of_an_income_turn(self):
        state = in_phase(with_player(self.almost_a_row(), income_turns=2), Phase.INCOME_UPGRADE)
        played = play(state, NextStep(), {"p1.city.place_now": "8,8,0"})

        assert played.state.phase is Phase.INCOME_POINTS
        assert played.me.waiting == ()

    def test_a_piece_waits_unasked_where_no_district_would_pay(self):
        played = gain(a_table(), a_gain("farm"))

        assert played.me.waiting == ("farm",)

    def test_it_is_asked_where_a_district_would_pay(self):
        cells = [(3, 0), (3, 1), (3, 2), (4, 0), (4, 1), (4, 2)]
        state = with_capital(a_table(), placed=tuple(Placed("farm", (cell,)) for cell in cells))
        with pytest.raises(Unanswered) as asked:
            gain(state, a_gain("house"))

        assert asked.value.question.ids == ("later", "5,0,0")


class TestTogether:
    """FAQ: "vous pouvez utiliser cette ressource pour payer le bonus"."""

    TOP_LEFT = ((0, 0), (0, 1), (0, 2), (1, 2), (2, 0), (2, 1), (2, 2))
    """The district's free plots on the mat Mountain."""

    def gained(self, free, *waiting, **answers):
        covered = self.TOP_LEFT[:-free]
        state = with_capital(a_table(), placed=(Placed("academy", covered),))
        state = with_player(with_buildings(state, market=len(waiting)), waiting=waiting)
        return gain(state, a_gain("farm"), answers=answers)

    def test_two_that_complete_a_district_only_together_are_asked_for_at_once(self):
        done = self.gained(2, "market", **{"p1.city.place": "later"})

        offered = [option.id for option in done.questions["p1.city.place"].options]
        assert offered == ["later", "2,1,0", "2,2,0"]

    def test_the_other_one_follows_and_the_district_pays_before_the_bonus(self):
        said = {"p1.city.place": "2,1,0", "p1.city.place.2": "2,2,0", "p1.resource": "coin"}
        done = self.gained(2, "market", **said)

        assert done.me.capital.districts == ("0,0",)
        assert done.me.resources["coin"] == 1
        assert done.me.waiting == ()

    def test_one_alone_is_not_asked_for(self):
        assert self.gained(2).me.waiting == ("farm",)

    def test_nor_two_for_three_plots(self):
        assert self.gained(3, "market").me.waiting == ("market", "farm")
