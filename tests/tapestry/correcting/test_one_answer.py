"""What is put right means the same wherever it is said: at its place, or asked for by name."""

from dataclasses import replace

import pytest

from companion.core.offer import refusal
from companion.errors import RuleBroken
from companion.games.tapestry.bots.cards import ALL_CARDS
from companion.games.tapestry.bots.state import UNSEEN
from companion.games.tapestry.correcting import facts
from companion.games.tapestry.correcting.set_value import SetValue
from companion.games.tapestry.correcting.settable import (
    at,
    more_tapestries,
    more_techs,
    of_tapestry,
    of_tech,
)
from companion.games.tapestry.game import GAME
from companion.games.tapestry.options import Expansion
from companion.games.tapestry.player import Civilization, Tech
from companion.games.tapestry.state import UNKNOWN, MapToken
from companion.games.tapestry.turn.names import card_name
from tests.offers.player import ways
from tests.tapestry.bots.tables import a_table as bots_table
from tests.tapestry.makers import a_table, with_civilization, with_hex, with_player, with_techs

BOXES = tuple(Expansion)[1:]


def a_full_table():
    """One of everything that can be put right: alone, with all boxes."""
    table = with_hex(a_table(era=2, solo=True, expansions=BOXES), "2,1", tile=7)
    table = with_techs(with_civilization(table, "merfolk"), barter=0)
    return with_player(table, hand=("academia",), mat={"1": ("tyranny",)})


def asked_for(state, name, **known):
    """What the offer of this name comes to, with what is known of it."""
    offer = next(one for one in GAME.offers(state) if one.id == name).with_(**known)
    return {offer.make(way) for way in ways(offer, {})}


def at_its_place(offers):
    """What can be done there."""
    return {one.command() for one in offers if one.reason is None}


def a_bots_table():
    """The bots have outposts left."""
    table = a_table(solo=True)
    return replace(table, bots=replace(table.bots, outposts_left={"automa": 7, "shadow": 9}))


class TestOneAnswer:
    """What is touched at its place is what is asked for by name."""

    @pytest.mark.parametrize(("place", "hexagon"), [("hex:2,1", "2,1"), ("hex:1,0", "1,0")])
    def test_a_hex(self, place, hexagon):
        state = with_hex(a_full_table(), "2,1", tile=7, tokens=(MapToken("shadow", toppled=True),))
        touched = [one for one in at(state, place) if not one.blanks]
        named = asked_for(state, "right.outpost", hex=hexagon) if state.map[hexagon].tile else set()
        if not state.map[hexagon].tokens:
            named |= asked_for(state, "right.laid", hex=hexagon)

        assert at_its_place(touched) == named

    def test_a_space_a_landmark_an_achievement(self):
        state = a_full_table()
        stands = asked_for(state, "right.stands", space="science.4")
        forge = asked_for(state, "right.landmark", landmark="forge")
        island = asked_for(state, "right.achievement", achievement="middle_island")

        assert at_its_place(at(state, "track:science/4")) == stands
        assert at_its_place(at(state, "landmark:forge")) == forge
        assert at_its_place(at(state, "achievement:middle_island")) == island

    def test_tapestries_of_an_era(self):
        state = a_full_table()
        touched = (*of_tapestry(state, "p1", "tyranny", 1), *more_tapestries(state, "p1", 1))

        assert at_its_place(touched) == asked_for(state, "right.mat", player="p1", era="1")

    def test_technologies(self):
        state = a_full_table()
        added = [one for row in range(3) for one in more_techs(state, "p1", row)]
        touched = (*of_tech(state, "p1", "barter"), *added)

        assert at_its_place(touched) == asked_for(state, "right.tech", player="p1")

    def test_what_lies_on_an_income_mat_is_told(self):
        told = {one.key: one.value for one in GAME.on_the_table(a_full_table())}

        assert told["p1.mat.1"].params["parts"] == (card_name("tapestry", "tyranny"),)
        assert "p1.mat.2" not in told

    def test_each_fact_of_the_table_is_put_right_by_its_form(self):
        """But for the map, which is touched where it lies."""
        facts_there = GAME.on_the_table(a_full_table())
        without = [one.key for one in facts_there if one.right is None]

        assert [key for key in without if not key.startswith("hex.")] == []

    def test_the_same_cards_are_listed_and_the_same_are_grey(self):
        state = with_player(a_full_table(), hand=("academia",))
        mats = next(one for one in GAME.offers(state) if one.id == "right.mat")
        asked = mats.asks({"player": "p1", "era": "2"})
        there = more_tapestries(state, "p1", 2)

        assert [one.label for one in there] == [one.text for one in asked.options]
        assert [one.reason for one in there] == [one.reason for one in asked.options]
        academia = next(one for one in asked.options if one.id == "+academia")
        assert academia.known_as == (card_name("tapestry", "academia"),)
        assert "+academia" not in asked.ids

    def test_cards_of_boxes_not_in_play_are_not_listed(self):
        every = more_tapestries(a_full_table(), "p1", 1)

        assert len(more_tapestries(a_table(), "p1", 1)) < len(every)


class TestNoDeadEnd:
    """What may be put right leads to no question without anything to choose."""

    def leads(self, offer, so_far):
        question = offer.asks(so_far)
        if question is None:
            return
        found = [*question.examples()]
        assert found, (offer.id, so_far, question)
        for one in (*found[:3], *found[-1:]):
            self.leads(offer, {**so_far, question.key: one})

    def tables(self):
        """Few things, many, tokens on a mat beyond what can be typed, no tapestry left."""
        yield a_table()
        held = with_player(a_table(), "p2", hand=(UNKNOWN,) * 50)
        yield with_player(held, mat={"2": (UNKNOWN,)})
        yield a_full_table()
        yield with_civilization(a_table(people=3), "islanders", S=87, N=141)

    def test_each_open_offer_can_be_filled(self):
        for state in self.tables():
            for offer in GAME.offers(state):
                if offer.id.startswith("right.") and offer.reason is None:
                    self.leads(offer, {})

    @pytest.mark.parametrize(
        ("deck", "pairs"),
        [((3, 4), {(3, 4), (4, 3)}), ((3, UNSEEN), {(3, 9), (9, 3)}), ((3,), set())],
    )
    def test_no_pair_is_offered_that_cannot_be_drawn(self, deck, pairs):
        """The 9 is a card that nobody saw."""
        seen = tuple(card for card in ALL_CARDS if card not in (*deck, 9))
        table = bots_table(deck=deck, discard=seen, progress=(), pair=())
        offers = [one for one in GAME.offers(table) if one.id == "bots.pair"]
        made = [offer.make(way) for offer in offers for way in ways(offer, {})]

        assert {(one.left, one.right) for one in made} == pairs

    def test_a_mark_is_put_right_beside_one_that_a_long_game_made_high(self):
        state = with_civilization(a_table(people=3), "islanders", S=87, N=141)
        marks = next(one for one in GAME.offers(state) if one.id == "right.mark")

        assert refusal(marks.command({"player": "p1", "number": 24}), state) is None


class TestWhatItMeans:
    def test_a_civilization_in_place_of_the_one_kept_is_kept_at_the_start(self):
        now = facts.Civilizations("p1", ())

        assert now.with_card("heralds").civilizations == (Civilization("heralds", start=True),)

    def test_one_more_beside_it_was_gained_later(self):
        now = facts.Civilizations("p1", (Civilization("merfolk"),)).with_card("heralds")

        assert now.civilizations[1] == Civilization("heralds", start=False)

    def test_the_shadow_s_outposts_lie_toppled(self):
        """R-conq-6."""
        state = with_hex(a_bots_table(), "2,1", tile=7)
        now = facts.Hex.now(state, "2,1")

        assert now.with_outpost("shadow").tokens == (MapToken("shadow", toppled=True),)
        standing = facts.Hex("2,1", 7, tokens=(MapToken("shadow"),))
        assert refusal(SetValue(standing), state).key == "tapestry.broken.cannot_be"
        assert refusal(SetValue(now.with_outpost("shadow")), state) is None

    def test_a_tapestry_covers_what_lies_on_the_era_s_space(self):
        mat = facts.Mat("p1", 1, ("tyranny",)).with_card("academia")

        assert mat.cards == ("tyranny", "academia")


class TestBoxesNotInPlay:
    @pytest.mark.parametrize(
        "fact",
        [
            facts.Techs("p1", (Tech("guide_04"),)),
            facts.FaceUp("tech", ("guide_04",)),
            facts.Civilizations("p1", (Civilization("aliens"),)),
        ],
    )
    def test_their_cards_lie_nowhere(self, fact):
        with pytest.raises(RuleBroken):
            SetValue(fact).verify(a_table())

        SetValue(fact).verify(a_table(expansions=BOXES))

    def test_nor_does_a_card_that_leaves_a_solo_game(self):
        """Player aid, "General set-up (solo)"."""
        held = SetValue(facts.Hand("p1", "hand", ("marriage_of_state",)))
        with pytest.raises(RuleBroken):
            held.verify(a_table(solo=True))

        held.verify(a_table())

    def test_no_form_offers_them(self):
        state = a_table(solo=True)

        assert "marriage_of_state" not in facts.Hand.now(state, "p1", "hand").more(state)

        assert "guide_04" not in facts.Techs.now(state, "p1").more(state)
        assert not [one for one in GAME.offers(state) if "guide_04" in str(one)]
