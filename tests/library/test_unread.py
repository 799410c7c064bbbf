"""What no start reads: noise in it is said once, and out of the way."""

import pytest

from companion.games import find_game
from companion.library.home import Home
from companion.library.library import Library
from companion.library.unread import look_through
from tests.library.makers import TickingClock

NOISE = b"\x8f\x01 no file of anybody"


@pytest.fixture
def home(tmp_path):
    """A version before, a game in the bin, a copy before a restore, and what is made again."""
    library = Library.open(tmp_path / "home", TickingClock())
    for size in (110, 120):
        library.change_settings(text_size=size)
    pad = find_game("score_pad")
    library.forget(library.id_of(library.start(pad, pad.options_type())))
    library.backup(tmp_path / "kept.zip")
    library.restore(tmp_path / "kept.zip")
    library.change_settings(text_size=130)
    library.close()
    (tmp_path / "home" / "kept").mkdir()
    (tmp_path / "home" / "kept" / "x.kept").write_bytes(b"0" * 32 + b" sums\nbody")
    return tmp_path / "home"


def told(home):
    library = Library.open(home, TickingClock())
    library.close()
    return [notice.key.rpartition(".")[2] for notice in library.notices]


def one(home, pattern):
    return next(home.glob(pattern))


def test_nothing_is_said_of_what_is_whole(home):
    before = sorted(home.rglob("*"))

    assert told(home) == []
    assert sorted(home.rglob("*")) == before


@pytest.mark.parametrize("pattern", ["settings.json.bak", "bin/*.jsonl", "before_restore/*.zip"])
@pytest.mark.parametrize("noise", [NOISE, b""])
def test_noise_is_set_aside_and_said_once(home, pattern, noise):
    path = one(home, pattern)
    path.write_bytes(noise)

    assert told(home) == ["set_aside"]
    assert path.with_name(f"{path.name}.damaged-1").read_bytes() == noise
    assert told(home) == []


@pytest.mark.parametrize("pattern", ["kept/x.kept", "past.json"])
def test_what_is_made_again_goes(home, pattern):
    (home / pattern).write_bytes(NOISE)

    assert told(home) == ["made_again"]
    assert told(home) == []


def test_a_lock_that_holds_noise_is_written_anew(home):
    (home / "loom.lock").write_bytes(NOISE)

    assert told(home) == ["made_again"]
    assert told(home) == []


@pytest.mark.parametrize("left", [b"", b"4711", b"\0\0\0\0"])
def test_what_a_killed_app_leaves_in_the_lock_is_no_noise(home, left):
    (home / "loom.lock").write_bytes(left)

    assert told(home) == []


def test_what_was_thrown_away_can_be_looked_at_and_let_go_of(home):
    path = one(home, "bin/*.jsonl")
    path.write_bytes(path.read_bytes()[3:])
    library = Library.open(home, TickingClock())
    [aside] = library.damaged.all()
    library.damaged.remove(aside)
    library.close()

    assert aside.name == path.name
    assert told(home) == []


def test_a_zip_that_is_cut_off_is_noise(home):
    path = one(home, "before_restore/*.zip")
    path.write_bytes(path.read_bytes()[:-9])
    said = []
    folder = Home(home)
    look_through(folder, said.append)
    folder.close()

    assert [one.params["file"] for one in said] == [path.name]
