"""What no source gives is told where the rules are looked up, and asked no more in a game."""

from companion.core.message import Message
from companion.games.rise_and_fall.content import kinds
from companion.games.rise_and_fall.rules import decline
from screens.groups.check_group import NumberTile
from screens.rules.opened import house_facts_of
from screens.rules.telling import tell
from screens.widgets.controls.acts import ActRow
from screens.widgets.controls.button import Press
from tests.screens.rise_and_fall.test_game import Fingers
from tests.screens.states.rise_and_fall import acting, played


def test_what_nobody_knows_begins_empty_and_its_button_waits(hand):
    fact = house_facts_of("rise_and_fall")["bank.gold"]
    tell("rise_and_fall", fact, lambda: None)
    hand.settle()
    finger, top = Fingers(hand), hand.app.nav.overlays[-1]
    gold = next(each for each in top.walk() if isinstance(each, Press) and each.kind == "gold")
    waits = gold.reason
    finger.touch(gold)
    blindly = hand.app.library.house_facts.get("rise_and_fall", "bank.gold")
    finger.touch(next(each for each in top.walk() if getattr(each, "icon", "") == "plus"))
    finger.touch(gold)

    assert waits == hand.say("core.number.empty")
    assert blindly is None
    assert hand.app.library.house_facts.get("rise_and_fall", "bank.gold") == 1


def test_a_printed_price_is_put_right_from_its_entry(hand):
    hand.app.nav.go("rules", game="rise_and_fall", topic="turn.prices")
    hand.settle()
    fact = house_facts_of("rise_and_fall")["printed:rise_and_fall/bank.json#prices/0"]
    assert decline.bank_facts().prices[0] == 5
    finger = Fingers(hand)
    finger.touch(hand.button("rules.printed_numbers"))
    hand.settle()
    row = next(row for row in hand.all(ActRow) if row.do == fact)
    as_printed = row.note
    finger.touch(row)
    top = hand.app.nav.overlays[-1]
    finger.touch(next(each for each in top.walk() if getattr(each, "icon", "") == "plus"))
    gold = [each for each in top.walk() if isinstance(each, Press) and each.kind == "gold"]
    finger.touch(gold[0])
    price = decline.bank_facts().prices[0]

    assert "5" in as_printed
    assert price > 5
    assert hand.app.library.house_facts.get("rise_and_fall", fact.id) == price


def test_a_past_moment_stands_in_the_groups_it_is_checked_in(hand):
    played(acting, "log")(hand)
    hand.settle()
    tiles = [*hand.all(NumberTile, label="Temple")]

    assert [each.value for each in tiles] == ["2", "0", "0", "0"]
    assert not any(each.takes_touch for each in tiles)


def test_what_gave_way_to_a_printed_number_is_put_back_from_home(hand):
    library = hand.app.library
    fact = "printed:rise_and_fall/pieces.json#pieces/city/values/2"
    library.house_facts._aside.insert({"game": "rise_and_fall", "fact": fact, "value": 15})
    library.notices.append(Message("library.notice.now_printed", game="Rise & Fall", n=1))
    hand.app.nav.home()
    hand.app.nav.view.enter()
    hand.settle()
    finger = Fingers(hand)
    finger.touch(hand.button("library.notice.put_back"))
    hand.settle()

    assert kinds()["city"].values[2] == 15
    assert library.house_facts.replaced == ()
    assert library.notices == []
    library.house_facts.forget("rise_and_fall", fact)
