"""Rulebook, "Remarks on the districts of advanced capital mats"."""

import pytest

from companion.errors import RuleBroken
from companion.games.tapestry.city.commands import CountCapital
from companion.games.tapestry.income.commands import TakeIncomeGains, TakeIncomePoints
from companion.games.tapestry.state import Phase
from tests.tapestry.makers import a_table, in_phase, play, with_capital, with_resources


class TestOwnDistricts:
    """ "Remarks on the districts of advanced mats": each mat pays its own way."""

    def table(self, mat, *done, **changes):
        state = with_capital(a_table(grid=False, **changes), mat=mat, districts=done)
        return with_resources(state)

    def test_savanna_pays_nothing_at_once(self):
        done = play(self.table("savanna"), CountCapital("p1", 0, 0, 2))

        assert sum(done.me.resources.values()) == 0
        assert done.told_keys() == ["tapestry.told.district_at_income"] * 2

    def test_savanna_pays_for_each_district_on_income_turns(self):
        state = self.table("savanna", "counted.1", "counted.2")
        state = in_phase(state, Phase.INCOME_GAIN)
        said = {"p1.resource": "culture", "p1.resource.2": "culture"}
        usual = play(in_phase(self.table("veil"), Phase.INCOME_GAIN), TakeIncomeGains())

        done = play(state, TakeIncomeGains(), said)

        assert done.me.resources["culture"] == usual.me.resources["culture"] + 2

    def test_also_on_the_fifth_which_has_no_income_step(self):
        state = self.table("savanna", "counted.1", era=5)
        done = play(
            in_phase(state, Phase.INCOME_POINTS), TakeIncomePoints(), {"p1.resource": "coin"}
        )

        assert done.me.resources["coin"] == 1

    @pytest.mark.parametrize("n", [1, 2])
    def test_polar_pays_one_or_two(self, n):
        said = {"p1.district.resources": n, "p1.resource": "coin", "p1.resource.2": "coin"}
        said = said if n == 2 else {k: v for k, v in said.items() if k != "p1.resource.2"}

        done = play(self.table("polar"), CountCapital("p1", 0, 0, 1), said)

        assert done.me.resources["coin"] == n

    def test_three_of_veils_eight_give_something_else(self):
        said = {"p1.district.kind": "odd"}
        done = play(self.table("veil"), CountCapital("p1", 0, 0, 1), said)
        assert sum(done.me.resources.values()) == 0
        assert done.told_keys() == ["tapestry.told.odd_district"]

        state = self.table("veil", "odd.1", "odd.2", "odd.3")
        after = play(state, CountCapital("p1", 0, 0, 1), {"p1.resource": "coin"})
        assert after.me.resources["coin"] == 1

    @pytest.mark.parametrize(
        ("mat", "number"),
        [("polar", 6), ("netherworld", 4), ("savanna", 6), ("city_in_a_bottle", 6), ("veil", 8)],
    )
    def test_each_has_so_many(self, mat, number):
        with pytest.raises(RuleBroken, match="districts"):
            CountCapital("p1", 0, 0, number + 1).verify(self.table(mat))

        CountCapital("p1", 0, 0, number).verify(self.table(mat))
