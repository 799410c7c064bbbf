"""What is put right means the same wherever it is said: at its place, or asked for by name."""

from dataclasses import replace
from itertools import chain

import pytest

from companion.core.offer import refusal
from companion.errors import RuleBroken
from companion.games.tapestry.correcting import facts
from companion.games.tapestry.correcting.set_value import SetValue
from companion.games.tapestry.correcting.view_card import (
    mat_offers,
    tapestry_additions,
    tapestry_offers,
    tech_additions,
    tech_offers,
)
from companion.games.tapestry.correcting.view_hex import hex_view
from companion.games.tapestry.game import GAME
from companion.games.tapestry.offers import offers
from companion.games.tapestry.options import Expansion
from companion.games.tapestry.player import Civilization, Tech
from companion.games.tapestry.state import MapToken
from tests.offers.player import ways
from tests.tapestry.makers import a_table, with_civilization, with_hex, with_player, with_techs

BOXES = tuple(Expansion)[1:]


def a_full_table():
    """One of everything that can be put right: alone, with all boxes."""
    table = with_hex(a_table(era=2, solo=True, expansions=BOXES), "2,1", tile=7)
    table = with_techs(with_civilization(table, "merfolk"), barter=0)
    return with_player(table, hand=("academia",), mat={"1": ("tyranny",)})


def asked_for(state, *names):
    """What the offers of these names come to."""
    found = (one for one in offers(state) if one.id in names and one.reason is None)
    return {repr(one.make(way)) for one in found for way in ways(one, {})}


def at_its_place(*touched):
    """What can be done there."""
    return {repr(one.command()) for one in chain(*touched) if one.reason is None}


def a_bots_table():
    """The bots have outposts left."""
    table = a_table(solo=True)
    return replace(table, bots=replace(table.bots, outposts_left={"automa": 7, "shadow": 9}))


class TestOneAnswer:
    def test_civilizations(self):
        state = a_full_table()
        at = at_its_place(mat_offers(state, "p1", "civilization"))

        assert at == asked_for(state, "right.civilization")

    def test_outposts(self):
        state = with_hex(a_full_table(), "2,1", tile=7, tokens=(MapToken("shadow", toppled=True),))
        of_tiles = {one for one in asked_for(state, "right.tile") if "'2,1'" in one}
        at = at_its_place(hex_view(state, "2,1").offers) - of_tiles

        assert at == {one for one in asked_for(state, "right.outpost") if "'2,1'" in one}

    def test_tapestries_of_an_era(self):
        state = a_full_table()
        at = at_its_place(
            tapestry_offers(state, "p1", "tyranny", 1),
            *(tapestry_additions(state, "p1", era) for era in range(1, 5)),
        )

        assert at == asked_for(state, "right.mat")

    def test_technologies(self):
        state = a_full_table()
        at = at_its_place(
            (one for one in tech_offers(state, "p1", "barter") if one.icon != "topple"),
            *(tech_additions(state, "p1", row) for row in range(3)),
        )
        here = repr(SetValue(facts.Techs.now(state, "p1")))

        assert at == asked_for(state, "right.tech", "right.no_tech") - {here}

    def test_the_same_cards_are_listed_and_the_same_are_grey(self):
        state = with_player(a_full_table(), hand=("academia",))
        mats = next(one for one in offers(state) if one.id == "right.mat")
        asked = mats.asks({"player": "p1", "era": "2"})
        at = tapestry_additions(state, "p1", 2)

        assert [one.label for one in at] == [one.text for one in asked.options]
        assert [one.reason for one in at] == [one.reason for one in asked.options]
        assert "academia" not in asked.ids

    def test_cards_of_boxes_not_in_play_are_not_listed(self):
        every = tapestry_additions(a_full_table(), "p1", 1)

        assert len(tapestry_additions(a_table(), "p1", 1)) < len(every)


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

    def test_no_form_offers_them(self):
        state = a_table()

        assert "guide_04" not in facts.Techs.now(state, "p1").more(state)
        assert not [one for one in GAME.offers(state) if "guide_04" in str(one)]
