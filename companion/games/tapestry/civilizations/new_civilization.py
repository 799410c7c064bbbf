"""A civilization gained in mid-game.

Rulebook, "General rules": it joins the first one; what its mat gives at the start of the game it
gives only where the mat says so. A variant draws two and keeps one. Some mats may be discarded for
another one.
"""

from __future__ import annotations

from companion.core.message import Message
from companion.games.tapestry import content
from companion.games.tapestry.cards import drawing
from companion.games.tapestry.cards.events_of_piles import CardTurnedAway
from companion.games.tapestry.chance import CIVILIZATIONS
from companion.games.tapestry.civilizations.events import CivilizationGained
from companion.games.tapestry.nouns import CIVILIZATION
from companion.games.tapestry.turn.gains import gained
from companion.games.tapestry.turn.mats import power_of, powers
from companion.games.tapestry.turn.names import word
from companion.games.tapestry.turn.turn import Turn


@gained("civilization")
def gaining(turn: Turn) -> None:
    """Draw one that may be gained in mid-game, and set it up; others drawn are discarded."""
    choices = _drawn(turn)
    if not choices:
        turn.tell(Message("tapestry.told.no_civilization"))
        return
    options = CIVILIZATION.these(turn.state, choices)
    kept = turn.choose("civilization", Message("tapestry.ask.civilization"), options)
    drawing.turn_away(turn, "civilization", choices, kept)
    if _drawn_again(turn, kept):
        turn.record(CardTurnedAway("civilization", kept))
        gaining(turn)
    else:
        join(turn, kept)


def _drawn_again(turn: Turn, kept: str) -> bool:
    text = Message("tapestry.ask.civilization_again", civilization=word("civilization", kept))
    may = power_of(turn, kept).may_be_drawn_again()
    return may and turn.may("civilization.again", text)


def _drawn(turn: Turn) -> tuple[str, ...]:
    """The app's top mats, or every mat the real one can be."""
    drawing.refilled(turn, "civilization")
    can = [c for c in drawing.pile(turn, "civilization").cards if content.civilization(c).later]
    return tuple(can[: drawn_for(turn)] if turn.step.by_app(CIVILIZATIONS) else sorted(can))


def drawn_for(turn: Turn) -> int:
    """How many: one, two by the variant; a mat may say otherwise; the Psionics one more."""
    usual = 2 if turn.state.options.variants.two_civilizations_each_time else 1
    drawn = max((power.civilizations_drawn(usual) for power in powers(turn)), default=usual)
    return drawn + drawing.psionic(turn)


def join(turn: Turn, civilization: str) -> None:
    """Beside the first mat; what it does when it comes late is done or told."""
    turn.record(CivilizationGained(turn.player, civilization))
    power_of(turn, civilization).gained_later()
