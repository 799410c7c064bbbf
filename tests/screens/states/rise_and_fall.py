"""Rise & Fall: a new game, the set-up, the turn, decline, the count, the world."""

from functools import cache

from companion.games.rise_and_fall.commands.correct import ChangePieces
from companion.games.rise_and_fall.commands.setup import DrawFirstPlayer, TickItems
from tests.rise_and_fall.makers import a_turn, lay, own
from tests.rise_and_fall.test_turn import in_buying
from tests.rise_and_fall.worlds import a_session, lay_everything, mid_world, whole_world
from tests.screens.new_game_hand import begin, decide, open_new
from tests.screens.states import State


@cache
def made(make):
    """A session of the tests, played once."""
    return make()


def new(hand):
    hand.app.nav.go("rise_and_fall/new")


def set_up(hand):
    hand.app.nav.go("rise_and_fall/new")
    decide(hand, "way", "world")
    decide(hand, "watch_bank", "yes")
    begin(hand)


def set_up_world(hand):
    """Seas and plains are laid on the table, forests come next."""
    open_new(hand, "rise_and_fall")
    begin(hand)
    hand.app.bridge.do(TickItems(("tiles", "first_tiles", "builder", "sea", "plain")))
    hand.app.nav.view.view.show()


def played(make, route="table"):
    """A session of the tests, its commands done again in the app."""

    def reach(hand):
        session = made(make)
        bridge = hand.app.bridge
        bridge.begin("rise_and_fall", session.options)
        for entry in session.entries:
            answers = {key: given.value for key, given in entry.answers.items()}
            bridge.session.do(entry.command, answers)
        hand.app.nav.go(route if route in ("log", "check") else f"rise_and_fall/{route}")
        for overlay in list(hand.app.nav.overlays):
            overlay.close()

    return reach


def acting():
    return lay(own(a_turn(4), "p1", gold=12, temple=2), "temple", "city", "ship", "nomad")


def lightest():
    """Phase B where only pieces are followed."""
    session = a_turn(4, way="lightest", by_itself=True)
    for kind, n in (("nomad", 4), ("city", 2)):
        session.do(ChangePieces("p1", kind, n))
    return lay(session, "nomad", "city", "ship", "nomad")


def settling():
    """A trophy has fallen: everybody owes a card; one can pay, one already lies in decline."""
    from companion.games.rise_and_fall.commands.correct import MoveCard
    from companion.games.rise_and_fall.commands.turn import FinishActions
    from companion.games.rise_and_fall.state import Place

    session = own(a_turn(4), "p1", gold=12, nomad=4, city=2)
    session.do(ChangePieces("p2", "temple", 3))
    session.do(MoveCard("p3", "ship", Place.DECLINE))
    lay(own(session, "p3", gold=2), "nomad", "city", "nomad", "nomad")
    while session.state.phase.value == "actions":
        session.do(FinishActions(session.state.waiting[0]))
    return session


def counting():
    from companion.games.rise_and_fall.commands.score import (
        BeginCount,
        CountRegion,
        ReadValues,
    )

    session = own(a_turn(4), "p1", gold=87, nomad=7, city=3)
    session.do(BeginCount())
    session.do(ReadValues())
    for terrain, spaces in (("sea", 7), ("forest", 4), ("plain", 3)):
        session.do(CountRegion(terrain, spaces, "p1"))
    return session


def made_world():
    """Every tile lies, the rest of the set-up is still to be done."""
    session = a_session(3, world=True)
    session.do(DrawFirstPlayer(builder=True), {"first.builder": "p2"})
    return lay_everything(session)


def sailing(hand):
    """Phase B on the map: a ship is asked where it sails."""
    from companion.games.rise_and_fall.commands.act import Act

    played(lambda: lay(whole_world(3), "ship", "nomad", "city"))(hand)
    hand.app.bridge.do(Act("p1", "ship.move"))


def counted_out():
    """A quick count that is over."""
    from companion.games.rise_and_fall.commands.score import (
        BeginCount,
        ConfirmSheet,
        CountRegion,
    )

    session = own(a_turn(3, quick_count=True), "p1", gold=87, nomad=7, city=3)
    session.do(BeginCount())
    session.do(CountRegion("forest", 5, "p2"))
    for seat in ("p1", "p2", "p3"):
        session.do(ConfirmSheet(seat))
    return session


def largest_world():
    """Four people in the middle of laying forests; every kind of tile has one shape."""
    from tests.rise_and_fall.shaped_worlds import copied_world

    return copied_world(4, most=27)


def refused_tile(hand):
    """A forest on the sea: it stays lit, with the reason."""
    played(largest_world, "world")(hand)
    sea = next(at for at, one in hand.app.bridge.state.world.items() if one.terrain == "sea")
    hand.app.nav.view.view.show()
    hand.app.nav.view.view.showing.touch(f"hex.{sea}")


STATES = (
    State("rise-new", new),
    State("rise-setup", set_up),
    State("rise-setup-world", set_up_world),
    State("rise-cards", played(a_turn)),
    State("rise-actions", played(acting)),
    State("rise-check", played(acting, "check")),
    State("rise-log", played(acting, "log")),
    State("rise-lightest", played(lightest)),
    State("rise-decline", played(settling)),
    State("rise-buying", played(in_buying)),
    State("rise-score", played(counting, "score")),
    State("rise-laying", played(mid_world, "world")),
    State("rise-largest", played(largest_world, "world")),
    State("rise-refused", refused_tile),
    State("rise-world", played(whole_world)),
    State("rise-world-made", played(made_world, "world")),
    State("rise-sailing", sailing),
    State("rise-over", played(counted_out, "score")),
)
