"""What somebody found who taught ten cards without seeing the code: each with the least table."""

import pytest

from companion.core.step import Unanswered
from companion.games.tapestry.benefits import Benefit, Verb
from companion.games.tapestry.cards import tapestries
from companion.games.tapestry.cards.events_of_technologies import TechInvented
from companion.games.tapestry.land.events import TileBrought, TokenToppled
from companion.games.tapestry.once_a_turn import TerritoryConquered
from companion.games.tapestry.taught_words import text_of
from companion.games.tapestry.tracks.events import TokenMoved
from companion.games.tapestry.turn import just_now, verbs
from companion.games.tapestry.turn.turn import Turn
from tests.soak.taught_by_a_stranger import CARDS
from tests.tapestry.makers import (
    a_step,
    a_table,
    with_player,
    with_resources,
    with_techs,
    with_tokens,
)
from tests.tapestry.speaking import LANGUAGES, unsaid, words
from tests.tapestry.teaching.by_hand import teach
from tests.tapestry.teaching.test_after_a_deed import laid, points, said
from tests.tapestry.teaching.test_vocabulary import BOXES, lying

CENSUS = ("gain", "coin", 1, "or", "pay", "worker", 2, "vp", 3)
EITHER = ("pay", "coin", 1, "vp", 1, "or", "pay", "worker", 1, "vp", 2)


def in_words(card, language="en"):
    return words(language).text(text_of(card.taught))


def waits(state, card, answers=None):
    """The question at which it stops."""
    with pytest.raises(Unanswered) as stopped:
        laid(state, card, answers)
    return stopped.value.question


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_ten_can_be_said(language):
    for one in CARDS.cards:
        taught = one.taught()[0].taught
        assert unsaid(text_of(taught)) == []
        assert words(language).text(text_of(taught))


class TestDrawSeveralKeepOne:
    CARD = ("draw_keep", "tapestry", 3)

    def test_says_how_many_of_what(self):
        assert "draw 3 tapestry cards, keep 1" in in_words(said(*self.CARD))

    def test_of_real_cards_nobody_is_asked_which(self):
        step = a_step(a_table(), by_app=())
        verbs.gain_all(Turn(step, "p1"), said(*self.CARD).taught.at("played"), "tapestry", "x")

        kinds = [type(one).__name__ for one in step.events]
        assert kinds == ["TapestryGained", "CardTurnedAway", "CardTurnedAway"]
        assert "tapestry.told.draw_keep" in [one.text.key for one in step.told]


class TestAPriceAmongSeveral:
    def test_what_cannot_be_paid_is_closed_and_says_why(self):
        asked = waits(with_resources(a_table(), worker=1), said(*CENSUS))

        assert asked.ids == ("0",)
        assert asked.options[1].reason.key == "tapestry.reason.cannot_pay"

    def test_to_choose_it_is_to_pay(self):
        state = with_resources(a_table(), worker=2)

        step = laid(state, said(*CENSUS), {"p1.or": "1"})

        assert points(step) == 3
        assert "p1.pay.for" not in step.questions

    def test_where_all_may_be_left_none_can_be_taken(self):
        state = with_resources(a_table(), coin=1, worker=1)

        assert points(laid(state, said(*EITHER), {"p1.or": "none"})) == 0

    def test_where_nothing_can_be_paid_that_is_said(self):
        step = laid(with_resources(a_table()), said(*EITHER))

        assert [one.text.key for one in step.told] == ["tapestry.told.cannot"] * 2

    @pytest.mark.parametrize(("paid", "scored"), [(0, 0), (2, 8)])
    def test_up_to_so_often(self, paid, scored):
        state = with_resources(a_table(), coin=2)

        step = laid(state, said("up_to", "coin", 3, "vp", 4), {"p1.pay.times": paid})

        assert step.questions["p1.pay.times"].high == 2
        assert points(step) == scored

    def test_points_are_a_price(self):
        state = laid(a_table(), said("vp", 5)).state
        card = said("pay", "vp", 3, "gain", "coin", 1)

        assert points(laid(state, card, {"p1.pay.for": "yes"})) == -3
        assert laid(a_table(), card).events == []


class TestOwnWords:
    def test_wait_until_they_are_done(self):
        card = said("told", "Clap twice", "then", "vp", 2)

        asked = waits(a_table(), card)

        assert asked.text.key == "tapestry.told.by_hand"
        assert points(laid(a_table(), card, {"p1.by_hand": "done"})) == 2

    def test_a_limit_belongs_to_its_deed(self):
        card = said("pay", "coin", 1, "vp", 2, "limit", "only once", "with", "gain", "food", 1)
        (pay,) = card.taught.at("played")

        assert [one.op for one in pay.steps] == [Verb.POINTS, Verb.GAIN]
        assert "gain 2 VP (only once)" in in_words(card)
        step = laid(with_resources(a_table(), coin=1), card, {"p1.pay.for": "yes"})
        assert "tapestry.told.limit" in [one.text.key for one in step.told]


class TestWithoutTheBonus:
    @pytest.mark.parametrize(("gives", "bonus"), [("yes", True), ("benefit", False)])
    def test_of_an_advance_and_of_a_position(self, gives, bonus):
        state = with_resources(with_tokens(a_table(), exploration=6), coin=8)
        advance = said("advance", "exploration", gives)
        position = said("repeat_position", "any", "yes" if bonus else "no")

        for card in (advance, position):
            (one,) = card.taught.at("played")
            assert (one.benefit, one.bonus) == (True, bonus)
        asked = []
        try:
            laid(state, position)
        except Unanswered as stopped:
            asked.append(stopped.question.key)
        assert ("p1.bonus" in asked) is bonus


class TestWhatHasJustHappened:
    def just(self, *events, table=None):
        step = a_step(table or a_table())
        step.events.extend(events)
        return Turn(step, "p1")

    @pytest.mark.parametrize(("owner", "so"), [("p2", True), ("p1", False)])
    def test_somebody_elses_outpost_was_toppled(self, owner, so):
        turn = self.just(TerritoryConquered("0,0"), TokenToppled("0,0", owner))

        assert just_now.HAPPENED["toppled"](turn) is so

    def test_one_of_a_conquest_before_is_not_meant(self):
        before = TerritoryConquered("0,0"), TokenToppled("0,0", "p2")

        assert not just_now.HAPPENED["toppled"](self.just(*before, TerritoryConquered("1,0")))

    @pytest.mark.parametrize(("land", "n"), [("desert", 1), ("forest", 0)])
    def test_the_lands_of_the_tile_just_laid(self, land, n):
        turn = self.just(TileBrought("p1", 1, "0,0"))

        assert just_now.COUNTS[f"tile_{land}"](turn) == n

    def test_nor_one_that_came_of_it(self):
        before = TerritoryConquered("0,0"), TokenToppled("0,0", "p2")
        turn = self.just(*before, TerritoryConquered("1,0"))

        assert just_now.HAPPENED["toppled"](turn.answering(1))

    def test_gain_for_each(self):
        card = said("gain_per", "food", 2, "landmark")
        owns = a_table()
        object.__setattr__(owns, "landmarks", {"forge": "p1", "academy": "p1"})

        gained = [one for one in laid(owns, card).events if type(one).__name__ == "ResourceGained"]
        assert len(gained) == 4
        assert "gain 2 food for each landmark you own" in in_words(card)

    def test_a_different_track(self):
        turn = self.just(TokenMoved("p1", "science", 1, 0))
        benefit = Benefit(Verb.ADVANCE, "different")

        with pytest.raises(Unanswered) as asked:
            verbs.gain_one(turn, benefit, "", "")
        assert "science" not in asked.value.question.ids

    def test_that_card(self):
        turn = self.just(TechInvented("p1", "barn"), table=with_techs(a_table(), tunnels=0, barn=0))

        verbs.gain_one(turn, Benefit(Verb.UPGRADE, "that"), "", "")

        raised = [one for one in turn.step.events if type(one).__name__ == "TechUpgraded"]
        assert [one.card for one in raised] == ["barn"]


class TestCharms:
    """Before or after the ability, as the player says."""

    @pytest.mark.parametrize("first", ["0", "ability"])
    def test_in_the_players_order(self, first):
        state = lying("when_played", "explore", "any", table=a_table(expansions=BOXES))
        charm = teach(
            state,
            *("other_ff", "Grove", "when_played", "yes", "right_charm"),
            *("gain", "territory_tile", 1, "done"),
        ).taught
        card = next(iter(state.players["p1"].mat["1"]))
        taught = {**state.taught, charm.id: charm}
        object.__setattr__(state, "taught", taught)
        state = with_player(state, mat={"1": (charm.id,)}, hand=(card,), income_turns=2)
        other = "ability" if first == "0" else "0"
        step = a_step(state, {"p1.charms": (first, other)})

        if first == "0":
            with pytest.raises(Unanswered):  # where it is explored
                tapestries.play(Turn(step, "p1"), card)
        else:
            tapestries.play(Turn(step, "p1"), card)

        told = [one.text.key for one in step.told]
        assert ("tapestry.told.no_tile_to_explore" in told) is (first == "ability")
        assert "TerritoryTileGained" in [type(one).__name__ for one in step.events]


class TestSaidBack:
    def test_otherwise_after_a_condition(self):
        card = said("if", "at_least", "landmark", 1, "vp", 1, "otherwise", "vp", 2)

        assert in_words(card).endswith("; otherwise: gain 2 VP")

    def test_what_others_have(self):
        text = in_words(said("vp_per_of", "opponents", "landmark", 2))

        assert text == "When played: gain 2 VP for each of these of the opponents: landmarks"

    def test_what_others_may_do(self):
        text = in_words(said("who", "neighbours", "pay", "worker", 1, "vp", 3))

        assert text == "When played: for each neighbor: “you may pay 1 worker: gain 3 VP”"

    def test_so_often_at_most(self):
        text = in_words(said("up_to", "coin", 3, "vp", 4))

        assert text == "When played: you may pay up to 3 coins; each time: gain 4 VP"

    def test_what_may_be_done_is_asked_with_all_that_hangs_on_it(self):
        state = with_tokens(a_table(), science=1)
        asked = waits(state, said("may", "regress", "science", "no", "did", "vp", 9))

        assert "9 VP" in words("en").text(asked.text)
