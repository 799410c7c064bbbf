"""The pages of the C.I.V.'s tables: told once, corrected in place, nothing lost by bad input."""

from __future__ import annotations

import pytest

from companion.content import SHELF
from companion.describe.lines import lines
from companion.describe.lint import faults
from companion.describe.showing import Showing
from companion.errors import NotKept
from companion.games.imperium import content
from companion.games.imperium.options import Options
from companion.games.imperium.owner.answers import Answers
from companion.games.imperium.owner.tables import Tables
from companion.games.imperium.rules.king_of_kings import SIDE_B
from companion.games.imperium.start import beginning
from companion.library.edited import keep_own
from tests.describe.desks import LOOKS, a_surface

CATEGORY = "imperium.celts.barbarian.5.category"


class Owner:
    """What was told, and what was refused."""

    def __init__(self):
        self.facts, self.refused, self.went = {}, [], 0

    def told(self, game, fact):
        return self.facts.get((game, fact))

    def tell(self, game, fact, value):
        self.facts[game, fact] = value
        return True

    def keep(self, path, text):
        try:
            keep_own(path, text)
        except NotKept as error:
            self.refused.append(error.message)
            return False
        return True

    def refuse(self, why):
        self.refused.append(why)

    def leave(self):
        self.went += 1


@pytest.fixture
def owner():
    return Owner()


@pytest.fixture
def own(tmp_path):
    SHELF.use_edited(tmp_path / "edited")
    yield tmp_path / "edited"
    SHELF.use_edited(None)


def shown(page, form="landscape", text=1.0, language="en"):
    showing = Showing(page.page)
    showing.show(a_surface(form, text, language))
    return showing


def touched(page, *keys):
    """One after the other, each on the page as it is then."""
    for key in keys:
        assert shown(page).touch(key), (key, sorted(shown(page).page.acts))
    return page


def said(page, language="en"):
    surface = a_surface(language=language)
    return [one.text for one in lines(page.page(surface), surface)]


def on_celts(owner):
    return touched(Tables(owner), "nations", "nation.celts")


class TestTables:
    def test_every_nation_has_its_rows(self, owner):
        page = on_celts(owner)
        rows = [one for one in shown(page).page.acts if one.startswith("row.")]

        assert len(rows) == 10
        assert "All tables: 145 rows known" in said(page)

    def test_a_card_marks_its_rows_the_topmost_first(self, owner):
        page = touched(Tables(owner), "nations", "nation.romans", "names", "name.romans.dalmatia")
        rows = [one for one in shown(page).page.acts if one.startswith("row.")]

        assert rows[0] == "row.romans.barbarian.4"
        assert any(one.startswith("If nothing above") for one in said(page))

    def test_a_doubtful_word_is_told_at_its_row(self, owner):
        page = on_celts(owner)
        assert "?" in said(page)
        touched(page, "row.celts.barbarian.5", f"word.{CATEGORY}", "answer.tributary")

        assert owner.facts["imperium", CATEGORY] == "tributary"
        rows = [one for one in shown(page).page.acts if one.startswith("word.")]
        assert rows == [f"word.{CATEGORY}"]

    def test_it_opens_on_the_table_that_is_played_against(self, owner):
        page = Tables(owner, beginning(Options(opponent="vikings")))

        assert page.nation == "vikings"


class TestARowPutRight:
    def edit(self, owner, nation="romans", row="romans.barbarian.10"):
        return touched(Tables(owner), "nations", f"nation.{nation}", f"row.{row}", "correct")

    @pytest.mark.parametrize("language", ["en", "fr"])
    def test_it_is_corrected_in_words_and_restored(self, owner, own, language):
        page = self.edit(owner)
        printed = content.table("romans").barbarian[9]
        touched(page, "add", "kind", "kind.mill", "n.n1", "keep")

        assert (own / "imperium/tables/romans.json").is_file()
        assert content.table("romans").barbarian[9].then[1] == "mill 2"
        touched(page, "row.romans.barbarian.10", "correct", "restore")
        assert content.table("romans").barbarian[9] == printed

    def test_no_word_of_the_file_is_seen(self, owner):
        page = self.edit(owner, "celts", "celts.barbarian.4")
        words = set(" ".join(said(page, "fr")).split())

        assert not {"gain", "acquire", "spend", "archive this", "first_possible"} & words

    def test_a_step_that_lacks_something_is_refused_and_nothing_is_lost(self, owner, own):
        page = self.edit(owner)
        touched(page, "add", "kind", "kind.mill", "n.n-1", "keep")

        assert [one.key for one in owner.refused] == ["imperium.broken.step_lacks.n"]
        assert not (own / "imperium/tables/romans.json").exists()
        assert "kind" in shown(page).page.acts

    def test_a_correction_that_cannot_be_kept_is_said_and_not_lost(self, owner, own):
        own.write_text("in the way of the folder", encoding="utf-8")
        page = touched(self.edit(owner), "add", "keep")

        assert owner.refused
        assert "keep" in shown(page).page.acts

    def test_a_draft_that_was_left_is_there_again(self, owner):
        page = touched(self.edit(owner), "add")
        before = said(page)
        touched(page, "back", "row.romans.barbarian.10", "correct")

        assert said(page) == before

    def test_lines_are_moved_and_taken_away(self, owner):
        page = touched(self.edit(owner), "add", "kind", "kind.mill", "up")
        first = [one for one in shown(page).page.acts if one.startswith("line.")]
        touched(page, "remove")

        assert len(first) == 2
        assert len([one for one in shown(page).page.acts if one.startswith("line.")]) == 1


class TestAnswers:
    def test_one_is_changed_and_forgotten(self, owner):
        owner.facts["imperium", SIDE_B] = "same"
        page = touched(Answers(owner), f"tell.{SIDE_B}", "answer.nothing")
        assert owner.facts["imperium", SIDE_B] == "nothing"

        touched(page, f"tell.{SIDE_B}", "forget")
        assert owner.facts["imperium", SIDE_B] is None

    def test_back_leads_out(self, owner):
        touched(Answers(owner), "back")

        assert owner.went == 1


OPENED = {
    "tables": (),
    "marked": ("shows.region",),
    "nations": ("nations",),
    "names": ("names",),
    "row": ("row.romans.barbarian.1",),
    "editor": ("row.romans.barbarian.10", "correct"),
    "step": ("row.romans.barbarian.10", "correct", "kind"),
    "front": ("row.romans.barbarian.10", "correct", "front"),
    "tokens": ("row.romans.barbarian.10", "correct", "kind", "kind.acquire"),
}


@pytest.mark.parametrize("opened", OPENED)
def test_no_window_has_a_fault(owner, opened):
    page, found = touched(Tables(owner), "nations", "nation.romans", *OPENED[opened]), []
    for form, text, language in LOOKS:
        showing = shown(page, form, text, language)
        surface = a_surface(form, text, language)
        wrong = faults(showing.page, showing.pieces, surface)
        found += [(form, text, language, *one) for one in wrong]

    assert found == []


def test_no_window_of_the_answers_has_a_fault(owner):
    found = []
    for opened in ((), (f"tell.{SIDE_B}",)):
        page = touched(Answers(owner), *opened)
        for form, text, language in LOOKS:
            showing = shown(page, form, text, language)
            surface = a_surface(form, text, language)
            found += [(form, text, *one) for one in faults(showing.page, showing.pieces, surface)]

    assert found == []
