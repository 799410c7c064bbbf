"""Statistics, reached with a finger; a year as a picture."""

from tests.screens.page_hand import from_home, touch
from tests.screens.states.statistics import everything, years


class TestTheWayThere:
    def test_from_home(self, hand):
        years(hand, 8)
        hand.app.nav.home()
        hand.settle()
        from_home(hand, "statistics")

        assert hand.app.nav.view.route == "statistics"
        assert hand.app.nav.view.at.who == "Chloé"

    def test_from_a_kept_game_to_all_games_of_its_kind(self, hand):
        years(hand, 8)
        hand.app.nav.go("past")
        hand.settle()
        from_home(hand, f"open.{hand.app.library.finished[0].id}")
        from_home(hand, "statistics")
        row = hand.app.library.finished[0]

        assert hand.app.nav.view.route == "statistics"
        assert hand.app.nav.view.at.game == row.game

    def test_from_a_person(self, hand):
        years(hand, 20)
        hand.app.nav.go("person", name="Ana")
        hand.settle()
        from_home(hand, "statistics")

        assert hand.app.nav.view.at.who == "Ana"


def test_one_game_at_a_touch_starts_at_its_top(hand):
    everything(hand)
    hand.settle()
    touch(hand, "game.tapestry")

    assert hand.app.nav.view.at.game == "tapestry"
    assert all(seen.y == 0 for seen in hand.app.nav.view.view.showing.seen.values())


def test_a_year_is_written_as_a_picture(hand, tmp_path, monkeypatch):
    monkeypatch.setattr("screens.device.documents", lambda: tmp_path)
    everything(hand)
    hand.settle()
    touch(hand, "share")
    touch(hand, "write")

    assert (tmp_path / "loom-year-2024.png").read_bytes().startswith(b"\x89PNG")
