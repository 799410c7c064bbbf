"""A window to be looked at from outside: _seen.py label|loom FOLDER

It says where something is when it is asked on its standard input: a line of JSON with what it does
on a page, answered by its middle in pixels from the top left of the screen, or null.
"""

import json
import os
import sys
import threading
from pathlib import Path


def label_app(folder: Path):
    """The least that Kivy can show and change: a label that counts touches, and nothing of ours."""
    os.environ |= {"KIVY_HOME": str(folder), "KIVY_NO_ARGS": "1", "KIVY_NO_FILELOG": "1"}
    from kivy.config import Config

    for name, value in (("maxfps", 120), ("multisamples", 0), ("width", 1280), ("height", 800)):
        Config.set("graphics", name, str(value))
    Config.remove_section("input")
    Config.add_section("input")
    Config.set("input", "mouse", "mouse,disable_multitouch")
    from kivy.app import App
    from kivy.uix.label import Label

    class Counting(Label):
        def on_touch_up(self, touch):
            self.text = str(int(self.text) + 1)

    class Floor(App):
        def build(self):
            return Counting(text="0", font_size=40)

    return Floor()


def loom(folder: Path):
    """Loom, as `screens.start` opens it."""
    from screens.memory import keep_what_is_there, look_seldom
    from screens.start import make_app, prepare_kivy

    look_seldom()
    prepare_kivy(folder)
    app = make_app(folder)
    keep_what_is_there()
    return app


def answer_questions() -> None:
    """Say where things are; the one who asks moves the pointer to wake a window at rest."""
    for line in sys.stdin:
        print(json.dumps(place(json.loads(line))), flush=True)
    os._exit(0)


def place(does: str) -> list[int] | None:
    """The middle of what does this on the page that is shown, above everything or below."""
    from kivy.app import App
    from kivy.core.window import Window

    from companion.describe.touching import in_order

    nav = App.get_running_app().nav
    above = nav.overlays[-1] if nav.overlays else nav.view
    view = getattr(above, "view", None) or getattr(nav.view, "view", None)
    for met in in_order(view.showing.pieces, view.showing.seen) if view is not None else ():
        if met.hit.does == does:
            x, y = view.to_window(*view.to_pixels(*met.middle))
            return [Window.left + round(x), Window.top + round(Window.height - y)]
    return None


def main(kind: str, folder: Path) -> None:
    app = label_app(folder) if kind == "label" else loom(folder)
    threading.Thread(target=answer_questions, daemon=True).start()
    app.run()


if __name__ == "__main__":
    main(sys.argv[1], Path(sys.argv[2]))
