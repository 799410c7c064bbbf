"""The games that are played by offers alone, and how."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from random import Random
from typing import Any

from companion.core.game import Game
from companion.core.offer import Offer
from companion.games import find_game
from companion.games.imperium.campaign.state import SUPREME, CampaignOptions
from companion.games.imperium.commands.anytime import CorrectState, TriggerScoring
from companion.games.imperium.content import levels
from companion.games.imperium.options import Options as Imperium
from companion.games.imperium.options import PlayerSeat
from companion.games.imperium.state import Phase as Counting
from companion.games.rise_and_fall.commands.correct import ChangePieces, CountPieces, MoveCard
from companion.games.rise_and_fall.commands.turn import FinishActions, PutInDecline
from companion.games.rise_and_fall.options import Options as Rise
from companion.games.rise_and_fall.options import Participant as Civilized
from companion.games.rise_and_fall.state import Phase as Scoring
from companion.games.rise_and_fall.state import Place
from companion.games.score_pad.options import Options as Pad
from companion.games.score_pad.options import Seat
from companion.games.tapestry.content import masterpieces
from companion.games.tapestry.options import (
    Bots,
    CapitalKept,
    Expansion,
    Participant,
    Way,
)
from companion.games.tapestry.options import Options as Tapestry
from companion.games.tapestry.player import Reserved
from companion.games.tapestry.state import Phase
from tests.imperium.makers import a_table as an_imperium_table
from tests.rise_and_fall.makers import a_turn, lay
from tests.rise_and_fall.worlds import whole_world
from tests.tapestry.company.makers import a_company
from tests.tapestry.makers import a_table, some_options, with_civilization, with_player, with_techs

Weight = Callable[[Offer[Any], Any], float]


@dataclass(frozen=True, eq=False)
class Played:
    """One game: its options at random, how fast it goes on, how long it may take."""

    id: str
    options: Callable[[Random], Any]
    weight: Weight
    most_steps: int
    not_offered: dict[str, str]
    """Commands that no offer comes to, and why that is so."""
    may_refuse: dict[str, str]
    """Commands that may be refused only after something was told, and what."""
    also: Callable[[], Iterable[Any]] = tuple
    """States that chance seldom comes to."""
    games: int = 6
    """So many are played."""

    @property
    def game(self) -> Game[Any]:
        return find_game(self.id)


def first_often(offer: Offer[Any], _state: Any) -> float:
    """What is first is mostly done, what lies aside seldom."""
    return 8 if offer.first else 0.3 if offer.aside else 1


def a_pad(chance: Random) -> Pad:
    """One to four people, rounds or rows."""
    seats = tuple(Seat() for _ in range(chance.randint(1, 4)))
    rows = chance.choice(((), (), ("Farms", "Coins")))
    return Pad(seats, "", rows, chance.choice((0, 3)), chance.random() < 0.5)


def a_rise(chance: Random) -> Rise:
    """Two or three people, some with the world on the tablet."""
    people = tuple(Civilized(f"p{n}") for n in range(1, chance.randint(2, 3) + 1))
    return Rise(people, watch_bank=True, world=chance.random() < 0.5)


def an_empty_hand() -> Iterable[Any]:
    """Somebody without a card to lay."""
    session = a_turn(2)
    for card in ("nomad", "city", "ship"):
        session.do(MoveCard("p1", card, Place.DECLINE))
    yield session.state


def cards_to_buy_back() -> Iterable[Any]:
    """A trophy has fallen; then everybody has given a card."""
    session = a_turn(2)
    session.do(ChangePieces("p1", "temple", 3))
    lay(session, "nomad", "city")
    for seat in ("p1", "p2"):
        session.do(FinishActions(seat))
    yield session.state
    for seat, card in (("p1", "nomad"), ("p2", "city")):
        session.do(PutInDecline(seat, card))
    yield session.state


def a_world_to_count() -> Iterable[Any]:
    """The map is followed to the end."""
    session = whole_world(2)
    yield replace(session.state, phase=Scoring.SCORING)
    session.do(CountPieces("p1", "temple", 1))
    yield session.state


def seldom_in_rise() -> Iterable[Any]:
    """What chance seldom comes to."""
    yield from an_empty_hand()
    yield from cards_to_buy_back()
    yield from a_world_to_count()
    yield find_game("rise_and_fall").begin(Rise(way="sheet"))
    yield find_game("rise_and_fall").begin(Rise(watch_bank=True))


def on_towards_the_count(offer: Offer[Any], state: Any) -> float:
    """After a few turns the table agrees to stop; nobody turns to the sheet alone."""
    if offer.id == "way.sheet":
        return 0
    if offer.id == "count_now":
        return 4 if state.turn > 4 else 0
    if offer.id.startswith("confirm."):
        return 1
    return first_often(offer, state)


def an_imperium(chance: Random) -> Imperium:
    """Mostly solo, sometimes two at the table."""
    nations = chance.sample(("vikings", "arthurians", "utopians", "macedonians", "romans"), 3)
    seats = tuple(PlayerSeat("", one) for one in nations[: chance.choice((1, 1, 1, 2))])
    level = chance.choice(list(levels()))
    counts = chance.random() < 0.8
    return Imperium(seats, nations[2], level, both_boxes=True, counts_mine=counts)


def an_empire_near_its_end() -> Iterable[Any]:
    """What is offered late in a game."""
    session = an_imperium_table()
    session.do(CorrectState("you", "empire"))
    session.do(TriggerScoring("main_deck"))
    yield session.state
    named = an_imperium_table(names=True).state
    yield named
    counting = replace(named, phase=Counting.SCORING)
    yield replace(counting, civ=replace(counting.civ, strangers=1))
    two = (PlayerSeat("Ada", "romans"), PlayerSeat("", "greeks"))
    for way in ("walk", "tokens", "sheet"):
        yield find_game("imperium").begin(Imperium(two, way=way))
    yield find_game("imperium").begin(Imperium(opponent="utopians", both_boxes=True, rows=True))


def towards_the_scoring(offer: Offer[Any], state: Any) -> float:
    """A collapse comes late if at all; after some rounds somebody sees the end."""
    if offer.id.startswith("way."):
        return 0
    if offer.id in ("collapse", "scoring.not"):
        return 0.02
    if offer.id == "unrest.take":
        return 0.2
    if offer.id.startswith("scoring.") and state.round > 3:
        return 2
    if offer.id == "begin":
        return 3
    return first_often(offer, state)


def a_campaign(chance: Random) -> CampaignOptions:
    """Either of the two."""
    mode = chance.choice(("campaign", SUPREME))
    return CampaignOptions(mode=mode, after_lost=chance.random() < 0.5)


def a_tapestry(chance: Random) -> Tapestry:
    """Alone, in two or three, with some boxes, capitals drawn or counted."""
    people = chance.choice((1, 1, 2, 3))
    kept = chance.choice(list(CapitalKept))
    seats = tuple(Participant(f"p{n}", capital=kept) for n in range(1, people + 1))
    bots = Bots.AUTOMA if people == 1 else Bots.SHADOW if people == 2 else Bots.NONE
    boxes = tuple(box for box in ("MM", "AA", "FF") if chance.random() < 0.5)
    return Tapestry(seats, bots, tuple(map(Expansion, boxes)), level=chance.randint(1, 6))


def people_among_themselves() -> Iterable[Any]:
    """Counts told, nothing but the points, and a tie at the end."""
    yield a_company().game.begin(replace(a_company().options))
    counted = a_company().state
    yield counted
    yield replace(counted, way=Way.SHEET)
    yield replace(counted, phase=Phase.OVER, turn="")
    yield replace(counted, way=Way.EVERYTHING)


def seldom_in_tapestry() -> Iterable[Any]:
    """The set-up, the fifth era, the end, a tie, pieces that wait, a bots' deck in play."""
    boxes = tuple(Expansion)[1:]
    yield find_game("tapestry").begin(some_options())
    fifth = a_table(era=5, expansions=boxes)
    yield with_player(with_civilization(fifth, "merfolk"), hand=("unknown",))
    yield fifth
    reserve = with_player(fifth, reserve=(Reserved("coin"),))
    yield replace(reserve, phase=Phase.INCOME_TAPESTRY)
    card = next(iter(masterpieces()))
    owning = with_player(a_table(era=2, expansions=boxes), masterpieces=(card, "unknown.1"))
    yield replace(owning, phase=Phase.INCOME_POWERS)
    powers = replace(with_civilization(a_table(era=2), "chosen"), phase=Phase.INCOME_POWERS)
    yield powers
    yield replace(with_techs(a_table(era=2), ammonia=0), phase=Phase.INCOME_UPGRADE)
    for phase in (Phase.INCOME_TAPESTRY, Phase.INCOME_POINTS):
        yield replace(a_table(era=2), phase=phase)
    yield replace(fifth, phase=Phase.OVER)
    yield from people_among_themselves()
    yield with_player(a_table(), waiting=("house",))
    yield with_player(a_table(expansions=boxes), landmark_card="castle")
    yield a_table(grid=False)
    bots = a_table(solo=True, turn="bots")
    yield replace(
        bots,
        phase=Phase.BOTS,
        bots=replace(bots.bots, favourites={"automa": "science"}, deck=(1, 2, 3), discard=(4,)),
    )


def on_through_the_eras(offer: Offer[Any], state: Any) -> float:
    """The table ends the game itself after a while, and tells everything until then."""
    if offer.id.startswith("way."):
        return 0
    if offer.id == "end":
        return 3 if state.turn_number > 12 else 0
    return 0.1 if offer.aside else first_often(offer, state)


GAMES = (
    Played("score_pad", a_pad, first_often, 400, {}, {}),
    Played(
        "rise_and_fall",
        a_rise,
        on_towards_the_count,
        900,
        {
            "ReadValues": "what cards and trophies show was asked for in games of before",
            "WriteRow": "points of a row follow from its box, or from which trophies they are",
        },
        {},
        seldom_in_rise,
        3,
    ),
    Played("imperium", an_imperium, towards_the_scoring, 1_500, {}, {}, an_empire_near_its_end, 5),
    Played("imperium_campaign", a_campaign, first_often, 60, {}, {}),
    Played(
        "tapestry",
        a_tapestry,
        on_through_the_eras,
        900,
        {
            "WriteNote": "the commands that mean something write it",
            "LetApp": "a switch of before: a kind lies wholly on the table or in Loom",
            **dict.fromkeys(("FillAhead", "ConfirmFilled", "UsePowers"), "everything is asked"),
        },
        {"NextStep": "whoever would not skip a civilization after all stays where they are"},
        seldom_in_tapestry,
        3,
    ),
)
