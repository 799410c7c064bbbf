"""Imperium: new game, set-up, turns, questions, score, tables, campaign."""

from companion.games.imperium.campaign.commands import BeginGame, NoteResult
from companion.games.imperium.commands.anytime import CorrectState
from companion.games.imperium.commands.civ import RevealSlot
from companion.games.imperium.commands.setup import TickSteps
from companion.games.imperium.commands.yours import EndYourTurn
from companion.games.imperium.options import Options, PlayerSeat
from companion.games.imperium.views.set_up import set_up_view
from tests.screens.imperium import play
from tests.screens.new_game_hand import decide
from tests.screens.page_hand import touch
from tests.screens.states import State


def look_at(hand, part):
    """A part of the set-up is looked through."""
    hand.settle()
    hand.app.nav.view.desk.look(opened=f"part.{part}")()
    hand.app.nav.view.view.show()


def laying(hand, **more):
    """The part of the table up to the Market, two of its cards told."""
    play.begun(hand, **more)
    hand.settle()
    bridge = hand.app.bridge
    steps = [line.key for line in set_up_view(bridge.state).parts[1].lines]
    bridge.do(TickSteps(tuple(steps[: steps.index("market")])))
    for slot, kind in (("1", "region"), ("2", "civilised")):
        lay = next(one for one in bridge.session.offers if one.id == "market.one")
        bridge.do(lay.command({"slot": slot, "category": kind}))
    hand.settle()


def set_up_of_several(hand):
    """Three people: no C.I.V."""
    seats = tuple(PlayerSeat(name, nation) for name, nation in PEOPLE)
    hand.app.bridge.begin("imperium", Options(seats))
    hand.app.nav.go("imperium/table")


def opened(key, then=play.playing):
    """What a touch on the page opens."""

    def reach(hand):
        then(hand)
        hand.settle()
        touch(hand, key)

    return reach


def came(hand):
    """A Region was resolved by name, and the Market card that came is asked for."""
    play.named(hand)
    hand.app.bridge.do(RevealSlot(1), {"slot.1.card": "romans.dalmatia"})


def tables(hand, *keys):
    """The page of the tables, touched."""
    hand.app.nav.go("imperium/tables")
    hand.settle()
    for key in keys:
        touch(hand, key)


def named_row(hand):
    """The row of a card on the page of the tables."""
    tables(hand, "nations", "nation.romans", "names", "name.romans.dalmatia")


def rows_only(hand):
    """A card was named where nothing else is kept."""
    me = PlayerSeat("Ada", "macedonians")
    hand.app.bridge.begin("imperium", Options(seats=(me,), opponent="vikings", rows=True))
    hand.app.nav.go("imperium/rows")
    hand.settle()
    touch(hand, "name.vikings.althing")


def named_scoring(hand):
    """The count, where cards are named."""
    play.scoring(hand, names=True, mine="utopians", both_boxes=True)


PEOPLE = (("Ada", "romans"), ("Bo", "arthurians"), ("Cy", "utopians"))


def at(route):
    return lambda hand: hand.app.nav.go(route)


def shown(route):
    """A page of every game, of one that is played."""

    def reach(hand):
        play.revealed(hand)
        hand.app.nav.go(route)

    return reach


def several_players(hand):
    hand.app.nav.go("imperium/new")
    decide(hand, "people", 4)


def die(hand):
    play.playing(hand)
    hand.app.bridge.do(EndYourTurn(2))


def booklet(hand):
    play.playing(hand, civ="egyptians", mine="romans")
    hand.app.bridge.do(EndYourTurn(2))


def joined(hand):
    """Two answers in one touch."""
    play.its_turn(hand, civ="qin", mine="romans")
    hand.app.bridge.do(RevealSlot(1), {"slot.1.card": "attack"})


def printing(hand):
    play.playing(hand, civ="macedonians", mine="romans")
    hand.app.bridge.do(CorrectState("civ", "empire"))
    hand.app.bridge.do(EndYourTurn(2))


def choosing_a_card(hand):
    play.its_turn(hand)
    hand.app.bridge.do(RevealSlot(1), {"slot.1.card": "barbarian"})


def clean(hand):
    play.its_turn(hand)
    play.a_round(hand)


def cleaning(hand):
    play.its_turn(hand)
    play.every_slot(hand)


def doubtful_row(hand):
    tables(hand, "nations", "nation.qin", "row.qin.barbarian.4")


def answers(hand):
    play.its_turn(hand, civ="celts")
    hand.app.library.house_facts.set("imperium", "imperium.king_of_kings_side_b", "same")
    hand.app.nav.go("imperium/answers")


def editor(hand):
    tables(hand, "nations", "nation.celts", "row.celts.barbarian.4", "correct", "line.0.0.0")


def reward(hand):
    play.campaign(hand, wins=1, losses=0)
    hand.app.bridge.do(BeginGame("greeks"))
    hand.app.bridge.do(NoteResult(True, "2026-11-18", 71, 54))


def campaign_play(hand):
    play.campaign(hand, wins=1, losses=0)
    hand.app.bridge.do(BeginGame("greeks"))


STATES = (
    State("imperium-new", at("imperium/new")),
    State("imperium-new-players", several_players),
    State("imperium-setup", play.begun),
    State("imperium-yours", play.playing),
    State("imperium-yours-uncounted", lambda hand: play.playing(hand, counts_mine=False)),
    State("imperium-die", die),
    State("imperium-card", play.its_turn),
    State("imperium-told", play.revealed),
    State("imperium-check", shown("check")),
    State("imperium-log", shown("log")),
    State("imperium-setup-market", laying),
    State("imperium-setup-civ", lambda hand: (play.begun(hand), look_at(hand, "civ"))),
    State("imperium-setup-several", set_up_of_several),
    State("imperium-naming-market", lambda hand: laying(hand, names=True)),
    State("imperium-naming", play.named),
    State("imperium-naming-came", came),
    State("imperium-naming-rows", named_row),
    State("imperium-rows-only", rows_only),
    State("imperium-your-cards", opened("your_cards", named_scoring)),
    State("imperium-why", opened("differs", play.revealed)),
    State("imperium-booklet", booklet),
    State("imperium-joined", joined),
    State("imperium-compare", opened("compare", choosing_a_card)),
    State("imperium-printing", printing),
    State("imperium-best-card", choosing_a_card),
    State("imperium-cleaning", cleaning),
    State("imperium-cleanup", clean),
    State("imperium-scoring", play.scoring),
    State("imperium-over", play.over),
    State("imperium-more", opened("menu")),
    State("imperium-end-turn", opened("go")),
    State("imperium-everything", opened("more")),
    State("imperium-space", opened("market")),
    State("imperium-side", opened("civ")),
    State("imperium-rows", at("imperium/tables")),
    State("imperium-row", doubtful_row),
    State("imperium-editor", editor),
    State("imperium-answers", answers),
    State("imperium-campaign-new", at("imperium_campaign/new")),
    State("imperium-campaign", play.campaign),
    State("imperium-campaign-play", campaign_play),
    State("imperium-campaign-reward", reward),
)
