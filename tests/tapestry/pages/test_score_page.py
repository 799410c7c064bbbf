"""The score as a page: who leads, every source of points, in which turns they came."""

import random
from dataclasses import replace

import pytest

from companion.core.scored import scored_of
from companion.describe.lint import faults
from companion.describe.showing import Showing
from companion.games.tapestry.bots.state import Points
from companion.games.tapestry.options import Bots, Options, Participant
from companion.games.tapestry.owners import AUTOMA
from companion.games.tapestry.pages.score import score
from companion.games.tapestry.score.scored import scored
from companion.games.tapestry.score.sources import lines_of
from companion.games.tapestry.state import Phase
from tests.describe.desks import LOOKS, a_desk, a_surface, all_pieces, words_of
from tests.tapestry.bots.tables import a_table
from tests.tapestry.pages.test_bots_page import play_on


def played_to_its_end(options=None):
    desk = a_desk("tapestry", options=options)
    play_on(desk, random.Random(5), lambda session: session.state.phase.value == "over")
    return desk


@pytest.fixture(scope="module")
def over():
    return played_to_its_end()


@pytest.fixture(scope="module")
def three():
    people = tuple(Participant(f"p{n}", name, colour) for n, name, colour in (
        (1, "Ada", "blue"), (2, "Grace", "red"), (3, "", "green")))  # fmt: skip
    desk = a_desk("tapestry", options=Options(participants=people, bots=Bots.NONE))
    play_on(desk, random.Random(5), lambda session: session.state.turn_number > 9)
    return desk


def shown(desk, surface=None):
    showing = Showing(lambda one: score(desk, one))
    showing.show(surface or a_surface())
    return showing


def keys_of(showing):
    return {one.key.rpartition("/")[2] for one in all_pieces(showing.pieces)}


def test_every_source_of_points_has_its_line_and_on_a_tablet_none_is_scrolled(over):
    lines, showing = scored_of(over.session).lines, shown(over)

    assert lines
    assert {showing.surface.alone(line.head) for line in lines} <= {*words_of(showing.pieces)}
    assert all(one.inner[1] <= one.h + 1 for one in showing.pieces)


def test_a_line_that_is_touched_tells_when_its_points_came(over):
    line = next(one for one in scored_of(over.session).lines if any(
        cell.came for cell in one.cells.values()))  # fmt: skip
    showing = shown(over)
    showing.touch(f"line.{line.key}")
    showing.show(a_surface())
    seat = next(seat for seat, cell in line.cells.items() if cell.came)

    assert f"came.{seat}" in keys_of(showing)
    over.look(opened="")()


def test_at_the_end_gold_keeps_it_and_before_leads_back(over, three):
    assert shown(over).gold == "keep"
    assert shown(three).gold == "leave_score"


def test_it_is_whole_in_every_form(over, three):
    for desk in (over, three):
        for look in LOOKS:
            surface = a_surface(*look)
            showing = shown(desk, surface)
            assert list(faults(showing.page, showing.pieces, surface)) == []


def test_the_menu_opens_above_it(over):
    showing = shown(over)
    showing.touch("menu")
    showing.show(a_surface())

    assert showing.page.over is not None
    showing.touch(showing.page.close)
    showing.show(a_surface())
    assert showing.page.over is None


def test_rows_say_points_alone_the_same_source_once_and_begin_large(over):
    """Landmarks give none by themselves: how many there are stands with the result."""
    lines, surface = scored_of(over.session).lines, a_surface(language="fr")

    assert all(cell.points is not None for line in lines for cell in line.cells.values())
    heads = [surface.say(line.head) for line in lines]
    assert len({*heads}) == len(heads)
    assert all(head[0].isupper() for head in heads)


def test_what_gives_the_automa_points_as_it_does_people_is_one_row():
    points = (Points(2, "achievement.middle_island", 10, 1), Points(3, "civilization", 4, 1))
    state = a_table()
    state = replace(state, bots=replace(state.bots, points=points))

    assert [one.source for one in lines_of(state, AUTOMA)] == ["achievement", "civilization"]


def test_an_era_that_nobody_came_to_is_not_drawn(three):
    """A game that is broken off ends where it was."""
    state = three.session.state
    reached = max(me.income_turns for me in state.players.values())
    course = scored((replace(state, phase=Phase.OVER),)).course

    assert reached < 4
    assert len(course.stages) == reached + 2
    assert {one: points[-1] for one, points in course.values.items()} == {
        one: me.score for one, me in state.players.items()
    }
