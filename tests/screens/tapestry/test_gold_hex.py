"""Gold is the hex of the moment: of the line that is looked at, or of the conquest now shown."""

from companion.games.tapestry.bots.view_weighed import weighed
from screens.games.tapestry.land import key_of
from tests.screens.states.tapestry import bots_turn
from tests.screens.tapestry_games import play_on


def lit(view):
    return {key_of(one.place) for one in view.hexes if one.lit}


def conquest(view):
    return next(one for one in view.told if one.differs and one.key.startswith("automa.conquer"))


def conquers(bridge):
    told = bridge.session.last.told
    return any(one.key == "automa.conquer" and one.places for one in told)


def at_a_conquest(start):
    hand = start(guard_next=False)
    bots_turn(opened=False)(hand)
    play_on(hand, 200, conquers)
    hand.settle()
    return hand


def test_it_differs_and_gold_goes_along(start):
    hand = at_a_conquest(start)
    view = hand.app.nav.view
    view.look(conquest(view))
    hand.settle()
    (before,) = lit(view)
    other = next(key for key, here in hand.app.bridge.state.map.items() if not here.tokens)

    hand.app.bridge.differ({conquest(view).differs: other}, view.entry.id)
    hand.settle()

    assert before != other
    assert lit(view) == {other}
    assert view.looked_at == ""


def test_what_was_looked_at_is_gone_with_its_turn(start):
    hand = at_a_conquest(start)
    view = hand.app.nav.view
    view.look(conquest(view))
    hand.settle()
    (before,) = lit(view)
    hand.app.bridge.hands_done()
    first = hand.app.bridge.session.last.id
    play_on(hand, 200, lambda bridge: bridge.session.last.id > first and conquers(bridge))
    hand.app.nav.go("tapestry/bots")
    hand.settle()

    assert lit(view) == set(weighed(hand.app.bridge.session.last.told).chosen) != {before}
