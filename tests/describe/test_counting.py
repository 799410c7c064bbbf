"""Counting points without having played: few touches, nothing filled in, no fault in any window."""

from datetime import UTC, datetime

import pytest

from companion.core.about import POINTS, About
from companion.describe.desk import Desk
from companion.describe.lint import faults
from companion.describe.showing import Showing
from companion.describe.touching import in_order
from companion.games import find_game
from companion.games.rise_and_fall.commands.score import BeginCount
from companion.games.rise_and_fall.options import Options, Participant
from companion.games.rise_and_fall.views.sheet import grid
from companion.games.score_pad.options import Options as PadOptions
from companion.games.score_pad.options import Seat
from companion.games.tapestry.options import Bots
from companion.games.tapestry.options import Options as TapestryOptions
from companion.games.tapestry.options import Participant as Person
from companion.i18n import Words
from companion.library.library import Library
from companion.library.new_game import NewGame
from companion.pages.count import Choosing, count
from companion.pages.places import page_of
from companion.resources import data_dir
from tests.describe.desks import LOOKS, Hands, a_desk, a_surface, all_pieces
from tests.rise_and_fall.makers import a_turn

NAMES = ("Christophe", "Anne", "Éric", "Cathy")
NOW = datetime(2026, 11, 18, tzinfo=UTC)
MOST_TOUCHES = 85
GOLD = ("87", "52", "19", "64")
TROPHIES = ((), ("city",), ("ship", "temple"), ("nomad",))
PIECES = ((7, 3, 2, 0, 4, 0), (0, 3, 2, 1, 0, 3), (7, 0, 2, 0, 4, 0), (7, 3, 0, 3, 0, 1))
REGIONS = (
    ((3, 5), (7,), (4,), (2,)),
    ((4, 1), (2,), (4, 2), ()),
    ((6,), (9,), (1, 3), (3,)),
    ((2, 2), (12,), (3,), (1,)),
)
TOTALS = (43 + 0 + 7 + 5 + 10 + 16 + 8 + 14 + 12 + 8,)


class Finger:
    """Touches a page by its acts, and counts them."""

    def __init__(self, make, surface=None):
        self.showing, self.surface, self.touches = Showing(make), surface or a_surface(), 0
        self.show()

    def show(self):
        self.showing.show(self.surface)

    def touch(self, *keys):
        for key in keys:
            assert self.showing.touch(key), (key, sorted(self.showing.page.acts))
            self.touches += 1
            self.showing.show(self.surface)


def a_pad(names=NAMES):
    seats = tuple(Participant(f"p{at}", name) for at, name in enumerate(names, 1))
    return a_desk("rise_and_fall", options=Options(seats, way="sheet"))


def fill(finger, *, people=range(4)):
    """Everybody's sheet, in the order in which gold leads."""
    for at in people:
        finger.touch(*(f"digit.{digit}" for digit in GOLD[at]), "on")
        finger.touch(*(f"some.{kind}" for kind in TROPHIES[at]), "on")
        finger.touch(*(f"one.{n}" for n in PIECES[at]))
        for sizes in REGIONS[at]:
            finger.touch(*(f"part.{size}" for size in sizes), "on" if sizes else "none")


class TestTouches:
    """A count of four people with twenty regions, none of it filled in before."""

    def test_from_home_to_who_has_won(self, tmp_path):
        library, desks = Library.open(tmp_path, lambda: NOW), []

        def begin(new: NewGame):
            session = new.start()
            desks.append(Desk(session, Hands(session)))

        words = Words(data_dir() / "text", "en")
        choosing = Choosing(library, words.text, begin, lambda: None)
        first = Finger(lambda surface: count(choosing, surface))
        first.touch("people.4", "begin")
        desk = desks[0]
        finger = Finger(lambda surface: page_of("rise_and_fall", "sheet")(desk, surface))
        assert all(not line.cells.get("p1") for line in grid_of(desk).lines)
        fill(finger)
        home = 1

        assert sum(len(sizes) for rows in REGIONS for sizes in rows) == 20
        assert desk.session.game.finished(desk.session.state) is not None
        assert home + first.touches + finger.touches <= MOST_TOUCHES

    @pytest.mark.parametrize("game", ["rise_and_fall", "tapestry", "imperium"])
    def test_what_nobody_was_asked_is_told_nowhere(self, tmp_path, game):
        library, begun = Library.open(tmp_path, lambda: NOW), []
        before = NewGame.like_last(library, find_game(game), str).options
        choosing = Choosing(library, str, lambda new: begun.append(new.start()), lambda: None)
        choosing.choose(game)
        choosing.start()
        session = begun[0]
        session.do(next(one for one in session.offers if one.id == "end").command())
        result = session.game.finished(session.state)
        ways = [one.id for one in session.offers if one.id.startswith("way.")]

        assert session.game.about(session.options, result) == About(way=POINTS)
        assert not any(row.note for row in result.rows)
        assert ways == []
        assert NewGame.like_last(library, find_game(game), str).options == before

    def test_the_rows_are_kept_with_the_play(self):
        desk = a_pad()
        finger = Finger(lambda surface: page_of("rise_and_fall", "sheet")(desk, surface))
        fill(finger)
        kept = desk.session.game.scored([desk.session.state]).lines

        assert [line.key for line in kept][:2] == ["economy", "trophies"]
        assert kept[0].cells["p1"].points == 43
        assert sum(line.cells["p1"].points for line in kept) == TOTALS[0]


def grid_of(desk):
    return grid(desk.session.state)


PADS = ("digit.", "some.", "one.", "more")


class TestWhatIsTold:
    """The printed pad."""

    def test_a_region_is_taken_back_by_a_touch(self):
        desk = a_pad()
        finger = Finger(lambda surface: page_of("rise_and_fall", "sheet")(desk, surface))
        finger.touch("cell:p2:forest", "part.4", "part.2", "drop.0")

        assert desk.session.state.written["p2"].rows["forest"] == 6

    def test_what_was_asked_of_a_region_is_not_asked_of_gold(self):
        desk = a_pad()
        desk.look(opened="cell:p2:economy", picked=("more",), typed="12")()
        Finger(lambda surface: page_of("rise_and_fall", "sheet")(desk, surface)).touch("on")

        assert desk.session.state.written["p2"].told["economy"] == 12

    def test_a_large_region_is_typed(self):
        desk = a_pad()
        finger = Finger(lambda surface: page_of("rise_and_fall", "sheet")(desk, surface))
        finger.touch("cell:p2:sea", "part.4", "more", "digit.2", "digit.1", "on")

        assert desk.session.state.written["p2"].told["sea"] == ("4", "21")
        assert desk.session.state.written["p2"].rows["sea"] == 50

    def test_a_trophy_is_won_once(self):
        desk = a_pad()
        finger = Finger(lambda surface: page_of("rise_and_fall", "sheet")(desk, surface))
        finger.touch("cell:p1:trophies", "some.city", "cell:p2:trophies")
        reasons = [
            hit.reason
            for one in all_pieces(finger.showing.pieces)
            for hit in one.hits
            if hit.key == "some.city"
        ]

        assert reasons == ["Christophe has it"]

    def test_gold_passes_a_blank_once(self):
        desk = a_pad(NAMES[:2])
        finger = Finger(lambda surface: page_of("rise_and_fall", "sheet")(desk, surface))
        for _ in range(60):
            if desk.session.game.finished(desk.session.state) is not None:
                break
            finger.touch("on")

        assert finger.touches == 2 * 12
        assert all(not any(line.cells.values()) for line in grid_of(desk).lines)

    def test_a_pad_with_an_empty_cell_asks_before_it_ends(self):
        desk = a_desk("score_pad")
        finger = Finger(lambda surface: page_of("score_pad", "table")(desk, surface))
        finger.touch("digit.5", "on", "on")

        assert desk.asked is not None
        assert desk.session.game.finished(desk.session.state) is None
        finger.touch("leave", "digit.7", "on")
        finger.touch("end")
        assert desk.session.game.finished(desk.session.state) is not None

    def test_who_told_a_total_is_asked_for_no_row(self):
        desk = a_pad(NAMES[:2])
        finger = Finger(lambda surface: page_of("rise_and_fall", "sheet")(desk, surface))
        finger.touch("cell:p1:", "digit.9", "digit.0", "on")

        assert desk.looking.opened == "cell:p2:economy"

    def test_a_total_that_was_told_holds_its_rows_until_they_come_to_more(self):
        desk = a_pad(NAMES[:2])
        finger = Finger(lambda surface: page_of("rise_and_fall", "sheet")(desk, surface))
        finger.touch("cell:p1:", "digit.9", "digit.0", "on", "cell:p1:economy")
        finger.touch("digit.4", "digit.0", "on")
        assert grid_of(desk).heads[0].total == 90
        finger.touch("cell:p1:economy", "rows")

        assert (grid_of(desk).heads[0].total, grid_of(desk).heads[0].told) == (20, 20)

    def test_the_keys_do_not_move_from_cell_to_cell(self):
        desk = a_pad()
        finger = Finger(lambda surface: page_of("rise_and_fall", "sheet")(desk, surface))
        below = set()
        for row in ("economy", "trophies", "nomad", "city", "plain", "mountain"):
            finger.touch(f"cell:p2:{row}")
            every = [
                one for one in in_order(finger.showing.pieces) if one.hit.does.startswith(PADS)
            ]
            below.add(max(round(one.y + one.hit.h) for one in every))

        assert len(below) == 1

    def test_the_sheet_above_the_keys_of_a_phone_stands_still(self):
        desk = a_pad()
        finger = Finger(
            lambda surface: page_of("rise_and_fall", "sheet")(desk, surface), a_surface("phone")
        )
        high = set()
        for row in ("economy", "trophies", "nomad", "city", "plain", "mountain"):
            finger.touch(f"cell:p2:{row}")
            if row == "plain":
                finger.touch("part.4", "part.2")
            every = in_order(finger.showing.pieces)
            high.add(max(round(one.y) for one in every if one.hit.does == "cell:p2:mountain"))

        assert len(high) == 1

    def test_at_the_end_of_a_game_it_is_filled_as_far_as_loom_knows(self):
        session = a_turn(2, way="treasuries")
        session.do(BeginCount())
        desk = Desk(session, Hands(session))
        finger = Finger(lambda surface: page_of("rise_and_fall", "score")(desk, surface))
        finger.touch(
            "cell:p1:plain", "part.5", "part.2", "drop.1", "cell:p1:economy", "digit.9", "on"
        )
        for _ in range(40):
            if session.game.finished(session.state) is not None:
                break
            finger.touch("on")

        assert session.game.finished(session.state) is not None
        assert session.state.regions[0].spaces == 5
        assert session.state.player("p1").gold == 9

    def test_no_gold_left_is_told_too(self):
        session = a_turn(2, way="lightest")
        session.do(BeginCount())
        desk = Desk(session, Hands(session))
        finger = Finger(lambda surface: page_of("rise_and_fall", "score")(desk, surface))
        (before,) = (line for line in grid_of(desk).lines if line.id == "economy")
        finger.touch("cell:p1:economy", "digit.0", "on", "cell:p2:economy", "digit.0", "on")
        (after,) = (line for line in grid_of(desk).lines if line.id == "economy")
        finger.touch("on", "on", "on", "on")

        assert (before.told, before.cells) == ({}, {"p1": None, "p2": None})
        assert (after.told, after.cells) == ({"p1": 0, "p2": 0}, {"p1": 0, "p2": 0})
        assert session.game.finished(session.state) is not None


FIVE = ("Ada", "Bart", "Cleo", "Dorothea", "Émile")
TABLES = {
    "rise_and_fall": lambda: (a_pad(), "sheet"),
    "tapestry": lambda: (
        a_desk(
            "tapestry",
            options=TapestryOptions(
                tuple(Person(f"p{at}", name) for at, name in enumerate(FIVE, 1)),
                bots=Bots.NONE,
                way="sheet",
            ),
        ),
        "sheet",
    ),
    "score_pad": lambda: (
        a_desk("score_pad", options=PadOptions(tuple(map(Seat, (*FIVE, "Flo", "Gus", "Hans"))))),
        "table",
    ),
}


@pytest.mark.parametrize("game", TABLES)
@pytest.mark.parametrize("look", LOOKS, ids=str)
def test_no_fault_in_any_window(game, look):
    desk, part = TABLES[game]()
    surface = a_surface(*look)
    finger = Finger(lambda surface: page_of(game, part)(desk, surface), surface)
    seen = []
    for _ in range(24):
        seen += faults(finger.showing.page, finger.showing.pieces, surface)
        ways = ("one.2", "part.3", "some.city", "digit.4")
        way = next((one for one in ways if one in finger.showing.page.acts), "on")
        finger.touch(way, *(["on"] if way != "one.2" else []))

    assert seen == []


@pytest.mark.parametrize("language", ["en", "fr"])
def test_with_large_words_every_digit_is_in_sight_on_a_phone(language):
    desk, surface = a_pad(), a_surface("phone", 1.6, language)
    finger = Finger(lambda surface: page_of("rise_and_fall", "sheet")(desk, surface), surface)
    (foot,) = [one for one in finger.showing.pieces if one.key.endswith("/dock")]
    below = [
        met.hit.key
        for met in in_order(finger.showing.pieces)
        if met.hit.key.startswith("digit.") and met.y + met.hit.h > foot.y
    ]

    assert below == []


def test_letters_go_into_the_field_that_they_began_in(tmp_path):
    library = Library.open(tmp_path, lambda: NOW)
    choosing = Choosing(library, str, lambda _new: None, lambda: None)
    showing = Showing(lambda surface: count(choosing, surface))

    def fields():
        return [piece.key for piece in all_pieces(showing.show(a_surface())) if piece.typed]

    before = fields()
    for text in ("A", "Ad", "Ada"):
        showing.typed("name.1", text)
        assert fields() == before
    library.close()
