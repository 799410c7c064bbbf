"""What no source gives is told where the rules are looked up, and asked no more in a game."""

from companion.core.message import Message
from companion.games.rise_and_fall.content import kinds
from tests.screens.page_hand import says, shown, touch
from tests.screens.states.rise_and_fall import acting, played


def test_a_past_moment_stands_in_the_groups_it_is_checked_in(hand):
    played(acting, "log")(hand)
    hand.settle()
    said = [one for one in says(hand) if one.startswith("Temple")]

    assert said
    assert not any(key.startswith("fact.") for key in shown(hand).page.acts)


def test_what_gave_way_to_a_printed_number_is_put_back_from_home(hand):
    library = hand.app.library
    fact = "printed:rise_and_fall/pieces.json#pieces/city/values/2"
    library.house_facts._aside.insert({"game": "rise_and_fall", "fact": fact, "value": 15})
    library.notices.append(Message("library.notice.now_printed", game="Rise & Fall", n=1))
    hand.app.nav.home()
    hand.app.nav.view.enter()
    hand.settle()
    touch(hand, "put_back")

    assert kinds()["city"].values[2] == 15
    assert library.house_facts.replaced == ()
    assert library.notices == []
    library.house_facts.forget("rise_and_fall", fact)
