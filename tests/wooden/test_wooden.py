"""What a table of wood notices, and that it follows whole games."""

from __future__ import annotations

from random import Random

import pytest

from companion.core.act import Act, Lying, Seen, Verb
from tests.wooden.following import Follower, Moment, without_acts
from tests.wooden.games import GAMES
from tests.wooden.mutants import survivors
from tests.wooden.table import Kind, Outside, TablePartedError, WoodenTable
from tests.wooden.travelling import travel

KINDS = (
    Kind("coin", 5, stock="supply"),
    *(Kind(f"card:{number}") for number in range(3)),
    Kind("marker", 1, "ana"),
)
TO_THE_DECK = tuple(Act(Verb.LAY, f"card:{n}", 1, "box", "deck:main") for n in range(3))
MIX = Act(Verb.SHUFFLE, "card", 3, "deck:main", "deck:main")


def a_table(*acts):
    table = WoodenTable(KINDS)
    table.carry_out(acts)
    return table


class TestTheTable:
    def test_carries_pieces(self):
        table = a_table(Act(Verb.TAKE, "coin", 3, "supply", "purse"))

        table.equals([Lying("coin", "purse", 3)])

    @pytest.mark.parametrize(
        "acts",
        [
            (Act(Verb.TAKE, "coin", 6, "supply", "purse"),),
            (Act(Verb.TAKE, "stone", 1, "supply", "purse"),),
            (Act(Verb.TAKE, "coin", 1, "purse", "supply"),),
            (Act(Verb.TAKE, "coin", 1, "supply", "purse", owner="bo"),),
            (Act(Verb.TAKE, "coin", 0, "supply", "purse"),),
            (*TO_THE_DECK, MIX, MIX),
            (*TO_THE_DECK, Act(Verb.DRAW, "card:1", 1, "deck:main", "hand")),
            (
                *TO_THE_DECK,
                MIX,
                Act(Verb.DRAW, "card:1", 1, "deck:main", "hand"),
                Act(Verb.DRAW, "card:1", 1, "deck:main", "hand"),
            ),
        ],
        ids=["too many", "unknown", "nothing there", "not theirs", "none", "twice", "raw", "again"],
    )
    def test_refuses_what_hands_cannot_do(self, acts):
        with pytest.raises(TablePartedError):
            a_table(*acts)

    def test_does_not_shuffle_a_deck_that_still_has_cards(self):
        laid = Act(Verb.DRAW, "card:0", 1, "deck:main", "pile")

        with pytest.raises(TablePartedError):
            a_table(*TO_THE_DECK, MIX, laid, Act(Verb.SHUFFLE, "card", 1, "pile", "deck:main"))

    def test_hides_which_card_lies_in_a_deck(self):
        table = a_table(*TO_THE_DECK, MIX, Act(Verb.DRAW, "card:2", 1, "deck:main", "hand"))

        table.equals([Lying("card", "deck:main", 2), Lying("card:2", "hand")])

    def test_notices_a_shuffle_left_out(self):
        with pytest.raises(TablePartedError):
            a_table(*TO_THE_DECK).equals([Lying("card", "deck:main", 3)])

    def test_turns_a_card_where_it_lies(self):
        table = a_table(
            Act(Verb.LAY, "card:0", 1, "box", "row", face="down"),
            Act(Verb.TURN, "card:0", 1, "row", face="up"),
        )

        table.equals([Lying("card:0", "row", face="up")])

    def test_sees_a_correction_and_keeps_the_sum(self):
        table = a_table(Act(Verb.TAKE, "coin", 3, "supply", "purse"))
        table.carry_out([Seen("purse", "coin", 4)])

        table.equals([Lying("coin", "purse", 4)])
        with pytest.raises(TablePartedError):
            table.carry_out([Seen("purse", "coin", 6)])

    def test_sees_how_a_card_lies_that_was_named_by_a_correction(self):
        """docs/stream.md, "Acts": what is only seen is not moved, and its face is seen with it."""
        hidden = Act(Verb.DRAW, "card", 1, "deck:main", "pile", face="down")
        table = WoodenTable((*KINDS, Outside("elsewhere")))
        table.carry_out((*TO_THE_DECK, MIX, hidden))
        as_believed = [Lying("card", "deck:main", 2), Lying("card:1", "pile")]

        table.takes_names_from(as_believed)

        table.equals(as_believed)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
class TestAGameOnWood:
    def test_says_of_every_event_what_hands_do(self, game):
        session = game.play(0, Random(0))

        assert without_acts(session.game) == []

    def test_never_parts_from_the_table(self, game):
        session = game.play(1, Random(1))
        follower = Follower(session, game.inventory(session.options))
        follower.follow(session)

        assert follower.followed == session.entries
        assert travel(session, follower, Random(1), 20)

    def test_is_told_by_every_act(self, game):
        moments: list[Moment] = []
        session = game.play(3, Random(3))
        if not game.moves:
            assert not any(session.game.pieces(entry.after) for entry in session.entries)
            return
        Follower(session, game.inventory(session.options), moments.append).follow(session)
        tried, unnoticed = survivors(moments, Random(3), 100)

        assert tried >= 90
        assert len(unnoticed) <= tried // 100, unnoticed
