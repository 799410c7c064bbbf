"""Opens Loom as main.py does, draws home once, and prints what it used. Run in a fresh process."""

import json
import sys
from pathlib import Path
from typing import Any


def main(folder: Path) -> dict[str, Any]:
    """The notices of home, and where the screens lie."""
    import loom_companion

    loom_companion.find_rooms()
    import screens
    from screens import start

    start.prepare_kivy(folder)
    app = start.make_app(folder)

    from kivy.clock import Clock

    seen: dict[str, Any] = {}

    def look(_time: float) -> None:
        import kivy.uix.textinput  # noqa: F401 – brings the clipboard, as the first line to type in

        app.i18n.speak("fr")
        seen["notices"] = [notice.key for notice in app.library.notices]
        app.stop()

    Clock.schedule_once(look, 0)
    app.run()
    seen["screens"] = str(Path(screens.__file__).parent)
    return seen


if __name__ == "__main__":
    print(json.dumps(main(Path(sys.argv[1]))))
