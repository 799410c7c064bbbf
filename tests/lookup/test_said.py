"""What entries say, in each language, where it was wrong or missing."""

import pytest

from companion.i18n import Words
from companion.resources import data_dir
from tests.lookup.test_folders import rules_of, texts_of

WORDS = {language: Words(data_dir() / "text", language) for language in ("en", "fr")}

TRANSLATED_BACK = {
    "en": ("Shadoof", "High Road", "Sacred Way", "Morgane", "Gwenhwyfar"),
    "fr": ("Shaduf", "Grand Trunk Road", "Sacred Pass", "Morigena", "Guennuvar"),
}


def entry(game, entry_id):
    return rules_of(game).entry(entry_id)


def said(game, entry_id, language):
    """All its sentences, with plain spaces."""
    found, words = entry(game, entry_id), WORDS[language]
    text = " ".join(words.text(one) for one in (found.answer, *found.details))
    return " ".join(text.split())


@pytest.mark.parametrize(
    ("game", "entry", "english", "french"),
    [
        # 000:102
        ("imperium", "term.nation_deck", "The Accession card", "La carte Avènement"),
        ("rise_and_fall", "end.territory", "a tie scores for nobody", "personne ne les marque"),
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


def lines(game, entry_id, language):
    """Its lines, label and value."""
    words = WORDS[language]
    return [(words.text(one.label), words.text(one.value)) for one in entry(game, entry_id).lines]


@pytest.mark.parametrize("language", WORDS)
@pytest.mark.parametrize("game", ["imperium", "rise_and_fall", "tapestry"])
class TestEveryEntry:
    """Everything there is to read, in each language."""

    def test_no_picture_was_read_as_a_sign(self, game, language):
        """The Accession's icon is printed like an @."""
        texts = [(one.id, text) for one in rules_of(game).entries for _, text in texts_of(one)]
        said = {entry_id for entry_id, text in texts if "@" in WORDS[language].text(text)}

        assert said == set()

    def test_cards_are_called_what_the_app_calls_them(self, game, language):
        """Never by a name translated back from the other language."""
        texts = [(one.id, text) for one in rules_of(game).entries for _, text in texts_of(one)]
        words = WORDS[language]
        wrong = {
            (entry_id, name)
            for entry_id, text in texts
            for name in TRANSLATED_BACK[language]
            if name in words.text(text)
        }

        assert wrong == set()


class TestPrintedCards:
    """The notes of the booklet and the cards they are about."""

    def notes(self):
        rules = rules_of("imperium")
        for note in rules.of_kind("card"):
            cards = [rules.entry(one) for one in note.see if one.startswith("printed.")]
            yield note, cards

    def test_a_note_leads_to_its_card_first_and_the_card_to_its_note(self):
        assert all(cards and note.see[0] == cards[0].id for note, cards in self.notes())
        assert all(card.see[0] == note.id for note, cards in self.notes() for card in cards)
        assert sum(len(cards) for _, cards in self.notes()) == 11

    @pytest.mark.parametrize("language", WORDS)
    def test_both_have_one_name(self, language):
        words = WORDS[language]
        named = {
            (words.text(note.title), words.text(card.title))
            for note, cards in self.notes()
            for card in cards
        }

        assert [two for two in named if len(set(two)) > 1] == []

    @pytest.mark.parametrize("question", ["shaduf", "shadoof", "chadouf"])
    def test_the_note_is_found(self, question):
        found = [one.id for one in rules_of("imperium").search(question, most=2)]

        assert "card.shadoof" in found

    def test_each_says_that_its_effect_is_not_here(self):
        cards = rules_of("imperium").of_kind("printed")
        last = {lines("imperium", card.id, "en")[-1] for card in cards}

        assert last == {("Its effect", "its text is in none of our sources: read the card")}


@pytest.mark.parametrize("entry_id", ["tech.guide_42", "masterpiece.02", "masterpiece.08"])
def test_a_title_of_ours_is_said_to_be_ours(entry_id):
    said = ("Printed name", "in none of our sources: this title says what the card does")

    assert said in lines("tapestry", entry_id, "en")


@pytest.mark.parametrize("entry_id", ["gremlins", "ecstatic_visions", "retreat"])
def test_a_card_without_a_text_says_so(entry_id):
    assert "No source has this card’s text" in said("tapestry", f"tapestry.{entry_id}", "en")


@pytest.mark.parametrize(("language", "board"), [("en", "neoprene"), ("fr", "néoprène")])
def test_the_other_board_is_named_once(language, board):
    assert said("tapestry", "space.technology.11", language).count(board) == 1
