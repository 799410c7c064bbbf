"""QR codes, read back by a scanner made from the standard."""

from random import Random

import pytest

from companion.sharing import link
from companion.sharing.qr import MOST_BYTES, qr_code
from tests.sharing.makers import a_play
from tests.sharing.qr_reader import read

FULL = (17, 32, 53, 78, 106, 134, 154, 192, 230, 271, 321, 367, 425, 458, 520, 586, 644, 718, 792)
"""The most bytes of versions 1 to 19, level L, as the standard prints them."""


@pytest.mark.parametrize(("version", "most"), tuple(enumerate(FULL, 1)))
def test_a_full_code_of_each_size_says_what_was_put_in(version, most):
    data = Random(version).randbytes(most)
    code = qr_code(data)

    assert len(code) == 17 + 4 * version
    assert read(code) == data
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
