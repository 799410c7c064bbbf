"""A finished game leaves the app."""

import json
from dataclasses import replace

import pytest

from companion.core.game import Result, Standing
from companion.library.finished import FinishedGame, FinishedRow
from companion.library.results import scores_of
from screens import device
from screens.history.share import share_sheet
from screens.widgets.controls.button import Press
from screens.widgets.text.prose import Prose
from tests.screens.page_hand import touch

RESULT = Result(
    (Standing("h", "=Zoé", 12, 1, winner=True), Standing("a", "Bo", 7, 2, winner=False))
)
WHEN = "2026-11-18T19:30:00+00:00"


@pytest.fixture
def shared(hand, tmp_path, monkeypatch):
    """The sheet of a finished game; files go to a folder, links to a list."""
    row = FinishedRow("pad-1", "score_pad", WHEN, WHEN, scores_of(RESULT), 50, 1)
    game = FinishedGame(row, RESULT, ())
    hand.app.library.finished.add(game)
    hand.opened = []
    monkeypatch.setattr(device, "documents", lambda: tmp_path)
    monkeypatch.setattr(device, "open_url", lambda url: hand.opened.append(url) or True)
    for name in ("=Zoé", "Bo"):
        people = hand.app.library.people
        people.change(replace(people.add(name), shares="yes"))
    share_sheet(game)
    hand.settle()
    return hand


class TestSharing:
    def test_bg_stats_gets_a_link(self, shared):
        shared.tap(shared.button("app.share.bgstats"))
        shared.settle()

        assert shared.opened == []
        assert any("Bo" in prose.text for prose in shared.all(Prose))

        shared.tap(shared.find(Press, text=shared.say("app.share.link_open")))

        (address,) = shared.opened
        assert address.startswith("https://app.bgstatsapp.com/createPlay.html?data=")

    def test_the_link_need_not_be_opened(self, shared):
        shared.tap(shared.button("app.share.bgstats"))
        shared.settle()
        shared.tap(shared.find(Press, text=shared.say("kit.cancel")))
        shared.settle()

        assert shared.opened == []

    def test_a_play_file_is_written(self, shared, tmp_path):
        shared.tap(shared.button("app.share.playfile"))

        (play,) = json.loads((tmp_path / "pad-1.bgsplay").read_text("utf-8"))["plays"]
        assert [score["score"] for score in play["playerScores"]] == ["12", "7"]

    def test_a_spreadsheet_holds_every_game(self, shared, tmp_path):
        shared.tap(shared.button("app.share.spreadsheet"))
        shared.settle()

        text = (tmp_path / "loom-games.csv").read_text("utf-8-sig")
        assert text.count("pad-1") == 2
        assert "'=Zoé" in text

    def test_a_folder_that_cannot_be_written_is_said(self, shared, tmp_path, monkeypatch):
        monkeypatch.setattr(device, "documents", lambda: tmp_path / "nowhere")
        told = []
        monkeypatch.setattr(shared.app, "tell_trouble", told.append)

        shared.tap(shared.button("app.share.playfile"))

        assert [message.key for message in told] == ["app.share.not_written"]

    def test_a_picture_is_a_real_file(self, shared, tmp_path):
        shared.app.nav.go("past_game", game="pad-1")
        shared.settle()
        touch(shared, "picture")
        touch(shared, "write")

        assert (tmp_path / "loom-pad-1.png").read_bytes().startswith(b"\x89PNG")
        assert not shared.app.nav.overlays
