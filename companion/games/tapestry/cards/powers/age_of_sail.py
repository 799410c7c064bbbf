"""Age of Sail: three tiles are drawn before exploring, and one may be given away for points.

Base game card, THIS ERA. FAQ: the Psionics choose each of the three from two.
"""

from __future__ import annotations

from companion.core.message import Message
from companion.core.question import Option
from companion.games.tapestry.benefits import Benefit, Verb
from companion.games.tapestry.cards.powers.partners import person
from companion.games.tapestry.land.events import TerritoryTileGiven
from companion.games.tapestry.score import points
from companion.games.tapestry.turn import effects, verbs
from companion.games.tapestry.turn.giving_up import tile_name
from companion.games.tapestry.turn.neighbours import opponents
from companion.games.tapestry.turn.turn import Turn

CARD, NONE, GIFT = "age_of_sail", "none", 3
THREE_TILES = Benefit(Verb.GAIN, what="territory_tile", n=3)


def set_out(turn: Turn) -> None:
    """Whenever the player explores a territory while the card is in force."""
    if CARD not in effects.cards_in_force(turn.me):
        return
    verbs.gain_one(turn, THREE_TILES, "tapestry", CARD)
    people = [o for o in opponents(turn.state, turn.player) if o in turn.state.players]
    if not people or not turn.me.tiles:
        return
    options = [Option(NONE, Message("tapestry.option.no"))]
    options += [Option(str(tile), tile_name(tile)) for tile in sorted(set(turn.me.tiles))]
    given = turn.choose("sail.tile", Message("tapestry.ask.give_tile"), options)
    if given == NONE:
        return
    options = [Option(owner, person(turn.state, owner)) for owner in people]
    to = turn.choose("sail.to", Message("tapestry.ask.partner"), options)
    turn.record(TerritoryTileGiven(turn.player, to, int(given)))
    points.score(turn, GIFT, "tapestry", CARD)
