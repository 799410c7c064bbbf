"""Tapestry: a new game, the set-up, the table, the bots, income, capital, score, log."""

from unittest.mock import patch

from companion.games.tapestry.bots.commands import TakeBotsTurn
from companion.games.tapestry.bots.view import bots_turn_view
from companion.games.tapestry.correcting import facts
from companion.games.tapestry.correcting.set_value import SetValue
from companion.games.tapestry.options import Bots, CapitalKept, Expansion, Options, Participant
from companion.games.tapestry.tracks.commands import AdvanceOnTrack
from companion.games.tapestry.tracks.view_advances import advances
from tests.screens.new_game_hand import decide
from tests.screens.page_hand import shown, touch
from tests.screens.states import State
from tests.screens.tapestry_games import (
    asks_hex,
    play_on,
    play_until_asked,
    ready,
    started,
    taken_off,
)

COUNTED = Options(level=3, participants=(Participant(capital=CapitalKept.COUNTS),))
THREE = Options(
    participants=(
        Participant("p1", "Ada", "blue"),
        Participant("p2", "Grace", "red"),
        Participant("p3", "", "green"),
    ),
    bots=Bots.NONE,
    expansions=(Expansion.PLANS_AND_PLOYS, Expansion.FANTASIES_AND_FUTURES),
)


def new(hand):
    hand.app.nav.go("tapestry/new")
    hand.settle()


def new_people(hand):
    new(hand)
    decide(hand, "table", "5")


def new_own_level(hand):
    """Its amounts stand below the levels."""
    new(hand)
    decide(hand, "level", "own")
    decide(hand, "own.points", 12)


def new_own_civilization(hand):
    """Of what is seldom changed, with a card of one's own."""
    new(hand)
    decide(hand, "civilization", "own")
    decide(hand, "own.name", "Bakers")
    decide(hand, "own.text", "4 VP for each market in the human’s capital.")
    more(hand)


def more(hand):
    """What is seldom changed."""
    hand.app.nav.view.deciding.show_more()
    hand.app.nav.view.view.again()


def new_variants(hand):
    """Every box and every variant."""
    new_people(hand)
    for key, value in (
        ("way", "everything"),
        ("expansions", ("MM", "AA", "FF")),
        ("die", "science_d12"),
        ("suggested.tapestry", "yes"),
    ):
        decide(hand, key, value)
    more(hand)


def put_away(hand):
    """Which cards are left in the box."""
    new_variants(hand)
    hand.app.nav.view.deciding.open("put_away.tapestry")()
    hand.app.nav.view.view.again()


def set_up(hand):
    started(hand)
    hand.app.nav.go("tapestry/setup")


def set_up_drawn(hand):
    ready(hand)
    hand.app.nav.go("tapestry/setup")
    opened(hand, "part.player")


def checking(hand):
    """One number touched, another put right before."""
    at("check", 30)(hand)
    hand.settle()
    for key in ("fact.p1.resource.food", "digit.7", "answer", "fact.p1.resource.worker", "digit.1"):
        touch(hand, key)


def at(route="table", steps=60, options=None, until=None, by_app=None):
    """The screen of a game some steps old."""

    def reach(hand):
        ready(hand, options, by_app)
        play_on(hand, steps, until)
        hand.app.nav.go("tapestry/table")
        if route != "table":
            hand.app.nav.go(route if route in ("log", "check") else f"tapestry/{route}")

    return reach


def in_phase(phase, era=0):
    """Until somebody's turn is in this phase, in this era or later."""

    def there(bridge):
        me = next((p for p in bridge.view.players if p.id == bridge.view.seat), None)
        return bridge.view.phase == phase and (me.era if me else 5) >= era

    return there


def bots_turn(steps=30, opened=True, income=False):
    """A turn of the bots as told, the reasons of its step open."""

    def reach(hand):
        at("bots", steps, until=None if income else in_phase("bots"))(hand)
        bridge = hand.app.bridge
        play_on(hand, 200, lambda bridge: just_told(bridge, income))
        hand.app.nav.go("tapestry/bots")
        hand.settle()
        why = next((key for key in shown(hand).page.acts if key.startswith("why.")), "")
        if opened and why:
            shown(hand).touch(why)
            hand.app.nav.view.view.show()
        assert bridge.session is not None

    return reach


def just_told(bridge, income):
    """An income turn after the first, or a pair that sent them to a hex."""
    last = bridge.session.last
    if not isinstance(last.command, TakeBotsTurn) or bridge.view.phase == "bots":
        return False
    if income:
        return last.after.bots.income_turns > last.before.bots.income_turns > 0
    places = [place for told in last.told for place in told.places]
    return any(place.startswith("hex:") for place in places) and bool(last.after.bots.pair)


def my_turn(open_card=True):
    """A turn of era II with resources of every kind, one card open."""

    def reach(hand):
        ready(hand)
        play_on(hand, 200, in_phase("turn", 2))
        for one in ("coin", "worker", "food", "culture"):
            hand.app.bridge.do(SetValue(facts.Number("p1", f"resource.{one}", 2)))
        hand.app.nav.go("tapestry/table")
        if open_card:
            hand.settle()
            found = advances(hand.app.bridge.state)
            opened(hand, f"track.{next(one for one in found if one.reason is None).key}")

    return reach


def opened(hand, what):
    """The page looks at a space, a hex, a sheet."""
    hand.app.nav.view.desk.look(opened=what)()
    hand.app.nav.view.view.show()
    hand.settle()


def at_the_table(hand):
    """An advance has just been made."""
    at("table", 200, until=an_advance_told)(hand)


def an_advance_told(bridge):
    """The last step was an advance that hands have something to do for."""
    last = bridge.session.last
    return isinstance(last.command, AdvanceOnTrack) and bool(last.told)


def asked(wanted):
    """The table when something like this is asked."""

    def reach(hand):
        ready(hand)
        play_until_asked(hand, wanted)
        hand.app.nav.go("tapestry/table")

    return reach


def sheet(open_sheet, route="table"):
    def reach(hand):
        at(route)(hand)
        hand.settle()
        open_sheet(hand)

    return reach


def capital(hand):
    """Two pieces wait beside it."""
    at()(hand)
    taken_off(hand)
    hand.app.nav.go("tapestry/capital")


def changed(hand):
    at("log", 24)(hand)
    session = hand.app.bridge.session
    step = session.entries[-6].id
    rerun = session.preview_change(step, without=(step,))
    hand.app.nav.go("log", rerun=rerun)


def changed_by_rules(hand):
    """A later step is done otherwise today, whatever is changed before it."""
    at("log", 24)(hand)
    session = hand.app.bridge.session
    later = type(session.entries[-1].command)
    with patch.object(later, "carry_out", lambda _command, _step: None):
        step = session.entries[-6].id
        hand.app.nav.go("log", rerun=session.preview_change(step, without=(step,)))


def a_pair_comes(bridge):
    return bots_turn_view(bridge.state).draws


def another(hand):
    bots_turn(opened=False)(hand)
    shown(hand).touch("differs.bots.pair.left")
    hand.app.nav.view.view.show()


def again(hand):
    at("score", 400)(hand)
    shown(hand).touch("after")
    shown(hand).touch("review")


def above_bots(what):
    """What the bots hold, and where their cards lie."""

    def reach(hand):
        bots_turn(opened=False)(hand)
        opened(hand, what)

    return reach


def view(hand):
    return hand.app.bridge.view


def an_achievement(hand):
    opened(hand, f"achievement.{view(hand).achievements[0].id}")


STATES = (
    State("tapestry-new", new),
    State("tapestry-new-people", new_people),
    State("tapestry-new-own-level", new_own_level),
    State("tapestry-new-own-civilization", new_own_civilization, skip=("4 VP",)),
    State("tapestry-new-variants", new_variants),
    State("tapestry-put-away", put_away),
    State("tapestry-setup", set_up),
    State("tapestry-setup-drawn", set_up_drawn),
    State("tapestry-table", at(steps=0)),
    State("tapestry-later", at()),
    State("tapestry-turn", my_turn()),
    State("tapestry-told", at_the_table),
    State("tapestry-three", at(options=THREE)),
    State("tapestry-hex-asked", asked(asks_hex)),
    State("tapestry-plot-asked", asked(lambda question: ".city.place" in question.key)),
    State("tapestry-tile-turned", asked(lambda question: "explore.rotation" in question.key)),
    State("tapestry-bots", bots_turn()),
    State("tapestry-bots-income", bots_turn(income=True)),
    State("tapestry-bots-before", at("bots", 30, until=in_phase("bots"))),
    State("tapestry-bots-real", at("bots", 60, until=a_pair_comes, by_app=("dice",))),
    State("tapestry-bots-another", another),
    State("tapestry-decks", above_bots("decks")),
    State("tapestry-deck-card", above_bots("decision.4")),
    State("tapestry-bot-sheet", above_bots("points")),
    State("tapestry-bot-favourite", above_bots("held.automa.favourite")),
    State("tapestry-income", at("income", 99, until=in_phase("income_tapestry"))),
    State("tapestry-income-points", at("income", 99, until=in_phase("income_points", 3))),
    State("tapestry-income-gain", at("income", 99, until=in_phase("income_gain", 3))),
    State("tapestry-capital", capital),
    State("tapestry-capital-counts", at("capital", options=COUNTED)),
    State("tapestry-score", at("score", 400)),
    State("tapestry-again", again),
    State("tapestry-log", at("log", 30)),
    State("tapestry-check", at("check", 30)),
    State("tapestry-check-touched", checking),
    State("tapestry-changed", changed),
    State("tapestry-changed-by-rules", changed_by_rules),
    State("tapestry-hex", sheet(lambda hand: opened(hand, "hex.0,0"))),
    State("tapestry-space", sheet(lambda hand: opened(hand, "space.science.4"))),
    State("tapestry-achievement", sheet(an_achievement)),
    *(
        State(f"tapestry-{what}", sheet(lambda hand, what=what: opened(hand, what)))
        for what in ("cards", "techs", "mine", "menu", "more")
    ),
)
