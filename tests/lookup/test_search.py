"""Finding as one types: accents, beginnings, mistakes, odd questions."""

from __future__ import annotations

import pytest

from companion.lookup.folding import fold, stem, words
from companion.lookup.mistakes import distance, near
from companion.lookup.search import terms_of
from tests.lookup.test_folders import rules_of


@pytest.fixture(scope="module")
def rules():
    return rules_of("tapestry")


def first(rules, question: str) -> str:
    """The id of what is found first; empty where nothing is."""
    found = rules.search(question)
    return found[0].id if found else ""


class TestWords:
    @pytest.mark.parametrize(
        ("one", "other"), [("Égalité", "egalite"), ("ŒUVRE", "oeuvre"), ("Maîtrise", "maitrise")]
    )
    def test_case_and_accents_do_not_matter(self, one, other):
        assert fold(one) == fold(other)

    @pytest.mark.parametrize(
        "family",
        [
            ("explore", "explores", "explorer", "explorez", "exploring", "explored"),
            ("monument", "monuments"),
            ("bonus", "bonus"),
        ],
    )
    def test_endings_do_not_matter(self, family):
        assert len({stem(word) for word in family}) == 1

    def test_small_words_are_passed_over(self):
        assert words("Puis-je garder un monument de côté ?") == ("garder", "monument", "cote")

    def test_but_not_where_there_is_nothing_else(self):
        assert words("où") == ("ou",)

    def test_the_french_die_is_not_a_small_word(self):
        assert words("le dé de science") == ("de", "science")


class TestWhatIsMeant:
    @pytest.mark.parametrize(
        ("forms", "of"),
        [
            ("conquer conquest conquering conquete conquiert conquis", "conquerir"),
            ("choisit choisi choisissez", "choisir"),
            ("renverse renverses renversee", "renverser"),
            ("won winner winning", "win"),
            ("cities", "city"),
        ],
    )
    def test_every_form_of_a_word_is_the_word(self, forms, of):
        assert {stem(form) for form in forms.split()} == {stem(of)}

    @pytest.mark.parametrize(
        ("one", "other"), [("poser", "position"), ("ouvrier", "ouvert"), ("revenu", "revient")]
    )
    def test_words_that_only_look_alike_stay_apart(self, one, other):
        assert stem(one) != stem(other)

    def test_a_market_without_its_accent_is_no_verb(self, rules):
        assert first(rules, "pv par marche") == "icon.vp_per_market"

    def test_and_the_verb_is_no_market(self, rules):
        assert first(rules, "comment marche la recherche") == "rule.researching"

    @pytest.mark.parametrize(
        ("heard", "meant"), [("zeplin", "tech.zeppelins"), ("nenufar", "capital.swamp")]
    )
    def test_a_word_written_as_it_sounds_is_heard(self, rules, heard, meant):
        assert first(rules, heard) == meant

    def test_two_words_may_be_said_for_one(self, rules):
        assert first(rules, "attack another player") == first(rules, "attack an opponent")

    def test_a_lone_question_mark_is_an_icon(self, rules):
        assert first(rules, "hexagone avec ? sur le dé") == "icon.territory_benefit"

    def test_a_last_letter_that_is_a_symbol_counts(self, rules):
        assert first(rules, "flask with x") == "icon.advance_science_no_benefit"

    def test_a_card_described_is_a_card(self, rules):
        assert first(rules, "tech that gives a new civilization") == "tech.radio"


class TestMistakes:
    @pytest.mark.parametrize(
        ("one", "other", "most", "found"),
        [
            ("embuscade", "embuscade", 2, 0),
            ("embsucade", "embuscade", 2, 1),
            ("embuscad", "embuscade", 2, 1),
            ("fresqe", "fresque", 1, 1),
            ("ferme", "armee", 1, 2),
        ],
    )
    def test_distances(self, one, other, most, found):
        assert distance(one, other, most) == found

    def test_short_words_must_be_right(self):
        assert near("fer", ["per", "mer"]) == {}

    @pytest.mark.parametrize(
        ("typed", "meant"),
        [
            ("embsucade", "rule.traps"),
            ("alchimsites", "civilization.alchemists"),
            ("nanotecnology", "space.technology.11"),
            ("boulangrie", "landmark.bakery"),
            ("fuutrists", "civilization.futurists"),
            ("zeplins", "tech.zeppelins"),
        ],
    )
    def test_a_mistyped_word_is_understood(self, rules, typed, meant):
        assert meant in [entry.id for entry in rules.search(typed)[:3]]


class TestShapesOfWords:
    @pytest.mark.parametrize(("one", "other"), [("5th", "5"), ("5e", "5"), ("12ème", "12")])
    def test_an_ordinal_is_its_number(self, one, other):
        assert fold(one) == other

    @pytest.mark.parametrize(
        ("typed", "meant"),
        [("lightbulb", "tech.light_bulb"), ("timetravel", "tech.time_travel")],
    )
    def test_a_name_written_as_one_word_is_found(self, rules, typed, meant):
        assert meant in [entry.id for entry in rules.search(typed)[:2]]

    @pytest.mark.parametrize(
        ("bare", "meant"), [("de rouge", "icon.die_red"), ("le de noir", "icon.die_black")]
    )
    def test_the_french_die_is_understood_without_its_accent(self, rules, bare, meant):
        assert first(rules, bare) == meant

    def test_but_of_is_not_a_die(self, rules):
        assert terms_of(rules.index, "plus de tuiles") == ("plus", "tuiles")

    def test_plurals_of_words_in_y_are_found(self, rules):
        assert first(rules, "vp per tapestries") == "icon.vp_per_tapestry"

    def test_a_number_in_words_is_a_number(self, rules):
        assert first(rules, "objectif renverser deux") == first(rules, "objectif renverser 2")

    @pytest.mark.parametrize(
        ("question", "entry"),
        [("égalité", "rule.tie"), ("égalité contre l’automa", "R-end-1"), ("tie solo", "R-end-1")],
    )
    def test_a_question_that_names_the_bots_is_about_them(self, rules, question, entry):
        assert first(rules, question) == entry


class TestTyping:
    @pytest.mark.parametrize("typed", ["radi", "radia", "RADIO", "  radio ", "radio?"])
    def test_a_beginning_is_enough(self, rules, typed):
        assert rules.search(typed)

    def test_every_keystroke_of_a_name_keeps_it_in_sight(self, rules):
        name = "alchimistes"
        seen = [
            "civilization.alchemists" in [entry.id for entry in rules.search(name[:end])]
            for end in range(3, len(name) + 1)
        ]

        assert all(seen)

    @pytest.mark.parametrize(
        ("english", "french"),
        [("farm", "ferme"), ("landmark card", "carte monument"), ("middle island", "île centrale")],
    )
    def test_both_languages_lead_to_the_same(self, rules, english, french):
        assert first(rules, english) == first(rules, french)

    def test_what_was_found_is_marked(self, rules):
        text = "Explorez n'importe où sur la carte"

        assert [text[a:b] for a, b in rules.marks("explorer où", text)] == ["Explorez"]

    def test_its_elided_article_is_marked_with_it(self, rules):
        text = "pas d’Embuscade"

        assert [text[a:b] for a, b in rules.marks("embuscade", text)] == ["d’Embuscade"]

    def test_a_box_not_in_play_is_left_out(self, rules):
        found = rules.search("masterpiece", expansions=())

        assert found
        assert {entry.expansion for entry in found} == {""}

    def test_a_box_in_play_is_not(self, rules):
        assert rules.search("masterpiece", expansions=("AA",))[0].expansion == "AA"


class TestOddQuestions:
    @pytest.mark.parametrize("odd", ["", " ", "\t \n", "😀🎲", "\"'«»", "?!…", "\x00"])
    def test_nothing_asked_finds_nothing(self, rules, odd):
        assert rules.search(odd) == ()

    @pytest.mark.parametrize(
        "odd",
        ["x" * 500, "monument " * 80, "qwrtzp", "'; drop table", "(((", "א ב", "\\d+", "%s{}"],
    )
    def test_anything_else_is_answered_calmly(self, rules, odd):
        assert len(rules.search(odd)) <= 40

    def test_a_long_question_is_cut_not_refused(self, rules):
        assert len(terms_of(rules.index, "monument ferme " * 100)) <= 12

    def test_quotes_around_a_name_do_no_harm(self, rules):
        assert first(rules, '"Radio"') == "tech.radio"


class TestBrowsing:
    def test_next_and_previous_walk_a_drawer(self, rules):
        drawer = rules.of_kind("civilization")

        assert rules.beside(drawer[0]) == (None, drawer[1])
        assert rules.beside(drawer[-1]) == (drawer[-2], None)

    def test_rule_numbers_are_ids(self, rules):
        assert rules.entry("R-track-2").kind == "bot"

    def test_every_drawer_holds_something(self, rules):
        assert all(rules.of_kind(kind.id) for kind in rules.kinds)
