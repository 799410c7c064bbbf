"""A step of a long turn is ticked off as it is done, and stays so when one comes back."""

from screens.games.tapestry.at_table import ToldCard, ToldLine
from screens.widgets.lists.instructions import InstructionRow, TickDisc
from tests.screens.states import all_states
from tests.screens.tapestry.player import Player

REACH = {state.name: state.reach for state in all_states()}


def rows(player):
    """The lines that can be ticked off, from the top."""
    return [row for row in player.hand.all(InstructionRow) if row.ticks]


def another_app(hand, start, screen):
    """The app was left and is started anew, the same game opened."""
    game_id = hand.app.bridge.running_id
    hand.stop()
    again = start()
    again.app.bridge.open(game_id)
    again.app.nav.go(screen)
    again.settle()
    return again


def test_a_line_of_the_bots_turn_stays_ticked_after_leaving(start):
    player = Player(start())
    REACH["tapestry-bots"](player.hand)
    player.hand.settle()
    first, second = rows(player)[:2]
    player.touch(next(one for one in first.walk() if isinstance(one, TickDisc)))

    assert (first.ticked, second.ticked, first.is_open) == (True, False, False)
    player.hand.app.nav.go("tapestry/table")
    player.hand.settle()
    player.hand.app.nav.go("tapestry/bots")
    player.hand.settle()
    assert [row.ticked for row in rows(player)[:2]] == [True, False]
    player = Player(another_app(player.hand, start, "tapestry/bots"))
    assert [row.ticked for row in rows(player)[:2]] == [True, False]
    player.touch(next(one for one in rows(player)[0].walk() if isinstance(one, TickDisc)))
    assert not rows(player)[0].ticked


def test_a_line_of_ones_own_turn_too(start):
    player = Player(start())
    REACH["tapestry-told"](player.hand)
    player.hand.settle()
    line = next(one for one in player.hand.all(ToldLine) if not one.heading)
    player.touch(line)
    card = next(player.hand.all(ToldCard))
    card.show(card.entry, "")

    assert line.ticked
