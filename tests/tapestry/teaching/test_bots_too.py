"""What a taught card forbids binds the bots; a taught trap does to them what it says.

Automa rules, "Choosing a track", "Traps against the human".
"""

from dataclasses import replace

import pytest

from companion.games.tapestry.bots.decide.track import choose_track
from companion.games.tapestry.bots.events import bots_of
from companion.games.tapestry.land import conquering, exploring
from companion.games.tapestry.state import MapToken
from companion.games.tapestry.tracks import advance
from companion.games.tapestry.turn import effects
from companion.games.tapestry.turn.turn import Turn
from tests.tapestry.bots.makers import a_position, left_after, spaces
from tests.tapestry.bots.tables import HUMAN, a_table, bots_turn, keys, line_of, solo
from tests.tapestry.bots.test_traps import PLACE, scopes
from tests.tapestry.makers import a_step
from tests.tapestry.makers import a_table as of_people
from tests.tapestry.speaking import unsaid, words
from tests.tapestry.teaching.by_hand import teach
from tests.tapestry.teaching.test_vocabulary import in_force

BOXES = ("MM", "AA", "FF")
SCIENCE = "science"


def card(*said, name="Feast", box="aa"):
    return teach(of_people(expansions=BOXES), f"other_{box}", name, *said, "done").taught


def forbidding(*rule, **table):
    """The human's card of this era."""
    taught = card("this_era", "in_force", *rule)
    state = a_table(options=solo(expansions=BOXES), **table)
    me = replace(state.players[HUMAN], mat={"1": (taught.id,)})
    return replace(state, players={**state.players, HUMAN: me}, taught={taught.id: taught})


class TestOpponentsMayNot:
    @pytest.mark.parametrize("bot", ["automa", "shadow"])
    def test_a_closed_track_is_not_valid(self, bot):
        position = replace(a_position(left=6), closed=(SCIENCE,))

        choice = choose_track(position, bot)

        assert all(SCIENCE not in tracks for tracks in left_after(choice.whys, "R-track-1"))
        passed = [one for why in choice.whys for one in why.passed]
        assert "tapestry.bot.passed.closed" in [one.reason.key for one in passed]

    def test_where_every_track_is_closed_they_stay(self):
        entry = bots_turn(forbidding("opponents_no_advance", "any"), left=6, right=13)

        assert keys(entry).count("stay") == 2
        assert unsaid(tuple(one.text for one in entry.told)) == []

    @pytest.mark.parametrize("left", range(1, 8))
    def test_on_their_turn_they_go_up_another(self, left):
        entry = bots_turn(forbidding("opponents_no_advance", SCIENCE), left=left, right=13)

        moved = [one.track for one in entry.events if type(one).__name__ == "TokenMoved"]
        assert SCIENCE not in moved

    def test_nor_does_a_die_or_the_table_move_them(self):
        table = forbidding("opponents_no_advance", SCIENCE)

        entry = bots_turn(table, left=6, right=13, automa__track=SCIENCE)

        assert "closed" in keys(entry)
        assert entry.after.space("automa", SCIENCE) == 0

    @pytest.mark.parametrize(
        ("rule", "track", "said"),
        [
            ("opponents_no_conquer", "military", "conquer.forbidden"),
            ("opponents_no_explore", "exploration", "explore.forbidden"),
        ],
    )
    def test_neither_conquer_nor_explore(self, rule, track, said):
        answers = {"automa__track": track, "shadow__track": "none"}
        at = {"automa": spaces(exploration=1)}
        free = bots_turn(a_table(**at), left=6, right=13, **answers)
        entry = bots_turn(forbidding(rule, **at), left=6, right=13, **answers)

        assert said in keys(entry)
        assert said not in keys(free)
        assert entry.after.map == forbidding(rule).map

    @pytest.mark.parametrize("what", ["explore", "conquer", "invent", "upgrade"])
    def test_people_are_bound_too_and_the_owner_is_not(self, what):
        state = in_force(f"opponents_no_{what}", player="p2")

        assert effects.is_forbidden(state, "p1", f"no_{what}")
        assert not effects.is_forbidden(state, "p2", f"no_{what}")

    def test_what_people_may_not_do_is_said(self):
        state = in_force("opponents_no_conquer", player="p2")
        turn = Turn(a_step(state), "p1")

        assert conquering.open_to(turn) == ()
        exploring_card = in_force("opponents_no_explore", player="p2")
        step = a_step(exploring_card)
        exploring.explore(Turn(step, "p1"), exploring.Benefit(exploring.Verb.EXPLORE))
        assert [one.text.key for one in step.told] == ["tapestry.taught.forbidden.no_explore"]

    def test_a_track_that_is_closed_to_people(self):
        state = in_force("opponents_no_advance", SCIENCE, player="p2")

        assert (advance.is_open(state, "p1", SCIENCE), advance.is_open(state, "p2", SCIENCE)) == (
            False,
            True,
        )


class TestATaughtTrapOfAPerson:
    """R-conq-3: told by its name, and truly."""

    def conquers(self, *said):
        taught = card("trap", "sprung", *said, name="False Flag", box="mm")
        state = a_table(options=solo(expansions=BOXES), on_map={(-1, 2): HUMAN})
        me = replace(state.players[HUMAN], hand=(taught.id,), outposts=8)
        state = replace(
            state,
            players={**state.players, HUMAN: me},
            taught={taught.id: taught},
        )
        answers = {
            "automa__track": "military",
            "shadow__track": "none",
            "automa__conquer__trap": taught.id,
        }
        return bots_turn(state, left=6, right=5, **answers)

    def test_one_that_topples(self):
        entry = self.conquers("topple", "then", "sprung", "vp", 4)

        assert entry.after.map[PLACE].controller() == HUMAN
        assert "trap.sprung_by" in keys(entry)
        assert "False Flag: your outpost stays up" in self.text(entry)

    def test_one_that_does_not(self):
        entry = self.conquers("vp", 4)

        assert entry.after.map[PLACE].controller() == "automa"
        assert "trap.answered_by" in keys(entry)
        assert not {"trap.sprung", "trap.not_sprung"} & {*keys(entry)}
        assert "tapestry.bot.why.trap" not in self.whys(entry)

    def test_one_whose_condition_does_not_hold(self):
        entry = self.conquers("if", "at_least", "landmark", 2, "topple")

        assert entry.after.map[PLACE].controller() == "automa"

    def test_the_attacker_is_the_automa(self):
        entry = self.conquers("topple", "then", "sprung", "who", "attacker", "lose", "vp", 3)

        assert "tapestry.told.loses_nothing" in [line_of(one.text).key for one in entry.told]

    def text(self, entry):
        return "\n".join(words("en").text(line_of(one.text)) for one in entry.told)

    def whys(self, entry):
        return [why.text.key for one in entry.told for why in one.whys if why.text]


class TestATaughtTrapOfTheAutoma:
    """R-trap-1."""

    def conquered(self, *said, told=None):
        taught = card("trap", "sprung", *said, name="False Flag", box="mm")
        table = a_table(
            options=solo(expansions=BOXES),
            on_map={(-1, 2): "automa", (-1, 3): HUMAN},
            hand=1,
        )
        deck = replace(table.decks["tapestry"], cards=(taught.id,))
        table = replace(table, decks={**table.decks, "tapestry": deck}, taught={taught.id: taught})
        answers = {f"{HUMAN}.conquer.die": "conquer_red", **(told or {})}
        step = a_step(table, answers=answers, by_app=("dice", "cards"))
        conquering.take(Turn(step, HUMAN), PLACE, "")
        return step

    def test_topples_without_a_question(self):
        step = self.conquered("topple", "then", "sprung", "who", "attacker", "lose", "vp", 2)

        assert step.state.map[PLACE].tokens == (MapToken("automa"), MapToken(HUMAN, True))
        assert not [key for key in step.questions if "False" in key]
        assert "tapestry.told.loses_nothing" in [one.text.key for one in step.told]
        headings = [one.heading.key for one in scopes(step) if one.heading]
        assert "tapestry.bot.do.trap.automas" in headings

    def test_one_that_topples_nobody_does_the_rest(self):
        step = self.conquered("vp", 4)

        assert step.state.map[PLACE].controller() == HUMAN
        assert bots_of(step.state).score == 4

    def test_whether_its_condition_holds_is_asked(self):
        key = f"{HUMAN}.automa.taught.False_20_Flag"
        step = self.conquered("if", "at_least", "landmark", 2, "topple", told={key: "unknown"})

        assert step.state.map[PLACE].controller() == HUMAN
