"""Nothing is chosen behind anybody's back: what a turn asks, and what can be said with the act."""

from contextlib import suppress

import pytest

from companion.core.answers import Given, Source
from companion.core.chance import CARDS, DICE, Chance
from companion.core.journal import MemoryJournal
from companion.core.session import Session
from companion.core.step import Sources, Step, Unanswered
from companion.games.tapestry.benefits import Benefit, Verb
from companion.games.tapestry.game import GAME
from companion.games.tapestry.income.commands import UseCivilization
from companion.games.tapestry.land import conquering
from companion.games.tapestry.offers.advancing import advancing
from companion.games.tapestry.options import Options
from companion.games.tapestry.state import UNKNOWN_TILE, Phase
from companion.games.tapestry.superseded import UsePowers
from companion.games.tapestry.tracks import science
from companion.games.tapestry.tracks.commands import AdvanceOnTrack
from companion.games.tapestry.tracks.view_advances import advances
from companion.games.tapestry.tracks.view_foreseen import endings, first_asked
from companion.games.tapestry.turn.turn import Turn
from tests.tapestry.makers import (
    a_table,
    in_phase,
    with_civilization,
    with_player,
    with_resources,
    with_tokens,
)


def alone(**changes):
    """Somebody against the bots."""
    state = a_table(solo=True, **changes)
    return with_resources(state, coin=8, worker=8, food=8, culture=8)


def a_step(state, told=None, by_app=(DICE, CARDS), recorded=None):
    return Step(state, Sources(told or {}, recorded or {}, chance=Chance("1", 1), by_app=by_app))


def asked_by(do, step):
    """The question at which it stops."""
    with pytest.raises(Unanswered) as stop:
        do(step)
    return stop.value.question


def paid(state, track):
    """An advance, paid in some way."""
    one = next(one for one in advances(state) if one.track == track)
    return one.paid(one.ways[0]).command()


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


class TestATurn:
    @pytest.mark.parametrize("people", ["alone", "three"])
    def test_asks_everybody_alike(self, people):
        state = alone() if people == "alone" else a_table(3, way="everything")
        state = with_resources(state, coin=3, worker=2, food=5, culture=4)

        asked = asked_by(AdvanceOnTrack("technology").carry_out, a_step(state))
        assert asked.key == "p1.pay"

    def test_asks_which_of_two_before_a_die_could_tell(self):
        """Science 6: research, or a house."""
        state = with_tokens(alone(), science=5)
        asked = asked_by(paid(state, "science").carry_out, a_step(state))

        assert asked.key == "p1.or"

    def test_a_bonus_that_nobody_spoke_of_is_asked(self):
        """It was let be without a word where it was not chosen with the advance."""
        state = with_tokens(alone(), military=1)
        one = next(one for one in advances(state) if one.asks_bonus)

        assert one.answers("p1", buys=None) == {}
        assert one.answers("p1", buys=False) == {"p1.bonus": "no"}
        assert one.answers("p1", buys=True) == {"p1.bonus": "yes"}

    def test_a_tile_that_nobody_named_is_not_worth_nothing(self):
        """Real cards: how many sides are aligned, and what it gives, is asked."""
        state = with_tokens(with_player(alone(), tiles=(UNKNOWN_TILE,)), exploration=1)
        told = {"p1.explore.hex": ends(state, "exploration")[0].on_map.ids[0]}

        sides = asked_by(paid(state, "exploration").carry_out, a_step(state, told))
        assert (sides.key, sides.guess) == ("p1.explore.aligned", None)
        told[sides.key] = 2
        gives = asked_by(paid(state, "exploration").carry_out, a_step(state, told))
        assert gives.key == "p1.tile.benefit"
        assert "unknown" not in gives.ids

    def test_a_piece_that_was_gained_is_placed_in_the_turn(self):
        state = with_tokens(alone(), science=2)
        asked = asked_by(paid(state, "science").carry_out, a_step(state, {"p1.or": "1"}))

        assert asked.key == "p1.city.place_now"


class TestTheForm:
    """What can be known before is chosen with the act: the terminal and plain pages fill it in."""

    def filled(self, state, track, **wanted):
        """The command, and what was asked for it."""
        offer, given = advancing(state, track), {}
        while question := offer.asks(given):
            given[question.key] = wanted.get(question.key, question.ids[0])
        return offer.command(given), list(given)

    def test_payment_and_which_of_two(self):
        state = with_tokens(alone(), science=2)
        command, asked = self.filled(state, "science", pay="food", gains="1")

        assert asked == ["pay", "gains"]
        assert command == AdvanceOnTrack("science", ("food",), gains="1")
        stop = asked_by(command.carry_out, a_step(state))
        assert stop.key == "p1.city.place_now"

    def test_the_bonus_bought_or_not(self):
        state = with_tokens(alone(), military=1)
        for bonus in ("yes", "no"):
            command, asked = self.filled(state, "military", bonus=bonus)
            step = a_step(state, {"p1.pay": "coin", "p1.resource": "coin"})
            with suppress(Unanswered):
                command.carry_out(step)

            assert asked[-1] == "bonus"
            assert step.answers["p1.bonus"] == Given(bonus, Source.SAID)

    def test_nothing_of_it_that_has_one_outcome(self):
        state = with_tokens(with_resources(alone(), coin=1), military=1)
        _, asked = self.filled(state, "military")

        assert asked == []

    def test_a_closed_track_says_why(self):
        state = with_tokens(alone(), military=12)

        assert advancing(state, "military").reason.key == "tapestry.broken.track_full"
        assert advancing(alone(), "military").reason is None

    def test_what_was_told_otherwise_goes_before(self):
        state = with_tokens(alone(), science=2)
        command = AdvanceOnTrack("science", ("coin",), gains="1")
        recorded = {"p1.or": Given("0", Source.SAID)}
        stop = asked_by(command.carry_out, a_step(state, recorded=recorded))

        assert stop.key == "p1.research.advance"


class TestRealDice:
    def test_what_was_kept_of_two_is_one_answer(self):
        state = alone()
        step = a_step(state, {"p1.conquer.hex": "0,0"}, by_app=(CARDS,))
        asked = asked_by(lambda one: conquering.take(Turn(one, "p1"), "0,0", ""), step)

        assert asked.key == "p1.conquer.gained"
        assert "unknown" not in asked.ids

    def test_a_game_of_before_that_told_both_is_read(self):
        state = alone()
        recorded = {
            "p1.conquer.conquer_red": Given("points_4", Source.SAID),
            "p1.conquer.conquer_black": Given("territory", Source.SAID),
        }
        asked = asked_by(
            lambda one: conquering.take(Turn(one, "p1"), "0,0", ""),
            a_step(state, by_app=(CARDS,), recorded=recorded),
        )

        assert asked.key == "p1.conquer.die"

    def test_each_of_four_is_told(self):
        state = with_tokens(alone(), science=11)
        step = a_step(state, {"p1.research.die": "military"}, by_app=(CARDS,))
        research = Benefit(Verb.RESEARCH_FOUR, overflow=5)
        asked = asked_by(lambda one: science.research_four(Turn(one, "p1"), research, "", ""), step)

        assert asked.key == "p1.research.advance"


class TestForeseen:
    def test_is_what_an_advance_asks_first(self):
        question = first_asked(alone(), AdvanceOnTrack("military", ("coin",)), {})

        assert question.key == "p1.conquer.hex"

    def test_is_nothing_behind_a_roll_of_the_app(self):
        state = alone()

        assert first_asked(state, AdvanceOnTrack("science", ("coin",)), {}, (DICE,)) is None


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


class TestAnIncomeTurn:
    def powers(self, *mats):
        state = in_phase(alone(era=2), Phase.INCOME_POWERS)
        for mat in mats:
            state = with_civilization(state, mat)
        return state

    def listed(self, state):
        return {one.id: one for one in GAME.offers(state) if one.group is not None}

    def test_nothing_uses_every_power_at_once(self):
        offers = self.listed(self.powers("leaders"))

        assert "powers" not in offers
        assert isinstance(offers["civilization.leaders"].command(), UseCivilization)

    def test_gold_is_the_power_and_not_to_go_on_without_it(self):
        offers = self.listed(self.powers("leaders"))

        assert [one.id for one in offers.values() if one.first] == ["civilization.leaders"]
        assert offers["next"].reason is None

    def test_which_leader_is_asked(self):
        step = a_step(self.powers("leaders"))
        asked = asked_by(UseCivilization("leaders", goes_on=True).carry_out, step)

        assert asked.key == "p1.leaders"

    def test_going_on_without_one_is_said(self):
        state = self.powers("leaders")
        asked = asked_by(self.listed(state)["next"].command().carry_out, a_step(state))

        assert asked.key == "p1.powers.skip"


class TestAGameOfBefore:
    def test_used_all_of_them_and_is_read(self):
        """What was filled in then stands."""
        state = in_phase(with_civilization(alone(era=2), "leaders"), Phase.INCOME_POWERS)
        step = a_step(state, recorded={"p1.leaders": Given("none", Source.FILLED)})
        UsePowers().carry_out(step)

        assert step.state.phase is not Phase.INCOME_POWERS
        assert step.answers["p1.leaders"].source is Source.FILLED

    def test_of_any_way_to_ask_is_opened_and_asks_everything(self):
        session = Session.begin(GAME, Options(), MemoryJournal())
        for asking in ("everything", "first", "nothing"):
            lines = [dict(line) for line in session.journal.lines]
            lines[0] = {"head": {**lines[0]["head"], "options": {"asking": asking}}}
            del lines[0]["head"]["options_version"]
            again = Session.open(GAME, MemoryJournal(lines))

            assert again.options == Options()

    def test_nobody_is_asked_how_much_a_turn_asks(self):
        keys = [one.question.key for one in GAME.settings(Options())]
        begun = Session.begin(GAME, Options(), MemoryJournal())

        assert "asking" not in keys
        assert not [one for one in begun.offers if one.id.startswith(("asking.", "ahead."))]
