"""Questions and touches a turn: a plain advance 3, an income turn with a power 8, one a choice."""

from collections import Counter

import pytest

from tests.soak import tapestry_turns
from tests.soak.tapestry_turns import ADVANCE, INCOME, KINDS


@pytest.fixture(scope="module")
def played():
    """A game of each kind: each step is looked at as it is done, see the soak."""
    games = [tapestry_turns.a_game(f"touches:{n}", kind) for n, kind in enumerate(KINDS)]
    return {game.kind: game for game in games}


@pytest.mark.parametrize("kind", KINDS)
def test_a_turn_takes_a_touch_more_for_each_real_choice(played, kind):
    assert played[kind].advances
    assert played[kind].incomes
    assert max(played[kind].plain) <= ADVANCE
    assert max(played[kind].plain_incomes) <= INCOME


def test_most_advances_ask_one_thing_more_or_none(played):
    asked = sum((game.advances for game in played.values()), Counter())
    few = sum(n for touches, n in asked.items() if touches <= ADVANCE + 1)

    assert few * 2 > sum(asked.values())


def test_what_is_asked_are_choices(played):
    """What was chosen for people before: which power, where, what is gained, what a bonus buys."""
    places = set().union(*(game.choices for game in played.values()))

    assert places >= {"bonus", "city.place_now", "pay", "resource"}


@pytest.mark.parametrize("kind", KINDS)
def test_no_answer_is_filled_in(played, kind):
    entries = played[kind].session.entries
    sources = {one.source.value for entry in entries for one in entry.answers.values()}

    assert "told" in sources
    assert "filled" not in sources
