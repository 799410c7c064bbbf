"""What views and lines say of small things: spaces of a track, plots, tokens, who is first."""

from dataclasses import replace

import pytest

from companion.games.tapestry.capital.plots import impassable
from companion.games.tapestry.cards.events_of_technologies import TechInvented
from companion.games.tapestry.cards.upgrading import MIDDLE, gain_side
from companion.games.tapestry.city.view import capital_view
from companion.games.tapestry.civilizations.historians import Historians
from companion.games.tapestry.player import UNKNOWN, PointLine
from companion.games.tapestry.score.ending import result
from companion.games.tapestry.state import LAST_SPACE, Phase
from companion.games.tapestry.tracks.view import printed_spaces
from companion.games.tapestry.turn.turn import Turn
from tests.tapestry.makers import a_step, a_table, in_phase, with_player


@pytest.mark.parametrize("track", ["exploration", "science", "military", "technology"])
def test_a_track_prints_twelve_spaces(track):
    assert len(printed_spaces(track)) == LAST_SPACE == 12


def test_an_unknown_card_is_upgraded_by_the_table():
    step = a_step(a_table())
    gain_side(Turn(step, "p1"), f"{UNKNOWN}1", MIDDLE)

    assert [one.text.key for one in step.told] == ["tapestry.told.tech"]


def test_a_capital_shows_its_plots_where_it_has_a_grid():
    grid, counts = a_table(), a_table(grid=False)

    shown = capital_view(grid, "p1")
    assert (shown.drawn, set(shown.blocked)) == (True, impassable(grid.players["p1"].capital))
    assert (capital_view(counts, "p1").drawn, capital_view(counts, "p1").blocked) == (False, ())


def test_historians_show_what_is_closed_and_what_was_given():
    assert Historians.tokens({}) == {"1": 1, "2": 1, "3": 1, "4": 1}
    assert Historians.tokens({"open.2": 1, "p2": 1}) == {"1": 1, "3": 1, "4": 1, "given.p2": 1}


def test_a_technology_is_taken_from_the_offer_and_drawn_from_the_deck():
    table = replace(a_table(), tech_offer=("calendar",))
    verbs = [TechInvented("p1", card).acts(table)[0].verb for card in ("calendar", "radio")]

    assert verbs[0] != verbs[1]
    assert str(verbs[1]).endswith("draw")


def test_whoever_has_most_points_is_first():
    state = with_player(a_table(), "p2", points=(PointLine("other", 1, 9),))
    over = result(in_phase(state, Phase.OVER))

    assert [row.rank for row in over.rows] == [1, 2]
    assert [row.score for row in over.rows] == [9, 0]
