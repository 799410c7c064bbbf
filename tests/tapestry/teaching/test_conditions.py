"""What landmark cards and technologies ask for, taught by the vocabulary or put off."""

from dataclasses import replace

import pytest

from companion.core.step import Unanswered
from companion.games.tapestry.cards import technology, upgrading
from companion.games.tapestry.city import landmark_cards
from companion.games.tapestry.options import Expansion
from companion.games.tapestry.player import Tech
from companion.games.tapestry.setup.events import LandmarkCardKept
from companion.games.tapestry.teaching import conditions
from companion.games.tapestry.turn.turn import Turn
from tests.tapestry.makers import a_step, a_table, with_buildings, with_player

TWO_FARMS = "at_least.farm.2"
SAYS = "landmark_says.castle"
FOOTPRINT = {"fact.footprint.castle": ""}


def table(**changes):
    state = a_table(expansions=(Expansion.ARTS_AND_ARCHITECTURE,))
    state = replace(state, options=replace(state.options, teaches=True))
    return with_player(state, **changes) if changes else state


def kept(condition):
    return LandmarkCardKept("p1", "castle", condition).apply(table())


def at_end_of_turn(state, said=None):
    step = a_step(state, {**FOOTPRINT, **(said or {})})
    landmark_cards.at_end_of_turn(Turn(step, "p1"))
    return step


class TestALandmarkCard:
    def test_its_condition_is_touched_together(self):
        said = {SAYS: "at_least", f"{SAYS}.per": "farm", f"{SAYS}.number": 2}
        step = a_step(table(), said)

        assert conditions.of_landmark(step, "castle") == TWO_FARMS
        assert step.learned({}) == {"landmark_card.castle": TWO_FARMS}

    def test_it_is_asked_once_for_all_games(self):
        step = a_step(table(), facts={"landmark_card.castle": TWO_FARMS}.get)

        assert conditions.of_landmark(step, "castle") == TWO_FARMS

    @pytest.mark.parametrize(("farms", "gained"), [(1, {}), (2, {"castle": "p1"})])
    def test_its_landmark_is_gained_when_it_is_met_and_nothing_is_asked(self, farms, gained):
        """Rulebook, "Turns": at the end of one's turn."""
        step = at_end_of_turn(with_buildings(kept(TWO_FARMS), farm=farms))

        assert step.state.landmarks == gained

    def test_what_the_vocabulary_cannot_say_stays_a_sentence(self):
        step = a_step(table(), {SAYS: "own_words", f"{SAYS}.said": "two bridges"})

        assert conditions.of_landmark(step, "castle") == "two bridges"
        assert conditions.read("two bridges") is None


class TestALandmarkCardPutOff:
    def test_nothing_is_kept(self):
        step = a_step(table(), {SAYS: "later"})

        assert (conditions.of_landmark(step, "castle"), step.learned({})) == ("", {})

    def test_the_rule_that_looks_at_it_asks(self):
        with pytest.raises(Unanswered, match=r"p1\.landmark_card"):
            at_end_of_turn(kept(""))

        step = at_end_of_turn(kept(""), {"p1.landmark_card": "yes"})
        assert step.state.landmarks == {"castle": "p1"}

    def test_a_no_stands_until_there_is_more(self):
        once = at_end_of_turn(kept(""), {"p1.landmark_card": "no"}).state

        assert at_end_of_turn(once).state.landmarks == {}

    def test_it_can_be_taught_there(self):
        here = "p1.landmark_says.castle"
        said = {
            "p1.landmark_card": "teach",
            here: "at_least",
            f"{here}.per": "farm",
            f"{here}.number": 2,
        }

        step = at_end_of_turn(with_buildings(kept(""), farm=2), said)

        assert step.state.landmarks == {"castle": "p1"}


class TestATechnology:
    CARD = "guide_04"
    FACT = "p1.fact.tech_condition.guide_04"

    def test_its_condition_can_be_put_off(self):
        turn = Turn(a_step(table(), {self.FACT: "later"}), "p1")

        technology.invented(turn, self.CARD)

        assert turn.state.setup.fact("tech_condition.guide_04") == ""

    @pytest.mark.parametrize(
        ("said", "met"),
        [
            ({FACT: "none"}, True),
            ({FACT: "landmark_on_card"}, False),
            ({FACT: "later", "p1.tech_condition": "yes"}, True),
            ({FACT: "later", "p1.tech_condition": "no"}, False),
        ],
    )
    def test_then_the_upgrade_to_the_top_row_asks(self, said, met):
        """Rulebook, "Upgrade": to the top row only if the condition is met."""
        state = table(techs=(Tech(self.CARD, 1),))

        assert upgrading.met(Turn(a_step(state, said), "p1"), self.CARD) is met
