"""Every fact of the table is set by one command and one event; older kinds are read as these."""

import json
from dataclasses import is_dataclass, replace
from importlib import import_module

import pytest

from companion.core.kinds import Kinds
from companion.errors import Damaged
from companion.games.tapestry.change import player_with
from companion.games.tapestry.correcting import facts
from companion.games.tapestry.correcting.former import FORMER
from companion.games.tapestry.correcting.of_cards import COUNTED
from companion.games.tapestry.correcting.set_value import SetValue, ValueSet
from companion.games.tapestry.game import GAME
from companion.games.tapestry.player import Placed, Tech
from tests.architecture.house import sources
from tests.journals.golden import FOLDER, opened
from tests.tapestry.makers import a_table

KINDS = Kinds(GAME)
FIELDS = {"player": "p1", "techs": [{"card": "radio", "row": 1}], "note": "as it lies"}
FACT = facts.Techs("p1", (Tech("radio", 1),), note="as it lies")


def test_every_fact_is_listed():
    room = sources("companion/games/tapestry/correcting/facts")
    known = (vars(import_module(source.module)).values() for source in room)
    every = {one for of in known for one in of if isinstance(one, type) and is_dataclass(one)}
    kinds = {one.__name__ for one in every if issubclass(one, facts.Fact)} - {"OfPlayer"}

    assert kinds == set(facts.__all__)


def test_a_fact_is_kept_with_its_kind():
    row = ["SetValue", 1, {"fact": ["Techs", FIELDS]}]

    assert json.loads(json.dumps(KINDS.pack(SetValue(FACT)))) == row
    assert KINDS.command(row) == SetValue(FACT)


def test_no_more_unnamed_cards_can_be_told_than_the_deck_has():
    table = a_table()
    deck = len(table.decks["tapestry"].cards)
    held = [facts.Hand("p1", "hand", ("unknown",) * n) for n in (deck - 1, deck)]

    assert ["unknown" in one.more(one.put(table)) for one in held] == [True, False]


def test_as_many_can_be_told_as_the_deck_has_beside_a_nameless_one():
    table = a_table(expansions=("FF",))
    table = facts.Hand("p1", "hand", ("other_ff",)).put(table)
    filled = {"player": "p1", "what": "hand"}
    number = next(one for one in COUNTED.takes if one.key == "number")
    most = number.most(table, filled)

    COUNTED.makes(table, {**filled, "number": most}).fact.check(table)


class TestKindsOfBefore:
    def test_a_command_and_an_event_of_a_fact(self):
        assert KINDS.command(["CorrectTechs", 1, FIELDS]) == SetValue(FACT)
        assert KINDS.event(["TechsCorrected", 1, FIELDS]) == ValueSet(FACT)

    @pytest.mark.parametrize("fields", [None, {}, {"player": "p1", "techs": [], "row": 1}])
    def test_fields_that_never_were_are_refused(self, fields):
        with pytest.raises(Damaged):
            KINDS.event(["TechsCorrected", 1, fields])

    def test_each_stands_in_a_game_that_was_kept(self):
        """Told, done again and changed as it was then: see the golden journals."""
        session = opened(FOLDER / "tapestry" / "every_fact_corrected.jsonl", GAME)
        bots = opened(FOLDER / "tapestry" / "alone_landmark_removed.jsonl", GAME)
        kept = (*session.journal.lines, *bots.journal.lines)
        lines = [line for line in kept if "do" in line]
        rows = [row for line in lines for row in (line["do"], *line["events"])]

        assert FORMER.keys() <= {kind for kind, _, _ in rows}
        assert all(isinstance(one.command, SetValue) for one in session.entries)
        assert all(one.label.key.startswith("tapestry.label.correct") for one in session.entries)

    def test_a_line_of_before_can_be_changed(self):
        session = opened(FOLDER / "tapestry" / "every_fact_corrected.jsonl", GAME)
        first = session.entries[0]
        more = SetValue(replace(first.command.fact, value=20))
        again = session.preview_change(first.id, command=more)

        assert again.whole
        assert (session.state.players["p1"].score, again.state.players["p1"].score) == (12, 20)


def test_a_piece_is_taken_up_where_districts_were_counted_before_the_grid_was_known():
    table = a_table()
    me = table.players["p1"]
    city = replace(me.capital, placed=(Placed("villa", ()),), districts=("counted.1",))
    table = player_with(table, "p1", capital=city)

    facts.Capital.now(table, "p1").taken_up(0).check(table)
