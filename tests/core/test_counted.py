"""What is counted a piece at a time comes to its end, also where counting fails."""

import pytest

from companion.core.counted import Counted


def failing():
    yield
    raise ZeroDivisionError


def nothing():
    yield
    return None


def test_what_fails_is_told_once_and_is_over():
    counted = Counted((), failing())
    assert counted.piece()
    with pytest.raises(ZeroDivisionError):
        counted.piece()

    assert not counted.piece()
    assert counted.found is None


def test_what_comes_to_nothing_is_over():
    counted = Counted((), nothing())

    assert [counted.piece() for _ in range(3)] == [True, False, False]
