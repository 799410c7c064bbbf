"""A trap that an owner taught answers a conquest like the printed one, called by its own name."""

import pytest

from companion.games.tapestry.bots.turn.options import trap_options
from companion.games.tapestry.land import traps
from companion.games.tapestry.options import Expansion
from companion.games.tapestry.teaching import kept
from companion.games.tapestry.teaching.checking import as_text
from companion.games.tapestry.turn.turn import Turn
from tests.tapestry.land.test_military import BESIDE, THEIRS, conquered, with_tokens_on
from tests.tapestry.makers import a_step, a_table, play, with_player
from tests.tapestry.speaking import unsaid, words
from tests.tapestry.teaching.by_hand import teach
from tests.tapestry.teaching.test_met import learned_by

FLAG = "taught.False_20_Flag"
TOPPLES = ("trap", "sprung", "topple", "then", "sprung", "vp", 4, "done")
FALSE_FLAG = ("other_mm", "False Flag", *TOPPLES)


def attacked(hand):
    """Two people, the defender's trap taught in this very game."""
    state = with_tokens_on(a_table(expansions=(Expansion.PLANS_AND_PLOYS,)), BESIDE, THEIRS)
    said = teach(state, *FALSE_FLAG)
    return with_player(play(state, said.command).state, "p2", hand=hand)


def test_its_name_is_said_where_a_bot_conquers():
    option = next(one for one in trap_options((FLAG,)) if one.id == FLAG)

    assert unsaid(option) == []
    assert words("en").text(option.text) == "False Flag"


@pytest.mark.parametrize("hand", [("trap", FLAG), ("unknown",), ("unknown", FLAG)])
def test_it_is_asked_which_trap_is_sprung(hand):
    done = conquered(attacked(hand), **{"p2.response": FLAG})

    assert "p2.trap" not in done.questions
    assert done.state.map[BESIDE].controller() == "p2"
    discarded = done.state.decks["tapestry"].discard
    assert (FLAG in discarded, "trap" in discarded) == (True, False)


def test_the_printed_one_can_be_chosen_beside_it():
    answers = {"p2.response": "trap", "p2.resource": "food"}

    done = conquered(attacked(("trap", FLAG)), **answers)

    assert done.state.players["p2"].hand == (FLAG,)
    assert done.state.map[BESIDE].controller() == "p2"


@pytest.mark.parametrize(("hand", "asked"), [(("unknown",), True), (("academia",), False)])
def test_one_of_an_earlier_game_may_be_in_a_hand_of_real_cards(hand, asked):
    state = with_tokens_on(a_table(expansions=(Expansion.PLANS_AND_PLOYS,)), BESIDE, THEIRS)
    said = teach(state, *FALSE_FLAG).taught
    facts = learned_by({kept.PREFIX + said.id: as_text(said)})
    answers = {"p1.conquer.hex": BESIDE, "p2.response": FLAG}
    turn = Turn(a_step(with_player(state, "p2", hand=hand), answers, facts=facts), "p1")

    assert traps.sprung(turn, "p2", BESIDE) is asked
    assert (FLAG in turn.state.taught) is asked
