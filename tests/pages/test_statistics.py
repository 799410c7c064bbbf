"""Statistics for people: whose, of which game, of which year; every card in every form."""

from datetime import UTC, date, datetime

import pytest

from companion.describe.lint import faults
from companion.describe.showing import Showing
from companion.library.library import Library
from companion.library.progress import do_all
from companion.pages.charts import calendar, steps_of_scale
from tests.describe.desks import LOOKS, a_surface, all_pieces
from tests.library.played import games
from tests.pages.places import Opened

NOW = datetime(2026, 11, 20, 20, tzinfo=UTC)
SIGNS = {"Chloé": ("blue", "square"), "Ana": ("red", "star"), "Bo": ("yellow", "diamond")}


def library_of(folder, number):
    one = Library.open(folder, lambda: NOW)
    do_all(one.finished.add_all(tuple(games(number))))
    for name, (colour, shape) in SIGNS.items():
        one.people.add(name, colour, shape)
    return one


@pytest.fixture(scope="module")
def library(tmp_path_factory):
    """Ten years, nearly, of all games."""
    one = library_of(tmp_path_factory.mktemp("years"), 300)
    yield one
    one.close()


@pytest.fixture(scope="module")
def first_year(tmp_path_factory):
    """The games of one year."""
    one = library_of(tmp_path_factory.mktemp("year"), 30)
    yield one
    one.close()


def shown_by(at, look):
    surface = a_surface(*look)
    showing = Showing(at.page)
    pieces = showing.show(surface)
    return list(faults(showing.page, pieces, surface))


@pytest.mark.parametrize("look", LOOKS)
def test_every_card_is_whole_in_every_form(library, first_year, look):
    for one in (library, first_year):
        for where in (
            {"who": "Chloé"},
            {"who": "Dominique", "game": "imperium"},
            {"who": ""},
            {"who": "", "game": "score_pad:azul"},
            {"who": "Ana", "game": "tapestry"},
        ):
            assert shown_by(Opened(one, "statistics", **where).at, look) == [], where


@pytest.mark.parametrize("look", LOOKS)
def test_nothing_yet_says_what_will_stand_there(tmp_path, look):
    empty = Library.open(tmp_path, lambda: NOW)

    assert shown_by(Opened(empty, "statistics").at, look) == []
    empty.close()


def cards(at):
    """The keys of what is shown."""
    at.show()
    keys = {piece.key for piece in all_pieces(at.showing.pieces)}
    return {part for key in keys for part in key.split("/") if part.startswith("statistics.")}


class TestWhatIsAsked:
    def test_somebody_else_and_everybody(self, library):
        at = Opened(library, "statistics", who="Chloé")
        at.touch("who.Ana")
        ana = at.at.answer.all.played
        at.touch("everybody")

        assert (at.at.who, ana < at.at.answer.all.played) == ("", True)

    def test_one_game_of_one_year(self, library):
        at = Opened(library, "statistics", who="Chloé")
        at.touch("game.tapestry")
        at.touch("year")
        at.touch("answer.2023")

        assert (at.at.game, at.at.year) == ("tapestry", "2023")
        assert {one.key for one in at.at.answer.years} == {"2023"}

    def test_those_who_are_not_among_the_first(self, library):
        at = Opened(library, "statistics")
        at.surface = a_surface("phone")
        at.show()
        at.touch("whose")
        at.touch("answer.p2")

        assert at.at.who == "Chloé"

    def test_a_game_that_was_drawn_is_opened(self, library):
        at = Opened(library, "statistics", who="Chloé", game="imperium")
        game = at.cards("open.")[0]
        at.touch(f"open.{game}")

        assert at.went == [("past_game", {"game": game})]


class TestAmongPeople:
    def test_who_beats_whom_is_a_table_of_both_sides(self, library):
        names = ("Chloé", "Ana", "Bo")
        table = library.statistics.table(names, Opened(library, "statistics").at.taste)

        assert [table[n][n] for n in range(3)] == [None] * 3
        assert (table[0][1].ahead, table[0][1].behind) == (table[1][0].behind, table[1][0].ahead)

    def test_by_number_seat_level_and_nation(self, library):
        found = cards(Opened(library, "statistics", who="Chloé", game="imperium"))

        assert {f"statistics.{one}" for one in ("by_size", "by_turn", "by_level", "roles")} <= found

    def test_everybody_has_a_table_of_people(self, library):
        at = Opened(library, "statistics", who="")
        found = cards(at)
        at.touch("who.Dominique")

        assert "statistics.leaders" in found
        assert at.at.who == "Dominique"


class TestWhen:
    def test_one_year_is_told_day_by_day(self, first_year):
        at = Opened(first_year, "statistics", who="Chloé")
        at.touch("year")
        at.touch("answer.2021")

        assert "statistics.days" in cards(at)
        assert sum(at.at.answer.days.values()) == at.at.answer.all.played

    def test_years_are_told_month_by_month_and_beside_each_other(self, library):
        found = cards(Opened(library, "statistics", who="Chloé"))

        assert {"statistics.months", "statistics.by_year"} <= found

    def test_a_calendar_ends_with_its_last_day(self):
        drawn = calendar({"2026-11-20": 3, "2026-11-19": 1}, date(2026, 11, 20), 170)
        scene = drawn.draw(a_surface(), 600, 170, *drawn.of)
        fills = [one.fill for one in scene.layers[0].shapes if hasattr(one, "fill")]

        assert fills[-2:] == ["accent~0.24", "accent~0.7"]


def test_decimals_are_kept_in_means(library):
    from companion.library.statistics.answer import rounded

    assert (rounded(47.25, [47.3, 47.2]), rounded(47.6, [47, 48])) == (47.2, 48)


@pytest.mark.parametrize(("low", "high"), [(61, 203), (3, 3), (-5, 4), (98.5, 99.25), (0, 90_000)])
def test_a_chart_has_a_handful_of_round_numbers(low, high):
    steps = steps_of_scale(low, high)

    assert 2 <= len(steps) <= 7
    assert steps[0] <= low
    assert steps[-1] >= high
