"""The printed tables: complete, readable, every verb known, every row resolvable."""

from __future__ import annotations

import json
import re
from collections import Counter
from dataclasses import replace
from itertools import product

import pytest

from companion.content import read
from companion.core.question import Choice
from companion.core.step import Sources, Step
from companion.errors import ContentError
from companion.games.imperium import content
from companion.games.imperium.acts import Act, FirstPossible, If, IfPossible, Verb
from companion.games.imperium.cards import Card
from companion.games.imperium.grammar import SENTENCES, NotASentence, read_act, read_condition
from companion.games.imperium.options import Options, PlayerSeat
from companion.games.imperium.rules.resolving import HANDLERS, any_possible
from companion.games.imperium.rules.run import Run
from companion.games.imperium.start import beginning
from companion.games.imperium.state import Space
from companion.games.imperium.table import NationTable, Row
from companion.games.imperium.tokens import Tokens
from companion.i18n import Words
from companion.resources import data_dir

ROWS = dict(content.every_row())


def acts_in(elements):
    for element in elements:
        match element:
            case Act():
                yield element
            case FirstPossible(options):
                for option in options:
                    yield from acts_in(option)
            case IfPossible(acts):
                yield from acts_in(acts)
            case If(_, then, otherwise):
                yield from acts_in(then + otherwise)


def every_reading(row: Row):
    """The row in every reading of its doubtful words, and in the English printing."""
    names = [doubt.name for doubt in row.doubts]
    for words in product(*(doubt.options for doubt in row.doubts)):
        yield row.elements(dict(zip(names, words, strict=True)))
    yield row.elements({}, english=True)


def a_rich_position(nation: str):
    """A C.I.V. that can do everything."""
    other = "romans" if nation != "romans" else "greeks"
    state = beginning(Options(seats=(PlayerSeat("", other),), opponent=nation))
    kinds = ("unrest", "region", "mask", "knight", "scroll")
    discard = tuple(Card(900 + i, shows=(kind,)) for i, kind in enumerate(kinds))
    regions = tuple(Card(800 + i, shows=("region", "river")) for i in range(3))
    civ = replace(
        state.civ, tokens=Tokens(30, 30, 30), discard=discard, play=regions, die=3,
        dynasty=(Card(700),), quests=(Card(600), Card(601)),
    )  # fmt: skip
    one_each = ("region", "uncivilised", "civilised", "tributary")
    spaces = tuple(Space((one,)) for one in (*one_each, "civilised"))
    market = replace(state.market, spaces=spaces)
    return replace(state, civ=civ, market=market)


class TestComponents:
    """Rulebook, the list of components."""

    def test_sixteen_nations_eight_to_a_box(self):
        boxes = Counter(nation.box for nation in content.nations().values())

        assert boxes == {"classics": 8, "legends": 8}

    @pytest.mark.parametrize("nation", content.nations().values(), ids=lambda one: one.code)
    def test_the_cards_of_a_nation_add_up(self, nation):
        at_card = bool(nation.at_card)
        parts = nation.deck + nation.nation_cards + nation.developments + nation.in_play

        assert parts + at_card + sum(nation.unrest) + 1 == nation.cards

    def test_only_six_nations_bring_unrest(self):
        bringing = {one for one, nation in content.nations().items() if any(nation.unrest)}

        assert bringing == {"arthurians", "celts", "olmecs", "qin", "utopians", "vikings"}

    @pytest.mark.parametrize("language", ["en", "fr"])
    def test_every_name_is_there_in_both_languages(self, language):
        words = Words(data_dir() / "text", language)
        listed = {"nation": content.nations(), "level": content.levels(), "key": content.keys()}
        keys = [content.named(kind, one).key for kind, things in listed.items() for one in things]

        assert [key for key in keys if not words.has(key)] == []


class TestTables:
    """Solo booklet, "Tableaux de référence des nations"."""

    def test_two_hundred_and_thirty_one_rows_and_four_of_the_voyage(self):
        sides = Counter(row_id.split(".")[1] == "journey" for row_id in ROWS)

        assert sides == {False: 231, True: 4}

    def test_how_sure_the_rows_are(self):
        assert Counter(row.sure for row in ROWS.values()) == {
            "certain": 145,
            "confirm": 76,
            "ask": 14,
        }

    @pytest.mark.parametrize("nation", content.nations())
    def test_a_table_belongs_to_its_file_and_ends_with_other(self, nation):
        table = content.table(nation)
        sides = [side for side in (table.barbarian, table.empire) if side]

        assert table.nation == nation
        assert sides
        assert all(side[-1].shows == "other" for side in sides)

    def test_four_nations_have_one_table(self):
        tables = {one: content.table(one) for one in content.nations()}
        single = {one for one, table in tables.items() if not (table.barbarian and table.empire)}

        assert single == {"arthurians", "atlanteans", "utopians", "vikings"}

    def test_every_key_is_known(self):
        shown = {key for row in ROWS.values() for key in row.keys}

        assert shown <= set(content.keys())

    def test_what_is_doubtful_says_so_and_has_alternatives(self):
        doubtful = {one for one, row in ROWS.items() if row.doubts or row.perhaps}
        unsure = {one for one, row in ROWS.items() if row.sure != "certain"}
        by_printing = {"scythians.empire.2", "macedonians.empire.5"}

        assert doubtful | by_printing == unsure


class TestVerbs:
    """Every verb of the tables is known, and every known verb is tried."""

    def test_every_verb_has_a_handler(self):
        assert set(HANDLERS) == set(Verb)

    def test_every_verb_has_a_sentence(self):
        assert {verb for verb, _ in SENTENCES} == set(Verb)

    def test_every_verb_stands_in_a_table(self):
        used = {
            act.verb
            for row in ROWS.values()
            for elements in every_reading(row)
            for act in acts_in(elements)
        }

        assert used == set(Verb)

    @pytest.mark.parametrize("row_id", ROWS)
    def test_every_row_can_be_resolved_in_a_rich_position(self, row_id):
        run = Agreeable(Step(a_rich_position(row_id.split(".")[0]), Sources()), "test")
        readings = enumerate(every_reading(ROWS[row_id]))

        assert all(any_possible(run, one, str(i)) for i, one in readings)

    @pytest.mark.parametrize("text", ["gain gold", "gain 2", "acquire nothing from", "", "GAIN 1"])
    def test_no_other_sentence_is_understood(self, text):
        with pytest.raises(NotASentence):
            read_act(text)


class TestCorrections:
    """A person who does not program can correct a table."""

    def test_a_wrong_sentence_is_refused_with_its_place(self, tmp_path):
        file = tmp_path / "celts.json"
        rows = [{"shows": "other", "then": ["gain 3 gold"]}]
        file.write_text(json.dumps({"nation": "celts", "barbarian": rows}, indent=1))

        with pytest.raises(ContentError) as refused:
            read(file, "imperium/tables/celts.json", NationTable)

        assert refused.value.message.params["key"] == "barbarian.0"
        assert refused.value.message.params["line"] == 4


class Agreeable(Run):
    """A table that says yes, and names the first of everything else."""

    def ask(self, question):
        match question:
            case Choice():
                return "yes" if "yes" in question.ids else question.ids[0]
        return question.high


class TestIcons:
    def test_every_icon_that_is_shown_is_drawn(self):
        drawn = {path.stem for path in (data_dir() / "icons").glob("*.svg")}
        shown = {key.icon for key in content.keys().values()}
        code = (data_dir().parent / "companion" / "games" / "imperium").rglob("*.py")
        for path in code:
            shown |= set(re.findall(r'"(imperium-[a-z-]+)"', path.read_text()))

        assert shown - drawn == set()


class TestTheNoteBesideTheFiles:
    """data/imperium/README.md tells a person who does not program what may be written."""

    def test_every_sentence_it_shows_can_be_read(self):
        text = (data_dir() / "imperium" / "README.md").read_text(encoding="utf-8")
        *acts, conditions = [line for line in text.splitlines() if line.startswith("| ")][1:]
        tokens = ("gain …", "gain … per region", "spend …", "steal …", "you gain …", "you give …")
        read = set()
        for sentence in re.findall(r"`([^`]+)`", " ".join(acts)):
            word = "2 materials and 1 population" if sentence in tokens else "region or tributary"
            read.add(read_act(sentence.replace("…", word)).verb)
        conditions_read = [read_condition(one) for one in re.findall(r"`([^`]+)`", conditions)]

        assert read == set(Verb)
        assert len(conditions_read) == 5
