"""Pieces are told apart by their colour, and by their shape where colours are not seen."""

from dataclasses import replace
from itertools import combinations

import pytest

from companion.games.tapestry.land.view import hexes
from companion.games.tapestry.options import Options, Participant
from companion.games.tapestry.owner_signs import shape_of
from companion.games.tapestry.setup.begin import begin, bot_owners
from companion.games.tapestry.setup.colours import (
    free_colours,
    painted,
    with_own_colours,
)
from companion.games.tapestry.setup.tables import at_table
from companion.games.tapestry.state import MapToken
from screens.theme import DARK, LIGHT, SEATS_DARK, SEATS_LIGHT

CLEARLY = 25
"""In CIELAB; 2 is what an eye notices side by side."""
THEMES = {"dark": DARK | SEATS_DARK, "light": LIGHT | SEATS_LIGHT}


def lab(colour):
    """CIE 1976, white D65."""
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    r, g, b = (p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    x = (0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505
    y = 0.2126 * r + 0.7152 * g + 0.0722 * b
    z = (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089
    x, y, z = (v ** (1 / 3) if v > 0.008856 else 7.787 * v + 16 / 116 for v in (x, y, z))
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def apart(one, other):
    return sum((a - b) ** 2 for a, b in zip(lab(one), lab(other), strict=True)) ** 0.5


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("table", ["solo", "duo", "2", "3", "4", "5"])
def test_nobody_begins_in_a_colour_like_another_s(table, theme):
    options = at_table(Options(), table)
    taken = [*(one.colour for one in options.participants), *bot_owners(options)]

    for one, other in combinations(taken, 2):
        assert apart(THEMES[theme][one], THEMES[theme][other]) > CLEARLY, (one, other)


@pytest.mark.parametrize("theme", THEMES)
def test_nor_takes_one_later(theme):
    options = at_table(Options(), "duo")
    offered = []
    for colour in free_colours(options, "p2"):
        options = painted(options, "p2", colour)
        offered.append(options.participants[1].colour)
        others = [options.participants[0].colour, "shadow"]
        shades = THEMES[theme]
        assert min(apart(shades[offered[-1]], shades[other]) for other in others) > CLEARLY

    assert set(offered) == set(free_colours(options, "p2"))


def test_the_last_game_s_colours_are_kept_where_they_differ():
    before = (Participant("p1", colour="human"), Participant("p2", colour="blue"))
    people = with_own_colours(replace(Options(), participants=before)).participants

    assert [one.colour for one in people] == ["blue", "red"]


def test_every_seat_has_a_shape_of_its_own():
    state = begin(at_table(Options(), "5"))

    assert len({shape_of(state, owner) for owner in state.players}) == 5


def test_the_bots_take_the_colour_of_their_real_pieces():
    options = painted(Options(), "automa", free_colours(Options(), "automa")[1])
    state = begin(options)

    assert options.automa_colour == "red"
    assert state.colour("automa") == "red"
    assert "red" not in free_colours(options, "p1")
    mine = replace(state.map["0,0"], tokens=(MapToken("automa"), MapToken("p1")))
    here = next(one for one in hexes(replace(state, map={"0,0": mine})))
    assert here.colours == ("red", "human")


def test_and_back_to_the_app_s_own():
    red = painted(Options(), "shadow", "red")

    assert free_colours(red, "shadow")[0] == "shadow"
    assert painted(red, "shadow", "shadow").shadow_colour == "shadow"
