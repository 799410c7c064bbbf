"""The score pad under a finger, from home to the kept sheet."""

import pytest

from companion.errors import NotKept
from companion.games.score_pad.commands import EndGame
from companion.library.library import Library
from companion.pages.happening import key_of
from screens.games.score_pad.table import PadCell
from screens.widgets.above.sheet import Sheet
from screens.widgets.controls.acts import ActRow
from screens.widgets.controls.button import Gold, Press
from screens.widgets.controls.field import Field
from tests.screens.app_maker import EVENING
from tests.screens.new_game_hand import begin, choose, decide, open_new
from tests.screens.page_hand import from_home, shown, touch
from tests.screens.states import score_pad as pads


def type_number(hand, number):
    """On the number pad that is open."""
    for key in str(number).replace("-", "−"):
        hand.tap(hand.find(Press, text=key))
    hand.tap(hand.button("kit.take"))
    hand.settle()


def begin_from_home(hand):
    """Three taps: the card on home, one more person, start."""
    from_home(hand, "new.score_pad")
    choose(hand, people=3)
    begin(hand)


@pytest.mark.parametrize("language", ["en", "fr"])
class TestWholeGame:
    def test_from_home_to_the_kept_sheet(self, start, language):
        hand = start(language=language)
        begin_from_home(hand)
        hand.tap(hand.find(Gold))
        for points in (12, "12+3", 9):
            type_number(hand, points)

        hand.tap(hand.button("score_pad.end"))
        hand.settle()
        hand.tap(hand.button("score_pad.keep"))
        hand.settle()

        (kept,) = hand.app.library.finished
        assert [score.score for score in kept.scores] == [15, 12, 9]
        assert hand.app.nav.view.route == "past_game"
        assert hand.app.library.running == ()


class TestPad:
    @pytest.fixture
    def pad(self, hand):
        pads.begin(hand, 2)
        hand.app.nav.go("score_pad/table")
        hand.settle()
        return hand

    def cell(self, hand, row, seat):
        cells = hand.all(PadCell)
        return next(c for c in cells if (c.cell.row, c.cell.seat) == (row, seat))

    def test_the_next_cell_is_lit(self, pad):
        lit = [(cell.cell.row, cell.cell.seat) for cell in pad.all(PadCell) if cell.lit]

        assert lit == [(0, "1")]

    def test_any_cell_can_be_corrected(self, pad):
        pads.write(pad, 1, 2)
        pad.settle()

        pad.tap(self.cell(pad, 0, "1"))
        type_number(pad, 40)

        assert self.cell(pad, 0, "1").text == "40"

    def test_it_goes_on_along_the_line(self, pad):
        pad.tap(pad.find(Gold))
        type_number(pad, 4)

        assert isinstance(pad.app.nav.overlays[-1], Sheet)
        assert "Bo" in pad.app.nav.overlays[-1].title

    def test_what_is_not_kept_is_said_and_nothing_is_asked_over_it(self, pad, monkeypatch):
        def refuse(_line):
            raise NotKept("core.save.not_kept", reason="full")

        monkeypatch.setattr(pad.app.bridge.session.journal, "append", refuse)
        pad.tap(pad.find(Gold))
        type_number(pad, 4)

        assert [sheet.title for sheet in pad.app.nav.overlays] == [pad.say("kit.trouble")]
        assert self.cell(pad, 0, "1").text == ""

    def test_redo_is_offered_no_longer_than_it_can_be_done(self, pad):
        pads.write(pad, 1, 1)
        pad.settle()
        pad.tap(pad.find(icon="undo"))

        pads.write(pad, 1, 1)

        assert pad.app._toast.text == ""

    def test_the_way_back_goes_with_the_game(self, pad):
        pads.write(pad, 1, 1)
        pad.settle()
        pad.tap(pad.find(icon="undo"))

        pad.tap(pad.find(icon="back"))

        assert pad.app.nav.view.route == "home"
        assert pad.app._toast.text == ""

    def test_undo_is_one_tap_and_says_what(self, pad):
        pads.write(pad, 1, 1)
        pad.settle()

        pad.tap(pad.find(icon="undo"))

        assert self.cell(pad, 0, "1").text == ""
        assert "Ana" in pad.app._toast.text

    def test_a_number_that_cannot_be_is_refused_with_its_reason(self, pad):
        pad.tap(pad.find(Gold))
        for key in "12++":
            pad.tap(pad.find(Press, text=key))

        take = pad.button("kit.take")
        pad.tap(take)

        assert take.reason
        assert pad.app._toast.text == take.reason

    def test_the_same_cells_stay_when_the_game_changes(self, pad):
        before = set(map(id, pad.all(PadCell)))

        pads.write(pad, 1, 1)
        pad.settle()

        assert set(map(id, pad.all(PadCell))) == before

    def test_an_empty_pad_cannot_be_ended_and_says_why(self, pad):
        pad.tap(pad.button("score_pad.end"))

        assert pad.app._toast.text == pad.say("score_pad.broken.nothing_written")


class TestKept:
    def test_every_number_is_on_disk_when_it_is_shown(self, hand, tmp_path):
        pads.begin(hand, 2)
        pads.write(hand, 2, 2)
        shown = hand.app.bridge.view.columns
        hand.app.library.close()

        other = Library.open(tmp_path, lambda: EVENING)
        (running,) = other.running
        state = other.resume(running.id).state
        other.close()

        assert [state.total(column.seat) for column in shown] == [each.total for each in shown]

    def test_home_goes_on_where_it_was(self, start):
        first = start()
        pads.begin(first, 2)
        pads.write(first, 1, 2)
        first.stop()
        first.app.library.close()

        again = start()
        touch(again, "go_on")
        again.settle()
        again.tap(again.button("app.where.play_on"))

        assert again.app.nav.view.route == "score_pad/table"
        assert again.app.bridge.view.columns[0].total == -3


class TestNew:
    def test_the_last_pad_is_offered_again(self, hand):
        pads.begin(hand, 4, highest_wins=False)
        options = open_new(hand, "score_pad").new.options
        assert [seat.name for seat in options.seats] == list(pads.NAMES[:4])
        assert not options.highest_wins

    def test_the_same_name_twice_is_refused(self, hand):
        deciding = open_new(hand, "score_pad")
        choose(hand, person_1="Ana")
        decide(hand, "person.2", "Ana")

        assert deciding.new.reason
        assert shown(hand).gold != "begin"

    def test_people_are_remembered(self, hand):
        open_new(hand, "score_pad")
        choose(hand, person_1="Zoé")
        begin(hand)

        assert [person.name for person in hand.app.library.people.all()] == ["Zoé"]


def open_step(hand, step):
    """A touch on its turn shows that moment, another one opens it."""
    hand.settle()
    turn = next(one for one in hand.app.nav.view.at.turns if step in [s.id for s in one.steps])
    key = f"turn.{key_of(turn)}"
    while key not in shown(hand).page.acts:
        touch(hand, "earlier")
    place = hand.app.nav.view.at
    for _ in range(1 if place.chosen(place.turns) == turn else 2):
        touch(hand, key)


class TestLog:
    def test_a_tap_opens_a_step_and_jumps_there(self, hand):
        pads.log(hand)

        open_step(hand, 4)
        touch(hand, "jump")

        assert len(hand.app.bridge.session.entries) == 4

    def test_a_step_left_out_lists_what_differs_and_is_accepted(self, hand):
        pads.log(hand)
        open_step(hand, 17)
        touch(hand, "change")
        touch(hand, "leave_out")
        differences = hand.app.nav.view.at.rerun.differences

        touch(hand, "accept")

        assert differences
        assert len(hand.app.bridge.session.entries) == 16
        assert hand.app.nav.view.route == "log"


class TestPast:
    def test_thrown_away_and_brought_back(self, hand):
        pads.kept(hand)
        hand.settle()

        touch(hand, "throw_away")
        gone = len(hand.app.library.finished)
        hand.app._toast.press()

        assert gone == 0
        assert len(hand.app.library.finished) == 1

    def test_brought_back_while_something_else_is_looked_at(self, hand):
        pads.kept(hand)
        hand.settle()
        touch(hand, "throw_away")
        bring_back = hand.app._toast.on_action
        pads.kept(hand)
        hand.app.nav.go("past_game", game=hand.app.library.finished[0].id)

        bring_back()

        assert hand.app.nav.view.route == "past_game"
        assert hand.app.nav.overlays == []
        assert len(hand.app.library.finished) == 2


class TestNamesAtTheEnd:
    def test_somebody_is_renamed_while_the_ranking_is_shown(self, hand):
        pads.begin(hand, 3, title="Azul")
        pads.write(hand, 9, 3)
        hand.app.nav.go("score_pad/table")
        hand.settle()
        hand.app.bridge.do(EndGame())
        hand.app.nav.go("score_pad/final")
        hand.settle()
        seat = hand.app.bridge.view.columns[0].seat
        hand.tap(hand.button("score_pad.edit.names"))
        hand.settle()
        hand.tap(next(iter(hand.all(ActRow))))
        hand.settle()
        hand.find(Field).text = "Zoé"
        hand.tap(hand.button("score_pad.edit.keep"))
        hand.settle()

        assert "Zoé" in [row.name for row in hand.app.nav.view.result.rows]
        hand.tap(hand.button("score_pad.not_over"))
        hand.settle()
        assert not hand.app.bridge.state.over
        assert hand.app.bridge.state.seats[seat].name == "Zoé"
