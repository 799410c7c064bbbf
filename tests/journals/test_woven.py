"""The same game weaves the same cloth for ever."""

import json

import pytest

from companion.core.woven import Thread, as_text
from companion.describe.banner import hung
from companion.describe.scene import Box
from companion.games import find_game
from tests.describe.desks import a_surface
from tests.journals.golden import FOLDER, journals, opened

WOVEN = json.loads((FOLDER / "woven.json").read_bytes())
"""Of each golden journal, as it was woven first; never made again."""


def threads_of(journal):
    game = find_game(journal.parent.name)
    return game.woven(opened(journal, game).entries)


@pytest.mark.parametrize("journal", journals(), ids=lambda one: f"{one.parent.name}-{one.stem}")
def test_each_golden_game_weaves_what_it_wove(journal):
    name = f"{journal.parent.name}/{journal.stem}"

    assert as_text(threads_of(journal)) == WOVEN.get(name, "")


def test_the_drawing_is_made_of_the_threads_alone():
    threads = threads_of(FOLDER / "tapestry" / "two_people_and_every_box.jsonl")
    dark, french = a_surface("landscape"), a_surface("phone", 1.6, "fr")

    assert hung(dark, 120, 300, threads) == hung(french, 120, 300, threads)


def test_a_thread_is_as_wide_as_the_cloth_and_none_lies_on_another():
    threads = (Thread((("science", 1), ("arts", 2))), Thread(), Thread((("military", 1),)))
    cloth = hung(a_surface(), 300, 400, threads).layers[1]
    boxes = [one for one in cloth.shapes if isinstance(one, Box)]
    science, arts = (next(one for one in boxes if one.fill == role) for role in ("science", "arts"))

    assert science.x + science.w == pytest.approx(arts.x)
    assert arts.w == pytest.approx(2 * science.w)
    assert science.y == arts.y
