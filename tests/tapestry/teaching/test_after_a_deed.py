""" "If you did so" and "otherwise": what follows from a deed is seen on the table, or asked."""

import pytest

from companion.games.tapestry.taught_words import text_of
from companion.games.tapestry.teaching.commands import TeachTapestry
from companion.games.tapestry.turn import verbs
from companion.games.tapestry.turn.turn import Turn
from tests.tapestry.land.test_military import BESIDE, THEIRS, with_tokens_on
from tests.tapestry.makers import a_step, a_table, with_player, with_resources
from tests.tapestry.speaking import LANGUAGES, unsaid, words
from tests.tapestry.teaching.by_hand import teach

BOXES = ("MM", "AA", "FF")


def said(*words_of_it):
    table = a_table(expansions=BOXES)
    return teach(table, "other_aa", "Feast", "when_played", *words_of_it, "done")


def laid(state, taught, answers=None):
    step = a_step(state, answers)
    verbs.gain_all(Turn(step, "p1"), taught.taught.at("played"), "tapestry", "x")
    return step


def points(step, player="p1"):
    rows = [one for one in step.events if type(one).__name__ == "PointsScored"]
    return sum(one.amount for one in rows if one.player == player)


class TestWhatMayBePaid:
    CARD = ("pay", "coin", 1, "gain", "food", 1, "did", "vp", 4, "otherwise", "vp", 1)

    @pytest.mark.parametrize(("answer", "scored"), [("yes", 4), ("no", 1)])
    def test_paid_or_not(self, answer, scored):
        state = with_resources(a_table(), coin=1)

        assert points(laid(state, said(*self.CARD), {"p1.pay.for": answer})) == scored

    def test_who_cannot_pay_is_not_asked(self):
        assert points(laid(with_resources(a_table()), said(*self.CARD))) == 1

    def test_what_goes_with_the_other_way_belongs_to_it(self):
        card = said("may", "advance", "science", "no", "otherwise", "vp", 1, "with", "vp", 2)

        assert points(laid(a_table(), card, {"p1.may": "no"})) == 3
        assert points(laid(a_table(), card, {"p1.may": "yes"})) == 0


class TestACondition:
    def test_otherwise_holds_where_it_is_not_so_whatever_came_of_it(self):
        card = said("if", "at_least", "landmark", 1, "gain", "coin", 1, "otherwise", "vp", 2)
        full = with_resources(a_table(), coin=8)
        owns = a_table()
        object.__setattr__(full, "landmarks", {"forge": "p1"})

        assert points(laid(owns, card)) == 2
        assert points(laid(full, card)) == 0


class TestAConquest:
    CARD = ("conquer", "any", "did", "vp", 5, "otherwise", "vp", 1)
    DICE = {
        "p1.conquer.hex": BESIDE,
        "p1.conquer.conquer_red": "points_4",
        "p1.conquer.conquer_black": "coin",
        "p1.conquer.die": "conquer_black",
    }

    def test_one_that_a_trap_undid_was_not_done(self):
        state = with_tokens_on(a_table(), BESIDE, THEIRS)
        state = with_player(state, "p2", hand=("trap",))
        sprung = {"p2.trap": "yes", "p2.resource": "food"}

        conquered = laid(with_player(state, "p2", hand=()), said(*self.CARD), {**self.DICE})
        trapped = laid(state, said(*self.CARD), {**self.DICE, **sprung})

        assert points(conquered) == 5
        assert points(trapped) == 1


class TestForEachOfThem:
    """Of several people each by what they did; the owner gains for each who did."""

    CARD = ("who", "opponents", "pay", "coin", 1, "vp", 1, "did", "who", "me", "vp", 2)

    def table(self):
        state = with_resources(a_table(people=3), "p2", coin=1)
        return with_resources(state, "p3")

    def test_one_of_them_paid(self):
        card = said(*self.CARD, "otherwise", "lose", "vp", 3)
        state = with_player(self.table(), "p3", points=())

        step = laid(state, card, {"p2.pay.for": "yes"})

        assert (points(step), points(step, "p2"), points(step, "p3")) == (2, 1, 0)
        assert "tapestry.told.loses_nothing" in [one.text.key for one in step.told]


class TestOwnWords:
    def test_only_the_table_knows_whether_they_were_done(self):
        card = said("told", "stand on one leg", "did", "vp", 3)

        assert points(laid(a_table(), card, {"p1.done": "yes"})) == 3
        assert points(laid(a_table(), card, {"p1.done": "no"})) == 0


class TestItsWords:
    @pytest.mark.parametrize("language", LANGUAGES)
    def test_each_can_be_said_and_is_told_apart(self, language):
        deeds = ("explore", "any")
        joined = (
            ("then", "vp", 3),
            ("did", "vp", 3),
            ("otherwise", "vp", 3),
            ("did", "vp", 3, "otherwise", "vp", 1),
        )
        texts = set()
        for one in joined:
            text = text_of(said(*deeds, *one).taught)
            assert unsaid(text) == []
            texts.add(words(language).text(text))

        assert len(texts) == len(joined)

    def test_there_is_one_of_each_for_a_deed(self):
        with pytest.raises(Exception, match="did"):
            said("vp", 1, "did", "vp", 2, "did", "vp", 3)
        with pytest.raises(Exception, match="otherwise"):
            said("vp", 1, "otherwise", "vp", 2, "otherwise", "vp", 3)

    def test_what_was_kept_is_what_a_form_can_have_made(self):
        taught = said(*TestForEachOfThem.CARD, "otherwise", "lose", "vp", 3).taught

        TeachTapestry(taught).verify(a_table(expansions=BOXES))
