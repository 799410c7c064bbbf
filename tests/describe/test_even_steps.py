"""The lines across a chart hold every value, whatever was played."""

import pytest

from companion.describe.even_steps import even_steps


@pytest.mark.parametrize(
    ("low", "high"),
    [
        (0, 0),
        (12, 12),
        (100, 100),
        (-7, -7),
        (12.5, 12.5),
        (0.25, 7.75),
        (-3, 48),
        (0, 999_999_999),
    ],
)
def test_they_hold_every_value_and_are_two_at_least(low, high):
    for most in (4, 5):
        steps = even_steps(low, high, most)

        assert steps[0] <= low <= high <= steps[-1]
        assert 2 <= len(steps) <= most + 2
