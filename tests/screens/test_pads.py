"""Pads with a finger: as last time, by kind, and changed in the middle of a game."""

from companion.games.score_pad.commands import WriteScore
from screens.games.score_pad.table import PadHead, RowName
from screens.widgets.controls.chips import Chip
from screens.widgets.controls.field import Field
from tests.screens.new_game_hand import begin as start
from tests.screens.new_game_hand import choose, decide, open_new
from tests.screens.page_hand import touch
from tests.screens.states.score_pad import begin


class TestANewPad:
    def test_of_a_title_played_before_opens_as_last_time(self, hand):
        open_new(hand, "score_pad")
        for key, value in (
            ("lines", "named"),
            ("row_names", "Tiles, Bonus ×2"),
            ("title", "Azul"),
            ("target", 80),
        ):
            decide(hand, key, value)
        start(hand)
        hand.app.bridge.do(WriteScore(1, "1", 5))
        first = hand.app.bridge.state
        deciding = open_new(hand, "score_pad")
        decide(hand, "kind", "lowest")
        decide(hand, "title", "")
        touch(hand, "set.title.Azul")
        options = deciding.new.options

        assert first.total("1") == 10
        assert (options.title, options.rows, options.doubled) == (
            "Azul",
            ("Tiles", "Bonus"),
            ("Bonus",),
        )
        assert (options.target, options.highest_wins) == (80, True)

    def test_colours_are_remembered_with_the_person(self, hand):
        open_new(hand, "score_pad")
        choose(hand, person_1="Ana")
        decide(hand, "colour.1", "purple")
        start(hand)

        assert hand.app.library.people.named("Ana").colour == "purple"


class TestInTheMiddle:
    def test_a_row_is_called_otherwise(self, hand):
        begin(hand, 3)
        hand.app.nav.go("score_pad/table")
        hand.settle()
        hand.tap(hand.find(RowName))
        hand.settle()
        hand.find(Field).text = "Farms"
        hand.tap(hand.button("score_pad.edit.keep"))

        assert hand.app.bridge.state.rows[0].name == "Farms"

    def test_a_row_counts_twice(self, hand):
        begin(hand, 3)
        hand.app.bridge.do(WriteScore(0, "1", 7))
        hand.app.nav.go("score_pad/table")
        hand.settle()
        hand.tap(hand.find(RowName))
        hand.settle()
        hand.tap(hand.button("score_pad.edit.twice"))

        assert hand.app.bridge.state.total("1") == 14

    def test_a_seat_has_another_name_and_colour(self, hand):
        begin(hand, 3)
        hand.app.nav.go("score_pad/table")
        hand.settle()
        hand.tap(hand.find(PadHead))
        hand.settle()
        hand.find(Field).text = "Zoé"
        hand.tap(hand.find(Chip, option_id="white"))
        hand.tap(hand.button("score_pad.edit.keep"))
        seat = hand.app.bridge.state.seats["1"]

        assert (seat.name, seat.colour) == ("Zoé", "white")
