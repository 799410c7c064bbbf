"""What a card is called in a language, told by its owner where no source of ours says it."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from companion.content import SHELF
from companion.games.imperium.catalogue import called
from companion.games.imperium.lookup import house_facts
from companion.games.imperium.lookup.cards import name_fact
from companion.games.imperium.views.naming import choices, found
from companion.i18n import Words
from companion.library.library import Library
from companion.resources import data_dir

ELDERS, GLORY = "classics.common.elders", "romans.glory"
FACT = name_fact(ELDERS, "fr")


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


class TestWhereItIsTold:
    def test_each_name_can_be_told_in_the_rules(self):
        facts = [one for one in house_facts() if one.language]

        assert FACT in [one.id for one in facts]
        assert len(facts) == len({one.id for one in facts})
