"""Tapestry's table, from the lift of the finger to the frame, beside a Kivy screen of labels.

The window is the one of the tests, which needs no display: properties, layout and drawing
instructions are real, pixels are not counted. Processor time of the main thread; the floor is as
many plain labels as a table of words once had. A tap's way is what it calls of ours.
"""

from __future__ import annotations

import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from statistics import median

from tools.bench._tree import tree
from tools.bench.line import Line
from tools.bench.screens import rested

TIMES = 9
AIM = 2.0
SECOND = 1000
LABELS = 143
AGAIN, BOTS, GO_ON = 25, 12, 150
"""Milliseconds at the most."""
CALLS, FILES = 4000, 90
BOTS_TURN = "a bots' turn"
OURS = tuple(str(tree() / room) for room in ("companion", "screens"))


def run() -> Iterator[Line]:
    """The screen opened, and three things done on it."""
    from tests.screens import headless

    headless.install()
    from screens.memory import keep_what_is_there, look_seldom
    from tests.screens.app_maker import an_app
    from tests.screens.hand import Hand
    from tests.screens.tapestry_games import ready

    with tempfile.TemporaryDirectory() as folder:
        hand = Hand(an_app(Path(folder))).start()
        hand.app.choices.change(guard_next=False)
        ready(hand)
        look_seldom()  # as the app does at its start
        keep_what_is_there()
        yield from _lines(hand)
        hand.stop()


def _lines(hand) -> Iterator[Line]:
    opened = _middle(lambda: _open_table(hand))
    built, touched = _middle(lambda: _build(hand, LABELS)), _touched(hand, LABELS)
    much = f"{LABELS} plain labels"
    yield Line("table: opened the first time", opened, floor=built, floor_is=much, aim=AIM)
    yield Line("table: opened again", _middle(lambda: _open_again(hand)), most=AGAIN)
    yield Line("table: go on from home", _middle(lambda: _go_on(hand)), most=GO_ON)
    for name, spent in _done(hand).items():
        most = BOTS if name == BOTS_TURN else None
        yield Line(f"table: {name}", spent, floor=touched, floor_is=f"a touch on {much}", most=most)
    calls, files = _way_of_a_tap(hand)
    yield Line("a tap that advances: calls of ours", calls, "calls", most=CALLS)
    yield Line("a tap that advances: files of ours", files, "files", most=FILES)


def _done(hand) -> dict[str, float]:
    """Milliseconds of each thing done."""
    from companion.games.tapestry.bots.commands import TakeBotsTurn
    from companion.games.tapestry.income.commands import TakeIncome, TakeIncomeGains
    from companion.games.tapestry.tracks.commands import AdvanceOnTrack
    from tests.screens.tapestry_games import play_on

    bridge = hand.app.bridge
    bridge.do(TakeIncome())
    bridge.do(TakeIncomeGains())
    play_on(hand, 9, lambda one: one.view.phase == "turn")
    _nothing_to_choose(bridge)
    hand.app.nav.go("tapestry/table")
    hand.settle()

    def step():
        bridge.session.do(AdvanceOnTrack("science"))

    def back():
        while bridge.view.phase != "turn":
            bridge.session.undo()

    advanced = _each(hand, step, back)
    step()
    hand.app.nav.go("tapestry/bots")
    hand.settle()
    bots = _each(hand, lambda: bridge.do(TakeBotsTurn()), bridge.session.undo)
    hand.app.nav.go("tapestry/table")
    hand.settle()
    undone = _each(hand, bridge.session.undo, bridge.session.redo)
    return {"an advance": advanced, BOTS_TURN: bots, "an undo": undone}


def _nothing_to_choose(bridge) -> None:
    """One coin, and the next space of Science: a tapestry card."""
    from companion.games.tapestry.correcting import facts
    from companion.games.tapestry.correcting.set_value import SetValue

    for resource, n in (("worker", 0), ("food", 0), ("culture", 0), ("coin", 1)):
        bridge.session.do(SetValue(facts.Number("p1", f"resource.{resource}", n)))
    bridge.session.do(SetValue(facts.Tokens("p1", "science", (1,))))


def _each(hand, do: Callable[[], object], back: Callable[[], object]) -> float:
    """The middle of several, taken back in between."""
    spent = []
    for _ in range(TIMES):
        began = time.process_time()
        do()
        hand.frames()
        spent.append((time.process_time() - began) * SECOND)
        hand.settle()
        back()
        hand.settle()
    return median(spent)


def _middle(do: Callable[[], float]) -> float:
    return median(do() for _ in range(TIMES))


def _open_table(hand) -> float:
    hand.app.nav.home()
    hand.app.bridge.open(hand.app.library.running[0].id)
    hand.app.nav.forget("tapestry/table")
    hand.settle()
    rested(hand.app)
    began = time.process_time()
    hand.app.nav.go("tapestry/table")
    hand.frames()
    spent = (time.process_time() - began) * SECOND
    hand.settle()
    return spent


def _open_again(hand) -> float:
    hand.app.nav.go("log")
    hand.settle()
    rested(hand.app)
    return _spent(hand, lambda: hand.app.nav.go("tapestry/table"))


def _go_on(hand) -> float:
    """The game is read from the disk, its table shown."""
    hand.app.nav.home()
    hand.settle()
    rested(hand.app)

    def go_on():
        hand.app.bridge.open(hand.app.library.running[0].id)
        hand.app.nav.go("tapestry/table")

    return _spent(hand, go_on)


def _spent(hand, do: Callable[[], object]) -> float:
    began = time.process_time()
    do()
    hand.frames()
    spent = (time.process_time() - began) * SECOND
    hand.settle()
    return spent


def _way_of_a_tap(hand) -> tuple[int, int]:
    """Functions of ours from the lift of a finger on gold to the frame, and their files."""
    bridge, seen = hand.app.bridge, []
    while bridge.view.phase != "turn":
        bridge.session.undo()
    hand.app.nav.go("tapestry/table")
    hand.settle()
    view = hand.app.nav.view.view
    space = next(one for one in view.showing.page.acts if one.startswith("track.science"))
    view.showing.touch(space)
    view.show()
    hand.settle()

    def noted(frame, what, _of):
        if what == "call" and frame.f_code.co_filename.startswith(OURS):
            seen.append(frame.f_code.co_filename)

    sys.setprofile(noted)
    try:
        view.showing.touch(view.showing.gold)
        view.again()
        hand.frames()
    finally:
        sys.setprofile(None)
    hand.settle()
    return len(seen), len(set(seen))


def _plain(labels: int):
    from kivy.uix.gridlayout import GridLayout
    from kivy.uix.label import Label

    grid = GridLayout(cols=8)
    for number in range(labels):
        grid.add_widget(Label(text=str(number)))
    return grid


def _build(hand, labels: int) -> float:
    from kivy.core.window import Window

    began = time.process_time()
    grid = _plain(labels)
    Window.add_widget(grid)
    hand.frames()
    spent = (time.process_time() - began) * SECOND
    Window.remove_widget(grid)
    hand.settle()
    return spent


def _touched(hand, labels: int) -> float:
    """Every label given other words, and a frame."""
    from kivy.core.window import Window

    grid = _plain(labels)
    Window.add_widget(grid)
    hand.settle()

    def change():
        for label in grid.children:
            label.text = str(int(label.text) + 1)

    spent = _each(hand, change, lambda: None)
    Window.remove_widget(grid)
    return spent
