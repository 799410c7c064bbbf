"""Rulebook, "Creation", with the real cards: a masterpiece that nobody named, and its name later.

Rulebook, "Income turns", 1: every masterpiece is used, before the civilizations.
"""

from dataclasses import replace

import pytest

from companion.core.chance import DICE
from companion.errors import RuleBroken
from companion.games.tapestry import content
from companion.games.tapestry.benefits import Benefit, Verb
from companion.games.tapestry.correcting import facts
from companion.games.tapestry.correcting.naming import NameMasterpiece
from companion.games.tapestry.correcting.on_the_table import on_the_table
from companion.games.tapestry.correcting.set_value import SetValue
from companion.games.tapestry.income.commands import NextStep, UseMasterpiece
from companion.games.tapestry.income.view import income_view
from companion.games.tapestry.state import Phase
from tests.tapestry.makers import a_gain, gain, in_phase, play, with_player
from tests.tapestry.makers import a_table as any_table

NAMELESS = "unknown.1"
ONCE = next(card for card, one in content.masterpieces().items() if one.single_use)
ALWAYS = "masterpiece_19"


def a_table(**changes):
    """With the arts track."""
    return any_table(expansions=("AA",), **changes)


def at_income(**mine):
    """On an income turn with an unnamed masterpiece."""
    held = {"masterpieces": (NAMELESS,), **mine}
    return in_phase(with_player(a_table(era=2), **held), Phase.INCOME_POWERS)


def named(state, name, **answers):
    """Its owner says which it is."""
    return play(state, NameMasterpiece("p1", NAMELESS), {"p1.name": name, **answers})


class TestNotTold:
    def test_a_real_card_need_not_be_named(self):
        before = a_table()
        drawn = gain(
            before, a_gain("masterpiece"), answers={"p1.draw.masterpiece": NAMELESS}, by_app=(DICE,)
        )

        assert drawn.me.masterpieces == (NAMELESS,)
        assert drawn.state.remaining("masterpiece") == before.remaining("masterpiece") - 1

    def test_the_next_one_is_another(self):
        state = with_player(a_table(), "p2", masterpieces=(NAMELESS,))
        told = {"p1.draw.masterpiece": "unknown.2"}

        assert gain(state, a_gain("masterpiece"), answers=told, by_app=(DICE,)).me.masterpieces

    def test_people_carry_out_what_it_says(self):
        done = play(at_income(), UseMasterpiece(NAMELESS))

        assert [line.text.key for line in done.told] == ["tapestry.told.masterpiece"]
        assert done.me.used_masterpieces == ()
        with pytest.raises(RuleBroken):
            UseMasterpiece(NAMELESS).verify(done.state)

    def test_it_is_used_before_the_turn_goes_on(self):
        with pytest.raises(RuleBroken):
            NextStep().verify(at_income())

    def test_it_can_be_broadcast(self):
        state = with_player(a_table(), masterpieces=(NAMELESS,))
        done = gain(state, Benefit(Verb.BROADCAST))

        assert [line.text.key for line in done.told] == ["tapestry.told.masterpiece"]

    def test_it_stays_when_others_are_corrected(self):
        done = play(at_income(), SetValue(facts.Masterpieces("p1", (NAMELESS, ALWAYS))))

        assert done.me.masterpieces == (NAMELESS, ALWAYS)


class TestNamedLater:
    def test_it_is_that_card_from_there_on(self):
        done = named(at_income(), ALWAYS)

        assert done.me.masterpieces == (ALWAYS,)
        assert ALWAYS not in done.state.decks["masterpiece"].cards
        assert done.state.remaining("masterpiece") == at_income().remaining("masterpiece")
        UseMasterpiece(ALWAYS).verify(done.state)

    def test_but_is_not_used_twice(self):
        used = play(at_income(), UseMasterpiece(NAMELESS)).state

        with pytest.raises(RuleBroken):
            UseMasterpiece(ALWAYS).verify(named(used, ALWAYS).state)

    @pytest.mark.parametrize(("said", "over"), [("yes", (ONCE,)), ("no", ())])
    def test_one_for_once_may_have_been_used_already(self, said, over):
        done = named(at_income(), ONCE, **{"p1.name.turned": said})

        assert done.me.used_masterpieces == over

    def test_is_offered_where_it_is_used_and_where_it_lies(self):
        state = at_income()
        wanted = NameMasterpiece("p1", NAMELESS)

        assert wanted in [one.command({}) for one in income_view(state).rows]
        lying = next(one for one in on_the_table(state) if one.key == "p1.masterpiece")
        assert wanted in [one.command({}) for one in lying.right()]

    def test_only_an_unnamed_one_is_named(self):
        with pytest.raises(RuleBroken):
            NameMasterpiece("p1", ALWAYS).verify(at_income(masterpieces=(ALWAYS,)))

    def test_nothing_is_named_when_every_card_is_known(self):
        state = at_income()
        pile = replace(state.decks["masterpiece"], cards=())

        with pytest.raises(RuleBroken):
            NameMasterpiece("p1", NAMELESS).verify(
                replace(state, decks={**state.decks, "masterpiece": pile})
            )
