"""Civilizations that come in mid-game: what their mats give then."""

from dataclasses import replace
from typing import ClassVar

import pytest

from companion.games.tapestry.city import landmarks
from companion.games.tapestry.city.events import BuildingsSwapped
from companion.games.tapestry.civilizations import new_civilization
from companion.games.tapestry.options import Expansion
from companion.games.tapestry.player import Placed, Tech
from companion.games.tapestry.state import FLOATING, UNKNOWN, Deck, MapToken
from companion.games.tapestry.turn.mats import power_of
from companion.games.tapestry.turn.turn import Turn
from tests.tapestry.makers import (
    Played,
    a_step,
    a_table,
    with_buildings,
    with_capital,
    with_civilization,
    with_hex,
    with_player,
    with_tokens,
)
from tests.tapestry.mats import hooked, marks


def joined(civilization, state=None, answers=None):
    """A civilization joins in mid-game."""
    step = a_step(state or a_table(), answers)
    new_civilization.join(Turn(step, "p1"), civilization)
    return Played(step.state, step.events, step.told, step.questions)


class TestAdvisorsComingLate:
    """Their mat: "may give the 3 starting cards to neighbours, 5 points each"."""

    DECK: ClassVar = {"tapestry": Deck(("academia", "trap", "monarchy", "socialism"))}

    def given(self, state, **said):
        state = with_player(replace(state, decks=self.DECK), hand=("tyranny",))
        return joined("advisors", state, {k.replace("__", "."): v for k, v in said.items()})

    def test_each_card_given_is_worth_five_points(self):
        said = {"p1.advisors.later": "trap", "p1.advisors.later.2": "monarchy"}
        done = self.given(a_table(), **said, **{"p1.advisors.later.3": "none"})

        assert done.state.players["p2"].hand == ("trap", "monarchy")
        assert done.me.hand == ("tyranny", "academia")
        assert done.points() == {"civilization": 10}

    def test_all_three_may_go_and_no_other(self):
        cards = {"p1.advisors.later": "trap", "p1.advisors.later.2": "monarchy"}
        done = self.given(a_table(), **cards, **{"p1.advisors.later.3": "academia"})

        assert done.me.hand == ("tyranny",)
        assert done.points() == {"civilization": 15}

    def test_only_neighbours_are_asked_of(self):
        said = {"p1.advisors.later": "trap", "p1.advisors.to": "p4", "p1.advisors.later.2": "none"}
        done = self.given(a_table(4), **said)

        assert {option.id for option in done.questions["p1.advisors.to"].options} == {"p2", "p4"}
        assert done.state.players["p4"].hand == ("trap",)

    def test_cards_nobody_named_are_given_all_the_same(self):
        said = {"p1.advisors.later": UNKNOWN, "p1.advisors.later.2": "none"}
        step = a_step(a_table(), said, by_app=())
        new_civilization.join(Turn(step, "p1"), "advisors")

        assert step.state.players["p2"].hand == (UNKNOWN,)


class TestDrawnAgain:
    """Islanders, Riverfolk: "may discard and redraw"; Urban Planners where no card is left."""

    def gaining(self, first, *, again, state=None):
        state = state or a_table()
        piles = {**state.decks, "civilization": Deck((first, "chosen", "craftsmen"))}
        step = a_step(replace(state, decks=piles), {"p1.civilization.again": again})
        new_civilization.gaining(Turn(step, "p1"))
        return Played(step.state, step.events, step.told, step.questions)

    @pytest.mark.parametrize("mat", ["riverfolk", "islanders"])
    def test_it_may_be_discarded_for_another(self, mat):
        done = self.gaining(mat, again="yes")

        assert [one.id for one in done.me.civilizations] == ["craftsmen"]
        assert done.state.decks["civilization"].discard == (mat,)

    @pytest.mark.parametrize("mat", ["riverfolk", "islanders"])
    def test_or_kept(self, mat):
        done = self.gaining(mat, again="no")

        assert [one.id for one in done.me.civilizations] == [mat]
        assert done.told == ()

    def test_others_are_not_asked_about(self):
        assert "p1.civilization.again" not in self.gaining("craftsmen", again="no").questions

    def test_urban_planners_where_no_landmark_card_is_left(self):
        none = replace(a_table(), decks={**a_table().decks, "landmark_card": Deck(())})
        done = self.gaining("urban_planners", again="yes", state=none)

        assert [one.id for one in done.me.civilizations] == ["craftsmen"]

    def test_urban_planners_with_a_card_take_it(self):
        arts = a_table(expansions=(Expansion.ARTS_AND_ARCHITECTURE,))
        step = a_step(arts, facts=lambda _: "several")
        new_civilization.join(Turn(step, "p1"), "urban_planners")

        assert len(step.state.players["p1"].more_landmark_cards) == 1
        assert not power_of(Turn(step, "p1"), "urban_planners").may_be_drawn_again()


class TestArchitectsComingLate:
    """Player aid: "échanger la position de 2 bâtiments (3 échanges max)"."""

    def built(self, **kept):
        laid = (
            Placed("farm", ((0, 0),)),
            Placed("house", ((4, 4),)),
            Placed("farm", ((8, 8),)),
            Placed("forge", ((6, 6), (6, 7))),
        )
        state = with_buildings(a_table(), farm=2, house=1)
        return with_capital(state, placed=laid, **kept)

    def test_two_income_buildings_change_places(self):
        done = joined(
            "architects",
            self.built(),
            {"p1.architects.swap": "0,0,0", "p1.architects.swap.2": "none"},
        )

        assert set(done.me.capital.placed) == {
            Placed("house", ((0, 0),)),
            Placed("farm", ((4, 4),)),
            Placed("farm", ((8, 8),)),
            Placed("forge", ((6, 6), (6, 7))),
        }

    def test_three_times_at_most_and_none_at_all(self):
        first = {"p1.architects.swap": "4,4,0", "p1.architects.with": "0,0,0"}
        more = {"p1.architects.swap.2": "0,0,0", "p1.architects.with.2": "8,8,0"}
        last = {"p1.architects.swap.3": "8,8,0", "p1.architects.with.3": "4,4,0"}
        done = joined("architects", self.built(), first | more | last)
        none = joined("architects", self.built(), {"p1.architects.swap": "none"})

        where = {one.cells[0]: one.piece for one in done.me.capital.placed}
        assert (where[0, 0], where[4, 4], where[8, 8]) == ("farm", "house", "farm")
        assert "p1.architects.swap.4" not in done.questions
        assert none.me.capital == self.built().players["p1"].capital

    def test_a_landmark_stays_and_two_of_a_kind_need_not(self):
        said = {"p1.architects.swap": "4,4,0", "p1.architects.with": "8,8,0"}
        done = joined("architects", self.built(), said | {"p1.architects.swap.2": "none"})

        assert done.questions["p1.architects.swap"].ids == ("none", "0,0,0", "4,4,0", "8,8,0")
        assert done.questions["p1.architects.with"].ids == ("0,0,0", "8,8,0")

    def test_hands_move_both(self):
        done = joined(
            "architects",
            self.built(),
            {"p1.architects.swap": "0,0,0", "p1.architects.swap.2": "none"},
        )
        swap = next(one for one in done.events if isinstance(one, BuildingsSwapped))

        acts = [(act.piece, act.source, act.target) for act in swap.acts(self.built())]
        assert acts == [
            ("farm", "p1/capital:0,0", "p1/capital:4,4"),
            ("house", "p1/capital:4,4", "p1/capital:0,0"),
        ]

    def test_with_one_kind_of_building_nothing_is_asked(self):
        state = with_capital(self.built(), placed=(Placed("farm", ((0, 0),)),))
        done = joined("architects", state)

        assert done.questions == {}

    def test_a_capital_kept_as_counts_is_told(self):
        done = joined("architects", a_table(grid=False))

        assert done.told_keys() == ["tapestry.name.civilization_later.architects"]


class TestIslandersComingLate:
    """ "If kept, place up to 4 of your tiles without benefit." """

    ANSWERS: ClassVar = {
        "p1.islanders.later": "islanders:N",
        "p1.explore.tile": "7",
        "p1.explore.rotation": "0",
        "p1.islanders.later.2": "islanders:S",
        "p1.explore.tile.2": "2",
        "p1.explore.rotation.2": "3",
    }

    def test_tiles_are_laid_and_give_nothing(self):
        state = with_player(a_table(), tiles=(2, 7, 8))
        done = joined("islanders", state, self.ANSWERS | {"p1.islanders.later.3": "none"})

        assert done.me.tiles == (8,)
        assert set(marks(done, "islanders")) == {"N", "S"}
        assert (done.points(), set(done.me.resources.values())) == ({}, {0})

    def test_four_at_most(self):
        state = with_player(a_table(), tiles=(2, 7, 8, 9, 10))
        sides = ("N", "NE", "SE", "S", "SW")
        said = {}
        for number, (side, tile) in enumerate(zip(sides, (2, 7, 8, 9, 10), strict=True), 1):
            met = "" if number == 1 else f".{number}"
            said[f"p1.islanders.later{met}"] = f"islanders:{side}"
            said[f"p1.explore.tile{met}"] = str(tile)
            said[f"p1.explore.rotation{met}"] = "0"
        done = joined("islanders", state, said)

        assert done.me.tiles == (10,)

    def test_without_a_tile_nothing_is_asked(self):
        assert joined("islanders").questions == {}


class TestComingLate:
    def test_futurists_jump_and_gain_one_of_each(self):
        done = joined("futurists")

        assert done.state.space("p1", "military") == 4
        assert set(done.me.resources.values()) == {1}

    def test_futurists_stop_on_the_last_space_which_completes_the_track(self):
        """ "Au-delà de la 12e case, rien ne se passe"; "rempli lorsqu'un pion s'y trouve"."""
        done = joined("futurists", with_tokens(a_table(), military=10, science=8))

        assert [done.state.space("p1", track) for track in ("military", "science")] == [12, 12]
        assert done.state.achievements == {"complete_track": ("p1",)}
        assert done.points() == {"achievement": 10}
        assert done.told_keys().count("tapestry.told.jump_ends") == 1

    def test_a_token_at_the_end_stays_there(self):
        done = joined("futurists", with_tokens(a_table(), military=12))

        assert done.state.space("p1", "military") == 12
        assert done.points() == {}

    def test_aliens_gain_four_space_tiles(self):
        assert len(joined("aliens").me.space_tiles) == 4

    def test_a_token_behind_one_that_has_arrived_goes_on(self):
        """No source says which of two moves: the furthest that is not on the last space."""
        state = a_table()
        tracks = {**state.tracks, "p1": {**state.tracks["p1"], "military": (5, 12)}}
        done = joined("futurists", replace(state, tracks=tracks))

        assert sorted(done.state.tracks["p1"]["military"]) == [9, 12]
        assert done.told_keys().count("tapestry.told.jump_furthest") == 1

    def test_of_two_on_their_way_the_one_ahead(self):
        state = a_table()
        tracks = {**state.tracks, "p1": {**state.tracks["p1"], "military": (2, 5)}}
        done = joined("futurists", replace(state, tracks=tracks))

        assert sorted(done.state.tracks["p1"]["military"]) == [2, 9]

    def test_advisors_gain_three_tapestries(self):
        done = joined("advisors", answers={"p1.advisors.later": "none"})

        assert len(done.me.hand) == 3
        assert done.points() == {}

    def test_recyclers_keep_one_technology_of_three(self):
        state = replace(a_table(), decks={"tech": Deck(("radio", "clocks", "paper", "compass"))})

        done = joined("recyclers", state, {"p1.keep": "paper"})

        assert done.me.techs == (Tech("paper"),)

    def test_illuminati_keep_one_tapestry_of_three(self):
        state = replace(a_table(), decks={"tapestry": Deck(("trap", "academia", "monarchy"))})

        assert joined("illuminati", state, {"p1.keep": "monarchy"}).me.hand == ("monarchy",)

    def test_historians_give_all_four_tokens_at_once(self):
        state = with_civilization(a_table(3), "historians")
        given = {f"p1.historians{n}": o for n, o in (("", "p2"), (".2", "p2"), (".3", "p3"))}

        done = hooked("gained_later", state, given | {"p1.historians.4": "p3"})
        step = a_step(done.state, {"p3.city.place": "later"})
        landmarks.take(Turn(step, "p3"), "forge")

        me = step.state.players["p1"]
        assert (me.score, me.resources["food"], me.resources["worker"]) == (6, 1, 1)

    def test_utilitarians_mark_landmarks_they_have(self):
        state = replace(a_table(), landmarks={"forge": "p1", "academy": "p1", "barracks": "p2"})
        state = with_civilization(state, "utilitarians")

        done = hooked("gained_later", state, {"p1.utilitarians.later": ("academy",)})

        assert marks(done, "utilitarians") == {"academy": 1}

    def test_celestials_replace_an_outpost_on_their_start(self):
        state = with_civilization(a_table(), "celestials")

        done = hooked("gained_later", state)

        kinds = [token.kind for token in done.state.map["2,0"].tokens]
        assert kinds == ["outpost", FLOATING]
        assert (done.me.outposts, done.state.map["2,0"].controller()) == (9, "p1")

    def test_of_two_owners_there_the_player_chooses(self):
        lying = (MapToken("p2"), MapToken("p1", toppled=True))
        state = with_hex(with_civilization(a_table(), "celestials"), "2,0", 0, lying)
        state = with_player(with_player(state, outposts=9), "p2", outposts=7)

        done = hooked("gained_later", state, {"p1.celestials.who": "p2"})

        assert done.state.players["p2"].outposts == 8
