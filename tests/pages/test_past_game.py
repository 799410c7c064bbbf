"""One kept game: put right, shared, drawn, thrown away; each in every form."""

import json
from dataclasses import replace
from datetime import UTC, datetime

import pytest

from companion.describe.lint import faults
from companion.describe.showing import Showing
from companion.library.library import Library
from companion.library.progress import do_all
from companion.pages.picture import WIDE
from companion.sharing import Arrival
from tests.describe.desks import LOOKS, a_surface, all_pieces
from tests.library.played import games
from tests.pages.places import Opened
from tests.pages.shelves import bring_golden

NOW = datetime(2026, 11, 20, 20, tzinfo=UTC)
TABLE = """date,game,name,score,minutes
2024-05-09,Azul,=Ana,61,40
2024-05-09,Azul,Bo,64,40
"""


@pytest.fixture
def library(tmp_path):
    one = Library.open(tmp_path, lambda: NOW)
    bring_golden(one, "tapestry", "three_people_and_corrections")
    do_all(one.finished.add_all(tuple(games(8))))
    arrival = Arrival(TABLE, one)
    do_all(arrival.reading())
    do_all(arrival.keeping(Opened(one, "people").at.doors.words))
    yield one
    one.close()


def imported(library):
    return next(row.id for row in library.finished if row.minutes == 40)


def golden(library):
    return next(row.id for row in library.finished if "three-people" in row.id)


def everybody_said_yes(library):
    for name in ("=Ana", "Bo"):
        library.people.change(replace(library.people.add(name), shares="yes"))


@pytest.mark.parametrize("look", LOOKS)
def test_every_place_of_it_is_whole_in_every_form(library, look):
    surface, ids = a_surface(*look), (imported(library), golden(library))
    at = Opened(library, "correcting", game=ids[0])
    at.type("place", "Chez Zoé")
    at.touch("keep")
    code = Opened(library, "sharing", game=ids[0])
    everybody_said_yes(library)
    code.touch("app.share.qr")
    places = [
        Opened(library, route, game=one)
        for one in ids
        for route in ("past_game", "correcting", "sharing", "picture")
    ]
    for place in (*places, code, Opened(library, "year", who="Chloé")):
        showing = Showing(place.at.page)
        pieces = showing.show(surface)

        assert list(faults(showing.page, pieces, surface)) == [], place.at


class TestPuttingRight:
    def test_points_of_an_imported_play_have_decimals(self, library):
        at = Opened(library, "correcting", game=imported(library))
        row = library.finished.read(at.at.game).row
        first = next(one for one in row.scores if one.name == "=Ana")
        at.type(f"points.{first.seat}", "98,5")
        at.touch("keep")
        now = library.finished.read(at.at.game).row.scores
        at.done[-1][1]()

        assert [(one.name, one.score) for one in now] == [("=Ana", 98.5), ("Bo", 64)]
        assert [one.score for one in library.finished.read(at.at.game).row.scores] == [64, 61]

    def test_a_day_that_is_none_is_refused_and_what_was_typed_stays(self, library):
        at = Opened(library, "correcting", game=imported(library))
        at.type("started", "soon")
        at.touch("keep")

        assert [one.key for one in at.passed] == ["app.edit.no_date"]
        assert at.at.stands("started") == "soon"
        assert library.finished.read(at.at.game).edits == ()
        assert at.left == 0

    def test_what_stood_there_before_is_told(self, library):
        at = Opened(library, "correcting", game=imported(library))
        at.type("minutes", "75")
        at.touch("keep")
        again = Opened(library, "correcting", game=at.at.game)
        said = [word for piece in again.showing.pieces for word in _words(piece)]

        assert any("40" in word and "Minutes" in word for word in said)

    def test_points_of_a_game_with_steps_are_what_they_come_to(self, library):
        at = Opened(library, "correcting", game=golden(library))

        assert not [key for key in at.showing.page.typed if key.startswith("points.")]
        assert [key for key in at.showing.page.typed if key.startswith("name.")]


def _words(piece):
    for layer in piece.layers:
        for shape in layer.shapes:
            if hasattr(shape, "anchor"):
                yield shape.text
    for one in piece.inside:
        yield from _words(one)


class TestSharing:
    def test_names_are_asked_about_once(self, library):
        at = Opened(library, "past_game", game=imported(library))
        at.touch("share")
        asked = at.above[-1].question
        at.touch("answer.no")
        at.touch("share")

        assert asked.key == "names"
        assert len(at.shared) == 2
        assert not any("Ana" in text for _title, text in at.shared)

    def test_names_that_may_be_told_are_told_at_once(self, library):
        at = Opened(library, "past_game", game=imported(library))
        at.touch("share")
        at.touch("answer.yes")

        assert "Ana" in at.shared[0][1]

    def test_a_play_file_a_link_and_text(self, library):
        everybody_said_yes(library)
        at = Opened(library, "sharing", game=imported(library))
        at.touch("app.share.playfile")
        at.touch("app.share.bgstats")
        at.touch("answer.yes")
        at.touch("app.share.bgg")
        (play,) = json.loads(dict(at.saved)[f"{at.at.game}.bgsplay"])["plays"]

        assert [score["score"] for score in play["playerScores"]] == ["64", "61"]
        assert at.links[0].startswith("https://app.bgstatsapp.com/createPlay.html?data=")
        assert "Bo" in at.shared[0][1]

    def test_a_spreadsheet_holds_every_game_and_no_formula(self, library):
        at = Opened(library, "sharing", game=imported(library))
        at.touch("app.share.spreadsheet")
        at.touch("answer.yes")
        text = dict(at.saved)["loom-games.csv"].decode("utf-8-sig")

        assert "'=Ana" in text
        assert len(text.splitlines()) > len(library.finished)

    def test_a_game_is_handed_over_as_a_file(self, library):
        at = Opened(library, "sharing", game=golden(library))
        at.touch("app.hand_over.title")
        at.touch("file")

        assert len(dict(at.saved)[f"{at.at.game}.loom"]) > 1000

    def test_the_code_is_what_a_camera_reads(self, library):
        everybody_said_yes(library)
        at = Opened(library, "sharing", game=imported(library))
        at.touch("app.share.qr")
        board = next(one for one in all_pieces(at.showing.pieces) if one.key.endswith("/code"))
        at.touch("close_code")

        assert len(board.layers[0].shapes) > 200
        assert at.showing.page.over is None


class TestTheOtherWays:
    def test_it_is_thrown_away_and_taken_back(self, library):
        at = Opened(library, "past_game", game=imported(library))
        at.touch("throw_away")
        gone = library.finished.has(at.at.game)
        at.take_back()

        assert (gone, at.left) == (False, 1)
        assert library.finished.has(at.at.game)

    def test_again_open_and_looked_through(self, library):
        at = Opened(library, "past_game", game=golden(library))
        for way in ("again", "reopen", "look_through"):
            at.touch(way)

        assert [way for way, _ in at.played] == ["again", "reopen", "review"]

    def test_its_picture_is_as_wide_as_pictures_are_and_holds_its_cloth(self, library):
        at = Opened(library, "picture", game=golden(library))
        at.touch("write")
        (picture,) = at.drawn
        surface, make = picture.laid(at.surface)
        pieces = Showing(make).show(surface)

        assert surface.w == WIDE
        assert any(piece.key.endswith("banner") for piece in all_pieces(pieces))
        assert max(piece.y + piece.h for piece in pieces) <= surface.h + 1
