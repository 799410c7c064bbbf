"""Cards as things: a tapestry that is gained, tapestries and technologies given up.

Rulebook, "Tapestry cards": from the deck to the hand.
"""

from __future__ import annotations

from companion.core.message import Message
from companion.games.tapestry.cards import drawing
from companion.games.tapestry.cards.events_of_tapestries import TapestryDiscarded, TapestryGained
from companion.games.tapestry.cards.events_of_technologies import TechDiscarded
from companion.games.tapestry.cards.moments import in_force
from companion.games.tapestry.chance import TAPESTRIES
from companion.games.tapestry.turn import effects, noticing
from companion.games.tapestry.turn.gains import gained
from companion.games.tapestry.turn.giving_up import Held
from companion.games.tapestry.turn.mats import from_a_neighbour
from companion.games.tapestry.turn.names import card_name, player_name
from companion.games.tapestry.turn.turn import Turn


def _mixed(turn: Turn) -> None:
    drawing.mix(turn, "tapestry")


@gained("tapestry", then=_mixed)
def tapestry(turn: Turn, *, top: bool = False) -> None:
    """A tapestry card from the deck, to the hand; the very top one where that is said."""
    if not from_a_neighbour(turn):
        if not drawing.refilled(turn, "tapestry"):
            turn.tell(Message("tapestry.told.no_tapestry"))
            return
        _drawn(turn, top=top)
    came(turn)


def came(turn: Turn) -> None:
    """What comes of one more card in hand."""
    effects.trigger(turn, "tapestry_gained")
    for lasting in in_force(turn):
        lasting.tapestry_gained()
    noticing.opponents_notice(turn, turn.player, "opponent_tapestry_gained")


def _drawn(turn: Turn, *, top: bool) -> None:
    by_app = top and turn.step.by_app(TAPESTRIES)
    card = drawing.draw(turn, "tapestry") if by_app else drawing.draw_or_unknown(turn, "tapestry")
    gained_unseen(turn, card)


def gained_unseen(turn: Turn, card: str) -> None:
    """To the hand; in Loom no hands move it, so that it is said: by its name to nobody else."""
    turn.record(TapestryGained(turn.player, card))
    if not turn.state.in_loom(TAPESTRIES):
        return
    alone = turn.state.options.solo
    which = Message("tapestry.kind.came.tapestry", card=card_name("tapestry", card))
    who = player_name(turn.state, turn.player)
    whose = Message("tapestry.kind.came.someones", player=who)
    turn.tell(which if alone else whose, icon="card-tapestry")


HELD = {
    "tapestry": Held(
        lambda turn: turn.me.hand,
        lambda card: card_name("tapestry", card),
        TapestryDiscarded,
    ),
    "tech_card": Held(
        lambda turn: tuple(tech.card for tech in turn.me.techs),
        lambda card: card_name("tech", card),
        TechDiscarded,
    ),
}
"""How they are given up."""
