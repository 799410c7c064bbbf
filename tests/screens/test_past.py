"""Past games and running ones: looked through, opened again, thrown away, those of one game."""

import pytest

from tests.screens.page_hand import shown, touch
from tests.screens.states.score_pad import home_running, kept, several_games


@pytest.fixture
def past_game(hand):
    """The sheet of a finished game."""
    kept(hand)
    hand.settle()
    return hand


class TestPastGame:
    def test_it_can_be_looked_through_and_stays_as_it_was(self, past_game):
        hand = past_game
        touch(hand, "look_through")
        rows = [key for key in shown(hand).page.acts if key.startswith("turn.")]

        assert hand.app.nav.view.route == "log"
        assert rows
        assert hand.app.bridge.undo_text == ""
        assert hand.app.nav.back()
        assert hand.app.nav.view.route == "past_game"
        assert hand.app.bridge.session is None

    def test_it_can_be_opened_again_corrected_and_kept_again(self, past_game):
        hand = past_game
        number = hand.app.nav.view.at.game
        touch(hand, "reopen")
        running = [game.id for game in hand.app.library.running]
        hand.app.bridge.undo()
        over = hand.app.bridge.view.over
        hand.app.bridge.redo()

        assert running == [number]
        assert (over, len(hand.app.library.finished)) == (False, 0)
        assert hand.app.bridge.finish() == number
        assert len(hand.app.library.finished) == 1

    def test_those_of_one_game_are_shown_alone(self, past_game):
        hand = past_game
        several_games(hand)
        shelf = hand.app.nav.go("past").at.shelf
        hand.settle()
        both = len(shelf.shown)
        touch(hand, "game.tapestry")

        assert (both, shelf.game, len(shelf.shown)) == (2, "tapestry", 1)


class TestTheToast:
    def test_leaves_the_first_rows_of_a_list_and_the_buttons_of_a_sheet_free(self, hand):
        hand.app.nav.go("past")
        hand.app.toast("Kept")
        hand.settle()
        toast = hand.toast
        over_list = toast.top < hand.app.nav.height / 2
        hand.app.help()
        hand.settle()

        assert toast.text
        assert over_list
        assert toast.y > hand.app.nav.height / 2


class TestRunningGames:
    def test_the_other_one_is_gone_on_with_at_a_touch(self, hand):
        home_running(hand)
        hand.settle()
        wanted = hand.app.library.running[1].id
        touch(hand, "paused")
        touch(hand, f"resume.{wanted}")

        assert hand.app.bridge.running_id == wanted

    def test_one_begun_by_mistake_is_thrown_away_and_taken_back(self, hand):
        home_running(hand)
        hand.settle()
        before = [game.id for game in hand.app.library.running]
        touch(hand, "throw")
        left = [game.id for game in hand.app.library.running]
        hand.take_back()

        assert len(set(before) - set(left)) == 1
        assert {game.id for game in hand.app.library.running} == set(before)
