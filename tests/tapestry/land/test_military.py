"""Rulebook, "Military": conquering, control, dice, traps; the two achievements of the map."""

from dataclasses import replace

import pytest

from companion.games.tapestry.benefits import Benefit, Verb
from companion.games.tapestry.bots.look import place_of, position_of
from companion.games.tapestry.income.commands import PlayTapestry
from companion.games.tapestry.land import geography
from companion.games.tapestry.options import Expansion
from companion.games.tapestry.score import achievements, counting
from companion.games.tapestry.state import PRINTED, TRADER, Deck, MapToken, Phase, Territory
from tests.tapestry.bots.tables import a_table as a_bots_table
from tests.tapestry.makers import a_table, gain, in_phase, play, with_hex, with_player

CONQUER = Benefit(Verb.CONQUER)
BESIDE = "1,1"
"""A printed territory beside the first player's start."""
MINE, THEIRS = MapToken("p1"), MapToken("p2")
LYING = MapToken("p2", toppled=True)


def with_tokens_on(state, place, *tokens):
    """These stand there; the outposts are taken from the supplies."""
    state = with_hex(state, place, tile=PRINTED, tokens=tokens)
    for owner in {token.owner for token in tokens}:
        spent = sum(token.owner == owner for token in tokens)
        left = state.players[owner].outposts - spent
        state = with_player(state, owner, outposts=left)
    return state


def conquered(state, place=BESIDE, red="points_4", black="coin", die="conquer_red", **answers):
    said = {
        "p1.conquer.conquer_red": red,
        "p1.conquer.conquer_black": black,
        "p1.conquer.die": die,
        "p1.conquer.hex": place,
        **answers,
    }
    return gain(state, CONQUER, answers=said)


class TestOtherPiecesOnTheMap:
    """ "Control means a territory where your outpost is the only one that stands." """

    TRADER = MapToken("p2", kind=TRADER)

    def test_a_traders_token_controls_nothing(self):
        state = with_hex(a_table(), BESIDE, PRINTED, (self.TRADER,))

        assert state.map[BESIDE].controller() is None
        assert counting.count(state, "p2", "controlled_territory") == 1

    def test_nor_does_it_take_control_from_an_outpost(self):
        here = Territory(PRINTED, 0, (MINE, self.TRADER))

        assert here.controller() == "p1"

    def test_conquering_beside_it_topples_nothing_and_asks_for_no_trap(self):
        state = with_hex(a_table(), BESIDE, PRINTED, (self.TRADER,))
        state = with_player(state, "p2", hand=("trap",))

        done = conquered(state)

        assert "p2.trap" not in done.questions
        assert not any(token.toppled for token in done.state.map[BESIDE].tokens)
        assert done.state.map[BESIDE].controller() == "p1"

    def test_the_bots_see_it_as_a_piece_that_holds_nothing(self):
        solo = with_hex(a_bots_table(), BESIDE, PRINTED, (MapToken("p1", kind=TRADER),))
        seen = position_of(solo, 1, 2).tokens[place_of(BESIDE)]

        assert [token.toppled for token in seen] == [True]

    def test_a_mat_may_say_that_its_pieces_control(self):
        """Nomads, Treasure Hunters: "you control it"; toppled they count as outposts."""
        hunter = MapToken("p2", kind="token")
        assert Territory(PRINTED, 0, (hunter,)).controller() == "p2"

        lying = replace(hunter, toppled=True)
        state = with_hex(a_table(), BESIDE, PRINTED, (MINE, lying))
        assert achievements.toppled_by(state, "p1") == 1


class TestWhere:
    def test_beside_a_controlled_territory(self):
        assert BESIDE in geography.may_conquer(a_table(), "p1")
        assert "-1,-1" not in geography.may_conquer(a_table(), "p1")

    def test_anywhere_drops_that(self):
        assert "-1,-1" in geography.may_conquer(a_table(), "p1", anywhere=True)

    @pytest.mark.parametrize(
        ("tokens", "open_"), [((), True), ((THEIRS,), True), ((THEIRS, LYING), False)]
    )
    def test_at_most_one_token_there(self, tokens, open_):
        state = with_tokens_on(a_table(), BESIDE, *tokens)

        assert (BESIDE in geography.may_conquer(state, "p1")) is open_

    def test_never_ones_own(self):
        state = with_tokens_on(a_table(), BESIDE, MINE)

        assert BESIDE not in geography.may_conquer(state, "p1", anywhere=True)

    def test_no_empty_hex(self):
        assert "2,1" not in geography.may_conquer(a_table(), "p1")

    def test_none_without_an_outpost(self):
        state = with_player(a_table(), outposts=0)
        state = with_hex(state, "0,-3", tile=PRINTED, tokens=(MINE,) * 8)

        assert gain(state, CONQUER).told_keys() == ["tapestry.told.no_outpost"]

    def test_none_without_a_territory(self):
        state = a_table()
        for key, here in state.map.items():
            if here.explored and not here.tokens:
                state = with_hex(state, key, tile=None)

        assert gain(state, CONQUER).told_keys() == ["tapestry.told.nothing_to_conquer"]


class TestControl:
    @pytest.mark.parametrize(
        ("tokens", "owner"),
        [
            ((), None),
            ((MINE,), "p1"),
            ((MINE, MINE), "p1"),
            ((MINE, LYING), "p1"),
            ((MINE, THEIRS), None),
            ((LYING,), None),
        ],
    )
    def test_ones_own_are_the_only_ones_standing(self, tokens, owner):
        assert Territory(PRINTED, 0, tokens).controller() == owner


class TestDice:
    def test_both_are_rolled_and_one_is_gained(self):
        red = conquered(a_table())
        black = conquered(a_table(), die="conquer_black")

        assert (red.me.score, red.me.resources["coin"]) == (4, 0)
        assert (black.me.score, black.me.resources["coin"]) == (0, 1)

    def test_red_a_point_per_territory_the_new_one_included(self):
        assert conquered(a_table(), red="per_territory").me.score == 2

    def test_black_the_tiles_benefit(self):
        state = with_hex(a_table(), "2,1", tile=4)

        played = conquered(state, "2,1", black="territory", die="conquer_black")

        assert played.me.resources["culture"] == 1

    def test_printed_territories_have_none(self):
        played = conquered(a_table(), black="territory", die="conquer_black")

        assert sum(played.me.resources.values()) == 0

    @pytest.mark.parametrize("both", ["always", "if_opponent"])
    def test_some_benefits_gain_both(self, both):
        state = with_tokens_on(a_table(), BESIDE, THEIRS)
        answers = {
            "p1.conquer.hex": BESIDE,
            "p1.conquer.conquer_red": "points_4",
            "p1.conquer.conquer_black": "coin",
        }

        played = gain(state, Benefit(Verb.CONQUER, both_dice=both), answers=answers)

        assert (played.me.score, played.me.resources["coin"]) == (4, 1)

    def test_tanks_gain_both_only_from_an_opponent(self):
        answers = {
            "p1.conquer.hex": BESIDE,
            "p1.conquer.conquer_red": "points_4",
            "p1.conquer.conquer_black": "coin",
            "p1.conquer.die": "conquer_red",
        }

        played = gain(a_table(), Benefit(Verb.CONQUER, both_dice="if_opponent"), answers=answers)

        assert (played.me.score, played.me.resources["coin"]) == (4, 0)


class TestToppling:
    def test_the_opponents_outpost_lies_and_the_territory_is_closed(self):
        played = conquered(with_tokens_on(a_table(), BESIDE, THEIRS))

        here = played.state.map[BESIDE]
        assert here.tokens == (LYING, MINE)
        assert here.controller() == "p1"
        assert BESIDE not in geography.may_conquer(played.state, "p2", anywhere=True)

    def test_an_outpost_of_the_supply_is_used(self):
        assert conquered(a_table()).me.outposts == 7


class TestTraps:
    def opposed(self, *hand):
        state = with_tokens_on(a_table(), BESIDE, THEIRS)
        return with_player(state, "p2", hand=hand or ("trap",))

    def test_discarded_to_counter_a_conquest(self):
        played = conquered(self.opposed(), **{"p2.trap": "yes", "p2.resource": "food"})

        there = played.state.map[BESIDE]
        assert there.tokens == (THEIRS, MapToken("p1", toppled=True))
        assert there.controller() == "p2"
        assert played.state.players["p2"].hand == ()
        assert played.state.players["p2"].resources["food"] == 1
        assert played.me.score == 4

    def test_it_need_not_be_played(self):
        played = conquered(self.opposed(), **{"p2.trap": "no"})

        assert played.state.map[BESIDE].controller() == "p1"
        assert played.state.players["p2"].hand == ("trap",)

    def countered(self, said):
        """Double Cross cancels the trap: it is asked for before the trap pays."""
        ploys = (Expansion.PLANS_AND_PLOYS,)
        state = with_tokens_on(a_table(expansions=ploys), BESIDE, THEIRS)
        state = with_player(with_player(state, "p2", hand=("trap",)), hand=("double_cross",))
        paid = {} if said == "yes" else {"p2.resource": "food"}
        return conquered(state, **{"p2.trap": "yes", "p1.counter": said, **paid})

    def test_countered_it_pays_nothing(self):
        played = self.countered("yes")

        victim = played.state.players["p2"]
        assert (victim.hand, sum(victim.resources.values())) == ((), 0)
        assert played.state.map[BESIDE].controller() == "p1"
        assert "p2.resource" not in played.questions

    def test_not_countered_it_pays(self):
        played = self.countered("no")

        assert played.state.players["p2"].resources["food"] == 1
        assert played.state.map[BESIDE].controller() == "p2"

    @pytest.mark.parametrize(("said", "gained"), [("yes", 0), ("no", 1)])
    def test_pirate_rule_pays_nothing_where_the_conquest_failed(self, said, gained):
        """A conquest fails when the trap is played (FAQ)."""
        state = with_hex(self.opposed(), BESIDE, tile=7, tokens=(THEIRS,))
        state = with_player(state, mat={"1": ("pirate_rule",)})
        paid = {"p2.resource": "food"} if said == "yes" else {}
        played = conquered(state, **{"p2.trap": said, **paid})

        assert played.me.resources["coin"] == gained

    def test_only_who_holds_one_is_asked(self):
        played = conquered(self.opposed("academia"))

        assert "p2.trap" not in played.questions

    @pytest.mark.parametrize(
        ("unseen", "asked"), [(("trap", "academia"), True), (("academia",), False)]
    )
    def test_of_unnamed_cards_only_while_one_was_not_seen(self, unseen, asked):
        state = self.opposed("unknown")
        state = replace(state, decks={**state.decks, "tapestry": Deck(unseen, ("trap",))})
        played = conquered(state, **({"p2.trap": "no"} if asked else {}))

        assert ("p2.trap" in played.questions) is asked

    def test_a_trap_may_be_played_as_a_tapestry(self):
        state = in_phase(with_player(a_table(era=2), hand=("trap",)), Phase.INCOME_TAPESTRY)

        assert play(state, PlayTapestry("trap")).me.mat == {"2": ("trap",)}


class TestIsland:
    def beside_the_island(self):
        """A territory next to the island is the first player's."""
        return with_tokens_on(a_table(), "0,1", MINE)

    def test_conquered_it_is_an_achievement(self):
        played = conquered(self.beside_the_island(), "0,0")

        assert played.state.achievements == {"middle_island": ("p1",)}
        assert played.points()["achievement"] == 10

    def test_trapped_it_is_none(self):
        state = with_tokens_on(self.beside_the_island(), "0,0", THEIRS)
        state = with_player(state, "p2", hand=("trap",))

        played = conquered(state, "0,0", **{"p2.trap": "yes", "p2.resource": "food"})

        assert played.state.achievements == {}

    def test_the_second_gains_less(self):
        state = self.beside_the_island()
        state = replace(state, achievements={"middle_island": ("p2",)})

        assert conquered(state, "0,0").points()["achievement"] == 5

    def test_no_place_left_no_points(self):
        state = replace(self.beside_the_island(), achievements={"middle_island": ("p2", "p3")})

        assert "achievement" not in conquered(state, "0,0").points()


class TestToppleTwo:
    def one_down(self):
        """One of the second player's lies below the first player's."""
        state = with_tokens_on(a_table(), "1,-2", LYING, MINE)
        return with_tokens_on(state, BESIDE, THEIRS)

    def test_two_that_lie_now(self):
        played = conquered(self.one_down())

        assert played.state.achievements == {"topple_two": ("p1",)}

    def test_one_is_not_enough(self):
        assert conquered(with_tokens_on(a_table(), BESIDE, THEIRS)).state.achievements == {}

    def test_of_different_opponents(self):
        state = with_tokens_on(a_table(3), "1,-2", MapToken("p3", toppled=True), MINE)
        state = with_tokens_on(state, BESIDE, THEIRS)

        assert conquered(state).state.achievements == {"topple_two": ("p1",)}

    def test_trapping_counts_for_the_defender(self):
        state = with_tokens_on(a_table(), "1,-2", MapToken("p1", toppled=True), THEIRS)
        state = with_tokens_on(state, BESIDE, THEIRS)
        state = with_player(state, "p2", hand=("trap",))

        played = conquered(state, **{"p2.trap": "yes", "p2.resource": "food"})

        assert played.state.achievements == {"topple_two": ("p2",)}

    def test_stood_up_again_they_do_not_count(self):
        assert achievements.toppled_by(self.one_down(), "p1") == 1


class TestEmptyOnly:
    """AA: conquer an empty territory."""

    def test_only_where_nothing_stands(self):
        state = with_tokens_on(
            a_table(expansions=(Expansion.ARTS_AND_ARCHITECTURE,)), BESIDE, THEIRS
        )

        assert BESIDE not in geography.may_conquer(state, "p1", empty_only=True)
