"""Pads with a finger: as last time, by kind, and changed in the middle of a game."""

from companion.games.score_pad.commands import WriteScore
from screens.games.score_pad.table import PadHead, RowName
from screens.new_game.drawn import SettingCounter, SettingField
from screens.widgets.controls.chips import Chip
from screens.widgets.controls.field import Field
from tests.screens.imperium.fingers import Fingers
from tests.screens.states.score_pad import begin


def new(hand):
    hand.app.nav.go("score_pad/new")
    hand.settle()
    return hand.app.nav.view


def start(hand):
    """The gold button."""
    Fingers(hand).touch(hand.button("score_pad.new.start"))


class TestANewPad:
    def test_of_a_title_played_before_opens_as_last_time(self, hand):
        page = new(hand)
        page.answer("lines", "named")
        page.ids.row_names.text, page.ids.title.text = "Tiles, Bonus ×2", "Azul"
        page.ids.target.text = "80"
        start(hand)
        hand.app.bridge.do(WriteScore(1, "1", 5))
        first = hand.app.bridge.state
        page = new(hand)
        hand.tap(hand.find(Chip, text=hand.say("score_pad.kind.lowest")))
        page.ids.title.text = ""
        hand.settle()
        hand.tap(hand.find(Chip, text="Azul"))
        options = page.options

        assert first.total("1") == 10
        assert (options.title, options.rows, options.doubled) == (
            "Azul",
            ("Tiles", "Bonus"),
            ("Bonus",),
        )
        assert (options.target, options.highest_wins) == (80, True)

    def test_where_all_colours_are_taken_two_are_exchanged(self, hand):
        page = new(hand)
        plus = hand.find(SettingCounter, asks="people").ids.plus
        while len(page.options.seats) < 8:
            hand.tap(plus)
        hand.settle()
        before = [seat.colour for seat in page.options.seats]
        hand.tap(hand.find(label=hand.say("score_pad.new.colour")))
        after = [seat.colour for seat in page.options.seats]

        assert sorted(after) == sorted(before)
        assert sum(one != other for one, other in zip(before, after, strict=True)) == 2

    def test_of_a_common_kind_at_a_touch(self, hand):
        page = new(hand)
        page.ids.title.text = ""
        chip = hand.find(Chip, text=hand.say("score_pad.kind.lowest"))
        hand.tap(chip)

        assert not page.options.highest_wins

    def test_colours_are_remembered_with_the_person(self, hand):
        page = new(hand)
        hand.find(SettingField, asks="person.1").text = "Ana"
        page.answer("colour.1", "purple")
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
