"""A row of a nation's table as pictures and signs: each verb has its own, the ear its sentence."""

from pathlib import Path

from companion.describe.lines import lines
from companion.describe.node import Column, Page
from companion.describe.surface import Surface
from companion.games.imperium import content
from companion.games.imperium.acts import Verb
from companion.games.imperium.pages.formula import ASKED, DRAWN, drawn, formula
from companion.games.imperium.views.rows import rows

ICONS = Path(content.__file__).parents[3] / "data" / "icons"
ROMANS = {one.shows.key.rpartition(".")[2]: one for one in rows("romans", "barbarian")}


def test_every_verb_and_condition_of_the_tables_is_drawn():
    assert set(DRAWN) == set(Verb)
    assert set(ASKED) == {"you", "it", "empire", "barbarian", "discard_without", "tokens"}


def test_every_picture_of_every_row_exists():
    signs = {sign for _, row in content.every_row() for sign in drawn(row.elements({}))}

    assert {one[1:] for one in signs if one.startswith("@")} <= {
        one.stem for one in ICONS.glob("*.svg")
    }


def test_what_is_paid_leads_to_what_comes_of_it():
    signs = drawn(ROMANS["glory"].elements)

    assert " ".join(signs).startswith("@imperium-abandon 3 @imperium-region @arrow-right")
    assert "|" in signs


def test_an_ear_hears_the_sentence():
    row = ROMANS["glory"]
    page = Page(Column((formula(row.elements, row.says, "body", "ink"),)))

    assert [one.text for one in lines(page, Surface(1280, 800, lambda one: str(one)))] == [
        str(row.says)
    ]


def test_a_number_is_not_parted_from_its_picture():
    runs = formula(ROMANS["glory"].elements, ROMANS["glory"].says, "body", "ink").runs
    kept = [one.stands for one, before in zip(runs[1:], runs, strict=False) if before.text == "3"]

    assert kept == ["kept"]
