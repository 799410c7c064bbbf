"""The lines of the score sheets: touched while they are counted, read when all is."""

import pytest

from screens.games.imperium.your_parts import ImperiumScoreRow
from screens.widgets.asking.counter import HoldButton
from tests.screens.imperium import play


@pytest.mark.parametrize(("reach", "least"), [(play.scoring, 8), (play.over, 0)])
def test_each_opens_its_sheet_or_takes_no_touch(start, reach, least):
    hand = start()
    reach(hand)
    hand.settle(40)
    rows, opened = list(hand.all(ImperiumScoreRow)), []
    for row in rows:
        hand.tap(row)
        hand.settle(20)
        opened += [row] * len(hand.app.nav.overlays)
        while hand.app.nav.overlays:
            hand.key(27)
            hand.settle(20)

    assert opened == [row for row in rows if row.takes_touch]
    assert len(opened) >= least


def test_a_token_says_why_it_is_not_changed_once_the_score_stands(start, monkeypatch):
    hand, said = start(), []
    play.over(hand)
    hand.settle(40)
    monkeypatch.setattr(hand.app, "toast", said.append)
    hand.tap(next(one for one in hand.all(HoldButton) if one.icon == "plus"))
    hand.settle(20)

    assert said == [hand.app.i18n._("imperium.screen.score_stands")]
