"""What may come of the C.I.V.: counted from what somebody at the table can know, nothing else."""

from dataclasses import replace
from fractions import Fraction
from random import Random

import pytest

from companion.core.counted import Counted, whole
from companion.core.wanted import MAY_COME
from companion.describe.desk import Desk
from companion.describe.lint import faults
from companion.describe.showing import Showing
from companion.games.imperium.cards import UNREST, Card, Unseen
from companion.games.imperium.commands.civ import CompareTable, RevealSlot, RollCivDie
from companion.games.imperium.commands.yours import EndYourTurn
from companion.games.imperium.odds import faces_of_slots, may_come
from companion.games.imperium.pages import may_come as page
from companion.games.imperium.pages.table import table
from companion.games.imperium.shares import shares_of
from companion.games.imperium.state import Civ
from tests.describe.desks import LOOKS, Hands, a_surface, all_pieces
from tests.imperium.makers import do_at_random, finish
from tests.imperium.test_in_loom import begun
from tests.soak.civ_odds import Truth, adds_up, enumerated, positions

HALF = Fraction(1, 2)


def a_civ(*faces, cards):
    """Hidden faces with their lots; so many cards of each lot lie face down."""
    lots = [lot for lot, n in cards.items() for _ in range(n)]
    unseen = tuple(Unseen(name, frozenset(of)) for name, of in faces)
    return Civ("romans", deck=tuple(Card(i, lot=lot) for i, lot in enumerate(lots)), unseen=unseen)


@pytest.fixture(scope="module")
def some():
    """A few moments of different games that are counted soon."""
    moments = (one for one, _ in zip(positions(5, Truth()), range(8), strict=False))
    return [one for one in moments if is_short(*one)]


def is_short(state, facts):
    counting = Counted((), may_come(state, facts))
    return not all(counting.piece() for _ in range(500))


class TestShares:
    def test_in_a_lot_each_face_is_as_likely_as_the_others(self):
        civ = a_civ(("a", {1}), ("a", {1}), ("b", {1}), ("c", {2}), cards={1: 3, 2: 1})

        assert shares_of(civ) == {1: {"a": Fraction(2, 3), "b": Fraction(1, 3)}, 2: {"c": 1}}

    def test_what_may_lie_in_two_lots_leaves_room_for_what_lies_in_one(self):
        civ = a_civ(("a", {1, 2}), ("b", {1, 2}), ("c", {2}), cards={1: 1, 2: 2})

        assert shares_of(civ)[1] == {"a": HALF, "b": HALF}
        assert shares_of(civ)[2] == {"c": HALF, "a": HALF / 2, "b": HALF / 2}

    def test_what_may_be_gone_is_less_likely(self):
        civ = a_civ(("a", {0, 1}), ("b", {0, 1}), ("c", {1}), cards={1: 2})

        assert shares_of(civ)[1] == {"c": HALF, "a": HALF / 2, "b": HALF / 2}

    def test_where_nothing_fits_nothing_is_told(self):
        assert shares_of(a_civ(("a", {1}), cards={1: 2})) == {}

    def test_few_cards_are_counted_as_every_deal_of_them_comes_to(self, some):
        assert sum(enumerated(state.civ, shares_of(state.civ)) for state, _ in some) >= 4


class TestMayCome:
    def test_nothing_is_peeked_at(self, some):
        """The faces that Loom keeps change places: nothing that is told changes."""
        for state, facts in some:
            faces = list(state.civ.faces.values())
            Random(1).shuffle(faces)
            mixed = dict(zip(state.civ.faces, faces, strict=True))
            other = replace(state, civ=replace(state.civ, faces=mixed))

            assert whole(may_come(other, facts)) == whole(may_come(state, facts))

    def test_what_is_told_adds_up(self, some):
        for state, facts in some:
            adds_up(whole(may_come(state, facts)))

    def test_a_row_told_as_sure_is_the_row_that_is_resolved(self):
        """A card laid in sight on the deck comes into a slot; Unrest has no row."""
        session = begun()
        session.do(EndYourTurn(1))
        finish(session, CompareTable(), {})
        session.do(RollCivDie(), {"die": "6"})
        civ = session.state.civ
        seen = replace(civ, slots=(replace(civ.slots[0], name=UNREST), *civ.slots[1:]))
        found = whole(may_come(replace(session.state, civ=seen), session.around.facts))

        assert found.slots[0].rows == {UNREST: 1}

    def test_cards_turned_over_are_told_no_more(self):
        session = begun()
        session.do(EndYourTurn(1))
        finish(session, CompareTable(), {})
        session.do(RollCivDie(), {"die": "6"})
        do_at_random(session, RevealSlot(1), Random(3))

        assert 1 not in faces_of_slots(session.state)


@pytest.fixture
def desk():
    """Your first turn; the deck lies in Loom."""
    session = begun()
    return Desk(session, Hands(session))


def rolled(desk):
    """The C.I.V. has rolled, and turned two cards over."""
    session = desk.session
    session.do(EndYourTurn(1))
    finish(session, CompareTable(), {})
    session.do(RollCivDie(), {"die": "6"})
    for slot in (1, 2):
        do_at_random(session, RevealSlot(slot), Random(3))


def shown(desk, look=("landscape", 1.0, "en")):
    surface = a_surface(*look)
    showing = Showing(lambda one: table(desk, one))
    return showing, showing.show(surface), surface


class TestPage:
    def test_nothing_is_told_unless_somebody_wants_it(self, desk):
        rolled(desk)

        assert page.marks(desk) == page.losses(desk) == {}

    def test_one_touch_in_the_menu_turns_it_on_and_tells_it(self, desk):
        rolled(desk)
        showing, _, surface = shown(desk)
        for key in ("menu", "may"):
            assert showing.touch(key)
            showing.show(surface)

        assert desk.session.wanted.now == {MAY_COME}
        assert [one for one in all_pieces(showing.pieces) if "/may." in one.key]

    def test_it_is_shown_at_once_and_filled_when_it_is_counted(self, desk):
        """A front end goes on between the pieces; each is short."""
        rolled(desk)
        session = desk.session
        desk = Desk(session, Hands(session), at_once=False)
        session.wanted.turn(MAY_COME)
        desk.look(opened=MAY_COME)()
        before, pieces = [one.key for one in all_pieces(shown(desk)[1])], 0
        while desk.count_on():
            pieces += 1
        after = [one.key for one in all_pieces(shown(desk)[1])]

        assert [one for one in before if "may.counting" in one]
        assert not [one for one in after if "may.counting" in one]
        assert pieces > 50
        assert len(after) > len(before)

    def test_each_slot_is_marked(self, desk):
        rolled(desk)
        desk.session.wanted.turn(MAY_COME)

        civ = desk.session.state.civ

        assert page.marks(desk).keys() == {
            at for at, card in enumerate(civ.slots, 1) if card and at >= civ.at_slot
        }

    @pytest.mark.parametrize("look", LOOKS)
    def test_the_table_and_the_words_are_whole_in_every_form(self, desk, look):
        rolled(desk)
        desk.session.wanted.turn(MAY_COME)
        for sheet in ("", "market", MAY_COME):
            desk.look(opened=sheet)()
            showing, pieces, surface = shown(desk, look)

            assert list(faults(showing.page, pieces, surface)) == []
