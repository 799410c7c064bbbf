"""QR codes, read back by a scanner made from the standard."""

from random import Random

import pytest

from companion.sharing import link
from companion.sharing.qr import MOST_BYTES, qr_code
from tests.sharing.makers import a_play
from tests.sharing.qr_reader import read

FULL = (
    *(17, 32, 53, 78, 106, 134, 154, 192, 230, 271, 321, 367, 425, 458, 520, 586, 644, 718, 792),
    *(858, 929, 1003, 1091, 1171, 1273, 1367, 1465, 1528, 1628, 1732, 1840, 1952, 2068, 2188),
    *(2303, 2431, 2563, 2699, 2809, 2953),
)
"""The most bytes of versions 1 to 40, level L, as the standard prints them."""
TRIED = (*range(1, 25), 28, 40)
"""Up to those that a camera reads from a screen, and where the patterns get one more."""


@pytest.mark.parametrize(("version", "most"), [(one, FULL[one - 1]) for one in TRIED])
def test_a_full_code_of_each_size_says_what_was_put_in(version, most):
    data = Random(version).randbytes(most)
    code = qr_code(data)

    assert len(code) == 17 + 4 * version
    assert read(code) == data
    if version < 40:
        assert len(qr_code(data + b"!")) > len(code)


def test_a_code_with_room_left_is_filled_up():
    assert read(qr_code(b"Loom")) == b"Loom"
    assert read(qr_code(b"")) == b""


def test_the_link_of_a_play_is_read():
    address = link(a_play(), 700)

    assert read(qr_code(address.encode())).decode() == address


def test_the_largest_holds_what_the_standard_says_and_no_more():
    assert MOST_BYTES == 2953
    with pytest.raises(ValueError, match="2954"):
        qr_code(bytes(2954))
