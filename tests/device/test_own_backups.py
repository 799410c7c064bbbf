"""Backups that are made by themselves go into a folder that the player chose once."""

import pytest

from companion.library.progress import do_all
from screens.pages.window_device import follow_chosen
from tests.device.java import Uri
from tests.library.two_devices import a_pad
from tests.screens.app_maker import an_app
from tests.screens.hand import Hand
from tests.screens.page_hand import touch


@pytest.fixture
def chosen(tmp_path):
    folder = tmp_path / "Backups"
    folder.mkdir()
    return folder


def an_installed(tmp_path):
    hand = Hand(an_app(tmp_path / "home")).start()
    hand.app.nav.go("backups")
    hand.settle()
    return hand


def test_the_permission_is_kept_and_each_is_read_back_from_there(device, tmp_path, chosen):
    hand = an_installed(tmp_path)
    touch(hand, "folder")
    device.choose(Uri(chosen))
    hand.settle()
    library = hand.app.library
    a_pad(library, 3)
    follow_chosen(library)
    do_all(library.backups.own.making())
    do_all(library.backups.own.making())  # on the same day: in its place
    hand.stop()
    again = an_installed(tmp_path)
    follow_chosen(again.app.library)
    names = again.app.library.backups.own.names()
    again.stop()

    assert device.kept_permissions == [chosen]
    assert [path.name for path in chosen.iterdir()] == list(names)
    assert len(names) == 1


def test_a_folder_that_is_gone_is_told_and_nothing_is_lost(device, tmp_path, chosen):
    hand = an_installed(tmp_path)
    hand.app.choices.change(backups_in=Uri(chosen).toString())
    library = hand.app.library
    a_pad(library, 3)
    follow_chosen(library)
    do_all(library.backups.own.making())
    told = [one.key for one in library.notices]
    hand.stop()

    assert told == ["library.own.not_made"]
