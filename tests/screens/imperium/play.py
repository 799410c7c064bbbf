"""A game of Imperium brought to where a screen is worth looking at."""

from companion.games.imperium.campaign.commands import AddCard, BeginGame, NoteResult
from companion.games.imperium.commands.civ import CleanUpCiv, CompareTable, RevealSlot, RollCivDie
from companion.games.imperium.commands.score import EnterScore, EnterVariable
from companion.games.imperium.commands.setup import (
    BeginPlay,
    CountUnrest,
    LayMarket,
    TickSetup,
    card_kind,
)
from companion.games.imperium.commands.yours import EndYourTurn, SolsticeDone
from companion.games.imperium.options import Options, PlayerSeat
from companion.games.imperium.views.campaign import CampaignOptions
from companion.games.imperium.views.naming import in_market

MARKET = ("region", "uncivilised", "civilised", "tributary", "region")


def begun(hand, civ="romans", mine="macedonians", level="imperator", **more):
    """A new game, its table shown."""
    options = Options((PlayerSeat("Ada", mine),), civ, level, **more)
    hand.app.bridge.begin("imperium", options, ("dice",))
    hand.app.nav.go("imperium/table")


def playing(hand, **more):
    """Your first turn."""
    begun(hand, **more)
    bridge = hand.app.bridge
    for step in ("nation", "power", "at_card"):
        bridge.do(TickSetup(step))
    bridge.do(LayMarket(MARKET))
    bridge.do(CountUnrest(18))
    bridge.do(BeginPlay())


def named(hand, **more):
    """The C.I.V. has rolled, every card of the Market named."""
    begun(hand, names=True, **more)
    bridge = hand.app.bridge
    cards = [one.id for one in in_market(bridge.state)]
    by_kind = {kind: [one for one in cards if card_kind(one) == kind] for kind in MARKET}
    market = tuple(by_kind[kind].pop(0) for kind in MARKET)
    bridge.do(LayMarket(MARKET, market))
    bridge.do(BeginPlay())
    bridge.do(EndYourTurn(2))
    bridge.do(CompareTable())
    _answered(bridge)
    bridge.do(RollCivDie(), {"die": "6"})


def its_turn(hand, die=6, **more):
    """The C.I.V. has rolled."""
    playing(hand, **more)
    bridge = hand.app.bridge
    bridge.do(EndYourTurn(2))
    bridge.do(CompareTable())
    _answered(bridge)
    bridge.do(RollCivDie(), {"die": str(die)})


def revealed(hand, shows="region", **more):
    """The first card is resolved."""
    its_turn(hand, **more)
    hand.app.bridge.do(RevealSlot(1), {"slot.1.card": shows})


def a_round(hand):
    """The rest of a round with cards that ask for little."""
    bridge = hand.app.bridge
    if bridge.view.phase == "yours":
        bridge.do(EndYourTurn(1))
        bridge.do(RollCivDie(), {"die": "6"})
    every_slot(hand)
    if bridge.view.phase == "civ_cleanup":
        bridge.do(CleanUpCiv())


def every_slot(hand):
    """Its cards are turned over and resolved."""
    bridge = hand.app.bridge
    while bridge.view.phase == "civ_slots":
        slot = bridge.view.civ.next_slot
        bridge.do(RevealSlot(slot), {f"slot.{slot}.card": "attack"})
        _answered(bridge)


def _answered(bridge):
    """As the app guesses, until nothing is asked; what nobody can guess, in the first way."""
    while (question := bridge.question) is not None:
        guess = question.guess
        bridge.answer(next(iter(question.examples())) if guess is None else guess)


def scoring(hand, **more):
    """The points are being counted."""
    from companion.games.imperium.commands.anytime import TriggerScoring

    playing(hand, **more)
    hand.app.bridge.do(TriggerScoring("main_deck"))
    for _ in range(2):
        a_round(hand)
        hand.app.bridge.do(SolsticeDone())
    for line in ("fixed", "conditional"):
        hand.app.bridge.do(EnterScore("0", line, 12))
    hand.app.bridge.do(EnterVariable("0", (4, 12)))


def over(hand):
    """Everything is counted."""
    from companion.games.imperium.commands.score import CloseScore

    scoring(hand)
    for seat, line in (
        ("0", "power"),
        ("civ", "fixed"),
        ("civ", "conditional"),
        ("civ", "variable_cards"),
    ):
        hand.app.bridge.do(EnterScore(seat, line, 3))
    hand.app.bridge.do(CloseScore())


def campaign(hand, wins=2, losses=1):
    """A campaign some games old."""
    bridge = hand.app.bridge
    bridge.begin("imperium_campaign", CampaignOptions("Ada", "macedonians"))
    for nation in ("romans", "greeks", "celts")[:wins]:
        bridge.do(BeginGame(nation))
        bridge.do(NoteResult(True, "2026-11-18", 71, 54))
        bridge.do(AddCard("Port"))
    for _ in range(losses):
        bridge.do(BeginGame("vikings"))
        bridge.do(NoteResult(False, "2026-11-18", 41, 54))
    hand.app.nav.go("imperium_campaign/table")
