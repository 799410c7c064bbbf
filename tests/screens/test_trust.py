"""Backups, restores, damaged files and games that cannot be opened, as a person meets them."""

import pytest

from companion.core.journal import pack_lines
from companion.errors import NotKept
from companion.library import restore
from screens import device
from screens.home.place import Home
from screens.settings.settings import DamagedFiles
from screens.widgets.above import working
from screens.widgets.controls.acts import ActRow
from screens.widgets.controls.button import Press
from screens.widgets.frame.progress import Progress
from tests.screens.page_hand import touch
from tests.screens.states.score_pad import home_running


@pytest.fixture(autouse=True)
def documents(tmp_path, monkeypatch):
    """Where files for the player go."""
    folder = tmp_path / "documents"
    folder.mkdir()
    monkeypatch.setattr(device, "documents", lambda: folder)
    return folder


def settings(hand):
    """The page, opened."""
    hand.app.nav.home()
    hand.app.nav.go("settings")
    hand.settle()
    return hand.app.nav.view


def work_ends(hand):
    """Frames until no bar is shown."""
    for _ in range(500):
        hand.frames()
        if not list(hand.all(Progress)):
            break
    hand.settle()


def back_up(hand):
    hand.tap(hand.button("app.settings.backup"))
    work_ends(hand)


class TestABackup:
    def test_is_made_and_put_back(self, hand, documents):
        home_running(hand)
        settings(hand)
        back_up(hand)

        assert len(list(documents.glob("loom-*.zip"))) == 1

        running = len(hand.app.library.running)
        hand.app.library.forget(hand.app.library.running[0].id)
        hand.app.library.people.add("Zoë")
        hand.tap(hand.button("app.settings.restore"))
        hand.settle()
        hand.tap(hand.find(ActRow))
        hand.settle()
        hand.tap(hand.find(Press, text=hand.say("app.settings.restore_now")))
        work_ends(hand)

        assert hand.app.library.people.all() == ()
        assert len(hand.app.library.running) == running
        assert hand.app._toast.text == hand.say("app.settings.restored")

    def test_shows_how_far_it_is_and_cannot_be_closed(self, hand, documents, monkeypatch):
        monkeypatch.setattr(working, "SLICE", 0)
        home_running(hand)
        settings(hand).back_up()
        hand.frames()
        hand.key(27)

        assert list(hand.all(Progress))
        assert hand.app.nav.overlays
        work_ends(hand)

    def test_that_finds_no_room_says_so(self, hand, documents):
        settings(hand)
        documents.rmdir()
        back_up(hand)

        assert hand.find(text=hand.say("kit.trouble"))

    def test_made_before_a_restore_is_offered_and_brings_everything_back(self, hand):
        settings(hand)
        back_up(hand)
        hand.app.library.people.add("Zoë")
        hand.tap(hand.button("app.settings.restore"))
        hand.settle()
        hand.tap(hand.find(ActRow))
        hand.settle()
        hand.tap(hand.find(Press, text=hand.say("app.settings.restore_now")))
        work_ends(hand)
        hand.tap(hand.button("app.settings.restore"))
        hand.settle()

        assert hand.find(text=hand.say("app.settings.safety_copies"))

        hand.tap(list(hand.all(ActRow))[-1])
        hand.settle()
        hand.tap(hand.find(Press, text=hand.say("app.settings.restore_now")))
        work_ends(hand)

        assert [one.name for one in hand.app.library.people.all()] == ["Zoë"]

    def test_that_cannot_be_put_back_to_the_end_says_so(self, hand, documents, monkeypatch):
        settings(hand)
        back_up(hand)
        path = next(documents.glob("*.zip"))
        with monkeypatch.context() as patched:
            patched.setattr(restore, "_forget_what_was_derived", refuse)
            hand.tap(hand.button("app.settings.restore"))
            hand.settle()
            hand.tap(hand.find(ActRow))
            hand.settle()
            hand.tap(hand.find(Press, text=hand.say("app.settings.restore_now")))
            work_ends(hand)

        assert path.exists()
        assert hand.find(text=hand.say("kit.trouble"))
        with pytest.raises(NotKept):
            hand.app.library.people.add("Bo")


def refuse(*_arguments):
    """A disk that fails."""
    raise NotKept("library.not_kept.full", file="x")


@pytest.fixture
def unreadable(hand):
    """A game that no version of the rules would read."""
    home_running(hand)
    hand.app.nav.home()
    folder = hand.app.library._home.games
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
        hand.tap(hand.find(Press, text=hand.say("app.home.save_copy")))
        hand.settle()

        saved = documents / f"loom-{unreadable.name}"
        assert saved.read_bytes() == unreadable.read_bytes()
        assert unreadable.exists()


class TestDamagedFiles:
    def test_are_not_spoken_of_where_there_are_none(self, hand):
        settings(hand)

        assert not list(hand.all(DamagedFiles))

    def test_are_listed_saved_brought_back_and_removed(self, hand, documents):
        home_running(hand)
        settings(hand)
        folder = hand.app.library._home.games
        journal = next(folder.glob("*.jsonl"))
        aside = folder / f"{journal.name}.damaged-1"
        aside.write_bytes(journal.read_bytes())
        settings(hand)
        running = len(hand.app.library.running)
        self.open_it(hand)
        hand.tap(hand.button("app.aside.bring_back"))
        hand.settle()

        assert len(hand.app.library.running) == running + 1

        self.open_it(hand)
        hand.tap(hand.button("app.home.save_copy"))
        hand.settle()

        assert (documents / aside.name).read_bytes() == aside.read_bytes()

        self.open_it(hand)
        hand.tap(hand.button("app.aside.remove"))
        hand.settle()
        hand.tap(hand.find(Press, text=hand.say("app.aside.remove")))
        hand.settle()

        assert not aside.exists()
        assert not list(hand.all(DamagedFiles))

    def open_it(self, hand):
        hand.tap(hand.find(DamagedFiles))
        hand.settle()
        hand.tap(hand.find(ActRow))
        hand.settle()


def test_a_mistake_in_building_home_reaches_the_error_screen(start, monkeypatch):
    """It would end the app before anything is shown, every time it is opened."""
    monkeypatch.setattr(Home, "enter", stumble)
    hand = start()
    hand.settle()

    assert hand.app.nav.trail[-1][0] == "error"


def stumble(_self, **_where):
    raise ValueError("of ours")
