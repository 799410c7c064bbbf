"""Three ways to play with it, who passes by itself, the same with several pieces, how near."""

from __future__ import annotations

from dataclasses import replace

from companion.games.rise_and_fall import checklist
from companion.games.rise_and_fall.commands.act import (
    Act,
    ActTimes,
)
from companion.games.rise_and_fall.commands.correct import ChangePieces
from companion.games.rise_and_fall.commands.score import BeginCount
from companion.games.rise_and_fall.commands.setup import (
    AllPlaced,
    ChangeWay,
    DrawFirstPlayer,
)
from companion.games.rise_and_fall.commands.turn import (
    BuyBack,
    EndTurn,
    NobodyElseActs,
    PlayCard,
    PutInDecline,
)
from companion.games.rise_and_fall.content import actions
from companion.games.rise_and_fall.game import GAME
from companion.games.rise_and_fall.offers.turn import groups, several_times
from companion.games.rise_and_fall.options import Options, Way, as_new, way_of
from companion.games.rise_and_fall.state import Phase, Place
from companion.games.rise_and_fall.views.everybody import everybody
from companion.games.rise_and_fall.views.near import nearest, warnings
from companion.games.rise_and_fall.views.set_up import left_on_map, set_up_view
from companion.games.rise_and_fall.views.world import goals_from
from tests.rise_and_fall.makers import a_session, a_turn, broken, lay, own
from tests.rise_and_fall.shaped_worlds import copied_world
from tests.rise_and_fall.worlds import whole_world


def lightest(players: int = 3):
    return a_turn(players, way="lightest")


def offered(session) -> list[str]:
    return [one.id for group in groups(session.state) for one in group.offers]


class TestThreeWays:
    def test_old_games_are_played_as_they_were(self):
        assert way_of(Options()) is Way.TREASURIES
        assert way_of(Options(world=True)) is Way.WORLD
        assert not Options().by_itself

    def test_people_who_play_it_for_the_first_time_begin_in_the_lightest(self):
        assert as_new(Options()).way == "lightest"
        assert as_new(replace(Options(), trophies=5)).way == "treasuries"
        assert as_new(replace(Options(), way="world")).way == "world"

    def test_the_lightest_pays_and_gains_nothing(self):
        session = lay(lightest(), "nomad", "nomad", "nomad")
        session.do(Act("p1", "nomad.city"))

        assert session.state.player("p1").in_world("city") == 2
        assert session.state.player("p1").wood == session.state.player("p1").stone == 0

    def test_the_lightest_asks_only_what_changes_pieces(self):
        session = lay(lightest(), "nomad", "nomad", "nomad")

        assert offered(session) == ["nomad.city", "nomad.temple", "nomad.ship", "finish", "all"]

    def test_in_the_lightest_a_card_is_bought_back_and_the_price_is_said(self):
        session = lightest(2)
        session.do(ChangePieces("p1", "temple", 3))
        lay(session, "nomad", "city")
        session.do(NobodyElseActs())
        session.do(PutInDecline("p1", "nomad"))
        session.do(PutInDecline("p2", "city"))
        told = session.do(BuyBack("p1", "nomad")).told

        assert session.state.player("p1").cards["nomad"] is Place.HAND
        assert told[0].text.params["n"] == 5
        assert session.state.player("p1").gold == 0

    def test_it_is_changed_at_any_time_and_what_was_known_stays(self):
        session = own(a_turn(), "p1", gold=7)
        session.do(ChangeWay(Way.LIGHTEST))
        session.do(ChangeWay(Way.TREASURIES))

        assert session.state.player("p1").gold == 7
        assert broken(session, ChangeWay(Way.TREASURIES)) == "same_way"

    def test_without_the_world_no_piece_stands_on_the_tablet(self):
        session = whole_world(2)
        session.do(ChangeWay(Way.TREASURIES))

        assert session.state.world
        assert not any(space.pieces for space in session.state.world.values())

    def test_nor_is_it_counted(self):
        session = whole_world(2)
        session.do(ChangeWay(Way.TREASURIES))
        session.do(BeginCount())

        assert "world" not in offered(session)


class TestSeveralPieces:
    def test_do_the_same_in_one_step(self):
        session = lay(own(a_turn(), "p1", nomad=4), "nomad", "city", "ship")
        session.do(ActTimes("p1", "nomad.wood", 3))

        assert session.state.player("p1").wood == 3
        assert session.state.activations == 1

    def test_no_more_of_them_than_resources_and_reserve_allow(self):
        session = lay(own(a_turn(), "p1", nomad=8, wood=2, stone=5), "nomad", "city", "ship")
        city = several_times(session.state, actions()["nomad.city"])

        assert city.command() == ActTimes("p1", "nomad.city", 2)
        assert city.asks({}) is None, "it can be two alone"
        assert broken(session, ActTimes("p1", "nomad.city", 3)) == "not_so_often"

    def test_each_is_asked_for_itself(self):
        session = lay(own(a_turn(), "p1", ship=2), "ship", "city", "nomad")
        asked = session.do(ActTimes("p1", "ship.trade", 2))
        assert asked.key == "count.coastal_city"
        again = session.answer(1)
        assert (again.key, again.number, again.of) == ("count.coastal_city.2", 2, 2)
        session.answer(2)

        assert session.state.player("p1").gold == 9

    def test_all_starting_pieces_are_placed_at_once(self):
        session = a_session(4)
        session.do(DrawFirstPlayer())
        session.do(AllPlaced())

        assert session.state.phase is Phase.CARDS
        hands = {player.cards_in(Place.HAND) for player in session.state.players}
        assert hands == {("nomad", "city", "ship")}


class TestByItself:
    def test_who_has_activated_every_piece_is_done(self):
        session = lay(a_turn(by_itself=True), "nomad", "city", "ship")
        session.do(Act("p1", "nomad.move"))

        assert session.state.waiting == ("p2", "p3")

    def test_who_can_do_nothing_is_passed_over_and_it_is_said(self):
        session = own(a_turn(2, by_itself=True), "p1", merchant=1, nomad=8, city=1)
        lay(session, "city", "nomad")
        done = session.do(ActTimes("p1", "city.taxes.plain", 1))

        assert session.state.waiting == ("p2",)
        assert done.told[-1].key == "act"

    def test_a_hand_of_one_card_lays_itself(self):
        session = a_turn(2, by_itself=True)
        for cards in (("nomad", "nomad"), ("city", "city")):
            lay(session, *cards)
            session.do(NobodyElseActs())
            session.do(EndTurn())

        assert session.state.phase is Phase.ACTIONS
        assert session.state.played == {"p1": "ship", "p2": "ship"}

    def test_who_must_give_every_card_chooses_nothing(self):
        session = own(a_turn(2, by_itself=True), "p1", temple=3, mountaineer=3, merchant=6)
        lay(session, "nomad", "nomad")
        session.do(NobodyElseActs())

        assert session.state.owed == {"p1": 3}
        assert set(session.state.given["p2"]) == {"nomad", "city", "ship"}

    def test_who_cannot_pay_and_need_not_is_not_asked_to_buy(self):
        session = own(a_turn(3, by_itself=True), "p1", temple=3, gold=9)
        lay(session, "nomad", "city", "ship")
        session.do(NobodyElseActs())
        for seat, card in (("p1", "nomad"), ("p2", "city"), ("p3", "ship")):
            session.do(PutInDecline(seat, card))

        assert session.state.phase is Phase.BUYING
        assert session.state.waiting == ("p1",)

    def test_nothing_of_it_in_a_game_begun_before(self):
        session = lay(a_turn(), "nomad", "city", "ship")
        session.do(Act("p1", "nomad.move"))

        assert session.state.waiting[0] == "p1"


class TestHowNear:
    def test_each_trophy_says_who_is_nearest(self):
        session = own(a_turn(), "p2", nomad=7)
        near = nearest(session.state, "nomad")

        assert (near.seats, near.to_go, near.close) == (("p2",), 1, True)

    def test_a_trophy_that_is_won_is_near_to_nobody(self):
        session = own(a_turn(), "p2", temple=3)

        assert nearest(session.state, "temple") is None

    def test_no_card_left_is_said_before_it_happens(self):
        session = a_turn(2)
        for kind in ("city", "ship"):
            session.do(ChangePieces("p1", kind, -1))
        assert not warnings(session.state)
        session.do(ChangePieces("p2", "nomad", 6))

        assert [one.params["who"].params["name"] for one in warnings(session.state)] == ["A"]


class TestEverybody:
    def test_a_line_each_marks_whose_turn_it_is(self):
        lines = everybody(lay(a_turn(), "nomad", "city", "ship").state)

        assert [line.marked for line in lines] == [True, False, False]

    def test_who_has_not_laid_a_card_is_marked(self):
        session = a_turn()
        session.do(PlayCard("p2", "city"))

        assert [line.marked for line in everybody(session.state)] == [True, False, True]


def line_of(state, key):
    parts = set_up_view(state).parts
    return next(line for part in parts for line in part.lines if line.key == key)


class TestTheSetUp:
    def test_the_ring_is_named(self):
        ring = line_of(a_session(2, trophies=5).state, "trophies")

        assert ring.results[0].params["n"] == 5

    def test_levels_lead_to_the_map_and_are_done_by_it(self):
        state = copied_world(2, most=1).state
        sea, plain = line_of(state, "sea"), line_of(state, "plain")

        assert (sea.on_board, sea.ticked, sea.tick) == (True, True, None)
        assert (plain.on_board, plain.ticked) == (True, False)
        assert left_on_map(set_up_view(state))

    def test_what_was_drawn_ticks_itself(self):
        session = a_session(2)
        assert set_up_view(session.state).next_draw is not None
        session.do(DrawFirstPlayer(builder=True), {"first.builder": "p2"})

        assert line_of(session.state, "builder").ticked
        assert set_up_view(session.state).next_draw is None

    def test_a_part_is_ready_at_one_touch_but_for_what_is_drawn(self):
        session = a_session(2)
        world = next(part for part in set_up_view(session.state).parts if part.id == "world")
        session.do(world.ready.command())
        world = next(part for part in set_up_view(session.state).parts if part.id == "world")

        assert [line.key for line in world.lines if not line.ticked] == ["builder"]

    def test_placing_the_first_pieces_is_told_when_it_comes(self):
        keys = [line.key for part in set_up_view(a_session(2).state).parts for line in part.lines]

        assert checklist.PLACED not in keys
        assert keys[-1] == "first"


class TestTheLightestWay:
    """Nobody follows treasuries: nothing is said of them, and nothing moves the bank's gold."""

    def test_says_nothing_of_gold_wood_and_stone_before_the_count(self):
        session = a_turn(2, way="lightest")
        keys = {fact.key.partition(".")[2] for fact in GAME.on_the_table(session.state)}
        said = [line.key for line in GAME.where_were_we(session.state)]
        session.do(BeginCount())
        counted = {fact.key.partition(".")[2] for fact in GAME.on_the_table(session.state)}

        assert not keys & {"gold", "wood", "stone"}
        assert said == ["rise_and_fall.recap", "rise_and_fall.next.cards"]
        assert counted & {"gold", "wood", "stone"} == {"gold"}

    def test_offers_no_bank(self):
        def ids(way):
            state = a_session(2, way=way, watch_bank=True).state
            return {one.id for one in GAME.offers(state)} & {"bank", "right.bank"}

        assert ids("lightest") == set()
        assert ids("treasuries") == {"bank", "right.bank"}

    def test_asks_for_no_bank_before_the_game(self):
        def asked(way):
            return {one.question.key for one in GAME.settings(Options(way=way))}

        assert "watch_bank" not in asked("lightest") | asked("sheet")
        assert "watch_bank" in asked("treasuries") & asked("world")

    def test_says_where_the_first_pieces_may_stand_where_they_are_placed(self):
        session = a_session(2, way="lightest")
        session.do(DrawFirstPlayer(), {"first.player": "p1"})
        notes = {one.id: one.note.key for one in GAME.offers(session.state) if one.note}

        assert notes["ship"] == "rise_and_fall.offer.placed.ship"
        assert notes["city"] == "rise_and_fall.offer.placed.city"
        assert notes["all"] == "rise_and_fall.offer.where_placed"


class TestGoals:
    def test_a_ship_may_go_anywhere_on_its_sea(self):
        session = lay(whole_world(2), "ship", "nomad")
        here = next(at for at, one in session.state.world.items() if "p1 ship" in one.pieces)

        nomad = next(at for at, one in session.state.world.items() if "p1 nomad" in one.pieces)

        assert len(goals_from(session.state, here)) > 3
        assert goals_from(session.state, nomad) == ()
