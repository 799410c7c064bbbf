"""The bots' turn as a page: one step at a time, its place in gold and no other, nothing cut."""

import random
from contextlib import suppress

import pytest

from companion.core.question import Choice
from companion.describe.lint import boards_of, faults
from companion.describe.node import Count
from companion.describe.scene import Words
from companion.describe.showing import Showing
from companion.errors import LoomError
from companion.games.tapestry.bots.commands import TakeBotsTurn
from companion.games.tapestry.bots.view import bots_turn_view
from companion.games.tapestry.bots.view_funnel import funnel_of
from companion.games.tapestry.bots.view_income import counted_rows, income_of, is_income
from companion.games.tapestry.bots.view_steps import steps_of
from companion.games.tapestry.pages.bots import bots_turn
from tests.describe.desks import FORMS, LOOKS, TEXTS, a_desk, a_surface, all_pieces

MOST_WORDS = 20
"""More are not read before anything is touched."""


def play_on(desk, rng, until):
    """Random play of the person until something has come."""
    session = desk.session
    for _ in range(4000):
        if until(session):
            return
        with suppress(LoomError, StopIteration):
            _one_thing(session, rng)
    raise AssertionError("it never came")


def _one_thing(session, rng):
    if session.pending:
        session.answer(rng.choice([*session.pending.question.examples()][:6]))
        return
    offers = [one for one in session.offers if one.reason is None and not one.aside]
    firsts = [one for one in offers if one.first]
    offer = rng.choice(firsts if firsts and rng.random() < 0.5 else offers)
    given = {}
    while question := offer.asks(given):
        given[question.key] = next(iter(question.examples()))
    session.do(offer.command(given))


def bots_turns(number, seed=6):
    """A desk that stands after that many turns of the bots, one after the other."""
    desk, rng = a_desk("tapestry"), random.Random(seed)
    seen = set()

    def another(session):
        last = session.last
        is_theirs = last is not None and isinstance(last.command, TakeBotsTurn)
        return is_theirs and last.id not in seen

    for _ in range(number):
        play_on(desk, rng, another)
        seen.add(desk.session.last.id)
        yield desk


@pytest.fixture(scope="module")
def desk():
    """After the sixth turn of the bots: one of them conquers."""
    return [*bots_turns(6)][-1]


def showing_of(desk, surface):
    showing = Showing(lambda one: bots_turn(desk, one))
    showing.show(surface)
    return showing


def gold_hexes(page):
    """The hexes that are ringed in gold; in a hand the map goes where none is."""
    maps = [one for one in boards_of(page.root) if one.key == "map"]
    return {light.key for board in maps for light in board.of[1] if light.chosen}


def test_every_step_of_six_turns_is_whole_in_every_form():
    rng = random.Random(1)
    looked = 0
    for desk in bots_turns(6):
        entry = desk.session.last
        for step in steps_of(entry):
            form, text = rng.choice([*FORMS]), rng.choice(TEXTS)
            surface = a_surface(form, text, rng.choice(("en", "fr")))
            showing = showing_of(desk, surface)
            assert list(faults(showing.page, showing.pieces, surface)) == []
            places = {one.removeprefix("hex:") for one in step.places if one.startswith("hex:")}
            assert gold_hexes(showing.page) == places
            looked += 1
            showing.touch("done")

    assert looked > 12


def test_on_a_tablet_nothing_scrolls_and_little_is_to_be_read():
    surface, words = a_surface(), []
    for desk in bots_turns(8):
        for _step in steps_of(desk.session.last):
            showing = showing_of(desk, surface)
            (listed,) = [piece for piece in showing.pieces if piece.inner != (0.0, 0.0)]
            assert listed.inner[1] <= listed.h
            words.append(words_of(showing))
            showing.touch("done")

    assert max(words) <= MOST_WORDS


def words_of(showing):
    """What stands written in the dock, the buttons at its foot left out."""
    dock = [one for one in all_pieces(showing.pieces) if "/dock/dock_list" in one.key]
    shapes = (shape for one in dock for layer in one.layers for shape in layer.shapes)
    texts = (shape.text for shape in shapes if isinstance(shape, Words))
    return sum(any(map(str.isalpha, word)) for text in texts for word in text.split())


def test_why_is_options_that_grow_fewer_and_passed_over_ones_are_touched():
    found = 0
    for desk in bots_turns(6):
        for step in steps_of(desk.session.last):
            showing = showing_of(desk, a_surface())
            pills = funnel_of(why for one in (step.act, *step.also) for why in one.whys)
            shown = {piece.key.rpartition("/")[2] for piece in all_pieces(showing.pieces)}
            assert ("pill.0" in shown) == bool(pills)
            if pills:
                counted = [one.n for one in pills]
                assert counted == sorted(counted, reverse=True)
                assert not any(key.startswith("passed") for key in shown)
                showing.touch(f"why.{step.key}")
                showing.show(a_surface())
                opened = {piece.key.rpartition("/")[2] for piece in all_pieces(showing.pieces)}
                found += any(key.startswith("passed") for key in opened)
                showing.touch(f"why.{step.key}")
            showing.touch("done")

    assert found


def test_what_was_ticked_is_kept_and_the_next_is_told(desk):
    entry, surface = desk.session.last, a_surface()
    steps = steps_of(entry)
    showing = showing_of(desk, surface)
    first = steps[0].key
    desk.hands.ticks.clear()
    showing.touch("done")
    showing.show(surface)

    assert desk.hands.ticked(entry) == {first}
    assert any(piece.key.endswith(f"/line.{first}") for piece in all_pieces(showing.pieces))


def test_all_done_ends_the_turn_of_hands():
    desk = [*bots_turns(3)][-1]
    showing = showing_of(desk, a_surface())
    assert desk.session.hands.open is desk.session.last

    showing.touch("all_done")

    assert desk.session.hands.open is None


def test_the_table_may_say_otherwise():
    desk = [*bots_turns(2)][-1]
    showing, surface = showing_of(desk, a_surface()), a_surface()
    before = desk.session.last
    showing.touch("differs")
    showing.show(surface)
    questions = desk.session.questions(before)
    answers = [key for key in showing.page.acts if key.startswith("answer.")]
    assert answers
    chosen = before.answers["automa.track"].value
    question = questions["automa.track"]
    assert isinstance(question, Choice)
    other = next(one for one in question.ids if one != chosen and f"answer.{one}" in answers)

    showing.touch(f"answer.{other}")

    assert desk.session.last.answers["automa.track"].value == other


def test_a_card_that_lies_there_is_another_one():
    desk = [*bots_turns(2)][-1]
    showing, surface = showing_of(desk, a_surface()), a_surface()
    showing.touch("differs.bots.pair.left")
    showing.show(surface)

    assert any(key.startswith("answer.") for key in showing.page.acts)
    assert list(faults(showing.page, showing.pieces, surface)) == []


def test_before_their_turn_gold_is_their_turn():
    desk, rng = a_desk("tapestry"), random.Random(5)
    play_on(desk, rng, lambda session: session.state.turn == "bots" and not session.pending)
    surface = a_surface()
    showing = showing_of(desk, surface)

    assert showing.gold == "turn"
    assert list(faults(showing.page, showing.pieces, surface)) == []
    showing.touch("turn")
    assert isinstance(desk.session.last.command, TakeBotsTurn)


def incomes(number, seed=5):
    """Desks that stand after that many income turns of the bots, the first left out."""
    found = 0
    for desk in bots_turns(60, seed):
        entry = desk.session.last
        if is_income(entry) and entry.after.bots.income_turns > 1:
            yield desk
            found += 1
        if found == number:
            return


def nothing_is_left_to_the_bots(session):
    ahead = bots_turn_view(session.state).next
    return ahead is None and session.hands.open is None and session.pending is None


def test_where_a_step_back_led_out_of_it_gold_leads_to_the_table():
    desk = a_desk("tapestry")
    play_on(desk, random.Random(5), nothing_is_left_to_the_bots)
    showing = Showing(lambda surface: bots_turn(desk, surface))
    showing.show(a_surface())
    showing.touch(showing.gold)

    assert desk.hands.went == ["table"]


def test_an_income_turn_tells_every_row_of_points_with_the_total_above():
    surface, rows = a_surface(), []
    for desk in incomes(3):
        entry = desk.session.last
        told = income_of(entry, steps_of(entry))
        for step, total in zip(told.steps, told.totals, strict=True):
            showing = showing_of(desk, surface)
            keys = [piece.key.rpartition("/")[2] for piece in all_pieces(showing.pieces)]
            (count,) = [one for one in counts_of(showing.page.root) if one.key == "count"]
            assert (count.n, count.after) == (told.before, total)
            if step.key == "bots.income.points":
                rows.append(counted_rows(step))
                assert len([key for key in keys if key.startswith("times")]) == 3
            showing.touch("done")

    assert all(len(one) == 3 for one in rows)
    assert any(row.points == 0 for one in rows for row in one)


def counts_of(node):
    if isinstance(node, Count):
        yield node
    inside = getattr(node, "inside", ())
    for one in inside if isinstance(inside, tuple) else (inside,):
        yield from counts_of(one)


def test_an_income_turn_is_whole_in_every_form_and_does_not_scroll_on_a_tablet():
    for desk in incomes(3):
        for _step in steps_of(desk.session.last):
            for look in LOOKS:
                surface = a_surface(*look)
                showing = showing_of(desk, surface)
                assert list(faults(showing.page, showing.pieces, surface)) == []
            showing = showing_of(desk, a_surface())
            (listed,) = [piece for piece in showing.pieces if piece.inner != (0.0, 0.0)]
            assert listed.inner[1] <= listed.h
            showing.touch("done")
