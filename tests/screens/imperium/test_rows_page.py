"""The page of the C.I.V.'s tables: told once, corrected in place, nothing lost by bad input."""

import pytest

from companion.content import SHELF
from companion.games.imperium.views import rows
from companion.i18n import as_label
from screens.games.imperium.rows import TableRow
from screens.widgets.field import Field
from tests.screens.imperium.fingers import Fingers


@pytest.fixture
def finger(start, tmp_path):
    found = Fingers(start())
    SHELF.use_edited(tmp_path / "edited")
    found.hand.app.nav.go("imperium/rows")
    found.hand.settle()
    yield found
    SHELF.use_edited(None)


def row(finger, row_id):
    return next(finger.hand.all(TableRow, row_id=row_id))


def edit(finger, row_id, then):
    finger.touch(row(finger, row_id))
    finger.button("imperium.screen.correct_row")
    fields = list(finger.hand.all(Field))
    fields[-1].text = then
    finger.button("imperium.screen.keep_row")


def test_every_nation_has_its_page(finger):
    finger.chip(finger.name("nation", "celts"), finger.view.ids.nations)

    assert len(list(finger.hand.all(TableRow))) == 10
    assert finger.view.counted == finger.say(
        "imperium.screen.counts_of_rows", certain=164, confirm=57, asked=14
    )


def test_a_doubtful_word_is_told_once(finger):
    finger.chip(finger.name("nation", "celts"), finger.view.ids.nations)
    assert row(finger, "celts.barbarian.5").trail == "?"
    finger.touch(row(finger, "celts.barbarian.5"))
    finger.button("imperium.screen.not_told")
    finger.option("tributary")

    facts = finger.hand.app.library.house_facts
    assert facts.get("imperium", "imperium.celts.barbarian.5.category") == "tributary"
    assert row(finger, "celts.barbarian.5").trail == ""


def test_a_row_is_corrected(finger):
    edit(finger, "romans.barbarian.10", '["gain 3 progress"]')

    assert (SHELF.edited / "imperium/tables/romans.json").is_file()
    said = finger.hand.app.i18n.say(rows.rows("romans", "barbarian")[9].says)
    assert row(finger, "romans.barbarian.10").says == as_label(said)
    assert "3" in said


def test_a_sentence_nobody_knows_is_refused_and_nothing_is_lost(finger):
    edit(finger, "romans.barbarian.10", '["gain 3 gold"]')

    assert "gain 3 gold" in finger.hand.app._toast.text
    assert not (SHELF.edited / "imperium/tables/romans.json").exists()
    assert [field.text for field in finger.hand.all(Field)][-1] == '["gain 3 gold"]'


def test_a_correction_that_cannot_be_kept_is_said_and_not_lost(finger):
    SHELF.edited.write_text("in the way of the folder", encoding="utf-8")

    edit(finger, "romans.barbarian.10", '["gain 3 progress"]')

    assert finger.hand.app._toast.text
    assert [field.text for field in finger.hand.all(Field)][-1] == '["gain 3 progress"]'
