"""Draw so many, keep one.

Rulebook, "Icon guide" and the cards' own words.
"""

from __future__ import annotations

from collections.abc import Mapping

from companion.core.message import Message
from companion.games.tapestry.benefits import Benefit, Verb
from companion.games.tapestry.cards import drawing
from companion.games.tapestry.cards.events_of_technologies import TechInvented
from companion.games.tapestry.cards.in_hand import gained_unseen
from companion.games.tapestry.nouns import things_of
from companion.games.tapestry.turn.turn import Turn
from companion.games.tapestry.turn.verbs import carries_out

DECKS: Mapping[str, str] = {"tapestry": "tapestry", "tech_card": "tech"}


@carries_out(Verb.DRAW_KEEP)
def draw_keep(turn: Turn, benefit: Benefit) -> None:
    """Draw so many, keep one, discard the others; real cards are looked at on the table."""
    deck = DECKS[benefit.what]
    if not drawing.refilled(turn, deck):
        return
    seen = drawing.look_at(turn, deck, benefit.n)
    options = things_of(deck).these(turn.state, dict.fromkeys(seen))
    kept = turn.choose("keep", Message("tapestry.ask.keep"), options)
    if deck == "tech":
        turn.record(TechInvented(turn.player, kept))
    else:
        gained_unseen(turn, kept)
    drawing.turn_away(turn, deck, seen, kept)
