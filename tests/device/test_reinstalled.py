"""A backup outlives the app: made on one, put back on a new one, by the system's own chooser."""

import pytest

from tests.device.java import Uri
from tests.screens.app_maker import an_app
from tests.screens.hand import Hand
from tests.screens.page_hand import says, touch


@pytest.fixture
def installed(device, tmp_path):
    """A new app with an empty library, as often as one is wanted."""
    hands = []

    def install(name):
        for hand in hands:
            hand.stop()
        hands[:] = [Hand(an_app(tmp_path / name)).start()]
        hands[0].app.nav.go("backups")
        hands[0].settle()
        return hands[0]

    yield install
    for hand in hands:
        hand.stop()


def test_what_was_backed_up_is_there_again(device, installed, tmp_path):
    backup = Uri(tmp_path / "loom-backup.zip")
    first = installed("first")
    first.app.library.people.add("Zoé")
    touch(first, "back_up")
    device.choose(backup)
    first.settle(200)

    second = installed("second")
    touch(second, "choose")
    device.choose(backup)
    second.settle()
    touch(second, "restore_now")
    second.settle(200)

    assert [person.name for person in second.app.library.people.all()] == ["Zoé"]


def test_the_share_sheet_is_offered_for_what_was_saved(device, installed, tmp_path):
    hand = installed("first")
    touch(hand, "back_up")
    device.choose(Uri(tmp_path / "loom-backup.zip"))
    hand.settle(200)
    hand.toast.press()

    (chooser,) = device.activity.started[-1:]
    assert chooser.inside.kind == "application/zip"


def test_what_is_no_backup_is_said(device, installed, tmp_path):
    (tmp_path / "picture.zip").write_bytes(b"no zip")
    hand = installed("first")
    touch(hand, "choose")
    device.choose(Uri(tmp_path / "picture.zip"))
    hand.settle()
    touch(hand, "restore_now")
    hand.settle(200)

    assert hand.say("kit.trouble") in says(hand)
