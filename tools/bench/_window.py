"""One measured window in a process of its own: _window.py KIND FOLDER

Prints one line of JSON: seconds to the first frame since LOOM_BEGAN, and the memory then. A kind
that ends in `idle` then stays open until it is ended.
"""

import json
import os
import sys
import time
from pathlib import Path

from screens.memory import keep_what_is_there, look_seldom
from screens.start import make_app, prepare_kivy


def memory() -> float:
    """Megabytes of this process that are in use."""
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


def empty_app(folder: Path):
    """A window with one label."""
    prepare_kivy(folder)
    from kivy.app import App
    from kivy.uix.label import Label

    class Empty(App):
        def build(self):
            return Label(text="Loom")

    return Empty()


def when_shown(app, call) -> None:
    """Call after the first frame is on the screen."""
    from kivy.core.window import Window

    def first(*_args):
        Window.unbind(on_flip=first)
        call({"first": time.monotonic() - float(os.environ["LOOM_BEGAN"]), "memory": memory()})

    app.bind(on_start=lambda *_args: Window.bind(on_flip=first))


def loom(folder: Path):
    """Loom, as `screens.start` opens it."""
    look_seldom()
    prepare_kivy(folder)
    app = make_app(folder)
    keep_what_is_there()
    return app


def main(kind: str, folder: Path) -> None:
    app = empty_app(folder) if kind.startswith("empty") else loom(folder)

    def shown(measured):
        print(json.dumps(measured), flush=True)
        if not kind.endswith("idle"):
            os._exit(0)

    when_shown(app, shown)
    app.run()


if __name__ == "__main__":
    main(sys.argv[1], Path(sys.argv[2]))
