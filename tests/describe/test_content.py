"""What is new is shown from its top, the same again where it was left; words stay in their room."""

import random

import pytest

from companion.describe.lint import faults
from companion.describe.looks.words import lines_of
from companion.describe.node import Column, Page, Row, Scroll, Text
from companion.describe.showing import Showing
from companion.games.tapestry.pages.table import table
from companion.pages.check import Checking, check
from companion.pages.places import page_of, part_of
from tests.describe.desks import a_desk, a_surface, goes_on, played


def asking(seed=3):
    """A game of Tapestry whose step asks something."""
    desk, rng = a_desk("tapestry"), random.Random(seed)
    for _ in range(400):
        if desk.question is not None:
            return desk
        assert goes_on(desk.session, rng)
    raise LookupError("nothing was asked")


def lists(pieces):
    """Whatever is scrolled of a page, by its key."""
    return [one.key for one in pieces if "list" in one.key.rpartition("/")[2]]


def test_a_question_is_shown_from_its_top_and_the_table_where_it_was_left():
    desk = asking()
    showing = Showing(lambda surface: table(desk, surface))
    surface = a_surface("phone", 2.0)
    asked = lists(showing.show(surface))
    for key in asked:
        showing.scroll(key, 0, 40)
    desk.session.drop()
    dropped = lists(showing.show(surface))

    assert asked
    assert dropped
    assert not {*asked} & {*dropped}


def rows(n, key):
    return Scroll(Column(tuple(Text(f"{key} {one}") for one in range(n))), key="sheet", h=200)


def test_a_sheet_that_opens_anew_is_shown_from_its_top():
    over = [rows(99, "cards")]
    showing = Showing(lambda surface: Page(Text("below"), over=over[0]))
    showing.show(a_surface())
    key = next(one.key for one in showing.pieces if one.inside)
    showing.scroll(key, 0, 300)
    over[0] = None
    showing.show(a_surface())
    over[0] = rows(99, "menu")
    showing.show(a_surface())

    assert key not in showing.seen


@pytest.mark.parametrize("wide", [n / 10 for n in range(2280, 2380, 2)])
def test_words_are_no_larger_than_they_were_counted(wide):
    title = Text("‹Çhéçk thé táblé lôrèmm›", "body", bold=True, lines=2, share=1, key="title")
    bar = Row((Column((title,), share=1), Column((), w=411 - wide)), gap=0, key="bar")
    page, surface = Page(Column((bar,))), a_surface("phone", 2.0)
    showing = Showing(lambda _surface: page)
    showing.show(surface)

    assert list(faults(page, showing.pieces, surface)) == []


def test_of_the_table_looked_over_another_thing_is_shown_from_its_top():
    desk = played("tapestry", 12)
    at, surface = Checking(desk, lambda: None), a_surface("landscape", 2.0)
    showing = Showing(lambda shown_on: check(at, shown_on))
    found = []
    for resource in ("food", "coin"):
        showing.show(surface)
        showing.touch(f"fact.p1.resource.{resource}")
        found.append(lists(showing.show(surface)))

    assert all(found)
    assert not {*found[0]} & {*found[1]}


@pytest.mark.parametrize("game", ["tapestry", "imperium", "rise_and_fall", "score_pad"])
def test_no_list_of_a_question_is_the_list_of_the_page_below_it(game):
    """Wherever a step asks: what was scrolled before says nothing of it."""
    desk, rng = a_desk(game), random.Random(7)
    surface, met = a_surface("phone", 2.0), 0
    for _ in range(160):
        if not goes_on(desk.session, rng):
            break
        if desk.question is None:
            continue
        met += 1
        make = page_of(game, part_of(desk.session))
        asked = lists(Showing(lambda on, make=make: make(desk, on)).show(surface))
        if [one for one in asked if one.rpartition("/")[2] in ("list", "dock_list", "list.")]:
            raise AssertionError((game, desk.question.key, asked))

    assert met or game == "score_pad"


@pytest.mark.parametrize("room", [60.0, 75.0, 90.0, 120.0])
def test_a_word_is_smaller_before_it_is_broken(room):
    _size, lines = lines_of(Text("Bartholomew", "button", bold=True), a_surface("phone"), room)

    assert len(lines) == 1 or room < 70
