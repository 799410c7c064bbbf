"""Whom a taught card means: the attacker, that opponent, one of them, whoever is behind."""

from dataclasses import replace

import pytest

from companion.games.tapestry.land.traps import sprung
from companion.games.tapestry.taught_words import text_of
from companion.games.tapestry.teaching import words as vocabulary
from companion.games.tapestry.tracks import cost
from companion.games.tapestry.turn import noticing
from companion.games.tapestry.turn.turn import Turn
from tests.tapestry.land.test_military import BESIDE, THEIRS, with_tokens_on
from tests.tapestry.makers import (
    a_step,
    a_table,
    play,
    with_player,
    with_resources,
    with_tokens,
)
from tests.tapestry.speaking import LANGUAGES, unsaid, words
from tests.tapestry.teaching.by_hand import teach
from tests.tapestry.teaching.test_after_a_deed import laid, points, said
from tests.tapestry.teaching.test_vocabulary import lying

BOXES = ("MM", "AA", "FF")


def solo(**more):
    """The bots are set up."""
    state = a_table(solo=True)
    favourites = {"automa": "science", "shadow": "military"}
    return replace(state, bots=replace(state.bots, favourites=favourites, **more))


def told(step):
    return [one.text.key for one in step.told]


class TestTheAttacker:
    def test_of_a_trap_that_is_sprung(self):
        state = with_tokens_on(a_table(expansions=BOXES), BESIDE, THEIRS)
        card = teach(
            state,
            *(
                "other_mm",
                "Ambush",
                "trap",
                "sprung",
                "topple",
                "then",
                "sprung",
                "who",
                "attacker",
            ),
            *("lose", "coin", 2, "done"),
        )
        state = with_player(play(state, card.command).state, "p2", hand=(card.taught.id,))
        step = a_step(with_resources(state, coin=1), {"p2.response": card.taught.id})

        assert sprung(Turn(step, "p1"), "p2", BESIDE)
        assert step.state.players["p1"].resources["coin"] == 0
        assert "tapestry.told.loses_only" in told(step)

    def test_a_bot_that_attacks(self):
        state = lying("this_era", "territory_lost", "who", "attacker", "lose", "vp", 3)
        step = a_step(state)
        noticing.conquered(Turn(step, "p2"), "p2", "p1")

        assert told(step) == ["tapestry.told.loses_nothing"]

    def test_stands_only_where_there_is_one(self):
        assert "attacker" not in ids(vocabulary.people("played"))
        assert "attacker" in ids(vocabulary.people("sprung"))


def ids(noun):
    return [*noun.now(a_table(), {})]


class TestThatOpponent:
    def test_gains_for_what_they_did(self):
        card = ("this_era", "opponent_upgraded", "who", "that_one", "gain", "coin", 1)
        step = a_step(with_resources(lying(*card), "p2"))
        noticing.opponents_notice(Turn(step, "p2"), "p2", "opponent_upgraded")

        assert step.state.players["p2"].resources["coin"] == 1
        assert step.state.players["p1"].resources["coin"] == 0


class TestANeighbour:
    """As the subject of an occasion: of four people the one across the table is none."""

    @pytest.mark.parametrize(("who", "scored"), [("p2", 3), ("p3", 0), ("p4", 3)])
    def test_sits_beside(self, who, scored):
        state = lying("this_era", "neighbour_advanced", "any", "vp", 3, table=four())
        step = a_step(state)
        noticing.advanced(Turn(step, who), "science", 1)

        assert points(step) == scored

    def test_the_automa_alone(self):
        state = lying(
            *("this_era", "automa_landmark_gained", "vp", 3),
            table=a_table(solo=True, expansions=BOXES),
        )
        found = {}
        for owner in ("automa", "shadow"):
            step = a_step(state)
            noticing.opponents_notice(Turn(step, owner), owner, "opponent_landmark_gained")
            found[owner] = points(step)

        assert found == {"automa": 3, "shadow": 0}


def four():
    return a_table(people=4, expansions=BOXES)


class TestAfterTheFifthIncomeTurn:
    """Of what still lies open only what is nothing but points is gained, in order too."""

    def noticed(self, *said):
        state = lying("continuous", *said)
        state = with_player(state, finished=True)
        step = a_step(state)
        noticing.opponents_notice(Turn(step, "p2"), "p2", "opponent_upgraded")
        return step

    def test_points_for_me_and_for_them(self):
        more = ("then", "opponent_upgraded", "who", "that_one", "vp", 2)
        step = self.noticed("opponent_upgraded", "vp", 1, *more)

        assert (points(step), points(step, "p2")) == (1, 2)

    def test_nothing_else(self):
        more = ("then", "opponent_upgraded", "gain", "coin", 1)

        assert self.noticed("opponent_upgraded", "vp", 1, *more).events == []


class TestOneOfThem:
    CARD = ("who", "one_opponent", "lose", "coin", 1)

    def test_is_chosen(self):
        state = a_table(people=3)
        for player in ("p2", "p3"):
            state = with_resources(state, player, coin=1)

        step = laid(state, said(*self.CARD), {"p1.whom": "p3"})

        assert step.state.players["p2"].resources["coin"] == 1
        assert step.state.players["p3"].resources["coin"] == 0

    def test_the_only_one_is_not_asked(self):
        step = laid(with_resources(a_table(), "p2", coin=1), said(*self.CARD))

        assert step.questions == {}
        assert step.state.players["p2"].resources["coin"] == 0

    def test_is_nobody_whose_game_is_over_while_another_plays(self):
        state = with_player(a_table(people=3), "p2", finished=True)
        state = with_resources(state, "p3", coin=1)

        step = laid(state, said(*self.CARD))

        assert step.questions == {}
        assert step.state.players["p3"].resources["coin"] == 0

    def test_whose_things_are_counted(self):
        state = replace(a_table(people=3), landmarks={"forge": "p2", "academy": "p3"})
        state = replace(state, landmarks={**state.landmarks, "bakery": "p3"})

        step = laid(state, said("vp_per_of", "one_neighbour", "landmark", 2), {"p1.whom": "p3"})

        assert points(step) == 4


class TestWhoeverIsFurthestBehind:
    def test_of_people_and_bots(self):
        state = with_tokens(solo(), science=4)
        state = with_tokens(with_tokens(state, "automa", science=2), "shadow", science=5)
        step = laid(state, said("who", "fewest", "science_spaces", "vp", 5))

        assert points(step) == 0
        assert [one.counted for one in step.events if type(one).__name__ == "AutomaScored"] == [5]
        assert told(step) == ["tapestry.told.has_the.fewest"]

    def test_all_who_are_level(self):
        state = with_tokens(with_tokens(a_table(), science=4), "p2", science=4)
        step = laid(state, said("who", "most", "science_spaces", "vp", 5))

        assert (points(step), points(step, "p2")) == (5, 5)

    @pytest.mark.parametrize(("which", "moved"), [("lowest", "military"), ("highest", "science")])
    def test_the_track_where_one_is_furthest(self, which, moved):
        state = with_tokens(a_table(), exploration=3, science=7, military=1, technology=12)
        step = laid(state, said("advance", which, "no"))

        assert step.state.space("p1", moved) == state.space("p1", moved) + 1
        assert step.questions == {}


class TestATier:
    def test_of_a_price(self):
        state = lying("this_era", "in_force", "cheaper_advance", "tier_II")

        assert cost.price(state, "p1", "science", 4) == {"any_resource": 1}
        for space in (1, 7, 10):
            assert cost.price(state, "p1", "science", space) == cost.cost(state, "science", space)

    @pytest.mark.parametrize(("space", "scored"), [(3, 0), (4, 3), (6, 3), (7, 0)])
    def test_of_an_advance(self, space, scored):
        state = lying("this_era", "advanced", "tier_II", "vp", 3)
        step = a_step(with_tokens(state, science=space))
        noticing.advanced(Turn(step, "p1"), "science", space)

        assert points(step) == scored


class TestOnTheMatOnly:
    def test_tapestries_are_counted(self):
        state = with_player(
            a_table(), hand=("trap", "academia"), mat={"1": ("socialism", "tyranny")}
        )

        assert points(laid(state, said("vp_per", "tapestry_card_mat", 2))) == 4


class TestTheAutoma:
    """What it has is gained and lost as far as it goes; what it never has is said."""

    def test_gains_what_the_vocabulary_says_of_it(self):
        step = laid(solo(), said("who", "automa", "vp", 4))

        assert [one.counted for one in step.events if type(one).__name__ == "AutomaScored"] == [4]

    def test_loses_no_more_than_it_has(self):
        step = laid(
            solo(), said("who", "automa", "vp", 2, "then", "who", "automa", "lose", "vp", 5)
        )

        assert step.state.bots.score == 0
        assert told(step) == ["tapestry.told.loses_only"]

    def test_at_nothing_it_loses_nothing_and_that_is_said(self):
        step = laid(solo(), said("who", "automa", "lose", "vp", 5))

        assert (step.events, told(step)) == ([], ["tapestry.told.loses_nothing"])

    @pytest.mark.parametrize(("score", "gained"), [(2, 3), (0, 1)])
    def test_what_follows_from_its_loss(self, score, gained):
        lost = ("who", "automa", "lose", "vp", 3)
        card = said(*lost, "did", "who", "me", "vp", 3, "otherwise", "who", "me", "vp", 1)
        before = laid(solo(), said("who", "automa", "vp", 2)).state if score else solo()

        assert points(laid(before, card)) == gained

    def test_what_it_may_do_is_left_to_the_table(self):
        card = said("who", "automa", "may", "vp", 1, "did", "who", "me", "vp", 3)

        assert told(laid(solo(), card)) == ["tapestry.told.for_a_bot"]

    def test_resources_it_never_has_are_said(self):
        step = laid(solo(), said("who", "automa", "gain", "coin", 1))

        assert (step.events, told(step)) == ([], ["tapestry.told.never_a_bots"])


class TestAPersonWithNothing:
    def test_loses_no_points_below_none(self):
        step = laid(a_table(), said("who", "opponents", "lose", "vp", 5))

        assert (points(step, "p2"), told(step)) == (0, ["tapestry.told.loses_nothing"])


class TestItsWords:
    @pytest.mark.parametrize("language", LANGUAGES)
    @pytest.mark.parametrize("moment", ["played", "sprung", "opponent_upgraded"])
    def test_each_can_be_said(self, moment, language):
        kinds = {"played": "when_played", "sprung": "trap"}.get(moment, "this_era")
        when = () if moment == "played" else (moment,)
        texts, people = set(), ids(vocabulary.people(moment))
        for who in people:
            per = ("landmark",) if who in vocabulary.EXTREMES else ()
            state = a_table(expansions=BOXES)
            one = teach(state, "other_aa", "Feast", kinds, *when, "who", who, *per, "vp", 3, "done")
            assert unsaid(text_of(one.taught)) == []
            texts.add(words(language).text(text_of(one.taught)))

        assert len(texts) == len(people)
