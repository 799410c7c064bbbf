"""Everything that shows a game is looked at before it comes: each page, wherever it leads."""

import json
import shutil
from functools import partial
from itertools import cycle

import pytest

from companion.content import SHELF
from companion.core.journal import FileJournal, MemoryJournal
from companion.core.session import Session
from companion.describe.node import NOTHING, Page
from companion.errors import NotKept
from companion.games import GAMES, find_game
from companion.library import limits
from companion.library.edited import keep_own
from companion.library.library import Library
from companion.library.progress import do_all
from companion.library.trial import seeing
from companion.lookup.ports import opened_with
from companion.pages.eyes import Eyes, nothing
from companion.pages.game_sights import GameSights
from companion.pages.looking_up import LookUp
from companion.pages.places import part_of, places_of
from companion.pages.rules import rules
from companion.pages.sights import sights
from companion.resources import data_dir
from companion.start import begin
from tests.fixtures import make
from tests.journals.golden import FOLDER
from tests.library.makers import TickingClock
from tests.library.two_devices import a_pad

PARTS = (0.05, 0.4, 0.8, 1.0)
WITHIN = {"imperium": {"score"}}
"""Pages that another one shows at its moment."""


@pytest.fixture
def library(tmp_path):
    home = make.FOLDER / "v3" / "home"
    shutil.copytree(home, tmp_path / "home")
    library = Library(tmp_path / "home", TickingClock())
    yield library
    library.close()


def moments(game):
    """Of each golden journal one, from the first step to the last by turns."""
    files = (
        one for one in sorted(FOLDER.glob("*/*.jsonl")) if find_game(one.parent.name).id == game
    )
    for file, part in zip(files, cycle(PARTS)):
        lines = FileJournal(file, readonly=True).lines
        some = MemoryJournal(lines[: max(2, int(len(lines) * part))])
        yield Session.open(find_game(game), some)


def pages(library, session):
    """What is built of it, by name; each may be built."""
    failures, found = [], []
    for sight in GameSights(Eyes(library), "", session).all():
        do_all(seeing(iter([sight]), failures.append))
        found.append(part_of(session) if sight.page == "table" else sight.page)
    assert not failures, failures
    return {name.partition("/")[0] for name in found}


class TestPagesOfAGame:
    @pytest.mark.parametrize("game", [one.id for one in GAMES])
    def test_each_is_built_at_one_moment_or_another(self, library, game):
        """A page that is added later is built as soon as anything leads to it."""
        seen = set().union(*(pages(library, session) for session in moments(game)))

        assert set(places_of(game)) - WITHIN.get(game, set()) <= seen

    def test_one_that_another_leads_to_is_built(self, library, monkeypatch):
        built = []

        def table(desk, surface):
            desk.goes("hall/2")
            return Page(NOTHING)

        def hall(desk, surface, seat):
            built.append(seat)
            return Page(NOTHING)

        known = {"table": table, "hall": hall}
        monkeypatch.setattr("companion.pages.game_sights.places_of", lambda game: known)
        monkeypatch.setattr("companion.pages.game_sights.page_of", lambda game, part: known[part])
        session = next(moments("score_pad"))

        assert "hall" in pages(library, session)
        assert set(built) == {"2"}


class TestEverything:
    def test_what_cannot_even_be_listed_is_one_failure_and_no_crash(self, library):
        failures = []

        def broken():
            yield from sights(library)
            raise KeyError("gone")

        do_all(seeing(broken(), failures.append))

        assert [one.what for one in failures] == ["KeyError"]

    def test_its_thumbnail_its_card_and_its_own_page_are_built(self, library):
        names = {(one.file.partition("/")[0], one.page) for one in sights(library)}

        assert {("games", "home"), ("finished", "past"), ("finished", "past_game")} <= names
        assert {("", "past"), ("", "home"), ("", "statistics")} <= names


def gone(file, *way, value=()):
    """A copy of a file in which one value is another."""

    def edit(folder):
        content = json.loads((data_dir() / file).read_text("utf-8"))
        holder = content
        for step in way[:-1]:
            holder = holder[step]
        holder[way[-1]] = value
        copy = folder / "edited" / file
        copy.parent.mkdir(parents=True)
        copy.write_text(json.dumps(content), "utf-8")
        return f"edited/{file}"

    return edit


ICONS, ABOUT = "tapestry/rules/icons.json", "tapestry/rules/about.json"
NOMADS = "tapestry/civilizations/nomads.json"
EDITED = {
    "a link that leads nowhere": gone(ICONS, "entries", 0, "see", 0, value="gone"),
    "an answer that is half gone": gone(ICONS, "entries", 0, "together", value=["gone"]),
    "an entry without its picture": gone(ICONS, "entries", 0, "icons"),
    "an entry in no drawer": gone(ICONS, "entries", 0, "kind", value="gone"),
    "an entry that people ask for": gone(ICONS, "entries", 0, "id", value="gone"),
    "a source that does not exist": gone(ICONS, "entries", 0, "printed", value=["gone"]),
    "no place to begin": gone(ABOUT, "begin", value="gone"),
    "a section of no document": gone(ABOUT, "sections", "icons", value="gone"),
    "a mat that no code knows": gone(NOMADS, "id", value=""),
    "words by which a thing is asked that is not there": gone(
        "text/en/search/tapestry.json", "words", "gone", value=["gone"]
    ),
    "a list that is gone": gone(NOMADS, "rebalancing", value={}),
}


class TestEditedFacts:
    @pytest.mark.parametrize("what", EDITED)
    def test_what_the_rules_cannot_be_made_of_is_left_out_by_name(self, tmp_path, what):
        file = EDITED[what](tmp_path)
        library = begin(tmp_path, TickingClock(), "en").library
        notices = [one for one in library.notices if one.key.startswith("library.edited.")]
        told = [one.params["file"] for one in notices]
        if "/text/" not in file:
            assert notices[0].params["line"] >= 1
            assert notices[0].params["key"]
        library.close()
        SHELF.use_edited(None)
        opened_with.cache_clear()

        assert told == ["edited/text" if "/text/" in file else file]

    def test_where_it_was_edited_is_told_by_line_and_key(self, tmp_path):
        EDITED["an entry without its picture"](tmp_path)
        library = begin(tmp_path, TickingClock(), "en").library
        library.close()
        SHELF.use_edited(None)
        [told] = [one for one in library.notices if one.key == "library.edited.left_out_at"]

        assert (told.params["line"], told.params["key"]) == (1, "entries.0.icons")

    def test_a_file_beyond_the_limit_does_not_count_and_is_not_written(self, tmp_path, monkeypatch):
        monkeypatch.setattr(limits, "EDITED", 2**20)
        copy = tmp_path / "edited" / NOMADS
        copy.parent.mkdir(parents=True)
        copy.write_text(" " * (2**20 + 1), "utf-8")
        library = begin(tmp_path, TickingClock(), "en").library
        told = [(one.params["file"], one.params["most"]) for one in library.notices]
        with pytest.raises(NotKept) as refused:
            keep_own(NOMADS, copy.read_text("utf-8"))
        library.close()
        SHELF.use_edited(None)

        assert told == [(f"edited/{NOMADS}", 1)]
        assert refused.value.message.key == "library.edited.too_large"

    def test_without_it_they_are_looked_up(self, tmp_path):
        EDITED["an answer that is half gone"](tmp_path)
        library = begin(tmp_path, TickingClock(), "en").library
        opened_with.cache_clear()
        at = LookUp(library, "tapestry", nothing)
        at.type("market")
        Eyes(library).lay(partial(rules, at))
        for entry in at.rules.entries[:3]:
            at.open_entry(entry.id)
            Eyes(library).lay(partial(rules, at))
        library.close()
        SHELF.use_edited(None)
        opened_with.cache_clear()


class TestWhereFactsOfThisHouseCount:
    def test_a_game_from_elsewhere_is_not_refused_for_them(self, tmp_path):
        """What an owner edits while the app is open is tried at the next start."""
        library = begin(tmp_path / "home", TickingClock(), "en").library
        library.house_facts.set("tapestry", "mine", 4)
        EDITED["a link that leads nowhere"](tmp_path / "home")
        other = Library.open(tmp_path / "other", TickingClock())
        sent = other.shelf.hand_over(a_pad(other, 12))
        other.close()
        [arrived] = library.shelf.take(sent)
        library.close()
        SHELF.use_edited(None)
        SHELF.use_facts({})

        assert arrived.how == "new"

    def test_words_that_were_left_out_are_not_looked_at(self, library):
        text = library.folder / "edited" / "text"
        (text / "xx").mkdir(parents=True)
        (text / "xx" / "app.po").write_text('msgid "app.title"\nmsgstr "X"\n', "utf-8")
        SHELF.use_edited(library.folder / "edited", None, frozenset({"text"}))
        left_out = Eyes(library).words.languages()
        SHELF.use_edited(library.folder / "edited")
        counting = Eyes(library).words.languages()
        SHELF.use_edited(None)

        assert ("xx" in left_out, "xx" in counting) == (False, True)
