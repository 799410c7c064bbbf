"""Pads with a finger: as last time, by kind, and changed in the middle of a game."""

from companion.games.score_pad.commands import WriteScore
from tests.screens.new_game_hand import begin as start
from tests.screens.new_game_hand import choose, decide, open_new
from tests.screens.page_hand import touch


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
