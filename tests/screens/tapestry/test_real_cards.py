"""Real cards or the app's, changed in the middle of a game."""

from companion.core.chance import used
from companion.games.tapestry.bots.commands import TakeBotsTurn
from screens.games.tapestry.pages import BotsTurn
from tests.screens.page_hand import touch
from tests.screens.tapestry.player import Player
from tests.screens.tapestry_games import play_on, ready


def before_a_pair(start):
    """The table; the next turn is the bots' and begins with a pair of cards."""
    hand = start(guard_next=False)
    ready(hand)
    play_on(hand, 200, lambda bridge: bridge.view.phase == "turn" and bridge.state.bots.pair)
    play_on(hand, 200, lambda bridge: bridge.view.phase == "bots")
    hand.app.bridge.hands_done()
    hand.app.nav.go("tapestry/table")
    hand.settle()
    return Player(hand)


def switch(player, kind):
    """A touch on what it is called: it lies elsewhere from here on."""
    player.open_menu()
    player.page("places")
    player.page(next(one for one in player.acts_of("offer.") if one.endswith(kind)))
    player.answer_all()


def test_real_decision_cards_from_here_on(start):
    player = before_a_pair(start)
    switch(player, "cards.decisions.cards")
    player.next()
    assert isinstance(player.view, BotsTurn)
    for side in ("left", "right"):
        assert player.bridge.question.key == f"bots.pair.{side}"
        player.page(next(one for one in player.page_acts() if one.startswith("answer.")))
    player.answer_all()

    assert isinstance(player.bridge.session.last.command, TakeBotsTurn)
    assert not used(player.bridge.session.by_app, "cards.decisions.cards")
    assert used(player.bridge.session.by_app, "cards.own.territory")


def test_and_the_app_s_again(start):
    player = before_a_pair(start)
    switch(player, "cards.decisions.cards")
    switch(player, "cards.decisions.cards")
    player.next()
    player.answer_all()

    assert isinstance(player.bridge.session.last.command, TakeBotsTurn)


def test_the_choice_stands_when_the_game_is_opened_again(start):
    player = before_a_pair(start)
    switch(player, "dice.own")
    player.hand.stop()
    hand = start()
    touch(hand, "go_on")

    assert not used(hand.app.bridge.session.by_app, "dice.own")
    assert used(hand.app.bridge.session.by_app, "cards.decisions.cards")
