"""The cloth of a game: wide threads where there are few, never past its warp, told apart."""

import json

import pytest

from companion.core.woven import BAND, Thread
from companion.describe.banner import HIGHEST, banner
from companion.describe.scene import Box
from tests.describe.desks import a_surface
from tests.journals.golden import FOLDER


def cloth(threads, w=300, h=420):
    drawn = banner(threads)
    layers = {one.key: one for one in drawn.draw(a_surface(), w, h, *drawn.of).layers}
    return [one for one in layers["cloth"].shapes if isinstance(one, Box)]


def lines(n):
    return [Thread((("science", n + 1), ("arts", 1))) for n in range(n)]


def test_a_short_game_is_no_strip():
    boxes = cloth(lines(2))

    assert boxes[0].h > 1.5 * HIGHEST


@pytest.mark.parametrize("n", [1, 5, 40, 300])
@pytest.mark.parametrize("size", [(84, 180), (300, 420), (190, 60)])
def test_threads_and_bands_stay_on_the_warp(n, size):
    boxes = cloth([*lines(n), BAND], *size)

    assert max(box.y + box.h for box in boxes) <= size[1] + 1


def test_recorded_games_are_told_apart():
    woven = json.loads((FOLDER / "woven.json").read_text("utf-8"))
    by_cloth = {}
    for name, text in woven.items():
        if text:
            by_cloth.setdefault(str(text), []).append(name)
    alike = [names for names in by_cloth.values() if len(names) > 1]

    assert sum(len(names) - 1 for names in alike) <= 0.1 * len(woven), alike
