"""Points that Loom adds up while a table is counted: of Tapestry and of Imperium."""

import pytest

from companion.describe.lint import faults
from companion.describe.touching import in_order
from companion.games.imperium.game import Imperium
from companion.games.imperium.options import Options as ImperiumOptions
from companion.games.imperium.options import PlayerSeat
from companion.games.tapestry.options import Bots, Participant
from companion.games.tapestry.options import Options as TapestryOptions
from companion.games.tapestry.setup.tables import counted_alone
from companion.games.tapestry.turn.commands import EndGame
from companion.pages.places import page_of
from tests.describe.desks import LOOKS, a_desk, a_surface, words_of
from tests.describe.test_counting import Finger


def tapestry(people=3):
    seats = tuple(Participant(f"p{at}", name) for at, name in enumerate("ABC"[:people], 1))
    return a_desk("tapestry", options=TapestryOptions(seats, bots=Bots.NONE, way="sheet"))


def imperium(box="classics"):
    seats = (PlayerSeat("A"), PlayerSeat("B", "romans"))
    return a_desk("imperium", options=ImperiumOptions(seats, way="sheet", box=box))


def a_finger(desk, game, surface=None):
    return Finger(lambda one: page_of(game, "sheet")(desk, one), surface)


def points(desk, seat, row):
    from companion.games.imperium.rules.written import SHEET
    from companion.games.tapestry.company.sheet import SHEET as TAPESTRY

    state = desk.session.state
    shown = (TAPESTRY if desk.session.game.id == "tapestry" else SHEET).grid(state)
    return next(line for line in shown.lines if line.id == row).cells[seat]


class TestTapestry:
    """Rulebook, "Income turns" and "Icon guide"; the printed spaces, bonuses and achievements."""

    def test_an_income_turn_is_worth_what_the_icons_off_the_mat_are(self):
        desk = tapestry()
        finger = a_finger(desk, "tapestry")
        finger.touch("cell:p1:income", "sum", *("many.2",) * 4, "many.3", "many.4", "many.1", "on")

        # Markets: 2 icons for 3 technologies; houses 2 for 1 line; farms 4; armories 1 for 4.
        assert points(desk, "p1", "income") == 2 * 3 + 2 * 1 + 4 + 1 * 4

    def test_an_income_turn_says_what_it_comes_to_by(self):
        finger = a_finger(tapestry(), "tapestry")
        finger.touch("cell:p1:income", "sum", *("many.2",) * 4, "many.3", "many.4", "many.1")
        said = words_of(finger.showing.pieces)

        assert "2 × Technologies (3) = 6" in said
        assert "1 × Territories (4) = 4" in said

    def test_what_the_track_shows_and_the_last_income_turn_are_all_of_it(self):
        desk = a_desk("tapestry", options=counted_alone(TapestryOptions(), ("Eva", "Finn")))
        finger = a_finger(desk, "tapestry")
        finger.touch("digit.1", "digit.4", "digit.1", "on")
        assert desk.looking.opened == "cell:p1:income"
        finger.touch("sum", *("many.2",) * 4, "many.3", "many.4", "many.1", "on", "on")

        assert desk.looking.opened == "cell:p2:so_far"
        assert desk.session.state.players["p1"].score == 141 + 16

    def test_another_income_turn_goes_on_top(self):
        desk = tapestry()
        finger = a_finger(desk, "tapestry")
        for turn in (1, 2):
            finger.touch("cell:p1:income", "sum", *("many.0",) * 4, "many.5", "on")
            assert points(desk, "p1", "income") == 5 * turn

    def test_a_space_of_a_track_gives_a_point_for_each(self):
        desk = tapestry()
        finger = a_finger(desk, "tapestry")
        finger.touch("cell:p2:track", "sum", "has.tech_card", "many.6", "has.house", "many.2", "on")

        assert points(desk, "p2", "track") == 8

    def test_achievements_are_touched_by_their_place(self):
        desk = tapestry()
        finger = a_finger(desk, "tapestry")
        finger.touch("cell:p1:achievement", "sum", "has.topple_two.1", "has.complete_track.2", "on")

        assert points(desk, "p1", "achievement") == 15

    def test_a_touch_too_many_is_taken_back_by_another(self):
        desk = tapestry()
        finger = a_finger(desk, "tapestry")
        finger.touch("cell:p1:achievement", "sum", "has.topple_two.1", "has.topple_two.1")
        finger.touch("has.middle_island.1", "on")

        assert points(desk, "p1", "achievement") == 10

    def test_nothing_is_written_before_gold(self):
        desk = tapestry()
        finger = a_finger(desk, "tapestry")
        finger.touch("cell:p1:income", "sum", "many.5", "digits")

        assert points(desk, "p1", "income") is None


def test_the_menu_of_a_sheet_holds_what_a_sheet_needs():
    finger = a_finger(tapestry(), "tapestry")
    finger.touch("menu")
    offers = {one for one in finger.showing.page.acts if one.startswith("offer.")}

    assert offers == {
        "offer.end", "offer.sheet.total", "offer.way.counts", "offer.way.everything"
    }  # fmt: skip


class TestTies:
    """Rulebook, "End of the game": level on points, the most resources left decide."""

    def test_who_is_first_is_asked_and_decides(self):
        desk = tapestry(2)
        finger = a_finger(desk, "tapestry")
        finger.touch("cell:p1:", "digit.9", "digit.0", "on", "cell:p2:", "digit.9", "digit.0", "on")
        desk.session.do(EndGame())
        finger.show()
        finger.touch("tie.richest.p2")
        result = desk.session.game.finished(desk.session.state)

        assert [(one.seat, one.rank) for one in result.rows] == [("p2", 1), ("p1", 2)]
        assert not any(one.startswith("tie.") for one in finger.showing.page.acts)


class TestImperium:
    """Rulebook, "Décompte", and what the cards show."""

    def test_each_unrest_takes_two(self):
        desk = imperium()
        a_finger(desk, "imperium").touch("cell:0:unrest", "many.3", "on")

        assert points(desk, "0", "unrest") == -6

    def test_gold_passes_cards_that_nobody_counted(self):
        desk = imperium()
        a_finger(desk, "imperium").touch("cell:0:unrest", "on")

        assert desk.looking.opened == "cell:1:progress"

    def test_no_number_of_unrest_is_taken_for_points(self):
        desk = imperium()
        finger = a_finger(desk, "imperium")
        finger.touch("cell:0:unrest")

        assert not any(one.startswith("digit.") for one in finger.showing.page.acts)

    def test_what_was_typed_is_written_where_another_cell_is_touched(self):
        desk = imperium()
        a_finger(desk, "imperium").touch("cell:0:progress", "digit.9", "cell:0:fame")

        assert points(desk, "0", "progress") == 9

    def test_fame_is_worth_what_its_card_shows(self):
        desk = imperium()
        finger = a_finger(desk, "imperium")
        finger.touch("cell:1:fame", "sum", "has.triumphant", "has.triumphant")
        finger.touch("has.praiseworthy.in_history", "has.marvellous", "on")

        assert points(desk, "1", "fame") == 11 + 11 + 7 + 9

    def test_the_other_box_has_fame_of_its_own(self):
        desk = imperium("legends")
        a_finger(desk, "imperium").touch("cell:1:fame", "sum", "has.proud.garrisoned", "on")

        assert points(desk, "1", "fame") == 12

    def test_variable_cards_are_added_one_by_one(self):
        desk = imperium()
        a_finger(desk, "imperium").touch(
            "cell:0:variable", "digit.1", "digit.0", "digit.+", "digit.4", "on"
        )

        assert points(desk, "0", "variable") == 14

    def test_no_variable_card_is_worth_more_than_ten(self):
        desk = imperium()
        finger = a_finger(desk, "imperium")
        finger.touch("cell:0:variable", "digit.4", "digit.+", "digit.1", "digit.1")

        assert "on" not in finger.showing.page.acts
        why = [met.hit.reason for met in in_order(finger.showing.pieces) if met.hit.reason]
        assert why == ["Each gives 10 at most: type a + between them"]

    def test_of_a_table_played_without_the_app_the_fame_of_both_boxes_lies_there(self):
        options = Imperium().to_count(ImperiumOptions(), ("Hana", "Ivo"))
        desk = a_desk("imperium", options=options)
        finger = a_finger(desk, "imperium")
        finger.touch("cell:1:fame", "sum", "has.proud.garrisoned", "has.marvellous", "on")

        assert points(desk, "1", "fame") == 12 + 9


CELLS = {
    "tapestry": ("income", "track", "bonus", "achievement"),
    "imperium": ("fame", "unrest"),
}


@pytest.mark.parametrize("game", CELLS)
@pytest.mark.parametrize("look", [*LOOKS, ("phone", 1.0, "en")], ids=str)
def test_no_fault_in_any_window(game, look):
    desk = tapestry() if game == "tapestry" else imperium()
    seat, surface, seen = "p1" if game == "tapestry" else "0", a_surface(*look), []
    finger = Finger(lambda one: page_of(game, "sheet")(desk, one), surface)
    for row in CELLS[game]:
        finger.touch(f"cell:{seat}:{row}", *(() if row == "unrest" else ("sum",)))
        seen += faults(finger.showing.page, finger.showing.pieces, surface)
        finger.touch(next(one for one in sorted(finger.showing.page.acts) if one[:4] == "has."))
        seen += faults(finger.showing.page, finger.showing.pieces, surface)

    assert seen == []
