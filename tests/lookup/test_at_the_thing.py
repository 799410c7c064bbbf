"""Everything on a page is held once: told, or with a written reason why not, and never done."""

from __future__ import annotations

import pytest

from companion.describe.holding import held_at
from companion.describe.scene import Hit, Piece
from companion.describe.showing import Showing
from companion.pages.looking_up import found_under
from tests.describe.desks import FORMS, WHOLE, a_desk, a_surface
from tests.lookup.at_the_thing import SIGNS, WITHOUT, moments, opened, pictures, reason, things

PLAYED = ("imperium", "rise_and_fall", "tapestry")
SEEDS = range(10 if WHOLE else 2)
STEPS, EVERY = (400, 5) if WHOLE else (72, 12)


@pytest.mark.parametrize("game", PLAYED)
@pytest.mark.parametrize("seed", SEEDS)
def test_everything_held_is_told_and_nothing_is_done(game, seed):
    form = [*FORMS][seed % len(FORMS)]
    nothing, looked = set(), 0
    for player in moments(game, seed, STEPS, EVERY):
        before = player.session.state
        for thing in things(player, form):
            looked += 1
            if not thing.entry and reason(thing.does, thing.says) is None:
                nothing.add((thing.part, thing.does, thing.says))
        assert player.session.state is before

    assert looked
    assert nothing == set()


@pytest.mark.parametrize("game", PLAYED)
def test_everything_that_a_touch_opens_is_told_too(game):
    nothing = {
        (thing.part, thing.does, thing.says)
        for player in moments(game, 41, 60, 20)
        for thing in things(player, "landscape", opened)
        if not thing.entry and reason(thing.does, thing.says) is None
    }

    assert nothing == set()


def test_an_answer_is_told_by_its_own_name_before_what_is_asked():
    hit = Hit("one", 0, 0, 50, 50, "Card 1", "answer.1", "asks.bots.pair.left")
    topics = held_at((Piece("one", 0, 0, 50, 50, hits=(hit,)),), 25, 25).topics

    assert topics.index("named.Card 1") < topics.index("asks.bots.pair.left")
    assert found_under("asks.bots.pair.left", "tapestry").id == "R-turn-3"


@pytest.mark.parametrize("game", PLAYED)
def test_every_pictogram_that_is_drawn_is_told_or_is_a_sign_of_the_app(game):
    nothing = {
        icon
        for player in moments(game, 5, STEPS, EVERY)
        for icon, entry in pictures(player)
        if not entry and icon not in SIGNS
    }

    assert nothing == set()


@pytest.mark.parametrize("game", PLAYED)
def test_what_bears_the_name_of_an_entry_opens_that_entry(game):
    wrong = set()
    for player in moments(game, 7, STEPS, EVERY):
        for thing in things(player):
            named = found_under(f"named.{thing.says}", game)
            own = not thing.held.topics[0].startswith(("named.", "drawn.", "asks."))
            if named is not None and not own and thing.entry != named.id:
                wrong.add((thing.says, thing.entry, named.id))

    assert wrong == set()


def test_every_reason_says_something():
    assert all(WITHOUT.values())
    assert all(SIGNS.values())


def test_a_sheet_is_held_and_not_what_lies_below_it():
    desk = a_desk("tapestry")
    from companion.games.tapestry.pages.table import table

    showing = Showing(lambda surface: table(desk, surface))
    surface = a_surface()
    showing.show(surface)
    assert showing.touch("menu")
    showing.show(surface)
    under_bar = held_at(showing.pieces, 640, 30, showing.seen)

    assert not any(topic.startswith("does.") for topic in under_bar.topics)


def test_what_a_node_says_of_itself_comes_first():
    for thing in (each for player in moments("tapestry", 3, 60, 20) for each in things(player)):
        if thing.does.startswith("count."):
            assert thing.entry == f"icon.{thing.does.rpartition('.')[2]}"
