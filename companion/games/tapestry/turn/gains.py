"""Gaining things: resources, buildings, tiles, cards, civilizations.

Rulebook, "Icon guide": a resource over 8 is lost; a supply that has run out gives nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from companion.core.message import Message
from companion.games.tapestry.benefits import Benefit, Verb
from companion.games.tapestry.cards import drawing
from companion.games.tapestry.cards.events_of_tapestries import TapestryGained
from companion.games.tapestry.cards.masterpieces import create
from companion.games.tapestry.cards.moments import in_force
from companion.games.tapestry.chance import OWN_CARDS
from companion.games.tapestry.city import building
from companion.games.tapestry.civilizations.moments import from_a_neighbour
from companion.games.tapestry.civilizations.new_civilization import gaining
from companion.games.tapestry.income.inspiration import inspire
from companion.games.tapestry.land.events import SpaceTileGained, TerritoryTileGained
from companion.games.tapestry.player import BUILDINGS, RESOURCES
from companion.games.tapestry.state import UNKNOWN, UNKNOWN_TILE
from companion.games.tapestry.turn import effects
from companion.games.tapestry.turn.resources import any_resource, resource
from companion.games.tapestry.turn.turn import Turn
from companion.games.tapestry.turn.verbs import carries_out

Gainer = Callable[[Turn], None]
DRAWN_FROM = {
    "territory_tile": "territory",
    "space_tile": "space",
    "tapestry": "tapestry",
    "masterpiece": "masterpiece",
}


@carries_out(Verb.GAIN)
def gain(turn: Turn, benefit: Benefit) -> None:
    """So many of a thing, one at a time."""
    for _ in so_often(turn, benefit.what, benefit.n):
        gain_one(turn, benefit.what)
    if benefit.what in DRAWN_FROM:
        drawing.mix(turn, DRAWN_FROM[benefit.what])


def so_often(turn: Turn, what: str, n: int) -> Iterable[int]:
    """What is asked meanwhile says `1 of 3`; of what is drawn each is named for itself."""
    return range(n) if what in DRAWN_FROM else turn.step.rounds(n)


def gain_one(turn: Turn, what: str) -> None:
    """One thing of this kind."""
    if what in RESOURCES:
        resource(turn, what)
    elif what in BUILDINGS or what == "any_income_building":
        building.gain(turn, what)
    else:
        GAINERS[what](turn)


def territory_tile(turn: Turn) -> None:
    """A tile from the supply or the bag, kept face up."""
    if not drawing.any_left(turn, "territory"):
        turn.tell(Message("tapestry.told.no_territory_tile"))
        return
    drawn = drawing.draw_or_unknown(turn, "territory")
    turn.record(TerritoryTileGained(turn.player, UNKNOWN_TILE if drawn == UNKNOWN else int(drawn)))


def space_tile(turn: Turn) -> None:
    """A space tile from the supply: they can run out."""
    if not drawing.any_left(turn, "space"):
        turn.tell(Message("tapestry.told.no_space_tile"))
        return
    drawn = drawing.draw_or_unknown(turn, "space")
    turn.record(SpaceTileGained(turn.player, UNKNOWN_TILE if drawn == UNKNOWN else int(drawn)))


def tapestry(turn: Turn, *, top: bool = False) -> None:
    """A tapestry card from the deck, to the hand; the very top one where that is said."""
    if not from_a_neighbour(turn):
        if not drawing.refilled(turn, "tapestry"):
            turn.tell(Message("tapestry.told.no_tapestry"))
            return
        _drawn(turn, top=top)
    effects.trigger(turn, "tapestry_gained")
    for lasting in in_force(turn):
        lasting.tapestry_gained()


def _drawn(turn: Turn, *, top: bool) -> None:
    by_app = top and turn.step.by_app(OWN_CARDS)
    card = drawing.draw(turn, "tapestry") if by_app else drawing.draw_or_unknown(turn, "tapestry")
    turn.record(TapestryGained(turn.player, card))


def tell_landmark(turn: Turn) -> None:
    """A landmark of no named kind."""
    turn.tell(Message("tapestry.told.landmark"))


GAINERS: Mapping[str, Gainer] = {
    "any_resource": any_resource,
    "territory_tile": territory_tile,
    "space_tile": space_tile,
    "tapestry": tapestry,
    "civilization": gaining,
    "masterpiece": create,
    "inspiration_tile": inspire,
    "landmark": tell_landmark,
}
