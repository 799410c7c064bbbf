"""A step of a long turn is ticked off as it is done, and stays so when one comes back."""

from companion.games.tapestry.bots.view_steps import steps_of
from tests.describe.desks import all_pieces
from tests.screens.page_hand import places as page_places
from tests.screens.page_hand import shown
from tests.screens.states import all_states
from tests.screens.states.tapestry import bots_turn
from tests.screens.tapestry.player import Player

REACH = {state.name: state.reach for state in all_states()}


def another_app(hand, start, screen):
    """The app was left and is started anew, the same game opened."""
    game_id = hand.app.bridge.running_id
    hand.stop()
    again = start()
    again.app.bridge.open(game_id)
    again.app.nav.go(screen)
    again.settle()
    return again


def test_a_step_of_the_bots_turn_stays_done_after_leaving(start):
    player = Player(start())
    bots_turn(opened=False)(player.hand)
    player.hand.settle()
    entry = player.bridge.session.last
    steps = [step.key for step in steps_of(entry)]
    assert f"line.{steps[0]}" not in lines_of(player)
    player.page("done")

    assert f"line.{steps[0]}" in lines_of(player)
    player.hand.app.nav.go("tapestry/table")
    player.hand.settle()
    player.hand.app.nav.go("tapestry/bots")
    player.hand.settle()
    assert f"line.{steps[0]}" in lines_of(player)
    player = Player(another_app(player.hand, start, "tapestry/bots"))
    player.hand.settle()
    assert f"line.{steps[0]}" in lines_of(player)


def lines_of(player):
    """The small lines of the page, by their keys: what is done, and what comes first of it."""
    acts = [met.hit.key for met in page_places(player.hand)]
    assert acts
    keys = [piece.key.rpartition("/")[2] for piece in all_pieces(shown(player.hand).pieces)]
    at = next(n for n, key in enumerate(keys) if key == "now")
    return [key for key in keys[:at] if key.startswith("line.")]


def test_a_line_of_ones_own_turn_too(start):
    player = Player(start())
    REACH["tapestry-told"](player.hand)
    player.hand.settle()
    line = player.acts_of("line.")[0]
    player.page(line)
    entry = player.told

    assert (entry.id, line.removeprefix("line.")) in player.bridge.ticks
