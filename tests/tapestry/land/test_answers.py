"""Rulebook, "Military" and FAQ: other cards that answer a conquest, a die chosen before."""

import pytest

from companion.games.tapestry.options import Expansion
from tests.tapestry.land.test_military import (
    BESIDE,
    CONQUER,
    MINE,
    THEIRS,
    conquered,
    with_tokens_on,
)
from tests.tapestry.makers import a_table, gain, with_player


class TestOtherAnswers:
    """ "La carte Battre en retraite … ne peut être jouée qu'en riposte à une conquête"."""

    PLOYS = (Expansion.PLANS_AND_PLOYS,)

    def answered(self, what, **more):
        state = with_tokens_on(a_table(expansions=self.PLOYS), BESIDE, THEIRS)
        state = with_player(state, "p2", hand=("retreat",))
        return conquered(state, **{"p2.response": "retreat", "p2.answered": what, **more})

    def test_what_a_card_without_known_words_does_is_asked(self):
        done = self.answered("toppled")

        assert done.state.map[BESIDE].controller() == "p2"
        assert done.state.players["p2"].hand == ()

    def test_the_conquest_may_go_on_as_usual(self):
        done = self.answered("as_usual")

        assert done.state.map[BESIDE].controller() == "p1"
        assert [token.toppled for token in done.state.map[BESIDE].tokens] == [True, False]

    def test_the_owner_may_have_left_the_territory(self):
        done = self.answered("left")

        assert done.state.map[BESIDE].tokens == (MINE,)
        assert done.state.players["p2"].outposts == 8
        assert not [event for event in done.events if type(event).__name__ == "TokenToppled"]

    def test_after_a_trap_it_cannot_be_played(self):
        """ "Cette conquête a déjà subi une riposte." """
        state = with_tokens_on(a_table(expansions=self.PLOYS), BESIDE, THEIRS)
        state = with_player(state, "p2", hand=("trap", "retreat"))

        done = conquered(state, **{"p2.response": "trap", "p2.resource": "coin"})

        asked = [one for one in done.questions if one.startswith("p2.response")]
        assert (asked, done.state.players["p2"].hand) == (["p2.response"], ("retreat",))


class TestNationalParks:
    """FAQ: "Choisissez un dé avant de le lancer, puis gagnez le bénéfice indiqué." """

    def with_parks(self, **changes):
        state = a_table(expansions=(Expansion.ARTS_AND_ARCHITECTURE,))
        return with_player(state, mat={"1": ("national_parks",)}, **changes)

    @pytest.mark.parametrize(("die", "asked"), [("conquer_red", "red"), ("conquer_black", "black")])
    def test_the_die_is_chosen_first_and_only_it_is_rolled(self, die, asked):
        said = {"p1.conquer.hex": BESIDE, "p1.conquer.before": die}
        said |= {"p1.conquer.conquer_red": "points_4", "p1.conquer.conquer_black": "coin"}

        done = gain(self.with_parks(), CONQUER, answers=said)

        assert [key for key in done.questions if "conquer_" in key] == [
            f"p1.conquer.conquer_{asked}"
        ]
        assert (done.me.score, done.me.resources["coin"]) == ((4, 0) if asked == "red" else (0, 1))

    def test_the_card_may_speak_of_something_else(self):
        done = conquered(self.with_parks(), **{"p1.conquer.before": "both"})

        assert done.me.score == 4

    def test_covered_it_does_nothing(self):
        state = with_player(self.with_parks(), mat={"1": ("national_parks", "academia")})

        assert "p1.conquer.before" not in conquered(state).questions
