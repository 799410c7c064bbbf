"""Alone an advance asks the choice that matters with the touch that makes it: three touches."""

import pytest

from companion.core.answers import Source
from screens.games.tapestry.advance_card import AdvanceCard
from screens.games.tapestry.filled import FilledLine, hex_filled_in
from screens.games.tapestry.land import lit_by
from screens.widgets.controls.acts import ActRow
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


def test_the_card_the_hex_and_done(player):
    """Military 3: conquer, or an armory. The hex says both; the die is filled in."""
    card = looked_at(player, "military", 2)
    before = player.touches
    player.touch(card.ids.head)
    place = lit_by(player.view.part("turn").foreseen.map_row.on_map)[-1]
    player.hex(place)
    player.hand.settle(60)

    assert player.bridge.state.map[place].controller() == "p1"
    assert [line.one.question.key for line in player.hand.all(FilledLine)] == ["p1.conquer.die"]

    player.next()
    assert player.route == "tapestry/bots"
    assert player.touches - before <= MOST


def test_another_hex_in_place_of_the_one_filled_in_and_what_it_gave_placed(player):
    """Exploration 4: a tile is drawn first, so the hex is filled in; a landmark waits."""
    card = looked_at(player, "exploration", 3)
    player.touch(card.ids.head)
    player.next()
    player.hand.settle(60)
    asked = hex_filled_in(player.view.done)
    here = player.bridge.session.last.answers[asked.key]
    other = next(place for place in lit_by(asked) if place != here.value)
    player.hex(other)

    assert here.source is Source.FILLED
    assert player.bridge.session.last.answers[asked.key].value == other
    assert player.bridge.state.map[other].explored
    assert not player.bridge.state.map[here.value].explored

    player.touch(next(player.hand.all(ActRow, do="capital")))
    assert player.route == "tapestry/capital"


def test_what_a_die_shows_ends_the_turn_and_waits_where_nobody_tells_it(player):
    """Military 3, rolled on the table: the card, the hex, the face."""
    card = looked_at(player, "military", 2, by_app=("cards",))
    before = player.touches
    player.touch(card.ids.head)
    player.hex(lit_by(player.view.part("turn").foreseen.map_row.on_map)[-1])
    player.hand.settle(60)
    (line,) = player.hand.all(FilledLine)
    entry = player.bridge.session.last

    assert player.view.ids.done.text == player.say("tapestry.ahead.done")
    assert line.one.by_chance
    assert not line.chosen

    player.touch(
        next(chip for chip in line.ids.chips.children if chip.option_id == "conquer_red:points_7")
    )
    told = player.bridge.session.entries[len(player.bridge.session.entries) - 2]

    assert player.route == "tapestry/bots"
    assert player.touches - before <= MOST
    assert told.answers[line.one.question.key].source is Source.SAID
    assert told.after.players["p1"].score == entry.after.players["p1"].score + 7
