"""The whole app as pages, without any front end: home, a new game, its table, its end."""

import random
from datetime import UTC, datetime
from io import BytesIO
from pathlib import Path
from zipfile import ZipFile

import pytest

from companion.describe.lint import faults
from companion.describe.showing import Showing
from companion.games import GAMES, find_game
from companion.i18n import Words
from companion.library.library import Library
from companion.pages.backups import NAME as BACKUPS
from companion.pages.roaming import Roaming
from companion.pages.roaming_device import Files
from companion.resources import data_dir
from tests.describe.desks import FORMS, TEXTS, a_surface, goes_on

EVENING = datetime(2026, 11, 18, 20, 30, tzinfo=UTC)
ASIDE = {"back", "log", "undo", "redo", "settings", "rules", "menu"}


@pytest.fixture
def roaming(tmp_path):
    library = Library.open(tmp_path, lambda: EVENING)
    said = []
    one = Roaming(library, Words(data_dir() / "text", "en"), said.append)
    one.said = said
    yield one
    library.close()


def touch(roaming, does, surface=None):
    showing = Showing(roaming.page)
    surface = surface or a_surface()
    showing.show(surface)
    assert list(faults(showing.page, showing.pieces, surface)) == []
    assert showing.touch(does), sorted(showing.page.acts)
    showing.show(surface)
    return showing.page


def test_a_game_from_home_to_the_shelf(roaming):
    from companion.games.score_pad.commands import WriteScore

    touch(roaming, "new.score_pad")
    touch(roaming, "begin")
    for seat in roaming.playing.state.seats:
        roaming.playing.do(WriteScore(0, seat, 7))
    touch(roaming, "end")
    page = touch(roaming, "undo")
    assert "end" in page.acts
    touch(roaming, "end")
    page = touch(roaming, "after")
    assert len(roaming.library.finished) == 1
    assert {"again", "reopen"} <= {*page.acts}
    page = touch(roaming, "back")
    touch(roaming, "past")
    page = touch(roaming, f"open.{roaming.library.finished[0].id}")
    assert "reopen" in page.acts
    page = touch(roaming, "reopen")

    assert len(roaming.library.running) == 1
    assert len(roaming.library.finished) == 0


def test_a_game_that_was_left_goes_on(roaming):
    touch(roaming, "new.rise_and_fall")
    touch(roaming, "begin")
    page = touch(roaming, "back")
    assert "go_on" in page.acts
    page = touch(roaming, "go_on")

    assert "tick" in page.acts


@pytest.mark.parametrize("game", [listed.id for listed in GAMES])
def test_every_game_has_a_table(roaming, game):
    touch(roaming, f"new.{game}")
    session = roaming.library.start(game, find_game(game).options_type())
    game_id = roaming.library.id_of(session)
    roaming.library.leave(session)
    touch(roaming, "back")

    assert touch(roaming, "go_on").acts
    assert [one.id for one in roaming.library.running] == [game_id]


def test_another_language(roaming):
    before = roaming.words.language
    touch(roaming, "settings")
    touch(roaming, "language.fr")

    assert roaming.words.language != before
    assert roaming.library.settings.language == roaming.words.language


@pytest.mark.parametrize("game", ["tapestry", "imperium", "rise_and_fall", "score_pad"])
def test_new_games_are_whole_in_every_form(roaming, game):
    rng = random.Random(game)
    touch(roaming, f"new.{game}")
    for _ in range(25):
        form, text = rng.choice([*FORMS]), rng.choice(TEXTS)
        surface = a_surface(form, text, rng.choice(("en", "fr")))
        showing = Showing(roaming.page)
        showing.show(surface)
        assert list(faults(showing.page, showing.pieces, surface)) == []
        acts = sorted(showing.page.acts.keys() - ASIDE - {"begin"})
        showing.touch(rng.choice(acts or ["leave"]))


def test_the_rules_are_looked_up_from_home_and_from_the_table_and_left_again(roaming):
    touch(roaming, "rules")
    assert roaming.looked_up.playing.near == ()
    page = touch(roaming, "leave")
    assert "new.tapestry" in page.acts

    touch(roaming, "new.tapestry")
    page = touch(roaming, "begin")
    there = set(page.acts)
    assert roaming.look_up("R-track-2")
    page = Showing(roaming.page)
    page.show(a_surface())
    assert roaming.looked_up.trail[-1].entry.id == "R-track-2"
    page = touch(roaming, "leave")
    assert set(page.acts) == there


def test_what_has_no_entry_is_not_looked_up(roaming):
    assert not roaming.look_up("icon.nothing|words")
    touch(roaming, "settings")
    assert "new.tapestry" in touch(roaming, "back").acts


class TestWhatAStartLeftOut:
    """All four offers, where a front end has a place for files."""

    @pytest.fixture
    def kept(self, tmp_path):
        library = Library.open(tmp_path / "home", lambda: EVENING)
        edited = library.folder / "left_out" / "edited" / "edited" / "tapestry" / "x.json"
        edited.parent.mkdir(parents=True)
        edited.write_text("{}")
        library.backup(tmp_path / "kept.zip")
        saved, said, chosen = [], [], []
        files = Files(lambda *file: saved.append(file), chosen.append)
        one = Roaming(library, Words(data_dir() / "text", "en"), said.append, files=files)
        one.saved, one.said, one.chosen = saved, said, chosen
        touch(one, "left_out")
        yield one
        library.close()

    def test_a_part_is_saved_as_a_file(self, kept):
        touch(kept, "save.edited")
        [(name, data)] = kept.saved

        assert name == "loom_left_out-edited.zip"
        assert not Path(name).match(BACKUPS)
        assert ZipFile(BytesIO(data)).namelist() == ["edited/tapestry/x.json"]

    def test_a_part_is_tried_again_and_it_is_said_when_it_counts(self, kept):
        page = touch(kept, "again.edited")

        assert kept.said == ["It counts from the next start on."]
        assert "again.edited" not in page.acts
        assert (kept.library.folder / "edited" / "tapestry" / "x.json").is_file()

    def test_a_part_is_thrown_away_once_it_was_asked(self, kept):
        touch(kept, "throw.edited")
        before = kept.library.left_out.all()
        touch(kept, "throw_now")

        assert before == ("edited",)
        assert kept.library.left_out.all() == ()

    def test_a_backup_is_put_back(self, kept, tmp_path):
        touch(kept, "restore")
        touch(kept, "choose")
        kept.device.chosen("kept.zip", (tmp_path / "kept.zip").read_bytes())
        touch(kept, "restore_now")
        touch(kept, "back")

        assert kept.chosen == [(".zip",)]
        assert kept.said == ["The backup is back."]
        assert "new.tapestry" in touch(kept, "back").acts

    def test_what_is_no_backup_is_refused_in_a_sentence(self, kept):
        touch(kept, "restore")
        touch(kept, "choose")
        kept.device.chosen("kept.zip", b"no zip")
        touch(kept, "restore_now")

        assert len(kept.said) == 1

    def test_where_there_are_no_files_nothing_is_offered_that_needs_one(self, kept):
        bare = Roaming(kept.library, kept.words, kept.said.append)
        page = touch(bare, "left_out")

        assert "save.edited" not in page.acts


class TestOnAnotherDevice:
    """A running game goes there as a file, and goes on where it was."""

    def device(self, folder):
        saved = []
        files = Files(lambda *file: saved.append(file), lambda endings: None)
        library = Library.open(folder, lambda: EVENING)
        one = Roaming(library, Words(data_dir() / "text", "en"), print, files=files)
        one.saved = saved
        return one

    def test_what_was_handed_over_goes_on_there(self, tmp_path):
        here, there = (self.device(tmp_path / name) for name in ("here", "there"))
        for does in ("new.rise_and_fall", "begin", "tick"):
            touch(here, does)
        here.go("log")
        for does in ("hand_over", "file"):
            touch(here, does)
        [(name, data)] = here.saved
        for does in ("bring", "choose"):
            touch(there, does)
        there.device.chosen(name, data)
        touch(there, "go_on")

        assert there.playing.state == here.playing.state
        for one in (here, there):
            one.library.close()

    def test_where_there_are_no_files_it_is_not_offered(self, roaming):
        for does in ("new.rise_and_fall", "begin"):
            touch(roaming, does)
        roaming.go("log")

        assert "hand_over" not in roaming.page(a_surface()).acts


class TestTheEndOfImperium:
    """Its own page of the end keeps the game; it is played again or given away at once."""

    @pytest.fixture
    def over(self, roaming):
        touch(roaming, "new.imperium")
        touch(roaming, "begin")
        rng, session = random.Random(3), roaming.playing
        while session.pending or all(one.id != "collapse" for one in session.offers):
            goes_on(session, rng)
        collapse = next(one for one in session.offers if one.id == "collapse")
        asked = collapse.asks({})
        roaming.do(collapse.command({asked.key: next(iter(asked.examples()))}))
        assert session.game.finished(session.state)
        roaming.go("score")
        return roaming

    def test_again_with_the_same_people(self, over):
        before = over.playing
        touch(over, "again")

        assert over.playing is not before
        assert over.playing.options == before.game.again(before.options, before.state)
        assert [row.game for row in over.library.finished] == ["imperium"]

    def test_given_away_as_a_picture(self, over):
        shown = touch(over, "picture")

        assert over.playing is None
        assert "share_more" not in shown.acts
        assert "share_more" in touch(over, "back").acts


class TestACampaign:
    """Of Imperium, without a window."""

    def test_its_next_game_is_played_and_noted(self, roaming):
        touch(roaming, "new.imperium_campaign")
        touch(roaming, "begin")
        campaign = roaming.library.id_of(roaming.playing)
        page = Showing(roaming.page)
        page.show(a_surface())
        meets = next(one for one in page.page.acts if one.startswith("meets."))
        touch(roaming, meets)
        touch(roaming, "meet")
        touch(roaming, "play")
        game, rng = roaming.playing.game.id, random.Random(3)
        while roaming.playing.pending or all(x.id != "collapse" for x in roaming.playing.offers):
            goes_on(roaming.playing, rng)
        collapse = next(one for one in roaming.playing.offers if one.id == "collapse")
        asked = collapse.asks({})
        roaming.do(collapse.command({"sure": "yes"}))
        roaming.go("keep")

        assert game == "imperium"
        assert asked.ids == ("yes",)
        assert roaming.library.id_of(roaming.playing) == campaign
        assert roaming.playing.game.id == "imperium_campaign"
        assert len(roaming.playing.entries) > 1
