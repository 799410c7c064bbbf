"""The questions the rulebook answers in its FAQ."""

from dataclasses import replace

import pytest

from companion.errors import RuleBroken
from companion.games.tapestry import content
from companion.games.tapestry.benefits import Benefit, Verb
from companion.games.tapestry.city.commands import PlacePiece
from companion.games.tapestry.income.commands import PlayTapestry, TakeIncome, TakeIncomeGains
from companion.games.tapestry.options import Expansion
from companion.games.tapestry.player import Placed, Tech
from companion.games.tapestry.score import achievements
from companion.games.tapestry.state import PRINTED, Deck, MapToken, Phase
from companion.games.tapestry.tracks.commands import AdvanceOnTrack
from tests.tapestry.makers import (
    a_gain,
    a_table,
    gain,
    in_phase,
    placing_later,
    play,
    with_buildings,
    with_capital,
    with_decks,
    with_hex,
    with_player,
    with_resources,
    with_techs,
    with_tokens,
)

ARTS = (Expansion.ARTS_AND_ARCHITECTURE,)
EXPLORE, CONQUER = Benefit(Verb.EXPLORE), Benefit(Verb.CONQUER)
REPEAT, PLAY_OVER = Benefit(Verb.REPEAT), Benefit(Verb.PLAY_OVER)


def an_advance(track):
    """A free advance without benefit or bonus."""
    return Benefit(Verb.ADVANCE, tracks=(track,), benefit=False)


def full_capital(state):
    """Every plot is covered."""
    cells = tuple((row, column) for row in range(9) for column in range(9))
    return with_capital(state, placed=(Placed("academy", cells),))


class TestIncomeTurns:
    def test_moving_a_building_gives_no_income_at_once(self):
        played = gain(a_table(), a_gain("farm"), answers=placing_later())

        assert played.me.buildings["farm"] == 1
        assert sum(played.me.resources.values()) == 0

    def test_no_tapestry_on_maker_of_fire_in_turn_1(self):
        state = with_player(a_table(era=0), hand=("academia",))

        played = play(state, TakeIncome())

        assert played.state.phase is Phase.INCOME_GAIN

    def test_no_tapestry_step_in_turn_5(self):
        state = with_player(a_table(era=4), hand=("academia",))

        played = play(state, TakeIncome())

        assert played.state.phase is not Phase.INCOME_TAPESTRY
        with pytest.raises(RuleBroken):
            PlayTapestry("academia").verify(played.state)

    def test_a_card_played_during_or_after_turn_5_goes_on_era_4(self):
        state = with_player(a_table(era=5), hand=("academia",), mat={"4": ("monarchy",)})

        played = gain(state, PLAY_OVER)

        assert played.me.mat == {"4": ("monarchy", "academia")}

    def test_a_card_played_in_step_1_goes_to_the_new_era(self):
        state = in_phase(with_player(a_table(era=3), hand=("academia",)), Phase.INCOME_POWERS)

        played = gain(state, PLAY_OVER)

        assert played.me.mat == {"3": ("academia",)}


class TestTracks:
    def test_landmark_then_benefits_then_bonus(self):
        state = with_tokens(with_resources(a_table(), worker=1, coin=1), science=3)
        state = with_techs(state, clocks=0)

        played = play(
            state, AdvanceOnTrack("science", ("worker", "coin")), {"p1.city.place_now": "8,8,0"}
        )

        kinds = [type(event).__name__ for event in played.events]
        assert kinds.index("LandmarkTaken") < kinds.index("PointsScored")
        assert kinds.index("LandmarkTaken") < kinds.index("TapestryGained")

    def test_the_resource_of_a_district_may_pay_the_bonus(self):
        """A building placed by the benefit fills the last plot of a district of Mountain."""
        middle = tuple((row, column) for row in (3, 4, 5) for column in (3, 4, 5))
        blocked = content.capital("mountain").blocked
        open_plots = [plot for plot in middle if plot not in blocked]
        state = with_capital(a_table(), placed=(Placed("forge", tuple(open_plots[1:])),))
        state = with_resources(with_tokens(state, technology=7), coin=3)
        row, column = open_plots[0]
        answers = {
            "p1.city.place": f"{row},{column},0",
            "p1.resource": "food",
            "p1.bonus": "yes",
            "p1.upgrade": "clocks",
        }
        state = with_techs(state, clocks=0)

        played = play(state, AdvanceOnTrack("technology", ("coin",) * 3), answers)

        assert played.me.techs == (Tech("clocks", 1),)
        assert sum(played.me.resources.values()) == 0

    def test_a_landmark_also_on_another_players_turn(self):
        state = with_tokens(a_table(turn="p2"), "p1", science=3)
        answers = {"p1.advance.track": "science", **placing_later()}

        played = gain(state, an_advance("science"), answers=answers)

        assert played.state.landmarks == {"apothecary": "p1"}

    def test_an_achievement_also_on_another_players_turn(self):
        state = with_tokens(a_table(turn="p2"), "p1", science=11)

        played = gain(state, an_advance("science"))

        assert played.points() == {"achievement": 10}

    def test_a_second_completed_track_scores_nothing(self):
        state = with_tokens(a_table(), science=11, military=11)
        first = gain(state, an_advance("science"))

        second = gain(first.state, an_advance("military"))

        assert second.points() == {}
        assert second.state.achievements["complete_track"] == ("p1",)

    def test_a_benefit_cannot_be_declined(self):
        state = with_resources(a_table(), food=1)

        played = play(state, AdvanceOnTrack("exploration", ("food",)))

        assert len(played.me.tiles) == 2
        assert not [key for key in played.questions if ".draw." not in key]


class TestBuildings:
    def test_a_full_capital_still_takes_a_building_beside_it(self):
        played = gain(full_capital(a_table()), a_gain("farm"))

        assert played.me.buildings["farm"] == 1
        assert [piece.cells for piece in played.me.capital.placed if piece.piece == "farm"] == [()]

    def test_a_building_waits_for_its_plot_and_is_not_kept_aside(self):
        played = gain(a_table(), a_gain("farm"), answers=placing_later())

        assert played.me.waiting == ("farm",)
        with pytest.raises(RuleBroken):
            PlacePiece("p1", "farm", "beside").verify(played.state)

    def test_a_landmark_already_taken_is_not_replaced(self):
        state = with_tokens(a_table(), "p2", science=3)
        answers = {"p1.city.place": "later"}
        mine = gain(with_tokens(state, science=3), an_advance("science"), answers=answers)

        theirs = gain(mine.state, an_advance("science"))

        assert theirs.state.landmarks == {"apothecary": "p1"}

    def test_no_building_of_the_kind_left_none_of_another(self):
        state = with_buildings(a_table(), farm=5)

        played = gain(state, a_gain("farm"))

        assert played.me.buildings["farm"] == 5
        assert sum(played.me.buildings.values()) == 5
        assert played.told_keys() == ["tapestry.told.no_building"]


class TestCards:
    def test_technocracy_on_top_is_judged_when_it_is_played(self):
        late = with_player(a_table(era=2), "p2", income_turns=2)
        late = with_player(late, hand=("technocracy",), mat={"2": ("academia",)})

        played = gain(late, PLAY_OVER)

        assert played.points() == {"tapestry": 3}

    def test_colonialism_takes_no_printed_territory(self):
        state = with_player(a_table(era=2), hand=("colonialism",), outposts=7)
        state = with_hex(state, "0,0", tile=PRINTED, tokens=(MapToken("p1"),))

        played = gain(state, PLAY_OVER)

        assert sum(played.me.resources.values()) == 0

    def test_revolution_takes_no_achievement_back(self):
        lying = (MapToken("p1", toppled=True), MapToken("p2"))
        state = with_hex(a_table(era=2), "1,-2", tile=PRINTED, tokens=lying)
        state = with_hex(state, "2,-1", tile=PRINTED, tokens=lying)
        state = with_player(state, hand=("revolution",), outposts=6)
        state = with_player(state, "p2", outposts=6)
        state = replace(state, achievements={"topple_two": ("p2",)})
        answers = {"p1.revolution": "stand", "p1.revolution.where": ("1,-2", "2,-1")}

        played = gain(state, PLAY_OVER, answers=answers)

        assert played.state.map["1,-2"].controller() == "p1"
        assert played.state.achievements["topple_two"][0] == "p2"

    def test_two_outposts_that_revolution_topples_are_the_achievement(self):
        """Rulebook, "Achievements": two opponent outposts that are toppled now."""
        lying = (MapToken("p1", toppled=True), MapToken("p2"))
        state = with_hex(a_table(era=2), "1,-2", tile=PRINTED, tokens=lying)
        state = with_hex(state, "2,-1", tile=PRINTED, tokens=lying)
        state = with_player(state, hand=("revolution",), outposts=6)
        state = with_player(state, "p2", outposts=6)
        answers = {"p1.revolution": "stand", "p1.revolution.where": ("1,-2", "2,-1")}

        played = gain(state, PLAY_OVER, answers=answers)

        assert played.points() == {"achievement": 10}

    def test_outposts_stood_up_before_do_not_count_as_toppled(self):
        lying = (MapToken("p1", toppled=True), MapToken("p2"))
        state = with_hex(a_table(era=2), "1,-2", tile=PRINTED, tokens=lying)
        assert achievements.toppled_by(state, "p2") == 1
        state = with_player(state, hand=("revolution",), outposts=7)
        state = with_player(state, "p2", outposts=7)
        answers = {"p1.revolution": "stand", "p1.revolution.where": ("1,-2",)}

        played = gain(state, PLAY_OVER, answers=answers)

        assert achievements.toppled_by(played.state, "p2") == 0

    def test_a_landmark_copied_is_not_stolen(self):
        state = replace(
            a_table(expansions=(Expansion.PLANS_AND_PLOYS,)), landmarks={"stadium": "p2"}
        )

        played = gain(state, Benefit(Verb.LANDMARK, landmark="stadium"))

        assert played.state.landmarks == {"stadium": "p2"}

    def test_dark_ages_with_the_arts_track_leaves_two_to_choose_from(self):
        state = with_player(a_table(era=2, expansions=ARTS), hand=("dark_ages",))
        state = with_tokens(state, exploration=2, science=2, military=2, technology=2, arts=2)
        answers = {
            "p1.dark_ages.back": ("exploration", "science", "military"),
            "p1.advance.track": "arts",
            "fact.footprint.clock_tower": "",
        }
        played = gain(state, PLAY_OVER, answers=answers)

        offered = {option.id for option in played.questions["p1.advance.track"].options}
        assert offered == {"technology", "arts"}
        assert played.state.space("p1", "arts") == 5


class TestOther:
    def test_discards_are_shuffled_into_a_new_deck(self):
        state = with_decks(a_table(), tapestry=Deck((), ("academia", "monarchy")))

        played = gain(state, a_gain("tapestry"))

        assert len(played.me.hand) == 1
        assert played.state.decks["tapestry"].discard == ()

    def test_with_nothing_left_nothing_is_drawn(self):
        state = with_decks(a_table(), tapestry=Deck())

        played = gain(state, a_gain("tapestry"))

        assert played.me.hand == ()
        assert played.told_keys() == ["tapestry.told.no_tapestry"]

    def test_losses_are_taken_at_the_end_of_the_first_income_turn(self):
        state = with_player(a_table(era=1), losses=("culture", "any_resource"))
        state = in_phase(state, Phase.INCOME_GAIN)

        played = play(state, TakeIncomeGains(), {"p1.pay": "coin+culture"})

        assert sum(played.me.resources.values()) == 2
        assert played.me.losses == ()
