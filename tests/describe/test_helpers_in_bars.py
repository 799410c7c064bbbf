"""Voice, clock and guide in the bar of every game: where they stand, and that there is room."""

from dataclasses import replace

import pytest

from companion.describe.lint import faults
from companion.describe.parts import bar, tool
from companion.describe.showing import Showing
from companion.describe.surface import ALOUD, CLOCK, GUIDE
from companion.describe.touching import in_order
from companion.games import GAMES
from companion.pages.places import page_of, part_of
from tests.describe.desks import FORMS, LOOKS, a_surface, played

STEPS, HELPERS = 6, (ALOUD, CLOCK, GUIDE)


def nothing():
    """What a front end would do."""


@pytest.fixture(scope="module", params=[one.id for one in GAMES])
def showing(request):
    desk = played(request.param, STEPS)
    page = page_of(request.param, part_of(desk.session))

    def make(surface):
        made = page(desk, surface)
        return replace(made, acts={**made.acts, **dict.fromkeys(HELPERS, nothing)})

    return Showing(make)


def touched(showing, surface):
    showing.show(surface)
    return [met.hit.does for met in in_order(showing.pieces, showing.seen)]


@pytest.mark.parametrize("look", LOOKS)
def test_the_clock_stands_beside_undo_where_it_is_wanted(showing, look):
    wanted, not_wanted = replace(a_surface(*look), clock=True), a_surface(*look)

    assert CLOCK not in touched(showing, not_wanted)
    there = touched(showing, wanted)
    assert there.count(CLOCK) == 1
    if "undo" in there:
        assert there.index(CLOCK) + 1 == there.index("undo")


@pytest.mark.parametrize("look", LOOKS)
def test_there_is_room_for_everything(showing, look):
    surface = replace(a_surface(*look), aloud=True, clock=True, explained=True)
    showing.show(surface)

    assert list(faults(showing.page, showing.pieces, surface)) == []


def test_the_rules_stand_in_every_bar_once():
    """Where a page has them already they do not stand twice; a crowded phone keeps its own."""
    plain = (tool("Log", "log", "log"),)
    for form in FORMS:
        surface = replace(a_surface(form), looks_up=True)
        found = bar(surface, "app", "Past games", tools=plain)
        own = bar(surface, "app", "Past games", tools=(tool("Rules", "rules", "search"), *plain))

        assert [one.icon for one in found.inside if getattr(one, "icon", "")].count("search") == 1
        assert [one.icon for one in own.inside if getattr(one, "icon", "")].count("search") == 1


def test_the_guide_is_reached_where_large_words_leave_no_room_for_the_name():
    surface = replace(a_surface("phone", 2.0), explained=True)
    tools = tuple(tool(str(n), str(n), "log") for n in range(5))
    named = next(
        one for one in bar(surface, "app", "Table", tools=tools).inside if one.key == "words"
    )

    assert named.does == "guide"
    assert [one.icon for one in named.inside] == ["help"]
