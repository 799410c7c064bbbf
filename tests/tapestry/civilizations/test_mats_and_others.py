"""Civilizations that live on what the others have: Spies, Inventors, Traders.

Their mats; rulebook, FAQ "Civilizations" and "Single-use technologies".
"""

from dataclasses import replace

import pytest

from companion.core.act import Lying
from companion.errors import RuleBroken
from companion.games.tapestry import content
from companion.games.tapestry.benefits import Benefit, Verb
from companion.games.tapestry.cards import upgrading
from companion.games.tapestry.cards.events_of_technologies import TechTurnedOver
from companion.games.tapestry.income.commands import UpgradeTechnology
from companion.games.tapestry.land import geography
from companion.games.tapestry.land.conquering import take
from companion.games.tapestry.options import Expansion
from companion.games.tapestry.pieces import pieces
from companion.games.tapestry.player import Tech
from companion.games.tapestry.state import Deck, MapToken, Phase
from companion.games.tapestry.turn.mats import power_of
from companion.games.tapestry.turn.turn import Turn
from tests.tapestry.makers import (
    a_step,
    a_table,
    gain,
    in_phase,
    play,
    with_civilization,
    with_hex,
    with_player,
    with_techs,
    with_tokens,
)
from tests.tapestry.mats import dice, hooked, marks, used

FUTURES = (Expansion.FANTASIES_AND_FUTURES,)


def spied(state, square, what, **answers):
    """The Spies cover a square and copy this."""
    return used("spies", state, {"p1.spies": square, "p1.spies.what": what, **answers})


class TestSpies:
    def test_spies_copy_a_neighbours_visible_tapestry(self):
        state = with_player(a_table(3), "p2", mat={"2": ("academia", "trap")})
        state = with_player(state, "p3", mat={"2": ("feudalism",)})

        assert spied(state, "tapestry", "trap").points() == {"tapestry": 10}

    def test_spies_gain_what_a_tile_of_a_neighbours_supply_shows(self):
        state = with_player(a_table(), "p2", tiles=(4,), space_tiles=(13,))

        assert spied(state, "tile", "territory/4").me.resources["culture"] == 1
        assert spied(state, "tile", "space/13").points() == {"civilization": 13}
        assert spied(state, "tile", "space/13").state.players["p2"].space_tiles == (13,)

    def test_spies_gain_the_benefit_of_a_neighbours_space_without_the_bonus(self):
        state = with_tokens(a_table(3), "p2", exploration=1)
        state = with_tokens(state, "p3", science=2)

        done = spied(state, "track", "science/2")

        assert len(done.me.hand) == 1
        assert "p1.bonus" not in done.questions

    def test_spies_gain_a_side_of_a_neighbours_technology_by_its_row(self):
        state = with_techs(with_techs(a_table(3), "p2", calendar=1), "p3", calendar=0, clocks=2)

        done = spied(state, "tech", "calendar/1")

        assert done.me.resources["culture"] == 1
        assert {o.id for o in done.questions["p1.spies.what"].options} == {"calendar/1", "clocks/2"}

    def test_each_square_once_and_only_where_there_is_something(self):
        state = with_tokens(a_table(), "p2", exploration=1)

        done = used("spies", state, {"p1.spies": "none"}, marks={"tech": 1})

        assert {option.id for option in done.questions["p1.spies"].options} == {"none", "track"}


class TestInventors:
    def marked_card(self, row=1):
        """Canned Food of the second player carries a token of the first one's Inventors."""
        state = with_techs(a_table(), "p2", canned_food=row)
        return with_civilization(state, "inventors", used=1, canned_food=1)

    def test_what_an_upgrade_sets_off_theirs_does_too(self):
        """Golden Age, and the Utilitarians' Forge: the card reaches its owner's top row."""
        state = with_techs(with_player(a_table(), mat={"2": ("golden_age",)}), radio=1)
        state = with_civilization(state, "utilitarians", forge=1)
        answers = {"p1.inventors": "radio", "p1.resource": "coin"}
        done = used("inventors", state, answers)

        assert done.points()["tapestry"] == 3
        assert done.me.resources["coin"] >= 1

    def test_a_card_of_their_own_with_a_token_is_theirs_already(self):
        state = with_techs(a_table(), calendar=1)
        done = used("inventors", state, {"p1.inventors": "calendar"})

        assert [(tech.card, tech.row) for tech in done.me.techs] == [("calendar", 2)]

    def test_a_card_with_a_token_that_reaches_the_top_row_is_theirs(self):
        """The opponent gains the square, then the Inventors, who take the card."""
        state = in_phase(with_tokens(self.marked_card(), "p2", military=4), Phase.INCOME_UPGRADE)

        done = play(replace(state, turn="p2"), UpgradeTechnology("canned_food"))

        assert (done.points("p2"), done.points("p1")) == ({"tech": 7}, {"tech": 7})
        assert done.state.players["p2"].techs == ()
        assert done.me.techs == (Tech("canned_food", 0),)

    def test_also_where_they_raise_it_themselves(self):
        state = with_techs(a_table(), "p2", canned_food=1)

        done = used("inventors", state, {"p1.inventors": "canned_food"})

        assert (done.me.score, done.state.players["p2"].score) == (7, 7)
        assert done.me.techs == (Tech("canned_food", 0),)

    def test_the_middle_row_is_not_enough(self):
        state = in_phase(self.marked_card(row=0), Phase.INCOME_UPGRADE)

        done = play(replace(state, turn="p2"), UpgradeTechnology("canned_food"))

        assert done.state.players["p2"].techs == (Tech("canned_food", 1),)

    def test_nobody_raises_anothers_single_use_card_to_the_top_row(self):
        state = with_techs(a_table(expansions=FUTURES), "p2", guide_24=1, guide_29=0)

        done = used("inventors", state, {"p1.inventors": "none"})

        offered = {option.id for option in done.questions["p1.inventors"].options}
        assert offered == {"none", "guide_29"}

    def test_a_single_use_card_that_was_taken_lies_face_down(self):
        """It was used on the way to the top row, and goes up no more."""
        state = with_player(a_table(era=5, expansions=FUTURES), "p2", techs=(Tech("guide_29", 1),))
        state = with_civilization(state, "inventors", used=1, guide_29=1)
        state = in_phase(replace(state, turn="p2"), Phase.INCOME_UPGRADE)
        answers = {"p2.advance.track": "exploration", "p1.advance.track": "exploration"}

        done = play(state, UpgradeTechnology("guide_29"), answers)

        assert done.me.techs == (Tech("guide_29", 0, used=True),)
        mine = in_phase(replace(done.state, turn="p1", this_turn=()), Phase.INCOME_UPGRADE)
        with pytest.raises(RuleBroken) as refusal:
            UpgradeTechnology("guide_29").verify(mine)
        assert refusal.value.message.key == "tapestry.broken.turned_over"


class TestTraders:
    def conquered(self, both=""):
        """The second player's Traders have a token on the territory conquered."""
        state = with_civilization(a_table(), "traders", "p2")
        state = with_hex(state, "2,1", tile=4, tokens=(MapToken("p2", kind="trader"),))
        answers = dice(red="points_5", black="territory", which="conquer_red")
        if both:
            answers.pop("p1.conquer.die")
        step = a_step(state, answers)
        take(Turn(step, "p1"), "2,1", both)
        return step.state.players

    def test_traders_gain_the_die_a_conqueror_of_their_territory_leaves(self):
        players = self.conquered()

        assert (players["p1"].score, players["p2"].resources["culture"]) == (5, 1)

    def test_a_conqueror_who_gains_both_leaves_none(self):
        assert self.conquered("always")["p2"].resources["culture"] == 0

    def test_their_token_is_one_of_its_own_kind(self):
        state = with_hex(a_table(), "-2,3", tile=7)

        done = used("traders", state, {"p1.traders": "-2,3"})

        assert done.state.map["-2,3"].tokens == (MapToken("p1", kind="trader"),)


class TestRecyclers:
    UP = Benefit(Verb.UPGRADE)

    def test_recyclers_use_any_upgrade_to_take_a_top_card_down(self):
        state = with_techs(with_civilization(a_table(), "recyclers"), radio=2)

        done = gain(state, self.UP)

        assert done.me.techs == (Tech("radio", 0),)
        assert done.points() == {"civilization": 5}

    def test_nobody_else_does(self):
        done = gain(with_techs(a_table(), radio=2), self.UP)

        assert done.told_keys() == ["tapestry.told.no_card.upgrade"]

    def test_recyclers_may_take_a_technology_of_the_discards(self):
        state = with_civilization(a_table(), "recyclers")
        state = replace(state, decks={**state.decks, "tech": Deck(("clocks",), ("radio",))})

        done = gain(state, Benefit(Verb.INVENT), answers={"p1.invent": "radio"})

        assert done.me.techs == (Tech("radio"),)
        assert done.state.decks["tech"] == Deck(("clocks",))


class TestTilesOnMats:
    def test_aliens_discard_the_tile_of_the_mat_before(self):
        state = with_player(a_table(), space_tiles=(13, 5))
        first = used("aliens", state, {"p1.aliens": "13"}).state
        first = with_player(replace(first, this_turn=()), civilizations=())
        answers = {"p1.aliens": "resource", "p1.resource": "coin"}

        done = used("aliens", first, answers, marks={"tile": 15})

        assert done.me.explored_space == ()
        assert done.state.decks["space"].discard == ("13",)

    def test_werefolk_discard_theirs_too(self):
        state = with_player(a_table(), explored_space=(13,))

        done = used("werefolk", state, {"p1.werefolk": "up"}, marks={"tile": 15})

        assert done.me.explored_space == ()


class TestIslanders:
    """Their island is counted like the map; its middle is printed."""

    def beside_the_middle(self, tile, sixths):
        middle = content.civilization("islanders").mat.edges
        return "1,-1", content.territory_tile(tile).turned(sixths), {"0,0": middle}

    def test_sides_are_counted_against_the_middle(self):
        state = with_player(a_table(), tiles=(4,))
        answers = {"p1.islanders": "islanders:NE", "p1.explore.rotation": "0"}
        done = used("islanders", state, answers)

        asked = done.questions["p1.explore.rotation"]
        counted = {int(option.id): option.text.params["n"] for option in asked.options}
        assert counted == {
            s: geography.aligned_sides(*self.beside_the_middle(4, s)) for s in range(6)
        }
        assert done.points().get("exploration", 0) == counted[0]

    def outer_sides(self, tile, sixths):
        """What a tile south of the middle shows where no other hex of the island is."""
        inside = {"0,0", "1,0", "-1,1"}
        edges = content.territory_tile(tile).turned(sixths)
        return [edges[side] for side, other in geography.beside("0,1") if other not in inside]

    @pytest.mark.parametrize("sixths", range(6))
    @pytest.mark.parametrize("tile", [1, 4, 7])
    def test_in_the_end_a_tile_counts_as_it_was_turned(self, tile, sixths):
        state = with_player(a_table(), tiles=(tile,))
        answers = {"p1.islanders": "islanders:S", "p1.explore.rotation": str(sixths)}
        step = a_step(with_civilization(state, "islanders"), answers)
        power_of(Turn(step, "p1"), "islanders").income()

        done = hooked("final", step.state)

        water = all({*edge} == {"sea"} for edge in self.outer_sides(tile, sixths))
        assert done.points().get("civilization", 0) == 4 * water

    def test_no_hex_twice(self):
        state = with_player(a_table(), tiles=(7,))
        done = used("islanders", state, {"p1.islanders": "none"}, marks={"N": 20})

        assert len(done.questions["p1.islanders"].options) == 6

    def test_an_exploration_of_an_advance_turn_may_go_there(self):
        state = with_civilization(with_player(a_table(), tiles=(7,)), "islanders")
        answers = {"p1.explore.hex": "islanders:S", "p1.explore.rotation": "0"}

        done = gain(state, Benefit(Verb.EXPLORE), answers=answers)

        assert set(marks(done, "islanders")) == {"S"}
        assert done.me.tiles == ()


class TestIlluminati:
    """FF: opponents take the dice off the mat; the first roll of each pays."""

    def watched(self, **away):
        """The second player's Illuminati see what the first one rolls."""
        state = with_hex(a_table(), "2,1", tile=7)
        return with_civilization(state, "illuminati", "p2", **away)

    def conquered(self, state):
        step = a_step(state, dice(red="points_5", black="coin", which="conquer_black"))
        take(Turn(step, "p1"), "2,1", "")
        return step.state.players["p2"]

    def test_both_conquest_dice_pay(self):
        they = self.conquered(self.watched())

        assert (they.score, they.resources["coin"]) == (5, 1)
        assert they.civilizations[0].marks == {"conquer_red": 1, "conquer_black": 1}

    def test_a_die_that_is_away_pays_no_more(self):
        they = self.conquered(self.watched(conquer_red=1))

        assert (they.score, they.resources["coin"]) == (0, 1)

    def test_after_their_end_only_the_points(self):
        they = self.conquered(with_player(self.watched(), "p2", finished=True))

        assert (they.score, they.resources["coin"]) == (5, 0)

    def test_the_science_die_lets_them_advance_without_benefit(self):
        answers = {"p1.research.die": "science", "p2.research.advance": "yes"}
        answers |= {"p1.research.advance": "no"}

        done = gain(self.watched(), Benefit(Verb.RESEARCH), answers=answers)

        assert done.state.space("p2", "science") == 1
        assert done.state.space("p1", "science") == 0

    def test_their_own_rolls_leave_the_die_there(self):
        state = with_civilization(a_table(), "illuminati")
        answers = {"p1.research.die": "science", "p1.research.advance": "no"}

        done = gain(state, Benefit(Verb.RESEARCH), answers=answers)

        assert marks(done, "illuminati") == {}


class TestGenies:
    def test_an_opponent_whose_game_is_over_neither_chooses_nor_scores(self):
        state = with_player(with_player(a_table(), tiles=(7,)), "p2", finished=True, tiles=(9,))
        answers = {"p1.genies": "3", "p1.genies.square": "square_3"}

        done = used("genies", state, answers)

        assert (done.points(), done.points("p2")) == ({"civilization": 1}, {})

    def test_real_tokens_are_drawn_on_the_table(self):
        state = with_player(a_table(3), "p3", tiles=(9,))
        answers = {"p1.genies.token": "p3", "p3.genies": "3", "p1.genies.square": "square_3"}

        done = used("genies", state, answers, by_app=())

        assert done.points("p3") == {"civilization": 1}


def test_a_landmark_stays_with_its_owner_when_the_inventors_take_the_card():
    """Inventors: "the card becomes yours"; the landmark on it is somebody else's."""
    card = "canned_food"
    state = with_player(a_table(), "p2", techs=(Tech(card, 1, landmark="rubber_works"),))
    state = replace(state, landmarks={"rubber_works": "p2"})
    done = used("inventors", state, {"p1.inventors": card})

    assert [(tech.card, tech.landmark) for tech in done.me.techs] == [(card, "")]
    assert Lying("landmark:rubber_works", "p2/waiting") in pieces(done.state)


def test_a_card_that_is_shared_is_turned_over_by_its_owner_alone():
    """Inventors: the same benefit; what is used once lies before its owner."""
    card = next(one.id for one in content.techs().values() if one.single_use)
    turned = with_player(a_table(), "p2", techs=(Tech(card, 2),))
    step = a_step(turned)
    upgrading.gain_side(Turn(step, "p1"), card, upgrading.TOP)

    assert not any(isinstance(one, TechTurnedOver) for one in step.events)
