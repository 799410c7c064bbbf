"""FF: items in reserve come into play on the fifth income turn, before the upgrade.

Rulebook, "Income turn 5: use items in reserve": cards and tiles lie there face up; a reserved
building has left the income mat, so its income is open, but it is placed only then; reserving in
the fifth turn is used at once.
"""

from __future__ import annotations

from companion.core.message import Message
from companion.core.question import Option
from companion.games.tapestry.benefits import Benefit, Verb
from companion.games.tapestry.cards import in_hand, technology
from companion.games.tapestry.cards.events_of_technologies import TechInvented
from companion.games.tapestry.cards.tech_offer import fill_offer
from companion.games.tapestry.change import unnamed
from companion.games.tapestry.city import building
from companion.games.tapestry.city.events import BuildingPutAside, PieceWaits
from companion.games.tapestry.income import reserving
from companion.games.tapestry.income.events import ItemReserved, ReservedGained, ReserveUsed
from companion.games.tapestry.nouns import THING
from companion.games.tapestry.player import BUILDINGS, BUILDINGS_EACH, Reserved
from companion.games.tapestry.state import LAST_INCOME_TURN
from companion.games.tapestry.turn import gains
from companion.games.tapestry.turn.names import thing_name
from companion.games.tapestry.turn.turn import Turn
from companion.games.tapestry.turn.verbs import carries_out

GAINED = ("territory_tile", "space_tile", "tapestry", "any_resource")
KINDS = (*BUILDINGS, *GAINED, "tech_card")
PLACE, NOTHING, BOX = "reserve", "nothing", "FF"


def lay_aside(turn: Turn, kind: str) -> None:
    """Onto the right edge of the mat."""
    if kind in reserving.KINDS:
        reserving.lay_aside(turn, kind)
    else:
        if kind in BUILDINGS:
            turn.record(BuildingPutAside(turn.player, kind, PLACE))
        turn.record(ItemReserved(turn.player, kind))
    if turn.me.income_turns >= LAST_INCOME_TURN:
        use_all(turn)


@carries_out(Verb.RESERVE)
def reserve(turn: Turn, benefit: Benefit) -> None:
    """So many of a thing, as far as there are buildings left."""
    for _ in range(benefit.n):
        if benefit.what in BUILDINGS and turn.me.buildings[benefit.what] >= BUILDINGS_EACH:
            turn.tell(Message("tapestry.told.none_left", thing=thing_name(benefit.what)))
            return
        lay_aside(turn, benefit.what)


def offer(turn: Turn) -> None:
    """A card that no source shows may put things in reserve: the table reads it."""
    while (kind := _chosen(turn)) != NOTHING:
        lay_aside(turn, kind)


def _chosen(turn: Turn) -> str:
    left = {b for b in BUILDINGS if turn.me.buildings[b] < BUILDINGS_EACH}
    options = [Option(NOTHING, Message("tapestry.option.nothing_more"), icon="check")]
    free = (kind for kind in KINDS if kind in left or kind not in BUILDINGS)
    options += THING.these(turn.state, free)
    return turn.choose("reserve", Message("tapestry.ask.reserve"), options)


def use_all(turn: Turn) -> None:
    """One after the other."""
    for item in turn.me.reserve:
        with turn.because("income.last_turn", Message("tapestry.why.reserve")):
            _use(turn, item)


def _use(turn: Turn, item: Reserved) -> None:
    if item.item:
        _gain(turn, item)
        return
    turn.record(ReserveUsed(turn.player))
    if item.kind in BUILDINGS:
        turn.record(PieceWaits(turn.player, item.kind))
        building.place_waiting(turn, item.kind)
    elif item.kind in GAINED:
        gains.gain_one(turn, item.kind)
    elif item.kind in reserving.KINDS:
        _technology_of_before(turn)
    else:
        turn.tell(Message("tapestry.told.reserve", thing=thing_name(item.kind)))


def _gain(turn: Turn, item: Reserved) -> None:
    """A card or tile that lies there is gained like any other."""
    if item.kind == reserving.TECH:
        card = technology.nameless(turn.state) if unnamed(item.item) else item.item
        turn.record(ReservedGained(turn.player, card))
        technology.invented(turn, card)
        return
    turn.record(ReservedGained(turn.player))
    if item.kind == "tapestry":
        in_hand.came(turn)


def _technology_of_before(turn: Turn) -> None:
    """Games of before did not keep which one lies there."""
    if card := reserving.which_technology(turn):
        turn.record(TechInvented(turn.player, card))
        fill_offer(turn)
        technology.invented(turn, card)
