"""Everything that shows a game is looked at before it comes: each page, wherever it leads."""

import shutil

import pytest

from companion.core.journal import FileJournal, MemoryJournal
from companion.core.session import Session
from companion.describe.node import NOTHING, Page
from companion.games import GAMES, find_game
from companion.library.library import Library
from companion.library.progress import do_all
from companion.library.trial import seeing
from companion.pages.eyes import Eyes
from companion.pages.game_sights import GameSights
from companion.pages.places import part_of, places_of
from companion.pages.sights import sights
from tests.fixtures import make
from tests.journals.golden import FOLDER
from tests.library.makers import TickingClock

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
    """Of its golden journals, from the first step to the last."""
    for file in sorted(FOLDER.glob("*/*.jsonl")):
        if find_game(file.parent.name).id != game:
            continue
        lines = FileJournal(file, readonly=True).lines
        for part in PARTS:
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
