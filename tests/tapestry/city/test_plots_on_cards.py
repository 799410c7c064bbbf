"""FAQ, "Particular tapestries": buildings on tapestries that have plots."""

import pytest

from companion.games.tapestry.benefits import Benefit, Verb
from companion.games.tapestry.options import Expansion
from companion.games.tapestry.score import counting
from companion.games.tapestry.standing import HasPlots, Sold
from tests.tapestry.makers import a_gain, a_table, gain, with_player

ARTS = (Expansion.ARTS_AND_ARCHITECTURE,)
PLAY = Benefit(Verb.PLAY_OVER)


def the_center(**changes):
    """The Shopping Center lies there."""
    state = a_table(expansions=ARTS)
    laid = {"mat": {"1": ("shopping_center",)}, "standing": (HasPlots("shopping_center"),)}
    return with_player(state, **{**laid, **changes})


ON_IT = {"p1.city.place": "tapestry:shopping_center", "p1.shop": "house"}


class TestShoppingCenter:
    def test_a_building_on_it_is_no_part_of_the_capital(self):
        done = gain(the_center(), a_gain("farm"), answers={**ON_IT, "p1.city.place.2": "later"})

        assert done.me.capital.placed == ()
        assert done.me.waiting == ("house",)
        assert counting.count(done.state, "p1", "farm") == 1

    def test_each_plot_covered_gives_a_different_building(self):
        sold = (HasPlots("shopping_center"), Sold("market"), Sold("armory"))
        said = {**ON_IT, "p1.city.place.2": "later"}
        done = gain(the_center(standing=sold), a_gain("farm"), answers=said)

        offered = {option.id for option in done.questions["p1.shop"].options}
        assert offered == {"house", "farm"}

    def test_a_landmark_may_stand_there_and_still_counts(self):
        said = {
            "p1.city.place": "tapestry:shopping_center",
            "p1.shop.plots": 2,
            "p1.shop": "house",
            "p1.city.place.2": "later",
            "p1.shop.2": "farm",
            "p1.city.place.3": "later",
        }
        done = gain(the_center(), Benefit(Verb.LANDMARK, landmark="forge"), answers=said)

        assert done.me.capital.placed == ()
        assert counting.count(done.state, "p1", "landmark") == 1
        assert (done.me.buildings["house"], done.me.buildings["farm"]) == (1, 1)

    def test_the_capital_is_still_free_to_choose(self):
        done = gain(the_center(), a_gain("farm"), answers={"p1.city.place": "later"})

        assert done.me.waiting == ("farm",)

    def test_a_covered_card_takes_nothing_more(self):
        state = the_center(mat={"1": ("shopping_center", "academia")})

        done = gain(state, a_gain("farm"))

        assert "tapestry:shopping_center" not in str(done.questions)


class TestOtherCards:
    @pytest.mark.parametrize("said", ["yes", "no"])
    def test_whether_a_card_has_plots_is_asked_when_it_is_played(self, said):
        state = with_player(a_table(expansions=ARTS), hand=("barns",))
        played = gain(state, PLAY, answers={"p1.plots": said})

        assert (HasPlots("barns") in played.me.standing) is (said == "yes")

    def test_not_of_one_the_rulebook_explains(self):
        state = with_player(a_table(expansions=ARTS), hand=("national_parks",))

        assert "p1.plots" not in gain(state, PLAY).questions

    def test_what_such_a_card_gives_is_told(self):
        laid = {"mat": {"1": ("barns",)}, "standing": (HasPlots("barns"),)}
        state = with_player(a_table(expansions=ARTS), **laid)
        done = gain(state, a_gain("farm"), answers={"p1.city.place": "tapestry:barns"})

        assert "tapestry.told.plots_of_card" in done.told_keys()
        assert done.me.waiting == ()
