"""An advance that is looked at: all that is open stands in sight, and gold alone carries it out."""

import random
from dataclasses import replace
from itertools import product
from math import hypot

import pytest

from companion.describe import metrics
from companion.describe.scene import Box, Words
from companion.describe.showing import Showing
from companion.describe.touching import all_met
from companion.games.tapestry.boards.lane_places import Lane, Lit, Piece
from companion.games.tapestry.boards.lanes import draw
from companion.games.tapestry.correcting.facts.board import Tokens
from companion.games.tapestry.correcting.facts.people import Number
from companion.games.tapestry.correcting.set_value import SetValue
from companion.games.tapestry.pages.table import table
from companion.games.tapestry.tracks.view_advances import advances
from companion.games.tapestry.tracks.view_marks import Mark
from tests.describe.desks import WHOLE, a_desk, a_surface
from tests.tapestry.pages.test_bots_page import play_on
from tests.tapestry.pages.test_table_page import my_turn

WINDOWS = (
    ("landscape", 1.0, (1264, 736)),
    ("landscape", 1.0, (1280, 800)),
    ("landscape", 1.6, (1280, 800)),
    ("split", 1.0, (860, 640)),
    ("portrait", 1.0, (800, 1280)),
    ("phone", 1.0, (411, 823)),
)
SEEN = [
    (space, window)
    for space in range(12)
    for number, window in enumerate(WINDOWS)
    if WHOLE or (space + number) % 3 == 0
]
"""Each space in two of the windows, which differ from space to space."""
OPEN = ("way.", "bonus.", "or.")
TRACKS = ("exploration", "science", "military", "technology")


@pytest.fixture(scope="module")
def desk():
    made = a_desk("tapestry")
    play_on(made, random.Random(6), my_turn)
    return made


def at_space(desk, space, held=3):
    """The person's tokens stand there, and so many of every resource are held."""
    for track in TRACKS:
        desk.session.do(SetValue(Tokens("p1", track, (space,))))
    for what in ("coin", "worker", "food", "culture"):
        desk.session.do(SetValue(Number("p1", f"resource.{what}", held)))
    if desk.session.hands.open is not None:
        desk.session.hands.are_done()


def looked_at(desk, key, window=WINDOWS[0]):
    showing = Showing(lambda surface: table(desk, surface))
    form, text, (w, h) = window
    surface = replace(a_surface(form, text, "fr"), w=w, h=h)
    desk.look(opened=f"track.{key}", picked=())()
    showing.show(surface)
    return showing, surface


def touched(showing, surface, *keys):
    for key in keys:
        assert showing.touch(key), (key, [*showing.page.acts])
        showing.show(surface)


def cut(showing):
    """What can be chosen and is not wholly in sight."""
    return {
        met.hit.does
        for met, clip in all_met(showing.pieces)
        if met.hit.does.startswith(OPEN)
        and not (clip.top <= met.y + 1 and met.y + met.hit.h <= clip.bottom + 1)
    }


@pytest.mark.parametrize(("space", "window"), SEEN)
def test_whatever_is_open_is_in_sight(desk, space, window):
    at_space(desk, space)
    for one in advances(desk.session.state):
        showing, _surface = looked_at(desk, one.key, window)

        assert cut(showing) == set(), one.key


def test_a_hex_is_chosen_while_the_payment_is_open_and_gold_pays(desk):
    at_space(desk, 4)
    showing, surface = looked_at(desk, "military.4")
    before = len(desk.session.entries)
    place = next(key for key in showing.page.acts if key.startswith("end."))
    touched(showing, surface, place)
    assert desk.session.pending is None
    assert len(desk.session.entries) == before
    touched(showing, surface, "way.2")
    one = next(one for one in advances(desk.session.state) if one.key == "military.4")
    showing.touch("advance")

    waits = desk.session.pending
    done = waits.command if waits else desk.session.last.command
    assert done.pay == one.ways[2].pay
    desk.session.drop() if waits else desk.session.undo()


def test_a_way_to_pay_keeps_its_place_whatever_is_held(desk):
    for held in (2, 3, 4, 1):
        at_space(desk, 1)
        desk.session.do(SetValue(Number("p1", "resource.coin", held)))
        showing, _surface = looked_at(desk, "military.1")
        one = next(one for one in advances(desk.session.state) if one.key == "military.1")
        places = {
            one.ways[int(met.hit.does.removeprefix("way."))].pay: (met.y, met.x)
            for met, _clip in all_met(showing.pieces)
            if met.hit.does.startswith("way.")
        }

        assert sorted(places, key=places.get) == [("coin",), ("worker",), ("food",), ("culture",)]


def test_with_large_words_gold_says_how_it_is_paid(desk):
    at_space(desk, 4)
    showing, _surface = looked_at(desk, "exploration.4", ("phone", 1.6, (411, 823)))
    said = next(met.hit.says for met, _ in all_met(showing.pieces) if met.hit.does == "advance")

    assert "1 pièce et 1 nourriture" in said


def boxes(layer):
    """Its filled boxes and its words, as rectangles on the board."""
    x, y = layer.at
    for one in layer.shapes:
        if isinstance(one, Box) and one.fill in ("price", "gold") and one.h < 30:
            yield x + one.x, y + one.y, one.w, one.h
        if isinstance(one, Words) and len(one.text) > 2:
            wide = metrics.width(one.text, one.size, one.bold)
            yield x + one.x, y + one.y - one.size / 2, wide, one.size


@pytest.mark.parametrize("high", [331, 372])
@pytest.mark.parametrize("space", range(12))
def test_a_token_lies_on_no_cost_and_on_no_name(space, high):
    tokens = tuple(Piece(who, space + 1, who, "die") for who in ("automa", "shadow"))
    landmarks = tuple((n, "gold") for n in (4, 7, 10))
    board = tuple(Lane(track, tokens, landmarks) for track in TRACKS)
    lit = tuple(Lit(track, space + 1, (Mark("die"), Mark("die")), does="x") for track in TRACKS)
    scene = draw(a_surface("landscape", 1.0, "fr"), 1264, high, board, lit, True)
    said = [box for layer in scene.layers if layer.key.startswith("lit.") for box in boxes(layer)]
    on_board = [layer.at for layer in scene.layers if layer.key.startswith("token.")]

    assert said
    for (x, y, w, h), (at_x, at_y) in product(said, on_board):
        near_x, near_y = min(max(at_x, x), x + w), min(max(at_y, y), y + h)
        assert hypot(near_x - at_x, near_y - at_y) > 11


def test_a_bonus_that_can_be_said_is_asked_once_beside_the_payment(desk):
    at_space(desk, 4)
    showing, _surface = looked_at(desk, "exploration.4")

    assert {"way.0", "bonus.yes"} <= showing.page.acts.keys()
    assert "or.0" not in showing.page.acts


def test_a_bonus_that_what_is_left_cannot_pay_is_no_choice(desk):
    at_space(desk, 1, held=0)
    desk.session.do(SetValue(Number("p1", "resource.food", 1)))
    if desk.session.hands.open is not None:
        desk.session.hands.are_done()
    showing, _surface = looked_at(desk, "military.1")

    assert showing.gold == "advance"
    assert "bonus.yes" not in showing.page.acts
