"""Dice are touched as they lie, a trap shows both ways the hex can lie."""

import random

import pytest

from companion.describe.lint import boards_of, faults
from companion.describe.showing import Showing
from companion.describe.touching import all_met, in_order
from companion.games.tapestry.land import conquest_dice
from companion.games.tapestry.pages.bots import bots_turn
from companion.games.tapestry.pages.table import table
from tests.describe.desks import LOOKS, a_desk, a_surface, goes_on

ASKED = {
    "conquer.die": ("cards", "dice"),
    "conquer.gained": ("cards",),
    "research.die": ("cards",),
    "research.advance": ("cards", "dice"),
    "automa.conquer.trap": ("cards", "dice"),
}
STEPS = 600


def asking(key):
    """The first game of a few in which this is asked."""
    for seed in range(3, 60):
        desk, rng = a_desk("tapestry", str(seed), by_app=ASKED[key]), random.Random(seed)
        for _ in range(STEPS):
            if desk.question is not None and desk.question.key.endswith(key):
                return desk
            if not goes_on(desk.session, rng):
                break
    raise LookupError(key)


@pytest.fixture(scope="module", params=ASKED)
def desk(request):
    return asking(request.param)


def showing_of(desk, surface=None):
    page = bots_turn if desk.question.key.startswith("automa") else table
    showing = Showing(lambda one: page(desk, one))
    showing.show(surface or a_surface())
    return showing


def test_they_are_whole_in_every_form(desk):
    for look in LOOKS:
        surface = a_surface(*look)
        showing = showing_of(desk, surface)

        assert list(faults(showing.page, showing.pieces, surface)) == []


def test_each_answer_is_touched_and_nothing_scrolls_on_a_tablet(desk):
    showing = showing_of(desk)
    touched = {met.hit.does for met in in_order(showing.pieces)}

    assert {f"answer.{one.id}" for one in desk.question.options} <= touched
    assert all(one.inner[1] <= one.h + 1 for one in showing.pieces)


def test_the_faces_of_both_dice_lie_in_the_order_of_the_dice():
    showing = showing_of(asking("conquer.gained"))
    faces = [one.of[:2] for one in boards_of(showing.page.root) if one.key.startswith("face.")]

    assert len(faces) == 10
    assert [die for die, _shown in faces] == [*[conquest_dice.RED] * 5, *[conquest_dice.BLACK] * 5]


def test_of_what_was_rolled_it_is_said_what_it_comes_to():
    desk = asking("conquer.die")
    showing = showing_of(desk)
    now = [said for met, _clip in all_met(showing.pieces) if "›" in (said := met.hit.says)]

    assert len(now) == 2
    assert showing.gold == ""


def test_hands_have_nothing_to_do_for_which_die_is_taken():
    desk = asking("conquer.die")
    desk.session.answer(conquest_dice.BLACK)
    while desk.session.pending:
        goes_on(desk.session, random.Random(1))
    taken = [one for one in desk.session.last.told if "die_chosen" in one.text.key]
    showing = Showing(lambda one: table(desk, one))
    showing.show(a_surface())

    rows = {one for one in showing.page.acts if one.startswith("line.")}
    assert taken
    assert rows
    assert not rows & {f"line.{one.key}" for one in taken}


def test_from_the_next_roll_on_loom_rolls():
    desk = asking("conquer.gained")
    showing = showing_of(desk)
    showing.touch("loom_rolls")

    assert desk.question is None or not desk.question.key.endswith("conquer.gained")


def test_gold_goes_up_the_track_that_the_die_showed():
    desk = asking("research.advance")
    (place,) = desk.question.places
    track = place.split(":")[1]
    before = desk.session.pending.state.space("p1", track)
    showing = showing_of(desk)
    showing.touch(showing.gold)
    state = desk.session.pending.state if desk.session.pending else desk.session.state

    assert state.space("p1", track) == before + 1


def test_a_trap_shows_who_lies_either_way():
    desk = asking("automa.conquer.trap")
    showing = showing_of(desk)
    sprung, not_sprung = (one.of[0] for one in boards_of(showing.page.root) if one.key == "hex")
    automas = {one.icon: one.toppled for one in sprung.towers}

    assert automas["owner-automa"]
    assert not {one.icon: one.toppled for one in not_sprung.towers}["owner-automa"]
    assert showing.gold == "answer.yes"
