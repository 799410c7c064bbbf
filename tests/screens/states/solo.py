"""What an app that knows the whole opponent tells after a game, and before the next."""

from tests.journals.to_the_end import TO_ITS_END
from tests.pages.shelves import bring_golden
from tests.screens.imperium import play
from tests.screens.page_hand import touch
from tests.screens.states import State
from tests.screens.tapestry_games import play_on, ready

KEPT = {
    "alone_landmark_removed": TO_ITS_END,
    "alone_each_kind_elsewhere": (),
    "solo_with_real_cards": (),
}


def kept(hand):
    """Solo games of before; the id of one of them."""
    library = hand.app.library
    ids = [bring_golden(library, "tapestry", name, first=first) for name, first in KEPT.items()]
    bring_golden(library, "tapestry", "solo_with_real_cards", again="again-")
    return ids[1]


def afterwards(hand):
    hand.app.nav.go("afterwards", game=kept(hand))


def afterwards_of_imperium(hand):
    game = bring_golden(hand.app.library, "imperium", "dynasty_runs_out")
    hand.app.nav.go("afterwards", game=game)


def roads(hand):
    kept(hand)
    bring_golden(
        hand.app.library, "tapestry", "alone_automa_card_discarded", first=TO_ITS_END, chapter=1
    )
    hand.app.nav.go("roads", game="tapestry")


def roads_untravelled(hand):
    hand.app.nav.go("roads", game="imperium")


def at_rest(bridge):
    """One's own turn in the middle of a game, and nothing is asked."""
    return bridge.view.my_turn and bridge.question is None and len(bridge.session.entries) > 40


def counted(hand):
    """Until what is shown is known."""
    hand.settle()
    while hand.app.nav.view.desk.is_counting:
        hand.frames()
    hand.settle()


def may_come(hand):
    ready(hand)
    play_on(hand, 60, at_rest)
    hand.app.bridge.session.wanted.turn("may_come")
    hand.app.nav.go("tapestry/table")
    counted(hand)


def may_come_told(hand):
    may_come(hand)
    touch(hand, "menu")
    touch(hand, "may")


def civ_may_come(hand):
    """Loom keeps the C.I.V.'s deck; its die was rolled."""
    play.named(hand, in_loom=True)
    hand.app.bridge.session.wanted.turn("may_come")
    hand.app.nav.go("imperium/table")
    counted(hand)


def civ_may_come_told(hand):
    civ_may_come(hand)
    touch(hand, "menu")
    touch(hand, "may")


STATES = (
    State("may-come", may_come),
    State("may-come-told", may_come_told),
    State("civ-may-come", civ_may_come),
    State("civ-may-come-told", civ_may_come_told),
    State("roads", roads),
    State("roads-untravelled", roads_untravelled),
    State("afterwards", afterwards),
    State("afterwards-imperium", afterwards_of_imperium),
)
