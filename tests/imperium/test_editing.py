"""A row of a table put right by somebody who does not program."""

from __future__ import annotations

from dataclasses import replace

import pytest

from companion.content import read
from companion.content.load import SHELF
from companion.errors import RuleBroken
from companion.games.imperium import content
from companion.games.imperium.acts import Act, FirstPossible, IfPossible, Verb
from companion.games.imperium.grammar import read_elements
from companion.games.imperium.table import NationTable
from companion.games.imperium.tokens import Tokens
from companion.games.imperium.views import editing, outline, steps
from companion.games.imperium.writing import write_elements
from tests.imperium.makers import said as in_words

CORRECTED = ("celts.barbarian.4", "qin.barbarian.4", "utopians.journey.2")
GAIN = Act(Verb.GAIN, tokens=Tokens(materials=2))
ARCHIVE = Act(Verb.ARCHIVE_THIS)


def knows_nothing(_fact):
    return None


def a_draft(*elements, shows="attack", row_id="celts.barbarian.1"):
    return editing.Draft(row_id, shows, elements or (GAIN,))


@pytest.fixture
def own(tmp_path):
    SHELF.use_edited(tmp_path)
    yield tmp_path
    SHELF.use_edited(None)


def keep(own, path_and_text):
    path, text = path_and_text
    (own / path).parent.mkdir(parents=True, exist_ok=True)
    (own / path).write_text(text)
    SHELF.use_edited(own)


class TestEveryRowCanBeEdited:
    def test_what_is_read_is_written_the_same(self):
        for row_id, row in content.every_row():
            for english in (False, True):
                elements = row.elements({}, english=english)

                assert read_elements(write_elements(elements)) == elements, row_id

    def test_every_step_can_be_chosen_and_kept(self):
        for kind in steps.kinds():
            step = steps.changed_to(kind.id, GAIN)

            assert steps.kind_of(step) == kind.id
            assert read_elements(write_elements((step,))) == (step,)

    @pytest.mark.parametrize("language", ["en", "fr"])
    def test_every_step_has_words(self, language):
        said = {kind.text.key: in_words(kind.text, language) for kind in steps.kinds()}

        assert [key for key, text in said.items() if key in text] == []

    def test_everything_a_row_says_can_be_said(self):
        """Each word of a step of the tables is among what the editor offers for it."""
        for row_id, row in content.every_row():
            for line in outline.lines(row.elements({})):
                for field in steps.fields(line.element):
                    if field.how in ("one", "several") and field.value not in ("", ()):
                        offered = {one for one, _ in field.choices}
                        value = field.value
                        said = set(value if isinstance(value, tuple) else (value,))

                        assert said <= offered, (row_id, field)


class TestADraft:
    def test_it_begins_with_what_the_owner_told(self):
        fact = "imperium.qin.barbarian.4.target"
        draft = editing.draft_of("qin.barbarian.4", {fact: "region"}.get)
        innovate = draft.elements[0].options[0][1]

        assert innovate == Act(Verb.INNOVATE, what=("region",))

    def test_our_reading_where_nothing_is_told(self):
        draft = editing.draft_of("qin.barbarian.4", knows_nothing)

        assert draft.elements == dict(content.every_row())["qin.barbarian.4"].elements({})

    def test_only_voyage_cards_stand_in_front_of_a_voyage(self):
        keys = {one for one, _, _ in editing.front_keys("utopians.journey.1")}

        assert keys == {"visions", "path", "gates", "shangri_la"}


class TestSteps:
    def test_a_number_and_tokens(self):
        mill = steps.changed_to("mill", GAIN)

        assert steps.said(mill, "n", 3) == Act(Verb.MILL, n=3)
        assert steps.said(GAIN, "tokens", Tokens(1, 1, 0)).tokens == Tokens(1, 1, 0)

    def test_all_categories_are_any(self):
        acquire = steps.changed_to("acquire", GAIN)
        said = steps.said(acquire, "what", ("tributary", "region", "civilised", "uncivilised"))

        assert write_elements((said,)) == ["acquire any"]

    def test_what_joins_keeps_the_steps_within(self):
        joined = steps.changed_to("if_possible", GAIN)

        assert joined == IfPossible((GAIN,))
        assert steps.changed_to("first_possible", joined).options[0] == (GAIN,)

    def test_a_condition(self):
        step = steps.changed_to("if.it", GAIN)
        step = steps.said(step, "n", 2)

        assert write_elements((step,))[0]["if"] == "it has 2 region in play"


class TestTheOutline:
    ROW = (GAIN, FirstPossible(((ARCHIVE,), (GAIN, ARCHIVE))))

    def test_lines_from_the_top(self):
        paths = [line.path for line in outline.lines(self.ROW)]

        assert paths == [(0,), (1,), (1, 0), (1, 0, 0), (1, 1), (1, 1, 0), (1, 1, 1)]

    def test_a_step_is_added_below(self):
        assert outline.added(self.ROW, (0,), ARCHIVE)[:2] == (GAIN, ARCHIVE)
        assert outline.added(self.ROW, (1, 0), GAIN)[1].options[0] == (GAIN, ARCHIVE)

    def test_a_step_is_moved_among_its_neighbours(self):
        assert outline.moved(self.ROW, (1, 1, 0), 1)[1].options[1] == (ARCHIVE, GAIN)
        assert outline.moved(self.ROW, (0,), -1) == self.ROW

    def test_a_step_is_taken_away(self):
        assert outline.put(self.ROW, (0,)) == self.ROW[1:]
        assert outline.put(self.ROW, (1, 1, 0))[1].options[1] == (ARCHIVE,)

    def test_options_come_and_go(self):
        more = outline.with_option(self.ROW, (1, 0), GAIN)

        assert more[1].options == ((ARCHIVE,), (GAIN,), (GAIN, ARCHIVE))
        assert outline.without_group(more, (1, 1)) == self.ROW


class TestKeeping:
    @pytest.mark.parametrize("row_id", CORRECTED)
    def test_a_corrected_file_is_one_that_can_be_read(self, row_id, tmp_path):
        path, text = editing.corrected(
            replace(a_draft(GAIN, ARCHIVE), row_id=row_id, shows="region")
        )
        file = tmp_path / "own.json"
        file.write_text(text)
        nation, side, order = row_id.split(".")
        table = read(file, path, NationTable)

        row = getattr(table, side)[int(order) - 1]
        assert (row.shows, row.then) == ("region", ("gain 2 materials", "archive this"))
        assert row.sure == "certain"
        assert len(list(table.rows())) == len(list(content.table(nation).rows()))

    def test_the_owners_copy_is_read_instead(self, own):
        keep(own, editing.corrected(a_draft(ARCHIVE)))

        assert content.table("celts").barbarian[0].then == ("archive this",)
        assert editing.is_corrected("celts.barbarian.1")
        assert not editing.is_corrected("celts.barbarian.2")

    def test_back_to_the_printed_row(self, own):
        shipped = content.table("qin").barbarian[3]
        keep(own, editing.corrected(a_draft(ARCHIVE, row_id="qin.barbarian.4")))
        keep(own, editing.restored("qin.barbarian.4"))

        assert content.table("qin").barbarian[3] == shipped
        assert not editing.is_corrected("qin.barbarian.4")

    def test_another_row_of_the_same_file_stays_corrected(self, own):
        keep(own, editing.corrected(a_draft(ARCHIVE)))
        keep(own, editing.corrected(a_draft(GAIN, row_id="celts.barbarian.2")))

        assert content.table("celts").barbarian[0].then == ("archive this",)

    def test_a_damaged_copy_is_passed_over(self, own):
        keep(own, ("imperium/tables/celts.json", "{"))

        assert not editing.is_corrected("celts.barbarian.1")


class TestBadInput:
    """Each a clear message; the draft stays as it is."""

    @pytest.mark.parametrize(
        ("draft", "key"),
        [
            (a_draft(shows=""), "row_shows_nothing"),
            (a_draft(shows="dragon"), "row_shows_nothing"),
            (replace(a_draft(), elements=()), "row_says_nothing"),
            (a_draft(IfPossible(())), "row_says_nothing"),
            (a_draft(FirstPossible(((GAIN,), ()))), "row_says_nothing"),
            (a_draft(Act(Verb.GAIN)), "step_lacks.tokens"),
            (a_draft(Act(Verb.MILL)), "step_lacks.n"),
            (a_draft(Act(Verb.ACQUIRE)), "step_lacks.what"),
            (a_draft(Act(Verb.TURN_EVERY, tokens=Tokens(3))), "step_lacks.into"),
            (a_draft(Act(Verb.FROM_DISCARD, what=("region",))), "step_lacks.where"),
        ],
    )
    def test_what_is_missing_is_said(self, draft, key):
        with pytest.raises(RuleBroken) as refused:
            editing.corrected(draft)

        assert refused.value.message.key == f"imperium.broken.{key}"
