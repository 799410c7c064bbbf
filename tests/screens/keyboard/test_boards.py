"""Pieces in the capital, laid by keys alone."""

from companion.games.tapestry.boards.capital import cell_of
from companion.games.tapestry.city.commands import TakeLandmark
from tests.fingers.keys import ENTER, LEFT
from tests.screens.page_hand import shown
from tests.screens.tapestry.test_capital import placed
from tests.screens.tapestry_games import ready


def struck(hand, key, *held):
    hand.key(key, chr(key) if key < 128 else None, *held)
    hand.settle()


class TestThePieceInTheCapital:
    """It lies where the ring is; the ring goes from plot to plot."""

    def test_it_is_laid_by_arrows_and_enter(self, hand):
        ready(hand)
        hand.app.bridge.do(TakeLandmark("p1", "tech_hub"))
        hand.app.nav.go("tapestry/capital")
        hand.settle()
        view = hand.app.nav.view.view
        lit = [key for key in shown(hand).page.acts if key.startswith("plot.")]
        row, column = next(cell for cell in map(cell_of, lit) if cell[1] < 8)
        view.keys.focused, view.keys.seen = f"plot.{row}.{column + 1}", True
        struck(hand, LEFT)
        assert view.keys.focused == f"plot.{row}.{column}"
        struck(hand, ENTER)
        assert shown(hand).gold == "lay"
        struck(hand, ENTER, "ctrl")

        assert placed(hand)[-1].piece == "tech_hub"
