"""Past games and the end of one, in every form; found, opened, told apart."""

from dataclasses import replace
from datetime import UTC, datetime

import pytest

from companion.core.scored import scored_of
from companion.describe.lines import lines
from companion.describe.lint import faults
from companion.describe.showing import Showing
from companion.games import find_game
from companion.library.alone import seen_by
from companion.library.library import Library
from companion.pages.days import day_of, span_of
from companion.pages.final import at_the_end, final, record_of, told_apart
from companion.pages.past import Shelf, past
from companion.pages.past_game import TOOLS, WAYS, Kept, past_game
from tests.describe.desks import LOOKS, a_surface
from tests.journals.golden import FOLDER, opened
from tests.pages.shelves import bring_golden

NOW = datetime(2026, 11, 20, 20, tzinfo=UTC)
ENDED = (
    ("tapestry", "alone_each_kind_elsewhere"),
    ("tapestry", "five_people_counted"),
    ("imperium", "dynasty_runs_out"),
    ("imperium", "collapse"),
    ("rise_and_fall", "three_people_count_world"),
    ("score_pad", "eight_people_and_a_changed_step"),
    ("imperium_campaign", "given_up"),
)


@pytest.fixture(scope="module")
def library(tmp_path_factory):
    one = Library.open(tmp_path_factory.mktemp("past"), lambda: NOW)
    for game, name in ENDED:
        bring_golden(one, game, name)
    yield one
    one.close()


def nothing(*_any):
    return None


def a_shelf(library, **more):
    say = a_surface().say
    rows = more.pop("rows", tuple(library.finished))
    return Shelf(
        rows, nothing, nothing, library.statistics.mine_in, lambda row: day_of(row.played, NOW),
        span_of, say, lambda game_id: library.glimpses.look(game_id).threads, nothing, **more,
    )  # fmt: skip


def a_kept(library, row):
    kept = library.finished.read(row.id)
    of = Kept(
        kept, seen_by(kept.result, None), nothing,
        dict.fromkeys((*WAYS, *TOOLS, "again"), nothing),
        day_of(row.played, NOW), record_of(library.statistics, row),
    )  # fmt: skip
    threads = library.glimpses.look(row.id).threads
    return past_game(replace(of, scored=scored_of(library.review(row.id)), threads=threads))


def found_faults(make, look):
    surface = a_surface(*look)
    showing = Showing(make)
    pieces = showing.show(surface)
    return list(faults(showing.page, pieces, surface))


@pytest.mark.parametrize("look", LOOKS)
def test_the_list_is_whole_in_every_form(library, look):
    for shelf in (
        a_shelf(library),
        a_shelf(library, person="Ana", game="tapestry"),
        a_shelf(library, words="nothing like it"),
        a_shelf(library, rows=()),
    ):
        assert found_faults(lambda surface, shelf=shelf: past(shelf, surface), look) == []


@pytest.mark.parametrize("look", LOOKS)
def test_each_kept_game_is_whole_in_every_form(library, look):
    for row in library.finished:
        over = a_kept(library, row)

        assert found_faults(lambda surface, over=over: final(over, surface), look) == [], row.id


@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize(("game", "name"), ENDED)
def test_each_end_is_whole_in_every_form(game, name, look):
    session = opened(FOLDER / game / f"{name}.jsonl", find_game(game))
    over = at_the_end(session, None, nothing, nothing)

    assert found_faults(lambda surface: final(over, surface), look) == []


def test_they_are_found_by_words_without_accents(library):
    shelf = a_shelf(library)
    shelf.find("IMPERIUM")
    imperium = {row.game for row in shelf.shown}
    shelf.choose("tapestry")

    assert imperium == {"imperium", "imperium_campaign"}
    assert shelf.shown == ()


def test_a_long_list_makes_only_what_is_in_sight(library):
    rows = tuple(library.finished) * 100
    looked = []
    shelf = a_shelf(library, rows=rows)
    shelf.cloth = lambda game_id: looked.append(game_id) or ()
    showing = Showing(lambda surface: past(shelf, surface))
    showing.show(a_surface())

    assert len(looked) < 120


def test_the_chart_of_two_fits_without_scrolling(library):
    row = next(one for one in library.finished if "dynasty" in one.id)
    over = a_kept(library, row)
    surface = a_surface()
    showing = Showing(lambda surface: final(over, surface))
    pieces = showing.show(surface)
    told = next(piece for piece in pieces if piece.key.endswith("/list"))
    chart = next(piece for piece in told.inside if piece.key.endswith("made_of"))

    assert chart.y + chart.h <= told.h


def test_people_without_colours_are_told_apart(library):
    game = find_game("tapestry")
    session = opened(FOLDER / "tapestry" / "five_people_counted.jsonl", game)
    rows = told_apart(game.finished(session.state)).rows

    assert len({row.colour for row in rows}) == len(rows)


def test_names_stand_in_the_order_of_their_points(library):
    shelf, surface = a_shelf(library), a_surface()
    (row,) = [
        one
        for one in shelf.rows
        if (mine := shelf.mine(one)) and mine.score is not None and mine is not one.scores[0]
    ][:1]
    page, mine = past(shelf, surface), shelf.mine(row)
    other = next(one for one in row.scores if one is not mine)

    said = [one.text for one in lines(page, surface)]
    assert f"{surface.say(mine.name)} and {surface.say(other.name)}" in said
    assert f"{mine.score} : {other.score}" in " ".join(said).replace("\u00a0", " ")
