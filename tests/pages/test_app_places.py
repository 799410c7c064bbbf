"""The app's own places: settings, backups, the bin, damaged files, arrivals, about."""

from contextlib import contextmanager
from datetime import UTC, datetime

import pytest

from companion.content.notices import notices, text_of
from companion.core.message import Message
from companion.describe.lines import lines
from companion.describe.lint import faults
from companion.errors import NotKept
from companion.library import restore
from companion.library.checking import Checked
from companion.library.left_out import CAME, COUNTED, DATA, PARTS
from companion.library.library import Library
from companion.library.progress import do_all
from companion.sharing import Arrival
from tests.describe.desks import LOOKS, a_surface
from tests.library.two_devices import a_pad
from tests.pages.places import Opened

EVENING = datetime(2026, 11, 18, 20, 30, tzinfo=UTC)
TABLE = "date,game,name,score\n2024-05-01,Azul,Ana,70\n2024-05-01,Azul,Bo,55\n"
UNSURE = TABLE + "2024-05-01,Azul,Cy,64\n2024-05-01,Azul,Dominique,30\n"
ASKED = "date,game,name,score\n03/04/2024,Azul,Ana,1\n03/04/2024,Azul,Bo,2\n"


@contextmanager
def a_library(folder, now=EVENING):
    library = Library.open(folder, lambda: now)
    yield library
    library.close()


@pytest.fixture
def library(tmp_path):
    with a_library(tmp_path / "home") as library:
        yield library


@pytest.fixture
def full(library):
    """Something of everything that can go wrong."""
    a_pad(library, 2)
    library.backup(library.folder.parent / "one.zip")
    library.restore(library.folder.parent / "one.zip")
    for room, part in enumerate(PARTS[:4]):
        folder = library.folder / "left_out" / part / "edited" / "tapestry"
        folder.mkdir(parents=True)
        for number in range(3 * room):
            (folder / f"a_file_with_a_long_name_{number}.json").write_text("{}")
    session = library.start("rise_and_fall", _options("rise_and_fall"))
    library.leave(session)
    journal = next((library.folder / "games").glob("*.jsonl"))
    journal.with_name(f"{journal.name}.damaged-1").write_bytes(journal.read_bytes())
    library.forget(library.running[0].id)
    return library


def _options(game):
    from companion.games import find_game

    return find_game(game).options_type()


def an_arrival(library, text):
    arrival = Arrival(text, library)
    do_all(arrival.reading())
    return arrival


FOUND = Checked(3, 1, 2, (Message("library.trial.failed", file="games/x.jsonl", line=3,
                                  key="table", what="OverflowError"),))  # fmt: skip
PLACES = {
    "settings": {},
    "about": {},
    "licence": {"notice": max(notices(), key=lambda one: len(text_of(one)))},
    "backups": {},
    "bin": {},
    "set_aside": {},
    "arrivals": {},
    "taught": {},
    "left_out": {},
    "checked": {"checked": FOUND},
}


@pytest.mark.parametrize("place", PLACES)
def test_each_fits_its_window(full, place):
    for form, text, language in LOOKS:
        surface = a_surface(form, text, language)
        at = Opened(full, place, surface=surface, **PLACES[place])
        if place in ("backups", "arrivals"):
            at.given("loom-2026-11-17-2030.zip", b"")
            at.given("plays-of-many-years.csv", TABLE.encode())

        assert list(faults(at.showing.page, at.showing.pieces, surface)) == []


@pytest.mark.parametrize("text", [TABLE, UNSURE, ASKED, "date,game,name\nsoon,Azul,Ana\n"])
def test_a_table_of_plays_fits_its_window(library, text):
    for form, size, language in LOOKS:
        surface = a_surface(form, size, language)
        at = Opened(library, "plays", surface=surface, arrival=an_arrival(library, text))

        assert list(faults(at.showing.page, at.showing.pieces, surface)) == []


class TestSettings:
    def test_each_takes_effect_at_the_touch(self, library):
        at = Opened(library, "settings")
        for does in ("language.fr", "theme.light", "size.130", "sounds", "left_handed"):
            at.touch(does)
        now = library.settings

        assert (now.language, str(now.theme), now.text_size) == ("fr", "light", 130)
        assert (now.sounds, now.left_handed) == (True, True)
        assert at.words.language == "fr"
        assert not at.touch("sounds") or not library.settings.sounds

    def test_a_size_that_was_chosen_before_stays_among_the_others(self, library):
        library.change_settings(text_size=140)

        assert "140" in Opened(library, "settings").cards("size.")

    def test_the_time_of_a_turn_is_asked_where_there_is_a_clock(self, library):
        at = Opened(library, "settings")
        assert "turn" not in at.showing.page.acts
        at.touch("table_clock")
        at.touch("turn")
        for does in ("digit.1", "digit.2", "answer"):
            at.touch(does)

        assert library.settings.turn_minutes == 12
        assert not at.above

    def test_what_a_front_end_cannot_do_is_left_out(self, library):
        at = Opened(library, "settings", can=())

        assert at.cards("theme.") == at.cards("size.") == []
        assert "sounds" not in at.showing.page.acts
        assert {"en", "fr"} <= {*at.cards("language.")}

    def test_without_a_voice_it_says_what_to_install(self, library):
        at = Opened(library, "settings", can=("read_aloud",))

        assert any("espeak" in one.text for one in lines(at.showing.page, at.surface))

    def test_it_leads_to_everything_that_is_kept(self, full):
        at = Opened(full, "settings")
        for does in ("backups", "arrivals", "taught", "bin", "set_aside", "left_out", "about"):
            at.touch(does)

        assert [route for route, _ in at.went] == [
            "backups", "arrivals", "taught", "bin", "set_aside", "left_out", "about",
        ]  # fmt: skip

    def test_an_empty_bin_says_so_and_what_is_not_there_is_not_spoken_of(self, library):
        at = Opened(library, "settings")
        said = [one for one in lines(at.showing.page, at.surface) if one.reason]

        assert [one.reason for one in said] == [at.surface.say(Message("app.bin.is_empty"))]
        assert not {"set_aside", "left_out"} & at.showing.page.acts.keys()

    def test_everything_is_checked_and_what_was_found_is_shown(self, library):
        a_pad(library, 2)
        at = Opened(library, "settings")
        at.touch("check")
        [(route, where)] = at.went

        assert route == "checked"
        assert where["checked"].games == 1


class TestBackups:
    def test_one_is_made_and_put_back(self, library):
        at = Opened(library, "backups")
        at.touch("back_up")
        [(name, data)] = at.saved
        library.people.add("Zoë")
        at.given(name, data)
        at.touch(f"of.{name}")
        at.touch("restore_now")

        assert name == "loom-2026-11-18-2030.zip"
        assert library.people.all() == ()
        assert [one.key for one in at.passed] == ["app.settings.restored"]
        assert not at.above

    def test_what_was_here_before_a_restore_is_offered_and_brings_everything_back(self, library):
        at = Opened(library, "backups")
        at.touch("back_up")
        library.people.add("Zoë")
        at.given(*at.saved[0])
        at.touch(f"of.{at.saved[0][0]}")
        at.touch("restore_now")
        at.touch("before.1")
        at.touch("restore_now")

        assert [one.name for one in library.people.all()] == ["Zoë"]

    def test_nothing_is_replaced_before_it_was_asked_once_more(self, library):
        at = Opened(library, "backups")
        at.touch("back_up")
        library.people.add("Zoë")
        at.given(*at.saved[0])
        at.touch(f"of.{at.saved[0][0]}")
        at.touch("leave")

        assert [one.name for one in library.people.all()] == ["Zoë"]

    def test_a_file_is_chosen_and_one_that_is_no_backup_is_refused(self, library):
        at = Opened(library, "backups")
        at.touch("choose")
        at.device.chosen("x.zip", b"no zip")
        at.show()
        at.touch("restore_now")

        assert at.asked == [(".zip",)]
        assert len(at.told) == 1

    def test_one_that_cannot_be_put_back_to_the_end_says_so(self, library, monkeypatch):
        at = Opened(library, "backups")
        at.touch("back_up")
        at.given(*at.saved[0])
        with monkeypatch.context() as patched:
            patched.setattr(restore, "_forget_what_was_derived", _refuse)
            at.touch(f"of.{at.saved[0][0]}")
            at.touch("restore_now")

        assert len(at.told) == 1
        with pytest.raises(NotKept):
            library.people.add("Bo")

    def test_a_folder_is_chosen_for_those_that_are_made_by_themselves(self, library):
        at = Opened(library, "backups")
        at.touch("folder")
        at.device.wanted[0]("/media/stick")

        assert library.settings.backups_in == "/media/stick"
        said = [one.text for one in lines(at.show(), at.surface)]
        assert any("/media/stick" in one for one in said)


def _refuse(*_arguments):
    raise NotKept("library.not_kept.full", file="x")


class TestTheBin:
    def test_a_game_is_taken_back_by_a_touch(self, full):
        at = Opened(full, "bin")
        [thrown] = at.cards("of.")
        page = at.touch(f"of.{thrown}")

        assert thrown in [game.id for game in full.running]
        assert [one.key for one in at.passed] == ["app.bin.back"]
        assert "empty" not in {one.does for one in lines(page, at.surface)}

    def test_it_is_emptied_only_when_it_was_asked_again(self, full):
        at = Opened(full, "bin")
        at.touch("empty")
        at.touch("leave")
        assert len(full.bin) == 1
        at.touch("empty")
        at.touch("empty_now")

        assert full.bin == ()


class TestDamagedFiles:
    def test_are_saved_brought_back_and_removed(self, full):
        at = Opened(full, "set_aside")
        running = len(full.running)
        aside = full.damaged.all()[0]
        at.touch(f"of.{aside.path.name}")
        at.touch("bring_back")
        assert len(full.running) == running + 1
        at.touch(f"of.{aside.path.name}")
        at.touch("save_copy")
        assert at.saved == [(aside.path.name, aside.path.read_bytes())]
        at.touch(f"of.{aside.path.name}")
        at.touch("remove")
        at.touch("remove_now")

        assert full.damaged.all() == ()


class TestBringingIn:
    def test_a_table_is_read_then_looked_at_then_kept_and_not_twice(self, library):
        for known in (False, True):
            at = Opened(library, "arrivals")
            at.given("plays.csv", TABLE.encode())
            at.touch("of.plays.csv")
            [(route, where)] = at.went
            table = Opened(library, route, **where)
            if known:
                assert "keep" not in {one.does for one in lines(table.showing.page, table.surface)}
            else:
                table.touch("keep")
                assert table.left == 1

        assert len(library.finished) == 1

    def test_games_of_another_device_go_on_here(self, library, tmp_path):
        with a_library(tmp_path / "other") as other:
            session = other.start("rise_and_fall", _options("rise_and_fall"))
            game_id = other.id_of(session)
            other.leave(session)
            data = other.shelf.hand_over(game_id)
        at = Opened(library, "arrivals")
        at.given("game.loom", data)
        at.touch("of.game.loom")
        at.touch("go_on")

        assert at.played == [("resume", library.running[0].id)]

    def test_a_play_that_may_be_two_is_parted_before_it_is_kept(self, library):
        at = Opened(library, "plays", arrival=an_arrival(library, UNSURE))
        at.touch("part.0")
        at.touch("so.1")
        at.touch("keep")

        assert sorted([one.name for one in row.scores] for row in library.finished) == [
            ["Ana", "Bo"], ["Cy", "Dominique"],
        ]  # fmt: skip

    def test_what_only_a_person_can_tell_is_asked_before_anything_is_kept(self, library):
        at = Opened(library, "plays", arrival=an_arrival(library, ASKED))
        [kept] = [one for one in lines(at.showing.page, at.surface) if one.gold]
        at.touch(f"answer.{at.at.arrival.question.ids[1]}")
        at.touch("keep")

        assert kept.reason == at.surface.say(Message("sharing.arrival.asked_first"))
        assert library.finished[0].started.startswith("2024-03-04")

    def test_rows_that_are_not_taken_are_named_and_nothing_is_not_kept(self, library):
        text = "date,game,name\nsoon,Azul,Ana\nlater,Azul,Bo\n"
        at = Opened(library, "plays", arrival=an_arrival(library, text))
        said = " ".join(one.text for one in lines(at.showing.page, at.surface))

        assert "“later”" in said
        assert at.showing.missing


class TestWhatAStartLeftOut:
    def test_what_is_touched_is_done_with_that_part(self, full):
        at = Opened(full, "left_out")
        at.device.can = ("save",)  # a system that lets nobody choose
        at.show()
        for does in (f"save.{DATA}", f"save.{CAME}", f"again.{DATA}"):
            if does in at.showing.page.acts:
                at.touch(does)
        files = [does for does in at.showing.page.acts if does.endswith(f".{COUNTED}")]
        at.touch(f"again.{COUNTED}")

        assert [name for name, _ in at.saved]
        assert files == [f"again.{COUNTED}"]
        assert COUNTED not in full.left_out.all()


def test_every_licence_stands_in_its_own_words(library):
    at = Opened(library, "about")
    does = at.cards("of.")
    for one in does:
        at.touch(f"of.{one}")
    longest = max((where["notice"] for _, where in at.went), key=lambda one: len(text_of(one)))
    page = Opened(library, "licence", notice=longest)
    shown = sum(len(one.text) for one in lines(page.showing.page, page.surface))

    assert len(does) == len(notices())
    assert shown > 0.7 * len(text_of(longest))
