"""The window itself, killed at random moments: while it opens, plays, saves and restores.

The window is a real one on a display of its own, and draws. What it says is kept is what it has
shown: after the frame in which an action stands, not before. The parent kills it, opens the same
folder, and looks whether all of that is there.
"""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from companion.errors import LoomError
from tests.soak.kills import SEATS, Child, Kept, check, idle, state_sum
from tools.bench._tree import HEADLESS
from tools.bench.window import display

NAME = "kills of the window"
COUNT = 1_000
FIRST = 2
LIVES = 20
"""Kills before a new folder is taken."""
MOST_SHOWN = 40
STARTING, WORKING = 0.3, 0.15
"""How many die before the first frame, and while everything is put back."""
MOST_TURNS = 400_000
WHILE_STARTING = 60_000_000
A_FRAME = 3
WIDTH, HEIGHT = "420", "640"
"""Drawn without a graphics card: a small window has more frames."""


def run(count: int, seed: int) -> str:
    """Nothing that was shown is lost, and the next window opens."""
    shown = torn = opened = 0
    with display():
        if "DISPLAY" not in os.environ:
            return "no display to be had"
        for first in range(0, count, LIVES):
            with tempfile.TemporaryDirectory() as folder:
                home, kept = Path(folder) / "home", Kept(ahead=2 * A_FRAME)
                for case in range(first, min(first + LIVES, count)):
                    said = live_and_die(home, kept, f"{seed}:{case}")
                    shown, opened = shown + said, opened + bool(said)
                    torn += check(home, kept)
    return f"{opened} windows opened, {shown} things shown, 0 lost, {torn} torn last lines dropped"


def live_and_die(home: Path, kept: Kept, seed: str) -> int:
    """A window at work until it is killed; how much it has shown."""
    chance = random.Random(seed)
    child = subprocess.Popen(
        [sys.executable, "-m", "tests.soak.window_kills", str(home), seed],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env={**a_real_window(), "KIVY_NO_ARGS": "1", "KIVY_NO_CONSOLELOG": "1"},
    )
    assert child.stdout
    assert child.stderr
    said = []
    fate = chance.random()
    if fate < STARTING:
        idle(chance.randrange(WHILE_STARTING))
    else:
        wanted = chance.randrange(1, MOST_SHOWN)
        restoring = fate < STARTING + WORKING
        while len(said) < wanted and (line := child.stdout.readline()):
            said.append(line)
            if restoring and b'"restoring"' in line:
                break
        idle(chance.randrange(MOST_TURNS))
    child.kill()
    said += child.stdout.read().splitlines(keepends=True)
    trouble = child.stderr.read().decode(errors="replace")
    child.stdout.close()
    child.stderr.close()
    died_of = child.wait()
    assert died_of == -9, f"the window ended by itself: {died_of}\n{trouble}"
    whole = [json.loads(line) for line in said if line.endswith(b"\n")]
    for one in whole:
        kept.take(one)
    return len(whole)


def a_real_window() -> dict[str, str]:
    """The environment without what tests that need no window have set for themselves."""
    return {name: value for name, value in os.environ.items() if not name.startswith(HEADLESS)}


class Player(Child):
    """Acts in the window, once a frame, and says what was shown by the next one."""

    def __init__(self, home: Path, seed: str, app: Any) -> None:
        self.home = home
        self.app = app
        self.chance = random.Random(seed)
        self.library = app.library
        self.busy = False
        self.done: list[dict[str, Any]] = []
        """What the frame that comes next shows."""
        self.go_to_table()

    # what a hand does here

    def act(self) -> None:
        """Say what the last frame showed; then some things, unless the window is at work."""
        for one in self.done:
            os.write(1, json.dumps(one).encode() + b"\n")
        self.done.clear()
        for _ in range(0 if self.busy else A_FRAME):
            self.act_once()

    def act_once(self) -> None:
        """Anything."""
        if not self.busy:
            acts = (self.write, self.go_back_or_forth, self.set, self.name_somebody, self.learn)
            more = (self.finish, self.throw_away_and_take_back, self.back_up_and_restore)
            others = (self.look_around, self.library.pause)
            chances = (60, 15, 6, 4, 4, 3, 3, 6, 8, 3)
            self.chance.choices((*acts, *more, *others), chances)[0]()

    def go_to_table(self) -> None:
        """Of the game last played, or of a new one."""
        self.app.nav.home()
        running = [game for game in self.library.running if not game.trouble]
        if running:
            assert self.app.bridge.open(running[0].id)
        else:
            from companion.games.score_pad.options import Options

            assert self.app.bridge.begin("score_pad", Options(seats=SEATS))
        self.session = self.app.bridge.session
        self.app.nav.go("score_pad/table")
        self.say_game()

    def look_around(self) -> None:
        """Other pages, and back."""
        self.app.nav.go(self.chance.choice(("log", "settings", "past")))
        self.go_to_table()

    def any_game(self) -> Any:
        """As the table shows it."""
        self.app.bridge.close()
        self.go_to_table()
        return self.session

    def throw_away_and_take_back(self) -> None:
        """The game itself is the same afterwards."""
        game_id = self.library.id_of(self.session)
        self.app.bridge.close()
        self.library.forget(game_id)
        self.library.take_back(game_id)
        self.go_to_table()

    def back_up_and_restore(self) -> None:
        """With a bar, over many frames; everything is the same afterwards."""
        self.busy = True
        self.app.bridge.close()
        self.app.nav.home()
        self._work("backup.zip", self.library.backing_up, self._restore)

    def _restore(self) -> None:
        self.done.append({"restoring": True})
        self._work("backup.zip", self.library.restoring, self._restored)

    def _restored(self) -> None:
        self.busy = False
        self.go_to_table()

    def _work(self, name: str, work: Any, then: Any) -> None:
        from screens.pages.above import Work

        Work(name, work(self.home / name), then, may_stop=False)

    def say_game(self) -> None:
        """The game stands so."""
        lines = len(self.session.journal.lines)
        game_id = self.library.id_of(self.session)
        self.tell({"game": game_id, "lines": lines, "state": state_sum(self.session)})

    def tell(self, thing: dict[str, Any]) -> None:
        """As soon as it is to be seen."""
        self.done.append(thing)


def main(home: Path, seed: str) -> None:
    """The app as it is opened by a person, and somebody at it."""
    from screens.memory import keep_what_is_there, look_seldom
    from screens.start import make_app, prepare_kivy

    look_seldom()
    prepare_kivy(home)
    from kivy.config import Config

    Config.set("graphics", "width", WIDTH)
    Config.set("graphics", "height", HEIGHT)
    app = make_app(home)
    keep_what_is_there()

    def begin(*_app: object) -> None:
        from kivy.clock import Clock
        from kivy.core.window import Window

        try:
            player = Player(home, seed, app)
        except LoomError as error:
            raise AssertionError(error.message) from error
        Clock.schedule_interval(lambda _passed: player.act(), 0)
        Clock.schedule_interval(lambda _passed: Window.canvas.ask_update(), 0)

    app.bind(on_start=begin)
    app.run()


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2])
