"""Copying another tapestry: what it does when played, or for this era.

Rulebook, "Tapestry card abilities"; Espionage. What is continuous is not copied, nor a card that
copies: it would have nothing to say of its own.
"""

from __future__ import annotations

from companion.core.message import Message
from companion.core.question import Option
from companion.games.tapestry import known
from companion.games.tapestry.benefits import Benefit, Verb
from companion.games.tapestry.cards import tapestries
from companion.games.tapestry.cards.events_of_standing import CardCopied
from companion.games.tapestry.cards.moments import card_of
from companion.games.tapestry.change import unnamed
from companion.games.tapestry.standing import Copied
from companion.games.tapestry.teaching.met import kinds
from companion.games.tapestry.turn.names import card_name
from companion.games.tapestry.turn.turn import Turn
from companion.games.tapestry.turn.verbs import handles

COPIED_KINDS = {"when_played", "this_era"}


@handles(Verb.COPY)
def copied(turn: Turn, benefit: Benefit, source: str, detail: str) -> None:
    """A card says so: it stands as if it were another."""
    del benefit, source
    copy(turn, detail)


def copy(turn: Turn, by: str) -> None:
    """What any visible tapestry does, at once or for this era; what was copied before is over."""
    see = tapestries.visible_to
    visible = (one for who in turn.state.players for one in see(turn, who))
    others = dict.fromkeys(card for card in visible if not _copies(turn, card, by))
    kinds_of = {one: kinds(turn, one) for one in others}
    found = {one: of for one, of in kinds_of.items() if COPIED_KINDS & {*of}}
    if not found:
        _lasts(turn, by, "")
        turn.tell(Message("tapestry.told.nothing_to_copy"))
        return
    options = [Option(one, card_name("tapestry", one), icon="card-tapestry") for one in found]
    chosen = turn.choose("espionage", Message("tapestry.ask.heralds"), options)
    _lasts(turn, by, chosen if "this_era" in found[chosen] else "")
    tapestries.resolve(turn, chosen)


def _copies(turn: Turn, card: str, by: str) -> bool:
    """Itself, or one that copies too."""
    if card == by or unnamed(card):
        return card == by
    taught, power = known.teaching(turn.state, card), card_of(turn, card)
    return (taught is not None and taught.copies) or (power is not None and power.copies)


def _lasts(turn: Turn, by: str, card: str) -> None:
    if card or turn.me.holds(Copied):
        turn.record(CardCopied(turn.player, by, card))
