"""How wide words are."""

import pytest

from companion.describe import metrics
from companion.describe.letters import shown
from tests.describe.small_pages import NAMES


def test_a_line_is_cut_where_it_is_too_long():
    assert metrics.fitted("A long line of words", 20, False, 100).endswith("…")


def test_a_text_breaks_between_words():
    lines = metrics.wrapped("one two three four five", 20, False, 100)

    assert " ".join(lines) == "one two three four five"
    assert all(metrics.width(line, 20) <= 100 for line in lines)


def test_a_word_wider_than_the_room_is_broken_and_whole():
    lines = metrics.wrapped("Donaudampfschifffahrt", 40, True, 120)

    assert "".join(lines) == "Donaudampfschifffahrt"
    assert all(metrics.width(line, 40, True) <= 120 for line in lines)


@pytest.mark.parametrize("name", NAMES)
def test_every_name_has_a_width_and_is_drawn_in_one_font(name):
    text = shown(name)

    assert metrics.width(text, 20) > 10
    assert metrics.font_of(text) in (metrics.ROBOTO, metrics.DEJAVU)


@pytest.mark.parametrize(
    ("name", "font"), [("Łukasz", "roboto"), ("Юлия", "roboto"), ("דוד", "dejavu")]
)
def test_the_font_is_the_one_that_has_the_letters(name, font):
    assert metrics.font_of(name) == font


def test_where_the_system_has_the_letters_they_stay():
    assert shown("李小龍", lambda letters: frozenset()) == "李小龍"
    assert metrics.font_of("李小龍") == ""


def test_both_of_our_fonts_have_every_letter_below_the_last_of_latin():
    """So the others of a text decide alone, and what is kept of them stays small."""
    below = frozenset(map(chr, range(ord(metrics.LATIN))))
    metrics.font_of_letters.cache_clear()
    fonts = {metrics.font_of(f"Ł{chr(n)}łódź" * 3) for n in range(ord("a"), ord("z"))}
    fonts |= {metrics.font_of(f"{chr(n)}юлия") for n in range(ord("a"), ord("z"))}

    assert [metrics.lacks(font, below) for font in (metrics.ROBOTO, metrics.DEJAVU)] == [set()] * 2
    assert fonts == {metrics.ROBOTO}
    assert metrics.font_of_letters.cache_info().currsize == 1
