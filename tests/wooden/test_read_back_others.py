"""The English line of an act of Imperium and of Rise & Fall, read back into its act.

Somebody who has the lines of a game alone, and the map where one is lit, learns what each means:
none ever means two things, and the number in it is the number of pieces.
"""

from __future__ import annotations

import re
from random import Random

import pytest

from companion.core.act import Act, Verb
from companion.games.imperium.hands import CARRIED, ONE_PLACE
from companion.i18n.words import Words
from companion.resources import data_dir
from tests.rise_and_fall.on_wood import play_rise
from tests.wooden import imperium

WORDS = Words(data_dir() / "text", "en")
SAME_PLACE = {**ONE_PLACE, "bank:counted": "bank"}
"""Where the app counts, or does not, what lies in one place of the table."""
HEXES = ("hex:", "ground:")
"""Drawn on the map, and not named."""


def read(session) -> int:
    """How many lines were read; what they say must be what their acts do."""
    meant: dict[tuple[object, ...], object] = {}
    told = [one for entry in session.entries for one in entry.told if one.acts]
    for one in told:
        line = WORDS.text(one.text)
        acts = tuple(map(_carried, one.acts))
        lit = tuple(end for act in acts for end in act[3:5] if end.startswith(HEXES))
        assert meant.setdefault((line, lit), acts) == acts, line
        _numbers(line, one.acts)
    return len(told)


def _carried(act: Act) -> tuple[object, ...]:
    """What hands do, whatever the rules call it."""
    source, target = (SAME_PLACE.get(end, end) for end in (act.source, act.target))
    verb = Verb.MOVE if act.verb in CARRIED else act.verb
    printed = re.sub(r"\.(starting|nation)$", "", act.piece)  # two cards of one name
    return (verb, printed, act.n, source, target, act.owner, act.face)


def _numbers(line: str, acts: tuple[Act, ...]) -> None:
    """More than one is said in figures."""
    said = set(map(int, re.findall(r"\d+", line)))
    for act in acts:
        shuffled = act.verb is Verb.SHUFFLE
        assert act.n == 1 or shuffled or act.n in said, line


@pytest.mark.parametrize("case", range(2))
def test_every_line_of_imperium(case):
    assert read(imperium.play(case, Random(f"read:{case}"))) > 60


@pytest.mark.parametrize("case", range(2))
def test_every_line_of_rise_and_fall(case):
    assert read(play_rise(case, Random(f"read:{case}"))) > 20
