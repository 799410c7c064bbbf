"""What hands do before a question in the middle of a step is answered."""

from companion.games.tapestry.bots.commands import TakeBotsTurn
from tests.live.older import put_older


def test_a_card_that_tells_before_it_asks_is_followed(start, tmp_path):
    put_older(tmp_path, "tapestry", "solo_with_real_cards", 83)
    bridge = start().app.bridge
    bridge.open("tapestry-2026-01-01-1")

    bridge.do(TakeBotsTurn())
    bridge.answer("6")
    bridge.answer("7")

    assert bridge.question is not None
    assert bridge.session.pending.told
