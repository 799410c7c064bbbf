"""Any value set by hand at any time, with a note; bad values are refused with a reason."""

from dataclasses import replace

import pytest

from companion.core.journal import MemoryJournal
from companion.core.session import Session
from companion.errors import RuleBroken
from companion.games.tapestry.city.commands import CountCapital, PlacePiece, TakeLandmark
from companion.games.tapestry.civilizations.commands import StopPlaying
from companion.games.tapestry.correcting import facts
from companion.games.tapestry.correcting.set_value import SetValue
from companion.games.tapestry.correcting.settable import more_techs, of_tapestry, of_tech
from companion.games.tapestry.game import GAME
from companion.games.tapestry.player import Civilization, Placed, Tech
from companion.games.tapestry.score.commands import AddPoints
from companion.games.tapestry.state import Deck, MapToken
from companion.games.tapestry.turn.commands import EndGame, PassTurnTo
from tests.tapestry.makers import (
    a_gain,
    a_table,
    gain,
    play,
    some_options,
    with_capital,
    with_hex,
    with_player,
    with_techs,
)


def refused(state, fact):
    """The key of the reason."""
    with pytest.raises(RuleBroken) as broken:
        SetValue(fact).verify(state)
    return broken.value.message.key.removeprefix("tapestry.broken.")


class TestNumbers:
    def test_resources_buildings_and_outposts_are_set(self):
        state = play(a_table(), SetValue(facts.Number("p1", "resource.coin", 5))).state
        state = play(state, SetValue(facts.Number("p1", "building.farm", 2))).state
        state = play(state, SetValue(facts.Number("p1", "outposts", 3))).state
        me = state.players["p1"]

        assert (me.resources["coin"], me.buildings["farm"], me.outposts) == (5, 2, 3)

    def test_points_are_set_and_the_difference_keeps_its_note(self):
        done = play(a_table(), SetValue(facts.Number("p1", "points", 12, note="miscounted")))
        (line,) = done.me.points

        assert (line.source, line.amount, line.detail) == ("correction", 12, "miscounted")

    def test_eras_rows_and_columns_are_set(self):
        state = play(a_table(grid=False), SetValue(facts.Number("p1", "income_turns", 3))).state
        state = play(state, SetValue(facts.Number("p1", "rows", 2))).state
        state = play(state, SetValue(facts.Number("p1", "columns", 1))).state
        me = state.players["p1"]

        assert (me.era, me.capital.rows_counted, me.capital.columns_counted) == (3, 2, 1)

    @pytest.mark.parametrize("value", [-1, 9])
    def test_no_more_than_8_of_a_resource(self, value):
        assert refused(a_table(), facts.Number("p1", "resource.coin", value)) == "out_of_range"

    def test_nothing_that_is_no_value(self):
        assert refused(a_table(), facts.Number("p1", "beauty", 1)) == "out_of_range"

    def test_nobody_who_does_not_play(self):
        assert refused(a_table(), facts.Number("p7", "points", 1)) == "no_such_player"

    def test_a_correction_is_undone_like_anything_else(self):
        session = Session.begin(GAME, some_options(), MemoryJournal())
        session.do(SetValue(facts.Number("p1", "resource.coin", 5)))
        session.undo()

        assert session.state.players["p1"].resources["coin"] == 0
        assert session.redo_label.key == "tapestry.label.correct"


class TestTheBoard:
    def test_tokens_on_a_track(self):
        done = play(a_table(), SetValue(facts.Tokens("p1", "science", (3, 5))))

        assert done.state.space("p1", "science") == 5

    def test_a_completed_track_without_its_token(self):
        done = play(a_table(), SetValue(facts.Tokens("p1", "technology", (), completed=True)))

        assert done.state.space("p1", "technology") == 12

    def test_no_space_13(self):
        assert refused(a_table(), facts.Tokens("p1", "science", (13,))) == "out_of_range"

    def test_a_hex_and_the_outposts_go_back_to_their_supply(self):
        done = play(a_table(), SetValue(facts.Hex("2,0", 0, tokens=(MapToken("p1"),))))

        assert done.me.outposts == 9

    def test_a_tile_named_later_leaves_the_supply_it_was_in(self):
        state = with_hex(with_player(a_table(), tiles=(7,)), "2,1", tile=-1)
        done = play(state, SetValue(facts.Hex("2,1", 7)))

        assert done.me.tiles == ()
        assert done.state.map["2,1"].tile == 7

    def test_a_tile_that_lies_elsewhere_is_refused(self):
        state = with_hex(a_table(), "2,1", tile=7)

        assert refused(state, facts.Hex("1,0", 7)) == "tile_already_placed"

    def test_no_tokens_on_an_empty_hex(self):
        command = SetValue(facts.Hex("1,0", None, tokens=(MapToken("p1"),)))

        assert refused(a_table(), command) == "tokens_need_land"

    def test_no_more_outposts_than_there_are(self):
        state = with_player(a_table(), outposts=0, elsewhere=8)
        command = SetValue(facts.Hex("1,0", 7, tokens=(MapToken("p1"),)))

        assert refused(state, command) == "no_outpost"

    def test_no_hex_off_the_map(self):
        assert refused(a_table(), facts.Hex("9,9", 7)) == "no_such_hex"

    def test_a_printed_territory_stays(self):
        assert refused(a_table(), facts.Hex("2,0", 7)) == "cannot_be"

    def test_a_landmark_has_another_owner_or_none(self):
        state = play(a_table(), SetValue(facts.Landmark("forge", "p2"))).state
        back = play(state, SetValue(facts.Landmark("forge"))).state

        assert (state.landmarks, state.claimed["technology"]) == ({"forge": "p2"}, (4,))
        assert (back.landmarks, back.claimed["technology"]) == ({}, ())

    def test_it_is_to_be_placed_by_its_new_owner(self):
        state = with_capital(a_table(), placed=(Placed("forge", ((0, 0),)), Placed("farm", ())))
        state = replace(state, landmarks={"forge": "p1"})

        done = play(state, SetValue(facts.Landmark("forge", "p2")))

        assert [piece.piece for piece in done.me.capital.placed] == ["farm"]
        assert done.state.players["p2"].waiting == ("forge",)
        assert play(done.state, SetValue(facts.Landmark("forge"))).state.players["p2"].waiting == ()

    def test_it_leaves_a_technology_and_stays_where_its_owner_does(self):
        state = with_player(a_table(), techs=(Tech("radio", 1, "forge"),))
        state = replace(state, landmarks={"forge": "p1"})

        same = play(state, SetValue(facts.Landmark("forge", "p1")))
        gone = play(state, SetValue(facts.Landmark("forge")))

        assert (same.me.techs, same.me.waiting) == (state.players["p1"].techs, ())
        assert gone.me.techs == (Tech("radio", 1),)

    def test_an_achievement_is_held_once(self):
        done = play(a_table(), SetValue(facts.Achievement("topple_two", ("p2", "p1"))))

        assert done.state.achievements["topple_two"] == ("p2", "p1")
        assert refused(a_table(), facts.Achievement("topple_two", ("p1", "p1"))) == "out_of_range"


class TestCards:
    def test_technologies_and_their_rows(self):
        done = play(
            a_table(), SetValue(facts.Techs("p1", (Tech("radio", 1), Tech("unknown.1", 2))))
        )

        assert [(tech.card, tech.row) for tech in done.me.techs] == [("radio", 1), ("unknown.1", 2)]
        assert "radio" not in done.state.decks["tech"].cards

    def test_a_technology_is_in_one_place(self):
        state = with_techs(a_table(), "p2", radio=0)

        assert refused(state, facts.Techs("p1", (Tech("radio"),))) == "card_elsewhere"

    def test_there_are_three_rows(self):
        assert refused(a_table(), facts.Techs("p1", (Tech("radio", 3),))) == "no_such_row"

    def test_a_technology_goes_to_another_row_or_away(self):
        state = with_techs(a_table(), "p1", radio=0)
        up, _top, _used, away = of_tech(state, "p1", "radio")

        assert play(state, up.command()).me.techs == (Tech("radio", 1),)
        assert play(state, away.command()).me.techs == ()

    def test_a_technology_of_somebody_else_is_not_offered_and_refused(self):
        state = with_techs(a_table(), "p2", radio=0)
        offers = {one.command().fact.techs[-1].card: one for one in more_techs(state, "p1", 2)}

        assert "radio" not in offers
        assert refused(state, facts.Techs("p1", (Tech("radio", 2),))) == "card_elsewhere"
        assert play(state, offers["paper"].command()).me.techs == (Tech("paper", 2),)

    def test_a_tapestry_is_in_one_place_but_for_the_trap(self):
        state = with_player(a_table(), "p2", hand=("academia", "trap"))

        assert refused(state, facts.Mat("p1", 2, ("academia",))) == "card_elsewhere"
        assert play(state, SetValue(facts.Hand("p1", "hand", ("trap",)))).me.hand == ("trap",)

    def test_tapestries_and_tiles(self):
        done = play(a_table(), SetValue(facts.Hand("p1", "hand", ("trap", "unknown"))))
        done = play(done.state, SetValue(facts.Hand("p1", "tiles", ("7", "-1"))))

        assert (done.me.hand, done.me.tiles) == (("trap", "unknown"), (7, -1))

    def test_a_tapestry_that_is_not_in_hand_lies_on_the_discard_pile(self):
        state = play(a_table(), SetValue(facts.Hand("p1", "hand", ("academia", "unknown")))).state
        (away,) = of_tapestry(state, "p1", "academia", 0)
        done = play(state, away.command())

        assert done.me.hand == ("unknown",)
        assert done.state.decks["tapestry"].discard == ("academia",)

    def test_a_tile_that_is_not_in_the_supply_lies_with_the_others_again(self):
        state = replace(a_table(), decks={"territory": Deck(("3", "7", "9"))})
        state = play(state, SetValue(facts.Hand("p1", "tiles", ("7", "9")))).state

        done = play(state, SetValue(facts.Hand("p1", "tiles", ("9",))))

        assert done.me.tiles == (9,)
        assert done.state.decks["territory"].cards == ("3", "7")

    def test_a_tile_is_in_one_supply(self):
        state = with_player(a_table(), "p2", tiles=(7,))

        assert refused(state, facts.Hand("p1", "tiles", ("7",))) == "tile_elsewhere"

    def test_the_offer(self):
        done = play(a_table(), SetValue(facts.FaceUp("tech", ("radio", "paper"))))

        assert done.state.tech_offer == ("radio", "paper")
        four = SetValue(facts.FaceUp("tech", ("radio", "paper", "calendar", "clocks")))
        assert refused(a_table(), four) == "cannot_be"


class TestMats:
    def test_tapestries_on_the_mat(self):
        done = play(a_table(), SetValue(facts.Mat("p1", 2, ("academia", "trap"))))

        assert done.me.mat == {"2": ("academia", "trap")}
        assert refused(a_table(), facts.Mat("p1", 5, ())) == "cannot_be"

    def test_civilizations_and_their_tokens(self):
        mats = (Civilization("leaders", True, {"science": 1}),)
        done = play(a_table(), SetValue(facts.Civilizations("p1", mats)))

        assert done.me.civilizations == mats
        assert "leaders" not in done.state.decks["civilization"].cards
        assert refused(done.state, facts.Civilizations("p2", mats)) == "cannot_be"

    def test_the_pieces_of_a_capital(self):
        pieces = (Placed("farm", ((0, 0),)), Placed("forge", ((0, 1), (0, 2))))
        done = play(a_table(), SetValue(facts.Capital("p1", pieces, ("0,0",), ("house",))))
        twice = (Placed("farm", ((0, 0),)), Placed("house", ((0, 0),)))

        assert done.me.capital.placed == pieces
        assert done.me.waiting == ("house",)
        assert refused(a_table(), facts.Capital("p1", twice)) == "cannot_be"

    def test_masterpieces_and_inspirations(self):
        command = SetValue(facts.Masterpieces("p1", ("masterpiece_01",), (), ("farm",)))
        done = play(a_table(expansions=("AA",)), command)

        assert (done.me.masterpieces, done.me.inspirations) == (("masterpiece_01",), ("farm",))
        assert refused(a_table(), facts.Masterpieces("p1", (), ("masterpiece_01",))) == "cannot_be"

    def test_a_player_is_out_or_in_again(self):
        assert play(a_table(), SetValue(facts.Finished("p1", finished=True))).me.finished


class TestAtAnyTime:
    def test_points_the_app_did_not_see_keep_their_source(self):
        done = play(with_player(a_table(), finished=True), AddPoints("p1", 4, "civilization"))

        assert done.points() == {"civilization": 4}

    def test_points_need_a_source_that_there_is(self):
        assert refused(a_table(), AddPoints("p1", 4, "heaven")) == "source"
        assert refused(a_table(), AddPoints("p1", 0)) == "points"

    def test_a_waiting_piece_is_placed_and_a_full_district_pays(self):
        state = gain(a_table(), a_gain("farm"), answers={"p1.city.place": "later"}).state

        assert play(state, PlacePiece("p1", "farm", "0,0,0")).me.waiting == ()
        assert refused(state, PlacePiece("p1", "farm", "1,0,0")) == "over_impassable"
        assert refused(state, PlacePiece("p1", "house", "0,0,0")) == "not_waiting"

    def test_a_capital_kept_as_counts_pays_for_its_districts(self):
        state = a_table(grid=False)
        done = play(state, CountCapital("p1", 2, 1, districts=1), {"p1.resource": "food"})

        assert done.me.resources["food"] == 1
        assert refused(a_table(), CountCapital("p1", 2, 1)) == "capital_is_drawn"
        assert refused(state, CountCapital("p1", 10, 1)) == "lines"
        assert refused(state, CountCapital("p1", 1, 1, districts=10)) == "districts"

    def test_a_landmark_of_a_card(self):
        answers = {"p1.city.place": "later"}
        state = play(a_table(), TakeLandmark("p1", "bakery"), answers).state

        assert state.landmarks == {"bakery": "p1"}
        assert refused(state, TakeLandmark("p2", "bakery")) == "landmark_taken"
        assert refused(state, TakeLandmark("p9", "forge")) == "no_such_player"

    def test_the_turn_goes_where_it_really_is(self):
        assert play(a_table(), PassTurnTo("p2")).state.turn == "p2"
        assert refused(a_table(), PassTurnTo("p5")) == "no_such_player"

    def test_a_game_that_ended_on_the_table_is_ended(self):
        done = play(a_table(), EndGame())

        assert GAME.finished(done.state) is not None
        assert refused(done.state, EndGame()) == "not_now"

    def test_a_player_who_is_out_passes_the_turn_on(self):
        state = with_player(a_table(), finished=True)

        assert play(state, StopPlaying()).state.turn == "p2"

    @pytest.mark.parametrize(("turns", "finished"), [(4, False), (5, True)])
    def test_who_has_income_turns_left_after_all_plays_on(self, turns, finished):
        state = with_player(a_table(era=5), "p2", finished=True)

        done = play(state, SetValue(facts.Number("p2", "income_turns", turns)))

        assert done.state.players["p2"].finished is finished
