"""Journeys in a real window by a real pointer, or by keys alone.

python -m tests.live imperium --form phone --text 160 --theme light --language fr --pictures DIR
"""

import argparse
import json
import os
import sys
import tempfile
import time
import traceback
from pathlib import Path

from tests.live.display import Missing, Pointer, screen

FORMS = {
    "landscape": (1280, 800),
    "portrait": (800, 1280),
    "phone": (411, 823),
    "split": (800, 600),
}
GAMES = ("tapestry", "imperium", "rise_and_fall", "counts")
HEADLESS = ("KIVY_", "KCFG_", "SDL_")


def main(arguments: list[str]) -> int:
    """Make one; the last line is what it came to. 2 where the system lacks something."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("--form", choices=[*FORMS], default="landscape")
    parser.add_argument("--text", type=int, default=100)
    parser.add_argument("--theme", choices=("dark", "light"), default="dark")
    parser.add_argument("--language", default="en")
    parser.add_argument("--keys", action="store_true", help="the keyboard alone")
    parser.add_argument("--briefly", action="store_true", help="by income turns alone to the end")
    parser.add_argument("--seed", default="1", help="chooses among what may be done")
    parser.add_argument("--pictures", type=Path, help="a folder for one after every touch")
    parser.add_argument("--quiet", action="store_true", help="only the last line")
    wanted = parser.parse_args(arguments)
    for name in [each for each in os.environ if each.startswith(HEADLESS)]:
        del os.environ[name]  # set by the windowless tests for themselves
    try:
        with screen(*FORMS[wanted.form]) as display, tempfile.TemporaryDirectory() as home:
            os.environ |= {"DISPLAY": display, "KIVY_CLIPBOARD": "dummy", "KIVY_AUDIO": "none"}
            return journey(wanted, Path(home), Pointer(display))
    except Missing as missing:
        print(f"needs {missing}", file=sys.stderr)
        return 2


def journey(wanted, home: Path, pointer: Pointer) -> int:
    """In this process, which has one window."""
    began = time.monotonic()
    hand = _opened(wanted, home, pointer)
    from tests.live.fingers import WithTheKeys, WithThePointer
    from tests.live.journeys import JOURNEYS

    way = WithTheKeys if wanted.keys else WithThePointer
    played = type("Played", (way, JOURNEYS[wanted.game]), {})
    traveller = played(hand, wanted.seed) if wanted.game == "tapestry" else played(hand)
    traveller.briefly = wanted.briefly
    told: dict[str, object] = {}
    try:
        traveller.go()
    except Exception as trouble:
        traceback.print_exc(file=sys.stdout)
        if wanted.pictures:
            hand.after()
        told["trouble"] = f"{type(trouble).__name__} on {hand.app.nav.view.route}: {trouble}"
    spent = round(time.monotonic() - began, 1)
    told |= {"game": wanted.game, "form": wanted.form, "touches": hand.touches, "seconds": spent}
    print(json.dumps(told), flush=True)
    hand.stop()
    return 1 if "trouble" in told else 0


def _opened(wanted, home: Path, pointer: Pointer):
    """The app as it starts for the first time, in the look that is wanted."""
    from screens.start import prepare_kivy

    prepare_kivy(home)
    from kivy.config import Config

    width, height = FORMS[wanted.form]
    for name, value in (("width", width), ("height", height), ("maxfps", 0)):
        Config.set("graphics", name, str(value))
    from screens.start import make_app
    from tests.live.hand import LiveHand

    if wanted.pictures:
        wanted.pictures.mkdir(parents=True, exist_ok=True)
    tell = (lambda _line: None) if wanted.quiet else (lambda line: print(line, flush=True))
    hand = LiveHand(make_app(home), pointer, wanted.pictures, tell).start()
    looks = {"text_size": wanted.text, "theme": wanted.theme, "language": wanted.language}
    hand.app.choices.change(**looks, guard_next=False)
    hand.settle()
    return hand


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
