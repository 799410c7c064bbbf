"""What a card is called in a language, told by its owner where no source of ours says it."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from companion.content import SHELF
from companion.games.imperium.catalogue import called, card, cards_of
from companion.games.imperium.commands.civ import RevealSlot
from companion.games.imperium.lookup import house_facts
from companion.games.imperium.lookup.cards import name_fact
from companion.games.imperium.views.names_to_tell import just_named
from companion.games.imperium.views.naming import choices, found
from companion.i18n import Words
from companion.library.library import Library
from companion.resources import data_dir
from tests.imperium.makers import a_table, its_turn, reveal

ELDERS, GLORY = "classics.common.elders", "romans.glory"
FACT = name_fact(ELDERS, "fr")


def nothing(_fact):
    return None


@pytest.fixture
def told():
    """Elders are called Anciens on the owner's card."""
    SHELF.use_facts({FACT: " Les  Anciens "})
    yield
    SHELF.use_facts({})


class TestWhatIsTold:
    def test_it_is_said_wherever_the_card_is_named(self, told):
        french = Words(data_dir() / "text", "fr")

        assert french.text(called(ELDERS)) == "Les Anciens"
        assert "Les Anciens" in french.say("imperium.naming.name_of", card=called(ELDERS))

    def test_in_its_language_alone(self, told):
        assert Words(data_dir() / "text", "en").text(called(ELDERS)) == "Elders"

    def test_words_that_spoke_before_hear_of_it(self):
        french = Words(data_dir() / "text", "fr")
        before = french.text(called(ELDERS))
        SHELF.use_facts({FACT: "Anciens"})
        after = french.text(called(ELDERS))
        SHELF.use_facts({})

        assert (before, after, french.text(called(ELDERS))) == ("Elders", "Anciens", "Elders")

    def test_it_finds_the_card(self, told):
        assert [one.id for one in found(choices((ELDERS, GLORY)), "anc")] == [ELDERS]

    def test_it_is_kept_with_the_house_facts(self, tmp_path):
        library = Library.open(tmp_path, lambda: datetime(2026, 11, 19, tzinfo=UTC))
        library.house_facts.set("imperium", FACT, "Anciens")
        said = Words(data_dir() / "text", "fr").text(called(ELDERS))
        library.house_facts.forget("imperium", FACT)
        library.close()

        assert said == "Anciens"


class TestWhoIsAsked:
    def test_a_name_is_offered_once_when_its_card_was_named(self):
        session = its_turn(a_table(civ="vikings", names=True))
        unknown = next(one for one in _starting("vikings") if card(one).french == "unknown")
        last = reveal(session, unknown, refill="region")
        fact = name_fact(unknown, "fr")

        assert [one.fact for one in just_named(last, "fr", nothing)] == [fact]
        assert just_named(last, "fr", {fact: ""}.get) == ()
        assert just_named(last, "en", nothing) == ()

    def test_a_printed_name_is_not_asked_for(self):
        session = its_turn(a_table(civ="vikings", names=True))
        printed = next(one for one in _starting("vikings") if card(one).french == "printed")
        session.do(RevealSlot(1), {"slot.1.card": printed})

        assert just_named(session.last, "fr", nothing) == ()

    def test_each_name_can_be_told_in_the_rules(self):
        facts = [one for one in house_facts() if one.language]

        assert FACT in [one.id for one in facts]
        assert len(facts) == len({one.id for one in facts})


def _starting(nation):
    return [one.id for one in cards_of(nation) if one.kind == "starting"]
