"""Teaching a tapestry that no source has: word by word, then like a printed one."""

import pytest

from companion.games.tapestry import known
from companion.games.tapestry.benefits import Benefit, Verb
from tests.tapestry.makers import a_table, play
from tests.tapestry.speaking import LANGUAGES, unsaid, words
from tests.tapestry.teaching.by_hand import teach

BOXES = ("MM", "AA", "FF")


def table(**more):
    return a_table(expansions=BOXES, **more)


class TestTheForm:
    def test_a_card_that_gives_two_coins_takes_seven_touches(self):
        said = teach(table(), "other_mm", "Toll Gate", "when_played", "gain", "coin", 2, "done")

        assert said.taught.id == "taught.Toll_20_Gate"
        assert known.as_card(said.taught, "MM").played == (Benefit(Verb.GAIN, "coin", 2),)
        assert said.touches <= 9

    def test_or_stands_in_the_place_of_what_was_before(self):
        said = teach(
            table(),
            *("other_mm", "Crossroads", "when_played"),
            *("gain", "coin", 1, "or", "explore", "any", "done"),
        )

        (only,) = known.as_card(said.taught, "MM").played
        assert only == Benefit(
            Verb.OR, options=((Benefit(Verb.GAIN, "coin"),), (Benefit(Verb.EXPLORE),))
        )

    def test_what_stands_before_a_deed_holds_for_all_that_goes_with_it(self):
        said = teach(
            table(),
            *("other_aa", "Market Day", "this_era", "building_gained", "market"),
            *("if", "at_least", "landmark", 2, "pay", "coin", 1, "gain", "tapestry", 1),
            *("with", "vp", 3, "done"),
        )

        (effect,) = known.as_card(said.taught, "AA").effects
        (condition,) = effect.then
        assert (effect.on, effect.what) == ("building_gained", "market")
        assert (condition.op, condition.what, condition.n) == (Verb.IF, "at_least", 2)
        (price,) = condition.steps
        assert (price.op, dict(price.cost)) == (Verb.PAY, {"coin": 1})
        assert price.steps == (Benefit(Verb.GAIN, "tapestry"), Benefit(Verb.POINTS, n=3))


class TestAGame:
    def test_it_is_known_from_then_on(self):
        said = teach(table(), "other_mm", "Toll Gate", "when_played", "gain", "coin", 2, "done")

        after = play(table(), said.command).state

        assert known.tapestry(after, said.taught.id).kinds == ("when_played",)
        deck = after.decks["tapestry"].cards
        assert (deck.count("other_mm"), deck.count(said.taught.id)) == (6, 1)

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_it_can_be_said_in_words(self, language):
        said = teach(
            table(),
            *("other_aa", "Market Day", "this_era", "building_gained", "market"),
            *("if", "at_least", "landmark", 2, "pay", "coin", 1, "gain", "tapestry", 1),
            *("with", "who", "neighbours", "lose", "vp", 3, "done"),
        )
        after = play(table(), said.command).state
        text = known.in_words(after, said.taught.id)
        assert text is not None
        print(words(language).text(text))

        assert unsaid(text) == []
