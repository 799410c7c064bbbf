"""What an app that knows the whole opponent tells after a game, and before the next."""

from tests.pages.shelves import bring_golden
from tests.screens.states import State

KEPT = ("alone_landmark_removed", "alone_each_kind_elsewhere", "solo_with_real_cards")


def kept(hand):
    """Solo games of before; the id of one of them."""
    ids = [bring_golden(hand.app.library, "tapestry", name) for name in KEPT]
    bring_golden(hand.app.library, "tapestry", KEPT[2], again="again-")
    return ids[1]


def afterwards(hand):
    hand.app.nav.go("afterwards", game=kept(hand))


def afterwards_of_imperium(hand):
    game = bring_golden(hand.app.library, "imperium", "dynasty_runs_out")
    hand.app.nav.go("afterwards", game=game)


def roads(hand):
    kept(hand)
    bring_golden(hand.app.library, "tapestry", "alone_automa_card_discarded")
    hand.app.nav.go("roads", game="tapestry")


def roads_untravelled(hand):
    hand.app.nav.go("roads", game="imperium")


STATES = (
    State("roads", roads),
    State("roads-untravelled", roads_untravelled),
    State("afterwards", afterwards),
    State("afterwards-imperium", afterwards_of_imperium),
)
