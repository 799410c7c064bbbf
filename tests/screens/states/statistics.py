"""What everything adds up to: nothing, years of games, one game, the year as a picture."""

from companion.library.progress import do_all
from tests.library.played import games
from tests.screens.states import State


def years(hand, number=300):
    library = hand.app.library
    do_all(library.finished.add_all(tuple(games(number))))
    chloe = library.people.add("Chloé")
    library.people.this_is_me(chloe)


def none(hand):
    hand.app.nav.go("statistics")


def everything(hand):
    years(hand)
    hand.app.nav.go("statistics")


def one_game(hand):
    years(hand)
    hand.app.nav.go("statistics", game="imperium")


def a_pad(hand):
    years(hand, 12)
    hand.app.nav.go("statistics", game="score_pad:azul")


def filtering(hand):
    everything(hand)
    hand.app.nav.view.at.ask_whose()
    hand.app.nav.view.view.again()


def year(hand):
    everything(hand)
    hand.app.nav.go("year", who="Chloé")


STATES = (
    State("statistics-none", none),
    State("statistics", everything),
    State("statistics-one-game", one_game),
    State("statistics-pad", a_pad),
    State("statistics-filter", filtering),
    State("statistics-year", year),
)
