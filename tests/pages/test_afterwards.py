"""After a game: its points by turn and source beside others of its level, in every form."""

from contextlib import closing
from dataclasses import replace
from datetime import UTC, datetime
from itertools import pairwise

import pytest

from companion.describe.lint import faults
from companion.describe.showing import Showing
from companion.games import find_game
from companion.games.imperium.options import PlayerSeat
from companion.games.imperium.rows_only.commands import CloseGame
from companion.library.afterwards import Beside, level_next
from companion.library.library import Library
from companion.library.new_game import NewGame
from companion.pages.afterwards import compared_of, side_by_side
from tests.describe.desks import LOOKS, a_surface
from tests.journals.to_the_end import TO_ITS_END
from tests.pages.places import Opened
from tests.pages.shelves import bring_golden

NOW = datetime(2026, 11, 20, 20, tzinfo=UTC)
SOLO = ("alone_landmark_removed", "alone_each_kind_elsewhere", "solo_with_real_cards")
OTHERS = (
    ("imperium", "dynasty_runs_out"),
    ("rise_and_fall", "two_people_become_extinct"),
    ("tapestry", "three_people_and_corrections"),
)


@pytest.fixture(scope="module")
def library(tmp_path_factory):
    one = Library.open(tmp_path_factory.mktemp("afterwards"), lambda: NOW)
    for name in SOLO:
        bring_golden(one, "tapestry", name)
    bring_golden(one, "tapestry", "solo_with_real_cards", again="again-")
    for game, name in OTHERS:
        bring_golden(one, game, name)
    yield one
    one.close()


def solo(library):
    return next(row.id for row in library.finished if "each-kind" in row.id)


@pytest.mark.parametrize("look", LOOKS)
def test_it_is_whole_in_every_form(library, look):
    surface = a_surface(*look)
    for row in library.finished:
        place = Opened(library, "afterwards", game=row.id)
        showing = Showing(place.at.page)
        pieces = showing.show(surface)

        assert list(faults(showing.page, pieces, surface)) == [], row.id


def test_its_points_by_source_come_to_the_result(library):
    for row in library.finished:
        game = Beside(library, row.id).game
        mine = library.statistics.mine_in(row)
        if mine is None or game is None or not game.gained.sources:
            continue

        assert game.gained.total == mine.score


def test_its_turns_end_where_the_result_stands(library):
    game = Beside(library, solo(library)).game

    assert game.gained.turns[-1] == game.gained.total


def test_the_bots_points_are_drawn_beside_ones_own(library):
    at = Beside(library, solo(library))
    by_turn = next(side_by_side(compared_of(at, at.game), at.game, a_surface()))
    mine, automa = by_turn.inside[1].series

    assert mine.values[-1] == at.game.gained.total
    assert (automa.name.key, automa.values[-1]) == ("tapestry.name.owner.automa", 190)


def test_the_average_is_of_the_others_at_its_level_and_the_best_is_the_best(library):
    at = Beside(library, solo(library))
    while at.read_one():
        pass
    others = [one for one in library.statistics.like(at.row) if one.id != at.row.id]
    scores = [one.score for one in others]

    assert at.others == len(others)
    assert at.average.total == pytest.approx(sum(scores) / len(scores))
    assert at.best.total == max(scores)
    assert sum(at.average.sources.values()) == pytest.approx(at.average.total)


def test_the_two_turns_that_decided_it_are_those_with_the_largest_lead(library):
    game = Beside(library, solo(library)).game
    course = game.scored.turns
    first, second = game.decided[0].winner, game.decided[0].other
    leads = [0, *(a - b for a, b in zip(course.values[first], course.values[second], strict=True))]
    gains = sorted(now - before for before, now in pairwise(leads))

    assert len(game.decided) == 2
    assert sorted(one.gained - one.others for one in game.decided) == gains[-2:]


def test_it_is_reached_from_the_game_and_never_while_it_goes_on(library):
    at = Opened(library, "past_game", game=solo(library))
    at.touch("afterwards")

    assert at.went == [("afterwards", {"game": solo(library)})]


def test_what_was_left_is_what_the_last_state_holds(library):
    game_id = solo(library)
    session = library.review(game_id)
    (me,) = session.state.players.values()
    left = {one.icon: one.n for one in Beside(library, game_id).game.left}

    for resource, n in me.resources.items():
        assert left.get(f"resource-{resource}", 0) == n
    assert left.get("card-tapestry", 0) == len(me.hand)


def test_a_game_that_was_broken_off_speaks_for_no_level_and_counts_in_no_average(tmp_path):
    with closing(Library.open(tmp_path, lambda: NOW)) as library:
        for n in range(3):
            bring_golden(library, "tapestry", SOLO[0], again=f"broken{n}-")
        nothing = level_next(library, "tapestry")
        ids = [
            bring_golden(library, "tapestry", SOLO[0], again=f"whole{n}-", first=TO_ITS_END)
            for n in range(3)
        ]
        at = Beside(library, ids[0])
        while at.read_one():
            pass

        said = level_next(library, "tapestry")
        place = Opened(library, "afterwards", game=ids[0])
        place.touch(f"try.{said.to[0].key}")
        begun = library.resume(place.played[-1][1]).options

        assert nothing is None
        assert said.reason.params["of"] == 3
        assert at.others == 2
        assert (begun.level, begun.own_level) == (
            said.to[0].options.level,
            said.to[0].options.own_level,
        )


def test_whoever_met_the_same_opponent_stands_beside_it(tmp_path):
    """A friend's game with the same code, and none of those with another."""
    game = find_game("imperium")
    with closing(Library.open(tmp_path, lambda: NOW)) as library:
        library.people.this_is_me(library.people.add("Ana"))
        code = ""
        ids = []
        for name, points in (("Ana", 90), ("Bo", 70), ("Cy", 60)):
            options = replace(game.options_type(), rows=True, seats=(PlayerSeat(name),))
            new = replace(NewGame.like_last(library, game, str), options=options)
            new = new.answer("code", code) if name != "Cy" else replace(new, drawn=5)
            code = code or new.code
            session = new.start()
            session.do(CloseGame(points > 65, points, 65))
            ids.append(library.finish(session))
        at = Beside(library, ids[0])
        while at.read_one():
            pass

        assert at.game.code == code
        assert [str(name) for name, _ in at.same] == ["Bo"]
        place = Opened(library, "afterwards", game=ids[0])
        place.touch("share")
        assert code in place.shared[0][1]
