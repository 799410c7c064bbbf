"""Gold is the hex of the moment: of the step that is to be done now, and of no other."""

from companion.describe.lint import boards_of
from companion.games.tapestry.bots.view_steps import steps_of
from tests.screens.page_hand import shown
from tests.screens.states.tapestry import bots_turn
from tests.screens.tapestry_games import play_on


def gold(hand):
    """The hexes that are ringed in gold."""
    (board,) = [one for one in boards_of(shown(hand).page.root) if one.key == "map"]
    return {light.key for light in board.of[1] if light.chosen}


def conquers(bridge):
    told = bridge.session.last.told
    return any(one.key == "automa.conquer" and one.places for one in told)


def at_a_conquest(start):
    """The step in which a bot conquers is the one to be done."""
    hand = start(guard_next=False)
    bots_turn(opened=False)(hand)
    play_on(hand, 200, conquers)
    hand.app.nav.go("tapestry/bots")
    to_the_conquest(hand)
    return hand


def to_the_conquest(hand):
    hand.settle()
    bridge = hand.app.bridge
    for step in steps_of(bridge.session.last):
        if step.key == "automa.conquer":
            break
        bridge.tick((bridge.session.last.id, step.key))
    hand.app.nav.view.view.show()
    return {place.removeprefix("hex:") for place in step.places if place.startswith("hex:")}


def test_it_differs_and_gold_goes_along(start):
    hand = at_a_conquest(start)
    bridge = hand.app.bridge
    (before,) = gold(hand)
    other = next(key for key, here in bridge.state.map.items() if not here.tokens)

    bridge.differ({"automa.conquer": other}, bridge.session.last.id)
    places = to_the_conquest(hand)

    assert before != other
    assert gold(hand) == {other} == places


def test_no_gold_is_left_of_the_turn_before(start):
    hand = at_a_conquest(start)
    bridge = hand.app.bridge
    before = gold(hand)
    bridge.hands_done()
    first = bridge.session.last.id
    play_on(hand, 200, lambda one: one.session.last.id > first and conquers(one))
    hand.app.nav.go("tapestry/bots")
    places = to_the_conquest(hand)

    assert gold(hand) == places != before
