"""What is loaded ahead comes in slices, leaves first, and waits while somebody touches."""

import sys

import pytest
from kivy.input.motionevent import MotionEvent

from companion import one_by_one as modules
from companion.one_by_one import one_by_one
from screens import importing
from screens.importing import SLICE, Importing

FILES = {
    "__init__": "",
    "table": "from toy_game import rules\nfrom toy_game.look import seen\n",
    "rules": "import toy_game.pieces\n",
    "look": "from . import pieces\nseen = pieces\n",
    "pieces": "",
}


class Pointer(MotionEvent):
    """Something that moves over the window."""


@pytest.fixture
def toy(tmp_path, monkeypatch):
    folder = tmp_path / "toy_game"
    folder.mkdir()
    for name, text in FILES.items():
        (folder / f"{name}.py").write_text(text)
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setattr(modules, "OURS", ("toy_game",))
    yield
    for name in [name for name in sys.modules if name.startswith("toy_game")]:
        del sys.modules[name]


@pytest.fixture
def worker():
    from tests.screens import headless

    window = headless.install()
    window._win = object()
    yield Importing(window)
    del window._win


def test_modules_come_one_by_one_after_what_they_lean_on(toy):
    work, came = one_by_one("toy_game.table"), []
    before = set(sys.modules)
    for _ in work:
        new = [name for name in sys.modules if name not in before]
        came += new
        before |= {*new}

    assert came == [f"toy_game{one}" for one in ("", ".pieces", ".rules", ".look", ".table")]


def test_a_slice_ends_after_some_milliseconds(worker, monkeypatch):
    times = iter(range(100))
    monkeypatch.setattr(importing, "perf_counter", lambda: next(times) * SLICE / 2)
    work = iter(range(9))
    worker.begin(work)

    worker.work_on(0)

    assert worker.next_slice.is_triggered
    assert next(work) == 1
    worker.stop()


def test_a_touch_interrupts_it(worker):
    worker.begin(iter((None,) * 9))
    worker.next_slice()

    worker.window.dispatch("on_motion", "begin", Pointer("mouse", "1", {}))

    assert not worker.next_slice.is_triggered
    assert worker.after_a_while.is_triggered
    worker.stop()
