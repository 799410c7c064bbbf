"""Memory of a window with a game open, and after it was played to its end: _memory.py FOLDER

Prints one line of JSON: megabytes when the table stood, and when the last step was drawn.
"""

import json
import os
import sys
from pathlib import Path

from screens.memory import keep_what_is_there, look_seldom
from screens.start import make_app, prepare_kivy

BETWEEN = 0.01
STANDS = 1.0
LONGEST = 900


def memory() -> float:
    """Megabytes of this process that are in use."""
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


class Player:
    """Goes on with the game and plays it, a step a frame."""

    def __init__(self, app) -> None:
        from random import Random

        self.app, self.chance, self.steps, self.opened = app, Random(5), 0, 0.0

    def wait(self, _app) -> None:
        """Home is looked at first."""
        from kivy.core.window import Window

        def shown(*_args) -> None:
            Window.unbind(on_flip=shown)
            self._after(self.begin, STANDS)

        Window.bind(on_flip=shown)

    def begin(self, _dt) -> None:
        """As a touch on Go on does."""
        self.app.bridge.open(self.app.library.running[0].id)
        self.app.nav.go("tapestry/table")
        self._after(self.table_stands, STANDS)

    def table_stands(self, _dt) -> None:
        """What it is with a game open."""
        self.opened = self.at_rest()
        self._after(self.step)

    def step(self, _dt) -> None:
        """One more, until the game is over."""
        from companion.errors import LoomError
        from tests.screens.tapestry_games import answer_all, candidates, shuffled

        bridge = self.app.bridge
        self.steps += 1
        if bridge.view.phase == "over" or self.steps > LONGEST:
            self._after(self.end, STANDS)
            return
        for command in shuffled(candidates(bridge), self.chance):
            try:
                bridge.session.do(command)
            except LoomError:
                continue
            answer_all(bridge, self.chance)
            break
        self._after(self.thought)

    def thought(self, _dt) -> None:
        """Between two steps people look at the board; the app rests."""
        self.at_rest()
        self._after(self.step)

    def end(self, _dt) -> None:
        """Said, and away."""
        told = {"open": self.opened, "after": self.at_rest(), "steps": self.steps}
        print(json.dumps(told), flush=True)
        os._exit(0)

    def at_rest(self) -> float:
        """As it stands two seconds after the last touch, where the app gives memory back."""
        held = getattr(self.app.rest, "memory", None)
        if held is not None:
            held.give_back()
        return memory()

    def _after(self, call, seconds: float = BETWEEN) -> None:
        from kivy.clock import Clock

        Clock.schedule_once(call, seconds)


def main(folder: Path) -> None:
    look_seldom()
    prepare_kivy(folder)
    app = make_app(folder)
    keep_what_is_there()
    player = Player(app)  # held: the clock holds nobody
    app.bind(on_start=player.wait)
    app.run()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
