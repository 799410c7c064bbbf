"""My turn in one place: a plain advance is two touches, a bonus one more."""

from companion.games.tapestry.correcting import facts
from companion.games.tapestry.correcting.set_value import SetValue
from screens.games.tapestry.advance_card import AdvanceCard, BonusChip
from screens.games.tapestry.advance_tile import AdvanceTile
from screens.games.tapestry.payment import PayChip, PayPart
from screens.games.tapestry.side import ResourceRow
from screens.widgets.boards.hex_map import HexMap
from tests.screens.states.tapestry import at_the_table, my_turn
from tests.screens.tapestry.player import Player


def a_turn(start, **spaces):
    """Two of every resource; my tokens on these spaces, no card open."""
    hand = start()
    my_turn(open_card=False)(hand)
    for track, space in spaces.items():
        hand.app.bridge.do(SetValue(facts.Tokens("p1", track, (space,))))
    hand.settle()
    return Player(hand)


def card_of(player, track):
    return next(card for card in player.hand.all(AdvanceCard) if card.track == track)


def resource(player, name):
    return player.bridge.state.players["p1"].resources[name]


def test_the_likeliest_payment_is_chosen_and_another_is_one_touch(start):
    player = a_turn(start, science=1)
    player.bridge.do(SetValue(facts.Number("p1", "resource.food", 5)))
    player.hand.settle()
    card = card_of(player, "science")
    player.touch(card.ids.head)
    rows = {row.what: row for row in player.hand.all(ResourceRow)}

    assert rows["resource.food"].after == 4

    chips = list(player.hand.all(PayChip))
    player.touch(next(chip for chip in chips if chip.marks[0].icon == "resource-worker"))

    assert rows["resource.food"].after == 5
    assert rows["resource.worker"].after == 1

    player.next()

    assert resource(player, "worker") == 1
    assert player.touches == 3


def test_on_a_phone_tiles_stand_below_the_board_and_a_turn_is_two_touches(start):
    player = a_turn(start, science=1)
    player.hand.turn(411, 823)
    tiles = list(player.hand.all(AdvanceTile))
    land = player.hand.find(HexMap)

    assert land.to_window(0, land.top)[1] > max(tile.to_window(0, tile.top)[1] for tile in tiles)
    assert not list(player.hand.all(AdvanceCard))

    player.touch(next(tile for tile in tiles if tile.icon == "track-science"))

    assert [card.track for card in player.hand.all(AdvanceCard)] == ["science"]

    player.next()

    assert player.touches == 2


def test_a_bonus_is_one_touch_more(start):
    player = a_turn(start, science=1)
    card = card_of(player, "science")
    houses = player.bridge.state.players["p1"].buildings["house"]
    player.touch(next(one for one in card.walk() if isinstance(one, BonusChip)))
    assert card.is_open
    assert card.buys
    player.next()
    player.answer_all()

    assert player.bridge.state.players["p1"].buildings["house"] == houses + 1


def test_a_bonus_left_alone_is_not_asked_for(start):
    player = a_turn(start, science=1)
    player.touch(card_of(player, "science").ids.head)
    player.next()

    assert player.bridge.question is None
    assert player.bridge.state.tracks["p1"]["science"] == (2,)
    assert player.touches == 2


def test_a_lane_that_is_touched_opens_its_card_and_closes_it(start):
    player = a_turn(start)
    player.lane("science")
    opened = card_of(player, "science").is_open, len(player.golds())
    player.lane("science")

    assert opened == (True, 1)
    assert not card_of(player, "science").is_open
    assert not list(player.hand.all(PayPart))


def test_done_at_the_table_leads_on_to_the_bots(start):
    hand = start()
    at_the_table(hand)
    hand.settle()
    player = Player(hand)
    lines = hand.app.nav.view.part("told").ids.lines.children

    assert len(lines) == len(hand.app.bridge.session.last.told) > 0

    player.lane("science")

    assert hand.app.nav.overlays
    hand.key(27)

    player.next()

    assert player.route == "tapestry/bots"


def test_an_advance_taken_back_is_told_no_more(start):
    player = a_turn(start, science=1)
    player.touch(card_of(player, "science").ids.head)
    player.next()
    player.answer_all()
    table = player.hand.app.nav.view
    assert table.is_told

    player.touch(player.hand.find(icon="undo"))

    assert not table.is_told
    assert table.my_turn
    assert list(player.hand.all(AdvanceCard))
