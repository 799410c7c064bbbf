"""A start that nothing can break, in the window; everything checked; a way out of long work."""

from pathlib import Path

import pytest

from companion.content import SHELF
from companion.library.library import Library
from screens.app import LoomApp
from tests.library.makers import TickingClock
from tests.library.two_devices import a_pad
from tests.screens.app_maker import EVENING
from tests.screens.hand import Hand
from tests.screens.page_hand import says, touch


@pytest.fixture
def started(tmp_path):
    """The app as `main.py` makes it, as often as one is wanted."""
    from companion.start import begin

    hands = []

    def start():
        begun = begin(tmp_path / "home", lambda: EVENING, "en")
        hands.append(Hand(LoomApp(begun.library, begun.words, lambda: EVENING)).start())
        return hands[-1]

    yield start
    for hand in hands:
        hand.stop()
    SHELF.use_edited(None)


def an_edited(home: Path) -> None:
    path = home / "edited" / "score_pad" / "anything.json"
    path.parent.mkdir(parents=True)
    path.write_text("{}")


class TestAStart:
    def test_that_did_not_come_to_home_leads_to_what_was_left_out(self, started, tmp_path):
        Library(tmp_path / "home", TickingClock(), guarded=True).close()
        an_edited(tmp_path / "home")
        hand = started()
        hand.settle()
        said = says(hand)
        touch(hand, "left_out")
        touch(hand, "again.edited")

        assert any("left out" in one for one in said)
        assert (tmp_path / "home" / "edited" / "score_pad" / "anything.json").exists()
        assert hand.app.library.left_out.all() == ()

    def test_that_came_to_home_leaves_its_mark_no_longer(self, started, tmp_path):
        hand = started()
        hand.wait(1)

        assert not (tmp_path / "home" / "starting").exists()

    def test_whose_home_cannot_be_built_leaves_the_mark(self, started, tmp_path, monkeypatch):
        from screens.home.place import Home

        def stumble(_self, **_where):
            raise OverflowError

        monkeypatch.setattr(Home, "enter", stumble)
        hand = started()
        hand.wait(1)
        hand.stop()

        assert (tmp_path / "home" / "starting").exists()


class TestCheckEverything:
    def test_opens_every_game_and_says_what_it_found(self, started):
        hand = started()
        a_pad(hand.app.library, 3)
        hand.app.nav.go("settings")
        hand.settle()
        touch(hand, "check")
        hand.settle(400)

        assert hand.app.nav.view.route == "checked"
        assert hand.app.nav.view.at.checked.games == 1


class TestLongWork:
    def test_can_be_stopped_by_its_button(self, started):
        from screens.pages.above import Work

        hand, closed = started(), []

        def endless():
            try:
                while True:
                    yield 1, 2
            finally:
                closed.append(True)

        Work("Working", endless(), lambda: None, may_stop=True)
        hand.settle(3)
        touch(hand, "stop")

        assert closed == [True]
        assert not hand.app.nav.overlays
