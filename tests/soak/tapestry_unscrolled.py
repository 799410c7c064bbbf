"""Whole games of Tapestry by random touches: what is told or chosen needs no scroll on a tablet.

Of every step of the bots at most so many words are read before anything is touched, and what goes
on, what says that it differs and what ends the turn of hands stand in sight; of every turn each
advance is opened.
"""

import random

from companion.describe.scene import Piece, Words
from companion.describe.showing import Showing
from companion.games.tapestry.bots.view_steps import steps_of
from companion.games.tapestry.pages.bots import bots_turn
from companion.games.tapestry.pages.table import table
from companion.games.tapestry.state import Phase
from companion.games.tapestry.table.view_hands import BOTS, told_on
from companion.games.tapestry.tracks.view_advances import advances
from tests.describe.desks import a_desk, a_surface, goes_on

NAME = "Tapestry unscrolled"
COUNT = 300
FIRST = 1
STEPS, MOST_WORDS = 900, 20


def run(count: int, seed: int) -> str:
    """Steps of the bots, turns of the person, and how many of each had to be scrolled."""
    steps = advanced = scrolled = long = words = 0
    for number in range(count):
        told, opened, rolled, over, most = played(seed + number)
        steps, advanced, scrolled = steps + told, advanced + opened, scrolled + rolled
        long, words = long + over, max(words, most)
    assert scrolled <= advanced / 10, f"{scrolled} of {advanced} advances were scrolled"
    assert long <= steps / 200, f"{long} of {steps} steps have more than {MOST_WORDS} words"
    told = f"{steps} steps, at most {words} words, {long} over {MOST_WORDS}"
    return f"{told}; {advanced} advances, {scrolled} scrolled"


def played(seed: int) -> tuple[int, int, int, int, int]:
    """One game."""
    desk, rng = a_desk("tapestry", str(seed)), random.Random(seed)
    bots, mine = Showing(lambda one: bots_turn(desk, one)), Showing(lambda one: table(desk, one))
    surface, seen = a_surface(), set()
    steps = opened = scrolled = long = most = 0
    for _ in range(STEPS):
        left, last = desk.session.hands.open, desk.session.last
        if desk.session.pending is None and last is not None and last.id not in seen:
            seen.add(last.id)
            if left is not None and told_on(left) == BOTS:
                for _step in steps_of(left):
                    bots.show(surface)
                    read = len([*read_in(bots.pieces)])
                    most, long = max(most, read), long + (read > MOST_WORDS)
                    steps += 1
                    assert not is_scrolled(bots.pieces)
                    assert "done" in bots.page.acts
                    bots.touch("done")
            if desk.session.state.phase is Phase.TURN and desk.session.state.turn == "p1":
                if desk.session.hands.open is not None:
                    desk.session.hands.are_done()
                for one in advances(desk.session.state):
                    desk.look(opened=f"track.{one.key}", picked=())()
                    mine.show(surface)
                    opened, scrolled = opened + 1, scrolled + is_scrolled(mine.pieces)
                desk.look(opened="")()
        if not goes_on(desk.session, rng):
            break
    return steps, opened, scrolled, long, most


def is_scrolled(pieces: tuple[Piece, ...]) -> bool:
    """Whether something is longer than its room."""
    return any(one.inner[1] > one.h + 1 for one in pieces)


def read_in(pieces: tuple[Piece, ...]):
    """The words of the dock, but for its buttons."""
    for piece in pieces:
        if "dock_list" in piece.key:
            for layer in piece.layers:
                texts = (shape.text for shape in layer.shapes if isinstance(shape, Words))
                yield from (
                    one for text in texts for one in text.split() if any(map(str.isalpha, one))
                )
        yield from read_in(piece.inside)
