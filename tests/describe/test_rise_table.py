"""The table of Rise & Fall as a page: few touches, hidden hands, nothing spent by itself."""

from random import Random

import pytest

from companion.core.journal import MemoryJournal
from companion.core.session import Session
from companion.describe.lines import lines
from companion.describe.lint import faults
from companion.describe.ring import next_stop
from companion.describe.showing import Showing
from companion.describe.touching import in_order
from companion.games.rise_and_fall.commands.correct import CountPieces, SetTreasury
from companion.games.rise_and_fall.game import GAME
from companion.games.rise_and_fall.options import Options, as_new
from companion.games.rise_and_fall.pages.settling import buys_of, gives_of
from companion.games.rise_and_fall.state import Phase
from companion.pages.roaming import page_of
from tests.describe.desks import LOOKS, a_surface, words_of
from tests.rise_and_fall.makers import a_turn, lay
from tests.rise_and_fall.page_player import PagePlayer
from tests.rise_and_fall.worlds import lay_everything
from tests.soak.rise_by_pages import begun

TURNS, MOST_TOUCHES = 7, 80


def a_player(session, **more):
    return PagePlayer(session, Random("7"), **more)


def in_decline(players=4):
    """The second has just won a trophy."""
    session = a_turn(players, way="treasuries")
    for at, gold in enumerate((24, 7, 12, 31)[:players], 1):
        session.do(SetTreasury(f"p{at}", "gold", gold))
    session.do(CountPieces("p2", "temple", 3))
    player = a_player(session)
    while session.state.phase is not Phase.DECLINE:
        player.cards() if session.state.phase is Phase.CARDS else player.touch("finish")
    return player


def on_the_world():
    options = as_new(Options(way="world", world=True))
    session = Session.begin(GAME, options, MemoryJournal(), seed="3")
    lay_everything(session, 5)
    begun(session)
    return a_player(session)


class TestKeys:
    def test_tab_goes_past_the_same_card_of_two_people(self):
        player = a_player(a_turn(3, way="lightest"))
        for key in ("turned", "p1.nomad", "p2.nomad"):
            player.touch(key)
        found, now, met = in_order(player.showing.pieces, player.showing.seen), None, []
        for _ in range(30):
            now = next_stop(found, now, 1)
            met.append(now)

        assert {"p3.nomad", "p3.ship"} <= {one.hit.key for one in met}
        assert len(found) == len({(one.piece.key, one.hit.key) for one in found})


class TestTouches:
    """The default game of two, as it is begun without a choice."""

    def test_seven_turns_take_few(self):
        session = Session.begin(GAME, as_new(Options()), MemoryJournal(), seed="1")
        begun(session)
        player = a_player(session)
        acted = 0
        while session.state.turn <= TURNS and session.state.phase is not Phase.SCORING:
            able = [one for one in player.acts if one.startswith("act.")]
            if session.state.phase is Phase.CARDS:
                player.cards()
            elif player.desk.asked is not None:
                player.answer()
            elif able and session.state.phase is Phase.ACTIONS and acted % 2 == 0:
                acted += 1
                player.touch(able[0])
            elif session.state.phase is Phase.ACTIONS:
                acted += 1
                player.touch("finish")
            else:
                player.once()

        assert session.state.turn > TURNS
        assert player.touches <= MOST_TOUCHES


class TestHands:
    """Rulebook, "A – Playing a card": chosen in secret."""

    def test_nothing_of_a_hand_is_told_before_the_cards_are_turned(self):
        player = a_player(a_turn(2, way="lightest"))
        said = words_of(player.showing.pieces)

        assert not {"Nomad", "City", "Ship"} & set(said)

    def test_a_hand_is_shown_by_a_touch_and_hidden_by_another(self):
        player = a_player(a_turn(2, way="lightest"))
        player.touch("seat.p1")
        hidden = words_of(player.showing.pieces)
        player.touch("hand")
        shown = words_of(player.showing.pieces)
        player.touch("hand")

        assert "Nomad" not in hidden
        assert "Nomad" in shown
        assert "Nomad" not in words_of(player.showing.pieces)

    def test_of_a_discard_the_top_card_is_seen(self):
        session = a_turn(2, way="lightest")
        lay(session, "ship", "city")
        player = a_player(session)
        player.touch("seat.p1")

        assert "On top of the discard: Ship" in words_of(player.showing.pieces)

    def test_where_hands_lie_open_only_what_is_in_them_is_offered(self):
        offered = []
        for open_hands in (False, True):
            session = a_turn(2, way="lightest", open_hands=open_hands)
            lay(session, "ship", "city")
            player = a_player(session)
            while session.state.phase is not Phase.CARDS:
                player.touch("finish" if "finish" in player.acts else player.showing.gold)
            player.touch("turned")
            offered.append({one for one in player.acts if one.startswith("p1.")})

        assert "p1.ship" in offered[0] - offered[1]
        assert offered[1] == {"p1.nomad", "p1.city"}


class TestWhoLeadsWhere:
    """Seen while playing with a world, and told line by line."""

    def test_each_region_is_told_with_who_dominates_it(self):
        player = on_the_world()
        while player.session.state.phase is not Phase.CARDS:
            player.once()
        for key in ("menu", "regions"):
            player.touch(key)
        told = [one.text for one in lines(player.showing.page, player.surface)]

        assert any("Player 2" in one and one.startswith("Sea, 30 spaces") for one in told)
        for form in ("landscape", "portrait", "phone"):
            player.surface = a_surface(form)
            player.show()
            showing = player.showing
            assert not list(faults(showing.page, showing.pieces, showing.surface))


class TestTurnedOver:
    """Which card each has turned over, told one after the other."""

    def test_it_was_another_takes_back_theirs_alone(self):
        player = a_player(a_turn(3, way="lightest"))
        for key in ("turned", "p1.city", "p2.nomad", "another.p1"):
            player.touch(key)

        assert dict(player.state.played) == {"p2": "nomad"}
        assert {"p1.ship", "p3.ship", "another.p2"} <= set(player.acts)

    def test_what_was_done_since_is_not_taken_back_with_it(self):
        session = a_turn(3, way="treasuries")
        player = a_player(session)
        for key in ("turned", "p1.city"):
            player.touch(key)
        session.do(SetTreasury("p1", "gold", 24))
        player.show()

        assert "another.p1" not in player.acts

    @pytest.mark.parametrize(("form", "text", "language"), LOOKS)
    def test_the_page_is_sound(self, form, text, language):
        player = a_player(a_turn(4, way="lightest"), surface=a_surface(form, text, language))
        for key in ("turned", "p1.city", "p2.nomad"):
            player.touch(key)
        showing = player.showing

        assert not list(faults(showing.page, showing.pieces, showing.surface))


class TestDecline:
    """Rulebook, C and D: what is given and bought is for each to choose."""

    def test_it_stands_on_buy_nothing_and_gives_nothing(self):
        player = in_decline()
        said = player.desk.looking.picked

        assert [gives_of(player.state, said, f"p{n}") for n in (1, 2, 3, 4)] == [()] * 4
        assert [buys_of(said, f"p{n}") for n in (1, 2, 3, 4)] == [""] * 4
        assert "settle" not in player.acts

    def test_gold_waits_for_all_and_nobody_pays_who_bought_nothing(self):
        player = in_decline()
        before = [one.gold for one in player.state.players]
        while "settle" not in player.acts:
            player.decline()
        player.touch("settle")

        assert [one.gold for one in player.state.players] == before

    def test_too_little_gold_says_so(self):
        player = in_decline()
        player.session.do(SetTreasury("p2", "gold", 3))
        player.show()
        player.touch("gives.p2.city")

        assert "3 is not enough" in words_of(player.showing.pieces)

    def test_a_card_not_given_after_all_is_not_bought_back(self):
        player = in_decline()
        player.touch("gives.p1.nomad")
        player.touch("buys.p1.nomad")
        bought = buys_of(player.desk.looking.picked, "p1")
        player.touch("gives.p1.city")

        assert bought == "nomad"
        assert gives_of(player.state, player.desk.looking.picked, "p1") == ("city",)
        assert buys_of(player.desk.looking.picked, "p1") == ""


class TestOnAPhone:
    def test_the_next_phase_is_shown_from_its_top(self):
        surface = a_surface("phone", 1.6, "fr")
        player = a_player(a_turn(4, way="lightest"), surface=surface)
        key = next(one.key for one in player.showing.pieces if one.inside)
        player.showing.scroll(key, 0.0, 400.0)
        player.touch("turned")
        now = next(one.key for one in player.showing.pieces if one.inside)

        assert now != key


MOMENTS = {
    "lay": lambda: a_player(a_turn(4, way="treasuries")),
    "light": lambda: a_player(a_turn(3, way="lightest")),
    "decline": in_decline,
    "world": on_the_world,
}
TOUCHES = 10


@pytest.mark.parametrize("moment", MOMENTS)
def test_no_fault_in_any_window(moment):
    player = MOMENTS[moment]()
    seen = []
    for turn in range(TOUCHES):
        for look in LOOKS[turn % 3 :: 3]:
            surface = a_surface(*look)
            showing = Showing(player.page)
            showing.show(surface)
            seen += [(*look, *one) for one in faults(showing.page, showing.pieces, surface)]
        player.once()

    assert seen == []


@pytest.mark.parametrize("opened", ["menu", "seat.p1", "hand.p1", "regions"])
def test_sheets_have_no_fault(opened):
    player = on_the_world()
    player.desk.look(opened=opened)()
    seen = []
    for look in LOOKS:
        surface = a_surface(*look)
        showing = Showing(lambda surface: page_of("rise_and_fall", "table")(player.desk, surface))
        showing.show(surface)
        seen += [(*look, *one) for one in faults(showing.page, showing.pieces, surface)]

    assert seen == []
