"""Taking cards from the Market, and what comes in their place.

Rulebook, "Acquérir", "Innover en" and "Exiler"; solo booklet, the changed keywords.
"""

from __future__ import annotations

from companion.core.message import Message
from companion.core.question import Amount, Choice
from companion.games.imperium.acts import Act
from companion.games.imperium.cards import UNREST, Card, Pile
from companion.games.imperium.events.cards import CardTaken
from companion.games.imperium.events.seen import SpaceSeen, TokensCounted
from companion.games.imperium.events.tokens import CIV, TokensGiven
from companion.games.imperium.nouns import KIND
from companion.games.imperium.places import below, market_place
from companion.games.imperium.rules import unrest
from companion.games.imperium.rules.choosing import Wanted, choose_space
from companion.games.imperium.rules.refilling import refill
from companion.games.imperium.rules.run import Run
from companion.games.imperium.rules.worth import why_best
from companion.games.imperium.say import thing
from companion.games.imperium.state import CATEGORIES
from companion.games.imperium.tokens import KINDS, Tokens, tokens_of

MOST_TOKENS = 30


def space_for(run: Run, act: Act, place: str) -> int | None:
    """The space the act takes its card from."""
    return choose_space(run, Wanted(act.what, act.tokens), place)


def take(run: Run, slot: int, act: Act, place: str, *, with_unrest: bool) -> None:
    """The card of a space goes on the C.I.V.'s deck, its tokens to the C.I.V.

    Acquired: the Unrest below it follows, on top. Innovated: that Unrest is returned.
    """
    category = see_category(run, slot, act.what, place)
    tokens = _tokens_on(run, slot, place)
    whys = why_best(run, Wanted(act.what, act.tokens), slot) if run.state.options.names else ()
    name = run.state.market.spaces[slot - 1].card
    with run.because(*whys, differs=f"{place}.space"):
        if tokens.total:
            run.step.record(TokensGiven(str(slot), CIV, tokens))
        joins_deck(run, category, market_place(slot), name)
    if run.state.market.spaces[slot - 1].under:
        if with_unrest:
            unrest.joins(run.step, below(slot))
        else:
            unrest.comes_back(run.step, below(slot))
    refill(run, slot, category, place)


def joins_deck(run: Run, category: str, source: str, name: str = "") -> None:
    """A new card on top of the C.I.V.'s deck."""
    card = Card(run.civ.next_card, shows=(category,), lacks=(UNREST,), name=name)
    run.step.record(CardTaken(card, source, Pile.DECK))


def see_category(run: Run, slot: int, wanted: tuple[str, ...], place: str) -> str:
    """What the card of a space is; asked only where it is not known."""
    space = run.state.market.spaces[slot - 1]
    if space.categories:
        return space.categories[0]
    options = tuple(KIND.these(run.state, (one for one in CATEGORIES if one in wanted)))
    question = Choice(f"{place}.category", Message("imperium.ask.category"), options)
    category = run.ask(question) if len(options) > 1 else wanted[0]
    run.step.record(SpaceSeen(slot, (category,)))
    unrest.see_what_is_left(run.step)
    return category


def _tokens_on(run: Run, slot: int, place: str) -> Tokens:
    """What lies on the card as counted, unless the table differs."""
    counted = run.state.market.spaces[slot - 1].tokens
    total = Tokens()
    for kind in KINDS:
        text = Message("imperium.ask.tokens_on", slot=slot, what=thing(kind))
        asked = Amount(f"{place}.on_card.{kind}", text, 0, MOST_TOKENS, counted.of(kind))
        total += tokens_of(kind, run.settle(asked, counted.of(kind)))
    if total != counted:
        run.step.record(TokensCounted(str(slot), total))
    return total
