"""One case: an app in a home of its own, and random touches on it."""

import logging
import os
import random
import webbrowser
from collections import Counter
from datetime import timedelta
from pathlib import Path

import kivy.effects.kinetic
import kivy.effects.scroll
import kivy.input.motionevent
import kivy.uix.behaviors.button
from kivy.clock import Clock
from kivy.core.window import Window
from kivy.metrics import Metrics

from companion.content import SHELF
from companion.i18n import Words
from companion.library.library import Library
from companion.resources import data_dir
from screens.app import LoomApp
from tests.screens.app_maker import EVENING
from tests.screens.check import findings
from tests.screens.hand import Hand
from tests.screens.random_fingers import deeds, holds
from tests.screens.random_fingers.disk import Disk
from tests.screens.random_fingers.homes import a_state, prepare

SLOW_FRAME = 0.03
PAUSES = (0, 0.1, 0.7, 0.7, 0.7, 6)


class Wall:
    """The time of day, as far as the player says."""

    def __init__(self):
        self.now = EVENING

    def __call__(self):
        self.now += timedelta(seconds=1)
        return self.now


class Seen:
    """What the fingers came by; with `looks` also what a look at the screen finds wrong."""

    def __init__(self, looks: bool = False):
        self.screens, self.sheets, self.tapped = Counter(), Counter(), Counter()
        self.deeds, self.dead, self.journals = Counter(), Counter(), Counter()
        self.looks = Counter() if looks else None

    def note(self, app) -> None:
        self.screens[type(app.nav.view).__name__] += 1
        for sheet in app.nav.overlays:
            self.sheets[f"{type(sheet).__name__} {holds.named(sheet)}"] += 1

    def look(self, case) -> None:
        """Clipped words, overlaps, small targets and the like."""
        for found in findings(case.hand):
            self.looks[f"case {case.seed}: {Window.size} {Metrics.fontscale} {found}"] += 1

    def numbers(self) -> dict:
        touches = sum(self.deeds.values())
        return {"touches": touches, "screens": len(self.screens), "sheets": len(self.sheets)}

    def told(self) -> str:
        return "\n".join(f"{part}: {dict(found or ())}" for part, found in vars(self).items())


class Complaints(logging.Handler):
    """What is logged as a warning or worse."""

    def __init__(self, found: list):
        super().__init__(logging.WARNING)
        self.found = found

    def emit(self, record) -> None:
        said = record.getMessage()
        if not said.startswith(("Base: ", "Loom: a mistake")):
            self.found.append(said)


class Case:
    """See above. `path` is what was done, to be read when something is wrong."""

    def __init__(self, folder: Path, seed: str, seen: Seen):
        self.seed, self.chance, self.seen = seed, random.Random(seed), seen
        self.home, self.clock = folder / "home", Wall()
        self.path, self.typed, self.well_said, self.complaints = [], set(), set(), []
        self.disk, self.disk_well_in, self.checked_step = Disk(self.home), 0, -1
        (folder / "Documents").mkdir()
        os.environ["HOME"] = str(folder)

    @property
    def app(self):
        return self.hand.app

    def say(self, what: str) -> None:
        self.path.append(what)

    def start(self) -> None:
        library = Library.open(self.home, self.clock)
        SHELF.use_edited(self.home / "edited", library.notices.append)
        words = Words(data_dir() / "text", "en")
        self.hand = Hand(LoomApp(library, words, self.clock)).start()

    def reach(self, state) -> None:
        """Begin in a state that is known."""
        self.say(f"state: {state.name}")
        state.reach(self.hand)
        self.hand.settle()
        holds.check(self)

    def restart(self, killed: bool) -> None:
        """Everything is found again, and the game that was open stands where it stood."""
        before, open_game = holds.shelf(self.app.library), self.app.bridge.running_id
        state, question = self.app.bridge.state, self.app.bridge.question
        self.say("killed and started again" if killed else "stopped and started again")
        if killed:
            self.app.library.close = self.app.library._home.close
        self.hand.stop()
        self.start()
        self.checked_step = -1
        after = holds.shelf(self.app.library)
        assert after == before, [key for key in before if before[key] != after.get(key)]
        if open_game and not self.disk.trouble:
            self.app.nav.view.go_on(open_game)
            self.hand.settle()
            found = self.app.bridge.state, holds.place_of(self.app.bridge.question)
            assert found == (state, holds.place_of(question)), "the game opens elsewhere"

    def wait(self, seconds: float) -> list:
        """Frames until nothing is due or the time is over; what is still due then."""
        end = Clock.time.now + seconds
        while Clock.time.now < end and holds.due_events():
            Clock.time.now += min(SLOW_FRAME, end - Clock.time.now)
            self.hand.frames()
        Clock.time.now = max(Clock.time.now, end)
        return holds.due_events()

    def touch(self) -> None:
        """One deed, and what must hold after it."""
        self.wait(self.chance.choice(PAUSES))
        if self.disk.trouble:
            self.disk_well_in -= 1
            if self.disk_well_in <= 0:
                self.disk.mend()
                self.say("the disk is well")
        (deed,) = self.chance.choices(list(deeds.DEEDS), list(deeds.DEEDS.values()))
        deed(self)
        self.seen.deeds[deed.__name__] += 1
        self.hand.settle()
        self.seen.note(self.app)
        holds.check(self)
        if self.seen.looks is not None and len(self.path) % 9 == 0:
            self.seen.look(self)
        if self.chance.random() < 0.08:
            self.say("rest")
            holds.comes_to_rest(self)

    def end(self) -> None:
        self.disk.mend()
        library = self.app.library
        self.seen.journals.update(f"{row.game} finished" for row in library.finished)
        self.seen.journals.update(f"{game.game} running" for game in library.running)
        self.hand.stop()


def play(folder: Path, seed: int, number: int, touches: int, seen: Seen) -> None:
    """Raise AssertionError with the path when something does not hold.

    Every second case begins in a known state, the others in a home.
    """
    case = Case(folder, f"{seed}:{number}", seen)
    if number % 2:
        case.say(f"home: {prepare(case.home, case.chance)}")
    handler = Complaints(case.complaints)
    logging.getLogger().addHandler(handler)
    logging.getLogger("kivy").addHandler(handler)
    try:
        case.start()
        if not number % 2:
            case.reach(a_state(number // 2))
        for _ in range(touches):
            case.touch()
    except BaseException as error:
        steps = "\n".join(f"  {at:4} {step}" for at, step in enumerate(case.path))
        fault = f"case {case.seed}:\n{steps}\n{type(error).__name__}: {error}"
        raise AssertionError(fault) from error
    finally:
        case.disk.mend()
        logging.getLogger().removeHandler(handler)
        logging.getLogger("kivy").removeHandler(handler)
        SHELF.use_edited(None)
        if hasattr(case, "hand"):
            case.end()


def steady() -> None:
    """Kivy's own clocks go with the tests' one, and no page is opened."""
    for module in (
        kivy.effects.kinetic,
        kivy.effects.scroll,
        kivy.input.motionevent,
        kivy.uix.behaviors.button,
    ):
        module.time = Clock.time
    webbrowser.open = lambda *_args, **_kwargs: False
