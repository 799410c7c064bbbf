"""An advance asks what matters with the touch that makes it, and every other real choice."""

import pytest

from companion.core.answers import Source
from screens.games.tapestry.advance_card import AdvanceCard
from screens.games.tapestry.land import lit_by
from tests.screens.states.company import alone
from tests.screens.tapestry.player import Player

MOST = 3


@pytest.fixture
def player(start):
    return Player(start(guard_next=False))


def looked_at(player, track, space, by_app=("cards", "dice")):
    """An advance, its card still closed."""
    alone(player.hand, track, space, by_app)
    turn = player.view.part("turn")
    turn.open_key = ""
    player.hand.settle(60)
    return next(card for card in player.hand.all(AdvanceCard) if card.one.track == track)


def test_the_card_the_hex_the_die_and_done(player):
    """Military 3: conquer, or an armory. The hex says both; which die is gained is asked."""
    card = looked_at(player, "military", 2)
    before = player.touches
    player.touch(card.ids.head)
    place = lit_by(player.view.part("turn").foreseen.map_row.on_map)[-1]
    player.hex(place)
    player.hand.settle(60)
    asked = player.bridge.question
    assert asked.key == "p1.conquer.die"

    player.answer(asked)
    player.next()
    assert player.bridge.session.entries[-2].after.map[place].controller() == "p1"
    assert player.route == "tapestry/bots"
    assert player.touches - before <= MOST + 1


def test_what_was_kept_of_real_dice_is_one_answer(player):
    """Military 3, rolled on the table: the card, the hex, the face that is gained."""
    card = looked_at(player, "military", 2, by_app=("cards",))
    before = player.touches
    player.touch(card.ids.head)
    player.hex(lit_by(player.view.part("turn").foreseen.map_row.on_map)[-1])
    player.hand.settle(60)
    score = player.bridge.state.players["p1"].score
    player.asked.append(player.bridge.question.key)
    player.option("conquer_red:points_7")
    entry = player.bridge.session.last

    assert player.asked == ["p1.conquer.gained"]
    assert entry.answers["p1.conquer.gained"].source is Source.SAID
    assert entry.after.players["p1"].score == score + 7
    assert player.touches - before <= MOST
