"""What happens is what is told: the lines are made of the acts, and say them whole."""

from __future__ import annotations

import re
from random import Random

import pytest

from companion.core.act import Act
from companion.games.rise_and_fall import spots
from companion.games.rise_and_fall.commands.act import Act as Activate
from companion.games.rise_and_fall.commands.correct import (
    ChangePieces,
    CountPieces,
    SetTreasury,
)
from companion.games.rise_and_fall.commands.turn import (
    EndTurn,
    FinishActions,
)
from companion.games.rise_and_fall.commands.world import (
    PutPiece,
    TakePiece,
)
from companion.games.rise_and_fall.state import Place
from companion.i18n import Words
from companion.resources import data_dir
from tests.rise_and_fall.makers import a_turn, lay, own
from tests.rise_and_fall.on_wood import play_rise
from tests.rise_and_fall.worlds import whole_world


@pytest.fixture
def said():
    return Words(data_dir() / "text", "en").text


def to_words(act: Act) -> tuple[object, ...]:
    """What one can hear of an act: on the map a space is lit, and named by its terrain alone."""
    ends = tuple(
        "ground" if at.startswith((spots.HEX, "ground:")) else at for at in (act.source, act.target)
    )
    return (act.verb, act.piece, act.n, *ends, act.owner, act.face)


class TestWordsAndActs:
    @pytest.mark.parametrize("seed", range(4))
    def test_the_same_words_are_the_same_acts(self, said, seed):
        heard: dict[str, tuple[object, ...]] = {}
        for entry in play_rise(seed * 6 + 5, Random(f"words:{seed}")).entries:
            for line in (one for one in entry.told if one.acts):
                text = re.sub(r" on a space of \w+| from a space of \w+", " there", said(line.text))
                acts = tuple(map(to_words, line.acts))

                assert "⟦" not in text
                assert heard.setdefault(text, acts) == acts, text


class TestOneMovementIsOneEvent:
    def test_a_ship_sails_from_space_to_space(self):
        session = lay(whole_world(2), "ship", "nomad")
        here = next(at for at, one in session.state.world.items() if "p1 ship" in one.pieces)
        there = session.do(Activate("p1", "ship.move")).ids[0]
        told = session.answer(there).told

        assert [(act.verb, act.source, act.target) for act in told[0].acts] == [
            ("move", spots.hexagon(here), spots.hexagon(there))
        ]

    def test_everything_that_a_city_costs_is_told(self):
        session = lay(own(a_turn(), "p1", wood=1, stone=1, nomad=2), "nomad", "city", "ship")
        told = session.do(Activate("p1", "nomad.city")).told

        assert [(act.verb, act.piece, act.n) for line in told for act in line.acts] == [
            ("pay", "wood", 1),
            ("pay", "stone", 1),
            ("return", "nomad", 1),
            ("lay", "city", 1),
        ]

    def test_the_end_of_a_turn_tells_who_recycles_and_where_the_token_goes(self, said):
        session = a_turn(2)
        for cards in (("nomad", "nomad"), ("city", "city"), ("ship", "ship")):
            lay(session, *cards)
            while session.state.phase == "actions":
                session.do(FinishActions(session.state.waiting[0]))
            ended = session.do(EndTurn())
        lines = [said(line.text) for line in ended.told]

        assert lines == [
            "A takes the cards Nomad, City and Ship into the hand from the discard.",
            "B takes the cards Nomad, City and Ship into the hand from the discard.",
            "B takes the first player’s token from A.",
        ]


class TestCorrections:
    """They change the app and not the table: nothing is told, undo moves nothing."""

    def test_counted_pieces_move_nothing(self):
        session = a_turn()
        step = session.do(CountPieces("p1", "nomad", 3))
        session.undo()

        assert step.after.player("p1").in_world("nomad") == 3
        assert not any(line.acts for line in step.told)
        assert session.put_right == ()

    def test_the_last_piece_counted_brings_its_trophy_and_the_card_follows(self):
        step = a_turn().do(CountPieces("p1", "temple", 3))

        assert step.after.player("p1").trophies == ("temple",)
        assert step.after.player("p1").cards["temple"] is Place.HAND
        assert not any(line.acts for line in step.told)

    def test_a_piece_that_was_placed_is_put_back_by_undo(self):
        session = a_turn()
        session.do(ChangePieces("p1", "nomad", 2))
        session.undo()

        assert [
            (act.piece, act.n, act.target) for line in session.put_right for act in line.acts
        ] == [("nomad", 2, spots.RESERVE)]

    def test_it_is_said_as_where_it_was_done(self, said):
        session = lay(own(a_turn(2), "p1", wood=1, stone=1), "nomad", "city")
        session.do(Activate("p1", "nomad.city"))
        session.undo()

        assert [said(line.text) for line in session.put_right] == [
            "A lays the card Nomad from the reserve on the discard.",
            "A takes 1 City back into the reserve from the world.",
            "A takes 1 wood from the bank.",
            "A takes 1 stone from the bank.",
            "A places 1 Nomad in the world.",
        ]

    def test_a_treasury_counted_anew_tells_nothing(self):
        session = a_turn()
        step = session.do(SetTreasury("p1", "gold", 9))

        assert step.told == ()

    def test_the_map_is_put_right_without_moving_a_piece(self):
        session = whole_world(2)
        at = next(at for at, one in session.state.world.items() if "p1 nomad" in one.pieces)
        taken = session.do(TakePiece(at, "p1", "nomad"))
        put = session.do(PutPiece(at, "p1", "nomad"))

        assert taken.told == put.told == ()


class TestAPieceLeaves:
    def test_the_only_one_on_the_map_leaves_its_space(self):
        session = whole_world(2)
        session.do(ChangePieces("p1", "ship", -1))

        assert not any("p1 ship" in space.pieces for space in session.state.world.values())

    def test_of_several_the_table_says_which(self):
        session = whole_world(2)
        session.do(ChangePieces("p1", "nomad", 1))
        free = [
            at for at in session.state.world if session.why_not(PutPiece(at, "p1", "nomad")) is None
        ]
        session.do(PutPiece(free[0], "p1", "nomad"))
        session.do(ChangePieces("p1", "nomad", -1))
        asked = session.pending.question
        session.answer(free[0])

        assert {one.id for one in asked.options} > {free[0]}
        assert not session.state.world[free[0]].pieces
