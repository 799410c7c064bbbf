"""Answers as they are shown: cards by what they give, each in its place whatever was told."""

import random

import pytest

from companion.describe.asking import Acts
from companion.describe.lint import faults
from companion.describe.node import Chip
from companion.describe.showing import Showing
from companion.games.tapestry.pages.asked import asked_at
from companion.games.tapestry.pages.card_choice import cards_to_choose
from companion.games.tapestry.pages.table import table
from companion.games.tapestry.player import RESOURCES
from tests.describe.desks import LOOKS, a_desk, a_surface
from tests.tapestry.pages.test_bots_page import play_on


def asked_for(key, seed=3):
    """A desk that is asked this in somebody's turn."""
    desk = a_desk("tapestry", str(seed))

    def there(session):
        pending = session.pending
        turn = session.state.phase.value == "turn"
        return turn and pending is not None and pending.question.key.endswith(key)

    play_on(desk, random.Random(seed), there)
    return desk


def nodes(one):
    yield one
    inside = getattr(one, "inside", ())
    for each in inside if isinstance(inside, tuple) else (inside,):
        yield from nodes(each)


@pytest.fixture(scope="module")
def inventing():
    return asked_for(".invent")


def test_a_technology_is_chosen_by_what_it_gives(inventing):
    acts, question = Acts(), inventing.question
    (grid, *_others) = cards_to_choose(inventing, a_surface(), question, acts)
    techs = [one for one in question.options if one.text.key.startswith("tapestry.name.tech.")]

    assert len(techs) == len(grid.inside) > 0
    for card in grid.inside:
        assert len([one for one in nodes(card) if isinstance(one, Chip) and one.marks]) == 2
    assert {f"answer.{one.id}" for one in question.options} == {*acts.acts}


def test_the_cards_are_whole_in_every_form(inventing):
    for look in LOOKS:
        surface, showing = a_surface(*look), Showing(lambda one: table(inventing, one))
        showing.show(surface)

        assert list(faults(showing.page, showing.pieces, surface)) == []


def test_what_was_told_before_moves_no_answer(inventing):
    body = asked_at(inventing, a_surface(), Acts()).body
    keys = [one.key for one in body]
    told = [n for n, key in enumerate(keys) if key.startswith("told.")]

    assert inventing.session.pending.told
    assert told
    assert keys.index("answers") < told[0]


def test_ways_to_pay_lie_as_on_the_mat():
    body = asked_at(asked_for(".pay"), a_surface(), Acts()).body
    (answers,) = [one for one in body if one.key == "answers"]
    paid = [one.does.removeprefix("answer.") for one in answers.inside]

    assert len(paid) > 1
    assert paid == sorted(paid, key=lambda one: [*map(RESOURCES.index, one.split("+"))])
