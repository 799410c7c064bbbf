"""Whole games of Tapestry by touches alone, from home to the kept score."""

import pytest

from screens.games.tapestry.score import Score
from tests.screens.tapestry.player import Player

BOTS_TAPS, ADVANCE_TAPS = 3, 3


def kept(player):
    """The score screen's gold button; what the library then folds from the journal."""
    shown = [column.name for column in player.view.columns], list(player.view.totals)
    player.next()
    hand = player.hand
    assert player.route == "past_game"
    game = hand.app.library.finished[0]
    session = hand.app.library.review(game.id)
    rows = session.game.finished(session.state).rows
    folded = {hand.app.i18n.say(row.name): row.score for row in rows}
    return dict(zip(*shown, strict=True)), folded


@pytest.mark.parametrize(("level", "language"), [(1, "en"), (3, "en"), (5, "fr")])
def test_a_solo_game(start, level, language):
    player = Player(start(language=language, guard_next=False), seed=str(level))
    player.from_home(level)
    player.set_up()
    player.play()
    assert isinstance(player.view, Score)
    shown, folded = kept(player)

    assert shown == folded
    assert len(shown) == 2
    assert player.most_of_bots <= BOTS_TAPS
    assert min(player.of_advances) <= ADVANCE_TAPS
