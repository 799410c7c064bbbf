"""Kinds of before: what they meant when a game was kept, they mean today."""

import pytest

from companion.games.tapestry import once_a_turn
from companion.games.tapestry.standing import (
    Ally,
    Closed,
    Closes,
    Copied,
    Enchanted,
    HasPlots,
    MarriedTo,
    Sold,
)
from companion.games.tapestry.superseded import MARKS, NOTES, NoteWritten, OnceThisTurn
from tests.tapestry.makers import a_table, with_player

MEANT = {
    "closed:military": Closed("military"),
    "dictator.new:science": Closes("science"),
    "dictator:science": Closes("science", fresh=False),
    "ally:p2": Ally("p2"),
    "married:p2:military": MarriedTo("p2", "military"),
    "copied:academia": Copied("academia", "espionage"),
    "enchanted": Enchanted(),
    "plots:barns": HasPlots("barns"),
    "sold:farm": Sold("farm"),
}
ONCE = {
    "space:science.4": once_a_turn.SpaceGained("science", 4),
    "repeat:tech.radio": once_a_turn.PositionRepeated("tech", "radio"),
    "repeat:track.science.7": once_a_turn.PositionRepeated("track", "science.7"),
    "civilization:leaders": once_a_turn.CivilizationUsed("leaders"),
    "masterpiece:masterpiece_01": once_a_turn.MasterpieceUsed("masterpiece_01"),
    "tech:radio": once_a_turn.TechnologyLocked("radio"),
    "conquered:2,1": once_a_turn.TerritoryConquered("2,1"),
    "building": once_a_turn.BuildingCame(),
    "collected": once_a_turn.ThingCollected(),
}


class TestNotes:
    @pytest.mark.parametrize("note", MEANT)
    def test_one_that_was_written_holds(self, note):
        state = NoteWritten("p1", note).apply(a_table())

        assert state.players["p1"].standing == (MEANT[note],)

    @pytest.mark.parametrize("note", MEANT)
    def test_one_that_was_struck_out_holds_no_more(self, note):
        state = with_player(a_table(), standing=(MEANT[note], Ally("p3")))

        after = NoteWritten("p1", note, on=False).apply(state)

        assert after.players["p1"].standing == tuple({Ally("p3")} - {MEANT[note]})

    def test_what_somebody_wrote_besides_changes_nothing(self):
        assert NoteWritten("p1", "buy milk").apply(a_table()) == a_table()

    def test_none_is_left_out(self):
        assert {note.partition(":")[0] for note in MEANT} == set(NOTES)


class TestMarksOfATurn:
    @pytest.mark.parametrize("mark", ONCE)
    def test_one_is_remembered_as_what_it_is(self, mark):
        assert OnceThisTurn(mark).apply(a_table()).this_turn == (ONCE[mark],)

    def test_the_second_time_changes_nothing(self):
        first = OnceThisTurn("building").apply(a_table())

        assert OnceThisTurn("building").apply(first) is first

    def test_none_is_left_out(self):
        assert {mark.partition(":")[0] for mark in ONCE} == set(MARKS)
