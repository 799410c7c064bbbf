"""What the next touch will want is loaded while home is looked at, a little at a time.

Home needs no game; the first touch on “Go on” needs one with its table. Their modules are imported
one by one, each after those it leans on, in slices that end after a few milliseconds and wait
while a finger is down or something is drawn.
"""

from collections.abc import Iterator
from dis import opmap
from importlib import import_module
from importlib.util import find_spec, resolve_name
from sys import modules
from time import perf_counter
from types import CodeType

from kivy.clock import Clock

from screens.idle import QUICK, somebody_touches
from screens.memory import keep_what_is_there

SLICE = 0.004
"""Seconds of work in a frame; a module is loaded whole."""
AFTER = 0.05
"""Seconds after the first frame, and after a touch, until it goes on."""
OURS = ("companion.", "screens.")
IMPORT, LOAD, MORE = (opmap[name] for name in ("IMPORT_NAME", "LOAD_CONST", "EXTENDED_ARG"))


class Importing:
    """Works on what it was given, slice by slice, until it is done or somebody touches."""

    def __init__(self, window) -> None:
        self.window, self.work = window, iter(())
        self.longest, self.slices = 0.0, 0
        self._next = Clock.create_trigger(self._slice, 0)
        self._later = Clock.create_trigger(lambda _dt: self._next(), AFTER)

    def begin(self, work: Iterator[None]) -> None:
        """Let it be done from a moment after this frame on; only where frames are seen."""
        if getattr(self.window, "_win", None) is None:
            return
        self.work = work
        self.window.bind(on_motion=self._touched)
        self._later()

    def stop(self) -> None:
        """Whatever is left is loaded when it is wanted."""
        self.work = iter(())
        self.window.unbind(on_motion=self._touched)
        self._next.cancel()
        self._later.cancel()

    def _touched(self, _window, what, motion) -> None:
        """A finger, or a pointer that comes; one that only moves on wants nothing yet."""
        if what == "update" and not motion.is_touch:
            return
        self._next.cancel()
        self._later.cancel()
        self._later()

    def _slice(self, _dt) -> None:
        if somebody_touches():
            self._later()
            return
        Clock._max_fps = QUICK  # events are looked for after each slice, and nothing is waited for
        began, done = perf_counter(), False
        while not done and perf_counter() - began < SLICE:
            done = next(self.work, self) is self
        self.slices += 1
        self.longest = max(self.longest, perf_counter() - began)
        if done:
            self.stop()
            keep_what_is_there()
        else:
            self._next()


def one_by_one(*names: str) -> Iterator[None]:
    """Modules and what they lean on of ours, one at a time, those that lean on none first."""
    met: set[str] = set()
    for name in names:
        yield from _with_what_it_needs(name, met)


def _with_what_it_needs(name: str, met: set[str]) -> Iterator[None]:
    if name in met or name in modules or not name.startswith(OURS):
        return
    met.add(name)
    package = name.rpartition(".")[0]
    yield from _with_what_it_needs(package, met)
    for needed in _needed_by(name):
        yield from _with_what_it_needs(needed, met)
    import_module(name)
    yield


def _needed_by(name: str) -> Iterator[str]:
    """What a module imports at its top, as its code says."""
    spec = find_spec(name)
    get_code = getattr(spec.loader, "get_code", None) if spec else None
    code = get_code(name) if get_code else None
    if code is not None:
        package = name if spec.submodule_search_locations else name.rpartition(".")[0]
        for level, names, module in _imports(code):
            whole = resolve_name("." * level + module, package) if level else module
            yield whole
            yield from (f"{whole}.{each}" for each in names if _is_module(whole, each))


def _imports(code: CodeType) -> Iterator[tuple[int, tuple[str, ...], str]]:
    """Level, names and module of each import that is no part of a function."""
    loaded: list[object] = [None, None]
    further, steps = 0, code.co_code
    for operation, low in zip(steps[::2], steps[1::2], strict=True):
        place = further | low
        further = place << 8 if operation == MORE else 0
        if operation == LOAD:
            loaded.append(code.co_consts[place])
        elif operation == IMPORT and isinstance(loaded[-2], int):
            names = loaded[-1]
            yield loaded[-2], names if isinstance(names, tuple) else (), code.co_names[place]


def _is_module(package: str, name: str) -> bool:
    """Of a package that is loaded, and only of ours."""
    if not package.startswith(OURS) or package not in modules or hasattr(modules[package], name):
        return False
    return hasattr(modules[package], "__path__") and find_spec(f"{package}.{name}") is not None
