"""Games put right, timed, shared as codes, and brought in from elsewhere."""

from companion.games.score_pad.options import Options, Seat
from tests.screens.states import State
from tests.screens.states.score_pad import begin
from tests.screens.states.sharing import kept, past_game

TABLE = """date,game,name,score,winner,minutes
2024-05-01,Azul,Ana,70,1,45
2024-05-01,Azul,Bo,55,0,45
2024-05-09,Azul,Ana,61,0,40
2024-05-09,Azul,Bo,64,1,40
soon,Azul,Ana,1,1,1
"""


UNSURE = """date,game,name,score
2024-05-01,Azul,Ana,70
2024-05-01,Azul,Bo,55
2024-05-01,Azul,Cy,64
2024-05-01,Azul,Dominique,30
2024-05-09,Azul,Ana,61
2024-05-09,Azul,Bo,64
"""


def edit(hand):
    kept(hand)
    hand.app.nav.go("correcting", game="pad-1")


def edited(hand):
    edit(hand)
    at = hand.app.nav.view.at
    at.typed.update(place="Chez Zoé", minutes="75")
    at.keep()
    hand.app.nav.go("correcting", game="pad-1")


def ask_names(hand):
    from tests.screens.page_hand import touch

    past_game(hand)
    hand.settle()
    touch(hand, "share")


def bgstats_code(hand):
    from tests.screens.page_hand import touch

    kept(hand)
    hand.app.nav.go("sharing", game="pad-1")
    hand.settle()
    touch(hand, "app.share.qr")


def hand_over(hand):
    from tests.screens.page_hand import touch

    begin(hand, 3, title="Azul")
    hand.app.nav.go("log")
    hand.settle()
    touch(hand, "hand_over")


def arrived(hand, text):
    """A table that was read."""
    from companion.library.progress import do_all
    from companion.sharing import Arrival

    arrival = Arrival(text, hand.app.library)
    do_all(arrival.reading())
    hand.app.nav.go("plays", arrival=arrival)
    hand.settle()


def unsure(hand):
    arrived(hand, UNSURE)


def part(hand):
    from tests.screens.page_hand import touch

    arrived(hand, UNSURE)
    touch(hand, "part.0")


def arrivals(hand):
    hand.app.nav.go("arrivals")


def table(hand):
    arrived(hand, TABLE)


def here(hand):
    from companion.pages.arrivals import take
    from screens.pages.app_place import doors

    hand.app.library.start("score_pad", Options(seats=(Seat("Ana"),)))
    take(doors(), hand.app.library.shelf.hand_over(hand.app.library.running[0].id))


def clock(hand):
    begin(hand, 3, title="Azul")
    hand.app.has_clock = True
    hand.app.library.timers.set(hand.app.bridge.running_id, 42)
    hand.app.nav.go("score_pad/table")
    hand.app.open_clock()


STATES = (
    State("edit-kept", edit, skip=("untranslated",)),
    State("edit-kept-again", edited, skip=("untranslated",)),
    State("ask-names", ask_names, skip=("untranslated", "broken word")),
    State("bgstats-code", bgstats_code),
    State("hand-over", hand_over),
    State("arrivals", arrivals, skip=("untranslated",)),
    State("arrivals-table", table),
    State("arrivals-unsure", unsure),
    State("arrivals-part", part),
    State("arrivals-here", here),
    State("clock", clock),
)
