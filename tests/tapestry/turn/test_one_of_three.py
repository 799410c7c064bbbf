"""The same question several times says which it is; a piece is told by a plot of the grid."""

from companion.games.tapestry.city.events import PiecePlaced
from companion.games.tapestry.places import capital_place
from tests.tapestry.makers import a_gain, a_table, gain


def test_three_resources_of_ones_choice_are_counted():
    answers = {"p1.resource": "coin", "p1.resource.2": "food", "p1.resource.3": "coin"}
    done = gain(a_table(), a_gain("any_resource", 3), answers=answers)

    counted = [(one.number, one.of) for one in done.questions.values()]
    assert counted == [(1, 3), (2, 3), (3, 3)]


def test_one_alone_is_not():
    done = gain(a_table(), a_gain("any_resource"), answers={"p1.resource": "coin"})

    assert [one.of for one in done.questions.values()] == [0]


def test_a_landmark_that_sticks_out_is_laid_by_its_first_plot_on_the_grid():
    cells = ((-2, 5), (-1, 5), (0, 5), (0, 6))
    (act,) = PiecePlaced("p1", "forge", cells).acts(a_table())

    assert act.target == capital_place("p1", cells) == "p1/capital:0,5"
