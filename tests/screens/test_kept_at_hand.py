"""What a device does beside drawing: it buzzes, stays lit, lets letters in, knows its files."""

import os

import pytest

from companion.games.score_pad.commands import WriteScore
from screens import device
from screens.pages.window_device import WindowDevice
from tests.screens.page_hand import shown, touch
from tests.screens.states.score_pad import begin, kept


@pytest.mark.parametrize("wanted", [True, False])
def test_a_step_buzzes_where_somebody_likes_it(hand, monkeypatch, wanted):
    buzzed = []
    monkeypatch.setattr(device, "vibrate", lambda: buzzed.append(1))
    begin(hand, 2)
    hand.app.choices.change(vibration=wanted)
    hand.app.bridge.do(WriteScore(0, "1", 3))

    assert buzzed == [1] * wanted


@pytest.mark.parametrize("wanted", [True, False])
def test_the_screen_stays_lit_while_a_game_is_played(hand, monkeypatch, wanted):
    lit = []
    hand.app.choices.change(keep_awake=wanted)
    monkeypatch.setattr(device, "keep_awake", lit.append)
    begin(hand, 2)
    hand.app.bridge.close()

    assert lit[-2:] == [wanted, False]


def test_a_field_that_is_touched_asks_for_the_keyboard_and_lets_go_of_it(hand):
    hand.app.nav.go("rules")
    hand.settle()
    fields = hand.app.nav.view.view.fields
    field = next(iter(fields.shown.values()))
    field.focus = True
    asked = field.keyboard is not None
    fields.leave()

    assert asked
    assert field.keyboard is None


def test_files_of_a_kind_lie_newest_first(hand, monkeypatch, tmp_path):
    folder = tmp_path / "Documents"
    folder.mkdir()
    for age, name in enumerate(("new.csv", "old.csv", "other.png")):
        (folder / name).write_bytes(b"x")
        os.utime(folder / name, (1_000_000 - age, 1_000_000 - age))
    monkeypatch.setattr(device, "looked_through", lambda: [folder])
    lying = WindowDevice(hand.app).lying((".csv",))

    assert [one.name for one in lying] == ["new.csv", "old.csv"]


def test_a_past_game_is_looked_through_turn_by_turn(hand):
    kept(hand)
    hand.settle()
    touch(hand, "look_through")
    moments = []
    while "before" in shown(hand).page.acts:
        touch(hand, "before")
        moments.append(tuple(one for one in hand.app.nav.view.spoken()))

    assert len(moments) >= 1
    assert len(set(moments)) == len(moments)
