"""Civilizations: what each mat does, with its amounts."""

from dataclasses import replace

import pytest

from companion.games.tapestry.capital import footprints, plots
from companion.games.tapestry.cards.events_of_tapestries import TapestryPlayed
from companion.games.tapestry.city import landmarks
from companion.games.tapestry.income.commands import UseCivilization
from companion.games.tapestry.player import Placed
from companion.games.tapestry.state import Deck, Phase
from companion.games.tapestry.tracks.commands import AdvanceOnTrack
from companion.games.tapestry.turn.turn import Turn
from tests.tapestry.makers import (
    a_gain,
    a_step,
    a_table,
    gain,
    in_phase,
    play,
    with_capital,
    with_civilization,
    with_hex,
    with_player,
    with_resources,
    with_techs,
    with_tokens,
)
from tests.tapestry.mats import LATER, at_the_end, dice, hooked, marks, used


class TestDice:
    def test_alchemists_advance_on_every_track_rolled_when_they_stop(self):
        answers = {"p1.research.die": "science", "p1.alchemists.again": "yes"}
        answers |= {"p1.research.die.2": "military", "p1.alchemists.again.2": "no"}
        done = used("alchemists", answers=answers)

        assert [done.state.space("p1", t) for t in ("science", "military")] == [1, 1]

    def test_alchemists_who_roll_a_track_again_gain_a_resource(self):
        answers = {"p1.research.die": "science", "p1.alchemists.again": "yes"}
        answers |= {"p1.research.die.2": "science", "p1.resource": "coin"}
        done = used("alchemists", answers=answers)

        assert done.me.resources["coin"] == 1
        assert done.state.space("p1", "science") == 0

    def test_alchemists_gain_5_for_an_advance_past_the_end(self):
        state = with_tokens(a_table(), science=12)
        answers = {"p1.research.die": "science", "p1.alchemists.again": "no"}

        assert used("alchemists", state, answers).points() == {"civilization": 5}

    def test_treasure_hunters_take_a_token_and_the_treasure_of_a_terrain(self):
        state = with_hex(a_table(), "2,1", tile=7)
        answers = {"p1.hunters.hex": "2,1", "p1.conquer.conquer_black": "food"}
        answers |= {"p1.conquer.conquer_black.2": "culture", "p1.conquer.die": "1"}
        done = used("treasure_hunters", state, answers)

        assert (done.me.resources["coin"], done.me.resources["culture"]) == (1, 1)
        assert done.state.map["2,1"].controller() == "p1"

    def test_celestials_replace_an_outpost_of_their_capital_at_once(self):
        """The outpost off and the token on are one event."""
        done = hooked("start", with_civilization(a_table(), "celestials"))
        (floats,) = (one for one in done.events if type(one).__name__ == "OutpostBecameFloating")

        acts = [(act.piece, act.source, act.target) for act in floats.acts(a_table())]
        assert acts == [
            ("outpost", "hex:2,0", "p1/outposts"),
            ("token", "supply", "hex:2,0"),
        ]

    def test_celestials_gain_both_dice(self):
        """Where the floating capital arrives, the territory's benefit too."""
        state = hooked("start", with_civilization(a_table(), "celestials")).state
        state = with_player(with_hex(state, "2,1", tile=4), civilizations=())
        answers = {"p1.celestials": "2,1", "p1.conquer.conquer_red": "points_7"}
        answers["p1.conquer.conquer_black"] = "territory"
        done = used("celestials", state, answers)

        assert done.points() == {"conquest": 7}
        assert done.me.resources["culture"] == 1
        assert [token.kind for token in done.state.map["2,1"].tokens] == ["floating"]
        assert (done.state.map["2,1"].controller(), done.me.outposts) == (None, 9)

    def test_celestials_float_to_explored_territories_beside(self):
        state = hooked("start", with_civilization(a_table(), "celestials")).state
        state = with_hex(state, "2,1", tile=7)
        done = used("celestials", state, {"p1.celestials": "none"})

        offered = [option.id for option in done.questions["p1.celestials"].options]
        explored = {key for key, here in done.state.map.items() if here.explored}
        assert "2,1" in offered
        assert set(offered) <= {"none", *explored}
        assert "-2,2" not in offered

    def test_celestials_may_stay(self):
        state = hooked("start", with_civilization(a_table(), "celestials")).state
        done = used("celestials", with_player(state, civilizations=()), {"p1.celestials": "none"})

        assert done.points() == {}

    def test_celestials_score_landmarks_inside_and_sticking_out(self):
        pieces = (Placed("forge", ((0, 0), (0, 1))), Placed("academy", ((8, 8), (9, 8))))
        state = with_capital(a_table(), placed=pieces)

        done = used("celestials", state, era=5)

        assert done.points() == {"civilization": 3}
        assert hooked("final", done.state).points() == {}

    def test_celestials_who_went_on_without_it_score_after_all(self):
        state = with_capital(a_table(), placed=(Placed("forge", ((0, 0), (0, 1))),))

        assert at_the_end("celestials", state).points() == {"civilization": 5}

    @pytest.mark.parametrize(("lies", "n"), [("inside", 5), ("over", -2), ("nowhere", 0)])
    def test_celestials_say_where_a_landmark_lies_that_nobody_placed(self, lies, n):
        state = with_capital(a_table(), placed=(Placed("bridge"), Placed("farm")))

        done = used("celestials", state, {"p1.celestials.lies": lies}, era=5)

        assert sum(done.points().values()) == n

    def test_celestials_place_first_what_waits(self):
        state = with_player(a_table(), waiting=("forge",))

        fits = plots.fitting(state.players["p1"].capital, "forge")
        where = next(key for key, laid in fits.items() if all(map(footprints.on_grid, laid)))

        done = used("celestials", state, {"p1.city.place_now": where}, era=5)

        assert done.points()["civilization"] == 5

    def test_celestials_gained_after_that_step_of_the_fifth_turn_score_nothing(self):
        state = with_civilization(with_player(a_table(), income_turns=5), "celestials")
        state = hooked("gained_later", in_phase(state, Phase.INCOME_UPGRADE)).state

        assert hooked("final", state).points() == {}

    def test_werefolk_gain_4_for_a_tile_they_do_not_explore(self):
        answers = {"p1.werefolk": "up"}

        assert used("werefolk", answers=answers).points() == {"civilization": 4}

    def test_werefolk_advance_when_the_tile_lands_face_down(self):
        answers = {"p1.werefolk": "down", "p1.advance.track": "exploration"}
        done = used("werefolk", answers=answers)

        assert done.state.space("p1", "exploration") == 1
        assert len(done.me.tiles) == 2


class TestWalks:
    def test_entertainers_walk_along_a_path(self):
        first = used("entertainers", answers={"p1.entertainers": "a1"})
        state = replace(first.state, this_turn=())
        second = play(state, UseCivilization("entertainers"), {"p1.entertainers": "b2"} | LATER)

        assert first.me.resources["worker"] == 1
        assert second.me.buildings["market"] == 1
        assert marks(second, "entertainers") == {"b2": 1}

    def test_the_end_of_an_advance_turn_is_one_of_their_moments(self):
        state = with_civilization(with_resources(a_table(), coin=1), "relentless", streak=1)

        done = play(state, AdvanceOnTrack("exploration", ("coin",)))

        assert done.points() == {"civilization": 1}

    def test_merrymakers_move_one_of_three_tokens_up(self):
        done = used("merrymakers", answers={"p1.merrymakers": "3.2"}, marks={"3": 1})

        assert done.points() == {"civilization": 10}

    def test_leaders_cover_a_leader_and_gain_its_track_without_the_bonus(self):
        state = with_tokens(with_resources(a_table(), coin=3), exploration=1)
        done = used("leaders", state, {"p1.leaders": "exploration"})

        assert done.state.space("p1", "exploration") == 2
        assert marks(done, "leaders") == {"exploration": 1}

    def test_faefolk_walk_as_far_as_they_have_visible_tapestries(self):
        state = with_player(a_table(), hand=("trap", "academia"))
        done = used("faefolk", state, {"p1.faefolk.card": "no"})

        assert done.me.resources["food"] == 1
        assert marks(done, "faefolk") == {"spot": 2}


class TestCounts:
    def test_chosen_gain_a_point_per_opponent_for_each_track_they_lead(self):
        state = with_tokens(a_table(people=3), "p2", science=2)

        assert used("chosen", state).points() == {"civilization": 6}

    def test_chosen_gain_a_resource_per_achievement(self):
        state = replace(a_table(), achievements={"topple_two": ("p1",)})

        assert used("chosen", state, {"p1.resource": "food"}).me.resources["food"] == 1

    def test_mystics_fix_four_numbers(self):
        names = ("tech_cards", "complete_districts", "controlled_territories", "completed_tracks")
        answers = {f"p1.mystics.{name}": 2 for name in names}
        done = hooked("start", with_civilization(a_table(), "mystics"), answers)

        assert marks(done, "mystics") == dict.fromkeys(names, 2)

    def test_mystics_gain_a_resource_when_a_number_is_reached(self):
        state = with_civilization(with_techs(a_table(), radio=0), "mystics", tech_cards=1)
        once = hooked("turn_ended", state, {"p1.resource": "coin"})
        twice = hooked("turn_ended", once.state)

        assert once.me.resources["coin"] == twice.me.resources["coin"] == 1

    def test_mystics_gain_before_the_bonus_of_the_same_turn(self):
        """Player aid: as soon as the number is reached. Gunpowder's bonus is paid with it."""
        state = with_civilization(a_table(), "mystics", controlled_territories=2)
        state = with_tokens(with_resources(state, coin=1, culture=1), military=5)
        answers = {
            "p1.conquer.hex": "1,1",
            **dice(),
            "p1.resource": "food",
            "p1.bonus": "yes",
            "p1.city.place_now": "8,8,0",
        }
        done = play(state, AdvanceOnTrack("military", ("coin", "culture")), answers)

        assert marks(done, "mystics")["paid.controlled_territories"] == 1
        assert done.me.buildings["armory"] == 1
        assert sum(done.me.resources.values()) == 0

    def test_mystics_gain_10_for_each_exact_number(self):
        state = with_techs(a_table(), radio=0)
        done = at_the_end("mystics", state, tech_cards=1, controlled_territories=1)

        assert done.points() == {"civilization": 20}

    def test_relentless_cash_their_streak_when_they_build_nothing(self):
        state = with_civilization(a_table(), "relentless", streak=2)
        done = hooked("turn_ended", state)

        assert done.points() == {"civilization": 3}
        assert len(done.me.hand) == 1

    def test_relentless_count_a_turn_with_a_building(self):
        built = gain(with_civilization(a_table(), "relentless"), a_gain("farm"), answers=LATER)
        done = hooked("turn_ended", built.state)

        assert marks(done, "relentless") == {"streak": 1}

    def test_advisors_gain_a_point_per_card_and_discard_to_four(self):
        state = with_player(a_table(), hand=("trap",) * 5)
        answers = {"p1.discard.tapestry": ("0",), "p1.resource": "coin"}
        done = used("advisors", state, answers)

        assert done.points() == {"civilization": 5}
        assert (len(done.me.hand), done.me.resources["coin"]) == (4, 1)

    def test_elder_ones_take_a_resource_or_two_tapestries(self):
        assert len(used("elder_ones", answers={"p1.elder_ones": "cards"}).me.hand) == 2

    def test_elder_ones_turn_tapestries_into_two_resources_each(self):
        state = with_player(a_table(), hand=("trap", "trap"))
        answers = {"p1.discard.tapestry": ("0",), "p1.resource": "coin", "p1.resource.2": "food"}
        done = used("elder_ones", state, answers, era=5)

        assert (done.me.resources["coin"], done.me.resources["food"]) == (1, 1)


class TestCards:
    def test_gamblers_play_one_of_three(self):
        state = replace(a_table(), decks={"tapestry": Deck(("academia", "trap", "monarchy"))})
        done = used("gamblers", state)

        assert done.points() == {"tapestry": 10}
        assert sorted(done.state.decks["tapestry"].discard) == ["academia", "monarchy"]

    def test_heralds_copy_a_visible_tapestry(self):
        state = TapestryPlayed("p2", "trap", 1, from_deck=True).apply(a_table())
        done = used("heralds", state, {"p1.heralds": "trap"})

        assert done.points() == {"tapestry": 10}
        assert marks(done, "heralds") == {"used": 1, "trap": 1}

    def test_recyclers_upgrade_once_more(self):
        done = used("recyclers", with_techs(a_table(), calendar=0), {"p1.recyclers": "up.calendar"})

        assert done.me.resources["culture"] == 1

    def test_recyclers_take_a_card_of_the_top_row_down_for_5(self):
        done = used("recyclers", with_techs(a_table(), radio=2), {"p1.recyclers": "down.radio"})

        assert done.points() == {"civilization": 5}
        assert done.me.techs[0].row == 0

    def test_psionics_gain_what_their_mat_shows_for_the_turn(self):
        state = replace(a_table(), decks={"tapestry": Deck(("academia", "trap"))})
        done = used("psionics", state, {"p1.draw.tapestry": "trap"}, era=3)

        assert done.me.hand == ("trap",)

    def test_illuminati_gain_6_for_each_die_left(self):
        done = used("illuminati", marks={"science": 1})

        assert done.points() == {"civilization": 12}
        assert marks(done, "illuminati") == {}

    def test_merfolk_gain_a_tapestry(self):
        assert len(used("merfolk").me.hand) == 1


class TestThings:
    def test_aliens_explore_a_space_tile_on_their_mat(self):
        state = with_player(a_table(), space_tiles=(13,))

        assert used("aliens", state, {"p1.aliens": "13"}).points() == {"space_tile": 13}

    def test_aliens_take_a_resource_instead(self):
        assert used("aliens", answers={"p1.resource": "coin"}).me.resources["coin"] == 1

    def test_inventors_upgrade_anybodys_card_and_share_its_benefit(self):
        state = with_techs(a_table(), "p2", calendar=0)
        done = used("inventors", state, {"p1.inventors": "calendar"})

        assert done.state.players["p2"].resources["culture"] == done.me.resources["culture"] == 1

    def test_historians_gain_their_open_squares_with_an_opponents_landmark(self):
        state = with_player(a_table(), tiles=(7,))
        answers = {"p1.historians": "p2", "p1.historians.square": "2"}
        given = used("historians", state, answers).state
        assert given.players["p1"].tiles == ()
        step = a_step(given, {"p2.city.place": "later"})
        landmarks.take(Turn(step, "p2"), "forge")

        assert step.state.players["p1"].resources["food"] == 1

    def test_genies_score_a_circle_and_gain_a_square_beside_it(self):
        state = with_player(a_table(), tiles=(7, 8))
        state = with_player(state, "p2", tiles=(9,))
        done = used("genies", state, {"p2.genies": "3", "p1.genies.square": "square_3"})

        assert (done.points(), done.points("p2")) == ({"civilization": 2}, {"civilization": 1})
        assert done.me.resources["culture"] == 1
        beside = [option.id for option in done.questions["p1.genies.square"].options]
        assert beside == ["square_2", "square_3"]
