"""A whole solo game in a live window, by a real pointer: python -m tools.live_taps [LEVEL]

Needs Xvfb and xdotool, which no other tool here does; it is run by hand. It prints how many
touches the game took, and the score that was kept.
"""

import os
import shutil
import subprocess
import sys
import tempfile
import threading
import time
from pathlib import Path

NEEDS = ("Xvfb", "xdotool")
WIDTH, HEIGHT = 1280, 800
SHORT, MOMENT = 0.08, 0.35


def main(arguments: list[str]) -> int:
    """Open the display and play."""
    missing = [each for each in NEEDS if shutil.which(each) is None]
    if missing:
        print(f"needs {' and '.join(missing)}", file=sys.stderr)
        return 2
    reading, writing = os.pipe()
    size = f"{WIDTH}x{HEIGHT}x24"
    command = ("Xvfb", "-displayfd", str(writing), "-screen", "0", size, "-nolisten", "tcp")
    server = subprocess.Popen(command, pass_fds=(writing,), stderr=subprocess.DEVNULL)
    try:
        os.environ["DISPLAY"] = f":{os.read(reading, 16).decode().strip()}"
        with tempfile.TemporaryDirectory() as folder:
            return play(Path(folder), int(arguments[0]) if arguments else 1)
    finally:
        server.terminate()
        server.wait()


def play(folder: Path, level: int) -> int:
    """The app in this thread, the player in another."""
    from screens.start import make_app, prepare_kivy

    prepare_kivy(folder)
    app = make_app(folder)
    told: list[str] = []
    player = threading.Thread(target=_play, args=(app, level, told), daemon=True)
    app.bind(on_start=lambda *_: player.start())
    app.run()
    print("\n".join(told))
    return 0 if told and told[-1].startswith("kept") else 1


def _play(app, level: int, told: list[str]) -> None:
    from kivy.clock import mainthread

    player = live_player(app)
    time.sleep(2)
    try:
        player.from_home(level)
        player.set_up()
        player.play()
        points = list(player.view.totals)
        player.next()
        rows = len(app.library.finished)
        told.append(f"{player.touches} touches")
        told.append(f"kept {points}" if rows == 1 and player.route == "past_game" else "not kept")
    except Exception as trouble:
        told.append(f"{player.touches} touches, then {type(trouble).__name__}: {trouble}")
    mainthread(app.stop)()


def live_player(app):
    """The player of the tests with a real pointer for a finger."""
    from kivy.clock import Clock
    from kivy.core.window import Window

    from tests.screens.hand import Hand
    from tests.screens.tapestry.player import Player

    class LiveHand(Hand):
        def frames(self, number=1):
            time.sleep(SHORT)

        def settle(self, most=12):
            time.sleep(SHORT)

    class LivePlayer(Player):
        def touch_point(self, spot):
            x, y = round(spot[0]), round(Window.height - spot[1])
            _pointer("mousemove", str(x), str(y))
            time.sleep(SHORT)
            _pointer("mousedown", "1")
            time.sleep(SHORT)
            _pointer("mouseup", "1")
            time.sleep(MOMENT)
            _pointer("mousemove_relative", "--", "1", "0")  # wakes a loop that rests
            drawn = threading.Event()
            Clock.schedule_once(lambda _dt: drawn.set(), SHORT)
            drawn.wait(10)
            self.touches += 1

        def _rests(self, scroll):
            time.sleep(MOMENT)

        def next(self):
            time.sleep(MOMENT)  # the guard against a second touch
            super().next()

    return LivePlayer(LiveHand(app), seed=str(app.clock()))


def _pointer(*arguments: str) -> None:
    subprocess.run(("xdotool", *arguments), check=True)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
