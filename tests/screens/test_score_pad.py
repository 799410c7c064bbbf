"""The score pad under a finger, from home to the kept sheet."""

from companion.library.library import Library
from companion.pages.happening import key_of
from tests.screens.app_maker import EVENING
from tests.screens.new_game_hand import begin, choose, decide, open_new
from tests.screens.page_hand import shown, touch
from tests.screens.states import score_pad as pads


class TestKept:
    def test_every_number_is_on_disk_when_it_is_shown(self, hand, tmp_path):
        pads.begin(hand, 2)
        pads.write(hand, 2, 2)
        shown = hand.app.bridge.view.grid.heads
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
        touch(again, "play_on")

        assert again.app.nav.view.route == "score_pad/table"
        assert again.app.bridge.view.grid.heads[0].total == -3


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
        hand.toast.press()

        assert gone == 0
        assert len(hand.app.library.finished) == 1

    def test_brought_back_while_something_else_is_looked_at(self, hand):
        pads.kept(hand)
        hand.settle()
        touch(hand, "throw_away")
        bring_back = hand.toast.on_action
        pads.kept(hand)
        hand.app.nav.go("past_game", game=hand.app.library.finished[0].id)

        bring_back()

        assert hand.app.nav.view.route == "past_game"
        assert hand.app.nav.overlays == []
        assert len(hand.app.library.finished) == 2
