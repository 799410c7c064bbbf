"""Roads: the cloth of the game that did it, and a campaign in five games that is ours."""

from contextlib import closing
from datetime import UTC, datetime

import pytest

from companion.describe.lint import faults
from companion.describe.showing import Showing
from companion.library.library import Library
from companion.library.roads import Roads
from companion.pages.roads import KNOWN
from tests.describe.desks import LOOKS, a_surface
from tests.journals.to_the_end import TO_ITS_END
from tests.pages.places import Opened
from tests.pages.shelves import bring_golden

NOW = datetime(2026, 11, 20, 20, tzinfo=UTC)
WON, LOST = "alone_automa_card_discarded", "alone_landmark_removed"
KEPT = (
    ("tapestry", WON),
    ("tapestry", LOST),
    ("imperium", "alone_name_your_cards"),
    ("rise_and_fall", "all_six_trophies_and_a_watched_bank"),
)


@pytest.fixture(scope="module")
def library(tmp_path_factory):
    one = Library.open(tmp_path_factory.mktemp("roads"), lambda: NOW)
    for game, name in KEPT:
        bring_golden(one, game, name, first=TO_ITS_END if game == "tapestry" else ())
    yield one
    one.close()


@pytest.mark.parametrize("look", LOOKS)
def test_it_is_whole_in_every_form(library, look):
    surface = a_surface(*look)
    for game in KNOWN:
        place = Opened(library, "roads", game=game)
        showing = Showing(place.at.page)
        pieces = showing.show(surface)

        assert list(faults(showing.page, pieces, surface)) == [], game


def test_a_road_that_was_travelled_leads_to_the_game_that_did_it(library):
    at = Opened(library, "roads", game="tapestry")
    at.touch("road.highest_level")
    cloth = at.at.roads.threads(next(one.by for one in at.at.roads.stretches if one.by))

    assert at.went == [("past_game", {"game": "tapestry-alone-automa-card-discarded"})]
    assert cloth


def test_a_road_of_many_parts_is_done_by_the_game_that_did_the_last(library):
    roads = Roads(library, "tapestry")
    rows = [row for row in library.finished if row.game == "tapestry"]
    levels = [f"each_level:{n}" for n in (1, 2, 3, 4, 5)]
    roads.done = [(rows[0], tuple(levels))]
    before = {one.road.id: one for one in roads.stretches}["each_level"]
    roads.done.append((rows[1], ("each_level:6", "each_level:1")))
    after = {one.road.id: one for one in roads.stretches}["each_level"]

    assert (before.by, [one.key for one in before.left]) == (None, ["tapestry.name.level.6"])
    assert (after.by, after.left) == (rows[1], ())


class TestTheCampaign:
    def test_it_begins_at_its_first_level_and_is_known_by_its_options(self, library):
        at = Opened(library, "roads", game="tapestry")
        at.touch("begin")
        (way, game_id) = at.played[-1]
        options = library.resume(game_id).options
        library.forget(game_id)

        assert (way, options.chapter, options.level, options.solo) == ("resume", 1, 2, True)

    def test_five_games_are_one_and_each_win_raises_the_level(self, tmp_path):
        """Two won, one lost, two won; the sixth begins another campaign."""
        played = (WON, WON, LOST, WON, WON)
        begun, gained = [], []
        with closing(Library.open(tmp_path, lambda: NOW)) as library:
            for n, name in enumerate(played, 1):
                bring_golden(library, "tapestry", name, again=f"c{n}-", first=TO_ITS_END, chapter=n)
                roads = Roads(library, "tapestry")
                while roads.read_one():
                    pass
                session = roads.begin()
                library.forget(library.id_of(session))
                begun.append((session.options.chapter, session.options.level))
                gained = roads.gained
            won = [one.won for one in roads.chapters]

        assert won == [name == WON for name in played]
        assert begun == [(2, 3), (3, 4), (4, 4), (5, 5), (1, 2)]
        assert [one.key for one in gained]

    def test_a_game_that_goes_on_is_gone_on_with_and_says_which_it_is(self, tmp_path):
        with closing(Library.open(tmp_path, lambda: NOW)) as library:
            bring_golden(library, "tapestry", WON, first=TO_ITS_END, chapter=1)
            at = Opened(library, "roads", game="tapestry")
            at.touch("begin")
            at.touch("begin")
            first, again = (game_id for _, game_id in at.played)
            session = library.resume(first)

            assert first == again
            assert at.at.roads.being_played == (first, 2)
            assert session.options.gained == tuple(
                mat.id for mat in library.review(library.finished[0].id).state.players["p1"]
                .civilizations
            )  # fmt: skip
            assert session.game.recap(session.state).params["of"].params == {"n": 2, "of": 5}

    def test_a_game_of_it_that_was_broken_off_is_played_once_more(self, tmp_path):
        with closing(Library.open(tmp_path, lambda: NOW)) as library:
            broken = bring_golden(library, "tapestry", WON, chapter=1)
            roads = Roads(library, "tapestry")
            while roads.read_one():
                pass

            assert roads.begin().options.chapter == 1
            assert [one.key for one in library.glimpses.look(broken).said] == [
                "roads.game_of",
                "roads.broken_off",
            ]

    def test_the_next_game_by_itself_belongs_to_none(self, library):
        roads = Roads(library, "tapestry")
        session = roads.begin()
        library.forget(library.id_of(session))
        game = session.game

        assert game.as_new(session.options).chapter == 0
        assert game.again(session.options, session.state).chapter == 0
