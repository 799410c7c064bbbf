"""How much a turn asks: everything, the choice that matters, nothing."""

from dataclasses import replace

import pytest

from companion.core.answers import Given, Source
from companion.core.chance import CARDS, DICE, Chance
from companion.core.journal import MemoryJournal
from companion.core.kinds import Kinds
from companion.core.message import Message
from companion.core.session import Session
from companion.core.step import Sources, Step, Unanswered
from companion.games.tapestry.company.commands_of_ahead import FillAhead
from companion.games.tapestry.company.events import AheadChanged
from companion.games.tapestry.game import GAME
from companion.games.tapestry.options import Asking, Options, Way
from companion.games.tapestry.setup.tables import as_new, at_table
from companion.games.tapestry.state import Phase
from companion.games.tapestry.tracks.commands import AdvanceOnTrack
from companion.games.tapestry.tracks.view_advances import advances
from companion.games.tapestry.tracks.view_foreseen import endings
from tests.tapestry.company.makers import a_company
from tests.tapestry.makers import a_table, in_phase, with_civilization, with_resources, with_tokens


def alone(**changes):
    """Somebody against the bots who is asked what matters."""
    state = a_table(solo=True, asking=Asking.FIRST, **changes)
    return with_resources(state, coin=9, worker=9, food=9, culture=9)


def a_step(state, told=None, by_app=(DICE, CARDS)):
    return Step(state, Sources(told or {}, chance=Chance("1", 1), by_app=by_app, ahead=GAME.ahead))


class Table:
    """As much of a session as looking ahead wants."""

    def __init__(self, state, by_app=(DICE, CARDS)):
        self.state, self.by_app = state, by_app
        self.around = Session.begin(GAME, Options(), MemoryJournal()).around


def ends(state, track, by_app=(DICE, CARDS)):
    """The rows in the place of the gold button."""
    one = next(one for one in advances(state) if one.track == track)
    found = endings(Table(state, by_app), one.paid(one.ways[0]), {})
    return found.rows if found else ()


def pay_for(state, track):
    return next(one.ways[0].pay for one in advances(state) if one.track == track)


class TestTheFirst:
    def test_is_asked_and_what_follows_is_filled_in(self):
        state = alone()
        with pytest.raises(Unanswered) as stop:
            AdvanceOnTrack("military", pay_for(state, "military")).carry_out(a_step(state))
        question = stop.value.question
        step = a_step(state, {question.key: question.ids[-1]})
        AdvanceOnTrack("military", pay_for(state, "military")).carry_out(step)

        assert question.key == "p1.conquer.hex"
        assert step.answers["p1.conquer.die"].source is Source.FILLED

    def test_is_not_asked_once_the_app_has_rolled(self):
        """Rulebook, "Science": the die says what can be chosen at all."""
        state = alone()
        question = _asked(state)
        rolled = {"p1.research.die": Given("military", Source.APP)}

        assert GAME.ahead(state, question, {}) is None
        assert GAME.ahead(state, question, rolled) in question.ids

    def test_is_the_hex_and_not_the_tile_that_is_laid_there(self):
        """Rulebook, "Exploration": a tile of the supply; it is changed by a touch afterwards."""
        state = with_tokens(alone(), exploration=1)
        state = replace(state, players={"p1": replace(state.players["p1"], tiles=(3, 7))})
        (row,) = ends(state, "exploration")

        assert row.on_map.key == "p1.explore.hex"

    def test_of_an_income_turn_is_filled_in(self):
        state = with_civilization(alone(era=2), "leaders")
        question = _asked(state)
        answer = GAME.ahead(in_phase(state, Phase.INCOME_POWERS), question, {})

        assert GAME.ahead(state, question, {}) is None
        assert answer in question.ids


def _asked(state):
    with pytest.raises(Unanswered) as stop:
        AdvanceOnTrack("military", pay_for(state, "military")).carry_out(a_step(state))
    return stop.value.question


class TestTheTouchThatMakesTheAdvance:
    def test_answers_which_of_two_and_where(self):
        """Military 3: conquer, or an armory; a hex that is lit says both."""
        rows = ends(with_tokens(alone(), military=2), "military")
        on_map = next(row for row in rows if row.on_map is not None)

        assert list(on_map.told) == ["p1.or"]
        assert on_map.on_map.key == "p1.conquer.hex"
        assert [len(row.told) for row in rows if row.on_map is None] == [1]

    def test_says_what_was_really_rolled(self):
        """Rulebook, "Science": a row for each track."""
        rows = ends(alone(), "science", by_app=(CARDS,))

        assert [row.options[-1].id for row in rows] == [
            "exploration",
            "science",
            "military",
            "technology",
        ]
        assert ends(alone(), "science") == ()

    def test_says_that_it_is_rolled_and_what(self):
        """Science 3: a die, or a house."""
        rows = ends(with_tokens(alone(), science=2), "science", by_app=(CARDS,))

        assert sorted(len(row.told) for row in rows) == [1, 2, 2, 2, 2]

    def test_waits_where_everything_is_asked_in_its_time(self):
        state = replace(alone(), asking=Asking.EVERYTHING)

        assert ends(state, "military") == ()


class TestANewGame:
    def test_asks_the_first_alone_and_nothing_in_company(self):
        assert as_new(Options()).asking is Asking.FIRST
        assert as_new(at_table(Options(), "duo")).asking is Asking.FIRST
        assert as_new(at_table(Options(), "3")).asking is Asking.NOTHING

    def test_remembers_what_was_chosen_until_the_table_is_another(self):
        chosen = replace(as_new(Options()), asking=Asking.EVERYTHING)

        assert as_new(chosen).asking is Asking.EVERYTHING
        assert as_new(at_table(chosen, "4")).asking is Asking.NOTHING

    def test_is_asked_about_it(self):
        setting = next(one for one in GAME.settings(Options()) if one.question.key == "asking")

        assert setting.question.guess == "first"
        assert setting.with_answer("nothing").asking is Asking.NOTHING

    def test_of_before_asks_as_it_did(self):
        assert not GAME.begin(Options()).fills_ahead
        assert a_company(3, way="everything").state.asks is Asking.NOTHING
        assert a_company(3, way="counts").state.asks is Asking.EVERYTHING


class TestAGameOnTheTable:
    def test_changes_how_much_it_asks(self):
        session = Session.begin(GAME, as_new(Options()), MemoryJournal())
        others = [one for one in session.offers if one.id.startswith("asking.")]
        session.do(others[0].command())

        assert [one.id for one in others] == ["asking.everything", "asking.nothing"]
        assert session.state.asks is Asking.EVERYTHING
        assert session.last.label == Message("tapestry.asking.did.everything")

    def test_of_before_reads_the_two_ways_it_knew(self):
        kinds = Kinds(GAME)
        command = kinds.command(["FillAhead", 1, {"on": False}])

        assert command == FillAhead(Asking.EVERYTHING)
        assert kinds.event(["AheadChanged", 1, {"on": True}]) == AheadChanged(Asking.NOTHING)

    def test_that_tells_counts_asks_nothing_less(self):
        state = replace(a_table(3, way="counts"), way=Way.COUNTS)

        assert state.asks is Asking.EVERYTHING
