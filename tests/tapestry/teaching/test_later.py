"""What can be put off: a capital's plots, an Automa civilization; whatever looks at it asks."""

import pytest

from companion.core.question import Question
from companion.core.step import Unanswered
from companion.games.tapestry.bots.events import AutomaScored
from companion.games.tapestry.bots.turn.acting import Acting
from companion.games.tapestry.bots.turn.civilization import civilization_step
from companion.games.tapestry.capital import plots
from companion.games.tapestry.city import counted
from companion.games.tapestry.options import Expansion, Options
from companion.games.tapestry.player import Placed
from companion.games.tapestry.setup.begin import begin
from companion.games.tapestry.setup.capitals import KeepCapital
from companion.games.tapestry.setup.events import CapitalsDealt
from companion.games.tapestry.turn.turn import Turn
from tests.tapestry.bots import tables
from tests.tapestry.makers import a_step, with_capital
from tests.tapestry.test_house_facts import EMPTY_MAT

ARTS = (Expansion.ARTS_AND_ARCHITECTURE,)


class TestAGrid:
    def kept(self, said, facts=None):
        state = begin(Options(expansions=ARTS, teaches=True))
        state = CapitalsDealt("p1", ("mountain", "forest", "canyon")).apply(state)
        step = a_step(state, said, facts=(facts or {}).get)
        KeepCapital("p1", "canyon").carry_out(step)
        return step

    def test_its_owner_draws_it_and_it_is_kept(self):
        drawn = {"fact.grid.canyon": EMPTY_MAT, "fact.overhang.canyon": "yes"}

        step = self.kept({"teach.grid.canyon": "now", **drawn})

        assert plots.has_grid(step.state.players["p1"].capital)
        assert step.learned({})["grid.canyon"] == EMPTY_MAT

    def test_put_off_it_is_counted_and_its_lines_are_asked(self):
        step = self.kept({"teach.grid.canyon": "later"})
        capital = step.state.players["p1"].capital

        assert not plots.has_grid(capital)
        assert "grid.canyon" not in step.learned({})
        built = with_capital(step.state, placed=(Placed("market", ()),))
        with pytest.raises(Unanswered, match="rows"):
            counted.lines(Turn(a_step(built), "p1"))

    def test_it_is_asked_once(self):
        known = {"grid.canyon": EMPTY_MAT, "overhang.canyon": "yes"}

        assert plots.has_grid(self.kept({}, known).state.players["p1"].capital)


class TestAnAutomaCivilization:
    ASKED = "fact.automa_civilization.iconoclasts"
    SAYS = "automa.civilization.says.iconoclasts"
    POINTS = "automa.civilization.points"

    def step(self, said=None, card="iconoclasts", facts=None, named=""):
        options = tables.solo(expansions=("MM",), teaches=True)
        table = tables.a_table(options=options, civilization=card, named=named)
        step = a_step(table, said, facts=(facts or {}).get)
        try:
            civilization_step(Acting(step), 3)
        except Unanswered as stop:
            return stop.question
        return step

    def scored(self, step):
        return [one.counted for one in step.events if isinstance(one, AutomaScored)]

    def test_whether_ours_is_right_is_asked_and_can_be_put_off(self):
        question = self.step()

        assert isinstance(question, Question)
        assert question.ids == ("yes", "no", "later")

    def test_put_off_it_is_done_by_hand_and_asked_again_the_next_time(self):
        step = self.step({self.ASKED: "later", self.SAYS: "later", self.POINTS: 4})

        assert self.scored(step) == [4]
        assert step.learned({}) == {}

    def test_its_points_are_never_none_in_silence(self):
        assert self.step({self.ASKED: "later", self.SAYS: "later"}).key == self.POINTS

    def test_its_owner_says_what_it_does_and_it_is_told_from_then_on(self):
        said = {self.ASKED: "no", self.SAYS: "now", f"{self.SAYS}.said": "3 VP for each tile"}

        step = self.step({**said, self.POINTS: 6})
        kept = step.learned({})
        again = self.step({self.POINTS: 3}, facts=kept)

        assert kept["automa_says.iconoclasts"] == "3 VP for each tile"
        assert self.scored(again) == [3]

    def test_its_words_are_told(self):
        key = "automa.civilization.says.own.Bakers"
        said = {key: "now", f"{key}.said": "3 VP for each tile", self.POINTS: 6}
        entry = tables.income(
            3,
            options=tables.solo(expansions=("MM",), teaches=True),
            civilization="own",
            named="Bakers",
            answers=said,
        )

        heard = [line.text.params.get("text") for line in entry.told]
        assert "3 VP for each tile" in heard

    def test_one_that_the_app_does_not_know_is_taught_by_its_name(self):
        assert self.step(card="own", named="Bakers").key == "automa.civilization.says.own.Bakers"
