"""What is easily a little wrong with the bots: names of hexes, what decided, what comes next."""

from dataclasses import replace

import pytest

from companion.core.message import Message
from companion.games.tapestry.bots.commands import SetUpBots, TakeBotsTurn
from companion.games.tapestry.bots.events import bots_of
from companion.games.tapestry.bots.invariants import check
from companion.games.tapestry.bots.state import Points
from companion.games.tapestry.bots.turn.acting import Acting
from companion.games.tapestry.bots.turn.era import FIRST
from companion.games.tapestry.bots.view import next_command
from companion.games.tapestry.land.board import board as board_of_side
from companion.games.tapestry.practice.game import Practice
from companion.games.tapestry.practice.play import as_guessed
from companion.games.tapestry.state import Phase
from tests.tapestry.bots.makers import BASE_TRACKS, spaces
from tests.tapestry.bots.tables import HUMAN, a_table, alone, bots_turn, solo
from tests.tapestry.bots.test_set_up import set_up
from tests.tapestry.bots.test_views import seen
from tests.tapestry.makers import a_step, with_civilization

MM = solo(expansions=("MM",))


class TestHexes:
    @pytest.mark.parametrize(
        ("at", "column", "row"),
        [((-3, 1), 1, 1), ((-3, 3), 1, 3), ((-2, 3), 2, 5), ((-1, 0), 3, 3), ((1, -2), 5, 2)],
    )
    def test_are_counted_from_one_from_the_left_and_from_the_top(self, at, column, row):
        expected = Message("tapestry.bot.place.hex", column=column, row=row)

        assert board_of_side().names[at] == expected


class TestLooking:
    def test_it_draws_and_records_nothing(self):
        """R-inc-1: the priorities are drawn first, and for themselves."""
        step = a_step(a_table(progress=(3, 4)))
        acting = Acting(step)
        with pytest.raises(AssertionError):
            acting.look()
        assert list(step.events) == []

        acting.draw_priority()
        recorded = list(step.events)
        acting.look()

        assert [type(event).__name__ for event in recorded] == ["ProgressShuffled"]
        assert list(step.events) == recorded


class TestWhatComesNext:
    def test_set_up_first_then_each_turn_of_theirs_and_nothing_else(self):
        table = a_table()

        assert next_command(Practice().begin(solo())) == SetUpBots()
        assert next_command(table) == TakeBotsTurn()
        assert next_command(replace(table, turn=HUMAN)) is None
        assert next_command(replace(table, phase=Phase.OVER)) is None
        assert next_command(replace(table, turn=HUMAN, phase=Phase.TURN)) is None


class TestTheSymbolThatDecided:
    """R-track-2: the Automa reads the right card from above, the Shadow from below.

    12: science, technology, heart, military, exploration;
    17: exploration, heart, technology, military, science.
    """

    @pytest.mark.parametrize(
        ("bot", "card", "favourite", "valid", "symbol"),
        [
            ("automa", 12, "military", ("science", "technology"), "track-science"),
            ("automa", 12, "military", ("military", "exploration"), "heart"),
            ("automa", 12, "exploration", ("military", "exploration"), "heart"),
            ("automa", 17, "exploration", ("technology", "science"), "track-technology"),
            ("shadow", 12, "science", ("science", "technology"), "heart"),
            ("shadow", 12, "military", ("military", "science"), "track-military"),
            ("shadow", 12, "exploration", ("technology", "science"), "track-technology"),
        ],
    )
    def test_is_the_first_on_the_bots_way(self, bot, card, favourite, valid, symbol):
        ended = spaces(**{one: 12 for one in BASE_TRACKS if one not in valid})
        other = "shadow" if bot == "automa" else "automa"
        hearts = {bot: favourite, other: next(one for one in BASE_TRACKS if one != favourite)}
        decks = {"deck": (6, card, 1, 2), "discard": (3, 4, 5, 7)}
        decks["progress"] = tuple(one for one in range(8, 23) if one != card)
        view, _ = seen(a_table(favourites=hearts, **{bot: ended}, **decks), left=6, right=card)

        assert [line.icon for line in view.pair[1].lines if bot in line.chosen_by] == [symbol]


class TestLandmarks:
    """R-space-1, R-duo-4."""

    def lines_of(self, options, bot, **answers):
        table = a_table(options=options, **{bot: spaces(exploration=3)})
        told = {f"{one}__track": "none" for one in ("automa", "shadow")}
        entry = bots_turn(table, **told | {f"{bot}__track": "exploration"} | answers)
        return [one for one in entry.told if one.icon == "landmark"]

    @pytest.mark.parametrize(
        ("options", "bot", "rule", "where"),
        [
            (solo(), "automa", "R-space-1", "mat"),
            (solo(), "shadow", "R-space-1", "mat"),
            (alone(), "shadow", "R-duo-4", "out"),
        ],
    )
    def test_the_line_says_where_it_goes_and_why(self, options, bot, rule, where):
        (line,) = self.lines_of(options, bot)

        (why,) = line.whys
        assert (why.rule, why.text.key) == (rule, f"tapestry.bot.why.landmark.{where}")

    def test_one_that_is_not_there_is_said_not_to_be(self):
        (line,) = self.lines_of(solo(), "automa", automa__landmark="no")

        assert line.text.key == "tapestry.bot.do.landmark.none"

    @pytest.mark.parametrize(
        ("options", "bot", "food"), [(solo(), "automa", 1), (alone(), "shadow", 0)]
    )
    def test_whoever_has_given_the_bot_a_token_notices_where_it_gains_one(self, options, bot, food):
        """The Historians; what leaves the game for the Shadow Empire is gained by nobody."""
        table = a_table(options=options, **{bot: spaces(exploration=3)})
        told = {f"{one}__track": "none" for one in ("automa", "shadow")}
        begun = with_civilization(table, "historians", **{bot: 1, "open.2": 1})
        done = bots_turn(begun, **told | {f"{bot}__track": "exploration"}).after
        before = table.players[HUMAN].resources

        assert done.players[HUMAN].resources["food"] - before["food"] == food


class TestSetUp:
    def test_asks_of_a_card_only_what_it_does_now(self):
        """The Equalizers do nothing before the first turn; of the Trailblazers it is asked."""
        assert "automa_civilization.equalizers" not in self.asked("equalizers")
        assert "automa_civilization.trailblazers" in self.asked("trailblazers")

    def asked(self, card):
        looked_up = []

        def facts(key):
            looked_up.append(key)
            return as_guessed(key)

        set_up(MM, facts=facts, setup__automa__civilization=card)
        return " ".join(looked_up)

    def test_the_hucksters_lay_three_items(self):
        session = set_up(MM, setup__automa__civilization="hucksters")

        assert len(bots_of(session.state).items) == 3


class TestInvariants:
    @pytest.mark.parametrize("points", [2, 3, 4])
    def test_a_bonus_of_an_era_is_one_of_three(self, points):
        check(a_table(points=(Points(2, FIRST, 1, points),)))

    @pytest.mark.parametrize("points", [1, 5])
    def test_any_other_cannot_be(self, points):
        with pytest.raises(AssertionError):
            check(a_table(points=(Points(2, FIRST, 1, points),)))

    @pytest.mark.parametrize("count", [0, 1, 2, 3])
    def test_two_tokens_at_most_share_a_hex(self, count):
        table = a_table(on_map={(0, 0): " ".join(["p1"] * count)})

        if count <= 2:
            check(table)
        else:
            with pytest.raises(AssertionError):
                check(table)
