"""One counted tap in a window of its own: _tap.py FOLDER

Prints one line of JSON: milliseconds from the lift of the finger to pixels for a number written
on the score pad and for a bare label with one fsync, medians of many.
"""

import json
import os
import sys
import time
from pathlib import Path
from statistics import median

from screens.start import prepare_kivy

ROUNDS = 40


def main(folder: Path) -> None:
    prepare_kivy(folder)
    from kivy.config import Config

    Config.set("graphics", "maxfps", "0")
    print(json.dumps({"bare": bare(folder), **pad(folder)}), flush=True)
    os._exit(0)


def timed(call) -> float:
    """Milliseconds of a call and the frame after it, all earlier drawing ended before."""
    from kivy.base import EventLoop
    from kivy.graphics.opengl import glFinish

    glFinish()
    began = time.perf_counter()
    call()
    EventLoop.idle()
    glFinish()
    return (time.perf_counter() - began) * 1000


def bare(folder: Path) -> float:
    """A label says another number, and one line is on disk."""
    from kivy.base import EventLoop
    from kivy.core.window import Window
    from kivy.uix.label import Label

    label = Label(text="0", font_size=40)
    Window.add_widget(label)
    EventLoop.status = "started"
    for _ in range(5):
        EventLoop.idle()
    with (folder / "line").open("ab") as file:

        def count() -> None:
            label.text = str(int(label.text) + 1)
            file.write(b"one line of a journal with its checksum, about so long\n")
            file.flush()
            os.fsync(file.fileno())

        times = [timed(count) for _ in range(ROUNDS)]
    Window.remove_widget(label)
    return median(times)


def pad(folder: Path) -> dict[str, float]:
    """A number of the score pad, by the button that takes it; and one step undone."""
    from kivy.base import EventLoop

    from companion.games.score_pad.options import Options, Seat
    from tests.screens.app_maker import an_app
    from tests.screens.hand import Hand
    from tests.screens.page_hand import place_of, top, touch

    hand = Hand(an_app(folder / "loom")).start()
    hand.app.bridge.begin("score_pad", Options(seats=(Seat("Ana"), Seat("Bo"))))
    hand.app.nav.go("score_pad/table")
    hand.settle()

    def lift(does: str) -> float:
        hand.looks()
        finger = hand.press(top(hand).view.to_pixels(*place_of(hand, does).middle))
        spent = timed(lambda: EventLoop.post_dispatch_input("end", finger))
        hand.settle()
        return spent

    taken, undone = [], []
    for number in range(ROUNDS):
        touch(hand, f"digit.{number % 9 + 1}")
        taken.append(lift("on"))
    for _ in range(ROUNDS // 2):
        undone.append(lift("undo"))
    return {"taken": median(taken), "undone": median(undone)}


if __name__ == "__main__":
    main(Path(sys.argv[1]))
