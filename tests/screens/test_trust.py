"""Backups, restores, damaged files and games that cannot be opened, as a person meets them."""

import pytest

from companion.core.journal import pack_lines
from screens import device
from screens.device.places import PathPlace
from screens.home.place import Home
from screens.pages import above
from tests.screens.page_hand import says, touch
from tests.screens.states.score_pad import home_running


@pytest.fixture(autouse=True)
def documents(tmp_path, monkeypatch):
    """Where files for the player go."""
    folder = tmp_path / "documents"
    folder.mkdir()
    monkeypatch.setattr(device, "documents", lambda: folder)
    return folder


def work_ends(hand):
    """Frames until nothing lies above the page."""
    for _ in range(500):
        hand.frames()
        if not hand.app.nav.overlays:
            break
    hand.settle()


def back_up(hand):
    hand.app.nav.home()
    hand.app.nav.go("backups")
    hand.settle()
    touch(hand, "back_up")
    work_ends(hand)


class TestABackup:
    def test_is_made_and_put_back(self, hand, documents):
        home_running(hand)
        back_up(hand)
        [made] = documents.glob("loom-*.zip")
        running = len(hand.app.library.running)
        hand.app.library.forget(hand.app.library.running[0].id)
        hand.app.library.people.add("Zoë")
        hand.app.nav.go("backups")
        hand.settle()
        touch(hand, f"of.{made.name}")
        touch(hand, "restore_now")
        work_ends(hand)

        assert hand.app.library.people.all() == ()
        assert len(hand.app.library.running) == running
        assert hand.toast.text == hand.say("app.settings.restored")

    def test_that_lies_there_otherwise_is_not_called_written(self, hand, documents, monkeypatch):
        monkeypatch.setattr(
            PathPlace, "write", lambda place, data: place.path.write_bytes(data[:9])
        )
        back_up(hand)
        hand.worked()

        assert hand.say("kit.trouble") in says(hand)
        assert not hand.toast.text

    def test_shows_how_far_it_is_and_cannot_be_closed(self, hand, documents, monkeypatch):
        monkeypatch.setattr(above, "SLICE", 0)
        home_running(hand)
        hand.app.nav.go("backups")
        hand.settle()
        hand.app.nav.view.at.back_up()
        hand.frames()
        hand.key(27)

        assert hand.app.nav.overlays[-1].sheet.of > 0
        work_ends(hand)

    def test_that_finds_no_room_says_so(self, hand, documents):
        documents.rmdir()
        hand.app.nav.go("backups")
        hand.settle()
        touch(hand, "back_up")
        hand.worked()

        assert hand.say("kit.trouble") in says(hand)


@pytest.fixture
def unreadable(hand):
    """A game that no version of the rules would read."""
    home_running(hand)
    hand.app.nav.home()
    folder = hand.app.library.folder / "games"
    journal, *others = folder.glob("*.jsonl")
    for other in others:
        other.unlink()
    head = {"format": 2, "game": "tapestry", "version": 1, "options": {"expansions": 7}}
    lines = [{"head": {**head, "seed": "", "by_app": []}}]
    journal.write_bytes(pack_lines(lines))
    hand.app.nav.home()
    hand.settle()
    return journal


class TestAGameThatCannotBeOpened:
    def test_is_one_row_and_its_file_can_be_saved(self, hand, unreadable, documents):
        assert hand.app.library.running[0].trouble

        touch(hand, "save_copy")
        hand.settle()
        touch(hand, "save_copy")
        hand.settle()

        saved = documents / f"loom-{unreadable.name}"
        assert saved.read_bytes() == unreadable.read_bytes()
        assert unreadable.exists()


def test_a_mistake_in_building_home_reaches_the_error_screen(start, monkeypatch):
    """It would end the app before anything is shown, every time it is opened."""
    monkeypatch.setattr(Home, "enter", stumble)
    hand = start()
    hand.settle()

    assert hand.app.nav.trail[-1][0] == "error"


def stumble(_self, **_where):
    raise ValueError("of ours")
