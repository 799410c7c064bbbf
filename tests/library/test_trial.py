"""What comes from elsewhere is looked at on every page before any of it is here."""

import pytest

from companion.content import SHELF
from companion.errors import Damaged
from companion.i18n import Words
from companion.library.library import Library
from companion.library.progress import do_all
from companion.library.trial import Sight
from companion.resources import data_dir
from companion.sharing import Arrival
from tests.library.makers import TickingClock
from tests.library.two_devices import a_pad

TABLE = (
    b"date;game;name;points\n2026-11-18;Azul;Ana;12\n2026-11-17;Chess;%s;7\n2026-11-16;Go;Bo;3\n"
)


def breaks(told):
    """A page that stumbles over whatever is told so."""

    def sights(library):
        for game in library.running:
            text = repr(library.review(game.id).journal.lines)
            yield Sight(f"games/{game.id}.jsonl", "table", lambda text=text: refuse(text), 3)
        for row in tuple(library.finished):
            yield Sight(f"finished/{row.id}.json", "past", lambda row=row: refuse(repr(row)))

    def refuse(text):
        if told in text:
            raise OverflowError(told)

    return sights


def files(library):
    return {path.name for path in library.folder.rglob("*") if path.is_file()}


@pytest.fixture
def sender(tmp_path):
    library = Library.open(tmp_path / "sender", TickingClock())
    yield library
    library.close()


@pytest.fixture
def receiver(tmp_path):
    """Its pages stumble over 4711 points, and over Zoé."""
    opened = []

    def open_with(told):
        opened.append(Library(tmp_path / "receiver", TickingClock(), sights=breaks(told)))
        return opened[-1]

    yield open_with
    for library in opened:
        library.close()


class TestGamesHandedOver:
    def test_one_that_no_page_can_show_is_refused_with_file_line_and_key(self, sender, receiver):
        game_id = a_pad(sender, 4711)
        library = receiver("4711")
        before = files(library)
        with pytest.raises(Damaged) as refused:
            library.shelf.take(sender.shelf.hand_over(game_id))
        why = refused.value.message.params["why"]

        assert refused.value.message.key == "library.trial.refused"
        assert why.params["file"] == f"games/{game_id}.jsonl"
        assert (why.params["line"], why.params["key"]) == (3, "table")
        assert files(library) == before
        assert library.running == ()

    def test_one_that_can_be_shown_comes(self, sender, receiver):
        library = receiver("4711")
        [arrived] = library.shelf.take(sender.shelf.hand_over(a_pad(sender, 12)))

        assert arrived.how == "new"
        assert not (library.folder / "trying").exists()


class TestATable:
    def taken(self, library, data):
        arrival = Arrival(data, library)
        do_all(arrival.reading())
        do_all(arrival.keeping(Words(data_dir() / "text", "en")))
        return arrival

    def test_a_play_that_no_page_can_show_is_told_and_the_others_come(self, receiver):
        library = receiver("Zoé")
        arrival = self.taken(library, TABLE % "Zoé".encode())

        assert {row.note.params["text"] for row in library.finished} == {"Azul", "Go"}
        [(play, why)] = arrival.refused
        assert "Zoé" in repr(play)
        assert why.key == "library.trial.failed"

    def test_where_every_play_breaks_nothing_comes_and_each_is_told(self, receiver):
        library = receiver("2026")
        arrival = self.taken(library, TABLE % b"Ana")

        assert not library.finished
        assert len(arrival.refused) == 3

    def test_where_a_page_of_no_game_breaks_nothing_comes_and_it_is_said(self, tmp_path):
        def sights(_library):
            yield Sight("people.json", "people", lambda: 1 / 0)

        library = Library(tmp_path / "here", TickingClock(), sights=sights)
        with pytest.raises(Damaged) as refused:
            self.taken(library, TABLE % b"Ana")
        library.close()

        assert refused.value.message.key == "library.trial.refused"


class TestABackup:
    def test_a_game_that_no_page_can_show_is_set_aside_and_the_rest_is_here(
        self, sender, receiver, tmp_path
    ):
        bad, good = a_pad(sender, 4711), a_pad(sender, 12)
        sender.backup(tmp_path / "backup.zip")
        library = receiver("4711")
        library.restore(tmp_path / "backup.zip")

        assert [game.id for game in library.running] == [good]
        assert [aside.game_id for aside in library.damaged.all()] == [bad]
        assert any(told.params.get("file") == f"games/{bad}.jsonl" for told in library.notices)

    def test_what_was_told_of_printed_numbers_here_counts_again_after_the_trial(
        self, sender, receiver, tmp_path
    ):
        sender.backup(tmp_path / "backup.zip")
        library = receiver("4711")
        library.house_facts.set("tapestry", "printed:tapestry/x.json#a", 3)
        told, seen = SHELF.told, []
        work = library.restoring(tmp_path / "backup.zip")
        for _ in work:
            seen.append(SHELF.told)

        assert seen[0] == told
        assert SHELF.told != told
