"""Each guard by itself: what it lets through, and what it does not."""

from __future__ import annotations

from dataclasses import replace

import pytest

from companion.core.act import Verb
from companion.core.codec import from_json
from companion.core.step import Sources, Step
from companion.errors import RuleBroken
from companion.games.rise_and_fall.commands.act import Act
from companion.games.rise_and_fall.commands.correct import SetBank
from companion.games.rise_and_fall.commands.places import ELSEWHERE
from companion.games.rise_and_fall.commands.score import (
    MOST_SPACES,
    ConfirmSheet,
    CountRegion,
)
from companion.games.rise_and_fall.commands.setup import PlaceStart
from companion.games.rise_and_fall.commands.turn import (
    PlayCard,
    PlayCardAtRandom,
)
from companion.games.rise_and_fall.commands.world import (
    LayTile,
    LiftTile,
)
from companion.games.rise_and_fall.content import actions
from companion.games.rise_and_fall.events.cards import TrophyWon
from companion.games.rise_and_fall.events.people import CivilizationVanished
from companion.games.rise_and_fall.events.world import TileLifted
from companion.games.rise_and_fall.rules import (
    activating,
    decline,
    making_room,
    shapes,
    stock,
    tablet,
)
from companion.games.rise_and_fall.rules.treasury import what_the_bank_can_pay
from companion.games.rise_and_fall.state import Phase, Place
from tests.rise_and_fall.makers import a_session, a_turn, broken, lay, own
from tests.rise_and_fall.worlds import all_sea, disc, mid_plain, settled_world, whole_world


class TestTheBank:
    @pytest.mark.parametrize(("bank", "paid"), [(None, 5), (0, 0), (1, 1), (-3, 0), (9, 5)])
    def test_pays_what_it_has(self, bank, paid):
        assert what_the_bank_can_pay(replace(a_turn().state, bank=bank), 5) == paid

    @pytest.mark.parametrize(("value", "reason"), [(0, ""), (1, ""), (-1, "negative")])
    def test_is_empty_at_worst(self, value, reason):
        assert broken(a_turn(), SetBank(value)) == reason


class TestACardAtRandom:
    def test_is_the_last_players(self):
        session = a_turn()
        session.do(PlayCard("p1", "nomad"))

        assert broken(session, PlayCardAtRandom("p2")) == "not_the_last"
        session.do(PlayCard("p2", "nomad"))
        assert broken(session, PlayCardAtRandom("p3")) == ""


class TestAnActionWithoutTheTablet:
    def refused(self, session, action):
        with pytest.raises(RuleBroken) as refusal:
            activating.verify_action(session.state, "p1", actions()[action])
        return refusal.value.message.key.rsplit(".", 1)[-1]

    def test_needs_the_piece_that_it_teaches(self):
        session = own(a_turn(), "p1", gold=9, city=1, nomad=1)
        activating.verify_action(session.state, "p1", actions()["city.merchant"])

        assert self.refused(own(session, "p1", nomad=0), "city.merchant") == "none_in_world"

    def test_converts_what_somebody_else_has(self):
        session = own(a_turn(), "p1", gold=9, temple=1)
        activating.verify_action(session.state, "p1", actions()["temple.nomad"])
        own(own(session, "p2", nomad=0), "p3", nomad=0)

        assert self.refused(session, "temple.nomad") == "nobody_to_convert"


class TestACivilizationThatVanishes:
    def test_goes_piece_by_piece_from_where_it_stands(self):
        session = whole_world()
        before = session.state
        acts = CivilizationVanished("p1").acts(before)
        standing = [piece for space in before.world.values() for piece in space.pieces]

        assert sum(act.n for act in acts) == sum(before.player("p1").pieces.values())
        assert len([one for one in standing if one.startswith("p1 ")]) == 3
        assert {(act.verb, act.n) for act in acts} == {(Verb.RETURN, 1)}


class TestWhatWasKeptBefore:
    def test_a_trophy_was_won_and_not_only_seen(self):
        assert not from_json(TrophyWon, {"seat": "p1", "kind": "city"}).seen

    def test_a_tile_was_lifted_for_good(self):
        assert not from_json(TileLifted, {"index": 0}).room


class TestAPrice:
    def test_is_the_first_where_a_card_lies_in_decline_without_a_trophy(self):
        assert decline.price(a_turn().state) == 5

    @pytest.mark.parametrize(("told", "price"), [({}, 40), ({"price.4": 30}, 30)])
    def test_is_as_it_was_told_in_a_game_of_before(self, told, price):
        state = a_turn().state.with_player("p2", trophies=("a", "b", "c", "d"))

        assert decline.price(replace(state, values=told)) == price

    @pytest.mark.parametrize(("gold", "fine"), [(39, False), (40, True)])
    def test_must_be_there(self, gold, fine):
        state = own(a_turn(), "p1", gold=gold).state
        cards = {**state.player("p1").cards, "city": Place.DECLINE}
        state = state.with_player("p2", trophies=("a", "b", "c", "d"))
        step = Step(state.with_player("p1", cards=cards), Sources())
        if fine:
            decline.buy(step, "p1", "city")
            assert step.state.player("p1").gold == 0
            return
        with pytest.raises(RuleBroken) as refusal:
            decline.buy(step, "p1", "city")
        assert refusal.value.message.key.endswith("too_few_gold")


class TestSheets:
    def at_the_count(self, **changes):
        return replace(a_turn().state, phase=Phase.SCORING, **changes)

    @pytest.mark.parametrize(
        ("spaces", "fine"), [(0, False), (1, True), (MOST_SPACES, True), (MOST_SPACES + 1, False)]
    )
    def test_a_region_has_a_space_at_least(self, spaces, fine):
        command = CountRegion("plain", spaces)
        if fine:
            command.verify(self.at_the_count())
            return
        with pytest.raises(RuleBroken):
            command.verify(self.at_the_count())

    def test_are_agreed_with_once(self):
        with pytest.raises(RuleBroken) as refusal:
            ConfirmSheet("p1").verify(self.at_the_count(counted=("p1",)))

        assert refusal.value.message.key.endswith("sheet_confirmed")
        ConfirmSheet("p2").verify(self.at_the_count(counted=("p1",)))

    def test_are_nothing_to_those_who_are_out(self):
        state = self.at_the_count().with_player("p2", extinct=True)
        with pytest.raises(RuleBroken) as refusal:
            ConfirmSheet("p2").verify(state)

        assert refusal.value.message.key.endswith("extinct")


class TestTheWorld:
    def test_has_terrains_of_the_box_alone(self):
        assert broken(all_sea(), LayTile("lava", disc((0, 0), 6))) == "no_such_terrain"

    def test_has_shapes_of_whole_tiles_alone(self):
        assert len(making_room.shapes_laid(mid_plain(), "sea")) == 1

    def test_where_no_piece_stands_none_can_act(self):
        state = settled_world().state
        for place in ("99,99", next(iter(state.world))):
            with pytest.raises(RuleBroken) as refusal:
                tablet.verify_piece(state, "p1", actions()["temple.nomad"], place)
            assert refusal.value.message.key.endswith("no_piece_there")

    def test_a_first_piece_may_stand_elsewhere(self):
        session = whole_world()
        session.undo()
        seat = "p3"
        question = session.do(PlaceStart(seat, "ship"))

        assert ELSEWHERE in question.ids

    def test_a_tile_lifted_to_make_room_says_so(self):
        session = settled_world()
        session.do(LiftTile(len(session.state.tiles) - 1))
        lifted = session.last.label.key
        session.undo()
        command = LiftTile(len(session.state.tiles) - 1, room=True)

        assert lifted.endswith("tile_lifted")
        assert command.label(session.last).key.endswith("did.room")


class TestAShape:
    def laid(self, known):
        session = a_session(2, facts=known.get, world=True)
        return session.questions(session.do(LayTile("sea", disc((0, 0), 8))))

    def test_that_is_new_is_kept_and_only_then(self):
        text = self.laid({})["shape.sea.first"]
        shape = shapes.shape_of([stock.to_hex(place) for place in disc((0, 0), 8)])

        assert text.fact == "shape.sea.first"
        assert self.laid({"shape.sea.first": shapes.write_shapes([shape])}) == {}


def test_an_action_without_its_piece_is_refused():
    session = lay(a_turn(), "city", "nomad", "ship")

    assert broken(session, Act("p1", "temple.nomad")) != ""
