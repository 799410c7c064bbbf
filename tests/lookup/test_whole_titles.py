"""A question that holds an entry's whole title finds it first; what was asked blindly is found."""

import pytest

from companion.i18n import Words
from companion.resources import data_dir
from tests.lookup.test_folders import rules_of

FOUND_FIRST = (
    ("imperium", "sumériens fin de partie", "card.sumerians"),
    ("imperium", "dynastie épuisée", "end.scoring_trigger"),
    ("imperium", "slot 6", "C-13"),
    ("rise_and_fall", "how much stone can i have", "rule.limits"),
    ("tapestry", "shadow empire victory points", "R-end-1"),
    ("tapestry", "arts setup", "rule.set_up"),
    ("tapestry", "inspiration tiles", "rule.inspiration"),
    ("tapestry", "income mat card", "rule.set_up_player"),
    ("tapestry", "cartes progrès par niveau", "R-inc-6"),
)


@pytest.mark.parametrize(("game", "question", "entry"), FOUND_FIRST)
def test_it_is_first(game, question, entry):
    assert rules_of(game).search(question, most=1)[0].id == entry


def test_french_counts_its_stones():
    words = Words(data_dir() / "text", "fr")
    entry = next(e for e in rules_of("rise_and_fall").entries if e.id == "action.nomad.temple")
    said = [words.text(fact.value) for fact in entry.lines]

    assert "2 pierres" in said


@pytest.mark.parametrize("language", ["en", "fr"])
def test_what_comes_twice_is_said_once(language):
    """Rubber: "Inventez 2 cartes Technologie (une à la fois)"."""
    words = Words(data_dir() / "text", language)
    entry = next(one for one in rules_of("tapestry").entries if one.id == "space.technology.7")
    said = words.text(entry.answer).casefold()
    invents = {"en": "invent a technology card", "fr": "inventez une carte technologie"}[language]

    assert said.count(invents) == 1
    assert "2" in said
