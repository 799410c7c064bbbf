"""Pictures of the registered states in one size of the window: run by tools/shots.py."""

import os
import sys
import tempfile
from itertools import product
from pathlib import Path

from kivy.base import EventLoop
from kivy.core.window import Window
from kivy.graphics.opengl import GL_RGB, GL_UNSIGNED_BYTE, glReadPixels
from PIL import Image

from tests.screens.app_maker import an_app
from tests.screens.hand import Hand
from tests.screens.states import all_states

SIZE = os.environ["LOOM_SHOT_SIZE"]
TEXTS = (100, 160, 200)
THEMES = ("dark", "light")
LANGUAGES = ("en", "fr")


FEW = (
    ("landscape", 100, "dark", "en"),
    ("landscape", 160, "light", "en"),
    ("portrait", 100, "light", "fr"),
    ("phone", 100, "dark", "fr"),
    ("phone", 200, "dark", "fr"),
)


def variants(few: bool):
    """(size, text, theme, language) of the size of this process: all, or the telling ones."""
    every = FEW if few else product((SIZE,), TEXTS, THEMES, LANGUAGES)
    return [variant for variant in every if variant[0] == SIZE]


def picture() -> Image.Image:
    """What the window shows, read after drawing and before the swap."""
    taken = {}

    def grab(*_args):
        width, height = Window.system_size
        taken["size"] = width, height
        taken["pixels"] = glReadPixels(0, 0, width, height, GL_RGB, GL_UNSIGNED_BYTE)

    Window.bind(on_flip=grab)
    Window.canvas.ask_update()
    EventLoop.idle()
    Window.unbind(on_flip=grab)
    image = Image.frombytes("RGB", taken["size"], bytes(taken["pixels"]))
    return image.transpose(Image.FLIP_TOP_BOTTOM)


def shoot(state, language: str, looks, folder: Path) -> None:
    """Bring an app to the state and keep its picture in every look of one language."""
    with tempfile.TemporaryDirectory() as home:
        hand = Hand(an_app(Path(home), language)).start()
        _, text, theme, _ = looks[0]
        hand.app.choices.change(theme=theme, text_size=text, language=language)
        state.reach(hand)
        for size, text, theme, _ in looks:
            hand.app.choices.change(theme=theme, text_size=text)
            hand.settle()
            picture().save(folder / f"{state.name}-{size}-{text}-{theme}-{language}.png")
        hand.stop()


def main(arguments: list[str]) -> None:
    """Shoot everything, or the states whose names begin so."""
    few = "--few" in arguments
    folder, *names = [each for each in arguments if not each.startswith("--")]
    chosen = [each for each in all_states() if not names or each.name.startswith(tuple(names))]
    for state in chosen:
        for language in LANGUAGES:
            looks = [each for each in variants(few) if each[-1] == language]
            if looks:
                shoot(state, language, looks, Path(folder))


if __name__ == "__main__":
    main(sys.argv[1:])
