"""Whole games of Tapestry by touches alone, from home to the kept score."""

from companion.games.tapestry.score.view import score_view
from tests.screens.tapestry.player import Player

BOTS_TAPS, ADVANCE_TAPS = 3, 3


def kept(player):
    """The score screen's gold button; what the library then folds from the journal."""
    state = player.bridge.state
    shown = {player.hand.app.i18n.say(row.name): row.points for row in score_view(state).rows}
    player.next()
    hand = player.hand
    assert player.route == "past_game"
    game = hand.app.library.finished[0]
    session = hand.app.library.review(game.id)
    rows = session.game.finished(session.state).rows
    folded = {hand.app.i18n.say(row.name): row.score for row in rows}
    return shown, folded


def again(player):
    """The kept game stepped through: how many steps it has, and where the last touch leads."""
    player.page("look_through")
    player.page("before")
    player.page("next")
    at = player.view.at
    return len(at.session.entries), at.chosen(at.turns).steps[-1].id


def test_a_solo_game(start):
    player = Player(start(language="fr", guard_next=False), "5", advances=1)
    player.from_home(5)
    player.set_up()
    player.play()
    assert player.route == "tapestry/score"
    shown, folded = kept(player)

    steps, last = again(player)

    assert list(shown.values()) == list(folded.values())
    assert len(shown) == 2
    assert last == steps > 50
    assert player.most_of_bots <= BOTS_TAPS
    assert max(player.of_advances, default=0) <= ADVANCE_TAPS


def test_three_people_and_no_bots(start):
    player = Player(start(guard_next=False), seed="three", advances=0)
    player.from_home(table=3)
    player.set_up()
    player.play(until=lambda view: view.players[0].era == 2 and view.phase == "turn")
    player.play()
    shown, folded = kept(player)

    assert shown == folded
    assert len(shown) == 3
