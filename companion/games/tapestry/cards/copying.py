"""Copying another tapestry: what it does when played, or for this era.

Rulebook, "Tapestry card abilities"; Espionage. What is continuous is not copied, nor a card that
copies: it would have nothing to say of its own.
"""

from __future__ import annotations

from dataclasses import replace

from companion.core.message import Message
from companion.games.tapestry import known
from companion.games.tapestry.benefits import Benefit, Verb
from companion.games.tapestry.cards import tapestries
from companion.games.tapestry.cards.events_of_standing import CardCopied
from companion.games.tapestry.cards.moments import card_of
from companion.games.tapestry.change import unnamed
from companion.games.tapestry.nouns import TAPESTRY
from companion.games.tapestry.standing import Copied
from companion.games.tapestry.teaching.met import kinds
from companion.games.tapestry.turn.names import card_name, player_option
from companion.games.tapestry.turn.neighbours import WHO
from companion.games.tapestry.turn.turn import Turn
from companion.games.tapestry.turn.verbs import handles

COPIED_KINDS = {"when_played", "this_era"}
MINE = "mine"


@handles(Verb.COPY)
def copied(turn: Turn, benefit: Benefit, source: str, detail: str) -> None:
    """A card says so: it stands as if it were another."""
    del source
    copy(turn, detail, benefit.what)


def copy(turn: Turn, by: str, whose: str = "") -> None:
    """What a visible tapestry does, at once or for this era; what was copied before is over.

    It may lie on any mat, or on those that the card names. Which one, and whose, is said, also
    where there is no other.
    """
    found = {
        card: (owners, of)
        for card, owners in _visible(turn, by, whose).items()
        if COPIED_KINDS & {*(of := kinds(turn, card))}
    }
    if not found:
        _lasts(turn, by, "")
        turn.tell(Message("tapestry.told.nothing_to_copy"))
        return
    shown = replace(TAPESTRY, note=lambda _state, card: _of(turn, found[card][0]))
    options = shown.these(turn.state, found)
    chosen = turn.choose("espionage", Message("tapestry.ask.heralds"), options)
    owners, of = found[chosen]
    card = card_name("tapestry", chosen)
    turn.tell(Message("tapestry.told.copies", card=card, whose=_of(turn, owners)), "card-tapestry")
    _lasts(turn, by, chosen if "this_era" in of else "")
    tapestries.resolve(turn, chosen)


def _visible(turn: Turn, by: str, whose: str) -> dict[str, list[str]]:
    """The cards that may be copied, each with those on whose mats it lies."""
    found: dict[str, list[str]] = {}
    for who in turn.state.players:
        if whose and who not in _owners(turn, whose):
            continue
        for card in tapestries.visible_to(turn, who):
            if not _copies(turn, card, by):
                found.setdefault(card, []).append(who)
    return found


def _owners(turn: Turn, whose: str) -> tuple[str, ...]:
    return (turn.player,) if whose == MINE else WHO[whose](turn.state, turn.player)


def _of(turn: Turn, owners: list[str]) -> Message:
    """On whose mat it lies: of two alike it is all one which."""
    names = tuple(player_option(turn.state, one) for one in owners)
    return Message("tapestry.told.on_mats", players=names)


def _copies(turn: Turn, card: str, by: str) -> bool:
    """Itself, or one that copies too."""
    if card == by or unnamed(card):
        return card == by
    taught, power = known.teaching(turn.state, card), card_of(turn, card)
    return (taught is not None and taught.copies) or (power is not None and power.copies)


def _lasts(turn: Turn, by: str, card: str) -> None:
    if card or turn.me.holds(Copied):
        turn.record(CardCopied(turn.player, by, card))
