"""Journals that a crash tore or a disk spoiled."""

from errno import ENOSPC

import pytest

from companion.core.message import Message
from companion.errors import NotKept, TooNew
from tests.core.toy import Earn, Options
from tests.library.makers import GAME, keys, the_library


@pytest.fixture
def journal(tmp_path):
    """Of a game with coins earned three times, closed."""
    with the_library(tmp_path) as library:
        session = library.start(GAME, Options())
        for coins in (1, 2, 3):
            session.do(Earn(coins))
        return tmp_path / "games" / f"{library.id_of(session)}.jsonl"


def no_room(*_paths):
    """A full disk."""
    raise OSError(ENOSPC, "No space left on device")


def resumed(tmp_path):
    """The coins of the game after opening it again, and what is said."""
    with the_library(tmp_path) as library:
        session = library.resume(library.running[0].id)
        return session.state.coins, library.notices


class TestATornLastLine:
    def test_is_dropped_and_the_last_kept_action_named(self, tmp_path, journal):
        journal.write_bytes(journal.read_bytes()[:-9])
        coins, [notice] = resumed(tmp_path)

        assert coins == 3
        assert notice.key == "library.notice.torn"
        assert notice.params["last"] == Message("toy.earned", n=2)

    def test_is_not_mentioned_again(self, tmp_path, journal):
        journal.write_bytes(journal.read_bytes()[:-9])
        resumed(tmp_path)

        assert resumed(tmp_path) == (3, [])

    @pytest.mark.parametrize("length", [0, 3, 8, 9, 10, 20])
    def test_that_was_the_first_is_a_game_never_begun(self, tmp_path, journal, length):
        journal.write_bytes(journal.read_bytes()[:length])
        (tmp_path / "index.json").unlink()
        with the_library(tmp_path) as library:
            assert (library.running, library.notices) == ((), [])
        assert not journal.exists()

    @pytest.mark.parametrize("left", [b"", b"\0" * 50])
    def test_of_a_game_that_was_begun_is_not_passed_over_in_silence(self, tmp_path, journal, left):
        journal.write_bytes(left)
        with the_library(tmp_path) as library:
            assert (library.running, keys(library)) == ((), ["library.notice.set_aside"])

    def test_whose_end_came_onto_the_disk_before_its_middle(self, tmp_path, journal):
        whole = journal.read_bytes()
        last = whole.splitlines(keepends=True)[-1]
        journal.write_bytes(whole[: -len(last)] + last[:5] + bytes(len(last) - 9) + last[-4:])
        coins, [notice] = resumed(tmp_path)

        assert (coins, notice.key) == (3, "library.notice.torn")
        assert [path.name for path in journal.parent.iterdir()] == [journal.name]

    @pytest.mark.parametrize("begins", [0, 9])
    def test_that_was_the_first_and_whose_end_came_first(self, tmp_path, journal, begins):
        head = journal.read_bytes().splitlines(keepends=True)[0]
        journal.write_bytes(head[:begins] + bytes(len(head) - begins - 20) + head[-20:])
        (tmp_path / "index.json").unlink()
        with the_library(tmp_path) as library:
            assert (library.running, library.notices) == ((), [])
        assert not journal.exists()

    def test_is_only_that_if_it_begins_like_one(self, tmp_path, journal):
        (tmp_path / "index.json").unlink()
        journal.write_bytes(b"\0" * 50)
        with the_library(tmp_path) as library:
            assert (library.running, keys(library)) == ((), ["library.notice.set_aside"])


class TestDamageFurtherUp:
    def test_is_copied_aside_and_the_game_opens_at_the_last_good_step(self, tmp_path, journal):
        lines = journal.read_bytes().splitlines(keepends=True)
        lines[2] = lines[2].replace(b"2", b"7")
        journal.write_bytes(spoiled := b"".join(lines))
        coins, [notice] = resumed(tmp_path)

        assert coins == 1
        assert notice.key == "library.notice.cut_short"
        assert notice.params["last"] == Message("toy.earned", n=1)
        assert (journal.parent / notice.params["copy"]).read_bytes() == spoiled

    def test_can_be_looked_at_where_there_is_no_room_for_the_copy(
        self, tmp_path, journal, monkeypatch
    ):
        journal.write_bytes(spoiled := journal.read_bytes().replace(b'"coins":3', b'"coins":9'))
        with the_library(tmp_path) as library:
            monkeypatch.setattr("companion.core.journal._copy", no_room)
            session = library.resume(library.running[0].id)

            assert session.state.coins == 3
            assert "library.not_kept.full" in keys(library)
            with pytest.raises(NotKept):
                session.do(Earn(1))
        assert journal.read_bytes() == spoiled

    def test_of_the_first_line_sets_the_game_aside_and_opens_the_others(self, tmp_path, journal):
        with the_library(tmp_path) as library:
            other = library.id_of(library.start(GAME, Options()))
        journal.write_bytes(b"x" + journal.read_bytes())

        with the_library(tmp_path) as library:
            assert [game.id for game in library.running] == [other]
            assert keys(library) == ["library.notice.set_aside"]
        assert (journal.parent / f"{journal.name}.damaged-1").exists()


class TestAGameFromElsewhere:
    def test_from_a_newer_version_is_left_alone_and_said_so(self, tmp_path, journal):
        class Newer(type(GAME)):
            version = 99

        with the_library(tmp_path) as library:
            library.start(Newer(), Options())
            newer = next(one for one in (tmp_path / "games").iterdir() if one != journal)
            before = newer.read_bytes()
        (tmp_path / "index.json").unlink()
        with the_library(tmp_path) as library:
            game = next(one for one in library.running if one.id == newer.stem)

            assert (game.recap, game.trouble) == (None, Message("core.save.too_new"))
            with pytest.raises(TooNew):
                library.resume(game.id)
        assert newer.read_bytes() == before

    def test_that_this_version_does_not_know_is_left_alone_and_said_so(self, tmp_path, journal):
        class Other(type(GAME)):
            id = "other"

        with the_library(tmp_path) as library:
            library.start(Other(), Options())
        (tmp_path / "index.json").unlink()
        with the_library(tmp_path) as library:
            troubles = {game.game: game.trouble for game in library.running}

            assert troubles["toy"] is None
            assert troubles["other"].key == "library.unknown_game"
