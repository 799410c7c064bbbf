"""Draw so many, keep one.

Rulebook, "Icon guide" and the cards' own words.
"""

from __future__ import annotations

from collections.abc import Mapping

from companion.core.message import Message
from companion.games.tapestry.benefits import Benefit, Verb
from companion.games.tapestry.cards import drawing
from companion.games.tapestry.cards.events_of_piles import CardTurnedAway
from companion.games.tapestry.cards.events_of_technologies import TechInvented
from companion.games.tapestry.cards.in_hand import gained_unseen
from companion.games.tapestry.chance import kind_of
from companion.games.tapestry.describing import benefit_text
from companion.games.tapestry.nouns import things_of
from companion.games.tapestry.state import UNKNOWN
from companion.games.tapestry.turn.turn import Turn
from companion.games.tapestry.turn.verbs import carries_out

DECKS: Mapping[str, str] = {"tapestry": "tapestry", "tech_card": "tech"}


@carries_out(Verb.DRAW_KEEP)
def draw_keep(turn: Turn, benefit: Benefit) -> None:
    """Draw so many, keep one, discard the others; real cards are looked at on the table.

    Which real tapestry is kept is its owner's secret, like any that is drawn.
    """
    deck = DECKS[benefit.what]
    if not drawing.refilled(turn, deck):
        return
    by_app = turn.step.by_app(kind_of(deck))
    if not by_app:
        turn.tell(Message("tapestry.told.draw_keep", what=benefit_text(benefit)), icon="card")
    if not by_app and deck == "tapestry":
        _kept_unseen(turn, benefit.n)
        return
    seen = drawing.look_at(turn, deck, benefit.n)
    options = things_of(deck).these(turn.state, dict.fromkeys(seen))
    kept = turn.choose("keep", Message("tapestry.ask.keep"), options)
    if deck == "tech":
        turn.record(TechInvented(turn.player, kept))
    else:
        gained_unseen(turn, kept)
    drawing.turn_away(turn, deck, seen, kept)


def _kept_unseen(turn: Turn, n: int) -> None:
    """One to the hand, the others from the deck to the discards."""
    gained_unseen(turn, UNKNOWN)
    for _ in range(min(n - 1, turn.state.remaining("tapestry"))):
        turn.record(CardTurnedAway("tapestry", UNKNOWN))
