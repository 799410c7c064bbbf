"""Lists under a real finger: a row opens, the list moves, at every size of the window."""

import pytest

from companion.pages.happening import key_of
from screens.pages.app_place import AppPlace
from tests.screens.page_hand import shown, touch
from tests.screens.states.score_pad import log, past_searched, people

SIZES = [(1280, 800), (800, 1280), (411, 823)]


@pytest.fixture(params=SIZES, ids=["landscape", "portrait", "phone"])
def turned(hand, request):
    """A hand on a window of this size."""
    hand.turn(*request.param)
    return hand


class TestARowOpens:
    def test_of_past_games(self, turned):
        past_searched(turned)
        turned.settle()
        touch(turned, f"open.{turned.app.library.finished[0].id}")

        assert turned.app.nav.view.route == "past_game"

    def test_of_people(self, turned):
        people(turned)
        turned.settle()
        touch(turned, "open.Bo")

        assert isinstance(turned.app.nav.view, AppPlace)
        assert turned.app.nav.view.at.name == "Bo"

    def test_of_the_log(self, turned):
        log(turned)
        turned.settle()
        key = [one for one in shown(turned).page.acts if one.startswith("turn.")][1]
        touch(turned, key)
        at = turned.app.nav.view.at

        assert key == f"turn.{key_of(at.chosen(at.turns))}"
