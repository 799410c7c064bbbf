"""Tables of people who tell their counts, or nothing but their points."""

from companion.games.imperium.commands.company import EndSheet, TellTokens, WriteRow
from companion.games.imperium.commands.company import WriteTotal as Total
from companion.games.imperium.options import Options as Imperium
from companion.games.imperium.options import PlayerSeat
from companion.games.rise_and_fall.commands.written import WriteRow as RiseRow
from companion.games.rise_and_fall.commands.written import WriteTotal as RiseTotal
from companion.games.rise_and_fall.options import Options as Rise
from companion.games.rise_and_fall.options import Participant as Civilized
from companion.games.tapestry.bots.commands import TakeBotsTurn
from companion.games.tapestry.chance import DECISIONS
from companion.games.tapestry.company.commands import (
    BeginCounting,
    CatchUp,
    CountOn,
    PassOn,
    WriteOnSheet,
    WriteTotal,
)
from companion.games.tapestry.company.commands_of_income import CountIncome
from companion.games.tapestry.correcting import facts
from companion.games.tapestry.correcting.set_value import SetValue
from companion.games.tapestry.income.commands import TakeIncome, TakeIncomeGains
from companion.games.tapestry.options import Bots, Expansion, Options, Participant
from companion.games.tapestry.player import Civilization
from companion.games.tapestry.tracks.view_advances import advances
from companion.games.tapestry.turn.commands import EndGame
from tests.screens.new_game_hand import decide
from tests.screens.page_hand import touch
from tests.screens.states import State
from tests.screens.tapestry_games import answer_all, ready

NAMES = ("Ada", "Bartholomew", "Cleo", "Dora", "Émile")
COLOURS = ("blue", "red", "green", "yellow", "purple")


def a_table(people: int = 5, way: str = "counts") -> Options:
    """So many people among themselves."""
    seats = zip(NAMES[:people], COLOURS, strict=False)
    return Options(
        participants=tuple(
            Participant(f"p{at}", name, colour) for at, (name, colour) in enumerate(seats, 1)
        ),
        bots=Bots.NONE,
        expansions=(Expansion.PLANS_AND_PLOYS, Expansion.ARTS_AND_ARCHITECTURE),
        way=way,
    )


def counted(hand, people: int = 5, way: str = "counts"):
    """In the middle of a game."""
    bridge = hand.app.bridge
    bridge.begin("tapestry", a_table(people, way))
    bridge.do(BeginCounting())
    seats = tuple(bridge.state.players)
    bridge.do(
        CatchUp(
            {
                key: n
                for at, seat in enumerate(seats)
                for key, n in {
                    f"{seat}.points": 31 + 47 * at,
                    f"{seat}.resource.coin": (at * 3) % 9,
                    f"{seat}.resource.culture": 8 - at,
                    f"{seat}.building.market": 2 + at % 4,
                    f"{seat}.building.house": 1 + at % 3,
                    f"{seat}.building.armory": at % 5,
                    f"{seat}.income_turns": 2,
                }.items()
            }
        )
    )
    bridge.do(PassOn())
    hand.app.nav.go("tapestry/table")


def begun(hand):
    hand.app.bridge.begin("tapestry", a_table())
    hand.app.bridge.do(BeginCounting())
    hand.app.nav.go("tapestry/table")


def three(hand):
    counted(hand, 3)


def over(hand):
    """Level on points, nobody has told why."""
    counted(hand)
    bridge = hand.app.bridge
    bridge.do(CountOn("p4", "points", 47))
    bridge.do(EndGame())
    hand.app.nav.go("tapestry/score")


def everything(hand):
    """Five who tell every move."""
    ready(hand, a_table(5, "everything"), ("cards", "dice"))
    hand.app.nav.go("tapestry/table")


def ahead(hand, track: str = "military", dice=("dice",)):
    """Three who tell everything draw their own cards; one of them looks at an advance."""
    ready(hand, a_table(3, "everything"), (DECISIONS, *dice))
    bridge = hand.app.bridge
    for seat, civilization in zip(
        bridge.state.players, ("leaders", "mystics", "chosen"), strict=True
    ):
        bridge.do(SetValue(facts.Civilizations(seat, (Civilization(civilization),))))
    for _ in bridge.state.players:
        for command in (TakeIncome(), TakeIncomeGains()):
            bridge.do(command)
            answer_all(bridge)
    hand.app.nav.go("tapestry/table")
    hand.settle(60)
    looked_at(hand, track)


def looked_at(hand, track):
    """The card of an advance is open."""
    found = advances(hand.app.bridge.state)
    key = next(one.key for one in found if one.track == track)
    hand.app.nav.view.desk.look(opened=f"track.{key}")()
    hand.app.nav.view.view.show()


def ahead_choice(hand):
    """What is asked first has few answers: they stand where the gold button was."""
    ahead(hand, "technology")
    bridge = hand.app.bridge
    bridge.do(SetValue(facts.Tokens(bridge.state.turn, "technology", (2,))))
    looked_at(hand, "technology")


def alone(hand, track: str = "military", space: int = 2, by_app=("cards", "dice")):
    """Somebody against the bots looks at an advance."""
    ready(hand, Options(), by_app)
    bridge = hand.app.bridge
    bridge.do(SetValue(facts.Civilizations("p1", (Civilization("leaders"),))))
    for command in (TakeIncome(), TakeIncomeGains()):
        bridge.do(command)
        answer_all(bridge)
    if bridge.state.turn != "p1":
        bridge.do(TakeBotsTurn())
        answer_all(bridge)
    bridge.do(SetValue(facts.Tokens("p1", track, (space,))))
    hand.app.nav.go("tapestry/table")
    hand.settle(60)
    looked_at(hand, track)


def opened(hand, what):
    """The page looks at it."""
    hand.settle()
    hand.app.nav.view.desk.look(opened=what)()
    hand.app.nav.view.view.show()


def menu(hand):
    counted(hand)
    opened(hand, "menu")


def typed_points(hand):
    counted(hand)
    hand.settle()
    touch(hand, "points")


def income(hand):
    counted(hand)
    bridge = hand.app.bridge
    bridge.do(CountIncome("p3", techs=3, territories=6, lines=5))
    opened(hand, "income.p3")


def sheet(hand):
    """Some of it is told, some totals alone."""
    counted(hand, 5, "sheet")
    bridge = hand.app.bridge
    for at, source in enumerate(("track", "income", "tapestry", "conquest", "masterpiece")):
        bridge.do(WriteOnSheet("p1", source, 11 + 9 * at))
        bridge.do(WriteOnSheet("p3", source, 37 - 7 * at))
    bridge.do(WriteTotal("p5", 266))
    hand.app.nav.go("tapestry/sheet")


def new_counts(hand):
    hand.app.nav.go("tapestry/new")
    hand.settle()
    decide(hand, "table", "5")
    decide(hand, "way", "counts")


def new_sheet(hand):
    new_counts(hand)
    decide(hand, "way", "sheet")


def imperium(hand, way: str):
    """Four people, named as long as they are."""
    nations = ("romans", "greeks", "celts", "vikings")
    names = ("Ada", "Bartholomew", "", "Émile")
    seats = tuple(PlayerSeat(*one) for one in zip(names, nations, strict=True))
    hand.app.bridge.begin("imperium", Imperium(seats, way=way))
    hand.app.bridge.do(TellTokens("1", "progress", 14))
    hand.app.nav.go("imperium/table")


def imperium_tokens(hand):
    imperium(hand, "tokens")


def imperium_sheet(hand):
    imperium(hand, "sheet")
    hand.app.bridge.do(WriteRow("0", "fixed", 41))
    hand.app.bridge.do(Total("2", 77))


def imperium_over(hand):
    imperium_sheet(hand)
    hand.app.bridge.do(EndSheet())


def rise_sheet(hand):
    people = tuple(Civilized(f"p{n}", name) for n, name in enumerate(NAMES[:4], 1))
    hand.app.bridge.begin("rise_and_fall", Rise(people, way="sheet"))
    hand.app.bridge.do(RiseRow("p2", "economy", 23))
    hand.app.bridge.do(RiseTotal("p3", 101))
    hand.app.nav.go("rise_and_fall/table")


STATES = (
    State("company-new", new_counts),
    State("company-new-sheet", new_sheet),
    State("company-begun", begun),
    State("company-three", three),
    State("company-five", counted),
    State("company-everything", everything),
    State("company-ahead", ahead),
    State("company-ahead-choice", ahead_choice),
    State("alone-first", alone),
    State("company-menu", menu),
    State("company-points", typed_points),
    State("company-income", income, skip=("untranslated",)),
    State("company-sheet", sheet),
    State("company-over", over, skip=("untranslated",)),
    State("company-imperium", imperium_tokens),
    State("company-imperium-sheet", imperium_sheet),
    State("company-imperium-over", imperium_over),
    State("company-rise", rise_sheet),
)
