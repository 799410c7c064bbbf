"""Solo booklet, "Modifications des mots-clefs" and "Modifications des effets de cartes"."""

from __future__ import annotations

import pytest

from companion.core.step import Unanswered
from companion.games.imperium.cards import Card
from companion.games.imperium.content import every_row
from companion.games.imperium.rules.choosing import best_space
from companion.games.imperium.state import Space
from companion.games.imperium.tokens import Tokens
from tests.imperium.makers import said
from tests.imperium.rig import a_position, act, can, cards

ROWS = dict(every_row())
ATTACKS = ("steal 2 materials", "you discard 1", "you abandon 1 region", "you recall 1 region")


def spaces(*made):
    """Market spaces: a category, or (category, Progress)."""
    pairs = [one if isinstance(one, tuple) else (one, 0) for one in made]
    return tuple(Space((kind,) if kind else (), Tokens(progress=n)) for kind, n in pairs)


class TestDrawing:
    """The C.I.V. draws: its top card goes to its discard; it never reshuffles for that."""

    def test_top_card_to_discard(self):
        done = act(a_position(deck=cards("", "", "")), "mill 2")

        assert len(done.civ.deck) == 1
        assert [card.id for card in done.civ.discard] == [501, 500]

    def test_as_many_as_there_are(self):
        done = act(a_position(deck=cards("")), "mill 3")

        assert (len(done.civ.deck), len(done.civ.discard)) == (0, 1)

    def test_an_empty_deck_is_left_alone(self):
        assert not can(a_position(deck=(), discard=cards("region")), "mill 1")


class TestAbandon:
    def test_the_region_played_last_goes_to_the_discard(self):
        done = act(a_position(play=cards("region", "region", "region")), "abandon 1 region")

        assert [card.id for card in done.civ.discard] == [500]
        assert [card.id for card in done.civ.play] == [501, 502]

    def test_three_of_two_is_not_possible(self):
        state = a_position(play=cards("region", "region"))
        row = {"first_possible": [["abandon 3 region", "gain 1 progress"], ["gain 2 materials"]]}

        assert act(state, row).civ.tokens == Tokens(materials=2)


class TestRecall:
    def test_the_region_played_last_goes_on_the_deck(self):
        done = act(a_position(play=cards("region", "region"), deck=()), "recall 1 region")

        assert [card.id for card in done.civ.deck] == [500]


class TestAcquire:
    def test_the_only_eligible_card_is_taken_without_a_question(self):
        done = act(a_position(deck=()), "acquire tributary", refill="region")

        assert done.market.spaces[3].categories == ("region",)
        assert "Put a card from Market place 4 on top of its deck." in done.words

    def test_with_its_unrest_on_top_of_it(self):
        done = act(a_position(deck=()), "acquire uncivilised")

        assert [card.shows for card in done.civ.deck] == [("unrest",), ("uncivilised",)]

    def test_a_region_hides_no_unrest(self):
        done = act(a_position(deck=()), "acquire region", space="1")

        assert [card.shows for card in done.civ.deck] == [("region",)]

    def test_it_gets_the_tokens_on_the_card(self):
        market = spaces("region", "uncivilised", ("civilised", 3), "tributary", "region")

        assert (
            act(a_position(spaces=market), "acquire civilised", space="3").civ.tokens.progress == 3
        )

    def test_the_new_card_covers_an_unrest_of_the_pile(self):
        assert act(a_position(unrest=20), "acquire uncivilised").market.unrest == 19

    def test_no_unrest_leaves_the_pile_under_a_region(self):
        assert act(a_position(unrest=20), "acquire region", space="1").market.unrest == 20

    def test_several_eligible_cards_are_asked_for(self):
        with pytest.raises(Unanswered) as asked:
            act(a_position(), "acquire region")

        assert asked.value.question.key.endswith(".space")
        assert asked.value.question.ids[:2] == ("1", "5")

    def test_no_eligible_card_makes_it_impossible(self):
        market = spaces("region", "region", "region", "region", "region")

        assert not can(a_position(spaces=market), "acquire tributary")

    def test_a_tradition_may_be_civilised_too(self):
        market = spaces("region", "uncivilised", "region", "region", "region")

        with pytest.raises(Unanswered):
            act(a_position(spaces=market), "acquire civilised")

    def test_only_a_card_with_the_token(self):
        market = (
            *spaces("region", "region", "region", "region"),
            Space(("region",), Tokens(0, 1, 0)),
        )
        done = act(a_position(spaces=market), "acquire any with 1 population")

        assert done.civ.tokens == Tokens(population=1)
        assert done.market.spaces[4].tokens == Tokens()

    def test_from_exile(self):
        row = "acquire region from exile"

        assert len(act(a_position(deck=()), row, exile="yes").civ.deck) == 1
        assert not can(a_position(), row, exile="no")

    def test_any_other_card_from_exile_brings_an_unrest_of_the_pile(self):
        done = act(a_position(deck=(), unrest=9), "acquire tributary from exile", exile="yes")

        assert [card.shows for card in done.civ.deck] == [("unrest",), ("tributary",)]
        assert done.market.unrest == 8

    def test_an_empty_small_deck_gives_way_to_the_main_deck(self):
        small = {"region": 0, "uncivilised": 5, "civilised": 5}
        done = act(a_position(small=small), "acquire region", space="1", refill="tributary")

        assert done.market.spaces[0].categories == ("tributary",)
        assert done.market.unrest == 19

    def test_the_table_may_say_that_the_small_deck_was_empty(self):
        done = act(a_position(), "acquire region", space="1", refill="tributary")

        assert done.market.spaces[0].categories == ("tributary",)
        assert done.market.small["region"] == 0
        assert done.market.unrest == 19

    def test_the_last_card_of_the_main_deck_triggers_scoring(self):
        done = act(a_position(), "acquire tributary", refill="none")

        assert done.state.ending.reason == "main_deck"


class TestTheBestCard:
    """Most points, a point more per Progress; then most tokens; then the lowest slot."""

    def test_the_one_worth_most(self):
        assert best_space(spaces(*["region"] * 5), {1: 1, 2: 4, 5: 2}) == 2

    def test_a_progress_is_worth_a_point(self):
        market = spaces("region", ("region", 2), "region", "region", "region")

        assert best_space(market, {1: 2, 2: 1}) == 2

    def test_then_the_one_with_most_tokens(self):
        four_goods = Space(("region",), Tokens(4, 0, 0))
        market = (*spaces("region", ("region", 1), "region", "region"), four_goods)

        assert best_space(market, {2: 1, 5: 2}) == 5

    def test_then_the_lowest_slot(self):
        assert best_space(spaces(*["region"] * 5), {4: 3, 2: 3}) == 2

    def test_no_eligible_card_is_none(self):
        assert best_space(spaces(*["region"] * 5), {}) is None


class TestBreakThrough:
    def test_the_unrest_below_returns_to_the_pile(self):
        done = act(a_position(unrest=20, deck=()), "innovate uncivilised")

        assert [card.shows for card in done.civ.deck] == [("uncivilised",)]
        assert done.market.unrest == 20

    def test_without_an_eligible_card_the_small_deck(self):
        market = spaces("region", "region", "region", "region", "region")
        done = act(a_position(spaces=market, deck=()), "innovate uncivilised")

        assert done.market.small["uncivilised"] == 4
        assert len(done.civ.deck) == 1

    def test_tributary_reveals_the_main_deck(self):
        market = spaces("region", "region", "region", "region", "region")
        done = act(a_position(spaces=market, deck=()), "innovate tributary", main_deck="yes")

        assert [card.shows for card in done.civ.deck] == [("tributary",)]

    def test_an_empty_small_deck_reveals_the_main_deck_too(self):
        market = spaces("region", "region", "region", "region", "region")
        state = a_position(spaces=market, deck=(), small={"uncivilised": 0})
        done = act(state, "innovate uncivilised", main_deck="yes")

        assert [card.shows for card in done.civ.deck] == [("uncivilised",)]

    def test_of_two_categories_the_small_deck_that_is_left(self):
        market = spaces("region", "region", "region", "region", "region")
        small = {"uncivilised": 0, "civilised": 2, "region": 0}
        done = act(a_position(spaces=market, small=small), "innovate uncivilised or civilised")

        assert done.market.small["civilised"] == 1

    def test_the_table_may_say_that_the_small_deck_is_empty(self):
        market = spaces("region", "region", "region", "region", "region")
        done = act(a_position(spaces=market, deck=()), "innovate uncivilised")

        assert done.lines[0].differs.endswith("small.uncivilised")

    def test_none_found_is_two_progress(self):
        market = spaces("region", "region", "region", "region", "region")
        done = act(a_position(spaces=market), "innovate tributary", main_deck="no")

        assert done.civ.tokens == Tokens(progress=2)


class TestExile:
    def test_the_lowest_slot_without_tokens(self):
        market = spaces(("region", 1), "region", "uncivilised", "tributary", "region")
        done = act(a_position(spaces=market), "exile from market")

        assert done.step.answers["row.0.exile"].value == "2"

    def test_its_unrest_returns(self):
        market = spaces(("region", 1), "uncivilised", "region", "tributary", "region")

        assert act(a_position(spaces=market, unrest=9), "exile from market").market.unrest == 9

    def test_cards_with_tokens_are_never_exiled(self):
        market = spaces(*(("region", 1) for _ in range(5)))

        assert not can(a_position(spaces=market), "exile from market")

    def test_the_table_may_differ(self):
        done = act(a_position(), "exile from market", exile="5")

        assert any(one.differs.endswith(".exile") for one in done.lines)


class TestReturn:
    def test_an_unrest_of_its_discard(self):
        state = a_position(discard=cards("region", "unrest"), unrest=5)
        done = act(state, "return unrest")

        assert [card.shows for card in done.civ.discard] == [("region",)]
        assert done.market.unrest == 6

    def test_asked_only_when_unseen_cards_lie_there(self):
        assert not can(a_position(discard=()), "return unrest")
        assert can(a_position(discard=cards("")), "return unrest", discard_unrest="yes")

    def test_what_was_seen_is_not_asked_again(self):
        state = a_position(discard=cards("", ""))
        done = act(state, {"if_possible": ["return unrest"]}, discard_unrest="no")

        assert all("unrest" in card.lacks for card in done.civ.discard)


class TestTake:
    def test_unrest_goes_on_the_deck(self):
        done = act(a_position(deck=cards("region"), unrest=8), "take unrest")

        assert done.civ.deck[0].shows == ("unrest",)
        assert done.market.unrest == 7

    def test_fame_goes_on_the_deck(self):
        assert act(a_position(deck=()), "take fame", fame="card").civ.deck[0].shows == ("fame",)


ATTACKS = ("steal 2 materials", "you discard 1", "you abandon 1 region", "you recall 1 region")


class TestAttacks:
    """Stealing, discarding, abandoning and recalling count as Attacks."""

    def test_stealing_takes_what_there_is(self):
        done = act(a_position(you=Tokens(materials=1)), "steal 2 materials", protected="no")

        assert (done.civ.tokens.materials, done.you.tokens.materials) == (1, 0)

    def test_nothing_to_steal_is_not_possible(self):
        assert not can(a_position(you=Tokens()), "steal 2 materials")

    def test_uncounted_tokens_are_asked_for(self):
        state = a_position(counts_mine=False)

        assert act(state, "steal 2 materials", steal=1, protected="no").civ.tokens == Tokens(
            materials=1
        )

    @pytest.mark.parametrize("text", ATTACKS)
    def test_whether_you_ignore_it_is_asked(self, text):
        with pytest.raises(Unanswered, match="protected"):
            act(a_position(), text)

    @pytest.mark.parametrize("text", ATTACKS)
    def test_you_may_ignore_it(self, text):
        done = act(a_position(), text, protected="yes")

        assert done.told == ["told.protected"]
        assert done.you.tokens == Tokens(3, 2, 1)

    def test_taking_unrest_is_no_attack(self):
        done = act(a_position(unrest=4), "you take 1 unrest")

        assert done.market.unrest == 3
        assert not any(key.endswith("protected") for key in done.step.questions)

    def test_what_concerns_you_stands_out(self):
        done = act(a_position(), "gain 1 progress", "you discard 1", protected="no")

        assert list(map(said, done.yours)) == ["You discard a card. This counts as an Attack."]


class TestPaying:
    def test_progress_never_stands_for_anything(self):
        row = {"first_possible": [["spend 2 materials", "gain 1 population"], ["gain 1 progress"]]}
        done = act(a_position(tokens=Tokens(1, 0, 9)), row)

        assert done.civ.tokens == Tokens(1, 0, 10)

    def test_all_of_nothing_is_not_possible(self):
        assert not can(a_position(tokens=Tokens()), "turn all materials into progress")

    @pytest.mark.parametrize("has", [Tokens(1, 1, 0), Tokens()])
    def test_what_is_not_paid_brings_nothing(self, has):
        """Carthaginians, Empire, "Autre": 2 Materials or 2 Population for 1 Progress."""
        row = ROWS["carthaginians.empire.8"].then
        done = act(a_position(tokens=has), *row)

        assert done.civ.tokens == has

    def test_two_population_bring_it(self):
        row = ROWS["carthaginians.empire.8"].then
        done = act(a_position(tokens=Tokens(1, 2, 0)), *row)

        assert done.civ.tokens == Tokens(1, 0, 1)

    @pytest.mark.parametrize(
        "price",
        ["spend 3 materials", "abandon 1 region", "archive knight from discard"],
    )
    def test_nor_in_a_row_of_the_owners_own(self, price):
        row = {"first_possible": [["acquire any"], [price, "gain 1 progress"]]}
        done = act(a_position(tokens=Tokens(), spaces=spaces(), discard=()), row)

        assert done.civ.tokens == Tokens()

    def test_an_otherwise_without_a_price_is_done_as_far_as_it_can(self):
        row = {"first_possible": [["spend 1 materials"], ["mill 2", "gain 1 progress"]]}
        done = act(a_position(tokens=Tokens(), deck=()), row)

        assert done.civ.tokens == Tokens(progress=1)

    def test_as_often_as_possible(self):
        done = act(
            a_position(tokens=Tokens(population=7)), "turn every 3 population into 1 progress"
        )

        assert done.civ.tokens == Tokens(population=1, progress=2)

    def test_the_scythians_of_the_english_printing(self):
        state = a_position(tokens=Tokens(materials=3), deck=cards("", "", ""))
        done = act(state, "lose all materials and mill half")

        assert (done.civ.tokens.materials, len(done.civ.discard)) == (0, 2)


class TestQuests:
    def test_the_graal_is_never_exiled(self):
        assert can(a_position(quests=cards("", "")), "exile next quest")
        assert not can(a_position(quests=cards("")), "exile next quest")

    def test_the_next_quest_goes_on_the_deck(self):
        done = act(a_position(quests=(Card(9), Card(10)), deck=()), "take next quest")

        assert [card.id for card in done.civ.deck] == [9]


class TestThisCard:
    @pytest.mark.parametrize(
        ("text", "pile"),
        [("archive this", "history"), ("this to deck", "deck"), ("play this", "play")],
    )
    def test_it_goes_where_the_row_says(self, text, pile):
        done = act(a_position(), text)

        assert getattr(done.civ, pile)[0].id == 400

    def test_exiled_it_is_gone(self):
        assert 400 not in [card.id for card in act(a_position(), "exile this").civ.cards()]
