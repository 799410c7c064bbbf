"""Automa rules, "Conquering", "Exploring" and "Traps": what comes to lie on the board."""

from dataclasses import replace

import pytest

from companion.core.answers import Source
from companion.core.kinds import Kinds
from companion.games.tapestry.bots.commands import TakeBotsTurn
from companion.games.tapestry.bots.decide.conquest import choose_conquest
from companion.games.tapestry.bots.events import bots_of
from companion.games.tapestry.bots.look import position_of
from companion.games.tapestry.bots.turn.achieve import human_outposts_toppled
from companion.games.tapestry.change import player_with
from companion.games.tapestry.game import GAME
from companion.games.tapestry.options import Expansion
from companion.games.tapestry.practice.play import as_guessed
from companion.games.tapestry.state import MapToken
from companion.games.tapestry.teaching.checking import as_text
from companion.games.tapestry.teaching.kept import PREFIX
from tests.tapestry.bots.makers import MILITARY, NO_ICON, spaces
from tests.tapestry.bots.tables import (
    HUMAN,
    a_session,
    a_table,
    bots_turn,
    keys,
    lines,
    solo,
    told,
)
from tests.tapestry.makers import with_civilization
from tests.tapestry.teaching.by_hand import teach

ICON = 1
"""Its right half shows the toppled outpost, and it is in the first deck."""
QUIET = {"favourites": {"automa": "technology", "shadow": "technology"}}
STANDING, LYING = MapToken("automa"), MapToken("automa", toppled=True)


ASKED = "automa.conquer.trap"
TRAP = {"automa__conquer__trap": "yes", f"{HUMAN}__resource": "food"}


def conquers(*, right=NO_ICON, answers=None, hand_of_human=(), outposts_of_human=8, **table):
    """The Automa goes to military 1 on this table, the Shadow stays."""
    start = a_table(**QUIET, **table)
    me = replace(start.players[HUMAN], hand=hand_of_human, outposts=outposts_of_human)
    start = replace(start, players={**start.players, HUMAN: me})
    stays = {"automa__track": MILITARY, "shadow__track": "none"}
    return bots_turn(start, left=6, right=right, **(stays | (answers or {})))


class TestOpponentOnTheTable:
    """R-conq-3."""

    def test_its_outpost_stands_and_the_humans_lies(self):
        entry = conquers(on_map={(-1, 2): HUMAN})

        assert entry.after.map["-1,2"].tokens == (MapToken(HUMAN, True), STANDING)
        assert bots_of(entry.after).outposts_left["automa"] == 6

    def test_a_trap_topples_the_automas_instead(self):
        entry = conquers(on_map={(-1, 2): HUMAN}, answers=TRAP)

        assert entry.after.map["-1,2"].tokens == (MapToken(HUMAN), LYING)
        assert entry.after.map["-1,2"].controller() == HUMAN
        assert "trap.sprung" in keys(entry)

    def test_the_trap_leaves_the_hand_and_brings_a_resource(self):
        """Rulebook, "Response cards": as against anybody else."""
        entry = conquers(
            hand_of_human=("trap", "tyranny"),
            on_map={(-1, 2): HUMAN},
            answers=TRAP,
        )

        me = entry.after.players[HUMAN]
        assert me.hand == ("tyranny",)
        assert me.resources["food"] == entry.before.players[HUMAN].resources["food"] + 1

    def test_another_response_of_the_boxes_does_the_same(self):
        """Rulebook, "Response cards": Gremlins, of Fantasies & Futures; no resource comes."""
        entry = conquers(
            hand_of_human=("gremlins",),
            options=solo(expansions=("FF",)),
            on_map={(-1, 2): HUMAN},
            answers={"automa__conquer__trap": "gremlins"},
        )

        me = entry.after.players[HUMAN]
        assert entry.after.map["-1,2"].controller() == HUMAN
        assert (me.hand, sum(me.resources.values())) == ((), 0)

    def test_it_may_be_the_second_outpost_the_human_has_toppled(self):
        entry = conquers(
            on_map={(-1, 2): HUMAN, (1, 1): f"{HUMAN} automa/"},
            answers=TRAP,
        )

        assert entry.after.achievements["topple_two"] == (HUMAN,)
        assert entry.after.players[HUMAN].score == 10

    @pytest.mark.parametrize(
        ("what", "tokens", "outposts"),
        [
            ("toppled", (MapToken(HUMAN), LYING), 7),
            ("as_usual", (MapToken(HUMAN, True), STANDING), 7),
            ("left", (STANDING,), 8),
        ],
    )
    @pytest.mark.parametrize("card", ["retreat", "surrender"])
    def test_what_a_card_without_known_words_does_is_asked(self, card, what, tokens, outposts):
        """Rulebook, FAQ: "La carte Battre en retraite … en riposte à une conquête"."""
        answered = {"automa__conquer__trap": card, f"{HUMAN}__answered": what}
        entry = conquers(
            options=solo(expansions=(Expansion.PLANS_AND_PLOYS,)),
            hand_of_human=(card, "tyranny"),
            outposts_of_human=7,
            on_map={(-1, 2): HUMAN},
            answers=answered,
        )

        assert entry.after.map["-1,2"].tokens == tokens
        assert entry.after.players[HUMAN].hand == ("tyranny",)
        assert entry.after.players[HUMAN].outposts == outposts

    def test_the_human_is_asked_for_the_trap_that_may_be_in_hand(self):
        """Whose outpost lies is told after it."""
        start = a_table(**QUIET, on_map={(-1, 2): HUMAN})
        start = player_with(start, HUMAN, hand=("unknown",))
        session = a_session(start)
        stays = {"automa.track": MILITARY, "shadow.track": "none"}
        asked = session.do(TakeBotsTurn(6, NO_ICON), stays)

        assert (asked.key, asked.ids, asked.places) == (ASKED, ("no", "yes"), ("hex:-1,2",))
        assert session.pending.state.map["-1,2"].tokens == (MapToken(HUMAN), STANDING)
        session.answer("no")
        assert keys(session.last)[-3:-1] == ["trap.not_sprung", "tapestry.hands.turn_toppled"]

    def test_not_with_nothing_in_hand(self):
        entry = conquers(on_map={(-1, 2): HUMAN})

        assert not [key for key in keys(entry) if key.startswith("trap.")]
        assert entry.answers[ASKED].source is Source.RULE

    def test_not_where_every_trap_was_seen(self):
        named = conquers(on_map={(-1, 2): HUMAN}, hand_of_human=("tyranny",))

        assert named.answers[ASKED].source is Source.RULE

    def test_a_game_of_before_keeps_that_there_was_none(self):
        """It was called to mind and not asked; done again, it stays so."""
        kept = Kinds(GAME).command(["TakeBotsTurn", 1, {"left": 6, "right": NO_ICON}])
        start = a_table(**QUIET, on_map={(-1, 2): HUMAN})
        start = player_with(start, HUMAN, hand=("unknown",))
        entry = a_session(start).do(kept, {"automa.track": MILITARY, "shadow.track": "none"})

        assert entry.answers[ASKED].source is Source.RULE
        assert "trap.may" in keys(entry)
        assert entry.after.map["-1,2"].tokens == (MapToken(HUMAN, True), STANDING)

    def test_no_shadow_outpost_comes_along(self):
        entry = conquers(right=ICON, on_map={(-1, 2): HUMAN})

        assert not told(entry, "automa.conquer.shadow")


class TestNeutralOnTheTable:
    """R-conq-6."""

    def test_an_empty_hex_gets_a_tile_and_a_standing_outpost(self):
        entry = conquers()

        place = told(entry, "automa.conquer")[0].places[0].removeprefix("hex:")
        assert not entry.before.map[place].explored
        assert entry.after.map[place].explored
        assert entry.after.map[place].tokens == (STANDING,)

    def test_with_the_icon_a_toppled_shadow_outpost_too(self):
        entry = conquers(right=ICON)

        place = told(entry, "automa.conquer")[0].places[0].removeprefix("hex:")
        assert entry.after.map[place].tokens == (STANDING, MapToken("shadow", True))
        assert bots_of(entry.after).outposts_left == {"automa": 6, "shadow": 8}

    def test_the_tile_may_be_named(self):
        entry = conquers(answers={"automa__tile": "22", "automa__tile__turned": 2})

        place = told(entry, "automa.conquer")[0].places[0].removeprefix("hex:")
        assert (entry.after.map[place].tile, entry.after.map[place].rotation) == (22, 2)

    def test_another_hex_may_have_been_taken(self):
        entry = conquers(answers={"automa__conquer": "-1,2"})

        assert entry.after.map["-1,2"].tokens == (STANDING,)

    def test_or_none(self):
        entry = conquers(answers={"automa__conquer": "none"})

        assert entry.after.map == entry.before.map
        assert "conquer.none" in keys(entry)

    def test_the_shadows_may_have_been_forgotten(self):
        entry = conquers(right=ICON, answers={"automa__conquer__shadow": "no"})

        assert bots_of(entry.after).outposts_left == {"automa": 6, "shadow": 9}

    def test_none_on_a_full_hex_but_the_table_may_say_otherwise(self):
        """Ruling."""
        full = {"right": ICON, "on_map": {(-1, 2): f"{HUMAN}/"}}

        entry = conquers(**full, answers={"automa__conquer": "-1,2"})
        other = conquers(
            **full, answers={"automa__conquer": "-1,2", "automa__conquer__shadow": "yes"}
        )

        assert "shadow_outpost.none" in keys(entry)
        assert len(entry.after.map["-1,2"].tokens) == 2
        assert len(other.after.map["-1,2"].tokens) == 3

    def test_without_an_outpost_nothing_happens(self):
        entry = conquers(outposts_left={"automa": 0, "shadow": 9})

        assert "R-conq-0" in lines(entry)
        assert entry.after.map == entry.before.map


class TestNoDice:
    """R-conq-7."""

    def test_the_conquest_dice_are_never_rolled(self):
        entry = conquers(on_map={(-1, 2): HUMAN})

        assert not any("die" in one.icon for one in entry.told)
        assert not any("red" in key or "black" in key for key in entry.answers)


class TestAchievementsOnTheMap:
    """R-conq-8."""

    def test_the_island_when_conquered(self):
        entry = conquers(on_map={(-1, 1): "automa"})

        assert entry.after.map["0,0"].tokens == (STANDING,)
        assert entry.after.achievements["middle_island"] == ("automa",)
        assert bots_of(entry.after).score == 10

    def test_not_when_trapped(self):
        entry = conquers(on_map={(-1, 1): "automa", (0, 0): HUMAN}, answers=TRAP)

        assert entry.after.achievements == {}
        assert entry.after.map["0,0"].tokens == (MapToken(HUMAN), LYING)

    def test_two_toppled_human_outposts(self):
        entry = conquers(on_map={(-1, 2): HUMAN, (-2, 1): "p1/ automa"})

        assert entry.after.achievements["topple_two"] == ("automa",)

    def test_one_is_not_enough_and_the_shadows_do_not_count(self):
        entry = conquers(on_map={(-1, 2): HUMAN, (-2, 1): "shadow/ automa"})

        assert entry.after.achievements == {}

    def test_only_those_that_still_lie_under_it(self):
        table = a_table(on_map={(-2, 1): "p1/ automa", (1, 1): "p1/", (1, 0): "p1 automa/"})

        assert human_outposts_toppled(table) == 1

    def test_one_toppled_by_its_trap_counts_before_its_next_turn(self):
        table = a_table(on_map={(-2, 1): "p1/ automa", (-1, 2): "p1/ automa"}, **QUIET)

        entry = bots_turn(table)

        assert entry.after.achievements["topple_two"] == ("automa",)


class TestATrapTaughtInAnEarlierGame:
    def test_it_is_offered_among_real_cards(self):
        start = a_table(
            **QUIET, on_map={(-1, 2): HUMAN}, options=solo(expansions=(Expansion.PLANS_AND_PLOYS,))
        )
        start = player_with(start, HUMAN, hand=("unknown",))
        trap = ("trap", "sprung", "topple", "then", "sprung", "vp", 4, "done")
        said = teach(start, "other_mm", "False Flag", *trap).taught
        facts = {PREFIX + said.id: as_text(said), f"{PREFIX}*": (PREFIX + said.id,)}
        session = a_session(start, facts=lambda fact: facts.get(fact) or as_guessed(fact))
        stays = {"automa.track": MILITARY, "shadow.track": "none"}

        entry = session.do(TakeBotsTurn(6, NO_ICON), {**stays, ASKED: said.id})

        assert entry.after.map["-1,2"].controller() == HUMAN


class TestWhoMayTrap:
    """R-trap-2."""

    def test_not_after_the_own_fifth_income_turn(self):
        ended = {"human_finished": True, "human_income": 5, "hand_of_human": ("unknown",)}
        entry = conquers(on_map={(-1, 2): HUMAN}, **ended)

        assert "automa.conquer.trap" not in entry.answers
        assert entry.after.map["-1,2"].tokens == (MapToken(HUMAN, True), STANDING)

    def test_the_elder_ones_play_on_but_respond_no_more(self):
        start = a_table(**QUIET, on_map={(-1, 2): HUMAN}, human_income=5)
        start = player_with(with_civilization(start, "elder_ones"), HUMAN, hand=("unknown",))
        stays = {"automa__track": MILITARY, "shadow__track": "none"}

        entry = bots_turn(start, left=6, right=NO_ICON, **stays)

        assert ASKED not in entry.answers
        assert entry.after.map["-1,2"].controller() == "automa"

    def test_the_merfolk_respond_after_their_own_end(self):
        start = a_table(**QUIET, on_map={(-1, 2): HUMAN}, human_income=5)
        start = player_with(with_civilization(start, "merfolk"), HUMAN, hand=("unknown",))
        stays = {"automa__track": MILITARY, "shadow__track": "none"}

        entry = bots_turn(start, left=6, right=NO_ICON, **stays, **TRAP)

        assert entry.after.map["-1,2"].controller() == HUMAN


class TestFloatingCapital:
    """R-hex-4: the Celestials' capital is an item on its territory that controls nothing."""

    FLOATING = MapToken(HUMAN, kind="floating")

    def look(self, *tokens):
        table = a_table(tiles=((-1, 2),))
        here = replace(table.map["-1,2"], tokens=tokens)
        return position_of(replace(table, map={**table.map, "-1,2": here}), 6, ICON)

    def test_it_is_no_human_territory(self):
        position = self.look(self.FLOATING)

        assert (-1, 2) not in position.controlled("human")
        assert choose_conquest(position).procedure == "neutral"

    def test_it_fills_a_territory_with_an_outpost(self):
        position = self.look(self.FLOATING, MapToken(HUMAN))

        assert (-1, 2) in position.controlled("human")
        assert choose_conquest(position).hex != (-1, 2)

    def test_another_owners_leaves_the_control_with_the_outpost(self):
        assert (-1, 2) in self.look(self.FLOATING, MapToken("automa")).controlled("automa")


class TestExplorationOnTheTable:
    """R-expl-1."""

    def explores(self, **answers):
        table = a_table(automa=spaces(exploration=1), **QUIET)
        stays = {"automa__track": "exploration", "shadow__track": "none"}
        return bots_turn(table, left=6, right=5, **(stays | answers))

    def test_a_tile_and_nothing_else(self):
        entry = self.explores()

        laid = [key for key, here in entry.after.map.items() if here != entry.before.map[key]]
        assert laid == ["-3,2"]
        assert entry.after.map["-3,2"].tokens == ()

    @pytest.mark.parametrize("answer", ["none", "-2,3"])
    def test_it_may_differ(self, answer):
        entry = self.explores(automa__explore=answer)

        laid = [key for key, here in entry.after.map.items() if here != entry.before.map[key]]
        assert laid == ([] if answer == "none" else [answer])
