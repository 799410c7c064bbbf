"""Names that people type."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.core.person_name import clean_name, name_trouble, names_trouble

FAMILY = "👨‍👩‍👧"
HEBREW = "שָׁלוֹם"


class TestCleaning:
    def test_takes_out_spaces_too_many_and_line_ends(self):
        assert clean_name("  Ana \n  Lucía ") == "Ana Lucía"

    def test_keeps_right_to_left_letters_and_drops_marks_that_turn_the_line(self):
        assert clean_name("\u202e" + HEBREW + "\u202c") == clean_name(HEBREW)

    def test_keeps_emoji_whole(self):
        assert clean_name(FAMILY) == FAMILY

    @given(st.text())
    def test_leaves_what_can_be_written_to_a_file(self, text):
        cleaned = clean_name(text + "\ud800")

        assert cleaned.encode().decode() == cleaned
        assert clean_name(cleaned) == cleaned


class TestNamesThatWillNotDo:
    @pytest.mark.parametrize("text", ["", "   ", "\n", "\u200b\u200d", "\u202e"])
    def test_empty_ones(self, text):
        trouble = name_trouble(text)

        assert trouble is not None
        assert trouble.key == "core.name.empty"

    def test_one_of_200_characters(self):
        trouble = name_trouble("a" * 200)

        assert trouble is not None
        assert (trouble.key, trouble.params["n"]) == ("core.name.too_long", 40)

    def test_the_same_twice_capitals_apart(self):
        trouble = names_trouble(["Ana", "Bo", " ANA "])

        assert trouble is not None
        assert trouble.key == "core.name.twice"

    @pytest.mark.parametrize("text", ["Ana", HEBREW, FAMILY, "7", "Jean-Éric O’Neill"])
    def test_others_do(self, text):
        assert name_trouble(text, ["Bo"]) is None
