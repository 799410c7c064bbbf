"""A reason says what decides: where the act is not what the row says, why."""

from __future__ import annotations

from companion.core.message import Message
from companion.games.imperium.events.market import MarketCardLeft
from companion.games.imperium.events.your_deck import NationCardTaken
from companion.games.imperium.grammar import read_elements
from companion.games.imperium.hands import act_line
from companion.games.imperium.places import YOUR_CARDS
from companion.games.imperium.say import elements_said
from companion.games.imperium.tokens import Tokens
from tests.imperium.makers import said
from tests.imperium.rig import Done, a_position, act, cards


def reasons(done: Done) -> list[str]:
    return [said(why.text) for line in done.lines for why in line.whys if why.text]


class TestNoHistory:
    """Rulebook, 785-787: the Vikings have no History; what would be archived is discarded."""

    def test_it_is_said_beside_the_discard(self):
        done = act(a_position("vikings"), "archive this", history="discard")

        assert done.civ.discard
        assert reasons(done) == ["Vikings have no History: it is discarded instead"]

    def test_a_history_needs_no_reason(self):
        assert reasons(act(a_position("romans"), "archive this")) == []


class TestTooFew:
    """Solo booklet: as far as possible; its deck is not shuffled for it."""

    def test_a_card_where_two_are_said(self):
        done = act(a_position(deck=cards("")), "mill 2")

        assert reasons(done) == ["Only 1 card was left"]

    def test_as_many_as_are_said_need_no_reason(self):
        assert reasons(act(a_position(deck=cards("", "")), "mill 2")) == []


class TestSmallDeckEmpty:
    """Rulebook, "Acquérir": the Main deck only where the deck of its category is empty."""

    def test_the_main_deck_is_explained(self):
        decks = {"region": 3, "uncivilised": 0, "civilised": 3}
        done = act(a_position(small=decks), "acquire uncivilised", refill="region")

        assert "No card is left in the Uncivilised deck" in " ".join(reasons(done))

    def test_a_card_of_its_own_deck_is_not(self):
        done = act(a_position(), "acquire uncivilised", refill="uncivilised")

        assert reasons(done) == []


class TestRowsInWords:
    """Seed 001, 3172: the Vikings' row of all others."""

    def test_an_exiled_region(self):
        assert row("acquire region from exile") == "it acquires from the Exile pile: Region"

    def test_regions_by_their_number(self):
        assert row("abandon 3 region") == "it abandons 3 Regions"
        assert row("region from discard to play") == "a Region of its discard goes to play"

    def test_each_condition_ends_with_its_sentence(self):
        steal = {"if_possible": ["steal 2 materials"]}
        pay = {"if_possible": ["spend 1 population", "acquire region"]}

        assert row(steal, pay, "you discard 1") == (
            "if it can, it steals 2 Materials from you. "
            "Then if it can, it pays 1 Population and it acquires: Region. Then you discard 1 card"
        )


def row(*elements: object) -> str:
    return said(elements_said(read_elements(elements)))


def test_what_is_given_is_counted_on_both_sides():
    done = act(a_position(), "steal 2 materials", protected="no")

    assert "Give the C.I.V. 2 Materials (the C.I.V. 0 › 2, you 3 › 1)." in done.words


def test_one_is_one():
    assert said(Message("imperium.tokens.materials", n=1)) == "1 Material"


class TestWhatYouHear:
    def test_a_discard_counts_as_an_attack_too(self):
        """Solo booklet, "Modifications des effets de cartes"."""
        (told,) = act(a_position(), "you discard 1", protected="no").words

        assert told == "You discard a card. This counts as an Attack."

    def test_there_is_nothing_to_steal(self):
        done = act(a_position(you=Tokens()), "steal 2 materials")

        assert done.words == ["It steals nothing (Materials): you have none."]

    def test_what_is_acquired_comes_into_your_hand(self):
        """Rulebook, "Acquérir"; "Mélanger votre deck": a Nation card into your discard."""
        acquired = MarketCardLeft(2, YOUR_CARDS).acts(a_position())
        nation = NationCardTaken().acts(a_position())[:1]

        assert [said(act_line(acts, a_position())) for acts in (acquired, nation)] == [
            "Put a card from Market place 2 into your hand.",
            "Put a card from your Nation deck into your discard pile.",
        ]
