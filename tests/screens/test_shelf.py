"""Kept games with a finger: put right, brought in, handed over, timed."""

from dataclasses import replace

import pytest

from screens import device
from tests.screens.page_hand import places, says, touch, type_into
from tests.screens.states.score_pad import begin
from tests.screens.states.sharing import kept, past_game
from tests.screens.states.shelf import TABLE, clock


@pytest.fixture
def documents(tmp_path, monkeypatch):
    """The folder the player finds."""
    folder = tmp_path / "documents"
    folder.mkdir()
    monkeypatch.setattr(device, "documents", lambda: folder)
    monkeypatch.setattr(device, "looked_through", lambda: [folder])
    return folder


class TestPuttingRight:
    def test_is_kept_shown_and_taken_back(self, hand):
        past_game(hand)
        hand.settle()
        touch(hand, "edit")
        type_into(hand, "Chez Zoé", "place")
        type_into(hand, "75", "minutes")
        touch(hand, "keep")
        row, shown = hand.app.library.finished[0], says(hand)
        hand.take_back()
        hand.settle()

        assert (row.place, row.minutes) == ("Chez Zoé", 75)
        assert "Chez Zoé" in shown
        assert hand.app.library.finished[0].place == ""
        assert "Chez Zoé" not in says(hand)


class TestNames:
    def test_are_asked_about_once_and_the_answer_is_kept(self, hand, documents):
        past_game(hand)
        hand.settle()
        touch(hand, "share")
        touch(hand, "answer.no")
        people = hand.app.library.people

        assert {one.shares for one in people.all()} == {"no"}
        touch(hand, "share")
        assert not hand.app.nav.overlays


class TestBringingIn:
    def test_a_table_is_looked_at_then_kept(self, hand, documents):
        (documents / "plays.csv").write_text(TABLE, "utf-8")
        hand.app.nav.go("arrivals")
        hand.settle()
        touch(hand, "of.plays.csv")
        hand.worked()
        touch(hand, "keep")
        hand.worked()

        assert [row.note.params["text"] for row in hand.app.library.finished] == ["Azul", "Azul"]
        assert hand.app.nav.view.route == "arrivals"

    def test_a_file_is_found_where_a_browser_put_it(self, hand, documents, monkeypatch):
        downloads = documents.parent / "downloads"
        downloads.mkdir()
        (downloads / "plays.csv").write_text(TABLE, "utf-8")
        monkeypatch.setattr(device, "looked_through", lambda: [documents, downloads])
        hand.app.nav.go("arrivals")
        hand.settle()

        assert "of.plays.csv" in [met.hit.does for met in places(hand)]


class TestHandingOver:
    def test_a_running_game_is_handed_over_from_what_happened(self, hand, documents):
        begin(hand, 3, title="Azul")
        game_id = hand.app.bridge.running_id
        hand.app.nav.go("log")
        hand.settle()
        touch(hand, "hand_over")
        hand.settle()
        touch(hand, "file")

        assert (documents / f"{game_id}.loom").stat().st_size > 100


class TestTheClock:
    def test_stands_beside_undo_only_when_it_is_wanted(self, hand):
        begin(hand, 3)
        hand.app.nav.go("score_pad/table")
        hand.settle()
        before = [met.hit.does for met in places(hand)]
        hand.app.choices.change(table_clock=True)
        hand.settle()

        assert "clock" not in before
        touch(hand, "clock")
        touch(hand, "turn")
        assert hand.app.library.timers.of(hand.app.bridge.running_id).runs

    def test_is_paused_and_begun_again(self, hand):
        hand.app.choices.change(guard_next=False)
        clock(hand)
        hand.settle()
        timers, game = hand.app.library.timers, hand.app.bridge.running_id
        touch(hand, "turn")
        runs = timers.of(game).runs
        touch(hand, "turn")

        assert runs
        assert not timers.of(game).runs
        assert timers.shows(game) == 42 * 60


def test_a_game_played_elsewhere_says_that_only_its_result_is_kept(hand):
    game = kept(hand)
    hand.app.nav.go("past_game", game=game.row.id)
    hand.settle()

    assert next(
        met for met in places(hand) if met.hit.key.endswith("reopen")
    ).hit.reason == hand.say("app.past.only_result")
    assert replace(game, lines=()) == game
