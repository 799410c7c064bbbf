"""Questions of somebody who read only the rulebooks: how many are answered, and how well."""

from __future__ import annotations

import pytest

from tests.lookup.measure import found, opposed, strangers
from tests.lookup.test_folders import rules_of

EVERY = strangers()
FIRST, IN_THREE, WHOLE, OPPOSED = 0.95, 0.99, 0.95, 0.90


@pytest.fixture(scope="module")
def answered():
    return [found(one) for one in EVERY]


def missed(answered, what):
    return {one.asked.question: one.entries[:3] for one in answered if not getattr(one, what)}


@pytest.mark.parametrize(
    ("what", "share"), [("first", FIRST), ("in_three", IN_THREE), ("whole", WHOLE)]
)
def test_nearly_every_question_is_answered(answered, what, share):
    wrong = missed(answered, what)

    assert len(wrong) <= (1 - share) * len(EVERY), wrong


def test_the_opponents_name_behind_it_changes_little():
    wrong = missed([found(one) for one in opposed(EVERY)], "first")

    assert len(wrong) <= (1 - OPPOSED) * len([*opposed(EVERY)]), wrong


def test_the_halves_are_apart_and_everything_named_is_an_entry():
    learn, held = strangers("learn"), strangers("held")

    assert (len(learn), len(held)) == (110, 110)
    assert {*learn}.isdisjoint(held)
    for one in EVERY:
        named = {*one.first, *one.against, *(each for row in one.whole for each in row)}
        assert {each for each in named if each not in rules_of(one.game)} == set(), one.question
