"""Powers that look at what a tapestry is, at cards that no source has: the kind is asked, once.

Nothing is asked of nobody, told, or thrown away unread.
"""

from dataclasses import replace

import pytest

from companion.core.step import Unanswered
from companion.games.tapestry.cards import copying, tapestries
from companion.games.tapestry.civilizations.heralds import fits
from companion.games.tapestry.civilizations.merfolk import Merfolk
from companion.games.tapestry.standing import Enchanted
from companion.games.tapestry.state import Deck
from companion.games.tapestry.turn.mats import power_of
from companion.games.tapestry.turn.turn import Turn
from tests.tapestry.civilizations.test_civilizations import used
from tests.tapestry.makers import a_step, a_table, with_civilization, with_player
from tests.tapestry.teaching.by_hand import teach

BOXES = ("MM", "AA", "FF")
UNREAD = ("migration", "other_ff")
HAND = {"p1.enchanted": "no", "p1.reserve": "nothing", "p1.plots": "no", "p1.teach": "later"}
"""What is asked of a card that is done by hand."""
PLAYED = {"p1.kind": "when_played", **HAND}


def table(*mat, **more):
    state = a_table(expansions=BOXES, teaches=True, **more)
    return with_player(state, "p2", mat={"1": mat}) if mat else state


@pytest.mark.parametrize("card", UNREAD)
class TestOfACardThatNobodyRead:
    def test_heralds_ask_its_kind_and_copy_it(self, card):
        done = used("heralds", table(card), {**PLAYED, "p1.heralds": card})

        assert "p1.kind" in done.questions
        assert done.told_keys()

    def test_heralds_keep_no_other_kind(self, card):
        done = used("heralds", table(card), {"p1.kind": "trap"})

        assert "p1.heralds" not in done.questions

    def test_heralds_first_draw_asks_before_it_discards(self, card):
        with pytest.raises(Unanswered, match=r"p1\.kind"):
            fits(Turn(a_step(table()), "p1"), card)

    def test_gamblers_play_it(self, card):
        deck = Deck((card, "academia", "academia"))
        state = replace(table(), decks={**table().decks, "tapestry": deck})
        done = used("gamblers", state, PLAYED)

        laid = [one.card for one in done.events if type(one).__name__ == "TapestryPlayed"]
        assert laid == [card]

    def test_spies_are_offered_it(self, card):
        state = with_civilization(table(card), "spies")

        with pytest.raises(Unanswered, match=r"p1\.(kind|spies)"):
            power_of(Turn(a_step(state), "p1"), "spies").income()

    def test_espionage_copies_it(self, card):
        step = a_step(table(card), {**PLAYED, "p1.espionage": card})
        copying.copy(Turn(step, "p1"), "espionage")

        assert "p1.kind" in step.questions
        assert not [line for line in step.told if "nothing_to_copy" in line.text.key]

    def test_merfolk_may_play_it_after_the_fifth(self, card):
        state = with_player(table(), hand=(card,))
        step = a_step(with_civilization(state, "merfolk"), {"p1.merfolk": card})

        with pytest.raises(Unanswered, match=r"p1\.teach"):
            Merfolk(Turn(step, "p1")).spend_tapestries()


class TestOfACardThatWasTaught:
    """It is one like any other: nobody is asked what it is, and it does what it says."""

    WORDS = ("other_ff", "Feast", "when_played", "yes", "played", "vp", 3, "done")
    SAID = teach(a_table(expansions=BOXES), *WORDS).taught
    CARD = SAID.id

    def table(self, mat=()):
        return replace(table(*mat), taught={self.CARD: self.SAID})

    def points(self, events):
        return sum(one.amount for one in events if type(one).__name__ == "PointsScored")

    def test_heralds_copy_it(self):
        done = used("heralds", self.table((self.CARD,)), {"p1.heralds": self.CARD})

        assert "p1.kind" not in done.questions
        assert self.points(done.events) == 3

    def test_gamblers_play_it(self):
        deck = Deck((self.CARD, "academia", "academia"))
        state = self.table()
        done = used("gamblers", replace(state, decks={**state.decks, "tapestry": deck}), {})

        assert self.points(done.events) == 3
        assert "p1.kind" not in done.questions

    def test_spies_gain_it(self):
        state = with_civilization(self.table((self.CARD,)), "spies")
        said = {"p1.spies": "tapestry", "p1.spies.what": self.CARD}
        step = a_step(state, said)

        power_of(Turn(step, "p1"), "spies").income()
        assert self.points(step.events) == 3

    def test_espionage_copies_it(self):
        step = a_step(self.table((self.CARD,)))
        copying.copy(Turn(step, "p1"), "espionage")

        assert self.points(step.events) == 3
        assert "p1.kind" not in step.questions

    def test_merfolk_play_it(self):
        state = with_player(self.table(), hand=(self.CARD,))
        step = a_step(with_civilization(state, "merfolk"), {"p1.merfolk": self.CARD})
        Merfolk(Turn(step, "p1")).spend_tapestries()

        assert self.points(step.events) == 3

    def test_conditions_know_that_it_is_enchanted(self):
        step = a_step(with_player(self.table(), hand=(self.CARD,)))
        tapestries.play(Turn(step, "p1"), self.CARD)

        assert Enchanted() in step.state.players["p1"].standing

    def test_heralds_first_draw_keeps_it(self):
        assert fits(Turn(a_step(self.table()), "p1"), self.CARD)
