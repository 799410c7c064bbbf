"""Rulebook, "Enchantment bonuses" and "Reserve" (FF): what is told, and what is remembered."""

import pytest

from companion.games.tapestry.benefits import Benefit, Verb
from companion.games.tapestry.cards import conditions
from companion.games.tapestry.income.commands import PlayTapestry
from companion.games.tapestry.income.commands_of_reserve import ReserveItem
from companion.games.tapestry.options import Expansion
from companion.games.tapestry.player import LAID_OPEN, Tech
from companion.games.tapestry.state import UNKNOWN, Phase
from tests.tapestry.makers import a_table, gain, in_phase, play, with_buildings, with_player

FUTURES = (Expansion.FANTASIES_AND_FUTURES,)
PLAY = Benefit(Verb.PLAY_OVER)
NOTHING = {"p1.reserve": "nothing"}


def played(card="ghost_towns", said="yes", mat=None, expansions=FUTURES):
    state = a_table(era=3, expansions=expansions)
    state = with_player(state, hand=(card,), mat=mat or {})
    asked = {"p1.enchanted": said, **NOTHING} if expansions and card == "ghost_towns" else {}
    return gain(state, PLAY, answers=asked)


class TestCharms:
    @pytest.mark.parametrize("left", ["academia", "ghost_towns", UNKNOWN])
    def test_the_left_one_pays_beside_another_card(self, left):
        assert "tapestry.told.left_charm" in played(mat={"2": (left,)}).told_keys()

    def test_not_without_a_card_to_the_left(self):
        assert "tapestry.told.no_left_charm" in played().told_keys()

    def test_a_card_on_maker_of_fire_is_one(self):
        state = a_table(era=2, expansions=FUTURES)
        state = with_player(state, hand=("ghost_towns",), mat={"1": ("academia",)})

        done = gain(state, PLAY, answers={"p1.enchanted": "no", **NOTHING})

        assert "tapestry.told.left_charm" in done.told_keys()

    @pytest.mark.parametrize("card", ["academia", "ghost_towns"])
    @pytest.mark.parametrize("left", ["ghost_towns", LAID_OPEN])
    def test_the_right_one_is_spoken_of_when_a_card_is_laid_to_its_right(self, card, left):
        """ "Les enchantements peuvent se trouver à gauche et/ou à droite d'une carte." """
        assert "tapestry.told.right_charm" in played(card, mat={"2": (left,)}).told_keys()

    def test_of_one_that_lies_face_down_nobody_sees_a_charm(self):
        keys = played("academia", mat={"2": (UNKNOWN,)}).told_keys()

        assert "tapestry.told.right_charm" not in keys

    def test_also_when_that_card_comes_face_down_from_the_deck(self):
        state = a_table(era=3, expansions=FUTURES)
        state = with_player(state, mat={"2": ("ghost_towns",)}, hand=())
        state = in_phase(state, Phase.INCOME_TAPESTRY)
        resources = {f"p1.resource{n}": "coin" for n in ("", ".2")}

        done = play(state, PlayTapestry(), resources)

        assert "tapestry.told.right_charm" in done.told_keys()

    @pytest.mark.parametrize("mat", [{"2": ("academia",)}, {"1": ("ghost_towns",)}, {}])
    def test_not_beside_a_card_that_has_none(self, mat):
        assert "tapestry.told.right_charm" not in played(mat=mat).told_keys()

    def test_cards_of_other_boxes_have_none(self):
        assert not [key for key in played("academia").told_keys() if "charm" in key]

    def test_nothing_is_asked_without_the_box(self):
        assert "p1.enchanted" not in played("academia", expansions=()).questions


class TestEnchanted:
    def test_it_meets_the_condition_of_technologies(self):
        done = played(said="yes")

        assert conditions.meets(done.state, "p1", Tech("guide_23", 1))

    def test_a_card_without_charm_does_not(self):
        assert not conditions.meets(played(said="no").state, "p1", Tech("guide_23", 1))

    def test_covered_it_still_does(self):
        state = with_player(played().state, hand=("academia",))

        assert conditions.meets(gain(state, PLAY).state, "p1", Tech("guide_23", 1))

    def test_a_card_that_reserves_is_known_to_be_enchanted(self):
        """ "Les seules qui peuvent encore avoir un effet après avoir été recouvertes." """
        state = with_player(a_table(era=3, expansions=FUTURES), hand=("microbial_magic",))
        done = gain(state, PLAY)

        assert "p1.enchanted" not in done.questions
        assert conditions.meets(done.state, "p1", Tech("guide_23", 1))

    def test_once_known_it_is_not_asked_again(self):
        state = with_player(played().state, hand=("lost_artifacts",))

        assert "p1.enchanted" not in gain(state, PLAY, answers=NOTHING).questions


class TestReserve:
    def test_the_table_says_what_a_card_puts_there(self):
        state = with_player(a_table(era=3, expansions=FUTURES), hand=("ghost_towns",))
        answers = {"p1.enchanted": "yes", "p1.reserve": "farm", "p1.reserve.2": "space_tile"}

        done = gain(state, PLAY, answers={**answers, "p1.reserve.3": "nothing"})

        assert [item.kind for item in done.me.reserve] == ["farm", "space_tile"]
        assert done.me.buildings["farm"] == 1

    def test_no_building_that_is_not_left(self):
        state = with_player(a_table(era=3, expansions=FUTURES), hand=("ghost_towns",))
        state = with_buildings(state, farm=5)

        done = gain(state, PLAY, answers={"p1.enchanted": "no", **NOTHING})

        offered = {option.id for option in done.questions["p1.reserve"].options}
        assert "house" in offered
        assert "farm" not in offered

    def test_cards_and_tiles_lie_face_up(self):
        done = play(a_table(era=2, expansions=FUTURES), ReserveItem("p1", "space_tile"))

        (act,) = done.events[0].acts(done.state)
        assert (act.source, act.target, act.face) == ("deck:space", "p1/reserve", "")
