"""What happened, as a page: turns, the table of each, a step taken back to or changed."""

from datetime import UTC, datetime

import pytest

from companion.core.answers import Source
from companion.describe.lint import boards_of, faults
from companion.describe.showing import Showing
from companion.errors import LoomError
from companion.games import GAMES
from companion.pages.happening import Around, Happening, key_of
from companion.pages.log import log
from tests.describe.desks import LOOKS, a_surface, played

NOW = datetime(2026, 11, 18, 20, 30, tzinfo=UTC)
PLAYED = [one.id for one in GAMES if one.id != "imperium_campaign"]


@pytest.fixture(scope="module")
def desks():
    return {game: played(game, 40 if game == "tapestry" else 20) for game in PLAYED}


@pytest.fixture
def at():
    """What happened in a game of Tapestry."""
    return told_of(played("tapestry", 30))


def told_of(desk, **more):
    said, left = [], []

    def tries(call):
        try:
            return call()
        except LoomError as error:
            said.append(error.message)
            return None

    at = Happening(
        desk.session, Around(desk.hands, tries, lambda: left.append("left"), lambda: NOW, **more)
    )
    at.said, at.left = said, left
    return at


def shown(at, *touches, surface=None):
    showing = Showing(lambda one: log(at, one))
    surface = surface or a_surface()
    showing.show(surface)
    for one in touches:
        assert showing.touch(one), (one, sorted(showing.page.acts))
        showing.show(surface)
    return showing


@pytest.mark.parametrize("game", PLAYED)
@pytest.mark.parametrize(("form", "text", "language"), LOOKS)
def test_each_fits_its_window(desks, game, form, text, language):
    surface = a_surface(form, text, language)
    at = told_of(desks[game], hand_over=lambda: None)
    for touch in ((), ("see",), ("before",)):
        if touch and touch[0] not in shown(at, surface=surface).page.acts:
            continue
        showing = shown(at, *touch, surface=surface)
        assert list(faults(showing.page, showing.pieces, surface)) == []
        at.seen = False
    entry = desks[game].session.entries[len(desks[game].session.entries) // 2]
    at.opens(entry.id)()
    for touch in ((), ("change",), ("leave_out",)):
        showing = shown(at, *touch, surface=surface)
        assert list(faults(showing.page, showing.pieces, surface)) == [], touch
    questions = [key for key in showing.page.acts if key.startswith("otherwise.")]
    if questions:
        showing = shown(at, questions[0], surface=surface)
        assert list(faults(showing.page, showing.pieces, surface)) == []


def test_the_newest_turn_is_first_and_every_step_in_one(at):
    ids = [step.id for turn in at.turns for step in turn.steps]
    page = shown(at)

    assert ids == sorted(entry.id for entry in at.session.entries)
    first = next(key for key in page.page.acts if key.startswith("turn."))
    assert first == f"turn.{key_of(at.turns[-1])}"


def test_older_turns_are_shown_when_they_are_asked_for(at):
    page = shown(at)
    while "earlier" in page.page.acts:
        page = shown(at, "earlier")

    assert sum(key.startswith("turn.") for key in page.page.acts) == len(at.turns)


def test_a_turn_touched_shows_the_table_of_that_moment(at):
    older = at.turns[-3]
    page = shown(at, f"turn.{key_of(older)}")
    tracks = next(one for one in boards_of(page.page.root) if one.key == "tracks")
    tokens = {(one.owner, one.space) for lane in tracks.of[0] for one in lane.tokens}
    state = older.steps[-1].after

    assert ("p1", state.tracks["p1"]["science"][0]) in tokens
    assert at.chosen(at.turns) == older
    shown(at, "next")
    assert at.chosen(at.turns) == at.turns[-2]


def test_the_game_is_taken_back_to_the_moment_shown(at):
    older = at.turns[-3]
    shown(at, f"turn.{key_of(older)}", "take_back")

    assert at.session.last.id == older.steps[-1].id
    assert at.left == []
    assert any(turn.undone for turn in at.turns)


def test_a_step_is_carried_out_again_with_another_answer(at):
    step = next(
        one
        for one in reversed(at.session.entries)
        if any(given.source is Source.SAID for given in one.answers.values())
    )
    at.opens(step.id)()
    page = shown(at, "change")
    key = next(one for one in page.page.acts if one.startswith("otherwise."))
    page = shown(at, key)
    shown(at, next(one for one in page.page.acts if one.startswith("answer.")))

    assert at.rerun is not None or at.said


def test_a_step_left_out_says_what_differs_and_is_accepted(at):
    entries = len(at.session.entries)
    last = at.session.last
    at.opens(last.id)()
    page = shown(at, "change", "leave_out")
    assert page.gold == "accept"
    assert [one.key for one in at.rerun.differences]
    shown(at, "accept")

    assert len(at.session.entries) == entries - 1
    assert at.rerun is None


def test_a_change_begun_elsewhere_leads_back_there(at):
    step = at.session.entries[-2]
    at.led_to(at.session.preview_change(step.id, without=(step.id,)))
    shown(at, "let_be")

    assert at.left == ["left"]


def test_the_turns_of_one_side_are_looked_at_alone(at):
    page = shown(at)
    alone = next(key for key in page.page.acts if key.startswith("whose.owner-automa"))
    shown(at, alone)
    found = at.wanted(at.turns, a_surface())

    assert found
    assert {one.turn.icon for one in found} == {"owner-automa"}


def test_turns_are_found_by_what_is_told_of_them(at):
    at.types("income")
    found = at.wanted(at.turns, a_surface())
    assert 0 < len(found) < len(at.turns)
    at.types("nothing of the kind")

    assert at.wanted(at.turns, a_surface()) == ()
    assert not any(key.startswith("turn.") for key in shown(at).page.acts)


def test_a_game_that_is_over_is_only_read(desks):
    at = told_of(desks["tapestry"], runs=False)
    at.opens(desks["tapestry"].session.entries[3].id)()
    acts = shown(at).page.acts

    assert not {"take_back", "undo", "jump", "change"} & acts.keys()
