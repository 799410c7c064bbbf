"""The first cases of every soak, on the same seeds; `make soak` runs them all.

A per cent, or so many as a module's `FIRST` says where one case takes long; none where another
test does the same already.
"""

import pytest

from tools.soak import SEED, count, modules

SHARE = 0.01


def first(module):
    """How many are run here."""
    return getattr(module, "FIRST", count(module, SHARE))


@pytest.mark.parametrize("module", [*filter(first, modules())], ids=lambda module: module.NAME)
def test_the_first_cases_pass(module):
    assert module.run(first(module), SEED) is not None
