"""The walk: every state, in every form and size of the text, touched everywhere.

python -m tests.fingers --states tapestry --forms phone --texts 100 160
"""

import argparse
import json
import tempfile
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from itertools import product
from pathlib import Path
from random import Random

from kivy.core.window import Window

from screens.keyboard.places import Spot
from screens.keyboard.sight import bring_in_sight
from screens.widgets.above.toast import Toast
from screens.widgets.touch.gliding import Glides
from tests.fingers import alike, deeds
from tests.fingers.hits import misses
from tests.fingers.keys import not_reached
from tests.fingers.touchables import (
    TARGET,
    Touchable,
    can_be_held,
    in_window,
    scrolls_around,
    seen,
    takes_touches,
    touchables,
    wide_enough,
)
from tests.screens.app_maker import an_app
from tests.screens.hand import Hand
from tests.screens.random_fingers.targets import in_sight, name, parents, tops
from tests.screens.states import all_states

FORMS = {
    "landscape": (1280, 800),
    "portrait": (800, 1280),
    "phone": (411, 823),
    "split": (800, 600),
}
TEXTS = (100, 160)
OF_A_CASE = 900
"""Seconds of work."""


@dataclass
class Found:
    """What a walk touched and what it found."""

    faults: list[str] = field(default_factory=list)
    counts: Counter = field(default_factory=Counter)
    done: set = field(default_factory=set)
    """Deeds that were carried out in this state, so that each is done once."""

    def add(self, other: "Found") -> None:
        self.faults += other.faults
        self.counts.update(other.counts)
        self.done |= other.done


def walk(state, form: str, text: int, found: Found, acts: bool = True) -> None:
    """One state in one form and size: hit everything, then do what was not done before."""
    with reached(state, form, text) as hand:
        Walker(hand, f"{state.name} {form} {text} %", form, found, acts).walk()


@contextmanager
def reached(state, form: str, text: int):
    """The hand on an app that was brought to this state in this form and size."""
    with tempfile.TemporaryDirectory() as home:
        hand = Hand(an_app(Path(home))).start()
        try:
            look_so(hand, form, text)
            state.reach(hand)
            hand.settle(30)
            yield hand
        finally:
            hand.stop()


def look_so(hand, form: str, text: int) -> None:
    """The window turned, the words as large."""
    hand.turn(*FORMS[form])
    hand.app.choices.change(text_size=text)


def walk_looks(state, looks: list, found: Found, acts: bool = True) -> Iterator[tuple]:
    """A state in several looks: brought there once, then turned for each as a player turns it.

    Yields each look with what was found in it. Where a screen closes when it is turned, the state
    is reached anew.
    """
    found.done.clear()
    with reached(state, *looks[0]) as hand:
        for look in looks:
            one = _apart(hand, state, look, found, acts)
            found.add(one)
            yield look, one


def _apart(hand, state, look, found: Found, acts: bool) -> Found:
    """In a child: the next look finds the state as it was."""
    for way in (_turned, _anew):
        one = deeds.in_a_child(hand, partial(way, hand, state, look, found, acts), OF_A_CASE)
        if isinstance(one, list):
            return Found([f"{state.name} {look[0]} {look[1]} %: {fault}" for fault in one])
        if one is not None:
            return one
    raise AssertionError("reached anew it is always something")


def _turned(hand, state, look, found: Found, acts: bool) -> Found | None:
    """What is found by turning; None if it is another screen then."""
    before = _shown(hand)
    look_so(hand, *look)
    hand.settle(30)
    if _shown(hand) != before:
        return None
    one = Found(done=set(found.done))
    Walker(hand, f"{state.name} {look[0]} {look[1]} %", look[0], one, acts).walk()
    return one


def _anew(hand, state, look, found: Found, acts: bool) -> Found:
    hand.stop()
    one = Found(done=set(found.done))
    walk(state, *look, one, acts)
    return one


def _shown(hand) -> list:
    """Which screen, and the sheets on it."""
    nav = hand.app.nav
    return [nav.view.route, *(type(each).__name__ for each in nav.overlays)]


class Walker:
    """On one screen."""

    def __init__(self, hand, where: str, form: str, found: Found, acts: bool):
        self.hand, self.where, self.form, self.found, self.acts = hand, where, form, found, acts
        self.touched: set = set()

    def walk(self) -> None:
        """What is in sight, then what each list brings in sight; and the same by keys."""
        for toast in [one for one in Window.children if isinstance(one, Toast) and one.text]:
            self.look(toast)
            toast.hide()  # it goes by itself, and what it lay over is free
            self.hand.settle()
        self.look()
        for scroll in self._lists():
            self._drag(scroll)
        for widget in self._hidden():
            if id(widget) not in {key[0] for key in self.touched}:
                self._bring(widget)
                self.look()
        if self.hand.app.choices.now.text_size == TEXTS[0]:  # the order is the same in any size
            self._round_by_keys()

    def _round_by_keys(self) -> None:
        for missed in deeds.in_a_child(self.hand, lambda: not_reached(self.hand)):
            self.found.faults.append(f"{self.where}: {missed}: Tab never comes to it")

    def _hidden(self) -> list:
        """Touchables that are scrolled away."""
        return [
            widget
            for top in tops(self.hand.app)
            for widget in in_sight(top)
            if (takes_touches(widget) or can_be_held(widget)) and scrolls_around(widget)
        ]

    def _bring(self, widget) -> None:
        bring_in_sight(Spot(widget, None, (*widget.pos, widget.right, widget.top)))
        self.hand.settle(20)

    def look(self, within=None) -> None:
        """Hit everything in sight that was not hit before; then carry out what is new."""
        fresh = []
        for one in touchables(self.hand.app):
            if within is not None and within not in parents(one.widget):
                continue
            key = id(one.widget)
            if key not in self.touched:
                self.touched.add(key)
                fresh.append(one)
        for one in fresh:
            self._hit(one)
        if self.acts:
            for one in fresh:
                self._do(one)

    def _hit(self, one: Touchable) -> None:
        self.found.counts[self.form] += 1
        if not wide_enough(one):
            self._fault(one, f"smaller than {TARGET} dp: {one.size[0]:.0f}x{one.size[1]:.0f}")
        for miss in misses(self.hand, one):
            self._fault(one, miss)

    def _do(self, one: Touchable) -> None:
        """Once for all forms."""
        key = alike.tapped(one)
        if key not in self.found.done:
            self.found.done.add(key)
            self.found.counts["taps"] += 1
            self._child(one, deeds.tap)
        told = alike.held(one)
        if told not in self.found.done and can_be_held(one.widget):
            self.found.done.add(told)
            self.found.counts["holds"] += 1
            self._child(one, deeds.hold)

    def _child(self, one: Touchable, deed) -> None:
        for fault in deeds.in_a_child(self.hand, lambda: deed(self.hand, one)):
            self._fault(one, fault)

    def _lists(self) -> list[Glides]:
        return [
            widget
            for top in tops(self.hand.app)
            for widget in in_sight(top)
            if isinstance(widget, Glides) and (widget.is_longer("x") or widget.is_longer("y"))
        ]

    def _drag(self, scroll) -> None:
        self.found.counts["drags"] += 1
        for fault in deeds.in_a_child(self.hand, lambda: self._dragged(scroll)):
            self.found.faults.append(f"{self.where}: list {name(scroll)}: {fault}")

    def _dragged(self, scroll) -> list[str]:
        """A list within a list is brought in sight first."""
        if seen(scroll, in_window(scroll, (*scroll.pos, scroll.right, scroll.top))) is None:
            self._bring(scroll)
        return deeds.drag(self.hand, scroll)

    def _fault(self, one: Touchable, what: str) -> None:
        self.found.faults.append(f"{self.where}: {one.name}: {what}")


def main(arguments=None) -> int:
    """Walk what was asked for; every fault is a line, the last line counts."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--states", nargs="*", default=[""], help="how their names begin")
    parser.add_argument("--forms", nargs="*", default=[*FORMS])
    parser.add_argument("--texts", nargs="*", type=int, default=[*TEXTS])
    parser.add_argument("--no-deeds", action="store_true", help="touch, and do nothing")
    parser.add_argument("--count", type=int, default=0, help="so many of them, by chance")
    parser.add_argument("--seed", type=int, default=0)
    wanted = parser.parse_args(arguments)
    states = [each for each in all_states() if each.name.startswith(tuple(wanted.states))]
    cases = list(product(states, product(wanted.forms, wanted.texts)))
    if wanted.count:
        cases = Random(wanted.seed).sample(cases, min(wanted.count, len(cases)))
    found = walk_all(cases, not wanted.no_deeds)
    print(json.dumps({"cases": len(cases), **found.counts, "faults": len(found.faults)}))
    return 1 if found.faults else 0


def walk_all(cases: list, acts: bool) -> Found:
    """Each state once for all its looks; every fault is told at once."""
    found, looks = Found(), {}
    for state, look in cases:
        looks.setdefault(state, []).append(look)
    for state, its in looks.items():
        for _look, one in walk_looks(state, its, found, acts):
            print(*one.faults, sep="\n", end="\n" if one.faults else "", flush=True)
    return found
