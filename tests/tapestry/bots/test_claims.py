"""Reasons are true of the position they speak of."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from companion.content.po import read
from companion.games.tapestry.practice.play import play
from companion.resources import data_dir
from tests.soak.tapestry_solo import options
from tests.tapestry.bots.claim import claims
from tests.tapestry.bots.claims import CLAIMS, holds, kind_of

CASES = 26


def test_every_kind_of_reason_is_a_claim():
    path = data_dir() / "text" / "en" / "tapestry.bot.po"
    keys = [entry.key for entry in read(path.read_text(encoding="utf-8"), path.name)]
    kinds = {k.removeprefix("tapestry.bot.why.") for k in keys if k.startswith("tapestry.bot.why.")}

    assert kinds == set(CLAIMS)


@pytest.mark.parametrize("case", range(CASES))
def test_reasons_are_true_in_random_games(case):
    session = play(options(case, Random(f"claims:{case}")), f"claims:{case}")
    counted = Counter()
    for entry in session.entries:
        for claim in claims(entry):
            assert holds(claim), (entry.id, kind_of(claim.why), claim.why, claim.scope)
            counted[kind_of(claim.why)] += 1

    assert counted["pair"] > 5
