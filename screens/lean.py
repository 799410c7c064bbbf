"""What Kivy would load for things that nobody here asks of it: a fifth of its own time."""

import os
import sys
from types import ModuleType

import kivy

LOOP = "KIVY_EVENTLOOP"


def load_less() -> None:
    """One reader of pictures instead of four; after the settings, as the clock reads them."""
    if "KIVY_IMAGE" not in os.environ:
        kivy.kivy_options["image"] = ("sdl2",)
    if LOOP not in os.environ and "trio" not in sys.modules:
        _make_the_clock()


def _make_the_clock() -> None:
    """The clock wants a library for coroutines; told of an empty one it does not load asyncio."""
    os.environ[LOOP], sys.modules["trio"] = "trio", ModuleType("trio")
    try:
        import kivy.clock  # noqa: F401
    finally:
        del os.environ[LOOP], sys.modules["trio"]
