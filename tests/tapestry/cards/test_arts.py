"""Rulebook, "Arts": creating, inspiration, broadcasting."""

from dataclasses import replace

import pytest

from companion.core.step import Unanswered
from companion.errors import RuleBroken
from companion.games.tapestry.benefits import Benefit, Verb
from companion.games.tapestry.income.commands import (
    NextStep,
    TakeIncomePoints,
    UpgradeTechnology,
    UseMasterpiece,
)
from companion.games.tapestry.income.view import income_view
from companion.games.tapestry.once_a_turn import CivilizationUsed
from companion.games.tapestry.options import Expansion
from companion.games.tapestry.state import Phase
from companion.games.tapestry.turn.events import FactSettled
from tests.tapestry.makers import (
    a_gain,
    gain,
    in_phase,
    play,
    with_buildings,
    with_player,
    with_resources,
    with_techs,
    with_tokens,
)
from tests.tapestry.makers import a_table as any_table

OFFER = ("masterpiece_01", "masterpiece_06", "masterpiece_16")


def a_table(**changes):
    """With the arts track; three masterpieces are open."""
    state = any_table(expansions=(Expansion.ARTS_AND_ARCHITECTURE,), **changes)
    left = tuple(card for card in state.decks["masterpiece"].cards if card not in OFFER)
    decks = {**state.decks, "masterpiece": replace(state.decks["masterpiece"], cards=left)}
    return replace(state, masterpiece_offer=OFFER, decks=decks)


class TestCreate:
    def test_an_open_masterpiece_is_replaced(self):
        state = a_table()
        top = state.decks["masterpiece"].cards[0]

        played = gain(state, a_gain("masterpiece"), answers={"p1.create": "masterpiece_06"})

        assert played.me.masterpieces == ("masterpiece_06",)
        assert played.state.masterpiece_offer == ("masterpiece_01", "masterpiece_16", top)

    def test_or_the_top_one(self):
        state = a_table()
        top = state.decks["masterpiece"].cards[0]

        played = gain(state, a_gain("masterpiece"), answers={"p1.create": "deck"})

        assert played.me.masterpieces == (top,)
        assert played.state.masterpiece_offer == OFFER

    def test_the_open_ones_may_be_replaced_first(self):
        refresh = Benefit(Verb.REFRESH_MASTERPIECES, optional=True)

        played = gain(a_table(), refresh, answers={"p1.refresh.masterpieces": "yes"})

        assert len(played.state.masterpiece_offer) == 3
        assert not set(played.state.masterpiece_offer) & set(OFFER)

    def test_or_stay(self):
        refresh = Benefit(Verb.REFRESH_MASTERPIECES, optional=True)

        played = gain(a_table(), refresh, answers={"p1.refresh.masterpieces": "no"})

        assert played.state.masterpiece_offer == OFFER


class TestMasterpieces:
    def used(self, card, state=None, **answers):
        state = with_player(state or a_table(), masterpieces=(card,))
        return gain(state, Benefit(Verb.BROADCAST), answers=answers)

    def test_conquers_an_empty_territory_only(self):
        played = self.used(
            "masterpiece_19",
            **{
                "p1.conquer.hex": "1,1",
                "p1.conquer.conquer_red": "points_4",
                "p1.conquer.conquer_black": "coin",
                "p1.conquer.die": "conquer_red",
            },
        )

        assert played.state.map["1,1"].controller() == "p1"

    def test_the_card_it_upgrades_goes_up_only_once_this_turn(self):
        state = with_techs(a_table(era=2), canned_food=0)
        upgraded = self.used("masterpiece_07", state)
        assert upgraded.me.techs[0].row == 1

        with pytest.raises(RuleBroken) as refused:
            UpgradeTechnology("canned_food").verify(
                in_phase(with_tokens(upgraded.state, military=4), Phase.INCOME_UPGRADE)
            )

        assert refused.value.message.key == "tapestry.broken.upgraded_already"

    def test_a_payment_is_optional(self):
        played = self.used("masterpiece_09")

        assert played.state.space("p1", "arts") == 0


class TestOneUseMasterpieces:
    """Guide: "may spend 1 resource"; arts FAQ: the card is turned over after it was used."""

    PAYING = "masterpiece_15"

    def at_income(self, **resources):
        state = with_player(a_table(era=2), masterpieces=(self.PAYING,))
        state = with_tokens(with_resources(state, **resources), science=2)
        return in_phase(state, Phase.INCOME_POWERS)

    def used(self, state, said="yes", **answers):
        told = {"p1.pay.for": said, "p1.repeat": "science.2", "p1.bonus": "no", **answers}
        return play(state, UseMasterpiece(self.PAYING), told)

    def test_it_turns_once_it_is_paid(self):
        done = self.used(self.at_income(coin=1))

        assert done.me.used_masterpieces == (self.PAYING,)
        assert done.me.resources["coin"] == 0
        assert len(done.me.hand) == 1

    def test_it_stays_open_when_the_player_does_not_pay(self):
        done = self.used(self.at_income(coin=1), said="no")

        assert done.me.used_masterpieces == ()
        assert done.me.resources["coin"] == 1

    def test_the_next_step_does_not_insist_on_it(self):
        play(self.at_income(coin=1), NextStep())

    def test_nor_does_a_masterpiece_that_may_be_paid_for_every_turn(self):
        state = with_player(self.at_income(coin=1), masterpieces=("masterpiece_09",))

        play(state, NextStep())

    def test_the_others_come_before_the_next_step(self):
        state = with_player(self.at_income(coin=1), masterpieces=("masterpiece_16",))

        with pytest.raises(RuleBroken, match="masterpieces_first"):
            NextStep().verify(state)

    def test_without_a_resource_it_is_refused(self):
        with pytest.raises(RuleBroken, match="too_few_any"):
            UseMasterpiece(self.PAYING).verify(self.at_income())

    def test_with_nothing_to_repeat_no_resource_is_taken(self):
        state = with_tokens(self.at_income(coin=1), science=0)
        with pytest.raises(RuleBroken, match="nothing_for_it"):
            UseMasterpiece(self.PAYING).verify(state)

        broadcast = gain(state, Benefit(Verb.BROADCAST))
        assert broadcast.me.resources["coin"] == 1
        assert broadcast.me.used_masterpieces == ()
        assert broadcast.told_keys() == ["tapestry.told.nothing_for_it"]

    def test_it_comes_before_the_civilizations_or_not_at_all(self):
        state = replace(self.at_income(coin=1), this_turn=(CivilizationUsed("leaders"),))

        with pytest.raises(RuleBroken, match="masterpiece"):
            UseMasterpiece(self.PAYING).verify(state)

    def test_one_without_a_price_turns_as_it_is_gained(self):
        state = with_player(self.at_income(), masterpieces=("masterpiece_02",))
        said = {"p1.building": "farm", "p1.city.place": "later", "p1.resource": "coin"}

        done = play(state, UseMasterpiece("masterpiece_02"), said)

        assert done.me.used_masterpieces == ("masterpiece_02",)


class TestInspiration:
    def test_an_unused_tile_goes_on_its_own_track_and_buildings_stay(self):
        state = with_buildings(a_table(), farm=2)

        played = gain(
            state,
            a_gain("inspiration_tile"),
            answers={"p1.inspire": "farm", "fact.inspiration.farm": "per_tech_card"},
        )

        assert played.me.inspirations == ("farm",)
        assert played.me.buildings["farm"] == 2

    def test_each_track_has_its_own_tile(self):
        state = with_player(a_table(), inspirations=("farm", "market"))

        played = gain(
            state,
            a_gain("inspiration_tile"),
            answers={"p1.inspire": "house", "fact.inspiration.house": "points_1"},
        )

        offered = {option.id for option in played.questions["p1.inspire"].options}
        assert offered == {"house", "armory"}


class TestInspirationPoints:
    """ "Each of the tiles improves the income of its track": counted, or asked, never silent."""

    def table(self, said=None):
        state = with_player(a_table(era=2), inspirations=("farm",), civilizations=())
        state = with_techs(in_phase(state, Phase.INCOME_POINTS), canned_food=0, radio=0)
        return FactSettled("inspiration.farm", said).apply(state) if said else state

    def scored(self, state, **answers):
        return play(state, TakeIncomePoints(), answers).points().get("inspiration", 0)

    @pytest.mark.parametrize(("said", "n"), [("per_tech_card", 2), ("points_3", 3)])
    def test_what_the_owner_read_is_counted(self, said, n):
        assert self.scored(self.table(said)) == n

    @pytest.mark.parametrize("said", ["other", "one line for each row", None])
    def test_anything_else_is_asked(self, said):
        state = self.table(said)
        with pytest.raises(Unanswered):
            self.scored(state)

        assert self.scored(state, **{"p1.income.inspiration.farm": 4}) == 4

    def test_each_has_its_line(self):
        line = income_view(self.table("per_tech_card")).points[-1]

        assert (line.icon, line.amount) == ("inspiration", 2)


class TestBroadcast:
    def test_up_to_three_different_the_neighbours_too(self):
        state = with_player(a_table(), masterpieces=("masterpiece_16",))
        state = with_player(state, "p2", masterpieces=("masterpiece_06", "masterpiece_08"))
        state = with_tokens(state, exploration=3, science=5)
        answers = {
            "p1.broadcast": "masterpiece_06",
            "p1.broadcast.2": "masterpiece_16",
            "p1.broadcast.3": "masterpiece_08",
            "p1.resource": "coin",
        }

        played = gain(state, Benefit(Verb.BROADCAST_MANY, n=3), answers=answers)

        assert played.me.score == 3 + 4 + 5

    def test_at_most_three_so_one_may_stop_before(self):
        """ "Gagnez le bénéfice de maximum 3 cartes": fewer, or none, are no slip."""
        state = with_player(a_table(), masterpieces=("masterpiece_16", "masterpiece_06"))
        three = Benefit(Verb.BROADCAST_MANY, n=3)
        one = {"p1.broadcast": "masterpiece_06", "p1.broadcast.2": "stop"}

        none = gain(state, three, answers={"p1.broadcast": "stop"})
        after_one = gain(with_tokens(state, exploration=3), three, answers=one)

        assert none.events == []
        assert after_one.points() == {"masterpiece": 3}
        assert [option.id for option in after_one.questions["p1.broadcast.2"].options] == [
            "masterpiece_16",
            "stop",
        ]

    def test_one_of_ones_own_is_no_matter_of_stopping(self):
        """Space 6: "de l'une de vos cartes": it is gained."""
        state = with_player(with_tokens(a_table(), exploration=3), masterpieces=("masterpiece_06",))

        played = gain(state, Benefit(Verb.BROADCAST))

        assert (played.points(), played.questions) == ({"masterpiece": 3}, {})

    def test_a_single_use_one_is_not_the_neighbours(self):
        state = with_player(a_table(), "p2", masterpieces=("masterpiece_02",))

        played = gain(state, Benefit(Verb.BROADCAST_MANY, n=3))

        assert played.state.players["p2"].used_masterpieces == ()
        assert sum(played.me.buildings.values()) == 0


class TestBuildings:
    def test_any_income_building(self):
        answers = {"p1.building": "house", "p1.city.place": "later"}

        played = gain(a_table(), a_gain("any_income_building"), answers=answers)

        assert played.me.buildings["house"] == 1

    def test_a_point_per_income_building(self):
        state = with_buildings(a_table(), farm=2, house=1, market=1)

        played = gain(state, Benefit(Verb.POINTS_PER, per="income_building"))

        assert played.me.score == 4
