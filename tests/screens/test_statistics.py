"""Statistics, reached and asked with a finger."""

from pathlib import Path

from companion.library.statistics import Taste
from screens.widgets.controls.chips import Chip
from tests.screens.page_hand import from_home
from tests.screens.states.statistics import everything, years


class TestTheWayThere:
    def test_from_home(self, hand):
        years(hand, 8)
        hand.app.nav.home()
        hand.settle()
        from_home(hand, "statistics")

        assert hand.app.nav.view.route == "statistics"
        assert hand.app.nav.view.who == "Chloé"

    def test_from_a_kept_game_to_all_games_of_its_kind(self, hand):
        years(hand, 8)
        hand.app.nav.go("past")
        hand.settle()
        from_home(hand, f"open.{hand.app.library.finished[0].id}")
        from_home(hand, "statistics")
        row = hand.app.library.finished[0]

        assert hand.app.nav.view.route == "statistics"
        assert hand.app.nav.view.game == row.game

    def test_from_a_person(self, hand):
        years(hand, 20)
        hand.app.nav.go("person", name="Ana")
        hand.settle()
        from_home(hand, "statistics")

        assert hand.app.nav.view.who == "Ana"


class TestAsking:
    def test_one_game_at_a_touch(self, hand):
        everything(hand)
        hand.settle()
        hand.tap(hand.find(Chip, text="Tapestry"))
        view, statistics = hand.app.nav.view, hand.app.library.statistics

        assert view.played == statistics.answer(Taste("Chloé", "tapestry")).all.played
        assert view.values

    def test_somebody_else_in_another_year(self, hand):
        everything(hand)
        hand.settle()
        hand.tap(hand.find(icon="filter"))
        hand.settle()
        hand.tap(hand.find(Chip, text="Ana"))
        hand.tap(hand.find(Chip, text="2023"))
        hand.tap(hand.button("statistics.show"))
        view, statistics = hand.app.nav.view, hand.app.library.statistics

        assert (view.who, view.year) == ("Ana", "2023")
        assert view.played == statistics.answer(Taste("Ana", "", "2023")).all.played


class TestAYearInReview:
    def test_is_written_as_a_picture(self, hand, tmp_path, monkeypatch):
        monkeypatch.setattr("screens.device.documents", lambda: tmp_path)
        written = []
        monkeypatch.setattr(
            "screens.statistics.year.YearPicture.export_to_png",
            lambda _picture, path: written.append(Path(path).write_bytes(b"drawn")),
        )
        everything(hand)
        hand.settle()
        hand.tap(hand.find(icon="share"))
        hand.settle()
        hand.tap(hand.button("app.picture.write"))

        assert len(written) == 1
        assert (tmp_path / "loom-year-2024.png").read_bytes() == b"drawn"
