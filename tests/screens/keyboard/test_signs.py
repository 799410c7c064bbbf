"""What a key means in a number, on the keyboards that people have."""

import pytest

from screens.keyboard.signs import sign_of

EQUALS, MINUS, SIX = 46, 45, 35
"""Where these keys lie on an American keyboard."""


@pytest.mark.parametrize(
    ("code", "letter", "place", "shift", "sign"),
    [
        (49, "1", 30, False, "1"),
        (257, "ā", 89, False, "1"),  # at the side
        (270, "Ď", 87, False, "+"),
        (269, "č", 86, False, "-"),
        (61, "=", EQUALS, True, "+"),  # American, French
        (61, "=", EQUALS, False, ""),
        (43, "+", 48, False, "+"),  # German
        (45, "-", MINUS, False, "-"),
        (45, "-", MINUS, True, ""),
        (233, "é", 31, True, "2"),  # French
        (233, "é", 31, False, "2"),
        (45, "-", SIX, False, "-"),
        (45, "-", SIX, True, "6"),
        (56, "8", 37, True, ""),
        (97, "a", 4, False, ""),
        (13, "", 40, False, ""),
    ],
)
def test_a_key_is_a_sign(code, letter, place, shift, sign):
    assert sign_of(code, letter, place, shift=shift) == sign
