"""What the owner of the booklet answered can be read and changed."""

from __future__ import annotations

from companion.games.imperium.campaign.rules import BONUS_TOKENS, BONUS_WHEN
from companion.games.imperium.lookup import house_facts
from companion.games.imperium.rules.king_of_kings import SIDE_B
from companion.games.imperium.rules.revealed_unrest import REVEALED
from companion.games.imperium.views.answers import general, of_tables


def knows(**facts):
    return lambda game, fact: facts.get(fact.rsplit(".", 1)[-1])


class TestAnswersYouGave:
    def test_the_points_no_print_settles_are_listed_told_or_not(self):
        listed = general(knows(king_of_kings_side_b="same"))

        asked = [SIDE_B, REVEALED, BONUS_WHEN, BONUS_TOKENS, "imperium.vikings.history"]
        assert [one.fact for one in listed] == asked
        assert [one.said is not None for one in listed] == [True, False, False, False, False]

    def test_our_reading_stands_beside_the_answer(self):
        first = general(knows(king_of_kings_side_b="same"))[0]

        assert first.said.key == "imperium.option.king_same"
        assert first.reading.key == "imperium.option.king_nothing"

    def test_a_printing_that_was_told_can_be_told_otherwise(self):
        fact = "imperium.card.scythians.ateas.printing"
        listed = general(lambda game, one: "later" if one == fact else None)

        assert [one.fact for one in listed if one.said is not None] == [fact]

    def test_only_the_words_of_tables_that_were_told(self):
        fact = "imperium.celts.barbarian.5.category"
        listed = of_tables(lambda game, one: "tributary" if one == fact else None)

        assert [one.fact for one in listed] == [fact]

    def test_an_answer_that_fits_no_question_is_as_good_as_none(self):
        assert general(knows(king_of_kings_side_b="perhaps"))[0].said is None

    def test_the_rules_ask_the_same(self):
        """The entry on King of Kings, and the one on the Supreme Ruler."""
        asked = {fact.id: fact for fact in house_facts()}

        for one in general(knows())[:2]:
            assert dict(asked[one.fact].options).keys() == set(one.question.ids)
            assert asked[one.fact].guess == one.question.guess
