"""A window without a display in which states of the app are touched: walked_in_parts.py COUNT SEED

After each frame that was drawn in parts its pixels are those of the whole. Prints a line of JSON:
how many frames were looked at, and which were otherwise.
"""

import json
import os
import sys
import tempfile
from pathlib import Path
from random import Random

from kivy.base import EventLoop
from kivy.config import Config
from kivy.core.window import Window
from kivy.graphics.opengl import GL_RGBA, GL_UNSIGNED_BYTE, glReadPixels

from screens.changed_parts import ChangedParts, can_pay
from tests.screens.app_maker import an_app
from tests.screens.hand import Finger, Hand
from tests.screens.page_hand import places, top
from tests.screens.states import all_states

TOUCHES = 8
FRAMES = 4
LANGUAGES = ("en", "fr")


class Looked(ChangedParts):
    """Each frame in parts beside the whole."""

    case = ""
    frames = 0
    wrong: tuple[str, ...] = ()

    def _shown(self) -> None:
        if self._drawn is not None and not self._left:
            drawn = pixels()
            Window.clear()
            Window.render_context.draw()
            Looked.frames += 1
            if drawn != (whole := pixels()):
                at = where(drawn, whole)
                Looked.wrong += (f"{Looked.case}, wrong in {at}, drawn {self._drawn}",)
        super()._shown()


def pixels() -> bytes:
    return glReadPixels(0, 0, *map(int, Window.size), GL_RGBA, GL_UNSIGNED_BYTE)


def where(one: bytes, other: bytes) -> tuple[int, int, int, int]:
    """What holds all pixels that differ: left, bottom, right, top."""
    wide = int(Window.width)
    differ = [at // 4 for at in range(0, len(one), 4) if one[at : at + 4] != other[at : at + 4]]
    across, up = [at % wide for at in differ], [at // wide for at in differ]
    return min(across), min(up), max(across), max(up)


def play(state, chance: Random) -> None:
    """Brought there, and touched here and there."""
    with tempfile.TemporaryDirectory() as folder:
        hand = Hand(an_app(Path(folder), chance.choice(LANGUAGES))).start()
        hand.app.importing.stop()
        state.reach(hand)
        hand.frames(FRAMES)
        for number in range(TOUCHES):
            Looked.case = f"{state.name}, touch {number + 1}"
            touch(hand, chance)
            hand.frames(FRAMES)
        hand.stop()


def touch(hand: Hand, chance: Random) -> None:
    """Something on the page that is shown."""
    found = places(hand) if hasattr(top(hand), "view") else []
    if not found:
        return
    finger = Finger(*top(hand).view.to_pixels(*chance.choice(found).middle))
    EventLoop.post_dispatch_input("begin", finger)
    EventLoop.idle()
    EventLoop.post_dispatch_input("end", finger)


def main(count: int, seed: str) -> None:
    if not can_pay(Window):
        print(json.dumps({"cannot": True}))
        return
    import screens.app

    screens.app.ChangedParts = Looked
    screens.app.Idle.begin = lambda _idle: None  # nobody would wake it
    states = all_states()
    for case in range(count):
        chance = Random(f"{seed}:{case}")
        play(states[chance.randrange(len(states))], chance)
    print(json.dumps({"frames": Looked.frames, "wrong": Looked.wrong}), flush=True)
    os._exit(0)


if __name__ == "__main__":
    Config.set("graphics", "maxfps", "0")
    main(int(sys.argv[1]), sys.argv[2])
