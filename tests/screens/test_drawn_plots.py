"""A question that is answered by drawing: plots under a finger."""

import pytest
from kivy.metrics import dp

from companion.core.message import Message
from companion.core.question import Drawing, Plots
from companion.games.tapestry import house_facts
from screens.widgets.asking.drawn_plots import DrawnPlots, PlotLens
from screens.widgets.asking.question import ask_question
from screens.widgets.controls.button import Gold

SMALL = Plots(3, 4, ".X", trimmed=True)
TEXT = Message("kit.draw_plots")


def plot(grid, row, column):
    """The middle of a plot, in the window."""
    left, top, step = grid.frame()
    return grid.to_window(left + (column + 0.5) * step, top - (row + 0.5) * step)


def take(hand):
    """The gold button of the sheet."""
    return next(one for one in hand.app.nav.overlays[-1].walk() if isinstance(one, Gold))


@pytest.fixture
def asked(hand):
    """The question, what is answered, and the grid."""

    def ask(plots, guess=None):
        answers = []
        ask_question(Drawing("key", TEXT, 200, guess, plots), answers.append)
        hand.settle()
        return answers, hand.find(DrawnPlots)

    return ask


class TestDrawing:
    def test_a_touch_draws_and_another_rubs_out(self, hand, asked):
        answers, grid = asked(SMALL)
        for cell in ((1, 1), (1, 2), (2, 2), (1, 1)):
            hand.tap(plot(grid, *cell))
        hand.tap(take(hand))

        assert answers == ["X/X"]

    def test_a_finger_that_moves_on_draws_each_plot(self, hand, asked):
        answers, grid = asked(SMALL)
        hand.drag(plot(grid, 0, 0), plot(grid, 0, 3))
        hand.tap(take(hand))

        assert answers == ["XXXX"]

    def test_a_mat_keeps_where_each_plot_is(self, hand, asked):
        answers, grid = asked(Plots(9, 9))
        hand.tap(plot(grid, 8, 0))
        hand.tap(take(hand))

        assert answers == ["/".join([*["." * 9] * 8, "#" + "." * 8])]

    def test_what_was_told_before_lies_there(self, hand, asked):
        answers, grid = asked(SMALL, "X./XX")
        hand.tap(plot(grid, 0, 1))
        hand.tap(take(hand))

        assert answers == ["XX/XX"]

    def test_who_cannot_tell_says_so(self, hand, asked):
        answers, _grid = asked(SMALL)
        hand.tap(hand.button("kit.cannot_tell"))

        assert answers == [""]

    @pytest.mark.parametrize("size", [(1280, 800), (800, 1280), (411, 823)])
    def test_the_whole_mat_is_in_sight(self, hand, asked, size):
        hand.turn(*size)
        _answers, grid = asked(Plots(9, 9))
        step, wide = grid.frame()[2], grid.width
        hand.turn(1280, 800)

        assert step >= 36
        assert step * 9 <= wide + 1


class TestPlotsSmallerThanAFinger:
    """On phones and in low windows a touch shows them larger, and what is drawn there counts."""

    @pytest.fixture(params=[(411, 823), (640, 480)])
    def small(self, hand, asked, request):
        hand.turn(*request.param)
        yield (hand, *asked(Plots(9, 9)))
        hand.turn(1280, 800)

    def test_a_touch_shows_plots_that_a_finger_finds(self, small):
        hand, _answers, grid = small
        hand.tap(plot(grid, 2, 2))
        lens = hand.app.nav.overlays[-1]

        assert isinstance(lens, PlotLens)
        assert lens.larger.part_size() >= dp(48)
        assert not grid.drawn

    def test_what_is_drawn_there_is_drawn(self, small):
        hand, answers, grid = small
        hand.tap(plot(grid, 2, 2))
        larger = hand.app.nav.overlays[-1].larger
        hand.tap(plot(larger, 2, 2))
        hand.drag(plot(larger, 3, 2), plot(larger, 3, 3))
        hand.tap(take(hand))
        hand.tap(take(hand))

        drawn = {2: "..#......", 3: "..##....."}
        assert answers == ["/".join(drawn.get(row, "." * 9) for row in range(9))]

    def test_large_plots_in_a_long_list_too_as_a_finger_must_move_it(self, hand, asked):
        """A low window, or large letters: the mat is not all in sight."""
        _answers, grid = asked(Plots(9, 9))
        grid.size_hint_y, grid.height = None, dp(56) * 9 + 400
        hand.settle()
        hand.tap(plot(grid, 0, 0))

        assert grid.part_size() >= dp(48)
        assert isinstance(hand.app.nav.overlays[-1], PlotLens)

    def test_a_finger_that_moves_on_draws_nothing_outside_of_it(self, small):
        hand, _answers, grid = small
        hand.drag(plot(grid, 4, 4), plot(grid, 1, 4))

        assert not grid.drawn


class TestAFactOfTheBox:
    def test_a_footprint_and_a_mat_are_drawn(self):
        for fact in ("footprint.bridge", "grid.mesa"):
            assert isinstance(house_facts.question(fact), Drawing)
