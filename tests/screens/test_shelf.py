"""Kept games with a finger: put right, brought in, handed over, timed."""

from dataclasses import replace
from datetime import datetime

import pytest

from companion.i18n.dates import day as date_said
from companion.library.progress import do_all
from companion.sharing import Arrival
from screens import device
from screens.settings.table_of_plays import open_table
from screens.widgets.controls.acts import ActRow
from screens.widgets.controls.button import Gold
from screens.widgets.text.prose import Note
from tests.screens.page_hand import places, says, touch
from tests.screens.states.score_pad import begin
from tests.screens.states.sharing import kept
from tests.screens.states.shelf import TABLE, UNSURE, clock, edit


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
        edit(hand)
        hand.settle()
        sheet = hand.app.nav.overlays[-1]
        sheet.place.text, sheet.minutes.text = "Chez Zoé", "75"
        hand.tap(hand.button("app.edit.keep"))
        hand.settle()
        [row], view = hand.app.library.finished, hand.app.nav.view

        assert (row.place, row.minutes) == ("Chez Zoé", 75)
        assert view.remark == "Chez Zoé"
        hand.take_back()
        assert hand.app.library.finished[0].place == ""
        assert hand.app.nav.view.remark == ""

    def test_points_that_came_in_a_table_are_put_right(self, hand):
        arrival = Arrival(TABLE, hand.app.library)
        do_all(arrival.reading())
        do_all(arrival.keeping(hand.app.i18n.words))
        row = hand.app.library.finished[0]
        hand.app.nav.go("past_game", game=row.id)
        hand.settle()
        hand.app.nav.view.edit()
        hand.settle()
        sheet = hand.app.nav.overlays[-1]
        sheet.points[row.scores[1].seat].text = "98.5"
        hand.tap(hand.button("app.edit.keep"))
        hand.settle()

        assert [(one.name, one.score) for one in hand.app.library.finished[0].scores] == [
            ("Ana", 98.5),
            ("Bo", 64),
        ]

    def test_the_list_shows_the_day_that_is_put_right(self, hand):
        text = "date_utc,game,name,minutes\n2021-09-30 22:00,Azul,Ana,180\n"
        arrival = Arrival(text, hand.app.library)
        do_all(arrival.reading())
        do_all(arrival.keeping(hand.app.i18n.words))
        hand.app.nav.go("past")
        hand.settle()
        shown = says(hand)
        hand.app.nav.go("past_game", game=hand.app.library.finished[0].id)
        hand.settle()
        hand.app.nav.view.edit()
        when = hand.app.nav.overlays[-1].when.text
        day = date_said(hand.app.i18n.words, datetime.fromisoformat(when).date())

        assert any(day in one for one in shown)

    def test_a_day_that_is_none_is_refused_and_the_sheet_stays(self, hand):
        edit(hand)
        hand.settle()
        sheet = hand.app.nav.overlays[-1]
        sheet.when.text = "soon"
        hand.tap(hand.button("app.edit.keep"))

        assert hand.app.nav.overlays == [sheet]
        assert hand.app.library.finished.read("pad-1").edits == ()


class TestNames:
    def test_are_asked_about_once_and_the_answer_is_kept(self, hand, documents):
        game = kept(hand)
        hand.app.nav.go("past_game", game=game.row.id)
        hand.settle()
        touch(hand, "share")
        hand.tap(hand.button("app.telling.no"))
        hand.settle()
        people = hand.app.library.people

        assert not hand.app.nav.overlays
        assert {one.shares for one in people.all()} == {"no"}
        touch(hand, "share")
        assert not hand.app.nav.overlays


class TestBringingIn:
    def test_a_table_is_looked_at_then_kept_and_not_twice(self, hand, documents):
        (documents / "plays.csv").write_text(TABLE, "utf-8")
        hand.app.nav.go("settings")
        hand.settle()
        for _ in range(2):
            hand.tap(hand.button("app.arrive.title"))
            hand.settle()
            hand.tap(hand.find(ActRow, text="plays.csv"))
            hand.settle()
            hand.tap(hand.find(Gold, icon="download"))
            hand.frames(30)
            if hand.app.nav.overlays:
                hand.tap(next(hand.all(icon="cross")))
                hand.settle()

        assert [row.note.params["text"] for row in hand.app.library.finished] == ["Azul", "Azul"]

    def test_a_file_is_found_where_a_browser_put_it(self, hand, documents, monkeypatch):
        downloads = documents.parent / "downloads"
        downloads.mkdir()
        (downloads / "plays.csv").write_text(TABLE, "utf-8")
        monkeypatch.setattr(device, "looked_through", lambda: [documents, downloads])
        hand.app.nav.go("settings")
        hand.settle()
        hand.tap(hand.button("app.arrive.title"))
        hand.settle()

        assert hand.find(ActRow, text="plays.csv") is not None


class TestATableOfPlays:
    def test_a_play_that_may_be_two_is_parted_before_it_is_kept(self, hand):
        open_table(UNSURE)
        hand.settle()
        hand.tap(next(row for row in hand.all(ActRow)))
        hand.settle()
        hand.tap(list(hand.all(ActRow))[1])
        hand.settle()
        hand.tap(hand.button("sharing.arrival.keep", n=3))
        hand.settle(60)

        assert [[one.name for one in row.scores] for row in hand.app.library.finished] == [
            ["Bo", "Ana"],
            ["Cy", "Dominique"],
            ["Ana", "Bo"],
        ]

    def test_what_only_a_person_can_tell_is_asked_before_anything_is_kept(self, hand):
        open_table("date,game,name,score\n03/04/2024,Azul,Ana,1\n03/04/2024,Azul,Bo,2\n")
        hand.settle()
        refused = hand.find(Gold, icon="download").reason
        hand.tap(list(hand.all(ActRow))[1])
        hand.settle()
        hand.tap(hand.button("sharing.arrival.keep", n=1))
        hand.settle(60)

        assert refused == hand.say("sharing.arrival.asked_first")
        assert hand.app.library.finished[0].started.startswith("2024-03-04")

    def test_rows_that_are_not_taken_are_named_and_nothing_is_not_kept(self, hand):
        open_table("date,game,name\nsoon,Azul,Ana\nlater,Azul,Bo\n")
        hand.settle()
        told = " ".join(note.text for note in hand.all(Note))

        assert "2" in told
        assert "“later”" in told
        assert hand.button("sharing.arrival.keep_none").reason


class TestHandingOver:
    def test_a_running_game_is_handed_over_from_what_happened(self, hand, documents):
        begin(hand, 3, title="Azul")
        game_id = hand.app.bridge.running_id
        hand.app.nav.go("log")
        hand.settle()
        touch(hand, "hand_over")
        hand.settle()
        hand.tap(hand.button("app.hand_over.file"))

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
        hand.tap(hand.button("app.timer.begin"))
        assert hand.app.library.timers.of(hand.app.bridge.running_id).runs

    def test_is_paused_and_begun_again(self, hand):
        clock(hand)
        hand.settle()
        timers, game = hand.app.library.timers, hand.app.bridge.running_id
        hand.tap(hand.button("app.timer.go_on"))
        runs = timers.of(game).runs
        hand.tap(hand.button("app.timer.pause"))

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
