"""The first cases of every soak, on the same seeds; `make soak` runs them all."""

import pytest

from tools.soak import SEED, count, modules

SHARE = 0.01


@pytest.mark.parametrize("module", modules(), ids=lambda module: module.NAME)
def test_the_first_cases_pass(module):
    assert module.run(count(module, SHARE), SEED) is not None
