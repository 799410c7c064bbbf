"""The walk: every state, in every form and size of the text, touched everywhere.

python -m tests.fingers --states tapestry --forms phone --texts 100 160
"""

import argparse
import json
import tempfile
from collections import Counter
from dataclasses import dataclass, field
from itertools import product
from pathlib import Path
from random import Random

from screens.keyboard.places import Spot
from screens.keyboard.sight import bring_in_sight
from screens.widgets.touch.gliding import Glides
from tests.fingers import deeds
from tests.fingers.hits import misses
from tests.fingers.keys import not_reached
from tests.fingers.touchables import (
    TARGET,
    Touchable,
    can_be_held,
    scrolls_around,
    takes_touches,
    touchables,
    wide_enough,
)
from tests.screens.app_maker import an_app
from tests.screens.hand import Hand
from tests.screens.random_fingers.targets import in_sight, name, tops
from tests.screens.states import all_states

FORMS = {
    "landscape": (1280, 800),
    "portrait": (800, 1280),
    "phone": (411, 823),
    "split": (800, 600),
}
TEXTS = (100, 160)
SAMPLES = "kit"


@dataclass
class Found:
    """What a walk touched and what it found."""

    faults: list[str] = field(default_factory=list)
    counts: Counter = field(default_factory=Counter)
    done: set = field(default_factory=set)
    """Deeds that were carried out, so that each is done once."""


def walk(state, form: str, text: int, found: Found, acts: bool = True) -> None:
    """One state in one form and size: hit everything, then do what was not done before."""
    where = f"{state.name} {form} {text} %"
    with tempfile.TemporaryDirectory() as home:
        hand = Hand(an_app(Path(home))).start()
        try:
            hand.turn(*FORMS[form])
            hand.app.choices.change(text_size=text)
            state.reach(hand)
            hand.settle(30)
            Walker(hand, where, form, found, acts).walk()
        finally:
            hand.stop()


class Walker:
    """On one screen."""

    def __init__(self, hand, where: str, form: str, found: Found, acts: bool):
        self.hand, self.where, self.form, self.found, self.acts = hand, where, form, found, acts
        self.touched: set = set()

    def walk(self) -> None:
        """What is in sight, then what each list brings in sight; and the same by keys."""
        self.look()
        for scroll in self._lists():
            self._drag(scroll)
        for widget in self._hidden():
            if id(widget) not in {key[0] for key in self.touched}:
                self._bring(widget)
                self.look()
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

    def look(self) -> None:
        """Hit everything in sight that was not hit before; then carry out what is new."""
        fresh = []
        for one in touchables(self.hand.app):
            key = id(one.widget), repr(one.part)
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
        """Once for all forms; what the sheet of samples shows does nothing."""
        route = self.hand.app.nav.view.route
        if route == SAMPLES:
            return
        sheets = tuple(type(each).__name__ for each in self.hand.app.nav.overlays)
        key = (route, sheets, *one.deed)
        if key not in self.found.done:
            self.found.done.add(key)
            self.found.counts["taps"] += 1
            self._child(one, deeds.tap)
        holds = can_be_held(one.widget) or (one.part is not None and hasattr(one.widget, "on_hold"))
        if holds and (*key, "held", getattr(one.widget, "help_id", "")) not in self.found.done:
            self.found.done.add((*key, "held", getattr(one.widget, "help_id", "")))
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
        for fault in deeds.in_a_child(self.hand, lambda: deeds.drag(self.hand, scroll)):
            self.found.faults.append(f"{self.where}: list {name(scroll)}: {fault}")

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
    cases = list(product(states, wanted.forms, wanted.texts))
    if wanted.count:
        cases = Random(wanted.seed).sample(cases, min(wanted.count, len(cases)))
    found = Found()
    for state, form, text in cases:
        told = len(found.faults)
        walk(state, form, text, found, not wanted.no_deeds)
        for fault in found.faults[told:]:
            print(fault, flush=True)
    print(json.dumps({"cases": len(cases), **found.counts, "faults": len(found.faults)}))
    return 1 if found.faults else 0
