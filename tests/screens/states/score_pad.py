"""The score pad: its beginning, empty, full, over, kept."""

from dataclasses import replace

from companion.games.score_pad.commands import EndGame, WriteScore
from companion.games.score_pad.options import Options, Seat
from screens.play.kept import keep
from tests.screens.new_game_hand import decide
from tests.screens.states import State

NAMES = ("Ana", "Bo", "Chloé", "Dominique-Marguerite", "Émile", "Fay", "Gus", "Hélène")


def begin(hand, people=3, **options):
    seats = tuple(Seat(name) for name in NAMES[:people])
    hand.app.bridge.begin("score_pad", Options(seats=seats, **options))


def write(hand, rows, people):
    for row in range(rows):
        for seat in range(people):
            points = (row * 7 + seat * 5) % 23 - 3
            hand.app.bridge.do(WriteScore(row, str(seat + 1), points))


def new(hand):
    hand.app.nav.go("score_pad/new")
    hand.settle()


def new_full(hand):
    new(hand)
    decide(hand, "people", 8)
    decide(hand, "lines", "named")


def empty(hand):
    begin(hand, 2)
    hand.app.nav.go("score_pad/table")


def full(hand):
    begin(hand, 8, title="Flamme rouge", highest_wins=False)
    write(hand, 12, 8)
    hand.app.nav.go("score_pad/table")


def over(hand):
    begin(hand, 4)
    write(hand, 5, 4)
    hand.app.bridge.do(EndGame())
    hand.app.nav.go("score_pad/table")


def large(hand):
    """Five figures and long names, at the end."""
    begin(hand, 5)
    for seat, points in enumerate((-99999, 88888, 7, 54321, 90000)):
        hand.app.bridge.do(WriteScore(0, str(seat + 1), points))
    hand.app.bridge.do(EndGame())
    hand.app.nav.go("score_pad/table")
    keep()


def kept(hand):
    over(hand)
    keep()


def home_running(hand):
    begin(hand, 3)
    write(hand, 2, 3)
    begin(hand, 2)
    hand.app.nav.home()


def past(hand):
    kept(hand)
    hand.app.nav.home()
    hand.app.nav.go("past")


def several_games(hand):
    """As if another game had been finished too."""
    finished = hand.app.library.finished
    game = finished.read(finished[0].id)
    row = replace(game.row, id="tapestry-1", game="tapestry", order=9)
    finished.add(replace(game, row=row))


def past_several(hand):
    past(hand)
    several_games(hand)
    hand.app.nav.go("past")


def people(hand):
    past(hand)
    hand.app.library.people.add("Zoé")
    hand.app.nav.go("people")


def nobody(hand):
    hand.app.nav.go("people")


def person(hand):
    """Somebody of several games and names."""
    past(hand)
    several_games(hand)
    once_more(hand, "pad-2", 10)
    kept = hand.app.library.people.add("Ana")
    hand.app.library.people.change(replace(kept, also=("Anna", "Annabelle-Constance")))
    hand.app.nav.go("person", name="Ana")


def person_renamed(hand):
    person(hand)
    hand.app.nav.view.at.rename()
    hand.app.nav.view.view.again()


def once_more(hand, number, order):
    """The same game, finished again."""
    finished = hand.app.library.finished
    game = finished.read(finished[0].id)
    finished.add(replace(game, row=replace(game.row, id=number, order=order)))


def past_searched(hand):
    past_several(hand)
    for order in range(10, 16):
        once_more(hand, f"pad-{order}", order)
    hand.app.nav.go("past", person="Ana")


def where(hand):
    begin(hand, 3)
    write(hand, 2, 3)
    hand.app.nav.home()
    hand.app.nav.view.go_on()


def log(hand):
    begin(hand, 3)
    write(hand, 6, 3)
    hand.app.bridge.undo()
    hand.app.nav.go("log")


def log_entry(hand):
    log(hand)
    place = hand.app.nav.view
    place.at.opens(4)()
    place.view.again()


def check(hand):
    begin(hand, 8)
    write(hand, 2, 8)
    hand.app.nav.go("check")


def changed(hand):
    begin(hand, 3)
    write(hand, 4, 3)
    session = hand.app.bridge.session
    entry = session.entries[2]
    command = WriteScore(0, "3", 99)
    hand.app.nav.go("log", rerun=session.preview_change(entry.id, command=command))


STATES = (
    State("pad-new", new),
    State("pad-new-full", new_full),
    State("pad-empty", empty),
    State("pad-full", full),
    State("pad-over", over),
    State("pad-kept", kept),
    State("pad-kept-large", large),
    State("home-running", home_running),
    State("past", past),
    State("past-several", past_several),
    State("past-searched", past_searched),
    State("people", people),
    State("people-none", nobody),
    State("person", person, skip=("untranslated",)),
    State("person-renamed", person_renamed, skip=("untranslated",)),
    State("where", where),
    State("log", log),
    State("log-entry", log_entry),
    State("check", check),
    State("changed", changed),
)
