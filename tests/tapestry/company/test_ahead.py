"""Where everything is told in company, a turn waits for no answer; what was filled in is shown."""

import pytest

from companion.core.answers import Given, Source
from companion.core.chance import DICE, Chance
from companion.core.filled import filled_in, open_entries
from companion.core.journal import MemoryJournal
from companion.core.question import Question
from companion.core.rerun import Rerun
from companion.core.session import Session
from companion.core.step import Sources, Step, Unanswered
from companion.errors import RuleBroken
from companion.games.tapestry.benefits import Benefit, Verb
from companion.games.tapestry.chance import OFFER
from companion.games.tapestry.company.commands_of_ahead import ConfirmFilled, FillAhead
from companion.games.tapestry.game import GAME
from companion.games.tapestry.income.commands import UsePowers
from companion.games.tapestry.land import conquering, conquest_dice
from companion.games.tapestry.options import Asking
from companion.games.tapestry.state import UNKNOWN, UNKNOWN_TILE, Phase
from companion.games.tapestry.tracks import science
from companion.games.tapestry.tracks.commands import AdvanceOnTrack
from companion.games.tapestry.tracks.view_foreseen import first_asked
from companion.games.tapestry.turn.commands import PassTurnTo
from companion.games.tapestry.turn.turn import Turn
from tests.tapestry.company.makers import a_company, take
from tests.tapestry.makers import (
    a_table,
    in_phase,
    with_civilization,
    with_player,
    with_resources,
    with_tokens,
)

INCOME = Phase.INCOME_POWERS


def at_the_table(people=3):
    """A first income turn counted, the rest told whole."""
    session = a_company(people)
    take(session, "income.p1")
    take(session, "turn.p1")
    take(session, "way.everything")
    session.use_app(OFFER, on=False)
    return session


def a_table_of_three(**changes):
    return with_resources(
        a_table(3, way="everything", **changes), coin=3, worker=2, food=5, culture=4
    )


def a_step(state, told=None, by_app=(DICE,)):
    return Step(state, Sources(told or {}, chance=Chance("1", 1), by_app=by_app, ahead=GAME.ahead))


class TestATurn:
    def test_waits_for_no_answer_and_says_what_it_took(self):
        session = at_the_table()
        entry = session.do(AdvanceOnTrack("technology"))

        assert session.pending is None
        assert session.state.turn == "p2"
        assert [one.question.key for one in filled_in(session, entry)] == [
            "p1.pay",
            "p1.invent.which",
        ]

    def test_takes_an_answer_afterwards_and_keeps_the_others(self):
        session = at_the_table()
        session.do(AdvanceOnTrack("technology"))
        session.differ({"p1.pay": "food"})
        answers = session.last.answers

        assert answers["p1.pay"].source is Source.SAID
        assert answers["p1.invent.which"].source is Source.FILLED
        assert session.state.turn == "p2"

    def test_is_the_same_when_it_is_opened_again(self):
        session = at_the_table()
        session.do(AdvanceOnTrack("technology"))
        again = Session.open(GAME, MemoryJournal(session.journal.lines))

        assert again.state == session.state
        assert [one.value for one in filled_in(again, again.last)] == [
            one.value for one in filled_in(session, session.last)
        ]

    def test_of_long_ago_is_looked_at_before_it_is_changed(self):
        session = at_the_table()
        first = session.do(AdvanceOnTrack("technology"))
        session.do(PassTurnTo("p1"))
        preview = session.preview_change(first.id, answers={"p1.pay": "worker"})

        assert isinstance(preview, Rerun)
        assert preview.whole

    def test_is_confirmed_with_all_before_it(self):
        session = at_the_table()
        session.do(AdvanceOnTrack("technology"))
        assert [one.label.key for one in open_entries(session.entries)]
        session.do(ConfirmFilled())

        assert not list(open_entries(session.entries))

    def test_asks_where_somebody_wants_to_be_asked(self):
        session = at_the_table()
        session.do(FillAhead(Asking.EVERYTHING))

        assert isinstance(session.do(AdvanceOnTrack("technology")), Question)
        with pytest.raises(RuleBroken):
            session.do(FillAhead(Asking.EVERYTHING))

    def test_asks_alone_and_among_people_of_before_unless_somebody_says_otherwise(self):
        assert not a_table(solo=True).fills_ahead
        assert not a_table(3).fills_ahead
        assert not a_company(3, way="counts").state.fills_ahead
        assert a_company(3, way="everything").state.fills_ahead


class TestWhatIsFilledIn:
    def test_gives_nothing_where_only_the_table_knows(self):
        """A tile that nobody named shows what nobody told."""
        state = with_player(a_table_of_three(), tiles=(UNKNOWN_TILE,))
        step = a_step(with_tokens(state, exploration=1))
        AdvanceOnTrack("exploration").carry_out(step)

        assert step.answers["p1.tile.benefit"].value == "unknown"
        assert step.answers["p1.explore.aligned"].value == 0

    def test_pays_with_what_is_plentiful_and_takes_what_is_scarce(self):
        step = a_step(a_table_of_three())
        AdvanceOnTrack("technology").carry_out(step)

        assert step.answers["p1.pay"].value == "food"

    def test_is_never_what_is_rolled_on_the_table(self):
        """Rulebook, "Science": the die says which track."""
        step = a_step(a_table_of_three(), by_app=())
        with pytest.raises(Unanswered) as stop:
            AdvanceOnTrack("science").carry_out(step)

        assert stop.value.question.kind == DICE

    def test_leaves_pieces_beside_the_capital_until_they_are_placed(self):
        step = a_step(with_tokens(a_table_of_three(), technology=2))
        AdvanceOnTrack("technology").carry_out(step)
        told = {"p1.or": step.questions["p1.or"].ids[1]}
        step = a_step(with_tokens(a_table_of_three(), technology=2), told)
        AdvanceOnTrack("technology").carry_out(step)

        assert step.state.players["p1"].waiting == ("market",)
        assert step.state.turn == "p2"


class TestConquest:
    def test_rolled_on_the_table_is_one_answer(self):
        """Rulebook, "Military": one die is gained; the other one need not be told."""
        step = self.conquered()

        assert [key for key in step.questions if "conquer" in key] == [
            "p1.conquer.hex",
            "p1.conquer.gained",
        ]

    def test_gives_nothing_until_somebody_tells_what_was_rolled(self):
        untold, told = self.conquered(), self.conquered("conquer_red:points_7")

        assert untold.answers["p1.conquer.gained"] == Given(UNKNOWN, Source.FILLED)
        assert untold.state.turn == "p2"
        assert told.state.players["p1"].score == untold.state.players["p1"].score + 7

    def test_with_both_dice_waits_for_each(self):
        state = a_table_of_three()
        step = a_step(in_phase(state, Phase.TURN), by_app=())
        conquest_dice.roll_dice(Turn(step, "p1"), both=True)

        assert {given.value for given in step.answers.values()} == {UNKNOWN}
        assert len(step.answers) == len(conquest_dice.DICE)

    @staticmethod
    def conquered(gained=""):
        """On a hex, and what was gained there if it is told."""
        state = a_table_of_three()
        place = conquering.open_to(Turn(a_step(state), "p1"))[0]
        told = {"p1.conquer.hex": place}
        if gained:
            told["p1.conquer.gained"] = gained
        step = a_step(state, told, by_app=())
        AdvanceOnTrack("military").carry_out(step)
        return step


class TestWhatIsRolledAndDrawnLater:
    def test_is_not_asked_after_the_first_die(self):
        """Rulebook, "Science", last space: four dice; a result nobody told moves nothing."""
        state = with_tokens(a_table_of_three(), science=11)
        step = a_step(state, {"p1.research.die": "military"}, by_app=())
        science.research_four(Turn(step, "p1"), Benefit(Verb.RESEARCH_FOUR, overflow=5), "", "")
        dice = [given for key, given in step.answers.items() if "research.die" in key]

        assert [one.value for one in dice] == ["military", UNKNOWN, UNKNOWN, UNKNOWN]
        assert step.state.space("p1", "military") == 1

    def test_of_an_income_turn_waits_as_well(self):
        """The Alchemists stop where nobody tells what came."""
        state = in_phase(with_civilization(a_table_of_three(era=2), "alchemists"), INCOME)
        step = a_step(state, by_app=())
        UsePowers().carry_out(step)

        assert step.answers["p1.research.die"] == Given(UNKNOWN, Source.FILLED)
        assert step.state.tracks["p1"] == state.tracks["p1"]

    @pytest.mark.parametrize("mat", ["gamblers", "genies", "treasure_hunters"])
    def test_of_a_mat_stays_without_a_name(self, mat):
        state = in_phase(with_civilization(a_table_of_three(era=2), mat), INCOME)
        step = a_step(state, by_app=())
        UsePowers().carry_out(step)

        assert step.state.phase is not INCOME

    def test_names_the_one_that_the_gamblers_kept(self):
        """Of three tapestries one "when played" is played."""
        state = in_phase(with_civilization(a_table_of_three(era=2), "gamblers"), INCOME)
        told = {"p1.draw.tapestry": "colonialism"}
        step = a_step(state, told, by_app=())
        UsePowers().carry_out(step)

        assert step.state.players["p1"].hand.count("colonialism") == 0
        assert "colonialism" in str(step.state.players["p1"].mat)


class TestForeseen:
    def test_is_what_an_advance_asks_first(self):
        state = a_table_of_three()
        question = first_asked(state, AdvanceOnTrack("military", ("coin",)), {})

        assert question.key == "p1.conquer.hex"

    def test_is_nothing_behind_a_roll_or_where_turns_wait(self):
        state = a_table_of_three()

        assert first_asked(state, AdvanceOnTrack("science", ("coin",)), {}, (DICE,)) is None
        assert first_asked(a_table(3), AdvanceOnTrack("military", ("coin",)), {}) is None


class TestIncome:
    def test_every_power_is_used_in_one_go(self):
        """Rulebook, income turn step 1: civilizations are used."""
        state = in_phase(with_civilization(a_table_of_three(era=2), "leaders"), Phase.INCOME_POWERS)
        step = a_step(state)
        UsePowers().verify(state)
        UsePowers().carry_out(step)

        assert step.state.phase is Phase.INCOME_TAPESTRY
        assert "p1.leaders" in step.answers
