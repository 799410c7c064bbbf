"""An income turn as a page: cards are touched, gold does it, every line is told before."""

import random
from contextlib import suppress

import pytest

from companion.core.message import Message
from companion.describe.lint import faults
from companion.describe.node import Text
from companion.describe.showing import Showing
from companion.games.tapestry.correcting.facts import Civilizations, Hand, Techs
from companion.games.tapestry.correcting.set_value import SetValue
from companion.games.tapestry.income.view import income_view
from companion.games.tapestry.pages.income import income
from companion.games.tapestry.player import Civilization, Tech
from tests.describe.desks import FORMS, LOOKS, TEXTS, a_desk, a_surface, all_pieces
from tests.tapestry.pages.test_bots_page import play_on

HELD = "hand"
STEPS = ("income_powers", "income_tapestry", "income_upgrade", "income_points", "income_gain")


def in_step(step, turn=2):
    def there(session):
        state = session.state
        me = state.players.get(state.turn)
        fits = state.phase.value == step and me is not None and me.income_turns >= turn
        return fits and session.pending is None

    return there


def at_step(step, seed=5, turn=2):
    """A desk at this step of an income turn."""
    desk = a_desk("tapestry")
    play_on(desk, random.Random(seed), in_step(step, turn))
    return desk


def shown(desk, surface=None):
    showing = Showing(lambda one: income(desk, one))
    showing.show(surface or a_surface())
    return showing


@pytest.fixture(scope="module")
def steps():
    found = {}
    for step in STEPS:
        for seed in range(1, 30):
            with suppress(AssertionError, IndexError):
                found[step] = at_step(step, seed, 1 if step == "income_gain" else 2)
                break
    return found


def test_every_step_is_whole_in_every_form(steps):
    assert {*steps} == {*STEPS}
    for desk in steps.values():
        for look in LOOKS:
            surface = a_surface(*look)
            showing = shown(desk, surface)
            assert list(faults(showing.page, showing.pieces, surface)) == []


@pytest.fixture
def hand():
    """Two tapestries to choose from."""
    desk = at_step("income_tapestry", 3)
    session = desk.session
    cards = ("feudalism", "golden_age")
    session.do(SetValue(Hand(session.state.turn, HELD, cards)))
    return desk


def test_before_a_card_is_touched_nothing_is_gold(hand):
    assert shown(hand).gold == ""


def test_a_card_that_is_touched_is_chosen_and_touched_again_put_back(hand):
    showing = shown(hand)
    showing.touch("choose.tapestry.golden_age")
    showing.show(a_surface())
    assert showing.gold == "do"
    showing.touch("choose.tapestry.golden_age")
    showing.show(a_surface())

    assert showing.gold == ""


def test_the_only_card_needs_no_choosing(hand):
    hand.session.do(SetValue(Hand(hand.session.state.turn, HELD, ("golden_age",))))
    showing = shown(hand)

    assert showing.gold == "do"
    showing.touch("do")
    waits = hand.session.pending or hand.session.last
    assert waits.command.card == "golden_age"


def test_a_line_that_differs_goes_along_with_the_step():
    desk = at_step("income_points")
    now = income_view(desk.session.state)
    line = next(one for one in now.points if one.key)
    showing = shown(desk)
    showing.touch(f"change.{line.key}")
    for key in ("digit.1", "digit.7", "answer"):
        showing.show(a_surface())
        showing.touch(key)
    showing.show(a_surface())
    showing.touch("take")
    last = desk.session.pending or desk.session.last
    said = last.given if desk.session.pending else last.answers

    assert said[line.key].value == 17


def test_a_technology_that_nobody_named_stands_there_too(steps):
    desk = at_step("income_upgrade", 3)
    seat = desk.session.state.turn
    desk.session.do(SetValue(Techs(seat, (Tech("unknown.1"), Tech("telescope")))))
    surface = a_surface()
    showing = shown(desk, surface)

    assert list(faults(showing.page, showing.pieces, surface)) == []


def test_rows_of_nothing_are_told_too(steps):
    desk = steps["income_points"]
    now = income_view(desk.session.state)
    keys = {one.key.rpartition("/")[2] for one in all_pieces(shown(desk).pieces)}

    assert {f"point.{n}" for n in range(len(now.points))} <= keys


@pytest.mark.parametrize(
    ("cards", "words"),
    [(("unknown", "unknown"), "tapestry.page.hand_unnamed"), ((), "tapestry.page.hand_empty")],
)
def test_what_gold_does_is_not_called_nothing(hand, cards, words):
    hand.session.do(SetValue(Hand(hand.session.state.turn, HELD, cards)))
    page = shown(hand).page

    assert words in {one.text.key for one in texts(page.root)}


def test_all_that_hands_do_for_the_step_before_is_told(steps):
    desk = steps["income_points"]
    told = [one.text for one in desk.session.last.told]
    page = shown(desk).page

    assert set(told) <= {one.text for one in texts(page.root)}


@pytest.fixture(scope="module")
def last():
    return at_step("income_points", 7, turn=5)


def test_no_tapestry_is_ticked_on_the_last_income_turn(last):
    phases = [one.phase for one in income_view(last.session.state).steps]

    assert "income_tapestry" not in phases


def test_the_table_can_be_checked_before_the_last_income_ends_the_game(last):
    showing = shown(last)
    said = [one for one in showing.page.acts if one in ("check", "take")]
    showing.touch("check")

    assert {*said} == {"check", "take"}
    assert last.hands.went[-1] == "check"


def texts(node):
    """Every text whose words are a message."""
    if isinstance(node, Text) and isinstance(node.text, Message):
        yield node
    inside = getattr(node, "inside", ())
    for one in inside if isinstance(inside, tuple) else (inside,):
        yield from texts(one)


def test_a_whole_income_turn_goes_by_its_page_alone():
    desk, rng = at_step("income_tapestry", 3), random.Random(1)
    turn = desk.session.state.turn_number
    for _ in range(60):
        if not desk.session.state.phase.value.startswith("income_"):
            break
        form, text = rng.choice([*FORMS]), rng.choice(TEXTS)
        surface = a_surface(form, text, rng.choice(("en", "fr")))
        showing = shown(desk, surface)
        assert list(faults(showing.page, showing.pieces, surface)) == []
        acts = showing.page.acts.keys()
        answers = sorted(one for one in acts if one.startswith(("answer.", "choose.", "plot.")))
        showing.touch(showing.gold or rng.choice(answers or ["next"]))

    assert desk.session.state.turn_number >= turn
    assert not desk.session.state.phase.value.startswith("income_")


def test_an_upgrade_shows_what_there_will_be_before_it_is_made(steps):
    hand = steps["income_upgrade"]
    page = shown(hand)
    card = next(act for act in page.page.acts if act.startswith("choose.upgrade."))
    page.touch(card)
    after = shown(hand)
    told = {one.key.rpartition("change.")[2] for one in all_pieces(after.pieces)}
    before = dict(hand.session.state.players[hand.session.state.turn].resources)
    after.touch("do")
    resources = hand.session.state.players[hand.session.state.turn].resources
    hand.session.undo()

    changed = {f"resource-{one}" for one, n in resources.items() if n != before[one]}
    assert changed <= told


@pytest.mark.parametrize("form", ["landscape", "phone"])
def test_each_leader_is_the_step_that_it_leads_to(form):
    hand = at_step("income_powers", 6)
    seat, leaders = hand.session.state.turn, (Civilization("leaders"),)
    hand.session.do(SetValue(Civilizations(seat, leaders)))
    surface = a_surface(form)
    page = shown(hand, surface)
    page.touch(page.gold)
    asked = shown(hand, surface)
    places = {one.key.rpartition("step.")[2] for one in all_pieces(asked.pieces)}

    assert [*faults(asked.page, asked.pieces, surface)] == []
    assert {"exploration", "science", "military", "technology"} <= places
    assert {f"answer.{one}" for one in ("none", "exploration")} <= {*asked.page.acts}
