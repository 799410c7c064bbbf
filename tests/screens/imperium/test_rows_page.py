"""The page of the C.I.V.'s tables: told once, corrected in place, nothing lost by bad input."""

import pytest
from kivy.uix.widget import Widget

from companion.content import SHELF
from companion.games.imperium import content
from companion.games.imperium.views import rows, steps
from companion.i18n import as_label
from screens.games.imperium.rows import TableRow
from screens.widgets.asking.counter import Counter
from screens.widgets.controls.acts import ActRow
from tests.screens.imperium.fingers import Fingers


@pytest.fixture
def finger(start, tmp_path):
    found = Fingers(start())
    SHELF.use_edited(tmp_path / "edited")
    found.hand.app.nav.go("imperium/tables")
    found.hand.settle()
    yield found
    SHELF.use_edited(None)


def row(finger, row_id):
    return next(finger.hand.all(TableRow, row_id=row_id))


def test_every_nation_has_its_page(finger):
    finger.chip(finger.name("nation", "celts"), finger.view.ids.nations)

    assert len(list(finger.hand.all(TableRow))) == 10
    kinds = (("certain", 145), ("confirm", 76), ("asked", 14))
    said = [finger.say(f"imperium.screen.rows_{kind}", n=n) for kind, n in kinds]
    assert finger.view.counted == " · ".join(said)


def test_a_doubtful_word_is_told_once(finger):
    finger.chip(finger.name("nation", "celts"), finger.view.ids.nations)
    assert row(finger, "celts.barbarian.5").trail == "?"
    finger.touch(row(finger, "celts.barbarian.5"))
    finger.button("imperium.screen.not_told")
    finger.option("tributary")

    facts = finger.hand.app.library.house_facts
    assert facts.get("imperium", "imperium.celts.barbarian.5.category") == "tributary"
    assert row(finger, "celts.barbarian.5").trail == ""


def edit(finger, row_id):
    finger.touch(row(finger, row_id))
    finger.button("imperium.screen.correct_row")
    assert finger.view.route == "imperium/edit"


def step(finger, kind):
    """Something else is done, chosen by its words."""
    finger.button("imperium.screen.other_step")
    words = next(one.text for one in steps.kinds() if one.id == kind)
    finger.touch(finger.hand.find(text=as_label(finger.hand.app.i18n.say(words))))


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_row_is_corrected_in_words_and_restored(start, tmp_path, language):
    finger = Fingers(start(language=language))
    SHELF.use_edited(tmp_path / "edited")
    finger.hand.app.nav.go("imperium/tables")
    finger.hand.settle()
    printed = row(finger, "romans.barbarian.10").says
    edit(finger, "romans.barbarian.10")
    finger.button("imperium.screen.add_step")
    step(finger, "mill")
    finger.touch(next(finger.hand.all(Counter)).children[0])
    finger.button("imperium.screen.keep_row")

    assert finger.view.route == "imperium/rows"
    assert (SHELF.edited / "imperium/tables/romans.json").is_file()
    assert content.table("romans").barbarian[9].then[1] == "mill 2"
    said = finger.hand.app.i18n.say(rows.rows("romans", "barbarian")[9].says)
    assert row(finger, "romans.barbarian.10").says == as_label(said) != printed

    edit(finger, "romans.barbarian.10")
    finger.button("imperium.screen.restore_row")
    assert row(finger, "romans.barbarian.10").says == printed
    SHELF.use_edited(None)


def test_no_word_of_the_file_is_seen_in_french(start):
    finger = Fingers(start(language="fr"))
    finger.hand.app.nav.go("imperium/edit", row="celts.barbarian.4")
    finger.hand.settle()
    seen = " ".join(getattr(each, "text", "") or "" for each in finger.hand.all(Widget))

    assert not {"gain", "acquire", "spend", "archive this", "first_possible"} & set(seen.split())


def test_a_step_that_lacks_something_is_refused_and_nothing_is_lost(finger):
    edit(finger, "romans.barbarian.10")
    finger.button("imperium.screen.add_step")
    step(finger, "mill")
    finger.touch(next(finger.hand.all(Counter)).children[2])
    finger.button("imperium.screen.keep_row")

    assert finger.view.route == "imperium/edit"
    assert finger.hand.app._toast.text
    assert not (SHELF.edited / "imperium/tables/romans.json").exists()
    assert finger.view.draft.elements[1].verb == "mill"


def test_a_correction_that_cannot_be_kept_is_said_and_not_lost(finger):
    SHELF.edited.write_text("in the way of the folder", encoding="utf-8")
    edit(finger, "romans.barbarian.10")
    finger.button("imperium.screen.add_step")
    finger.button("imperium.screen.keep_row")

    assert finger.hand.app._toast.text
    assert len(finger.view.draft.elements) == 2


def test_a_draft_that_was_left_is_there_again(finger):
    edit(finger, "romans.barbarian.10")
    finger.button("imperium.screen.add_step")
    before = finger.view.draft
    finger.hand.app.nav.back()
    finger.hand.settle()
    edit(finger, "romans.barbarian.10")

    assert finger.view.draft == before


def test_an_answer_is_changed_and_forgotten(finger):
    facts = finger.hand.app.library.house_facts
    facts.set("imperium", "imperium.king_of_kings_side_b", "same")
    finger.button("imperium.screen.answers")
    asked = finger.say("imperium.ask.king_b")
    finger.touch(next(one for one in finger.hand.all(ActRow) if one.text == asked))
    finger.option("nothing")
    assert facts.get("imperium", "imperium.king_of_kings_side_b") == "nothing"

    finger.touch(next(one for one in finger.hand.all(ActRow) if one.text == asked))
    finger.button("imperium.screen.forget")
    assert facts.get("imperium", "imperium.king_of_kings_side_b") is None
