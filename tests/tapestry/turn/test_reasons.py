"""What gives a person something is said beside it, as it is said of the bots."""

from companion.core.telling import lines
from companion.games.tapestry.benefits import Benefit, Verb
from companion.games.tapestry.game import GAME
from companion.games.tapestry.income import income_turn, reserve
from companion.games.tapestry.player import Reserved
from companion.games.tapestry.tracks import spaces
from companion.games.tapestry.turn import verbs
from companion.games.tapestry.turn.turn import Turn
from tests.tapestry.makers import a_step, a_table, with_player, with_resources
from tests.tapestry.speaking import words


def reasons(do, state=None, answers=None):
    """Each line of what the first player does, with its reasons."""
    before = state or a_table()
    step = a_step(before, answers)
    do(Turn(step, "p1"))
    said = words("en").text
    told = lines(GAME, before, step.events, step.marks, step.answers)
    return [(said(one.text), [said(why.text) for why in one.whys if why.text]) for one in told]


def test_a_space_is_named_beside_what_it_gives():
    """Rulebook, "Advance turns" 2."""
    ((drawn, why), *_) = reasons(lambda turn: spaces.activate(turn, "exploration", 1))

    assert drawn.startswith("Player 1: Draw territory tile")
    assert why == ["Scouting"]


def test_a_bonus_is_named_beside_its_price():
    """Rulebook, "Advance turns" 3."""
    state = with_resources(a_table(), coin=1)
    ((paid, why), *_) = reasons(
        lambda turn: spaces.offer_bonus(turn, "military", 6),
        state,
        {"p1.bonus": "yes", "p1.pay": ("coin",), "p1.city.place": "later"},
    )

    assert paid == "Player 1: Minus 1 coin: 1 › 0"
    assert why == ["Bonus: Gunpowder"]


def test_points_say_what_was_counted():
    per = Benefit(Verb.POINTS_PER, per="tech_card", each=2)
    state = with_player(a_table(), techs=())
    assert reasons(lambda turn: verbs.gain_all(turn, (per,), "track", "x"), state) == []

    per = Benefit(Verb.POINTS_PER, per="territory_tile_in_supply", each=1)
    state = with_player(a_table(), tiles=(7, 8))
    ((_, why),) = reasons(lambda turn: verbs.gain_one(turn, per, "track", "x"), state)

    assert why == ["1 point for each territory tile in your supply: 2"]


def test_the_first_into_an_era():
    """Rulebook, income turn step 2."""
    state = with_player(a_table(era=1), income_turns=2)
    ((_, why),) = reasons(income_turn.enter_era, state, {"p1.resource": "food"})

    assert why == ["First into era 2"]


def test_what_comes_out_of_the_reserve():
    state = with_player(a_table(expansions=("FF",)), reserve=(Reserved("space_tile", "7"),))
    ((_, why),) = reasons(reserve.use_all, state)

    assert why == ["Out of the reserve"]
