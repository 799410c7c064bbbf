"""What hands move on the table when the game goes back and forth."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

import pytest

from companion.core.act import Act, Lying, Verb
from companion.core.putting_right import acts, shift
from tests.core.toy import State, Toy


@dataclass
class Table(Toy):
    """What lies on it is said."""

    lying: tuple[Lying, ...] = ()
    stocks: tuple[tuple[str, str], ...] = ()

    def pieces(self, state):
        return self.lying

    def stock(self, piece):
        return dict(self.stocks).get(piece, "box")


def moved(before, after, **table):
    """The acts from one table to another."""
    game = Table(lying=tuple(after), **table)
    return acts(game, shift(before, after), State())


class TestShift:
    def test_counts_what_came_and_went(self):
        before = (Lying("coin", "purse", 3), Lying("flag", "mast", owner="a"))
        after = (Lying("coin", "purse", 5), Lying("flag", "hill", owner="a"))

        assert shift(before, after) == Counter(
            {
                ("coin", "", "purse", ""): 2,
                ("flag", "a", "mast", ""): -1,
                ("flag", "a", "hill", ""): 1,
            }
        )
        assert shift(after, after) == Counter()


class Sharp(Table):
    """Whoever sees a king knows it."""

    def lies_nameless(self, piece):
        return piece != "card:king"


class TestWhatNobodyHadNamed:
    BEFORE = (Lying("card", "deck:all", 2), Lying("card", "row:a"), Lying("card", "heap:a"))
    AFTER = (Lying("card", "deck:all"), Lying("card", "row:a", 2), Lying("card:king", "heap:a"))

    def test_lay_where_nobody_saw_it_sooner_than_in_the_open(self):
        assert moved(self.BEFORE, self.AFTER) == (
            Act(Verb.MOVE, "card", 1, "heap:a", "row:a"),
            Act(Verb.MOVE, "card:king", 1, "deck:all", "heap:a"),
        )

    def test_is_none_that_lay_in_the_open_where_it_would_have_been_known(self):
        after = (Lying("card", "deck:all", 2), Lying("card", "row:a"), Lying("card:king", "heap:a"))
        game = Sharp(lying=after, stocks=(("card", "heap"), ("card:king", "heap")))
        found = acts(game, shift(self.BEFORE, after), State())

        assert [one.target for one in found if one.piece == "card:king"] == ["heap:a"]
        assert all(one.source != "heap:a" for one in found if one.piece == "card:king")
        assert [one.piece for one in found if one.source == "heap:a"] == ["card"]


class TestActs:
    def test_a_piece_goes_from_where_it_is_gone_to_where_it_came(self):
        assert moved([Lying("flag", "mast")], [Lying("flag", "hill")]) == (
            Act(Verb.MOVE, "flag", 1, "mast", "hill"),
        )

    def test_of_several_places_as_many_as_lie_there(self):
        before = [Lying("coin", "a", 2), Lying("coin", "b", 3)]
        found = moved(before, [Lying("coin", "c", 4)], stocks=(("coin", "supply"),))

        assert Counter((one.source, one.target, one.n) for one in found) == Counter(
            [("a", "c", 2), ("b", "c", 2), ("b", "supply", 1)]
        )

    def test_nobody_moves_what_is_another_s(self):
        found = moved([Lying("flag", "mast", owner="a")], [Lying("flag", "hill", owner="b")])

        assert {(one.owner, one.source, one.target) for one in found} == {
            ("a", "mast", "box"),
            ("b", "box", "hill"),
        }

    def test_a_piece_that_shows_another_face_is_turned_where_it_lies(self):
        found = moved(
            [Lying("tile:3", "hex:1,0", face="up")], [Lying("tile:3", "hex:1,0", face="x")]
        )

        assert found == (Act(Verb.TURN, "tile:3", 1, "hex:1,0", "hex:1,0", face="x"),)

    def test_a_card_that_was_seen_goes_under_its_back(self):
        found = moved([Lying("card:event:3", "hand")], [Lying("card:event", "deck:event", 1)])

        assert found == (Act(Verb.MOVE, "card:event:3", 1, "hand", "deck:event@top"),)

    def test_a_card_of_another_kind_does_not(self):
        found = moved([Lying("card:event:3", "hand")], [Lying("card:spy", "deck:spy", 1)])

        assert {(one.piece, one.source, one.target) for one in found} == {
            ("card:event:3", "hand", "box"),
            ("card:spy", "box", "deck:spy@top"),
        }

    def test_a_card_comes_to_light_from_its_back(self):
        before = [Lying("card:event", "deck:event", 2)]
        after = [Lying("card:event", "deck:event", 1), Lying("card:event:3", "hand")]

        assert moved(before, after) == (Act(Verb.MOVE, "card:event:3", 1, "deck:event", "hand"),)

    @pytest.mark.parametrize("n", [1, 4])
    def test_what_comes_from_nowhere_comes_from_its_stock(self, n):
        assert moved([], [Lying("coin", "purse", n)], stocks=(("coin", "supply"),)) == (
            Act(Verb.MOVE, "coin", n, "supply", "purse"),
        )
        assert moved([Lying("coin", "purse", n)], [], stocks=(("coin", "supply"),)) == (
            Act(Verb.MOVE, "coin", n, "purse", "supply"),
        )

    def test_a_card_with_no_stock_comes_from_the_pile_of_its_backs(self):
        pile = Lying("card:event", "deck:event", 5)
        found = moved([pile], [pile, Lying("card:event:3", "hand")])

        assert [(one.piece, one.source, one.target) for one in found] == [
            ("card:event:3", "deck:event", "hand")
        ]

    def test_a_card_with_a_stock_of_its_own_comes_from_there(self):
        pile = Lying("card:event", "deck:event", 5)
        stocks = (("card:event:3", "tray"),)
        found = moved([pile], [pile, Lying("card:event:3", "hand")], stocks=stocks)

        assert [(one.piece, one.source, one.target) for one in found] == [
            ("card:event:3", "tray", "hand")
        ]
