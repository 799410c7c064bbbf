"""What entries say, in each language, where it was wrong or missing."""

import pytest

from companion.i18n import Words
from companion.resources import data_dir
from tests.lookup.test_folders import rules_of

WORDS = {language: Words(data_dir() / "text", language) for language in ("en", "fr")}


def said(game, entry_id, language):
    """All its sentences, with plain spaces."""
    entry, words = rules_of(game).entry(entry_id), WORDS[language]
    text = " ".join(words.text(one) for one in (entry.answer, *entry.details))
    return " ".join(text.split())


@pytest.mark.parametrize(
    ("game", "entry", "english", "french"),
    [
        # 000:102
        ("tapestry", "rule.set_up", "one at random with 4-5", "une seule au hasard à 4-5"),
        (
            "tapestry",
            "rule.set_up_player",
            "single one, at random",
            "à 4-5, vous n’en piochez qu’une",
        ),
        # 000:426
        ("tapestry", "rule.rows_and_columns", "Swamp or Urban Planners", "Marais ou Urbanistes"),
        # 003:268-271, 285-286
        ("tapestry", "R-setup-8", "its side “normal” up", "côté « normal » visible"),
        ("tapestry", "R-setup-8", "the Shadow Empire none", "l’Empire de l’Ombre aucun"),
        # 003:343-346
        ("tapestry", "R-track-2", "the first valid one", "la première valide"),
        # 003:462
        ("tapestry", "R-inc-2", "Only in income turns 2 to 5", "tours de revenus 2 à 5 seulement"),
    ],
)
def test_it_is_said(game, entry, english, french):
    assert english in said(game, entry, "en")
    assert french in said(game, entry, "fr")


@pytest.mark.parametrize(("language", "board"), [("en", "neoprene"), ("fr", "néoprène")])
def test_the_other_board_is_named_once(language, board):
    assert said("tapestry", "space.technology.11", language).count(board) == 1
