"""A start that nothing can break."""

import json
import shutil

import pytest

from companion.content import SHELF
from companion.errors import Damaged, NotKept, SaveError
from companion.games.rise_and_fall.game import GAME
from companion.library.library import Library
from companion.library.progress import do_all
from companion.pages import sights
from companion.resources import data_dir
from companion.sharing import Naming, kept_of_play, read_table
from companion.start import begin
from tests.fixtures.make import FOLDER as FIXTURES
from tests.journals.golden import FOLDER
from tests.library.makers import TickingClock
from tests.library.two_devices import a_pad

TRACKS = "tapestry/tracks.json"


@pytest.fixture
def home(tmp_path):
    """Edited facts, a told number, a game of its own, one that came."""
    folder = tmp_path / "home"
    library = Library(folder, TickingClock())
    a_pad(library, 3)
    table = read_table(b"date;game;name;points\n2026-11-18;Azul;Ana;12\n")
    do_all(library.shelf.bring_in([kept_of_play(one, Naming()) for one in table.plays]))
    library.house_facts.set("score_pad", "told", 3)
    library.close()
    edit(folder, "score_pad/anything.json", "{}")
    yield folder
    SHELF.use_edited(None)
    SHELF.use_facts({})


def edit(folder, name, text):
    path = folder / "edited" / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text)


def start(folder, *, comes_home=False):
    """As a front end does; what is left out then, and what is said."""
    begun = begin(folder, TickingClock(), "en")
    if comes_home:
        begun.library.left_out.came_home()
    begun.library.close()
    return begun.library.left_out.all(), [one.key for one in begun.library.notices]


class TestAStartThatDidNotComeToHome:
    def test_the_next_ones_leave_out_one_thing_after_the_other_and_say_so(self, home):
        start(home)
        seen = [start(home) for _ in range(6)]

        assert [parts for parts, _ in seen] == [
            ("edited",),
            ("edited", "told"),
            ("edited", "told", "came"),
            ("edited", "told", "came", "statistics"),
            ("edited", "told", "came", "statistics"),
            ("edited", "told", "came", "statistics"),
        ]
        said = [[key for key in keys if "left_out" in key] for _, keys in seen]
        assert said[0] == ["library.left_out.edited"]
        assert said[3][-1] == "library.left_out.statistics"
        assert said[4][-1] == "library.left_out.made_ahead"

    def test_one_that_came_home_leaves_nothing_out(self, home):
        start(home, comes_home=True)

        assert start(home, comes_home=True) == ((), [])

    def test_what_raises_while_it_begins_is_tried_with_less_at_once(self, home, monkeypatch):
        def stumbles(edited):
            if edited.is_dir() and any(edited.rglob("*.json")):
                raise OverflowError
            return []

        monkeypatch.setattr("companion.start.take_words_out", stumbles)
        left_out, _ = start(home, comes_home=True)

        assert left_out == ("edited",)


class TestAStartThatNothingOfThatHelps:
    """As where the games themselves cannot be begun with."""

    @pytest.fixture
    def _games_that_break_home(self, monkeypatch):
        shown = sights.KeptSights.at_home

        def stumble(self):
            return 1 / 0 if self.library.running else shown(self)

        monkeypatch.setattr(sights.KeptSights, "at_home", stumble)

    @pytest.mark.usefixtures("_games_that_break_home")
    def test_leaves_out_everything_but_the_backups_where_home_is_not_come_to(self, home):
        (home / "backups").mkdir()
        backup = home / "backups" / "loom-own-2026-11-17.zip"
        shutil.copyfile(FIXTURES / "v3" / "backup.zip", backup)
        for _ in range(8):
            left_out, said = start(home)
        library = Library(home, TickingClock())
        games, people = library.running, library.people.all()
        library.close()

        assert left_out == ("edited", "told", "came", "statistics", "everything")
        assert "library.left_out.everything" in said
        assert (games, people) == ((), ())
        assert backup.exists()

    @pytest.mark.usefixtures("_games_that_break_home")
    def test_and_it_can_be_tried_again(self, home):
        for _ in range(8):
            start(home)
        library = Library(home, TickingClock())
        library.left_out.try_again("everything")
        library.close()
        again = Library(home, TickingClock())
        again.close()

        assert len(again.running) == 1
        assert "everything" not in again.left_out.all()

    def test_does_so_at_once_where_it_raises_while_it_begins(self, home, monkeypatch):
        def stumbles(edited):
            return 1 / 0 if any(edited.parent.glob("games/*.jsonl")) else []

        monkeypatch.setattr("companion.start.take_words_out", stumbles)
        left_out, _ = start(home, comes_home=True)

        assert left_out[-1] == "everything"
        assert start(home, comes_home=True)[0] == left_out

    def test_moves_nothing_where_the_mistake_is_ours(self, home, monkeypatch):
        monkeypatch.setattr("companion.start.take_words_out", lambda _edited: 1 / 0)
        before = {path.name for path in (home / "games").iterdir()}
        with pytest.raises(SaveError) as failed:
            start(home)

        assert failed.value.message.key == "library.start_failed"
        assert {path.name for path in (home / "games").iterdir()} == before


class TestWhatIsLeftOut:
    @pytest.fixture
    def library(self, home):
        for _ in range(5):
            start(home)
        library = Library(home, TickingClock())
        yield library
        library.close()

    def test_what_came_last_is_not_there_and_everything_else_is(self, library):
        assert not library.finished
        assert len(library.running) == 1
        assert library.statistics.games == ()

    def test_it_can_be_tried_again(self, library, home):
        for part in library.left_out.all():
            library.left_out.try_again(part)
        library.close()
        again = Library(home, TickingClock())

        assert [row.note.params["text"] for row in again.finished] == ["Azul"]
        assert again.house_facts.get("score_pad", "told") == 3
        assert (home / "edited" / "score_pad" / "anything.json").read_text() == "{}"
        assert again.left_out.all() == ()
        assert len(again.statistics.games) == 1
        again.close()

    def test_it_can_be_saved_elsewhere_and_thrown_away(self, library, tmp_path):
        import io
        import zipfile

        packed = library.left_out.packed("came")
        library.left_out.throw_away("came")
        with zipfile.ZipFile(io.BytesIO(packed)) as archive:
            [name] = archive.namelist()

        assert name.startswith("finished/")
        assert "came" not in library.left_out.all()

    def test_what_was_told_since_stays_and_the_other_stays_left_out(self, library):
        library.house_facts.set("score_pad", "told", 4)
        with pytest.raises(NotKept):
            library.left_out.try_again("told")

        assert library.left_out.has("told")
        assert library.house_facts.get("score_pad", "told") == 4


class TestWhatAnOwnerEdited:
    def test_one_that_no_page_can_do_with_is_left_out_by_name_and_the_others_count(
        self, home, monkeypatch
    ):
        name = "rise_and_fall/pieces.json"
        value = json.loads((data_dir() / name).read_text("utf-8"))
        edit(home, name, json.dumps(value))
        edit(home, TRACKS, (data_dir() / TRACKS).read_text("utf-8")) if (
            data_dir() / TRACKS
        ).is_file() else None
        begins = GAME.begin

        def stumble(options):
            return 1 / 0 if (SHELF.edited / name).exists() else begins(options)

        monkeypatch.setattr(GAME, "begin", stumble)
        begun = begin(home, TickingClock(), "en")
        begun.library.close()
        told = [
            one for one in begun.library.notices if one.key.startswith("library.edited.left_out")
        ]

        assert [one.params["file"] for one in told] == [f"edited/{name}"]
        assert frozenset({name}) == SHELF.without

    def test_two_that_do_not_go_with_each_other_are_left_out_beside_one_that_goes_with_none(
        self, home, monkeypatch
    ):
        names = [f"rise_and_fall/{name}.json" for name in ("actions", "bank", "pieces")]
        for name in names:
            edit(home, name, "{}")
        begins = GAME.begin

        def stumble(options):
            alone, *both = ((SHELF.edited / name).exists() for name in names)
            return 1 / 0 if alone or all(both) else begins(options)

        monkeypatch.setattr(GAME, "begin", stumble)
        start(home)

        assert {*names} <= SHELF.without

    def test_one_that_does_not_go_with_what_was_told_is_left_out(self, home, monkeypatch):
        name = "rise_and_fall/pieces.json"
        edit(home, name, (data_dir() / name).read_text("utf-8"))
        edit(home, TRACKS, (data_dir() / TRACKS).read_text("utf-8"))
        library = Library(home, TickingClock())
        library.house_facts.set("rise_and_fall", "told", 3)
        library.close()
        begins = GAME.begin

        def stumble(options):
            told, copy = SHELF.edited.parent / "house_facts.json", SHELF.edited / name
            both = copy.exists() and told.exists() and "rise_and_fall" in told.read_text("utf-8")
            return 1 / 0 if both else begins(options)

        monkeypatch.setattr(GAME, "begin", stumble)
        begun = begin(home, TickingClock(), "en")
        begun.library.close()
        told = [
            one for one in begun.library.notices if one.key.startswith("library.edited.left_out")
        ]

        assert [one.params["file"] for one in told] == [f"edited/{name}"]

    @pytest.mark.parametrize(
        ("why", "counts"), [(NotKept("no room"), True), (Damaged("noise"), False)]
    )
    def test_one_that_cannot_even_be_tried_counts_only_where_the_disk_is_full(
        self, home, monkeypatch, why, counts
    ):
        tried = []

        def refuse(*_args, **_how):
            tried.append(why)
            raise why

        monkeypatch.setattr("companion.library.trial.Gate.trying", refuse)
        _, told = start(home, comes_home=True)
        start(home, comes_home=True)

        assert (not any("edited.left_out" in one for one in told)) == counts
        assert (len(tried) > 1) == counts  # it is tried as soon as there is room

    def test_one_that_games_here_cannot_be_shown_by_is_left_out(self, home):
        """A piece is gone that stood on the table."""
        folder, game = home, sorted((FOLDER / "rise_and_fall").glob("three_people*.jsonl"))[0]
        shutil.copyfile(game, folder / "games" / "rise_and_fall-2026-11-17-1.jsonl")
        text = (data_dir() / "rise_and_fall/pieces.json").read_text("utf-8")
        edit(folder, "rise_and_fall/pieces.json", text.replace('"merchant"', '"merchants"'))
        edit(folder, TRACKS, (data_dir() / TRACKS).read_text("utf-8"))
        begun = begin(folder, TickingClock(), "en")
        begun.library.close()
        told = [
            one for one in begun.library.notices if one.key.startswith("library.edited.left_out")
        ]

        assert [one.params["file"] for one in told] == ["edited/rise_and_fall/pieces.json"]

    def test_it_is_tried_again_only_once_it_has_changed(self, home, monkeypatch):
        start(home, comes_home=True)
        tried = []
        monkeypatch.setattr(
            "companion.library.trial.Gate.trying", lambda *_a, **_b: tried.append(1) or iter(())
        )
        start(home, comes_home=True)

        assert not tried
