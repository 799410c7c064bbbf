"""A finished game leaves the app, with a finger."""

from dataclasses import replace

import pytest

from screens import device
from tests.screens.page_hand import touch
from tests.screens.states.sharing import NAMES, kept


@pytest.fixture
def shared(hand, tmp_path, monkeypatch):
    """A kept game whose people may be told; files go to a folder, links to a list."""
    kept(hand)
    hand.opened = []
    monkeypatch.setattr(device, "documents", lambda: tmp_path)
    monkeypatch.setattr(device, "open_url", lambda url: hand.opened.append(url) or True)
    people = hand.app.library.people
    for name in NAMES:
        people.change(replace(people.add(name[:40]), shares="yes"))
    hand.app.nav.go("past_game", game="pad-1")
    hand.settle()
    return hand


def test_a_link_a_file_and_a_folder_that_cannot_be_written(shared, tmp_path, monkeypatch):
    told = []
    monkeypatch.setattr(shared.app, "tell_trouble", told.append)
    touch(shared, "share_more")
    touch(shared, "app.share.bgstats")
    touch(shared, "answer.yes")
    touch(shared, "app.share.playfile")
    monkeypatch.setattr(device, "documents", lambda: tmp_path / "nowhere")
    touch(shared, "app.share.playfile")

    assert shared.opened[0].startswith("https://app.bgstatsapp.com/createPlay.html?data=")
    assert (tmp_path / "pad-1.bgsplay").stat().st_size > 100
    assert [message.key for message in told] == ["app.share.not_written"]


def test_all_games_are_read_a_piece_a_frame(shared, tmp_path):
    touch(shared, "share_more")
    touch(shared, "app.share.spreadsheet")
    shared.frames(10)

    assert (tmp_path / "loom-games.csv").read_text("utf-8-sig").count("pad-1") == len(NAMES)


def test_a_picture_is_a_real_file(shared, tmp_path):
    touch(shared, "picture")
    touch(shared, "write")

    assert (tmp_path / "loom-pad-1.png").read_bytes().startswith(b"\x89PNG")
