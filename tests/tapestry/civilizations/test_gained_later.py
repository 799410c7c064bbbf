"""Civilizations that come in mid-game: what their mats give then."""

from dataclasses import replace
from typing import ClassVar

from companion.games.tapestry.city import landmarks
from companion.games.tapestry.civilizations import new_civilization
from companion.games.tapestry.player import Tech
from companion.games.tapestry.state import FLOATING, UNKNOWN, Deck, MapToken
from companion.games.tapestry.turn.turn import Turn
from tests.tapestry.makers import (
    Played,
    a_step,
    a_table,
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
